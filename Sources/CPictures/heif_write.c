#include "cpictures.h"
#include "heif_library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t cheif_state(void) {
  const HeifLibrary *heif = heif_library();
  if (!heif) return CHEIF_NO_LIBRARY;
  void *context = heif->context_alloc();
  void *encoder = NULL;
  Result result = heif->encoder(context, HEIF_COMPRESSION_HEVC, &encoder);
  if (encoder) heif->encoder_release(encoder);
  heif->context_free(context);
  return result.code == 0 ? CHEIF_THERE : CHEIF_NO_ENCODER;
}

typedef struct {
  uint8_t *bytes;
  size_t count;
} Target;

static Result take(void *context, const void *data, size_t size, void *user) {
  (void)context;
  Target *target = user;
  uint8_t *grown = realloc(target->bytes, target->count + size);
  if (!grown) return (Result){HEIF_ERROR_MEMORY, 0, "no memory"};
  memcpy(grown + target->count, data, size);
  target->bytes = grown;
  target->count += size;
  return (Result){0, 0, "ok"};
}

static Result encode(const HeifLibrary *heif, void *context, void *encoder, const uint8_t *pixels,
                     int32_t side, CHeifNames names, int isFirst) {
  void *image = NULL;
  void *handle = NULL;
  Result result =
      heif->image_create(side, side, HEIF_COLORSPACE_RGB, HEIF_CHROMA_RGBA, &image);
  if (result.code) return result;
  result = heif->add_plane(image, HEIF_CHANNEL_INTERLEAVED, side, side, 8);
  int stride = 0;
  uint8_t *plane = result.code ? NULL : heif->plane(image, HEIF_CHANNEL_INTERLEAVED, &stride);
  if (plane) {
    for (int32_t y = 0; y < side; y++) {
      memcpy(plane + (size_t)y * stride, pixels + (size_t)y * side * 4, (size_t)side * 4);
    }
    result = heif->encode(context, image, encoder, NULL, &handle);
    if (!result.code && isFirst) result = heif->set_primary(context, handle);
    if (!result.code) {
      result = heif->add_exif(context, handle, names.exif, (int)names.exifCount);
    }
    if (!result.code) result = heif->add_xmp(context, handle, names.xmp, (int)names.xmpCount);
  }
  if (handle) heif->handle_release(handle);
  heif->image_release(image);
  return result;
}

uint8_t *cheif_encode(const uint8_t *const *pixels, const int32_t *sides, int32_t count,
                      CHeifNames names, size_t *size, char *reason, size_t room) {
  const HeifLibrary *heif = heif_library();
  if (!heif) return NULL;
  void *context = heif->context_alloc();
  void *encoder = NULL;
  Target target = {NULL, 0};
  Result result = heif->encoder(context, HEIF_COMPRESSION_HEVC, &encoder);
  if (!result.code) result = heif->quality(encoder, names.quality);
  // 4:2:0 is the brand that every reader of HEIC knows; the preset costs quality little at this size.
  if (!result.code) result = heif->parameter(encoder, "chroma", "420");
  if (!result.code) heif->parameter(encoder, "preset", "veryfast");
  for (int32_t index = 0; index < count && !result.code; index++) {
    result = encode(heif, context, encoder, pixels[index], sides[index], names, index == 0);
  }
  if (!result.code) {
    heif_writer writer = {1, take};
    result = heif->write(context, &writer, &target);
  }
  if (result.code) {
    snprintf(reason, room, "%s", result.message ? result.message : "unknown");
    free(target.bytes);
    target = (Target){NULL, 0};
  }
  if (encoder) heif->encoder_release(encoder);
  heif->context_free(context);
  *size = target.count;
  return target.bytes;
}

#include "cpictures.h"
#include "heif_library.h"

#include <stdlib.h>
#include <string.h>

// More pictures than any glyph has.
enum { MOST = 32 };

struct CHeifFile {
  const HeifLibrary *heif;
  void *context;
  uint32_t ids[MOST];
  void *handles[MOST];
  uint32_t primary;
  int32_t count;
};

CHeifFile *cheif_open(const uint8_t *bytes, size_t count, int32_t limit, int32_t *result) {
  const HeifLibrary *heif = heif_library();
  *result = heif ? CHEIF_UNREADABLE : CHEIF_ABSENT;
  CHeifFile *file = heif ? calloc(1, sizeof(CHeifFile)) : NULL;
  if (!file) return NULL;
  file->heif = heif;
  file->context = heif->context_alloc();
  heif->set_limit(file->context, limit);
  if (heif->read(file->context, bytes, count, NULL).code) {
    cheif_close(file);
    return NULL;
  }
  int32_t all = heif->count(file->context);
  if (all > MOST) {
    *result = CHEIF_TOO_LARGE;
    cheif_close(file);
    return NULL;
  }
  file->count = heif->ids(file->context, file->ids, MOST);
  heif->primary(file->context, &file->primary);
  for (int32_t index = 0; index < file->count; index++) {
    heif->handle(file->context, file->ids[index], &file->handles[index]);
  }
  *result = CHEIF_OK;
  return file;
}

void cheif_close(CHeifFile *file) {
  for (int32_t index = 0; index < file->count; index++) {
    if (file->handles[index]) file->heif->handle_release(file->handles[index]);
  }
  file->heif->context_free(file->context);
  free(file);
}

int32_t cheif_count(CHeifFile *file) { return file->count; }

int32_t cheif_describe(CHeifFile *file, int32_t index, int32_t *width, int32_t *height,
                       int32_t *isPrimary, int32_t *hasAlpha) {
  if (index < 0 || index >= file->count || !file->handles[index]) return 0;
  void *handle = file->handles[index];
  *width = file->heif->width(handle);
  *height = file->heif->height(handle);
  *isPrimary = file->ids[index] == file->primary;
  *hasAlpha = file->heif->has_alpha(handle);
  return 1;
}

int32_t cheif_decode(CHeifFile *file, int32_t index, uint8_t *target) {
  const HeifLibrary *heif = file->heif;
  void *handle = file->handles[index];
  int32_t width = heif->width(handle), height = heif->height(handle);
  void *image = NULL;
  Result result = heif->decode(handle, &image, HEIF_COLORSPACE_RGB, HEIF_CHROMA_RGBA, NULL);
  if (result.code || !image) return 0;
  int stride = 0;
  const uint8_t *plane = heif->plane_readonly(image, HEIF_CHANNEL_INTERLEAVED, &stride);
  // The decoded picture may be of another size than was declared.
  int32_t isRight = plane && heif->image_width(image, HEIF_CHANNEL_INTERLEAVED) == width &&
                    heif->image_height(image, HEIF_CHANNEL_INTERLEAVED) == height;
  if (isRight) {
    for (int32_t y = 0; y < height; y++) {
      memcpy(target + (size_t)y * width * 4, plane + (size_t)y * stride, (size_t)width * 4);
    }
  }
  heif->image_release(image);
  return isRight;
}

size_t cheif_names(CHeifFile *file, int32_t index, int32_t kind, uint8_t *target, size_t room) {
  const HeifLibrary *heif = file->heif;
  void *handle = file->handles[index];
  uint32_t ids[MOST];
  int count = heif->metadata_ids(handle, kind == 0 ? "Exif" : "mime", ids, MOST);
  for (int item = 0; item < count; item++) {
    const char *content = heif->metadata_content(handle, ids[item]);
    if (kind == 1 && (!content || strcmp(content, "application/rdf+xml"))) continue;
    size_t size = heif->metadata_size(handle, ids[item]);
    if (size == 0 || size > (1 << 20)) continue;
    uint8_t *bytes = malloc(size);
    if (!bytes) return 0;
    size_t start = 0;
    if (heif->metadata(handle, ids[item], bytes).code) size = 0;
    if (kind == 0 && size > 4) {
      // Four bytes say how far the TIFF is.
      uint32_t offset = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
      start = offset <= size - 4 ? 4 + (size_t)offset : size;
    }
    if (size - start <= room) memcpy(target, bytes + start, size - start);
    free(bytes);
    if (size > start) return size - start;
  }
  return 0;
}

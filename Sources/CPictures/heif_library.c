#include "heif_library.h"

#include <dlfcn.h>
#include <pthread.h>

static HeifLibrary found;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int isWhole = 1;
#define FIND(member, name)                                        \
  do {                                                            \
    *(void **)&found.member = dlsym(library, "heif_" name);       \
    if (!found.member) isWhole = 0;                               \
  } while (0)
  FIND(context_alloc, "context_alloc");
  FIND(context_free, "context_free");
  FIND(read, "context_read_from_memory_without_copy");
  FIND(set_limit, "context_set_maximum_image_size_limit");
  FIND(count, "context_get_number_of_top_level_images");
  FIND(ids, "context_get_list_of_top_level_image_IDs");
  FIND(primary, "context_get_primary_image_ID");
  FIND(handle, "context_get_image_handle");
  FIND(handle_release, "image_handle_release");
  FIND(width, "image_handle_get_width");
  FIND(height, "image_handle_get_height");
  FIND(has_alpha, "image_handle_has_alpha_channel");
  FIND(decode, "decode_image");
  FIND(plane_readonly, "image_get_plane_readonly");
  FIND(image_width, "image_get_width");
  FIND(image_height, "image_get_height");
  FIND(image_release, "image_release");
  FIND(metadata_ids, "image_handle_get_list_of_metadata_block_IDs");
  FIND(metadata_type, "image_handle_get_metadata_type");
  FIND(metadata_content, "image_handle_get_metadata_content_type");
  FIND(metadata_size, "image_handle_get_metadata_size");
  FIND(metadata, "image_handle_get_metadata");
  FIND(encoder, "context_get_encoder_for_format");
  FIND(encoder_release, "encoder_release");
  FIND(quality, "encoder_set_lossy_quality");
  FIND(parameter, "encoder_set_parameter");
  FIND(image_create, "image_create");
  FIND(add_plane, "image_add_plane");
  FIND(plane, "image_get_plane");
  FIND(encode, "context_encode_image");
  FIND(set_primary, "context_set_primary_image");
  FIND(add_exif, "context_add_exif_metadata");
  FIND(add_xmp, "context_add_XMP_metadata");
  FIND(write, "context_write");
#undef FIND
  if (isWhole) found.library = library;
}

const HeifLibrary *heif_library(void) {
  pthread_once(&once, load);
  return found.library ? &found : NULL;
}

#ifndef SCRIBE_HEIF_LIBRARY_H
#define SCRIBE_HEIF_LIBRARY_H

#include <stddef.h>
#include <stdint.h>

// What we use of libheif 1 (its C interface has not changed since 1.0), declared here so that
// building needs no package of it.

struct heif_error {
  int code;
  int subcode;
  const char *message;
};

typedef struct heif_writer {
  int version;
  struct heif_error (*write)(void *context, const void *data, size_t size, void *user);
} heif_writer;

enum {
  HEIF_COLORSPACE_RGB = 1,
  HEIF_CHROMA_RGBA = 11,
  HEIF_CHANNEL_INTERLEAVED = 10,
  HEIF_COMPRESSION_HEVC = 1,
  HEIF_ERROR_MEMORY = 6,
};

typedef struct heif_error Result;

typedef struct {
  void *library;
  void *(*context_alloc)(void);
  void (*context_free)(void *);
  Result (*read)(void *, const void *, size_t, const void *);
  void (*set_limit)(void *, int);
  int (*count)(void *);
  int (*ids)(void *, uint32_t *, int);
  Result (*primary)(void *, uint32_t *);
  Result (*handle)(void *, uint32_t, void **);
  void (*handle_release)(const void *);
  int (*width)(const void *);
  int (*height)(const void *);
  int (*has_alpha)(const void *);
  Result (*decode)(const void *, void **, int, int, const void *);
  const uint8_t *(*plane_readonly)(const void *, int, int *);
  int (*image_width)(const void *, int);
  int (*image_height)(const void *, int);
  void (*image_release)(const void *);
  int (*metadata_ids)(const void *, const char *, uint32_t *, int);
  const char *(*metadata_type)(const void *, uint32_t);
  const char *(*metadata_content)(const void *, uint32_t);
  size_t (*metadata_size)(const void *, uint32_t);
  Result (*metadata)(const void *, uint32_t, void *);
  Result (*encoder)(void *, int, void **);
  void (*encoder_release)(void *);
  Result (*quality)(void *, int);
  Result (*parameter)(void *, const char *, const char *);
  Result (*image_create)(int, int, int, int, void **);
  Result (*add_plane)(void *, int, int, int, int);
  uint8_t *(*plane)(void *, int, int *);
  Result (*encode)(void *, const void *, void *, const void *, void **);
  Result (*set_primary)(void *, void *);
  Result (*add_exif)(void *, const void *, const void *, int);
  Result (*add_xmp)(void *, const void *, const void *, int);
  Result (*write)(void *, heif_writer *, void *);
} HeifLibrary;

/// The library, loaded on first use; null where it is not installed or lacks a function.
const HeifLibrary *heif_library(void);

#endif

#ifndef SCRIBE_CPICTURES_H
#define SCRIBE_CPICTURES_H

#include <stddef.h>
#include <stdint.h>

// Pixels are four bytes, red, green, blue, alpha, premultiplied unless a name says `straight`; rows
// follow each other without gaps.

typedef struct {
  uint8_t *pixels;
  int32_t width, height;
} CPixels;

/// Where a picture is drawn from: canvas (x, y) reads the source at (a x + b y + c, d x + e y + f).
typedef struct {
  double a, b, c, d, e, f;
} CPlacement;

/// What of a picture is drawn: rows of the source from `first` up to `end`, and only inside an ellipse
/// of the canvas where its radii are above 0. `alpha` is 0 to 1.
typedef struct {
  double first, end;
  double centerX, centerY, radiusX, radiusY;
  double alpha;
} CClip;

/// Draws `source` over `canvas` with cubic interpolation.
void cpictures_draw(CPixels canvas, CPixels source, CPlacement placement, CClip clip);

/// Fills an ellipse over `canvas` with one premultiplied colour.
void cpictures_ellipse(CPixels canvas, double x, double y, double radiusX, double radiusY,
                       const uint8_t color[4]);

/// Averages `source` down to `target`, which is smaller.
void cpictures_shrink(CPixels target, CPixels source);

/// What is tinted of a picture.
enum { CPICTURES_TINT_HUE = 0, CPICTURES_TINT_FRAME = 1, CPICTURES_TINT_ALL = 2 };

/// Gives the leading hue of `picture` another colour (sRGB), in Oklab; shading and other hues stay.
/// `FRAME` takes what is not blue glass, `ALL` everything that is neither black nor white.
void cpictures_tint(CPixels picture, const uint8_t color[3], int32_t what);

/// Makes the blue glass of spectacles see-through.
void cpictures_clear_glass(CPixels picture, double alpha);

/// Draws `picture` as pencil lines on a light ground.
void cpictures_sketch(CPixels picture);

/// Draws `picture` in few even colours.
void cpictures_flatten(CPixels picture);

/// Between premultiplied and straight alpha, in place.
void cpictures_unmultiply(uint8_t *pixels, size_t count);
void cpictures_multiply(uint8_t *pixels, size_t count);

// zlib, found at run time: libxml2, which the worker links, needs it. Each returns 0 where it is not
// there or fails, else the size of what was written.

int32_t cpictures_has_zlib(void);
size_t cpictures_deflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t room);
size_t cpictures_inflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t room);

// libheif, found at run time, with its encoder.

enum { CHEIF_THERE = 0, CHEIF_NO_LIBRARY = 1, CHEIF_NO_ENCODER = 2 };

/// Says whether HEIC files can be written: one of the values above.
int32_t cheif_state(void);

/// What all pictures of a file are given.
typedef struct {
  const uint8_t *exif;
  size_t exifCount;
  const uint8_t *xmp;
  size_t xmpCount;
  int32_t quality;
} CHeifNames;

/// Encodes square pictures of straight alpha into one file, the first one primary. Returns the bytes,
/// to be freed with `free`, or null with `reason` filled.
uint8_t *cheif_encode(const uint8_t *const *pixels, const int32_t *sides, int32_t count,
                      CHeifNames names, size_t *size, char *reason, size_t room);

typedef struct CHeifFile CHeifFile;

enum { CHEIF_OK = 0, CHEIF_ABSENT = 1, CHEIF_UNREADABLE = 2, CHEIF_TOO_LARGE = 3 };

/// Opens a file of bytes, which must outlive it. Null with `result` where that fails.
CHeifFile *cheif_open(const uint8_t *bytes, size_t count, int32_t limit, int32_t *result);
void cheif_close(CHeifFile *file);
/// The pictures, in the file's order.
int32_t cheif_count(CHeifFile *file);
/// Fills what is known before decoding; returns 0 where there is no such picture.
int32_t cheif_describe(CHeifFile *file, int32_t index, int32_t *width, int32_t *height,
                       int32_t *isPrimary, int32_t *hasAlpha);
/// Decodes into `target` of width × height × 4 bytes, straight alpha; returns 1 on success.
int32_t cheif_decode(CHeifFile *file, int32_t index, uint8_t *target);
/// Copies the EXIF (`kind` 0, from the TIFF's first byte) or XMP (1) of a picture; returns its size, 0
/// where there is none, and copies nothing where `room` is too small.
size_t cheif_names(CHeifFile *file, int32_t index, int32_t kind, uint8_t *target, size_t room);

#endif

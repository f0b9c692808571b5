#include "cpictures.h"

#include <math.h>
#include <string.h>

static uint8_t clamped(double value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5);
}

/// Catmull and Rom's weights for the four pixels round `t` of the way from the second to the third.
static void weights(float t, float w[4]) {
  float t2 = t * t, t3 = t2 * t;
  w[0] = 0.5f * (-t3 + 2 * t2 - t);
  w[1] = 0.5f * (3 * t3 - 5 * t2 + 2);
  w[2] = 0.5f * (-3 * t3 + 4 * t2 + t);
  w[3] = 0.5f * (t3 - t2);
}

static int sample(CPixels source, double x, double y, const CClip *clip, float out[4]) {
  int left = (int)floor(x - 0.5), top = (int)floor(y - 0.5);
  if (left < -2 || top < -2 || left > source.width || top > source.height) return 0;
  float wx[4], wy[4];
  weights((float)(x - 0.5 - left), wx);
  weights((float)(y - 0.5 - top), wy);
  memset(out, 0, 4 * sizeof(float));
  for (int j = 0; j < 4; j++) {
    int row = top - 1 + j;
    if (row < 0 || row >= source.height || row + 0.5 < clip->first || row + 0.5 > clip->end) continue;
    const uint8_t *line = source.pixels + (size_t)row * source.width * 4;
    for (int i = 0; i < 4; i++) {
      int column = left - 1 + i;
      if (column < 0 || column >= source.width) continue;
      const uint8_t *pixel = line + (size_t)column * 4;
      if (!pixel[3]) continue;
      float weight = wx[i] * wy[j];
      for (int k = 0; k < 4; k++) out[k] += weight * pixel[k];
    }
  }
  return out[3] > 0.5f;
}

static double inEllipse(const CClip *clip, double x, double y) {
  if (clip->radiusX <= 0) return 1;
  double dx = (x - clip->centerX) / clip->radiusX, dy = (y - clip->centerY) / clip->radiusY;
  // About one pixel of soft edge.
  double away = (1 - sqrt(dx * dx + dy * dy)) * clip->radiusX + 0.5;
  return away < 0 ? 0 : away > 1 ? 1 : away;
}

typedef struct {
  int32_t left, top, right, bottom;
} Span;

/// The part of the canvas that the source can reach, with a pixel of margin.
static Span reached(CPixels canvas, CPixels source, CPlacement p) {
  double det = p.a * p.e - p.b * p.d;
  Span whole = {0, 0, canvas.width, canvas.height};
  if (fabs(det) < 1e-12) return whole;
  double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
  for (int corner = 0; corner < 4; corner++) {
    double sx = (corner & 1 ? source.width + 1 : -1) - p.c;
    double sy = (corner & 2 ? source.height + 1 : -1) - p.f;
    double x = (p.e * sx - p.b * sy) / det, y = (p.a * sy - p.d * sx) / det;
    left = fmin(left, x);
    right = fmax(right, x);
    top = fmin(top, y);
    bottom = fmax(bottom, y);
  }
  Span span = {(int32_t)fmax(0, fmin(canvas.width, left - 1)),
               (int32_t)fmax(0, fmin(canvas.height, top - 1)),
               (int32_t)fmin(canvas.width, fmax(0, right + 2)),
               (int32_t)fmin(canvas.height, fmax(0, bottom + 2))};
  return span;
}

void cpictures_draw(CPixels canvas, CPixels source, CPlacement p, CClip clip) {
  Span span = reached(canvas, source, p);
  for (int32_t y = span.top; y < span.bottom; y++) {
    for (int32_t x = span.left; x < span.right; x++) {
      double cx = x + 0.5, cy = y + 0.5;
      double sx = p.a * cx + p.b * cy + p.c, sy = p.d * cx + p.e * cy + p.f;
      if (sx < -1 || sy < -1 || sx > source.width + 1 || sy > source.height + 1) continue;
      float color[4];
      if (!sample(source, sx, sy, &clip, color)) continue;
      double share = clip.alpha * inEllipse(&clip, cx, cy);
      if (share <= 0) continue;
      uint8_t *target = canvas.pixels + ((size_t)y * canvas.width + x) * 4;
      double alpha = color[3] > 255 ? 255 : color[3];
      double rest = 1 - alpha / 255 * share;
      for (int k = 0; k < 3; k++) {
        double part = color[k] < 0 ? 0 : color[k] > alpha ? alpha : color[k];
        target[k] = clamped(part * share + target[k] * rest);
      }
      target[3] = clamped(alpha * share + target[3] * rest);
    }
  }
}

void cpictures_ellipse(CPixels canvas, double x, double y, double radiusX, double radiusY,
                       const uint8_t color[4]) {
  CClip clip = {0, 0, x, y, radiusX, radiusY, 1};
  for (int32_t row = 0; row < canvas.height; row++) {
    for (int32_t column = 0; column < canvas.width; column++) {
      double share = inEllipse(&clip, column + 0.5, row + 0.5);
      if (share <= 0) continue;
      uint8_t *target = canvas.pixels + ((size_t)row * canvas.width + column) * 4;
      double rest = 1 - color[3] / 255.0 * share;
      for (int k = 0; k < 4; k++) target[k] = clamped(color[k] * share + target[k] * rest);
    }
  }
}

void cpictures_shrink(CPixels target, CPixels source) {
  for (int32_t y = 0; y < target.height; y++) {
    double top = (double)y * source.height / target.height;
    double bottom = (double)(y + 1) * source.height / target.height;
    for (int32_t x = 0; x < target.width; x++) {
      double left = (double)x * source.width / target.width;
      double right = (double)(x + 1) * source.width / target.width;
      double sum[4] = {0}, area = 0;
      for (int32_t row = (int32_t)top; row < bottom && row < source.height; row++) {
        double high = fmin(bottom, row + 1) - fmax(top, row);
        for (int32_t column = (int32_t)left; column < right && column < source.width; column++) {
          double share = high * (fmin(right, column + 1) - fmax(left, column));
          const uint8_t *pixel = source.pixels + ((size_t)row * source.width + column) * 4;
          for (int k = 0; k < 4; k++) sum[k] += share * pixel[k];
          area += share;
        }
      }
      uint8_t *pixel = target.pixels + ((size_t)y * target.width + x) * 4;
      for (int k = 0; k < 4; k++) pixel[k] = clamped(sum[k] / area);
    }
  }
}

void cpictures_unmultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int k = 0; k < 3; k++) {
      unsigned value = alpha ? (pixels[k] * 255u + alpha / 2) / alpha : 0;
      pixels[k] = value > 255 ? 255 : (uint8_t)value;
    }
  }
}

void cpictures_multiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    for (int k = 0; k < 3; k++) pixels[k] = (uint8_t)((pixels[k] * pixels[3] + 127) / 255);
  }
}

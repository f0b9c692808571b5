#include "cpictures.h"
#include "oklab.h"

#include <stdlib.h>

/// The lightness over white of each pixel, 0 to 1.
static float *lightness(CPixels picture) {
  size_t all = (size_t)picture.width * picture.height;
  float *light = calloc(all, sizeof(float));
  if (!light) return NULL;
  for (size_t i = 0; i < all; i++) {
    const uint8_t *pixel = picture.pixels + i * 4;
    double rest = 255 - pixel[3];
    light[i] = (float)(0.2126 * (pixel[0] + rest) + 0.7152 * (pixel[1] + rest) +
                       0.0722 * (pixel[2] + rest)) / 255;
  }
  return light;
}

void cpictures_sketch(CPixels picture) {
  float *light = lightness(picture);
  if (!light) return;
  int32_t width = picture.width, height = picture.height;
  uint8_t *alphas = malloc((size_t)width * height);
  if (alphas) {
    for (size_t i = 0; i < (size_t)width * height; i++) alphas[i] = picture.pixels[i * 4 + 3];
    // Lines are as broad on each size: a step is a share of the side.
    int32_t step = width / 160 > 1 ? width / 160 : 1;
    for (int32_t y = 0; y < height; y++) {
      for (int32_t x = 0; x < width; x++) {
        size_t i = (size_t)y * width + x;
        int32_t left = x - step < 0 ? 0 : x - step, right = x + step >= width ? width - 1 : x + step;
        int32_t up = y - step < 0 ? 0 : y - step, down = y + step >= height ? height - 1 : y + step;
        double dx = light[(size_t)y * width + right] - light[(size_t)y * width + left];
        double dy = light[(size_t)down * width + x] - light[(size_t)up * width + x];
        double ax = alphas[(size_t)y * width + right] - alphas[(size_t)y * width + left];
        double ay = alphas[(size_t)down * width + x] - alphas[(size_t)up * width + x];
        double edge = sqrt(dx * dx + dy * dy) * 2.4 + sqrt(ax * ax + ay * ay) / 255 * 0.8;
        double line = edge < 0.18 ? 0 : edge > 0.55 ? 1 : (edge - 0.18) / 0.37;
        // Dark parts are hatched, the darkest filled.
        double dark = light[i];
        int32_t hatch = (x + y) % (6 * step) < 2 * step;
        if (dark < 0.18) line = fmax(line, 0.85);
        else if (dark < 0.45 && hatch) line = fmax(line, 0.45);
        double paper = 250 - 26 * (1 - dark);
        double alpha = fmax(alphas[i], line * 255 * (alphas[i] > 0 || edge > 0.5));
        uint8_t *pixel = picture.pixels + i * 4;
        pixel[0] = (uint8_t)((paper + line * (52 - paper)) * alpha / 255);
        pixel[1] = (uint8_t)((paper + line * (50 - paper)) * alpha / 255);
        pixel[2] = (uint8_t)((paper - 8 + line * (58 - paper)) * alpha / 255);
        pixel[3] = (uint8_t)alpha;
      }
    }
    free(alphas);
  }
  free(light);
}

static double stepped(double value, double step) { return floor(value / step + 0.5) * step; }

void cpictures_flatten(CPixels picture) {
  size_t all = (size_t)picture.width * picture.height;
  for (size_t i = 0; i < all; i++) {
    uint8_t *pixel = picture.pixels + i * 4;
    if (!pixel[3]) continue;
    double alpha = pixel[3] / 255.0;
    Lab lab = to_lab(fmin(pixel[0] / alpha, 255), fmin(pixel[1] / alpha, 255),
                     fmin(pixel[2] / alpha, 255));
    double strength = sqrt(lab.a * lab.a + lab.b * lab.b), angle = atan2(lab.b, lab.a);
    strength = stepped(strength * 1.1, 0.06);
    angle = stepped(angle, M_PI / 9);
    Lab even = {stepped(lab.lightness, 0.16) + 0.02, strength * cos(angle), strength * sin(angle)};
    double rgb[3];
    from_lab(even, rgb);
    for (int k = 0; k < 3; k++) {
      pixel[k] = (uint8_t)(fmax(0, fmin(255, rgb[k])) * alpha + 0.5);
    }
  }
}

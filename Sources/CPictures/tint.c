#include "cpictures.h"
#include "oklab.h"

#include <stdlib.h>

enum { BINS = 36 };

static double chroma(Lab lab) { return sqrt(lab.a * lab.a + lab.b * lab.b); }

/// Degrees from 0 to 360.
static double hue(Lab lab) {
  double angle = atan2(lab.b, lab.a) * 180 / M_PI;
  return angle < 0 ? angle + 360 : angle;
}

static double apart(double a, double b) {
  double difference = fabs(a - b);
  return difference > 180 ? 360 - difference : difference;
}

/// 1 up to `inner`, 0 from `outer`, straight between.
static double soft(double value, double inner, double outer) {
  if (value <= inner) return 1;
  return value >= outer ? 0 : (outer - value) / (outer - inner);
}

static Lab lab_of(const uint8_t *pixel) {
  double alpha = pixel[3] / 255.0;
  return to_lab(fmin(pixel[0] / alpha, 255), fmin(pixel[1] / alpha, 255),
                fmin(pixel[2] / alpha, 255));
}

static void set(uint8_t *pixel, Lab lab) {
  double rgb[3];
  from_lab(lab, rgb);
  for (int k = 0; k < 3; k++) {
    double value = fmax(0, fmin(255, rgb[k])) * pixel[3] / 255;
    pixel[k] = (uint8_t)(value + 0.5);
  }
}

static int is_glass(Lab lab) {
  double angle = hue(lab);
  return lab.lightness > 0.6 && ((chroma(lab) > 0.03 && angle > 200 && angle < 285) ||
                                 (chroma(lab) < 0.03 && lab.lightness > 0.9));
}

/// The hue that most of the colour has; `coloured` is the share of visible pixels with a colour.
static double peak(const Lab *labs, const CPixels *picture, double *coloured) {
  double bins[BINS] = {0}, visible = 0, count = 0;
  size_t all = (size_t)picture->width * picture->height;
  for (size_t i = 0; i < all; i++) {
    double alpha = picture->pixels[i * 4 + 3] / 255.0;
    if (alpha < 0.5) continue;
    visible++;
    double strength = chroma(labs[i]);
    if (strength < 0.035) continue;
    count++;
    bins[(int)(hue(labs[i]) / 10) % BINS] += strength;
  }
  *coloured = visible > 0 ? count / visible : 0;
  double best = -1, angle = 0;
  for (int i = 0; i < BINS; i++) {
    double sum = bins[(i + BINS - 1) % BINS] + bins[i] + bins[(i + 1) % BINS];
    if (sum > best) {
      best = sum;
      angle = i * 10 + 5;
    }
  }
  return angle;
}

void cpictures_tint(CPixels picture, const uint8_t color[3], int32_t what) {
  size_t all = (size_t)picture.width * picture.height;
  Lab *labs = calloc(all, sizeof(Lab));
  double *mask = calloc(all, sizeof(double));
  if (labs && mask) {
    Lab target = to_lab(color[0], color[1], color[2]);
    double wanted = chroma(target), wantedHue = hue(target);
    for (size_t i = 0; i < all; i++) {
      if (picture.pixels[i * 4 + 3]) labs[i] = lab_of(picture.pixels + i * 4);
    }
    double coloured;
    double leading = peak(labs, &picture, &coloured);
    int isGrey = coloured < 0.25;
    double sum = 0, light = 0, strength = 0;
    for (size_t i = 0; i < all; i++) {
      double alpha = picture.pixels[i * 4 + 3] / 255.0;
      if (alpha == 0) continue;
      Lab lab = labs[i];
      if (what == CPICTURES_TINT_FRAME) {
        mask[i] = is_glass(lab) ? 0 : 1;
      } else if (what == CPICTURES_TINT_ALL) {
        mask[i] = soft(-lab.lightness, -0.12, -0.05);
      } else if (isGrey) {
        mask[i] = soft(-lab.lightness, -0.38, -0.30) * soft(chroma(lab), 0.05, 0.08);
      } else {
        mask[i] = soft(apart(hue(lab), leading), 40, 55) * soft(-chroma(lab), -0.045, -0.03);
      }
      sum += mask[i] * alpha;
      light += mask[i] * alpha * lab.lightness;
      strength += mask[i] * alpha * chroma(lab);
    }
    double meanLight = sum > 0 ? light / sum : 0.5;
    double meanChroma = sum > 0 ? strength / sum : 0.1;
    for (size_t i = 0; i < all; i++) {
      uint8_t *pixel = picture.pixels + i * 4;
      if (!pixel[3]) continue;
      Lab lab = labs[i];
      if (mask[i] <= 0.01) {
        // What has the new hue already would vanish in it: a beak, legs.
        if (wanted > 0.05 && chroma(lab) > 0.06 && apart(hue(lab), wantedHue) < 25) {
          lab.lightness *= 0.72;
          set(pixel, lab);
        }
        continue;
      }
      double share = meanChroma > 0.03 ? chroma(lab) / meanChroma : 1;
      share = fmax(0.6, fmin(1.25, share));
      double shade = target.lightness + 0.8 * (lab.lightness - meanLight);
      // Frames are thin: a light colour would be lost on a face.
      if (what == CPICTURES_TINT_FRAME) shade = fmin(shade, 0.55);
      shade = fmax(0.08, fmin(0.99, shade));
      Lab changed = {shade, target.a * share, target.b * share};
      Lab mixed = {lab.lightness + mask[i] * (changed.lightness - lab.lightness),
                   lab.a + mask[i] * (changed.a - lab.a), lab.b + mask[i] * (changed.b - lab.b)};
      set(pixel, mixed);
    }
  }
  free(labs);
  free(mask);
}

void cpictures_clear_glass(CPixels picture, double alpha) {
  size_t all = (size_t)picture.width * picture.height;
  for (size_t i = 0; i < all; i++) {
    uint8_t *pixel = picture.pixels + i * 4;
    if (!pixel[3] || !is_glass(lab_of(pixel))) continue;
    for (int k = 0; k < 4; k++) pixel[k] = (uint8_t)(pixel[k] * alpha + 0.5);
  }
}

#ifndef SCRIBE_OKLAB_H
#define SCRIBE_OKLAB_H

#include <math.h>
#include <stdint.h>

typedef struct {
  double lightness, a, b;
} Lab;

static inline double linear(double value) {
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static inline double gamma_(double value) {
  if (value <= 0) return 0;
  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055;
}

/// Björn Ottosson's Oklab of a straight sRGB colour of 0 to 255.
static inline Lab to_lab(double red, double green, double blue) {
  double r = linear(red / 255), g = linear(green / 255), b = linear(blue / 255);
  double l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return (Lab){0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
               1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
               0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

static inline void from_lab(Lab lab, double out[3]) {
  double l = lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b;
  double m = lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b;
  double s = lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b;
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  out[0] = 255 * gamma_(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  out[1] = 255 * gamma_(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  out[2] = 255 * gamma_(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
}

#endif

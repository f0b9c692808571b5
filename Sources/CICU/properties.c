#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

int32_t scribe_icu_east_asian_cells(uint32_t code) {
  switch (u_getIntPropertyValue((UChar32)code, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH: return 2;
    case U_EA_AMBIGUOUS: return 0;
    default: return 1;
  }
}

bool scribe_icu_takes_no_cell(uint32_t code) {
  return (U_GET_GC_MASK((UChar32)code) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK |
                                          U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0;
}

bool scribe_icu_is_space(uint32_t code) {
  return (U_GET_GC_MASK((UChar32)code) & U_GC_ZS_MASK) != 0;
}

bool scribe_icu_is_emoji(uint32_t code) {
  return u_hasBinaryProperty((UChar32)code, UCHAR_EMOJI);
}

bool scribe_icu_is_pictographic(uint32_t code) {
  return u_hasBinaryProperty((UChar32)code, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool scribe_icu_is_virama(uint32_t code) {
  return u_getCombiningClass((UChar32)code) == 9;
}

bool scribe_icu_is_prepend(uint32_t code) {
  return u_getIntPropertyValue((UChar32)code, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_PREPEND;
}

int32_t scribe_icu_line_break_class(uint32_t code) {
  int32_t value = u_getIntPropertyValue((UChar32)code, UCHAR_LINE_BREAK);
  const char *name = u_getPropertyValueName(UCHAR_LINE_BREAK, value, U_SHORT_PROPERTY_NAME);
  return name ? (int32_t)((uint8_t)name[0] << 8 | (uint8_t)name[1]) : 0;
}

int32_t scribe_icu_decompose(uint32_t code, uint32_t *scalars, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFDInstance(&error);
  if (U_FAILURE(error)) return 0;
  UChar units[32];
  int32_t length = unorm2_getDecomposition(form, (UChar32)code, units, 32, &error);
  if (U_FAILURE(error) || length < 0) return 0;
  int32_t count = 0;
  for (int32_t at = 0; at < length && count < capacity;) {
    UChar32 scalar;
    U16_NEXT(units, at, length, scalar);
    scalars[count++] = (uint32_t)scalar;
  }
  return count;
}

uint32_t scribe_icu_compose(uint32_t base, uint32_t mark) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return 0;
  UChar32 composed = unorm2_composePair(form, (UChar32)base, (UChar32)mark);
  return composed < 0 ? 0 : (uint32_t)composed;
}

#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

struct scribe_bidi {
  UBiDi *paragraphs;
  UBiDi *row;
  UChar *units;
  int32_t *unit_of_byte;  // one more than there are bytes
  int32_t byte_count, unit_count;
};

void scribe_bidi_close(scribe_bidi *bidi) {
  if (!bidi) return;
  if (bidi->row) ubidi_close(bidi->row);
  if (bidi->paragraphs) ubidi_close(bidi->paragraphs);
  free(bidi->units);
  free(bidi->unit_of_byte);
  free(bidi);
}

scribe_bidi *scribe_bidi_open(const uint8_t *bytes, int32_t count, int base) {
  scribe_bidi *bidi = calloc(1, sizeof *bidi);
  if (!bidi) return NULL;
  bidi->paragraphs = ubidi_open();
  bidi->row = ubidi_open();
  bidi->units = malloc(((size_t)count + 1) * sizeof *bidi->units);
  bidi->unit_of_byte = malloc(((size_t)count + 1) * sizeof *bidi->unit_of_byte);
  if (!bidi->paragraphs || !bidi->row || !bidi->units || !bidi->unit_of_byte) {
    scribe_bidi_close(bidi);
    return NULL;
  }
  int32_t units = 0;
  for (int32_t at = 0; at < count;) {
    int32_t start = at;
    UChar32 code;
    U8_NEXT_OR_FFFD(bytes, at, count, code);
    for (int32_t i = start; i < at; i++) bidi->unit_of_byte[i] = units;
    U16_APPEND_UNSAFE(bidi->units, units, code);
  }
  bidi->unit_of_byte[count] = units;
  bidi->byte_count = count;
  bidi->unit_count = units;
  UErrorCode error = U_ZERO_ERROR;
  UBiDiLevel level = base == -1 ? UBIDI_DEFAULT_LTR
                      : base == -2 ? UBIDI_DEFAULT_RTL : (UBiDiLevel)(base & 1);
  ubidi_setPara(bidi->paragraphs, bidi->units, units, level, NULL, &error);
  if (U_FAILURE(error)) {
    scribe_bidi_close(bidi);
    return NULL;
  }
  return bidi;
}

int32_t scribe_bidi_base_level(const scribe_bidi *bidi, int32_t offset) {
  if (bidi->unit_count == 0) return ubidi_getParaLevel(bidi->paragraphs);
  int32_t unit = bidi->unit_of_byte[offset];
  if (unit >= bidi->unit_count) unit = bidi->unit_count - 1;
  UErrorCode error = U_ZERO_ERROR;
  UBiDiLevel level = 0;
  ubidi_getParagraph(bidi->paragraphs, unit, NULL, NULL, &level, &error);
  return U_SUCCESS(error) ? level : 0;
}

bool scribe_bidi_row_levels(scribe_bidi *bidi, int32_t start, int32_t end, uint8_t *levels) {
  int32_t at = start, row_end = bidi->unit_of_byte[end];
  // U+001C to U+001E end a paragraph here and no row there; ICU takes a line of one only.
  while (at < end && bidi->unit_of_byte[at] < row_end) {
    int32_t first = bidi->unit_of_byte[at], last = 0;
    UErrorCode error = U_ZERO_ERROR;
    ubidi_getParagraph(bidi->paragraphs, first, NULL, &last, NULL, &error);
    if (U_FAILURE(error)) return false;
    if (last > row_end) last = row_end;
    UBiDi *source = bidi->paragraphs;
    if (first > 0 || last < bidi->unit_count) {
      ubidi_setLine(bidi->paragraphs, first, last, bidi->row, &error);
      source = bidi->row;
    }
    if (U_FAILURE(error)) return false;
    const UBiDiLevel *found = ubidi_getLevels(source, &error);
    if (U_FAILURE(error)) return false;
    for (; at < end && bidi->unit_of_byte[at] < last; at++) {
      levels[at - start] = found[bidi->unit_of_byte[at] - first];
    }
  }
  return true;
}

void scribe_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

uint32_t scribe_icu_mirror(uint32_t code) { return (uint32_t)u_charMirror((UChar32)code); }

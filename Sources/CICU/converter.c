#include "CICU.h"
#include <stdlib.h>
#include <unicode/ucnv.h>

int32_t scribe_icu_decode(
  const char *encoding, const uint8_t *bytes, int32_t count, uint8_t *result, int32_t capacity
) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(encoding, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = ucnv_toAlgorithmic(
    UCNV_UTF8, converter, (char *)result, capacity, (const char *)bytes, count, &status);
  ucnv_close(converter);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -1;
  return length;
}

struct scribe_decoder {
  UConverter *converter;
};

scribe_decoder *scribe_decoder_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  if (U_FAILURE(status)) return NULL;
  scribe_decoder *decoder = malloc(sizeof *decoder);
  if (!decoder) {
    ucnv_close(converter);
    return NULL;
  }
  decoder->converter = converter;
  return decoder;
}

void scribe_decoder_close(scribe_decoder *decoder) {
  ucnv_close(decoder->converter);
  free(decoder);
}

int32_t scribe_decoder_run(scribe_decoder *decoder, const uint8_t *bytes, int32_t count,
                           uint16_t *units, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = ucnv_toUChars(decoder->converter, (UChar *)units, capacity,
                                 (const char *)bytes, count, &status);
  return U_FAILURE(status) ? -1 : length;
}

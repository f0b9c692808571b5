#include "CICU.h"
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

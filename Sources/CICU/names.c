#include "CICU.h"

#include <unicode/uloc.h>
#include <unicode/ustring.h>

int32_t scribe_icu_language_name(const char *tag, const char *locale, char *name,
                                 int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char identifier[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, identifier, sizeof identifier, &parsed, &status);
  if (U_FAILURE(status) || identifier[0] == 0) return 0;
  UChar wide[128];
  int32_t length = uloc_getDisplayName(identifier, locale, wide, 128, &status);
  // Without a name of its own, ICU gives the code back and says so.
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return 0;
  int32_t bytes = 0;
  u_strToUTF8(name, capacity, &bytes, wide, length, &status);
  return U_FAILURE(status) || bytes >= capacity ? 0 : bytes;
}

#include "CICU.h"

#include <stdlib.h>
#include <unicode/ucnv.h>

struct scribe_converter {
  UConverter *foreign;
  UConverter *utf8;
  // What lies between the two: UTF-16 that one has made and the other has not taken.
  UChar between[2048];
  UChar *from;
  UChar *to;
  bool isFirst;
};

scribe_converter *scribe_converter_open(const char *name, bool strict) {
  UErrorCode status = U_ZERO_ERROR;
  scribe_converter *converter = calloc(1, sizeof *converter);
  if (!converter) return NULL;
  converter->foreign = ucnv_open(name, &status);
  converter->utf8 = ucnv_open("UTF-8", &status);
  if (strict && U_SUCCESS(status)) {
    UConverter *both[] = {converter->foreign, converter->utf8};
    for (int i = 0; i < 2; i++) {
      ucnv_setToUCallBack(both[i], UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
      ucnv_setFromUCallBack(both[i], UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
    }
  }
  if (U_FAILURE(status)) {
    scribe_converter_close(converter);
    return NULL;
  }
  scribe_converter_reset(converter);
  return converter;
}

void scribe_converter_close(scribe_converter *converter) {
  if (!converter) return;
  if (converter->foreign) ucnv_close(converter->foreign);
  if (converter->utf8) ucnv_close(converter->utf8);
  free(converter);
}

void scribe_converter_reset(scribe_converter *converter) {
  ucnv_reset(converter->foreign);
  ucnv_reset(converter->utf8);
  converter->from = converter->to = converter->between;
  converter->isFirst = true;
}

const char *scribe_converter_name(const scribe_converter *converter) {
  UErrorCode status = U_ZERO_ERROR;
  const char *own = ucnv_getName(converter->foreign, &status);
  if (U_FAILURE(status)) return NULL;
  static const char *const standards[] = {"MIME", "IANA"};
  for (int i = 0; i < 2; i++) {
    status = U_ZERO_ERROR;
    const char *name = ucnv_getStandardName(own, standards[i], &status);
    if (U_SUCCESS(status) && name) return name;
  }
  return own;
}

int scribe_converter_run(scribe_converter *converter, bool toUTF8, const uint8_t **source,
                         const uint8_t *sourceEnd, uint8_t **target, const uint8_t *targetEnd,
                         bool isLast) {
  UErrorCode status = U_ZERO_ERROR;
  const char *from = (const char *)*source;
  char *to = (char *)*target;
  ucnv_convertEx(toUTF8 ? converter->utf8 : converter->foreign,
                 toUTF8 ? converter->foreign : converter->utf8, &to, (const char *)targetEnd, &from,
                 (const char *)sourceEnd, converter->between, &converter->from, &converter->to,
                 converter->between + sizeof converter->between / sizeof *converter->between,
                 converter->isFirst, isLast, &status);
  converter->isFirst = false;
  *source = (const uint8_t *)from;
  *target = (uint8_t *)to;
  if (status == U_BUFFER_OVERFLOW_ERROR) return 1;
  return U_FAILURE(status) ? -1 : 0;
}

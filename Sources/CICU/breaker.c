#include "CICU.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

struct scribe_breaker {
  UBreakIterator *iterator;
  int kind;
  bool is_ascii;
  UChar *units;       // the text as UTF-16
  int32_t *offsets;   // where in the bytes each unit began; unused for ASCII
  int32_t unit_count, capacity, offset_capacity;
  int32_t byte_count;
  struct scribe_breaker *next;
};

// Opening an iterator costs more than breaking a paragraph, and an iterator must not be used by
// two threads, so idle ones wait here.
enum { kinds = 4, idle_limit = 8 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static scribe_breaker *idle[kinds];
static int idle_count[kinds];

static void destroy(scribe_breaker *breaker) {
  if (breaker->iterator) ubrk_close(breaker->iterator);
  free(breaker->units);
  free(breaker->offsets);
  free(breaker);
}

scribe_breaker *scribe_breaker_take(int kind) {
  if (kind < 0 || kind >= kinds) return NULL;
  pthread_mutex_lock(&lock);
  scribe_breaker *breaker = idle[kind];
  if (breaker) {
    idle[kind] = breaker->next;
    idle_count[kind] -= 1;
  }
  pthread_mutex_unlock(&lock);
  if (breaker) return breaker;

  static const UBreakIteratorType types[kinds] = {
      UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  breaker = calloc(1, sizeof *breaker);
  if (!breaker) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  breaker->kind = kind;
  breaker->iterator = ubrk_open(types[kind], "", NULL, 0, &error);
  // Negative codes are remarks, such as "the root locale was used".
  if (U_FAILURE(error)) {
    destroy(breaker);
    return NULL;
  }
  return breaker;
}

void scribe_breaker_give(scribe_breaker *breaker) {
  if (!breaker) return;
  enum { large = 1 << 16 };
  bool keep = breaker->capacity <= large;
  pthread_mutex_lock(&lock);
  if (keep && idle_count[breaker->kind] < idle_limit) {
    breaker->next = idle[breaker->kind];
    idle[breaker->kind] = breaker;
    idle_count[breaker->kind] += 1;
    breaker = NULL;
  }
  pthread_mutex_unlock(&lock);
  if (breaker) destroy(breaker);
}

// A text never has more UTF-16 units than UTF-8 bytes, well formed or not.
static bool reserve(scribe_breaker *breaker, int32_t count) {
  if (count <= breaker->capacity) return true;
  int32_t capacity = count < 1024 ? 1024 : count;
  UChar *units = realloc(breaker->units, (size_t)capacity * sizeof *units);
  if (!units) return false;
  breaker->units = units;
  breaker->capacity = capacity;
  return true;
}

static bool reserve_offsets(scribe_breaker *breaker, int32_t count) {
  if (count <= breaker->offset_capacity) return true;
  int32_t capacity = count < 1024 ? 1024 : count;
  int32_t *offsets = realloc(breaker->offsets, (size_t)capacity * sizeof *offsets);
  if (!offsets) return false;
  breaker->offsets = offsets;
  breaker->offset_capacity = capacity;
  return true;
}

bool scribe_breaker_set_text(scribe_breaker *breaker, const uint8_t *bytes, int32_t count) {
  if (!reserve(breaker, count)) return false;
  int32_t at = 0;
  while (at < count && bytes[at] < 0x80) {
    breaker->units[at] = bytes[at];
    at += 1;
  }
  int32_t units = at;
  breaker->is_ascii = at == count;
  if (!breaker->is_ascii) {
    if (!reserve_offsets(breaker, count + 1)) return false;
    for (int32_t i = 0; i < at; i++) breaker->offsets[i] = i;
    while (at < count) {
      int32_t start = at;
      UChar32 code;
      U8_NEXT_OR_FFFD(bytes, at, count, code);
      breaker->offsets[units] = start;
      if (code <= 0xFFFF) {
        breaker->units[units++] = (UChar)code;
      } else {
        breaker->units[units++] = U16_LEAD(code);
        breaker->offsets[units] = start;
        breaker->units[units++] = U16_TRAIL(code);
      }
    }
    breaker->offsets[units] = count;
  }
  breaker->unit_count = units;
  breaker->byte_count = count;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, breaker->units, units, &error);
  return U_SUCCESS(error);
}

int32_t scribe_breaker_next(scribe_breaker *breaker) {
  int32_t at = ubrk_next(breaker->iterator);
  if (at == UBRK_DONE) return -1;
  return breaker->is_ascii ? at : breaker->offsets[at];
}

int32_t scribe_breaker_status(const scribe_breaker *breaker) {
  return ubrk_getRuleStatus(breaker->iterator);
}

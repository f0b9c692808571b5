#ifndef SCRIBE_CCLD2_H
#define SCRIBE_CCLD2_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One language that a text may be in.
typedef struct {
  /// ISO 639, as CLD2 names it; empty where there is no further candidate.
  char code[12];
  /// How much of the text, in percent.
  int percent;
  /// CLD2's score per 1024 bytes of it.
  double score;
} cld2_candidate;

/// Finds the languages of UTF-8 text of `count` bytes, the likeliest first.
///
/// - Returns: Whether CLD2 itself relies on the first one. Ill-formed text has no candidates.
bool cld2_identify(const char *text, size_t count, cld2_candidate candidates[3]);

#ifdef __cplusplus
}
#endif

#endif

#ifndef SCRIBE_CPCRE_H
#define SCRIBE_CPCRE_H
// Our own names for what we use of PCRE2, with one width of code unit: bytes of UTF-8.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A compiled expression. Does not change; may be used by many threads at once.
typedef struct scribe_regex scribe_regex;
/// What one match needs of memory. Used by one thread at a time.
typedef struct scribe_regex_matcher scribe_regex_matcher;

/// Compiles `count` bytes of UTF-8. `^` and `$` match at every line, lines end in LF, CR or CRLF, and
/// bytes of a text that are no UTF-8 match nothing. Null when the expression is wrong: `message` (a
/// buffer of `capacity` bytes) says how, `offset` where.
scribe_regex *scribe_regex_compile(const uint8_t *pattern, size_t count, bool ignores_case,
                                   char *message, size_t capacity, size_t *offset);
void scribe_regex_free(scribe_regex *regex);
/// How many groups there are, the whole match not counted.
uint32_t scribe_regex_group_count(const scribe_regex *regex);
/// The number of the group with this name (zero-terminated); -1 where none has it.
int32_t scribe_regex_group_named(const scribe_regex *regex, const char *name);
/// How many characters before a place the expression looks at.
uint32_t scribe_regex_lookbehind(const scribe_regex *regex);

/// Null when memory ran out.
scribe_regex_matcher *scribe_regex_matcher_new(const scribe_regex *regex);
void scribe_regex_matcher_free(scribe_regex_matcher *matcher);

enum scribe_regex_outcome {
  scribe_regex_found = 1,
  scribe_regex_none = 0,
  /// So many ways were tried at one place that the search was given up.
  scribe_regex_gave_up = -1,
  scribe_regex_failed = -2,
};

/// Looks for the first match that begins from `start` to `last`, both within `count` bytes.
/// `ends` and `begins`: whether the subject's edges are the text's. `not_empty_at_start`: whether an
/// empty match at `start` does not count.
int32_t scribe_regex_match(scribe_regex_matcher *matcher, const uint8_t *subject, size_t count,
                           size_t start, size_t last, bool begins, bool ends,
                           bool not_empty_at_start);
/// The range of a group in the last match; group 0 is all of it. False where it took no part.
bool scribe_regex_group(const scribe_regex_matcher *matcher, uint32_t group, size_t *start,
                        size_t *end);

#endif

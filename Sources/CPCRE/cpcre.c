#include "CPCRE.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>

/// How many ways are tried at one place. Honest expressions need a few hundred; at this many, one
/// place takes about a millisecond.
static const uint32_t most_steps = 50000;
/// What an expression may hold of unfinished ways, in KiB.
static const uint32_t most_heap = 20000;

struct scribe_regex {
  pcre2_code *code;
};

struct scribe_regex_matcher {
  const pcre2_code *code;
  pcre2_match_data *data;
  pcre2_match_context *context;
  pcre2_jit_stack *stack;
};

scribe_regex *scribe_regex_compile(const uint8_t *pattern, size_t count, bool ignores_case,
                                   char *message, size_t capacity, size_t *offset) {
  pcre2_compile_context *context = pcre2_compile_context_create(NULL);
  scribe_regex *regex = malloc(sizeof *regex);
  int error = PCRE2_ERROR_NOMEMORY;
  PCRE2_SIZE at = 0;
  pcre2_code *code = NULL;
  if (context != NULL && regex != NULL) {
    pcre2_set_newline(context, PCRE2_NEWLINE_ANYCRLF);
    pcre2_set_bsr(context, PCRE2_BSR_ANYCRLF);
    pcre2_set_parens_nest_limit(context, 100);
    uint32_t options = PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_MATCH_INVALID_UTF |
                       PCRE2_USE_OFFSET_LIMIT | PCRE2_NEVER_BACKSLASH_C;
    if (ignores_case) options |= PCRE2_CASELESS;
    code = pcre2_compile(pattern, count, options, &error, &at, context);
  }
  pcre2_compile_context_free(context);
  if (code == NULL) {
    free(regex);
    if (capacity > 0) {
      message[0] = 0;
      pcre2_get_error_message(error, (PCRE2_UCHAR *)message, capacity);
    }
    *offset = at;
    return NULL;
  }
  // Where machine code may not be made, it is interpreted.
  pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
  regex->code = code;
  return regex;
}

void scribe_regex_free(scribe_regex *regex) {
  if (regex == NULL) return;
  pcre2_code_free(regex->code);
  free(regex);
}

uint32_t scribe_regex_group_count(const scribe_regex *regex) {
  uint32_t count = 0;
  pcre2_pattern_info(regex->code, PCRE2_INFO_CAPTURECOUNT, &count);
  return count;
}

int32_t scribe_regex_group_named(const scribe_regex *regex, const char *name) {
  int number = pcre2_substring_number_from_name(regex->code, (PCRE2_SPTR)name);
  return number > 0 ? number : -1;
}

uint32_t scribe_regex_lookbehind(const scribe_regex *regex) {
  uint32_t count = 0;
  pcre2_pattern_info(regex->code, PCRE2_INFO_MAXLOOKBEHIND, &count);
  return count;
}

scribe_regex_matcher *scribe_regex_matcher_new(const scribe_regex *regex) {
  scribe_regex_matcher *matcher = calloc(1, sizeof *matcher);
  if (matcher == NULL) return NULL;
  matcher->code = regex->code;
  matcher->data = pcre2_match_data_create_from_pattern(regex->code, NULL);
  matcher->context = pcre2_match_context_create(NULL);
  matcher->stack = pcre2_jit_stack_create(32 * 1024, 1024 * 1024, NULL);
  if (matcher->data == NULL || matcher->context == NULL) {
    scribe_regex_matcher_free(matcher);
    return NULL;
  }
  pcre2_set_match_limit(matcher->context, most_steps);
  pcre2_set_heap_limit(matcher->context, most_heap);
  if (matcher->stack != NULL) pcre2_jit_stack_assign(matcher->context, NULL, matcher->stack);
  return matcher;
}

void scribe_regex_matcher_free(scribe_regex_matcher *matcher) {
  if (matcher == NULL) return;
  pcre2_match_data_free(matcher->data);
  pcre2_match_context_free(matcher->context);
  pcre2_jit_stack_free(matcher->stack);
  free(matcher);
}

int32_t scribe_regex_match(scribe_regex_matcher *matcher, const uint8_t *subject, size_t count,
                           size_t start, size_t last, bool begins, bool ends,
                           bool not_empty_at_start) {
  static const uint8_t nothing = 0;
  uint32_t options = 0;
  if (!begins) options |= PCRE2_NOTBOL;
  if (!ends) options |= PCRE2_NOTEOL;
  if (not_empty_at_start) options |= PCRE2_NOTEMPTY_ATSTART;
  pcre2_set_offset_limit(matcher->context, last);
  int found = pcre2_match(matcher->code, subject != NULL ? subject : &nothing, count, start,
                          options, matcher->data, matcher->context);
  if (found > 0) return scribe_regex_found;
  switch (found) {
    case PCRE2_ERROR_NOMATCH: return scribe_regex_none;
    case PCRE2_ERROR_MATCHLIMIT:
    case PCRE2_ERROR_DEPTHLIMIT:
    case PCRE2_ERROR_HEAPLIMIT:
    case PCRE2_ERROR_JIT_STACKLIMIT: return scribe_regex_gave_up;
    default: return scribe_regex_failed;
  }
}

bool scribe_regex_group(const scribe_regex_matcher *matcher, uint32_t group, size_t *start,
                        size_t *end) {
  if (group >= pcre2_get_ovector_count(matcher->data)) return false;
  const PCRE2_SIZE *places = pcre2_get_ovector_pointer(matcher->data);
  if (places[2 * group] == PCRE2_UNSET || places[2 * group + 1] < places[2 * group]) return false;
  *start = places[2 * group];
  *end = places[2 * group + 1];
  return true;
}

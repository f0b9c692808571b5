#ifndef SCRIBE_CTOML_H
#define SCRIBE_CTOML_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// The version of toml++ at hand, such as "3.2.0".
const char *scribe_toml_version(void);

/// What a value is.
enum scribe_toml_kind {
  SCRIBE_TOML_STRING, SCRIBE_TOML_INTEGER, SCRIBE_TOML_REAL, SCRIBE_TOML_BOOLEAN, SCRIBE_TOML_DATE
};

/// One value with its path: keys with a line feed between, places in arrays as numbers from 0.
/// The texts hold only during the call.
struct scribe_toml_value {
  const char *path;
  size_t path_length;
  enum scribe_toml_kind kind;
  const char *text;
  size_t text_length;
  int64_t integer;
  double real;
  /// Where the value begins, both from 1; columns are characters.
  uint32_t line, column;
};

/// What is wrong with a text that is no TOML. The message ends with a NUL.
struct scribe_toml_error {
  uint32_t line, column;
  char message[256];
};

/// Reads `length` bytes and calls `take` for each value, in the order of their names within their
/// tables. Returns 0, or -1 with `error` filled in; then `take` was not called. Throws nothing.
int scribe_toml_read(
  const char *text, size_t length,
  void (*take)(void *context, const struct scribe_toml_value *value), void *context,
  struct scribe_toml_error *error);

#ifdef __cplusplus
}
#endif
#endif

#include "CToml.h"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <toml++/toml.h>
#pragma GCC diagnostic pop
#define SCRIBE_TEXT(x) #x
#define SCRIBE_VALUE(x) SCRIBE_TEXT(x)
const char *scribe_toml_version(void) {
  return SCRIBE_VALUE(TOML_LIB_MAJOR) "." SCRIBE_VALUE(TOML_LIB_MINOR) "." SCRIBE_VALUE(TOML_LIB_PATCH);
}

#include "CICU.h"
#include <unicode/uvernum.h>
const char *scribe_icu_version(void) { return U_ICU_VERSION; }

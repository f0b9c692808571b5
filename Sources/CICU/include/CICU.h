#ifndef SCRIBE_CICU_H
#define SCRIBE_CICU_H
/// The version of ICU at hand, such as "72.1".
const char *scribe_icu_version(void);
#endif

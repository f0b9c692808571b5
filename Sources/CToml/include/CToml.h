#ifndef SCRIBE_CTOML_H
#define SCRIBE_CTOML_H
#ifdef __cplusplus
extern "C" {
#endif
/// The version of toml++ at hand, such as "3.2.0".
const char *scribe_toml_version(void);
#ifdef __cplusplus
}
#endif
#endif

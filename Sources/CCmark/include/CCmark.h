#ifndef SCRIBE_CCMARK_H
#define SCRIBE_CCMARK_H
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif

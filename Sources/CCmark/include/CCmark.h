#ifndef SCRIBE_CCMARK_H
#define SCRIBE_CCMARK_H
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

/// Parses `length` bytes of UTF-8 as CommonMark with GitHub's tables, strikethrough, autolinks and
/// task lists. Returns a document for `cmark_node_free`, or null when there is no memory or no
/// extension. May be called from any thread; the extensions are registered once.
cmark_node *scribe_markdown_parse(const char *text, size_t length);
#endif

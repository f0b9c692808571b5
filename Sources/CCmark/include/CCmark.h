#ifndef SCRIBE_CCMARK_H
#define SCRIBE_CCMARK_H
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>

/// Parses `length` bytes of UTF-8 as CommonMark with GitHub's tables, strikethrough, autolinks and
/// task lists. Returns a document for `cmark_node_free`, or null when there is no memory or no
/// extension. May be called from any thread; the extensions are registered once.
cmark_node *scribe_markdown_parse(const char *text, size_t length);

/// What a node is. The extensions' own kinds are variables of the library, which Swift cannot read
/// safely from several threads.
enum scribe_markdown_kind {
  SCRIBE_OTHER, SCRIBE_DOCUMENT, SCRIBE_QUOTE, SCRIBE_LIST, SCRIBE_ITEM, SCRIBE_CODE_BLOCK,
  SCRIBE_HTML_BLOCK, SCRIBE_PARAGRAPH, SCRIBE_HEADING, SCRIBE_BREAK, SCRIBE_TABLE,
  SCRIBE_TABLE_ROW, SCRIBE_TABLE_CELL, SCRIBE_TEXT, SCRIBE_SOFT_BREAK, SCRIBE_HARD_BREAK,
  SCRIBE_CODE, SCRIBE_HTML, SCRIBE_EMPHASIS, SCRIBE_STRONG, SCRIBE_STRIKE, SCRIBE_LINK,
  SCRIBE_IMAGE
};
enum scribe_markdown_kind scribe_markdown_kind(cmark_node *node);
#endif

#include "CCmark.h"
#include <pthread.h>
#include <string.h>

static pthread_once_t registered = PTHREAD_ONCE_INIT;

static void register_extensions(void) { cmark_gfm_core_extensions_ensure_registered(); }

cmark_node *scribe_markdown_parse(const char *text, size_t length) {
  pthread_once(&registered, register_extensions);
  static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  if (!parser) return NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (!extension || !cmark_parser_attach_syntax_extension(parser, extension)) {
      cmark_parser_free(parser);
      return NULL;
    }
  }
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return document;
}

enum scribe_markdown_kind scribe_markdown_kind(cmark_node *node) {
  cmark_node_type type = cmark_node_get_type(node);
  switch (type) {
  case CMARK_NODE_DOCUMENT: return SCRIBE_DOCUMENT;
  case CMARK_NODE_BLOCK_QUOTE: return SCRIBE_QUOTE;
  case CMARK_NODE_LIST: return SCRIBE_LIST;
  case CMARK_NODE_ITEM: return SCRIBE_ITEM;
  case CMARK_NODE_CODE_BLOCK: return SCRIBE_CODE_BLOCK;
  case CMARK_NODE_HTML_BLOCK: return SCRIBE_HTML_BLOCK;
  case CMARK_NODE_PARAGRAPH: return SCRIBE_PARAGRAPH;
  case CMARK_NODE_HEADING: return SCRIBE_HEADING;
  case CMARK_NODE_THEMATIC_BREAK: return SCRIBE_BREAK;
  case CMARK_NODE_TEXT: return SCRIBE_TEXT;
  case CMARK_NODE_SOFTBREAK: return SCRIBE_SOFT_BREAK;
  case CMARK_NODE_LINEBREAK: return SCRIBE_HARD_BREAK;
  case CMARK_NODE_CODE: return SCRIBE_CODE;
  case CMARK_NODE_HTML_INLINE: return SCRIBE_HTML;
  case CMARK_NODE_EMPH: return SCRIBE_EMPHASIS;
  case CMARK_NODE_STRONG: return SCRIBE_STRONG;
  case CMARK_NODE_LINK: return SCRIBE_LINK;
  case CMARK_NODE_IMAGE: return SCRIBE_IMAGE;
  default: break;
  }
  // The extensions' own types have no number in the installed headers, only names.
  const char *name = cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return SCRIBE_TABLE;
  if (!strcmp(name, "table_row") || !strcmp(name, "table_header")) return SCRIBE_TABLE_ROW;
  if (!strcmp(name, "table_cell")) return SCRIBE_TABLE_CELL;
  if (!strcmp(name, "strikethrough")) return SCRIBE_STRIKE;
  return SCRIBE_OTHER;
}

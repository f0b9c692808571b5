#include "CCmark.h"
#include <pthread.h>

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

// libxml2 as the worker uses it: the HTML parser, told by callbacks what it meets.
#include <libxml/xmlversion.h>
// ICU's headers do not import beside Foundation's own ICU, which the client of models needs; only
// the converters' structures, which nobody here looks into, know of it.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>

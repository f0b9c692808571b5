// libxml2 as the worker uses it: the HTML parser, told by callbacks what it meets.
#include <libxml/HTMLparser.h>

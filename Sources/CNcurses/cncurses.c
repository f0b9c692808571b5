#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"
#include <ncursesw/ncurses.h>
const char *scribe_curses_version(void) { return curses_version(); }

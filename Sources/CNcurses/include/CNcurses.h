#ifndef SCRIBE_CNCURSES_H
#define SCRIBE_CNCURSES_H
/// The version of ncurses at hand.
const char *scribe_curses_version(void);
#endif

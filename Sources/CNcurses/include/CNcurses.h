#ifndef SCRIBE_CNCURSES_H
#define SCRIBE_CNCURSES_H

// Our own face of ncurses: nothing of its headers shows through, because their macros, globals and
// variadic functions do not import. One screen at a time, from one thread.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The version of ncurses at hand.
const char *scribe_curses_version(void);

enum {
  SCRIBE_MARKS = 4,
  SCRIBE_BOLD = 1,
  SCRIBE_DIM = 2,
  SCRIBE_ITALIC = 4,
  SCRIBE_UNDERLINE = 8,
  SCRIBE_REVERSE = 16,
  /// A curly line under the letters. Curses knows none: it writes that they blink, which nothing here
  /// does, and whoever hands its bytes on puts the right sequence there.
  SCRIBE_CURLY = 32,
};

enum scribe_open_error {
  SCRIBE_OPEN_FINE = 0,
  /// No description of the terminal is to be found.
  SCRIBE_OPEN_UNKNOWN = 1,
  /// The description cannot move a cursor.
  SCRIBE_OPEN_UNABLE = 2,
  /// The system refused the buffer that curses writes into; `errno` says why.
  SCRIBE_OPEN_NO_BUFFER = 3,
};

/// One cell as curses keeps it.
typedef struct {
  /// The base character and up to four marks; 0 ends them.
  uint32_t scalars[SCRIBE_MARKS + 1];
  uint16_t style;
  /// A stand-in: differs from every real cell, whatever its text, so that curses writes the cell
  /// anew when a real one takes its place.
  bool stands_in;
} scribe_cell;

/// Makes the locale one of UTF-8, whatever the environment says; false where the system has none.
/// Then nothing but ASCII has a width.
bool scribe_use_utf8(void);

/// Starts curses for a terminal of the name `term` and the size given (1 and up). Curses writes into
/// memory; nothing reaches a terminal.
enum scribe_open_error scribe_curses_open(const char *term, int columns, int rows);
/// Ends curses and frees its memory.
void scribe_curses_close(void);

/// How many colours there are; 0 for a terminal without.
int scribe_curses_colors(void);
/// Says how the style number `style` (below 2048) looks: attributes, and palette numbers or -1 for the
/// terminal's own colours.
void scribe_curses_define(int style, int attributes, int foreground, int background);
/// Says that the style number `style` looks like `base` with attributes besides.
void scribe_curses_define_marked(int style, int base, int attributes);
/// Puts the escape sequence that switches from any style to `style` into `bytes`; returns its length.
size_t scribe_curses_style(int style, uint8_t *bytes, size_t room);

/// Cells that a character takes: 0 for marks, -1 for what is not printed.
int scribe_curses_width(uint32_t scalar);

/// Sets `count` cells from `row`, `column` on; a wide one is given once.
void scribe_curses_put(int row, int column, const scribe_cell *cells, int count);
/// Says where the cursor shall stand.
void scribe_curses_move(int row, int column);
/// Gives the screen another size (1 and up).
void scribe_curses_resize(int columns, int rows);
/// Writes everything anew at the next refresh.
void scribe_curses_forget(void);
/// Brings the terminal up to date, and answers with what to write to it. Good until the next call.
size_t scribe_curses_refresh(const uint8_t **bytes);
/// Gives the terminal back, until the next refresh; answers like `scribe_curses_refresh`.
size_t scribe_curses_leave(const uint8_t **bytes);

/// The string capability `name` of the terminal, or NULL.
const char *scribe_curses_capability(const char *name);
/// The sequence that moves the cursor to `row`, `column`, or NULL. Good until the next call.
const char *scribe_curses_position(int row, int column);

#endif

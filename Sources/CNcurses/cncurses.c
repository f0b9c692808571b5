#define _GNU_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <ncursesw/ncurses.h>
#include <ncursesw/term.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

enum { STYLES = 2048 };

static SCREEN *screen;
static FILE *output, *input;
static uint8_t *written;
static size_t room;
static bool has_colors_;
static struct {
  attr_t attributes;
  int pair, foreground, background;
  // A cell of the style, to be copied for characters that need no rule of their own.
  cchar_t plain;
} styles[STYLES];

const char *scribe_curses_version(void) { return curses_version(); }

bool scribe_use_utf8(void) {
  // The user's own name comes last: it may not be installed, or name another encoding, and the
  // terminal of our time speaks UTF-8 in any case.
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", ""};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  setlocale(LC_CTYPE, "C");
  return false;
}

static void set_number(const char *name, int value) {
  char digits[16];
  snprintf(digits, sizeof digits, "%d", value);
  setenv(name, digits, 1);
}

static char *copy_of(const char *name) {
  const char *value = getenv(name);
  return value ? strdup(value) : NULL;
}

static void give_back(const char *name, char *value) {
  if (value) setenv(name, value, 1);
  else unsetenv(name);
  free(value);
}

static void close_files(void) {
  if (output) fclose(output);
  if (input) fclose(input);
  output = input = NULL;
}

enum scribe_open_error scribe_curses_open(const char *term, int width, int height) {
  int code = 0;
  if (setupterm((char *)term, STDOUT_FILENO, &code) == ERR) return SCRIBE_OPEN_UNKNOWN;
  bool able = cursor_address && clear_screen && !generic_type && !hard_copy;
  del_curterm(cur_term);
  if (!able) return SCRIBE_OPEN_UNABLE;

  // Curses writes its buffer to a file descriptor whenever that is full. Memory takes it instead,
  // so that a frame and what is painted past curses reach the terminal in one write.
  int memory = memfd_create("frame", MFD_CLOEXEC);
  if (memory < 0) return SCRIBE_OPEN_NO_BUFFER;
  output = fdopen(memory, "w");
  input = fopen("/dev/null", "re");
  if (!output || !input) {
    close_files();
    return SCRIBE_OPEN_NO_BUFFER;
  }
  // The size comes in by the environment, the one way that needs no terminal behind the descriptor.
  char *kept_lines = copy_of("LINES"), *kept_columns = copy_of("COLUMNS");
  set_number("LINES", height);
  set_number("COLUMNS", width);
  use_env(TRUE);
  // Where curses takes the signal of Ctrl-Z, it lets none through while it draws, at two calls of the
  // system a frame. It leaves the signal alone where somebody else has it already.
  struct sigaction ignored = {.sa_handler = SIG_IGN}, kept;
  bool is_kept = sigaction(SIGTSTP, &ignored, &kept) == 0;
  screen = newterm(term, output, input);
  if (is_kept) sigaction(SIGTSTP, &kept, NULL);
  give_back("LINES", kept_lines);
  give_back("COLUMNS", kept_columns);
  if (!screen) {
    close_files();
    return SCRIBE_OPEN_UNABLE;
  }
  typeahead(-1);
  idlok(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  has_colors_ = has_colors() && start_color() == OK;
  if (has_colors_ && use_default_colors() == ERR) has_colors_ = false;
  memset(styles, 0, sizeof styles);
  return SCRIBE_OPEN_FINE;
}

void scribe_curses_close(void) {
  if (!screen) return;
  if (!isendwin()) endwin();
  delscreen(screen);
  screen = NULL;
  close_files();
  free(written);
  written = NULL;
  room = 0;
}

int scribe_curses_colors(void) { return has_colors_ ? COLORS : 0; }

void scribe_curses_define(int style, int attributes, int foreground, int background) {
  attr_t a = WA_NORMAL;
  if (attributes & SCRIBE_BOLD) a |= WA_BOLD;
  if (attributes & SCRIBE_DIM) a |= WA_DIM;
  if (attributes & SCRIBE_ITALIC) a |= WA_ITALIC;
  if (attributes & SCRIBE_UNDERLINE) a |= WA_UNDERLINE;
  if (attributes & SCRIBE_REVERSE) a |= WA_REVERSE;
  styles[style].attributes = a;
  styles[style].foreground = foreground;
  styles[style].background = background;
  styles[style].pair = 0;
  if (has_colors_ && (foreground >= 0 || background >= 0) && style + 1 < COLOR_PAIRS
      && init_pair((short)(style + 1), (short)foreground, (short)background) == OK)
    styles[style].pair = style + 1;
  memset(&styles[style].plain, 0, sizeof(cchar_t));
  setcchar(&styles[style].plain, L" ", a, (short)styles[style].pair, NULL);
}

void scribe_curses_define_marked(int style, int base, int attributes) {
  styles[style] = styles[base];
  if (attributes & SCRIBE_BOLD) styles[style].attributes |= WA_BOLD;
  if (attributes & SCRIBE_ITALIC) styles[style].attributes |= WA_ITALIC;
  if (attributes & SCRIBE_UNDERLINE) styles[style].attributes |= WA_UNDERLINE;
  if (attributes & SCRIBE_CURLY) styles[style].attributes |= WA_BLINK;
  memset(&styles[style].plain, 0, sizeof(cchar_t));
  setcchar(
    &styles[style].plain, L" ", styles[style].attributes, (short)styles[style].pair, NULL);
}

static size_t append(uint8_t *bytes, size_t used, size_t limit, const char *sequence) {
  size_t length = sequence ? strlen(sequence) : 0;
  if (used + length > limit) return used;
  memcpy(bytes + used, sequence, length);
  return used + length;
}

size_t scribe_curses_style(int style, uint8_t *bytes, size_t limit) {
  size_t used = append(bytes, 0, limit, exit_attribute_mode);
  attr_t a = styles[style].attributes;
  if (a & WA_BOLD) used = append(bytes, used, limit, enter_bold_mode);
  if (a & WA_DIM) used = append(bytes, used, limit, enter_dim_mode);
  if (a & WA_ITALIC) used = append(bytes, used, limit, enter_italics_mode);
  if (a & WA_UNDERLINE) used = append(bytes, used, limit, enter_underline_mode);
  if (a & WA_REVERSE) used = append(bytes, used, limit, enter_reverse_mode);
  if (a & WA_BLINK) used = append(bytes, used, limit, enter_blink_mode);
  if (styles[style].pair) {
    if (styles[style].foreground >= 0 && set_a_foreground)
      used = append(bytes, used, limit, tiparm(set_a_foreground, styles[style].foreground));
    if (styles[style].background >= 0 && set_a_background)
      used = append(bytes, used, limit, tiparm(set_a_background, styles[style].background));
  }
  return used;
}

int scribe_curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static bool is_printable_ascii(uint32_t scalar) { return scalar >= 0x20 && scalar < 0x7F; }

static cchar_t made(const scribe_cell *cell) {
  cchar_t made;
  if (is_printable_ascii(cell->scalars[0]) && !cell->scalars[1] && !cell->stands_in) {
    made = styles[cell->style].plain;
    made.chars[0] = (wchar_t)cell->scalars[0];
    return made;
  }
  memset(&made, 0, sizeof made);
  attr_t attributes = styles[cell->style].attributes | (cell->stands_in ? WA_LOW : 0);
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < CCHARW_MAX && cell->scalars[i]; i++) text[i] = (wchar_t)cell->scalars[i];
  if (setcchar(&made, text, attributes, (short)styles[cell->style].pair, NULL) == ERR)
    setcchar(&made, L"?", attributes, (short)styles[cell->style].pair, NULL);
  return made;
}

void scribe_curses_put(int row, int column, const scribe_cell *cells, int count) {
  cchar_t made_cells[64];
  while (count > 0) {
    int part = count < 64 ? count : 64, width = 0;
    for (int i = 0; i < part; i++) {
      made_cells[i] = made(&cells[i]);
      uint32_t base = cells[i].scalars[0];
      int one = is_printable_ascii(base) ? 1 : wcwidth((wchar_t)base);
      width += one > 1 ? one : 1;
    }
    mvwadd_wchnstr(stdscr, row, column, made_cells, part);
    column += width;
    cells += part;
    count -= part;
  }
}

void scribe_curses_move(int row, int column) { wmove(stdscr, row, column); }

void scribe_curses_resize(int width, int height) {
  if (width != COLS || height != LINES) resize_term(height, width);
}

void scribe_curses_forget(void) { clearok(curscr, TRUE); }

static size_t taken(const uint8_t **bytes) {
  int memory = fileno(output);
  off_t end = lseek(memory, 0, SEEK_CUR);
  *bytes = written;
  if (end <= 0) return 0;
  if ((size_t)end > room) {
    uint8_t *more = realloc(written, (size_t)end * 2);
    if (!more) return 0;
    written = more;
    room = (size_t)end * 2;
  }
  *bytes = written;
  size_t got = 0;
  while (got < (size_t)end) {
    ssize_t n = pread(memory, written + got, (size_t)end - got, (off_t)got);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    got += (size_t)n;
  }
  lseek(memory, 0, SEEK_SET);
  return got;
}

size_t scribe_curses_refresh(const uint8_t **bytes) {
  wrefresh(stdscr);
  return taken(bytes);
}

size_t scribe_curses_leave(const uint8_t **bytes) {
  if (!isendwin()) endwin();
  return taken(bytes);
}

const char *scribe_curses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

const char *scribe_curses_position(int row, int column) {
  return cursor_address ? tiparm(cursor_address, row, column) : NULL;
}

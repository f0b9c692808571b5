#define _GNU_SOURCE 1
#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios kept;
static volatile sig_atomic_t raw_fd = -1;

int scribe_raw_enter(int fd) {
  struct termios modes;
  if (tcgetattr(fd, &modes) < 0) return -1;
  // Going on after a stop, these are the shell's modes of the moment, which are the ones to give
  // back; but while the terminal is raw by our own doing, they are ours.
  if (raw_fd < 0) kept = modes;
  modes.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  modes.c_oflag &= ~(tcflag_t)OPOST;
  modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  modes.c_cflag = (modes.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  int result;
  do result = tcsetattr(fd, TCSADRAIN, &modes);
  while (result < 0 && errno == EINTR);
  if (result == 0) raw_fd = fd;
  return result;
}

void scribe_raw_leave(void) {
  int fd = raw_fd;
  if (fd < 0) return;
  raw_fd = -1;
  // No drain: a terminal that is gone, or stopped, would hold up the end of the program.
  tcsetattr(fd, TCSANOW, &kept);
}

uint8_t scribe_erase_byte(int fd) {
  struct termios modes;
  if (tcgetattr(fd, &modes) < 0 || modes.c_cc[VERASE] == _POSIX_VDISABLE) return 127;
  return modes.c_cc[VERASE];
}

bool scribe_terminal_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) < 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

static uint8_t farewell[32768];
static volatile sig_atomic_t farewell_count, farewell_fd = -1;
static const int crashes[] = {SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP};
static uint8_t *stack_of_handler;

static void restore(void) {
  int fd = farewell_fd;
  if (fd < 0) return;
  farewell_fd = -1;
  ssize_t ignored = write(fd, farewell, (size_t)farewell_count);
  (void)ignored;
  scribe_raw_leave();
}

static void crashed(int signal) {
  restore();
  // The action is the default one again (SA_RESETHAND): the signal now ends the process.
  raise(signal);
}

void scribe_guard_arm(int fd, const uint8_t *bytes, size_t count) {
  static bool registered;
  if (!registered) {
    registered = true;
    atexit(restore);
    // A stack that has run out is a crash too, and a handler cannot run on it.
    size_t size = 65536;
    stack_of_handler = malloc(size);
    if (stack_of_handler) {
      stack_t stack = {.ss_sp = stack_of_handler, .ss_size = size, .ss_flags = 0};
      sigaltstack(&stack, NULL);
    }
  }
  farewell_count = (sig_atomic_t)(count < sizeof farewell ? count : sizeof farewell);
  memcpy(farewell, bytes, (size_t)farewell_count);
  farewell_fd = fd;
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    struct sigaction action = {0};
    action.sa_handler = crashed;
    action.sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(crashes[i], &action, NULL);
  }
}

void scribe_guard_disarm(void) { farewell_fd = -1; }

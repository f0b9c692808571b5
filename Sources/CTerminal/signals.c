#define _GNU_SOURCE 1
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

static volatile int write_end = -1;
static int read_end = -1;
static const int handled[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGHUP, SIGTERM, SIGINT, SIGQUIT};
enum { HANDLED = sizeof handled / sizeof *handled };

static void note(int signal) {
  int kept = errno;
  uint8_t byte = (uint8_t)signal;
  // A full pipe holds thousands of signals that nobody has read; one more tells nothing new.
  ssize_t ignored = write(write_end, &byte, 1);
  (void)ignored;
  errno = kept;
}

static void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

int scribe_signals_open(void) {
  if (read_end >= 0) return read_end;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  read_end = ends[0];
  write_end = ends[1];
  // A parent may have left them blocked, and then neither a closed window nor `kill` would be heard.
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < HANDLED; i++) {
    handle(handled[i], note);
    sigaddset(&set, handled[i]);
  }
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  return read_end;
}

void scribe_signals_close(void) {
  if (read_end < 0) return;
  for (int i = 0; i < HANDLED; i++) handle(handled[i], SIG_DFL);
  close(read_end);
  close(write_end);
  read_end = write_end = -1;
}

void scribe_stop_here(void) {
  handle(SIGTSTP, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
  // The mask may hold the signal back where a parent left it blocked.
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);
  raise(SIGTSTP);
  handle(SIGTSTP, write_end < 0 ? SIG_DFL : note);
  handle(SIGCONT, write_end < 0 ? SIG_DFL : note);
}

void scribe_end_by(int signal) {
  handle(signal, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
  _exit(128 + signal);
}

int scribe_wake_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
void scribe_wake_ring(int fd) { (void)eventfd_write(fd, 1); }
void scribe_wake_quiet(int fd) {
  eventfd_t count;
  (void)eventfd_read(fd, &count);
}

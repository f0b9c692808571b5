#ifndef SCRIBE_CTERMINAL_H
#define SCRIBE_CTERMINAL_H

// Signals and terminal modes: what must be C because a signal handler may call only functions that
// are safe there, and Swift gives no such promise.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// From now on writes the number of each signal of WINCH, TSTP, CONT, HUP, TERM, INT, QUIT, as a
/// byte, into a pipe; returns the end to read, which never blocks, or -1 (`errno` says why).
int scribe_signals_open(void);
/// Gives the signals their default action again and closes the pipe.
void scribe_signals_close(void);
/// Stops this process as its signal TSTP would by default, and returns once it goes on.
void scribe_stop_here(void);
/// Ends this process by `signal`'s default action.
void scribe_end_by(int signal);

/// A descriptor (eventfd) that is readable from `scribe_wake_ring` to `scribe_wake_quiet`; -1 where
/// the system has none (`errno` says why).
int scribe_wake_open(void);
void scribe_wake_ring(int fd);
void scribe_wake_quiet(int fd);

/// Keeps the modes of the terminal `fd`, and makes it raw: no echo, no lines, no signals, no flow
/// control, no translation. Returns 0, or -1 (`errno` says why).
int scribe_raw_enter(int fd);
/// Gives the terminal the modes it had before `scribe_raw_enter`. Safe in a signal handler.
void scribe_raw_leave(void);
/// The byte that the backspace key of the terminal `fd` sends, as it says itself; 127 if it says
/// nothing.
uint8_t scribe_erase_byte(int fd);
/// The size of the terminal `fd`; false where it has none.
bool scribe_terminal_size(int fd, int *columns, int *rows);

/// From now on a crash (SEGV, ABRT, ILL, FPE, BUS, TRAP) and an exit write `bytes` (at most 512) to
/// `fd` and restore the modes first. Not armed: nothing is written.
void scribe_guard_arm(int fd, const uint8_t *bytes, size_t count);
void scribe_guard_disarm(void);

#endif

#ifndef SCRIBE_CPROCESS_H
#define SCRIBE_CPROCESS_H

#include <stdint.h>

/// Bounds the address space of a child; returns 0, or an errno. Swift does not see `prlimit`, which
/// glibc declares for GNU programs only.
int cprocess_limit_address_space(int32_t process, uint64_t bytes);

/// Makes a pipe whose ends no program inherits, not even one that another thread is starting at that
/// moment: `ends[0]` to read from, `ends[1]` to write to. Returns 0, or an errno.
int cprocess_pipe(int ends[2]);

#endif

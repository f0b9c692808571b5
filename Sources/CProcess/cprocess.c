#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

int cprocess_limit_address_space(int32_t process, uint64_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return prlimit(process, RLIMIT_AS, &limit, 0) == 0 ? 0 : errno;
}

int cprocess_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

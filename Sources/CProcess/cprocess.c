#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <sys/resource.h>

int cprocess_limit_address_space(int32_t process, uint64_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return prlimit(process, RLIMIT_AS, &limit, 0) == 0 ? 0 : errno;
}

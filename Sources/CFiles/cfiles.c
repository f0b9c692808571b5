#define _GNU_SOURCE
#include "CFiles.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

ssize_t scribe_attribute_names(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}

ssize_t scribe_attribute(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size);
}

int scribe_set_attribute(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}

int scribe_rename_new(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

int scribe_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int scribe_reserve(int file, off_t start, off_t count) {
  return fallocate(file, FALLOC_FL_KEEP_SIZE, start, count);
}

int scribe_start_writing(int file, off_t start, off_t count) {
  return sync_file_range(file, start, count, SYNC_FILE_RANGE_WRITE);
}

int scribe_may_write(const char *path) { return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS); }

int scribe_open_unnamed(const char *folder) {
  int file = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT)) return file;
  // A file system, or a kernel, that does not know such files.
  char path[4096];
  if (snprintf(path, sizeof path, "%s/scribe-XXXXXX", folder) >= (int)sizeof path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}

void scribe_error_words(int number, char *words, size_t size) {
  char buffer[256];
  snprintf(words, size, "%s", strerror_r(number, buffer, sizeof buffer));
}

const void *scribe_find(const void *bytes, size_t count, const void *part, size_t length) {
  return memmem(bytes, count, part, length);
}

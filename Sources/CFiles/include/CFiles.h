#ifndef SCRIBE_CFILES_H
#define SCRIBE_CFILES_H
#include <stddef.h>
#include <sys/types.h>

/// Calls of Linux that Swift's Glibc module does not show. Each answers as the call of that name
/// does: a negative result with `errno` set is a failure.

/// The names of a file's extended attributes, each ended by a NUL, into `names`.
ssize_t scribe_attribute_names(int file, char *names, size_t size);
ssize_t scribe_attribute(int file, const char *name, void *value, size_t size);
int scribe_set_attribute(int file, const char *name, const void *value, size_t size);
/// Renames unless there is something of the new name: then it fails with EEXIST.
int scribe_rename_new(const char *from, const char *to);
/// Gives each of two paths what the other leads to, at once.
int scribe_exchange(const char *one, const char *other);
/// Makes sure that `count` bytes from `start` can be written; the file's size stays as it is.
int scribe_reserve(int file, off_t start, off_t count);
/// Has the disk begin with what was written to `count` bytes from `start`, and does not wait for it.
int scribe_start_writing(int file, off_t start, off_t count);
/// Whether this process, with its effective user, may write to the file of that path.
int scribe_may_write(const char *path);
/// Opens a new file without a name in `folder`, for reading and writing; it goes when it is closed.
int scribe_open_unnamed(const char *folder);
/// Where `part` begins for the first time among `count` bytes; NULL if it does not.
const void *scribe_find(const void *bytes, size_t count, const void *part, size_t length);
/// The system's words for an error number, cut to `size` bytes with a NUL at the end.
void scribe_error_words(int number, char *words, size_t size);

#endif

// URLSession on Linux has no way to name an authority of one's own: it asks no delegate about a
// server's certificate, and reads a variable for it on Android alone. curl below it has one, so each
// handle that URLSession makes passes through here. Certificates are always checked.
#define _GNU_SOURCE
#include "ctrust.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { option_authority_file = 10065, option_authority_folder = 10097 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *authority;

void scribe_trust_use(const char *path) {
  char *copy = path ? strdup(path) : NULL;
  pthread_mutex_lock(&lock);
  free(authority);
  authority = copy;
  pthread_mutex_unlock(&lock);
}

// Stands before the function of the same name in libcurl.
__attribute__((visibility("default"))) void *curl_easy_init(void) {
  void *(*make)(void) = (void *(*)(void))dlsym(RTLD_NEXT, "curl_easy_init");
  int (*set)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(RTLD_DEFAULT, "curl_easy_setopt");
  if (!make) return NULL;
  void *handle = make();
  if (!handle) return NULL;
  pthread_mutex_lock(&lock);
  if (authority && set) {
    // curl keeps a copy of the path.
    set(handle, option_authority_file, authority);
    set(handle, option_authority_folder, (char *)NULL);
  }
  pthread_mutex_unlock(&lock);
  return handle;
}

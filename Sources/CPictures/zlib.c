#include "cpictures.h"

#include <dlfcn.h>
#include <pthread.h>

typedef int (*Compress)(uint8_t *, unsigned long *, const uint8_t *, unsigned long, int);
typedef int (*Uncompress)(uint8_t *, unsigned long *, const uint8_t *, unsigned long);

static Compress compress2;
static Uncompress uncompress1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  compress2 = (Compress)dlsym(library, "compress2");
  uncompress1 = (Uncompress)dlsym(library, "uncompress");
}

int32_t cpictures_has_zlib(void) {
  pthread_once(&once, load);
  return compress2 && uncompress1;
}

size_t cpictures_deflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t room) {
  if (!cpictures_has_zlib()) return 0;
  unsigned long size = room;
  return compress2(target, &size, bytes, count, 7) == 0 ? size : 0;
}

size_t cpictures_inflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t room) {
  if (!cpictures_has_zlib()) return 0;
  unsigned long size = room;
  return uncompress1(target, &size, bytes, count) == 0 ? size : 0;
}

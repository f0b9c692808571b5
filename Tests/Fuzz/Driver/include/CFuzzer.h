#ifndef SCRIBE_CFUZZER_H
#define SCRIBE_CFUZZER_H
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop; `scripts/fuzz` links it in. Calls `run` with one input after the other until the
/// time given in `argv` is over; what is in `run` traps, and the input is kept.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));

#endif

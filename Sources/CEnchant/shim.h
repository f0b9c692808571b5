// Named by its folder: enchant's pkg-config file hands out glib's flags, which SwiftPM warns about
// and drops, and the header needs none of them.
#include <enchant-2/enchant.h>

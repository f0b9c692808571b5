#ifndef SCRIBE_CICU_H
#define SCRIBE_CICU_H
// Our own names for what we use of ICU. Nothing of ICU's own headers is included here: their
// declarations do not import beside Foundation's.
#include <stdbool.h>
#include <stdint.h>

/// The version of ICU at hand, such as "72.1".
const char *scribe_icu_version(void);

/// What a breaker looks for: the boundaries of UAX #29 and, for lines, UAX #14, as ICU's root
/// locale tailors them.
enum scribe_break_kind {
  scribe_break_character = 0,
  scribe_break_word = 1,
  scribe_break_line = 2,
  scribe_break_sentence = 3,
};

/// Finds boundaries in one text at a time. Used by one thread at a time.
typedef struct scribe_breaker scribe_breaker;

/// Takes a breaker out of a common store, or makes one; null when ICU has no rules or memory ran
/// out. May be called on any thread. Give it back when done.
scribe_breaker *scribe_breaker_take(int kind);
/// Gives `breaker` back to the store. Its text is forgotten.
void scribe_breaker_give(scribe_breaker *breaker);

/// Sets the text, `count` bytes of UTF-8 of which a copy is made; every maximal ill-formed part
/// counts as U+FFFD. Returns false when memory ran out.
bool scribe_breaker_set_text(scribe_breaker *breaker, const uint8_t *bytes, int32_t count);

/// Returns the next boundary after 0, ascending, in bytes; -1 after the last one, which is `count`.
int32_t scribe_breaker_next(scribe_breaker *breaker);

/// What made the boundary found last. For lines: 100 and more for a break that must be. For words:
/// below 100 for spaces and punctuation, 100 numbers, 200 letters, 300 kana, 400 ideographs.
int32_t scribe_breaker_status(const scribe_breaker *breaker);

/// The direction of a text's parts (UAX #9). Used by one thread at a time.
typedef struct scribe_bidi scribe_bidi;

/// Analyses `count` bytes of UTF-8, a paragraph or several; every maximal ill-formed part counts as
/// U+FFFD. `base` is 0 for left to right, 1 for right to left, -1 to go by the first strong letter
/// (left to right without one), -2 the same but right to left without one.
/// Returns null when memory ran out.
scribe_bidi *scribe_bidi_open(const uint8_t *bytes, int32_t count, int base);
void scribe_bidi_close(scribe_bidi *bidi);

/// The level of the paragraph that holds the byte at `offset`: odd for right to left.
int32_t scribe_bidi_base_level(const scribe_bidi *bidi, int32_t offset);
/// Writes the level of each byte from `start` to `end`, a row of the text, into `levels`; blanks at
/// its end have the paragraph's level (rule L1). Returns false when ICU refused.
bool scribe_bidi_row_levels(scribe_bidi *bidi, int32_t start, int32_t end, uint8_t *levels);
/// Writes into `order` which of `count` things with these levels comes first, second… from the left.
void scribe_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);
/// The character that stands for `code` in text from right to left (rule L4); itself if none does.
uint32_t scribe_icu_mirror(uint32_t code);

// Properties of code points, as ICU has them. Tests compare the engine's own table with these.

/// The cells of East_Asian_Width: 1 for narrow, 2 for wide, 0 for ambiguous.
int32_t scribe_icu_east_asian_cells(uint32_t code);
/// Whether the general category is Mn, Me or Cf, Zl or Zp.
bool scribe_icu_takes_no_cell(uint32_t code);
/// Whether the general category is Zs.
bool scribe_icu_is_space(uint32_t code);
bool scribe_icu_is_emoji(uint32_t code);
bool scribe_icu_is_pictographic(uint32_t code);
/// Whether the canonical combining class is that of a virama.
bool scribe_icu_is_virama(uint32_t code);
/// Whether Grapheme_Cluster_Break is Prepend.
bool scribe_icu_is_prepend(uint32_t code);
/// The two letters of Line_Break, packed high byte first: `SA` is 0x5341.
int32_t scribe_icu_line_break_class(uint32_t code);

/// Writes the full canonical decomposition (NFD) of a code point, at most `capacity` of them. Returns
/// how many; 0 where it has none.
int32_t scribe_icu_decompose(uint32_t code, uint32_t *scalars, int32_t capacity);
/// The code point that is canonically the same as these two; 0 where there is none.
uint32_t scribe_icu_compose(uint32_t base, uint32_t mark);

/// Converts between UTF-8 and another encoding, a part of a text after the other. Used by one thread
/// at a time.
typedef struct scribe_converter scribe_converter;

/// Returns a converter for the encoding of this name, by ICU's aliases; null for one that ICU does
/// not know, or when memory ran out. `strict` stops at what cannot be converted; else something is
/// put in its place.
scribe_converter *scribe_converter_open(const char *name, bool strict);
void scribe_converter_close(scribe_converter *converter);
/// Makes it ready for another text.
void scribe_converter_reset(scribe_converter *converter);
/// The encoding's name as MIME or IANA have it, else ICU's; null when ICU has none.
const char *scribe_converter_name(const scribe_converter *converter);
/// Converts from `*source` into `*target` and moves both. Returns 0 when all of the source was taken,
/// 1 when the target is full, -1 at something that cannot be converted. `isLast` says that nothing
/// follows `sourceEnd`.
int scribe_converter_run(scribe_converter *converter, bool toUTF8, const uint8_t **source,
                         const uint8_t *sourceEnd, uint8_t **target, const uint8_t *targetEnd,
                         bool isLast);

/// Writes the name of the language `tag` (BCP 47), as readers of `locale` know it, into `name` as
/// UTF-8. Returns its bytes; 0 where there is none or it is longer than `capacity`.
int32_t scribe_icu_language_name(const char *tag, const char *locale, char *name,
                                 int32_t capacity);
#endif

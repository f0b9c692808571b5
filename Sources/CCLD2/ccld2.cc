#include "CCLD2.h"

// CLD2's headers use FILE without including its declaration.
#include <cstdio>
#include <cstring>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

// `kCLDFlagBestEffort` of CLD2's interface, which its public header describes without naming it as
// a constant: short texts get an answer too.
static const int kBestEffort = 0x4000;

bool cld2_identify(const char *text, size_t count, cld2_candidate candidates[3]) {
  std::memset(candidates, 0, 3 * sizeof(cld2_candidate));
  CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
  CLD2::Language languages[3];
  int percents[3];
  double scores[3];
  int text_bytes = 0;
  int valid_prefix = 0;
  bool is_reliable = false;
  CLD2::ExtDetectLanguageSummaryCheckUTF8(text, static_cast<int>(count), true, &hints, kBestEffort,
                                          languages, percents, scores, nullptr, &text_bytes,
                                          &is_reliable, &valid_prefix);
  if (valid_prefix < static_cast<int>(count)) return false;
  int found = 0;
  for (int i = 0; i < 3; i++) {
    if (languages[i] == CLD2::UNKNOWN_LANGUAGE) continue;
    std::snprintf(candidates[found].code, sizeof candidates[found].code, "%s",
                  CLD2::LanguageCode(languages[i]));
    candidates[found].percent = percents[i];
    candidates[found].score = scores[i];
    found++;
  }
  return is_reliable;
}

#include "CToml.h"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <toml++/toml.h>
#pragma GCC diagnostic pop

#include <cstdio>
#include <exception>
#include <sstream>
#include <string>
#include <string_view>

#define SCRIBE_TEXT(x) #x
#define SCRIBE_VALUE(x) SCRIBE_TEXT(x)
const char *scribe_toml_version(void) {
  return SCRIBE_VALUE(TOML_LIB_MAJOR) "." SCRIBE_VALUE(TOML_LIB_MINOR) "." SCRIBE_VALUE(TOML_LIB_PATCH);
}

namespace {

// Tables nest through dots in their names too, and the library frees them one inside the other.
const int deepest = 64;
const size_t longest = 1 << 20;

struct Walk {
  void (*take)(void *, const scribe_toml_value *);
  void *context;
  std::string path;

  void visit(const toml::node &node, int depth) {
    if (depth > deepest) return;
    if (const toml::table *table = node.as_table()) {
      for (auto &&[key, child] : *table) step(key.str(), child, depth);
    } else if (const toml::array *array = node.as_array()) {
      size_t place = 0;
      for (auto &&child : *array) step(std::to_string(place++), child, depth);
    } else {
      value(node);
    }
  }

  void step(std::string_view key, const toml::node &child, int depth) {
    size_t before = path.size();
    if (before) path += '\n';
    path += key;
    visit(child, depth + 1);
    path.resize(before);
  }

  void value(const toml::node &node) {
    scribe_toml_value value = {};
    std::string text;
    value.path = path.data();
    value.path_length = path.size();
    value.line = node.source().begin.line;
    value.column = node.source().begin.column;
    if (auto *string = node.as_string()) {
      value.kind = SCRIBE_TOML_STRING;
      text = string->get();
    } else if (auto *integer = node.as_integer()) {
      value.kind = SCRIBE_TOML_INTEGER;
      value.integer = integer->get();
    } else if (auto *real = node.as_floating_point()) {
      value.kind = SCRIBE_TOML_REAL;
      value.real = real->get();
    } else if (auto *boolean = node.as_boolean()) {
      value.kind = SCRIBE_TOML_BOOLEAN;
      value.integer = boolean->get();
    } else {
      value.kind = SCRIBE_TOML_DATE;
    }
    value.text = text.data();
    value.text_length = text.size();
    take(context, &value);
  }
};

void tell(scribe_toml_error *error, uint32_t line, uint32_t column, std::string_view words) {
  error->line = line;
  error->column = column;
  std::snprintf(
    error->message, sizeof error->message, "%.*s", (int)words.size(), words.data());
}

// A line that nests tables by hundreds of dots would be freed by as many calls inside each other.
bool has_deep_line(std::string_view text, uint32_t &line) {
  size_t dots = 0;
  line = 1;
  for (char sign : text) {
    if (sign == '\n') {
      line++;
      dots = 0;
    } else if (sign == '.' && ++dots > 1000) {
      return true;
    }
  }
  return false;
}

}  // namespace

int scribe_toml_read(
  const char *text, size_t length, void (*take)(void *, const scribe_toml_value *), void *context,
  scribe_toml_error *error) {
  uint32_t line = 0;
  if (length > longest) {
    tell(error, 1, 1, "is longer than a megabyte");
    return -1;
  }
  std::string_view all(length ? text : "", length);
  if (has_deep_line(all, line)) {
    tell(error, line, 1, "the line has more than a thousand dots");
    return -1;
  }
  try {
    toml::table table = toml::parse(all);
    Walk walk{take, context, {}};
    walk.visit(table, 0);
    return 0;
  } catch (const toml::parse_error &failure) {
    tell(
      error, failure.source().begin.line, failure.source().begin.column, failure.description());
  } catch (const std::exception &failure) {
    tell(error, 1, 1, failure.what());
  } catch (...) {
    tell(error, 1, 1, "could not be read");
  }
  return -1;
}

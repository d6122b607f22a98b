// What the loader has to say about a file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

enum class Severity : std::uint8_t { error, warning };

struct Finding {
  std::string code;  // stable, for tools: "unknown_field"
  Severity severity = Severity::error;
  std::string file;  // as it was named to the loader
  int line = 0;      // 0: the whole file
  int column = 0;    // 0: not known; compiled Lua keeps no columns
  std::string card;  // "base:bomb", if the file is a card
  std::string field;
  std::string message;
  std::string suggestion;  // the nearest word that would be right here, if one is near
};

// file:line: error: message (did you mean `x`?) [code]
std::string to_string(const Finding& finding);

// UTF-8 without control characters: what can be shown and sent anywhere.
bool is_printable(std::string_view text);
// The same with a ? for whatever is none; lines may be broken.
std::string printable(std::string_view text);
std::string printable(std::string_view text, std::size_t longest);  // cut after so many bytes
std::string printable_name(std::string_view file);                  // in one line

bool has_error(const std::vector<Finding>& findings);
void sort_by_place(std::vector<Finding>& findings);  // by file, then line; those of one line stay in order

}  // namespace soulstack::scripting

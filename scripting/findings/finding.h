// Findings: errors and warnings of the loader about a file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/codes.h"

namespace soulstack::scripting {

enum class Severity : std::uint8_t { error, warning };

struct Finding {
  Code code = "failed";
  Severity severity = Severity::error;
  std::string file;  // the path as given to the loader
  int line = 0;      // 0: the whole file
  int column = 0;    // in characters, from 1; 0: unknown
  int length = 0;    // in characters, of what is wrong; 0: unknown
  std::string card;  // "base:bomb", if the file is a card
  std::string field;
  std::string message;
  std::string suggestion;  // the most similar valid word, if there is one
};

// file:line:column: error: message (did you mean `x`?) [E010 unknown_word]
std::string to_string(const Finding& finding);

// The number of bytes at its beginning that are printable ASCII: safe as they are.
std::size_t plain_length(std::string_view text);
// Makes text safe to display and send: UTF-8 without control characters.
bool is_printable(std::string_view text);
// The same with a ? for each invalid byte; line breaks stay.
std::string printable(std::string_view text);
std::string printable(std::string_view text, std::size_t longest);  // cut after n bytes
std::string printable_name(std::string_view file);                  // in one line

bool has_error(const std::vector<Finding>& findings);
void sort_by_place(std::vector<Finding>& findings);  // by file, then line; stable within a line

}  // namespace soulstack::scripting

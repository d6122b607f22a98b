// A keyword of a set: a file keywords/NAME.lua with the abilities that it stands for. A card has them if it has the flag
// NAME = true.
#pragma once

#include <memory>
#include <string>

namespace soulstack::scripting {

class SourceFile;

struct SetKeyword {
  std::string set, name, file;
  std::string title;                         // "Swift", as shown to players
  std::string text;                          // the reminder
  std::shared_ptr<const SourceFile> source;  // its file, which is read again for each card that has the keyword
  int line = 0;
  bool is_broken = false;  // its file has errors

  std::string id() const { return set + ":keywords/" + name; }
};

}  // namespace soulstack::scripting

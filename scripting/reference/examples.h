// Finds lines that use a word, in the loaded cards, rulesets and scenarios, and in the set of examples beside the base
// set.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/reference/reference_entry.h"

namespace soulstack::scripting {

class Library;

class Examples {
 public:
  // Reads the files of the library, the scenarios of its sets, and the set of examples.
  explicit Examples(const Library& library);

  // The best line for an entry: short, with the word only once. Nothing if no file uses it.
  std::optional<ReferenceExample> of(const ReferenceEntry& entry) const;

  // The number of files that were read.
  std::size_t files() const { return files_; }

 private:
  struct Line {
    int cost = 0;  // the lower, the better
    ReferenceExample example;
  };

  void read(const std::string& file, std::string_view text);
  bool is_model(const std::string& file) const;
  const Line* find(const std::string& use) const;

  // By use: "call deal", "field when.event", "property player.hp".
  std::map<std::string, Line, std::less<>> lines_;
  std::vector<std::string> decks_;
  std::vector<std::string> models_;  // the folders of the base set and the examples, each with a slash at its end
  std::size_t files_ = 0;
};

}  // namespace soulstack::scripting

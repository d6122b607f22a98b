// What scenarios show of the cards: which abilities, modes and branches of roll tables really happen, and which lines
// of their functions run.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

// A file by the same name, whichever folder it was named from.
std::string known_as(const std::string& file);

// What happened while scenarios ran, whatever sets and rules they were run with.
class Coverage {
 public:
  void add(const Coverage& other);

  void note_ability(const std::string& path) { abilities_.insert(path); }
  void note_roll(const std::string& path, int value) { values_[path] |= 1U << value; }
  void note_line(const std::string& file, int line) { lines_[file].insert(line); }  // by known_as

  bool happened(const std::string& path) const { return abilities_.contains(path); }
  unsigned values_rolled(const std::string& path) const;  // a bit for each
  // Of the file as `split_branches` writes it.
  bool ran(const std::string& file, int line) const;
  // Ids of those of which an ability happened.
  std::set<std::string> cards() const;

 private:
  std::set<std::string> abilities_;             // by path, such as "base:placebo#tap"
  std::map<std::string, unsigned> values_;      // of the roll table of an ability, by path
  std::map<std::string, std::set<int>> lines_;  // by file
};

// Something of a card, or of a ruleset, that scenarios can show.
enum class PartKind : std::uint8_t { ability, mode, branch, lines };
struct Part {
  PartKind kind = PartKind::ability;
  std::string owner;  // "base:bomb", "base:rules/extended"
  std::string file;
  int line = 0;
  std::string name;  // "tap: Gain 1¢."; of lines, what the first of them says
  int count = 1;     // of lines: how many
  bool covered = false;
  bool implied = false;  // that it is not covered follows from something else that is not
};

// The parts of contents, each once, and what of them has been shown.
class Survey {
 public:
  // `wanted` tells whether the cards and rules of a file count.
  Survey(const Coverage& shown, std::function<bool(const std::string& file)> wanted)
      : shown_(shown), wanted_(std::move(wanted)) {}

  void add(const Content& content);
  // By file and line.
  std::vector<Part> parts() const;

 private:
  void add_ability(const Content& content, AbilityId id, const std::string& around);
  void add_branches(const Content& content, const AbilityDef& ability, const std::string& text);
  void add_lines(const std::string& file, const std::string& owner, std::vector<Part>& all) const;
  bool is_new(const std::string& path) { return known_.insert(path).second; }

  const Coverage& shown_;
  std::function<bool(const std::string&)> wanted_;
  std::vector<Part> parts_;
  std::set<std::string> known_;                // paths of what is among the parts
  std::map<std::string, std::string> owners_;  // of files
};

}  // namespace soulstack::scripting

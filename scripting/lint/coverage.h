// Coverage of cards by scenarios: which abilities, modes and branches of roll tables happen, and which lines of
// functions run.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::scripting {

class Library;

// The same name for a file, whichever folder it was given from.
std::string known_as(const std::string& file);

// What happened while scenarios ran, for all sets and rules.
class Coverage {
 public:
  void add(const Coverage& other);

  void note_ability(const std::string& path) { abilities_.insert(path); }
  void note_roll(const std::string& path, int value) { values_[path] |= 1U << value; }
  void note_line(const std::string& file, int line) { lines_[file].insert(line); }  // by known_as

  bool happened(const std::string& path) const { return abilities_.contains(path); }
  unsigned values_rolled(const std::string& path) const;  // one bit each
  // Lines of the file as written by `split_branches`.
  bool ran(const std::string& file, int line) const;
  bool ran_in(const std::string& file) const { return lines_.contains(known_as(file)); }
  // Ids of the cards with an ability that happened.
  std::set<std::string> cards() const;

 private:
  std::set<std::string> abilities_;             // by path, such as "base:placebo#tap"
  std::map<std::string, unsigned> values_;      // values of the roll table of an ability, by path
  std::map<std::string, std::set<int>> lines_;  // by file
};

// A part of a card or ruleset that scenarios can cover.
enum class PartKind : std::uint8_t { ability, mode, branch, lines, count };
struct Part {
  PartKind kind = PartKind::ability;
  std::string owner;  // "base:bomb", "base:rules/extended"
  std::string file;
  int line = 0;
  std::string name;  // "tap: Gain 1¢."; for lines, the text of the first one
  int count = 1;     // for lines: how many
  bool covered = false;
  bool implied = false;  // it is not covered only because another part is not
  int column = 0;        // of the first word on the line, in bytes, from 1
  std::string field{};   // for lines: "when#2.effect"
};

// The parts of several contents, each once, with their coverage.
class Survey {
 public:
  // `wanted` returns whether the cards and rules of a file count.
  Survey(const Coverage& shown, std::function<bool(const std::string& file)> wanted)
      : shown_(shown), wanted_(std::move(wanted)) {}

  void add(const Content& content);
  void add_shared_files(const Library& library);  // words and keywords of sets
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
  std::set<std::string> known_;                // paths of the parts
  std::map<std::string, std::string> owners_;  // of files
};

}  // namespace soulstack::scripting

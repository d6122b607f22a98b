// Finds where the project cites rules of its rulebook: source code, rulesets and cards, scenarios, tests.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

// One line that cites a rule.
struct Citation {
  std::string file;  // relative to the project: "engine/rules/attack.cpp"
  int line = 0;      // from 1
  std::string text;  // the line without its indent; for a scenario, its name
};

enum class Citing { code, card, scenario, test, count };

// The numbers that a line cites in comments and quoted text: "11.3.3", "1.4a", "Q32", "PD4". A range such as "13.5.1 to
// 13.5.3" or "6.7.3-6.7.6" cites all numbers in it. `comment` is the start of a comment, // or --.
std::vector<std::string> numbers_cited(std::string_view line, std::string_view comment);

// All citations in a project folder, by kind and number. The constructor reads the files.
class Citations {
 public:
  explicit Citations(const std::filesystem::path& project);
  // Sorted by file and line; empty if no citation of that kind has the number.
  const std::vector<Citation>& of(std::string_view number, Citing what) const;

 private:
  void read(const std::filesystem::path& project, const std::filesystem::path& file, Citing what);

  using ByNumber = std::map<std::string, std::vector<Citation>, std::less<>>;
  ByNumber by_kind_[static_cast<std::size_t>(Citing::count)];
};

}  // namespace soulstack::tools

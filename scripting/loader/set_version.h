// Versions of sets, and what a set requires of another one: "base >= 1.0".
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

// Is it a name for a set, a card or a file: lower case letters, digits and _?
bool is_name(std::string_view name);

// Numbers with dots. What follows them is ignored: "1.2-beta" is 1.2. Missing numbers are 0: 1.0 equals 1.
class Version {
 public:
  // Nothing if the text does not begin with a number, or has a number of more than 6 digits.
  static std::optional<Version> read(std::string_view text);

  friend bool operator==(const Version& a, const Version& b) { return (a <=> b) == 0; }
  friend std::strong_ordering operator<=>(const Version& a, const Version& b);

 private:
  std::vector<int> numbers_;
};

enum class Comparison : unsigned char { any, at_least, exactly, below };

struct Requirement {
  std::string set;
  Comparison comparison = Comparison::any;
  std::string version;  // as written
  int line = 0;         // in set.lua

  std::string text() const;  // "base >= 1.0"
  bool accepts(std::string_view found) const;
};

// Nothing if the text is not the id of a set, alone or with >=, == or < and a version.
std::optional<Requirement> read_requirement(std::string_view text);

}  // namespace soulstack::scripting

// The project's copy of the rules: finds the text of a rule by its number.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

class Rulebook {
 public:
  // Reads engine/rulebook.md of the project, or the one that is built in.
  Rulebook();
  // "While the stack is empty ...", without its markup; empty if the rule is not known.
  std::string text(std::string_view rule) const;
  // Its first sentence.
  std::string sentence(std::string_view rule) const;
  // The rule numbers of the section that the number belongs to: "13.2.1" ... for "13.2.99". Empty if there is none.
  std::vector<std::string> near(std::string_view rule) const;

 private:
  std::map<std::string, std::string, std::less<>> rules_;
};

}  // namespace soulstack::tools

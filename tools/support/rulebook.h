// The project's copy of the rules, for those who ask why: the text behind a rule's number.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

class Rulebook {
 public:
  // Reads engine/rulebook.md if the program still lies in its project; otherwise it knows no rule.
  Rulebook();
  // "While the stack is empty ...", without its markup; empty if the rule is not known.
  std::string text(std::string_view rule) const;
  // Its first sentence.
  std::string sentence(std::string_view rule) const;
  // The numbers of the section that the number would be in: "13.2.1" ... of "13.2.99". Empty if there is none.
  std::vector<std::string> near(std::string_view rule) const;

 private:
  std::map<std::string, std::string, std::less<>> rules_;
};

}  // namespace soulstack::tools

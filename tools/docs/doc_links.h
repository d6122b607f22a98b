// Where the words and rules in the documentation link to.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

// Where a word was found; it decides which of its meanings are possible.
enum class WordPlace { text, card_file, scenario_file, field, card_field, after_dot, after_colon };

class DocLinks {
 public:
  void add_word(const std::string& name, const std::string& category, const std::string& target);
  void add_rule(const std::string& number) { rules_.insert(number); }

  // "reference_verb.md#deal". Empty if there is no such word. A word with several meanings links to the list of words.
  std::string to_word(std::string_view name, WordPlace place) const;
  // For a span of code in a text: "deal", "deal(1, target)", "of = you".
  std::string to_span(std::string_view code) const;
  // "rules.md#4.3.2"; empty if there is no such rule.
  std::string to_rule(std::string_view number) const;

 private:
  struct Meaning {
    std::string category, target;
  };
  std::map<std::string, std::vector<Meaning>, std::less<>> words_;
  std::set<std::string, std::less<>> rules_;
};

}  // namespace soulstack::tools

// Where the words and rules in the documentation link to.
#include "tools/docs/doc_links.h"

#include <cctype>

namespace soulstack::tools {

namespace {

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool is_field(std::string_view category) {
  return category == "field" || category.ends_with(" field") || category == "noun condition" || category == "number" ||
         category == "option" || category == "procedure";
}
bool is_of_scenario(std::string_view category) { return category.starts_with("scenario"); }

bool is_possible(std::string_view category, WordPlace place) {
  switch (place) {
    case WordPlace::text:
      return true;
    case WordPlace::after_dot:
      return category == "property" || category == "scenario player" || category == "scenario table" ||
             category == "deck";
    case WordPlace::after_colon:
      return category == "scenario player" || category == "scenario table";
    case WordPlace::field:
      return category == "scenario field" || category == "scenario player field";
    case WordPlace::card_field:
      return is_field(category) && !is_of_scenario(category);
    case WordPlace::scenario_file:
      return is_of_scenario(category) && !is_field(category) && category != "scenario player" &&
             category != "scenario table";
    case WordPlace::card_file:
      return !is_of_scenario(category) && !is_field(category) && category != "property" && category != "step";
  }
  return false;
}

}  // namespace

void DocLinks::add_word(const std::string& name, const std::string& category, const std::string& target) {
  words_[name].push_back({category, target});
}

std::string DocLinks::to_word(std::string_view name, WordPlace place) const {
  const auto found = words_.find(name);
  if (found == words_.end())
    return {};
  const Meaning* only = nullptr;
  for (const Meaning& meaning : found->second) {
    if (!is_possible(meaning.category, place))
      continue;
    if (only != nullptr)
      return "words.md#" + found->first;
    only = &meaning;
  }
  return only == nullptr ? std::string() : only->target;
}

std::string DocLinks::to_span(std::string_view code) const {
  std::size_t end = 0;
  while (end < code.size() && in_word(code[end]))
    ++end;
  const bool dotted = end < code.size() && (code[end] == '.' || code[end] == ':');
  if (dotted) {  // event.amount, t.P1:play
    const std::size_t last = code.find_first_of(" (\"{=");
    const std::string_view path = code.substr(0, last);
    const std::size_t separator = path.find_last_of(".:");
    const WordPlace place = path[separator] == ':' ? WordPlace::after_colon : WordPlace::after_dot;
    return to_word(path.substr(separator + 1), place);
  }
  const std::string_view word = code.substr(0, end);
  const std::string_view rest = code.substr(end);
  if (rest.starts_with(" = ")) {
    const std::string target = to_word(word, WordPlace::card_field);
    return target.empty() ? to_word(word, WordPlace::field) : target;
  }
  if (rest.empty() || rest[0] == '(' || rest.starts_with(" {") || rest.starts_with(" \""))
    return to_word(word, WordPlace::text);
  return {};
}

std::string DocLinks::to_rule(std::string_view number) const {
  return rules_.contains(number) ? "rules.md#" + std::string(number) : std::string();
}

}  // namespace soulstack::tools

// All verbs, by name.
#include "scripting/binding/verb_rows.h"

#include <algorithm>
#include <vector>

namespace soulstack::scripting {

std::span<const VerbRow> verb_rows() {
  static const std::vector<VerbRow> all = [] {
    std::vector<VerbRow> rows;
    for (const auto some :
         {verbs_of_possessions(), verbs_of_damage(), verbs_of_the_stack(), verbs_of_cards(), verbs_of_choices()})
      rows.insert(rows.end(), some.begin(), some.end());
    std::sort(rows.begin(), rows.end(), [](const VerbRow& a, const VerbRow& b) { return a.name < b.name; });
    return rows;
  }();
  return all;
}

const VerbRow* find_verb(std::string_view name) {
  const auto rows = verb_rows();
  const auto found = std::lower_bound(rows.begin(), rows.end(), name,
                                      [](const VerbRow& row, std::string_view wanted) { return row.name < wanted; });
  return found == rows.end() || found->name != name ? nullptr : &*found;
}

std::string shape_of(const VerbRow& verb) {
  std::string shape = std::string(verb.name) + "(";
  for (const VerbParam& p : verb.params)
    if (!p.name.empty())
      shape += (shape.back() == '(' ? "" : ", ") + std::string(p.name) + (p.optional ? "?" : "");
  return shape + (verb.options.empty() ? ")" : ", { options }?)");
}

const VerbOption* find_option(const VerbRow& verb, std::string_view name) {
  const auto found = std::find_if(verb.options.begin(), verb.options.end(),
                                  [&](const VerbOption& option) { return option.name == name; });
  return found == verb.options.end() ? nullptr : &*found;
}

std::string options_of(const VerbRow& verb) {
  std::string all;
  for (const VerbOption& option : verb.options)
    all += (all.empty() ? "`" : ", `") + std::string(option.name) + "`";
  return all;
}

}  // namespace soulstack::scripting

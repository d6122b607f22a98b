// All verbs, by name.
#include "scripting/verbs.h"

#include <algorithm>
#include <vector>

namespace soulstack::scripting {

std::span<const VerbRow> verb_rows() {
  static const std::vector<VerbRow> all = [] {
    std::vector<VerbRow> rows;
    for (const auto some : {verbs_of_possessions(), verbs_of_damage(), verbs_of_the_stack(), verbs_of_cards(), verbs_of_choices()})
      rows.insert(rows.end(), some.begin(), some.end());
    std::sort(rows.begin(), rows.end(), [](const VerbRow& a, const VerbRow& b) { return a.name < b.name; });
    return rows;
  }();
  return all;
}

}  // namespace soulstack::scripting

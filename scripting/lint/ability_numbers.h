// What an ability does, for comparison with its text: the numbers of its fields and of the verbs in its functions, and
// the words that these use.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "scripting/registry/units.h"

namespace soulstack::scripting {

class Library;

struct EffectNumber {
  std::int64_t value = 0;
  Units units = any_unit;  // the units that the text may use for it
  bool is_signed = false;  // "+1" or "-1"
  bool must_be_said = true;
  std::string_view gives;                 // "the effect gives"
  bool is_field = false;                  // required even if the text is vague: "prevent as much"
  std::optional<std::int64_t> edge = {};  // of a comparison, as in NumberUsed
};

struct AbilityNumbers {
  std::vector<EffectNumber> numbers;
  std::set<std::int64_t> counts;              // the number of targets and of calls of a verb; only above 1
  std::set<std::string, std::less<>> inside;  // the same, of the words of sets that its functions call
  std::set<std::string, std::less<>> words;   // verbs, properties and texts of its functions, its events, nouns, costs
};

// The whole ability without the branches of its roll. Parts with their own text need not be mentioned again.
AbilityNumbers numbers_of(const Library& library, const AbilityDef& ability);
// The same, including the branches.
AbilityNumbers numbers_with_branches(const Library& library, const AbilityDef& ability);

}  // namespace soulstack::scripting

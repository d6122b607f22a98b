// What an ability does, as far as its text would say it: the numbers of its fields and of the verbs in its functions,
// and the words that these use.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "scripting/registry/units.h"

namespace soulstack::scripting {

class Library;

struct EffectNumber {
  std::int64_t value = 0;
  Units units = any_unit;  // what it may be said to count
  bool is_signed = false;  // "+1" or "-1"
  bool must_be_said = true;
  std::string_view gives;                 // "the effect gives"
  bool is_field = false;                  // to be said also where the text is vague: "prevent as much"
  std::optional<std::int64_t> edge = {};  // of a comparison, as in NumberUsed
};

struct AbilityNumbers {
  std::vector<EffectNumber> numbers;
  std::set<std::int64_t> counts;             // how many targets there are, how often a verb is called; above 1
  std::set<std::string, std::less<>> words;  // verbs, properties and texts of its functions, its events, nouns, costs
};

// All of it but what the branches of its roll do. What parts do that have texts of their own need not be said again.
AbilityNumbers numbers_of(const Library& library, const AbilityDef& ability);
// The same with the branches.
AbilityNumbers numbers_with_branches(const Library& library, const AbilityDef& ability);

}  // namespace soulstack::scripting

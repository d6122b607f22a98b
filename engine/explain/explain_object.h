// What changes the abilities and keywords of an object, in words (rule 6.10).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/card_words.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack {

struct KeywordName {
  Keyword keyword;
  std::string_view name;  // as players read it
};
std::span<const KeywordName> keyword_names();

// What one effect gives to an object and takes from it: texts of abilities, and names of keywords.
struct ObjectChange {
  std::string by;  // the object with the effect, or that made it
  std::vector<std::string> gained, lost;
};
// In the order in which they apply. Empty: the object has what is printed.
std::vector<ObjectChange> object_changes(const Table& t, CardIndex card);
// "Banner: it has `Loot 1.`"
std::string sentence_of(const ObjectChange& change);

}  // namespace soulstack

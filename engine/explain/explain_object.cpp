// Changes of objects in words.
#include "engine/explain/explain_object.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/explain/describe.h"
#include "engine/model/enum_rows.h"
#include "engine/table/object_abilities.h"

namespace soulstack {

namespace {

constexpr KeywordName names[] = {
    {Keyword::eternal, "eternal"},       {Keyword::guppy, "Guppy"},
    {Keyword::trinket, "trinket"},       {Keyword::ambush, "ambush"},
    {Keyword::curse, "curse"},           {Keyword::indomitable, "indomitable"},
    {Keyword::familiar, "familiar"},     {Keyword::attackable, "can be attacked"},
    {Keyword::goes_first, "goes first"}, {Keyword::fighter, "fighter"},
};
static_assert(in_order(names, &KeywordName::keyword));

std::vector<std::string> listed(const Table& t, const std::vector<AbilityId>& abilities, const Keywords& keywords) {
  std::vector<std::string> all;
  for (const AbilityId id : abilities)
    all.push_back(fmt::format("`{}`", t.content[id].text));
  for (const auto& [keyword, name] : keyword_names())
    if (keywords[static_cast<std::size_t>(keyword)])
      all.emplace_back(name);
  return all;
}

}  // namespace

std::span<const KeywordName> keyword_names() { return names; }

std::vector<ObjectChange> object_changes(const Table& t, CardIndex card) {
  std::vector<ObjectChange> all;
  for (const Changed& change : changes_to(t, card)) {
    all.push_back({change.by.source ? name_of(t, change.by.source) : "the rules",
                   listed(t, change.gained, change.gained_keywords), listed(t, change.lost, change.lost_keywords)});
    if (!change.gained_name.empty())
      all.back().gained.push_back(fmt::format("the name \"{}\"", change.gained_name));
  }
  return all;
}

std::string sentence_of(const ObjectChange& change) {
  std::string text = change.by + ": it ";
  if (!change.lost.empty())
    text += fmt::format("loses {}", fmt::join(change.lost, ", "));
  if (!change.gained.empty())
    text += fmt::format("{}has {}", change.lost.empty() ? "" : ", and ", fmt::join(change.gained, ", "));
  return text;
}

}  // namespace soulstack

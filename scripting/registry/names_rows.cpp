// What the fields of events and of deeds can name.
#include "scripting/registry/names_rows.h"

#include <array>

#include "engine/model/enum_rows.h"

namespace soulstack::scripting {

namespace {

template <class... N>
constexpr std::uint64_t any_of(N... n) {
  return (bit(n) | ... | std::uint64_t{0});
}
constexpr std::uint64_t fighters = any_of(Noun::monster, Noun::item, Noun::room, Noun::object);
constexpr std::uint64_t cards_in_play =
    fighters | any_of(Noun::character, Noun::curse, Noun::soul, Noun::event_card, Noun::fixture);

// clang-format off
constexpr std::array<NamesRow, count_of<Names>> names_rows = {{
    {Names::absent,    "nothing", 0, false},
    {Names::player,    "a player", any_of(Noun::player), false},
    {Names::living,    "a player, a monster or another object with HP", fighters | any_of(Noun::player), true},
    {Names::dying,     "a monster or another object with HP", fighters, true},
    {Names::attacked,  "a monster, another object with HP or a player", fighters | any_of(Noun::player), true},
    {Names::declared,  "what can be attacked, or a deck", fighters | any_of(Noun::player, Noun::deck), true},
    {Names::source,    "a card in play or a player", cards_in_play | any_of(Noun::player), true},
    {Names::object,    "a card in play", cards_in_play, true},
    {Names::gone,      "a card in play that is not a monster", cards_in_play & ~any_of(Noun::monster, Noun::character), true},
    {Names::bearer,    "a card in play or a player", cards_in_play | any_of(Noun::player), true},
    {Names::item,      "an item", any_of(Noun::item, Noun::object), true},
    {Names::soul,      "a soul", any_of(Noun::soul, Noun::object), true},
    {Names::curse,     "a curse", any_of(Noun::curse, Noun::object), true},
    {Names::hand,      "a loot card in a hand", any_of(Noun::loot_card), false},
    {Names::drawn,     "a loot card in a hand", any_of(Noun::loot_card), false},
    {Names::discard,   "a card in a discard pile", any_of(Noun::card), false},
    {Names::loot,      "a loot on the stack", any_of(Noun::loot), false},
    {Names::ability,   "an ability on the stack", any_of(Noun::ability), false},
    {Names::roll,      "a die on the stack", any_of(Noun::roll), false},
    {Names::pile,      "a pile", any_of(Noun::deck, Noun::discard), false},
    {Names::anything,  "anything", ~std::uint64_t{0}, true},
}};
// clang-format on
static_assert(in_order(names_rows, &NamesRow::names));

}  // namespace

const NamesRow& row_of(Names names) { return names_rows[static_cast<std::size_t>(names)]; }

Kinds kinds_of(Names names) {
  if (names == Names::anything)
    return any_kind;
  Kinds all = 0;
  for (int i = 0; i < static_cast<int>(Noun::count); ++i)
    if (const auto noun = static_cast<Noun>(i); (row_of(names).nouns & bit(noun)) != 0)
      all |= kinds_of(noun);
  return all;
}

std::vector<std::string_view> words_for(Names names) {
  const NamesRow& row = row_of(names);
  std::vector<std::string_view> all;
  if ((row.nouns & bit(Noun::player)) != 0)
    all = {"you", "active", "others"};
  if (row.can_be_this)
    all.insert(all.end(), {"this", "another"});
  for (const NounRow& noun : noun_rows())
    if ((row.nouns & bit(noun.noun)) != 0)
      all.push_back(noun.name);
  return all;
}

}  // namespace soulstack::scripting

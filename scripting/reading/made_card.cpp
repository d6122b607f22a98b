// Cards that are made from another card.
#include "scripting/reading/made_card.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

namespace {

constexpr std::string_view changes = "changes", based_on = "based_on", replaces = "replaces";

// Copies abilities with all that is inside them. Their functions are the same.
class AbilityCopies {
 public:
  AbilityCopies(Reader& r, CardDefId card, std::string from, std::string to, int line)
      : r_(r), card_(card), from_(std::move(from)), to_(std::move(to)), line_(line) {}

  void copy(AbilityId& id) {
    if (!id.known())
      return;
    const auto done = std::find_if(copies_.begin(), copies_.end(), [&](const auto& copy) { return copy.first == id; });
    if (done != copies_.end()) {  // an outcome for several values
      id = done->second;
      return;
    }
    if (!r_.has_room_for_ability(line_))
      return;
    AbilityDef ability = r_.content[id];
    ability.card = card_;
    if (ability.path.starts_with(from_))
      ability.path.replace(0, from_.size(), to_);
    copy(ability.modes);
    copy(ability.lasting);
    if (ability.kind == AbilityKind::lasting)
      copy(ability.own<Duration>().nested);
    if (ability.kind == AbilityKind::always)
      copy(ability.own<Continuous>().gives);
    for (AbilityId& outcome : ability.roll.outcomes)
      copy(outcome);
    copy(ability.roll.each);
    const AbilityId original = std::exchange(id, AbilityId{static_cast<std::uint16_t>(r_.content.abilities.size())});
    r_.content.abilities.push_back(std::move(ability));
    copies_.emplace_back(original, id);
  }
  void copy(std::vector<AbilityId>& ids) {
    for (AbilityId& id : ids)
      copy(id);
  }

 private:
  Reader& r_;
  CardDefId card_;
  std::string from_, to_;
  int line_;
  std::vector<std::pair<AbilityId, AbilityId>> copies_;
};

CardDefId add_card(Content& content, CardDef def) {
  content.cards.push_back(std::move(def));
  return CardDefId{static_cast<std::uint16_t>(content.cards.size() - 1)};
}

// The new card without the fields that are written.
CardDefId copy_card(Reader& r, const CardFile& file, CardDefId from, const std::string& id, int line) {
  CardDef def = r.content[from];
  AbilityCopies abilities(r, CardDefId{static_cast<std::uint16_t>(r.content.cards.size())}, def.id + "#", id + "#",
                          line);
  abilities.copy(def.abilities);
  abilities.copy(def.rewards.description);
  for (AbilityId& part : def.rewards.computed)
    abilities.copy(part);
  def.id = id;
  def.set = file.set;
  def.file = r.report.file();
  const CardDefId back = def.back;
  const CardDefId copy = add_card(r.content, std::move(def));
  if (back.known()) {
    const CardDefId copy_of_back = copy_card(r, file, back, id + std::string(back_suffix), line);
    r.content.cards[copy.value].back = copy_of_back;
  }
  return copy;
}

void refuse_abilities(Reader& r, const Written& table, std::string_view how) {
  int line = 0;
  r.list(table, [&](const Given& item) { line = line == 0 ? item.line : line; });
  if (line != 0)
    r.report.error("not_changeable", line, how,
                   ticked(how) + " takes over all abilities as they are: to write other ones, write the whole card, " +
                       "with `replaces` if it takes the place of the other one");
}

// Loot without the field is never in play, so what works only there would have no effect.
void check_abilities_work(Reader& r, const Written& table, const CardDef& def) {
  const bool stays = def.has(Keyword::trinket) || def.has(Keyword::ambush);
  if (stays || r.content.type_name(def.deck) != deck_name::loot)
    return;
  for (const AbilityId id : def.abilities)
    if (r.content[id].kind != AbilityKind::play && !r.content[id].as_soul && !r.content[id].in_hand)
      for (const std::string_view field : {"trinket", "ambush"})
        if (r.has(table, field))
          return r.report.error("no_effect", r.field_at(table, field, 0).line, field,
                                "the abilities of this card work only in play, where loot without `trinket` or " +
                                    std::string("`ambush` never is"));
}

}  // namespace

bool check_other_cards(Reader& r, const Written& table) {
  const bool is_change = r.has(table, changes), is_based = r.has(table, based_on),
             replaces_one = r.has(table, replaces);
  const auto wrong = [&](std::string_view field, const std::string& why) {
    r.report.error("wrong_override", r.field_at(table, field, 0).line, field, why);
  };
  const auto apart = [](std::string_view a, std::string_view b) {
    return ticked(a) + " and " + ticked(b) + " don't go together: ";
  };
  if (is_change && is_based)
    wrong(based_on, apart(changes, based_on) + "a change makes no card of its own; `based_on` makes one");
  if (is_change && replaces_one)
    wrong(replaces, apart(changes, replaces) + "to replace the whole card, write the new card with `replaces`");
  if (is_based && replaces_one) {
    lua_getfield(r.lua, table.index, "based_on");
    lua_getfield(r.lua, table.index, "replaces");
    if (lua_rawequal(r.lua, -1, -2))
      wrong(replaces, "a card that is replaced can't be taken over: to change its fields, write only `changes`");
    lua_pop(r.lua, 2);
  }
  return is_change || is_based;
}

void read_made_card(Reader& r, const Written& table, const CardFile& file, DeckId deck, CardDefId from) {
  const bool is_change = r.has(table, changes);
  refuse_abilities(r, table, is_change ? changes : based_on);
  if (r.has(table, "back"))
    r.report.error("not_changeable", r.field_at(table, "back", 0).line, "back",
                   "the other face can't be changed: write the whole card, with `replaces`");
  CardDef scratch;
  scratch.deck = deck;
  CardDefId into = from;
  if (!from.known())
    into = add_card(r.content, std::move(scratch));
  else if (!is_change)
    into = copy_card(r, file, from, r.report.card(), table.line);
  read_written_fields(r, table, into);
  check_abilities_work(r, table, r.content[into]);
  r.check_other_functions();
}

}  // namespace soulstack::scripting

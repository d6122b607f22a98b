// The numbers of a table that a preview compares.
#include "tools/preview/position.h"

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/model/zone_ids.h"
#include "engine/model/zone_kinds.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "tools/display/game_objects.h"

namespace soulstack::tools {

namespace {

using What = Consequence::What;

Position::OfPlayer player_in(const Table& t, Seat p) {
  const Value self = Value::player(p);
  Position::OfPlayer of;
  of.dead = t.dead(p);
  of.hp = hp(t, self);
  of.max_hp = max_hp(t, self);
  of.attack = attack_of(t, self);
  of.coins = t.player(p).coins;
  of.loot = t.zone(zones::hand(t, p)).count;
  for (const CardIndex i : t.cards_of(zones::play(t, p)))
    of.items += is_curse(t, i) ? 0 : 1;
  of.souls = souls_of(t, p);
  return of;
}

Position::OfCard card_in(const Table& t, CardIndex i) {
  Position::OfCard of{.card = i, .ref = t.ref(i), .controller = t.zone_of(i).seat};
  of.has_stats = is_monster(t, i);
  of.deactivated = t.card(i).flags.has(CardFlag::deactivated);
  if (of.has_stats) {
    of.hp = hp(t, of.ref);
    of.attack = attack_of(t, of.ref);
    of.evasion = evasion_of(t, of.ref);
  }
  return of;
}

// Adds changes of one object.
class Differences {
 public:
  Differences(Value of, std::string name, std::vector<Consequence>& into)
      : of_(of), name_(std::move(name)), into_(into) {}
  void add(What what, int was, int now) {
    if (was != now)
      into_.push_back({.what = what, .of = of_, .was = was, .now = now, .name = name_});
  }

 private:
  Value of_;
  std::string name_;
  std::vector<Consequence>& into_;
};

void compare_players(const Position& before, const Position& after, std::vector<Consequence>& into) {
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    const Position::OfPlayer &was = before.players[p], &now = after.players[p];
    const Seat s = seat(static_cast<int>(p));
    Differences of(Value::player(s), player_name(s), into);
    if (!was.dead && !now.dead) {
      of.add(What::hp, was.hp, now.hp);
      of.add(What::max_hp, was.max_hp, now.max_hp);
      of.add(What::attack, was.attack, now.attack);
    }
    of.add(What::coins, was.coins, now.coins);
    of.add(What::loot, was.loot, now.loot);
    of.add(What::items, was.items, now.items);
    of.add(What::souls, was.souls, now.souls);
  }
}

const Position::OfCard* same_card(const Position& in, CardIndex card) {
  const auto found =
      std::find_if(in.cards.begin(), in.cards.end(), [&](const Position::OfCard& c) { return c.card == card; });
  return found == in.cards.end() ? nullptr : &*found;
}

void compare_cards(const Position& before, const Position& after, const Table& before_on, Seat viewer,
                   std::vector<Consequence>& into) {
  for (const Position::OfCard& was : before.cards) {
    const Position::OfCard* const now = same_card(after, was.card);
    if (!now || now->ref != was.ref)
      continue;
    Differences of(was.ref, name_for(before_on, was.ref, viewer), into);
    of.add(was.deactivated ? What::recharged : What::deactivated, was.deactivated, now->deactivated);
    if (!was.has_stats || !now->has_stats)
      continue;
    of.add(What::hp, was.hp, now->hp);
    of.add(What::attack, was.attack, now->attack);
    of.add(What::evasion, was.evasion, now->evasion);
  }
}

// Cards that the viewer sees before they change hands.
void compare_controllers(const Position& before, const Position& after, const Table& before_on, Seat viewer,
                         std::vector<Consequence>& into) {
  for (const Position::OfCard& now : after.cards) {
    const Position::OfCard* const was = same_card(before, now.card);
    const Seat old = was ? was->controller : Seat::game;
    if (now.controller == Seat::game || now.controller == old || !sees(before_on, now.card, viewer))
      continue;
    const Value ref = before_on.ref(now.card);
    into.push_back({.what = What::gained, .of = ref, .who = now.controller, .name = name_for(before_on, ref, viewer)});
  }
}

void compare_rolls(const Position& before, const Position& after, std::vector<Consequence>& into) {
  for (const Position::Roll& was : before.rolls)
    for (const Position::Roll& now : after.rolls)
      if (now.serial == was.serial && now.value != was.value)
        into.push_back({.what = What::roll,
                        .of = Value::item(was.serial),
                        .was = was.value,
                        .now = now.value,
                        .needed = now.needed});
}

}  // namespace

Position::Position(const Table& t) {
  for (const Seat p : t.seats())
    players.push_back(player_in(t, p));
  for (const Zone& z : t.s.zones)
    if (row_of(z.kind).in_play != InPlay::none)
      for (const CardIndex i : t.cards_in_play(z))
        cards.push_back(card_in(t, i));
  for (const StackItem& item : t.s.stack)
    if (item.kind == ItemKind::roll && is_on_stack(item))
      rolls.push_back({item.serial, item.value, needed_for_hit(t, item)});
}

void add_differences(const Position& before, const Position& after, const Table& before_on, Seat viewer,
                     std::vector<Consequence>& into) {
  compare_rolls(before, after, into);
  compare_cards(before, after, before_on, viewer, into);
  compare_players(before, after, into);
  compare_controllers(before, after, before_on, viewer, into);
}

}  // namespace soulstack::tools

// Verbs of coins, loot, items and souls: gained, lost, given, stolen.
#include "engine/table/zone_layout.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/rewards.h"
#include "engine/verbs/slots.h"
#include "scripting/binding/verb_rows.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// ---- Coins

Reply gain_coins(Call& c) { return for_players(c, GroupVerb::gain_coins, soulstack::gain_coins, c.number(1)); }
Reply lose_coins(Call& c) { return for_players(c, GroupVerb::lose_coins, soulstack::lose_coins, c.number(1)); }
Reply give_coins(Call& c) { return reply(give_coins(c.t, c.player(0), c.player(1), c.number(2), c.doer())); }
Reply steal_coins(Call& c) { return reply(give_coins(c.t, c.player(1), c.player(0), c.number(2), c.doer())); }

// ---- Loot and treasure

constexpr VerbOption of_deck[] = {
    {"deck", Type::pile, "3.7.5", "The deck that the cards come from, if it is not the usual one."},
};

// The deck that the option names, if any. False: its cards are not of this type.
bool find_named_deck(const Call& c, DeckId type, DeckId& deck) {
  if (!c.has_option(0))
    return true;
  const Zone& zone = c.t.zone(c.options[0].as_zone());
  deck = DeckId{zone.of};
  return zone.kind == ZoneKind::deck && c.t.content.type_of(deck) == type;
}

Reply draw_loot(Call& c) {
  DeckId from;
  if (!find_named_deck(c, c.t.content.loot_deck, from))
    return refuse("`deck` must be a deck whose cards are loot");
  return for_players(c, GroupVerb::draw_loot, soulstack::draw_loot, c.number(1), from);
}
Reply discard_loot(Call& c) { return for_players(c, GroupVerb::discard_loot, soulstack::discard_loot, c.number(1)); }
Reply discard_hand(Call& c) {
  Candidates who;
  if (!c.all_players(0, who))
    return refuse("`player` (argument 1) must contain only players");
  int cards = 0;
  for (Value player : who)
    cards += static_cast<int>(c.t.zone(zones::hand(c.t, player.as_seat())).count);
  return has_room(c, cards + room_for_others) ? reply(discard_hand(c.t, who, c.doer())) : too_many();
}
Reply give_loot(Call& c) { return reply(give_loot(c.t, c.player(0), c.player(1), c.number(2), c.player(0), c.doer())); }
Reply steal_loot(Call& c) {
  return reply(give_loot(c.t, c.player(1), c.player(0), c.number(2), c.player(0), c.doer()));
}
Reply steal_random_loot(Call& c) {
  return reply(steal_random_loot(c.t, c.player(1), c.player(0), c.number(2), c.doer()));
}
Reply pass_hands(Call& c) { return reply(pass_hands(c.t, c.doer())); }
Reply swap_loot(Call& c) {
  if (c.gone(0) || c.gone(1))
    return reply(false);
  return reply(swap_loot(c.t, c.card(0), c.card(1), c.doer()));
}
Reply gain_treasure(Call& c) {
  DeckId from;
  if (!find_named_deck(c, c.t.content.treasure_deck, from))
    return refuse("`deck` must be a deck whose cards are treasures");
  return for_players(c, GroupVerb::gain_treasure, soulstack::gain_treasure, c.number(1), from);
}
Reply gain_eternal(Call& c) {
  return can_be_moved(c.t, c.args[0]) ? reply(gain_eternal(c.t, c.player(1), c.card(0), c.doer())) : none();
}
Reply gain_item(Call& c) {
  return can_be_moved(c.t, c.args[0]) ? reply(gain_item(c.t, c.player(1), c.card(0), c.doer())) : none();
}
Reply gain_rewards(Call& c) { return c.has(1) ? reply(gain_rewards(c.t, c.player(0), c.args[1])) : ok(); }
constexpr const char* no_item = "that is not an item";
Reply hand_item(Call& c, int item, int to) {
  if (!c.has(item) || c.gone(item))
    return reply(false);
  if (never_changes_hands(c.t, c.card(item)))
    return refuse(no_item);
  return reply(give_item(c.t, c.card(item), c.player(to), c.doer()));
}
Reply steal_item(Call& c) { return hand_item(c, 1, 0); }
Reply give_item(Call& c) { return hand_item(c, 0, 1); }
Reply swap_items(Call& c) {
  if (!c.has(0) || !c.has(1) || c.gone(0) || c.gone(1))
    return reply(false);
  if (never_changes_hands(c.t, c.card(0)) || never_changes_hands(c.t, c.card(1)))
    return refuse(no_item);
  return reply(swap_items(c.t, c.card(0), c.card(1), c.doer()));
}
Reply reroll_item(Call& c) {
  if (c.gone(0))
    return reply(false);
  return reply(reroll_item(c.t, c.card(0), c.doer()));
}

// clang-format off
constexpr VerbRow possession_verbs[] = {
    {"discard_hand",       {{players}},                       Type::number,  "8.7a",   "The player discards all loot cards in their hand at once, in their order; returns how many.", "!discard", discard_hand},
    {"discard_loot",       {{players, verb::loot}},           Type::number,  "8.7",    "The player discards n loot cards of their choice; returns how many.", "!discard|discard # loot", discard_loot, Does::change, {}, 0, "the effect discards"},
    {"draw_loot",          {{players, verb::loot}},           Type::number,  "20.5.1", "The player loots n; returns how many were drawn.", "loot|draw that many|draw #|!loot #", draw_loot, Does::change, of_deck},
    {"gain_coins",         {{players, verb::coins}},          Type::number,  "20.3.1", "The player gains n ¢; returns how many were gained.", "!gain #¢|¢|gain|coin|cent", gain_coins},
    {"gain_eternal",       {{{"card", Type::card, true}, player}}, Type::object, "6.8.1", "The player gains the card as an eternal item. Returns the item, nil if they did not gain it.", "", gain_eternal},
    {"gain_item",          {{{"card", Type::card, true}, player}}, Type::object, "3.1.2", "The player gains the card as an item. Returns the item, nil if they did not gain it.", "", gain_item, Does::change, {}, trait::gains_items},
    {"gain_rewards",       {{player, {"card", Type::card, true}}}, Type::none, "13.2.12", "The player gains the rewards of a card, as if it had died. The card stays where it is.", "reward|?gain #¢", gain_rewards},
    {"gain_treasure",      {{players, verb::treasures}},      Type::value,   "3.1.2",  "The player gains the top n treasures.", "gain # treasure|treasure|gain", gain_treasure, Does::change, of_deck},
    {"give_coins",         {{from, to, verb::coins}},         Type::number,  "20.3.2", "A player gives another player n ¢, or all if they have fewer; returns how many.", "give #¢ to %|give|gain|pay|get|?gain #¢", give_coins},
    {"give_item",          {{object, player}},                Type::boolean, "20.3.2", "Gives an item to a player; returns whether it was given.", "give|gain|pass", give_item},
    {"give_loot",          {{from, to, verb::loot}},          Type::number,  "20.3.2", "A player gives another player n loot cards of their choice.", "give # loot to %|give|pass|hand", give_loot},
    {"lose_coins",         {{players, verb::coins}},          Type::number,  "20.5.2", "The player loses n ¢, or all if they have fewer; returns how many were lost.", "!lose #¢|¢|lose|pay|coin|cent", lose_coins, Does::change, {}, 0, "the effect takes"},
    {"pass_hands",         {},                                Type::none,    "20.3.4", "Each player passes their hand to the left at the same time.", "", pass_hands},
    {"reroll_item",        {{object}},                        Type::value,   "20.8.1", "Rerolls an item: destroys it and replaces it with the top treasure.", "!reroll|reroll %", reroll_item},
    {"steal_coins",        {{to, from, verb::coins}},         Type::number,  "20.3.3", "Steals n ¢ from another player; returns how many.", "!steal|steal #¢ from %|take|?gain #¢", steal_coins, Does::change, {}, 0, "the effect steals"},
    {"steal_item",         {{to, {"item", Type::object}}},    Type::boolean, "20.3.3", "Steals an item; returns whether it was stolen.", "!steal|steal %|take", steal_item},
    {"steal_loot",         {{to, from, verb::loot}},          Type::number,  "20.3.3", "Steals n loot cards of the thief's choice from another player.", "!steal|steal # loot from %|take", steal_loot, Does::change, {}, 0, "the effect steals"},
    {"steal_random_loot",  {{to, from, verb::loot}},          Type::number,  "20.3.3", "Steals n random loot cards from another player.", "!steal|steal|take|give", steal_random_loot, Does::change, {}, 0, "the effect steals"},
    {"swap_items",         {{{"item", Type::object, true}, {"other", Type::object, true}}}, Type::boolean, "20.3.4", "Swaps the controllers of two items; returns whether they were swapped.", "!swap|swap|exchange|trade", swap_items},
    {"swap_loot",          {{card, {"other", Type::card}}},   Type::boolean, "20.3.4", "Swaps two loot cards in hands.", "!swap", swap_loot},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_possessions() { return possession_verbs; }

}  // namespace soulstack::scripting

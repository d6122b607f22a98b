// Verbs for charge and counters, and for looking at and moving cards.
#include "scripting/binding/verb_rows.h"

#include <algorithm>

#include "engine/model/notes.h"
#include "engine/rules/attack.h"
#include "engine/table/counters.h"
#include "engine/table/loops.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/searching.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

namespace {

using namespace verb;

// ---- Charge and counters

// The cards in play of a group that may also contain others.
void cards_of(Call& c, int i, Candidates& cards) {
  Candidates group;
  c.group(i, group);
  for (Value v : group)
    if (v.is(ValueKind::card))
      cards.add(v);
}
Reply recharge(Call& c) {
  Candidates cards;
  cards_of(c, 0, cards);
  if (!has_room(c, cards.count + room_for_others))
    return too_many();
  return reply(each(c.t, GroupVerb::recharge, cards, 1, c.doer()));
}
Reply recharge_items(Call& c) {
  Candidates items;
  gather_items(c.t, c.player(0), items);
  if (!has_room(c, items.count + room_for_others))
    return too_many();
  return reply(each(c.t, GroupVerb::recharge, items, 1, c.doer()));
}
Reply deactivate(Call& c) { return c.gone(0) ? reply(false) : reply(deactivate(c.t, c.card(0), c.doer())); }
CounterId kind_arg(Call& c, int i) { return c.has(i) ? counter_of(c.args[i]) : counter::plain; }
Reply add_counters(Call& c) {
  return c.gone(0) ? reply(0) : reply(add_counters(c.t, c.args[0], kind_arg(c, 2), c.number(1), c.doer()));
}
Reply remove_counters(Call& c) {
  if (c.gone(0))
    return reply(0);
  return reply(c.has(2) ? remove_counters(c.t, c.args[0], kind_arg(c, 2), c.number(1), c.doer())
                        : remove_counters(c.t, c.args[0], c.number(1), c.doer()));
}
Reply level_up(Call& c) {
  return c.gone(0) ? reply(0) : reply(add_counters(c.t, c.args[0], counter::level, c.number(1), c.doer()));
}
Reply level_down(Call& c) {
  return c.gone(0) ? reply(0) : reply(remove_counters(c.t, c.args[0], counter::level, c.number(1), c.doer()));
}
Reply flip(Call& c) {
  if (c.has(1) && c.number(1) < 1)
    return refuse("`face` (argument 2) must be at least 1");
  if (c.gone(0))
    return reply(false);
  return reply(flip(c.t, c.card(0), c.doer(), c.has(1) ? std::optional(c.number(1)) : std::nullopt));
}

enum NoteOption : std::size_t { too_option, till_option, secret_option };
constexpr VerbOption of_notes[] = {
    {"too", Type::boolean, "20.10.1", "true: what this card noted there before stays.", false},
    {"till", Type::duration, "20.10.1b", "When the note ends; `your_next_turn`: it lasts for a round."},
    {"secret", Type::boolean, "20.10.1d", "true: only you see what is noted.", false},
};
Value place_arg(const Call& c) { return word_of(c.args[0]) == Word::game ? notes::the_game : c.args[0]; }
int duration_of_note(Till till) {
  switch (till) {
    case Till::end_of_turn:
      return notes::for_turn;
    case Till::end_of_attack:
      return notes::for_attack;
    case Till::your_next_turn:
      return notes::till_next_turn;
    case Till::next_roll:
      return notes::till_roll;
    default:
      return 0;
  }
}
Reply note(Call& c) {
  const Value what = c.args[1];
  if (what.is(ValueKind::event) || what.is(ValueKind::filter) || what.is(ValueKind::word) || what.is(ValueKind::list))
    return refuse("only players, cards, things on the stack, piles, numbers, texts, true and false can be noted");
  const Till till = till_of(c.options[till_option], Till::forever);
  if (c.gone(0))
    return reply(false);
  const bool too = c.is_option(too_option, true);
  const bool replaces = !too && !notes::noted_on(c.t.s, place_arg(c), writer_of_notes(c.t, c.doer().source)).empty();
  const bool has_effect = till == Till::end_of_attack || till == Till::next_roll;  // that keeps three values
  if (c.t.s.kept.size() + (replaces ? 0 : 1) + (has_effect ? 3 : 0) > decltype(c.t.s.kept)::capacity)
    return refuse(too_many_kept);
  const int how =
      (too ? notes::too : 0) | duration_of_note(till) | (c.is_option(secret_option, true) ? notes::in_secret : 0);
  return reply(note(c.t, place_arg(c), what, how, c.doer()));
}
Reply forget_notes(Call& c) { return c.gone(0) ? reply(false) : reply(note(c.t, place_arg(c), nothing, 0, c.doer())); }
Reply noted_on(Call& c) { return reply(done(notes::first_on(c.t.s, place_arg(c), c.writer()))); }
Reply list_of(const Candidates& list) {
  return {Reply::How::done, Value::make(ValueKind::list, static_cast<unsigned>(list.count), 0), nullptr};
}
Reply notes_on(Call& c) {
  Candidates& list = c.host.list();
  list.count = 0;
  for (const Kept& note : notes::noted_on(c.t.s, place_arg(c), c.writer()))
    if (!note.value.is(ValueKind::card) || c.t.current(note.value))
      list.add(note.value);
  return list_of(list);
}

Reply counters_on(Call& c) {
  if (const Former* const was = c.t.last_seen(c.args[0]))
    return reply(last_counters_of(c.t, *was, kind_arg(c, 1)));
  return reply(c.gone(0) ? 0 : counters_of(c.t, c.args[0], kind_arg(c, 1)));
}

// ---- Cards and zones

Reply become_soul(Call& c) {
  c.args[0] = found_in_discard(c.t, c.args[0], c.item());
  if (!can_be_moved(c.t, c.args[0]))
    return reply(false);
  const Seat who = c.has(1) ? c.player(1) : who_gains_soul(c.t, c.args[0], c.you());
  return who == Seat::game ? reply(false) : reply(gain_soul(c.t, who, c.card(0), c.doer()));
}
Reply destroy_soul(Call& c) {
  if (!c.has(0) || c.gone(0))
    return reply(false);
  return reply(destroy(c.t, c.args[0], c.doer()));
}
Reply steal_soul(Call& c) {
  if (!c.has(1) || c.gone(1))
    return reply(false);
  if (c.t.zone_of(c.card(1)).kind != ZoneKind::soul)
    return refuse("only a soul that a player has can be stolen");
  return reply(gain_soul(c.t, c.player(0), c.card(1), c.doer()));
}
bool is_copy(const Call& c) { return is_copy_on_stack(c.t, c.item(), c.args[0]); }
bool moves(Call& c) {
  c.args[0] = found_in_discard(c.t, c.args[0], c.item());
  return can_be_moved(c.t, c.args[0]) && !is_copy(c);
}
Reply into_deck(Call& c, int nth) { return moves(c) ? reply(put_into_deck(c.t, c.card(0), nth, c.doer())) : none(); }
Reply put_into_deck(Call& c) { return into_deck(c, std::max(1, c.number(1))); }
Reply put_on_bottom(Call& c) { return into_deck(c, 0); }
Reply put_on_top(Call& c) { return into_deck(c, 1); }
Reply put_into_discard(Call& c) {
  if (!c.has(0) || c.gone(0) || is_copy(c))
    return none();
  return reply(put_into_discard(c.t, c.card(0), c.doer()));
}
Reply give_curse(Call& c) {
  if (!c.t.printed(c.card(0)).has(Keyword::curse))
    return refuse("`card` (argument 1) must be a curse: nobody can gain another card as a curse");
  return can_be_moved(c.t, c.args[0]) ? reply(give_curse(c.t, c.card(0), c.player(1), c.doer())) : reply(false);
}
ZoneId pile_arg(const Call& c, int i) { return c.args[i].as_zone(); }
// An ability may change how many are revealed (rule 20.4.4).
Reply reveal_if_allowed(Call& c) {
  const Did did = reveal_some(c.t, pile_arg(c, 0), c.number(1), c.doer());
  if (did.waits)
    return reply(did);
  if (did.value.is(ValueKind::list)) {
    const std::uint32_t from = did.value.payload();
    for (std::uint32_t i = from; i < c.t.s.lists.count; ++i)
      c.host.list().add(c.t.s.lists[i]);
    c.t.s.lists.truncate(from);
  }
  return list_of(c.host.list());
}
Reply reveal(Call& c) {
  c.host.list().count = 0;
  if (may_be_changed(c.t, EventType::revealing) && c.number(1) > 0)
    return reveal_if_allowed(c);
  reveal(c.t, pile_arg(c, 0), c.number(1), c.doer(), c.host.list());
  return list_of(c.host.list());
}
Reply look_at(Call& c) {
  c.host.list().count = 0;
  look_at(c.t, pile_arg(c, 1), c.number(2), c.player(0), c.host.list());
  return list_of(c.host.list());
}
Reply look_at_hand(Call& c) { return look_at_hand(c.t, c.player(1), c.player(0)), ok(); }
Reply put_back(Call& c, PutBack where) {
  Candidates cards;
  look_at(c.t, pile_arg(c, 1), c.number(2), c.player(0), cards);
  if (!has_room(c, 2 * cards.count))
    return too_many();  // the last ones: those of one question
  return reply(reorder(c.t, c.player(0), cards, c.doer(), where));
}
Reply may_put_on_bottom(Call& c) {
  Candidates top;
  look_at(c.t, pile_arg(c, 1), 1, c.player(0), top);
  if (top.count == 0 || !may_be_asked(c.t, c.ability(), c.doer().source))
    return reply(false);
  return reply(may_put_on_bottom(c.t, c.player(0), top[0].as_card(), c.doer()));
}
Reply reorder(Call& c) { return put_back(c, PutBack::on_top); }
Reply keep_one(Call& c) { return put_back(c, PutBack::all_but_one_on_bottom); }
Reply shuffle(Call& c) { return reply(shuffle_pile(c.t, pile_arg(c, 0), c.doer())); }

Reply put_into_hand(Call& c) {
  if (!moves(c))
    return none();
  if (!is_loot_card(c.t, c.card(0)) && !c.t.in_play(c.card(0)))
    return refuse("only loot cards can be put into a hand; that card is from another deck");
  return reply(put_into_hand(c.t, c.card(0), c.player(1), c.doer()));
}
Reply remove_from_game(Call& c) {
  return moves(c) ? reply(put_card(c.t, c.card(0), zones::outside, c.doer())) : none();
}
Reply put_under(Call& c) {
  return moves(c) && !c.gone(1) ? reply(put_under(c.t, c.card(0), c.args[1], c.doer())) : none();
}
Reply become_character(Call& c) {
  if (!c.has(1) || c.gone(1))
    return none();
  if (c.t.printed(c.card(1)).type != c.t.content.character_deck)
    return refuse("only a character card can take the place of a character");
  return reply(become_character(c.t, c.player(0), c.card(1), c.doer()));
}
Reply card_in_discard(Call& c) { return c.has(0) ? reply(done(card_in_discard(c.t, c.args[0]))) : none(); }
Reply find_outside(Call& c) { return reply(done(find_outside(c.t, c.args[0]))); }
Reply find_fixture(Call& c) { return reply(done(find_fixture(c.t, c.args[0]))); }
Reply play_loot_card(Call& c) {
  const bool free = c.has(2) && c.args[2].as_boolean();
  if (!c.has(1) || c.gone(1))
    return reply(false);
  return reply(free ? play_loot_free(c.t, c.player(0), c.card(1)) : play_loot_now(c.t, c.player(0), c.card(1)));
}
Reply join_attack(Call& c) {
  Candidates players;
  if (!c.all_players(0, players))
    return refuse("`player` (argument 1) must contain only players");
  Seats seats;
  for (Value v : players)
    seats.add(v.as_seat());
  return c.gone(1) ? reply(false) : reply(join_attack(c.t, c.args[1], seats, c.doer()));
}
Reply win(Call& c) { return reply(let_win(c.t, c.player(0), c.doer())); }

// Curses match these nouns, wherever they are.
constexpr VerbParam a_curse{
    "card", Type::card,  false,
    false,  Unit::count, bit(Noun::curse) | bit(Noun::event_card) | bit(Noun::object) | bit(Noun::card)};

// clang-format off
constexpr VerbRow card_verbs[] = {
    {"add_counters",       {{bearer, verb::counters, kind}},  Type::number,  "20.1.2", "Puts n counters on an object or a player; returns how many.", "counter", add_counters, Does::change, {}, trait::adds_counters, "the effect adds"},
    {"become_character",   {{player, {"card", Type::card, true}}}, Type::card, "3.4.5", "A character card from outside the game takes the place of the player's character. Returns the card in play, nil if it does not.", "become|character", become_character},
    {"become_soul",        {{card, {"player", Type::player, true}}}, Type::card, "8.6", "The card becomes a soul of the player, by default of its controller.", "soul", become_soul},
    {"card_in_discard",    {{{"object", Type::card, true}}},  Type::card,    "7.7a",   "The card of an object that left play, if it is still in the discard pile to which it went; otherwise nil.", "", card_in_discard, Does::nothing},
    {"counters_on",        {{bearer, {"kind", Type::counter}}}, Type::number, "20.1.7", "The number of counters of that kind on an object or a player.", "", counters_on, Does::nothing},
    {"deactivate",         {{object}},                        Type::boolean, "20.2.1", "Deactivates an object; returns whether it was charged.", "deactivate %|deactivat|use", deactivate},
    {"destroy_soul",       {{{"soul", Type::card, true}}},    Type::boolean, "15.1.6", "Destroys a soul.", "!destroy", destroy_soul},
    {"find_fixture",       {{{"card", Type::card_id}}},       Type::card,    "3.8.6",  "The fixture with that id on the table; nil if it is not there.", "", find_fixture, Does::nothing},
    {"find_outside",       {{{"card", Type::card_id}}},       Type::card,    "19.9.4", "A card with that id outside the game; nil if there is none.", "", find_outside, Does::nothing},
    {"flip",               {{object, {"face", Type::number, true}}}, Type::boolean, "20.2.3", "Flips an object to its next face (after the last, the first), or to that face, from 1; returns whether it was flipped.", "", flip, Does::change, {}, trait::seldom_said},
    {"forget_notes",       {{place_of_note}},                 Type::boolean, "20.10.1","Removes what this card noted on a card, a player or `game`; returns whether it was removed.", "", forget_notes},
    {"give_curse",         {{a_curse, player}},               Type::boolean, "17.1",   "The player gains the curse; returns whether they did. It is an error if the card is not a curse.", "", give_curse},
    {"join_attack",        {{players, object}},               Type::boolean, "6.8.8",  "The players also make attack rolls in the attack on the object; returns whether any joined.", "", join_attack},
    {"keep_one",           {{player, {"pile", Type::pile}, verb::cards}}, Type::none, "20.4.1", "The player looks at the top n cards, leaves one on top and puts the others on the bottom in any order.", "?look|?loot #|?in any order", keep_one},
    {"level_down",         {{object, verb::levels}},          Type::number,  "20.1.5", "Removes n level counters.", "level", level_down, Does::change, {}, 0, "the effect changes the level by"},
    {"level_up",           {{object, verb::levels}},          Type::number,  "20.1.5", "Adds n level counters.", "level", level_up, Does::change, {}, trait::adds_levels, "the effect changes the level by"},
    {"look_at",            {{player, {"pile", Type::pile}, verb::cards}}, Type::list, "19.3.3", "The player looks at the top n cards of a pile.", "!look", look_at},
    {"look_at_hand",       {{player, {"other", Type::player}}}, Type::none,  "19.3.3", "The player looks at another player's hand.", "!look|look|hand|see", look_at_hand},
    {"may_put_on_bottom",  {{player, {"pile", Type::pile}}},  Type::boolean, "19.3.3", "The player looks at the top card of a pile and may put it on the bottom; returns whether they did.", "?look|?in any order", may_put_on_bottom},
    {"note",               {{place_of_note, {"what", Type::value}}}, Type::boolean, "20.10.1","Notes a number, a text, `true`, a player or a card on a card, until that leaves its zone, on a player or on `game`, in place of this card's earlier note there. Returns whether it was noted.", "", note, Does::change, of_notes, trait::keeps_notes},
    {"noted_on",           {{place_of_note}},                 Type::value,   "20.10.1c","What this card noted on a card, a player or `game`; nil if nothing, or a card that has left its zone.", "", noted_on, Does::nothing},
    {"notes_on",           {{place_of_note}},                 Type::list,    "20.10.1c","All that this card noted on a card, a player or `game`, without cards that have left their zone.", "", notes_on, Does::nothing},
    {"play_loot_card",     {{player, {"card", Type::card, true}, {"free", Type::boolean, true}}}, Type::boolean, "8.3", "The player plays the card now, using a loot play unless it is free; returns whether they did.", "", play_loot_card},
    {"put_into_deck",      {{{"card", Type::card, true}, {"nth", Type::number}}}, Type::card, "19.3.1", "Puts a card into its deck, nth from the top. Returns the card there, nil if it stays.", "?in any order", put_into_deck},
    {"put_into_discard",   {{{"card", Type::card, true}}},    Type::card, "20.7.1", "Puts a card into its discard pile. Returns the card there, nil if it stays.", "?in any order", put_into_discard},
    {"put_into_hand",      {{{"card", Type::card, true}, player}}, Type::card, "19.5.1", "Puts a loot card into a hand. The event is `card_put`, not `loot_given`. Returns the card there, nil if it stays.", "?in any order", put_into_hand},
    {"put_on_bottom",      {{{"card", Type::card, true}}},    Type::card, "19.3.1", "Puts a card on the bottom of its deck. Returns the card there, nil if it stays.", "?in any order", put_on_bottom},
    {"put_on_top",         {{{"card", Type::card, true}}},    Type::card, "19.3.1", "Puts a card on top of its deck. Returns the card there, nil if it stays.", "?in any order", put_on_top},
    {"put_under",          {{{"card", Type::card, true}, object}}, Type::card, "19.9.6", "Puts a card under an object, outside the game, until that object leaves play. Returns the card there, nil if it stays.", "?in any order", put_under},
    {"recharge",           {{{"object", Type::objects}}},     Type::value,   "20.2.1", "Recharges objects; returns how many were deactivated.", "!recharge|recharge %", recharge},
    {"recharge_items",     {{player}},                        Type::number,  "20.2.1", "Recharges each item that the player controls.", "!recharge|recharge", recharge_items},
    {"remove_counters",    {{bearer, verb::counters, kind}},  Type::number,  "20.1.2", "Removes up to n counters, of one kind or of any kind; returns how many.", "counter", remove_counters, Does::change, {}, trait::takes_counters, "the effect removes"},
    {"remove_from_game",   {{{"card", Type::card, true}}},    Type::card, "19.9.5", "Removes a card from the game. Returns the card there, nil if it stays.", "", remove_from_game},
    {"reorder",            {{player, {"pile", Type::pile}, verb::cards}}, Type::none, "20.4.1", "The player looks at the top n cards and puts them back one by one in any order: the last ends on top.", "?look|!in any order", reorder},
    {"reveal",             {{{"pile", Type::pile}, verb::cards}}, Type::list,    "19.3.3", "Reveals the top n cards of a pile to all players; returns a list.", "!reveal|reveal|look|top", reveal},
    {"shuffle",            {{{"pile", Type::pile}}},          Type::boolean, "20.4.2", "Shuffles a pile; returns whether it was shuffled.", "!shuffle", shuffle},
    {"steal_soul",         {{to, {"soul", Type::card, true}}}, Type::boolean, "20.3.3", "Steals a soul.", "!steal", steal_soul},
    {"win",                {{player}},                        Type::none,    "15.2.4", "The player wins, once this has resolved.", "win", win},
};
// clang-format on

}  // namespace

std::span<const VerbRow> verbs_of_cards() { return card_verbs; }

}  // namespace soulstack::scripting

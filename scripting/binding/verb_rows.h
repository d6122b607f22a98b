// Shared by the verb files. A verb is a row: its documentation, argument checks and editor definition. Its function
// calls the kernel and returns the result.
#pragma once

#include <span>

#include "engine/model/forward.h"
#include "engine/table/queries.h"
#include "engine/verbs/choices.h"
#include "scripting/binding/host.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

// Each file has the verbs of one area, sorted by name.
std::span<const VerbRow> verbs_of_possessions();  // coins, loot, items and souls: gained, lost, given, stolen
std::span<const VerbRow> verbs_of_damage();       // damage, healing, killing, destroying
std::span<const VerbRow> verbs_of_the_stack();    // dice, the stack, copies, and turns
std::span<const VerbRow> verbs_of_cards();        // charge and counters; looking at and moving cards
std::span<const VerbRow> verbs_of_choices();      // questions to players

namespace verb {

// Returns whether it happened, or how much. A card that says "and" or "if you do" checks that before it continues; one
// that says "then" does not (rule 7.9).
inline Reply reply(Did did) { return {did.waits ? Reply::How::waits : Reply::How::done, did.value, nullptr}; }
inline Reply reply(int n) { return reply(done(n)); }
inline Reply reply(bool b) { return reply(done(Value::boolean(b))); }
inline Reply none() { return reply(done()); }  // nil
inline Reply ok() { return {}; }
inline Reply refuse(const char* why) { return {Reply::How::refused, nothing, why}; }

// Candidates of choices, and groups that are processed one by one, share limited room with other open choices. A verb
// checks for room before it changes anything.
inline bool has_room(const Call& c, int things) {
  return static_cast<int>(c.t.s.lists.count) + things < decltype(c.t.s.lists)::capacity;
}
inline constexpr int room_for_others = 128;  // questions and gains while a group is processed
// Notes, lasting effects and dice share the room for values that the game keeps.
inline constexpr const char* too_many_kept = "this game keeps too many values for notes, lasting effects and dice";
inline Reply too_many() { return refuse("there are too many things to choose from"); }

// The duration that an argument or an option names.
inline Till till_of(Value word, Till otherwise) {
  switch (word ? word_of(word) : Word::none) {
    case Word::end_of_turn:
      return Till::end_of_turn;
    case Word::end_of_attack:
      return Till::end_of_attack;
    case Word::your_next_turn:
      return Till::your_next_turn;
    case Word::next_roll:
      return Till::next_roll;
    case Word::forever:
      return Till::forever;
    default:
      return otherwise;
  }
}

// Runs a verb for one player, or for each player of a group (rule 20.12); some verbs take a deck (rule 3.7.5).
template <class... Deck>
Reply for_players(Call& c, GroupVerb verb, Did (*one)(Table&, Seat, int, Doer, Deck...), int n, Deck... from) {
  if (!has_room(c, room_for_others))
    return too_many();
  if (c.args[0].is(ValueKind::player))
    return reply(one(c.t, c.player(0), n, c.doer(), from...));
  Candidates group;
  if (!c.all_players(0, group))
    return refuse("`player` (argument 1) must contain only players");
  return reply(each(c.t, verb, group, n, c.doer(), from...));
}

// Common parameters.
inline constexpr VerbParam object{"object", Type::object}, card{"card", Type::card}, player{"player", Type::player},
    players{"player", Type::players}, number{"n", Type::number}, signed_number{"n", Type::number, false, true},
    from{"from", Type::player}, to{"to", Type::player}, roll{"roll", Type::stack}, noun{"among", Type::noun},
    bearer{"object", Type::bearer}, kind{"kind", Type::counter, true}, place_of_note{"on", Type::place_of_note};

constexpr VerbParam in(Unit unit, VerbParam n = number) {
  n.unit = unit;
  return n;
}
// Numbers with their units.
inline constexpr VerbParam coins = in(Unit::coins), loot = in(Unit::loot), treasures = in(Unit::treasure),
                           damage = in(Unit::damage), hp = in(Unit::hp), counters = in(Unit::counters),
                           levels = in(Unit::levels), cards = in(Unit::cards), slots = in(Unit::slots),
                           attacks = in(Unit::attacks), die = in(Unit::die),
                           added_to_die = in(Unit::die, signed_number),
                           loot_plays = in(Unit::loot_plays, signed_number);

}  // namespace verb

}  // namespace soulstack::scripting

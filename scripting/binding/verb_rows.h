// What the files of the verbs share: a verb is a row, which is the documentation, the checker and the editor's definition;
// the function behind it calls the kernel and says what came of it.
#pragma once

#include <span>

#include "engine/rules/verbs.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "scripting/binding/host.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

// Each file has those of one kind, by name.
std::span<const VerbRow> verbs_of_possessions();  // coins, loot, items and souls: gained, lost, given, stolen
std::span<const VerbRow> verbs_of_damage();       // damage, healing, killing, destroying
std::span<const VerbRow> verbs_of_the_stack();    // dice, the stack, copies, and what may be done in the turn
std::span<const VerbRow> verbs_of_cards();        // charge and counters; cards that are looked at and moved
std::span<const VerbRow> verbs_of_choices();      // questions to players

namespace verb {

// Whether it happened, or how much: a card that says "and" or "if you do" asks for that before it goes on, and one that
// says "then" does not (rule 7.9).
inline Reply reply(Did did) { return {did.waits ? Reply::How::waits : Reply::How::done, did.value, nullptr}; }
inline Reply reply(int n) { return reply(done(n)); }
inline Reply reply(bool b) { return reply(done(Value::boolean(b))); }
inline Reply ok() { return {}; }
inline Reply refuse(const char* why) { return {Reply::How::refused, nothing, why}; }

// What is chosen between, and groups that something happens to one after the other, lie with those of other open choices,
// and there is so much room for them. What a verb needs is asked for before it changes anything.
inline bool has_room(const Call& c, int things) {
  return static_cast<int>(c.t.s.lists.count) + things < decltype(c.t.s.lists)::capacity;
}
inline constexpr int room_for_others = 128;  // what is asked and gained while a group is gone through
inline Reply too_many() { return refuse("there are too many things to choose between"); }

// The same verb for one player, or for each of a group (rule 20.12).
inline Reply for_players(Call& c, GroupVerb verb, Did (*one)(Table&, Seat, int, Doer), int n) {
  if (!has_room(c, room_for_others))
    return too_many();
  if (c.args[0].is(ValueKind::player))
    return reply(one(c.t, c.player(0), n, c.doer()));
  Candidates group;
  if (!c.all_players(0, group))
    return refuse("`player` (argument 1) must be players, and there is something else among them");
  return reply(each(c.t, verb, group, n, c.doer()));
}

// Parameters that many have.
inline constexpr VerbParam object{"object", Type::object}, card{"card", Type::card}, player{"player", Type::player},
    players{"player", Type::players}, number{"n", Type::number}, signed_number{"n", Type::number, false, true},
    from{"from", Type::player}, to{"to", Type::player}, roll{"roll", Type::stack}, noun{"among", Type::noun},
    bearer{"object", Type::bearer}, kind{"kind", Type::counter, true};

}  // namespace verb

}  // namespace soulstack::scripting

// Verbs by which effects allow, demand or note something. Results: did it happen?
#pragma once

#include "engine/model/event.h"
#include "engine/model/seats.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

Did extra_turn(Table& t, Seat who, Doer by);             // an extra turn after this one (4.6.3)
Did skip_turn(Table& t, Seat who, Doer by);              // 4.6.3
Did add_loot_plays(Table& t, Seat who, int n, Doer by);  // 8.2

// Attacks that the active player may or must make this turn, on any target or on the monster deck (11.1.4, 11.1.8).
// At once: as soon as the stack is empty, and by any player (11.1.10).
enum class AttackGrant : std::uint8_t { may, must, deck_may, deck_must, at_once };
Did grant_attacks(Table& t, AttackGrant kind, int n, Doer by);
Did demand_attack(Table& t, CardIndex on, Doer by);     // one more attack, on this object (11.1.9)
Did attack_now(Table& t, Seat who, Value on, Doer by);  // an object or the monster deck (11.1.10)

Did join_attack(Table& t, Value object, Seats seats, Doer by);  // 6.8.8
// Notes something on a card, a player or `notes::the_game`, in place of what the same card noted there. Nothing: removes
// that. `how`: a sum of notes::How.
Did note(Table& t, Value on, Value what, int how, Doer by);  // 20.10.1
// An event of a set happens (6.12.2). `event`: its place in Content::events; `of`: nothing if it has none.
Did emit_set_event(Table& t, int event, Value of, int n, Doer by);
Did let_win(Table& t, Seat who, Doer by);  // once this has resolved (15.2.4)
Did cut_turn_short(Table& t, Doer by);     // 4.5.1

// The changes, once nothing has replaced the event.
Did apply_extra_turn_gained(Table& t, Event& e);
Did apply_turn_lost(Table& t, Event& e);
Did apply_loot_plays_changed(Table& t, Event& e);
Did apply_attacks_granted(Table& t, Event& e);
Did apply_attack_joined(Table& t, Event& e);
Did apply_note_written(Table& t, Event& e);
Did apply_set_event(Table& t, Event& e);
Did apply_winning(Table& t, Event& e);
Did apply_turn_cut_short(Table& t, Event& e);

}  // namespace soulstack

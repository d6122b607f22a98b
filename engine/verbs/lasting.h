// Rulebook sections 6.8 and 20.9: lasting effects, and cards that become copies.
#pragma once

#include <span>

#include "engine/model/content.h"
#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// `keeps`: the values that it keeps (rule 6.7.9), by default those that `by` keeps. False if it is over at once.
bool create_lasting(Table& t, AbilityId lasting, const StackItem& by, std::span<const Value> keeps = {});
void begin_with_turn(Table& t, Seat who);  // those that wait for this turn (6.7.12)
Till till_of(const Table& t, const Lasting& l);
void end_lasting(Table& t, std::uint32_t serial);
// Unless the effect still lasts, or its triggers wait for the stack.
void forget_what_it_kept(Table& t, std::uint32_t serial);
void end_what_lasts_for_attack(Table& t, std::uint32_t attack);    // the serial of its frame
void use_lasting(Table& t, std::uint32_t serial);                  // uses up one of its uses
void wait_for_roll(Table& t, std::uint32_t roll);                  // binds effects about the next die to this roll
void end_with_roll(Table& t, std::uint32_t roll);                  // ends the effects that are bound to this roll
void prevent_next(Table& t, Value to, int n, Till till, Doer by);  // once (10.4.2)
// The note on `on` ends with the attack under way, or with the next die (20.10.1b). False: it is over at once.
bool end_note_with(Table& t, Till till, Value on, CardDefId writer, Value what);
void forget_ends_of_notes(Table& t, Value on, CardDefId writer);  // the notes are replaced or forgotten before
// The player may play a copy of the loot card until then (20.9.3). `play`: its ability; unknown: it has none. False: it is
// over at once.
bool keep_copy(Table& t, Value card, AbilityId play, Seat who, Till till);
// Its source is the card, its first target the ability.
bool is_kept_copy(const Table& t, const Lasting& l);
Did become_copy(Table& t, CardIndex card, CardIndex of, Till till, Doer by);

// The change, once nothing has replaced the event.
Did apply_became_copy(Table& t, Event& e);

}  // namespace soulstack

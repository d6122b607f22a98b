// Rulebook section 6.9: what happened before. The state counts the events that abilities of this content ask about, as
// they happen.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;
struct Scope;

namespace history {

// At most this many events are told apart, and this is the highest sum.
inline constexpr int most = 30'000;

// Counts an event that happened, for all that ask about it.
void count(Table& t, const Event& event);
// The same for known players and objects.
int number_of(const Table& t, TallyId def, HistoryNumber number, const std::array<Value, tally_keys>& keys);
// Forgets what was counted for this turn, or for an attack (the serial of its frame).
void end_turn(Table& t);
void end_attack(Table& t, std::uint32_t attack);

// The number of an event for `last`: of its die, otherwise its amount, otherwise the attack roll behind it.
int number_in(const Event& event);

}  // namespace history
}  // namespace soulstack

// Counts that belong to an object and have no place of their own: how often an ability triggered this turn.
#pragma once

#include "engine/state.h"

namespace soulstack::extras {

// Keys of counts that are no ability: from 0xC000 on; they stay over the end of a turn.
inline constexpr std::uint16_t named_counters = 0xC000;

// How often an ability was activated this turn.
constexpr std::uint16_t activations_of(std::uint16_t ability) { return static_cast<std::uint16_t>(0x8000U | ability); }

int get(const GameState& s, std::uint16_t object, std::uint16_t key);
// False: there is no room for another.
bool set(GameState& s, std::uint16_t object, std::uint16_t key, int value);
void forget_card(GameState& s, CardIndex card);

// The marks "this `would` ability has been asked about this object on the stack" (design: each once).
constexpr std::uint16_t item_object(std::uint32_t serial) {
  return static_cast<std::uint16_t>(0x4000U | (serial & 0x3FFFU));
}
bool asked(const GameState& s, std::uint32_t item, std::uint16_t ability, std::int32_t source);
bool mark_asked(GameState& s, std::uint32_t item, std::uint16_t ability, std::int32_t source);
void forget_item(GameState& s, std::uint32_t item);
// The counts of "each turn" start anew (rule 6.7.7).
void end_turn(GameState& s);

}  // namespace soulstack::extras

namespace soulstack {
// What the last blow against an object was, for its death: who struck it, and with which attack roll.
inline constexpr std::uint16_t killing_roll_key = extras::named_counters, killer_key = extras::named_counters + 1;
}  // namespace soulstack

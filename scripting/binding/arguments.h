// The arguments of verbs as values: whether one can be given, and what it comes to.
#pragma once

#include <cstdint>

#include "engine/model/candidates.h"
#include "engine/model/ids.h"
#include "scripting/binding/host.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

inline constexpr int largest_number = 100'000'000;  // that a verb takes, also below 0

// Converts a pile word to the zone of this game.
Value as_zone(Value v);
bool accepts(Type type, Value v);

// Handles do not outlive their game. One that did would not refer to a card of this game.
bool of_another_game(const Table& t, Value v);

// A verb does nothing to a player or thing that is not there (rule 7.9a): nothing could be chosen, or the game acted.
bool may_be_missing(Type type);

// Why a value can't be an argument.
enum class Misfit : std::uint8_t { none, member_of_list, kind, other_game, not_in_play };

// Gives the verb this argument, not nil, in this place; a list has its members in `list`.
Misfit give_argument(Call& call, const VerbRow& row, int place, Value v, const Candidates& list);

// The first member that no list may contain; null: there is none. A choice can put list members into a game's state.
// Nouns are not allowed: the number of a noun made at run time depends on other games.
const Value* odd_member(const Candidates& list);

// What a verb returns that did nothing, because its event was replaced or its player is gone.
Value nothing_of(Type result);

// The steps for looking at all that the nouns among the arguments may match.
int steps_to_look(const Call& call);
inline constexpr int steps_a_member = 10;  // for each member of the groups that a verb affects

}  // namespace soulstack::scripting

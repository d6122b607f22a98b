// Rulebook sections 6.2, 7 and 8: what can be put on the stack, and its targets and costs.
#pragma once

#include <array>
#include <cstddef>

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;
struct Candidates;

// What is known about nouns while the options of one player are listed, and nothing changes: whether there is anything
// that they describe. Only about nouns that mean the same for all objects of the player, so that not each object looks for
// its targets among all that is in play.
class KnownNouns {
 public:
  bool has_any(const Table& t, FilterId noun, const Scope& scope);

 private:
  static constexpr std::size_t places = 32;
  std::array<FilterId, places> nouns_{};
  std::array<bool, places> any_{};
};

// Chooses modes and targets, pays costs, and puts the object on the stack (7.1).
Did announce(Table& t, const StackItem& item);
// Can its targets be chosen, for at least one mode (rule 7.12)?
bool has_targets(Table& t, AbilityId ability, Seat controller, Value source, Value item = nothing,
                 KnownNouns* known = nullptr);
bool can_pay(Table& t, const AbilityDef& a, Seat who, CardIndex source);
// Rule 1.9 (ruling Q32): nothing can be added to a stack that is too high, and nothing that creates a lasting effect if
// too many exist.
bool has_room(const Table& t, AbilityId ability);
// Does the player have a loot play and targets for this loot card (rules 8.2, 5.1.7)?
bool may_play(Table& t, Seat who, CardIndex card);
bool may_play(Table& t, Seat who, const Lasting& copy);  // a copy that is kept (20.9.3)
// The same without the check for a loot play.
bool can_be_played(Table& t, Seat who, CardIndex card);
// May the player use this activated ability, as far as it depends on the player? The controller may; of a room, the active
// player; or those whom the ability names (rules 6.3.1, 6.3.6).
bool is_user(const Table& t, Seat who, CardIndex card, AbilityId ability);
// Was the ability or mode used as often this turn as it can be (rule 6.3.5)? `source`: its object.
bool used_enough(const Table& t, AbilityId ability, Value source);
// Rule 1.9: was this card played, or this ability of it activated, as often as a turn allows?
bool repeated_enough(const Table& t, CardIndex card, AbilityId ability);
// `known`: of this player.
bool may_activate(Table& t, Seat who, CardIndex card, AbilityId ability, KnownNouns* known = nullptr);
// Puts a player's loot or ability on the stack, using the loot play and paying the costs.
Did play_loot(Table& t, Seat who, CardIndex card, bool uses_a_play = true);
// Plays a copy of a loot card, using the loot play and paying the costs; no card moves (20.9.3).
Did play_loot_copy(Table& t, StackItem copy);
Did play_kept_copy(Table& t, Seat who, std::uint32_t lasting);  // the serial of the lasting effect that keeps it
// Plays it at once by an effect (rule 8.3), with a loot play or for free. Result: was it played?
Did play_loot_now(Table& t, Seat who, CardIndex card);
Did play_loot_free(Table& t, Seat who, CardIndex card);
Did activate(Table& t, Seat who, CardIndex card, AbilityId ability);
// The candidates for this target, or for this choice on resolution.
void gather_targets(Table& t, const AbilityDef& a, const TargetSpec& spec, const Scope& scope, Candidates& into);
// The ability that a stack object carries out: its mode, if one was chosen.
AbilityId ability_in_force(const Table& t, const StackItem& item);
// The nth of the "any number" targets, from 0; `nothing` after the last.
Value nth_of_any_targets(const Table& t, const StackItem& item, std::uint32_t n);
// The "any number" targets that still match, in the order in which they were chosen.
void any_targets_of(Table& t, const StackItem& item, Candidates& into);
// The number of objects that resolved this turn, minus `without`, wrapped to 15 bits.
std::int16_t resolved_so_far(const Table& t, std::uint32_t without = 0);
// The same for the choice of this target: `other` is relative to the player who chooses.
Scope scope_of_choice(const Table& t, const TargetSpec& spec, Scope scope);

}  // namespace soulstack

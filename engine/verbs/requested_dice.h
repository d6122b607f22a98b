// Rules 9.11 to 9.14: dice that a function rolls, and whose numbers it goes on with. The function stops at the roll, and its ability ends. When
// the last of the dice has left the stack, what follows the roll is put there, as an ability of its own.
#pragma once

#include "engine/model/amounts.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;

inline constexpr int most_requested_dice = 32;

struct DiceRequest {
  Candidates rollers;    // each of these players rolls
  int times = 1;         // this many dice
  int choose_of = 1;     // or this many of which only one, picked by the roller, is put on the stack (rule 9.10)
  int sides = 0;         // 0: as many as the rules say
  bool is_list = false;  // the function receives a list of { object = roller, amount = number }; otherwise one number
};

// Stops the running effect at this roll: its replies are kept for what follows. Returns why it can't; null: it stops.
[[nodiscard]] const char* stop_at_dice(Table& t, const Effect& effect, const DiceRequest& dice);

// For an object on the stack whose function has stopped at a roll.
bool has_dice_to_cast(const StackItem& item);
Did pick_requested_dice(Table& t, const StackItem& item);  // 9.2.1, 9.10; result: for `cast_requested_dice`
void cast_requested_dice(Table& t, std::uint32_t serial, Value picked);  // puts them on the stack

// What follows a roll: the rest of a function, on the stack or resolving.
bool follows_dice(const StackItem& item);
[[nodiscard]] bool give_results(Table& t, const StackItem& rest);  // to its function; false: there is no room

void tell_number(Table& t, const StackItem& roll);  // 9.11
// The die, or what follows it, has left the stack (9.13).
void forget_results(Table& t, const StackItem& gone);

}  // namespace soulstack

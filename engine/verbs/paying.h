// Rulebook section 6.2: costs of abilities, and of the cards in slots of sets (rule 12.8.2).
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Can the player pay all parts of the cost but the charge, this many times (rule 6.2.6)? `coins`: the ¢ of the cost, after
// changes. `source`: the object with the ability, or the card that is bought or played; no_card: no object has it. A card
// in the hand does not pay for itself (rule 6.2.8).
bool can_pay(Table& t, const Cost& cost, int coins, Seat who, CardIndex source, int times = 1);
// Pays ¢ as a cost, or all that the player has if that is less.
void pay_coins(Table& t, Seat who, int coins);
// Pays the counters and HP, which need no choice.
void pay_at_once(Table& t, const Cost& cost, Seat who, Value source, int times = 1);

// Which cost of an ability is paid, and how often (rules 6.2.5, 6.2.6).
struct CostToPay {
  AbilityId ability;
  bool is_other = false;  // `or_cost`
  std::uint8_t times = 1;
};
inline constexpr int most_times = 100;
// Pays the other parts, one after the other, except for ¢. An item that is given goes to the player `to`; if that is the
// game, who pays is asked (rule 6.2.9). Result: the last card that was destroyed, discarded or given; `nothing` if there was
// none (rule 6.2.7).
Did pay_parts(Table& t, CostToPay cost, Seat who, Value source, Seat to);

}  // namespace soulstack

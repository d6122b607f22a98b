// Rulebook section 5.3: what is checked before a player receives priority (engine/rules/next_priority.cpp).
#pragma once

namespace soulstack {

class Table;

// Is there anything to check before this priority? Then the procedure `next_priority` checks it.
bool anything_to_check(Table& t);

// Called after each step while something in play depends on more than the objects in play: its numbers may have changed
// although nothing moved. Notes who is at 0 HP (rule 13.1.1), what marked damage a lower maximum removes (rule 10.1.6), and
// who meets the condition of a bonus soul (rule 15.4.2).
void check_what_depends(Table& t);

}  // namespace soulstack

// Rulebook sections 20.3 and 20.5: gaining, losing and giving ¢. Results: how many ¢ moved.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

inline constexpr int most_coins = 30'000;  // of a player

Did gain_coins(Table& t, Seat who, int n, Doer by);
Did lose_coins(Table& t, Seat who, int n, Doer by);
Did give_coins(Table& t, Seat from, Seat to, int n, Doer by);
int left_in_pool(const Table& t);  // the ¢ that players can still gain (2.2)

// The changes, once nothing has replaced the event.
Did apply_coins_gained(Table& t, Event& e);
Did apply_coins_lost(Table& t, Event& e);
Did apply_coins_given(Table& t, Event& e);

}  // namespace soulstack

// Rulebook sections 2.2, 20.3 and 20.5: coins are gained from the game's pool, lost to it, given between players.
#include "engine/verbs/coins.h"

#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/table.h"
#include "engine/verbs/replacement.h"

namespace soulstack {

int left_in_pool(const Table& t) {
  const int pool = t.rules()[Number::coin_pool];
  if (pool >= unlimited)
    return most_coins;
  int left = pool;
  for (Seat p : t.seats())
    left -= t.player(p).coins;
  return std::max(0, left);
}

Did gain_coins(Table& t, Seat who, int n, Doer by) {
  n = std::min(n, most_coins);
  if (n <= 0)
    return done(0);
  return perform(t, {.type = EventType::coins_gained,
                     .subject = Value::player(who),
                     .source = by.source,
                     .by = who,
                     .amount = saturated(n)});
}

Did apply_coins_gained(Table& t, Event& e) {
  Player& p = t.player(e.subject.as_seat());
  const int n = std::min({int{e.amount}, left_in_pool(t), most_coins - p.coins});  // ruling Q30
  if (n <= 0)
    return done(0);
  e.amount = saturated(n);
  p.coins = static_cast<std::int16_t>(p.coins + n);
  attend_souls(t, PlayerNumber::coins);
  t.emit(e);
  return done(e.amount);
}

Did lose_coins(Table& t, Seat who, int n, Doer by) {
  n = std::min<int>(n, t.player(who).coins);  // rules 20.5.2, 20.11.1
  if (n <= 0)
    return done(0);
  return perform(t, {.type = EventType::coins_lost,
                     .subject = Value::player(who),
                     .source = by.source,
                     .by = by.by,
                     .amount = saturated(n)});
}

Did apply_coins_lost(Table& t, Event& e) {
  Player& p = t.player(e.subject.as_seat());
  const int n = std::clamp<int>(e.amount, 0, p.coins);
  p.coins = static_cast<std::int16_t>(p.coins - n);
  e.amount = saturated(n);
  if (n > 0)
    t.emit(e);
  return done(n);
}

Did give_coins(Table& t, Seat from, Seat to, int n, Doer by) {
  n = std::min<int>(n, t.player(from).coins);
  if (n <= 0 || from == to)
    return done(0);
  return perform(t, {.type = EventType::coins_given,
                     .subject = Value::player(to),
                     .source = by.source,
                     .object = Value::player(from),
                     .by = by.by,
                     .amount = saturated(n)});
}

Did apply_coins_given(Table& t, Event& e) {
  Player& from = t.player(events::giver(e).as_seat());
  Player& to = t.player(e.subject.as_seat());
  const int n = std::min({int{e.amount}, int{from.coins}, most_coins - to.coins});
  if (n <= 0)
    return done(0);
  from.coins = static_cast<std::int16_t>(from.coins - n);
  to.coins = static_cast<std::int16_t>(to.coins + n);
  e.amount = saturated(n);
  attend_souls(t, PlayerNumber::coins);
  t.emit(e);
  return done(n);
}

}  // namespace soulstack

// Rulebook section 10.1: stats.
#include "engine/stats.h"

#include <algorithm>

#include "engine/filters.h"
#include "engine/table.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

CardIndex stat_card(const Table& t, Value object) {
  if (object.is(ValueKind::player)) return t.player(object.as_seat()).character;
  return static_cast<CardIndex>(object.index());
}

int base(const Table& t, StatId id, Value object) {
  const Ruleset& r = t.rules();
  if (id == stat::attacks_per_turn) return r[Number::attacks_per_turn];
  if (id == stat::purchases_per_turn) return r[Number::purchases_per_turn];
  if (id == stat::loot_plays) return r[Number::loot_plays];
  if (id == stat::loot_step) return r[Number::loot_step];
  if (id == stat::hand_limit) return r[Number::hand_limit];
  if (id == stat::price) return r[Number::price];
  if (id == stat::souls_to_win) return r[Number::souls_to_win];
  const CardIndex i = stat_card(t, object);
  if (i == no_card) return 0;
  const CardDef& d = t.def(i);
  if (id == stat::hp) return std::max<int>(d.hp, 0);
  if (id == stat::attack) return std::max<int>(d.attack, 0);
  if (id == stat::evasion) return std::max<int>(d.evasion, 0);
  return 0;
}

int bounded(const Table& t, StatId id, int value) {
  if (id == stat::evasion)
    return std::clamp(value, t.rules()[Number::evasion_least], t.rules()[Number::evasion_most]);
  if (id == stat::attack_roll || id == stat::roll) return value;
  return std::max(value, 0);
}

}  // namespace

int stat_of(Table& t, StatId id, Value object, bool first_roll) {
  t.listeners.refresh(t);
  int value = base(t, id, object);
  for (const Listener& l : t.listeners.always(id)) {
    const AbilityDef& a = t.content[l.ability];
    if (a.trigger.first_each_turn && !first_roll) continue;
    const Scope scope = scope_of(t, l, nullptr);
    if (!matches(t, a.of, object, scope) || !works(t, l, scope)) continue;
    const StatChange& change = a.changes[l.part];
    value += change.value.function.known() ? t.scripts.value(t, l.ability, change.value, scope) : change.amount;
  }
  return bounded(t, id, value);
}

int max_hp(Table& t, Value object) { return stat_of(t, stat::hp, object); }

int hp(Table& t, Value object) {
  const int marked = object.is(ValueKind::player) ? t.player(object.as_seat()).damage
                                                  : t.card(static_cast<CardIndex>(object.index())).damage;
  return std::max(0, max_hp(t, object) - marked);
}

int attack_of(Table& t, Value object, bool first_roll) { return stat_of(t, stat::attack, object, first_roll); }
int evasion_of(Table& t, Value object) { return stat_of(t, stat::evasion, object); }

int souls_of(const Table& t, Seat p) {
  int total = 0;
  for (CardIndex i = t.zone(zones::souls(t, p)).top; i != no_card; i = t.card(i).below)
    total += std::max<int>(1, t.def(i).souls);
  const CardIndex character = t.player(p).character;
  return total + (character == no_card ? 0 : t.def(character).souls);
}

int guppy_items(const Table& t, Seat p) {
  int n = 0;
  for (CardIndex i = t.zone(zones::play(t, p)).top; i != no_card; i = t.card(i).below)
    n += t.def(i).has(Keyword::guppy) && is_item(t, i);
  return n;
}

int number_of(Table& t, PlayerNumber n, Seat p) {
  switch (n) {
    case PlayerNumber::coins: return t.player(p).coins;
    case PlayerNumber::loot: return t.zone(zones::hand(t, p)).count;
    case PlayerNumber::souls: return souls_of(t, p);
    case PlayerNumber::guppy_items: return guppy_items(t, p);
    case PlayerNumber::hp: return hp(t, Value::player(p));
    case PlayerNumber::items: {
      int items = 0;
      for (CardIndex i = t.zone(zones::play(t, p)).top; i != no_card; i = t.card(i).below) items += is_item(t, i);
      return items;
    }
    case PlayerNumber::count: break;
  }
  return 0;
}

void mark_damage(Table& t, Value object, int n) {
  const int before = hp(t, object);
  if (before == 0) return;
  if (object.is(ValueKind::player)) {
    Player& p = t.player(object.as_seat());
    p.damage = static_cast<std::int16_t>(p.damage + std::min(n, before));
    if (n >= before) p.flags |= player_flag::death_due;
  } else {
    Card& c = t.card(static_cast<CardIndex>(object.index()));
    c.damage = static_cast<std::uint8_t>(c.damage + std::min(n, before));
    if (n >= before) c.flags |= card_flag::death_due;
  }
  if (n >= before) t.attend(attention::deaths);
}

void settle_damage(Table& t) {
  for (int p = 0; p < t.players(); ++p) {
    Player& player = t.player(seat(p));
    const int now = max_hp(t, Value::player(seat(p)));
    if (now < player.max_hp) player.damage = static_cast<std::int16_t>(std::max(0, player.damage - (player.max_hp - now)));
    player.max_hp = static_cast<std::int16_t>(now);
    if (now - player.damage > 0 || t.s.turn.phase == Phase::setup || t.dead(seat(p))) continue;
    player.flags |= player_flag::death_due;
    t.attend(attention::deaths);
  }
}

}  // namespace soulstack

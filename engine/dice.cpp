// Rulebook section 9: dice. A roll is an object on the stack that can be changed until it resolves.
#include <algorithm>

#include "engine/attack.h"
#include "engine/extras.h"
#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"

namespace soulstack {

namespace {

int clamped(const Table& t, int value) { return std::clamp(value, 1, t.rules()[Number::dice_sides]); }

}  // namespace

void cast_roll(Table& t, Seat roller, const StackItem& like) {
  StackItem item = like;
  item.kind = ItemKind::roll;
  item.serial = t.take_serial();
  item.controller = roller;
  item.value = static_cast<std::int16_t>(t.die());
  if (!t.s.stack.push(item)) return t.stop("the stack is full");
  t.emit({.type = EventType::die_cast,
          .flags = static_cast<std::uint16_t>(item.attack ? event_flag::attack_roll : 0),
          .subject = Value::player(roller),
          .source = item.source,
          .object = Value::item(item.serial),
          .by = roller,
          .value = item.value});
}

void set_roll(Table& t, StackItem& roll, int value) {
  roll.value = static_cast<std::int16_t>(clamped(t, value));
  t.emit({.type = EventType::roll_changed,
          .subject = Value::player(roll.controller),
          .object = Value::item(roll.serial),
          .value = roll.value});
}

// The same roll with a new value (rule 9.5).
void reroll(Table& t, StackItem& roll) { set_roll(t, roll, t.die()); }

namespace {

// Locals: a roll that resolves; the object stays on the stack, marked as resolving, until this is done.
struct ResolveRoll {
  std::uint32_t serial = 0;
};

StackItem& roll_of(Table& t, const ResolveRoll& r) { return *t.find_item(r.serial); }

// Continuous effects change the result, one at a time, each kept within the die (rule 9.2.5, ruling Q34).
Flow settle(Table& t, ResolveRoll& r) {
  StackItem& roll = roll_of(t, r);
  roll.flags |= item_flag::resolving;
  const Value who = Value::player(roll.controller);
  int value = roll.value;
  if (const int change = stat_of(t, stat::roll, who); change != 0) value = clamped(t, value + change);
  if (roll.attack) {
    const bool first = roll.event.flags & event_flag::first;
    if (const int change = stat_of(t, stat::attack_roll, who, first); change != 0) value = clamped(t, value + change);
  }
  roll.value = static_cast<std::int16_t>(value);
  return next();
}

// What reads the roll goes on the stack below the abilities that trigger on its number (ruling Q51, rule 11.3.5).
Flow read_result(Table& t, ResolveRoll& r) {
  StackItem& roll = roll_of(t, r);
  if (roll.attack) {
    hit_or_miss(t, roll);
    return next();
  }
  const int value = roll.value;
  if (roll.flags & item_flag::for_rewards) {
    const int n = value * roll.event.amount;
    const Doer by{roll.source, roll.controller};
    return next(roll.event.value == 0 ? gain_coins(t, roll.controller, n, by) : draw_loot(t, roll.controller, n, by));
  }
  if (!roll.ability.known()) return next();
  const RollTable& table = t.content[roll.ability].roll;
  const AbilityId outcome = table.each.known() ? table.each : table.outcomes[static_cast<std::size_t>(value - 1)];
  if (!outcome.known()) return next();
  StackItem item = roll;
  item.kind = ItemKind::ability;
  item.flags = 0;
  item.ability = outcome;
  item.value = static_cast<std::int16_t>(value);
  if (!table.each.known() || !t.content[outcome].targets.empty())
    for (std::size_t k = 0; k < t.content[outcome].targets.size(); ++k) item.targets[k] = nothing;
  return next(announce(t, item));
}

Flow tell_number(Table& t, ResolveRoll& r) {
  const StackItem roll = roll_of(t, r);
  remove_item(t, r.serial);
  Event e = roll.event;
  e.type = EventType::rolled;
  e.flags = static_cast<std::uint16_t>(roll.attack ? event_flag::attack_roll | (roll.event.flags & event_flag::first) : 0);
  e.subject = Value::player(roll.controller);
  e.source = roll.source;
  if (!roll.attack) e.object = nothing;
  e.by = roll.controller;
  e.amount = 0;
  e.value = roll.value;
  t.emit(e);
  return finish();
}

constexpr Step steps[] = {
    {"settle", "9.2.5", step<settle>},
    {"read_result", "9.4", step<read_result>},
    {"tell_number", "9.2.5", step<tell_number>},
};

}  // namespace

extern const Catalogue resolve_roll_catalogue;
const Catalogue resolve_roll_catalogue{"resolve_roll", "9.2", steps};

}  // namespace soulstack

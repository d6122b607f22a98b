// Rulebook section 9: dice. A roll is an object on the stack that can be changed until it resolves.
#include "engine/verbs/dice.h"

#include <algorithm>
#include <array>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/rules/attack.h"
#include "engine/table/ability_observer.h"
#include "engine/table/loops.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/requested_dice.h"
#include "engine/verbs/stack.h"

namespace soulstack {

namespace {

int clamped(const Table& t, const StackItem& roll, int value) { return std::clamp(value, 1, sides_of(t, roll)); }

struct Modifier {
  Value source;
  int change = 0;
};
struct Modifiers {
  int count = 0;
  std::array<Modifier, 32> of;
};

// The continuous modifiers of this roll.
void gather_modifiers(Table& t, const StackItem& roll, Modifiers& into) {
  const auto add = [&](Value source, int change) {
    if (change != 0 && into.count < 32)
      into.of[static_cast<std::size_t>(into.count++)] = {source, change};
  };
  const Value who = Value::player(roll.controller);
  each_change(t, stat::roll, who, false, add);
  if (roll.attack)
    each_change(t, stat::attack_roll, who, roll.event.flags.has(EventFlag::first), add);
}

// All additions before all subtractions, or the reverse: if the results are equal, the order does not matter.
bool order_matters(const Table& t, const StackItem& roll, const Modifiers& m, std::uint32_t applied) {
  const auto result = [&](bool adding_first) {
    int v = roll.value;
    for (bool adds : {adding_first, !adding_first})
      for (int i = 0; i < m.count; ++i) {
        const int change = m.of[static_cast<std::size_t>(i)].change;
        if ((applied >> i & 1U) == 0 && (change > 0) == adds)
          v = clamped(t, roll, v + change);
      }
    return v;
  };
  return result(true) != result(false);
}

void put_modifier(Table& t, const StackItem& roll, const Modifier& modifier) {
  StackItem item;
  item.kind = ItemKind::modifier;
  item.controller = roll.controller;
  item.source = modifier.source;
  item.targets[0] = Value::item(roll.serial);
  item.value = saturated(modifier.change);
  static_cast<void>(put_on_stack(t, item));  // if there is no room, the game is over
}

// First edition: continuous modifiers of the roll go on the stack above it (rule 9.3).
void put_modifiers(Table& t, const StackItem& roll) {
  Modifiers m;
  gather_modifiers(t, roll, m);
  for (int i = 0; i < m.count; ++i)
    put_modifier(t, roll, m.of[static_cast<std::size_t>(i)]);
}

}  // namespace

int sides_of(const Table& t, const StackItem& roll) {
  return roll.sides != 0 ? roll.sides : t.rules()[Number::dice_sides];
}

int sides_of_roll(const Table& t, const Event& roll) {
  const StackItem* const item = t.find_item(roll.cause);
  return sides_of(t, item ? *item : StackItem{});
}

Did throw_dice(Table& t, Doer roller, int dice, bool all_count, int sides) {
  Candidates shown;
  for (int n = 0; n < dice; ++n) {
    const Value die = Value::number(t.die(sides));
    if (all_count || std::find(shown.begin(), shown.end(), die) == shown.end())
      shown.add(die);
  }
  if (all_count)
    return arrange(t, shown, roller);
  return choose(t, {.prompt = Prompt::one_die, .who = roller.by, .about = roller.source}, shown);
}

static void say_what_was_rolled(Table& t, const StackItem& die) {
  const StackItem item = die;
  t.emit({.type = EventType::die_cast,
          .flags = item.attack ? EventFlag::attack_roll : Flags<EventFlag>(),
          .subject = Value::player(item.controller),
          .source = item.source,
          .object = Value::item(item.serial),
          .by = item.controller,
          .value = item.value});
  if (t.rules().is(Way::modifiers_on_stack))
    put_modifiers(t, item);
}

void cast_roll(Table& t, Seat roller, const StackItem& like) {
  StackItem item = like;
  item.kind = ItemKind::roll;
  item.serial = t.take_serial();
  item.controller = roller;
  if (item.value == 0)
    item.value = static_cast<std::int16_t>(t.die(sides_of(t, item)));
  if (!t.s.stack.push(item) || !kept::copy(t.s, like.serial, item.serial))
    return end_in_a_draw(t);
  mark_what_replaced(t, item.serial);
  wait_for_roll(t, item.serial);
  if (!may_be_changed(t, EventType::rolling))
    return say_what_was_rolled(t, item);
  t.s.stack.back().flags.set(ItemFlag::about_to_roll);
  t.attend(attention::dice);
}

const StackItem* find_about_to_roll(const Table& t) {
  for (const StackItem& item : t.s.stack)
    if (item.kind == ItemKind::roll && item.flags.has(ItemFlag::about_to_roll))
      return &item;
  return nullptr;
}

Did roll_it(Table& t, const StackItem& roll) {
  Event e = about_roll(roll);
  e.type = EventType::rolling;
  events::dice.set(e, 1);
  events::die_chosen_by.set(e, roll.controller);
  events::sides_of_dice.set(e, sides_of(t, roll));
  return perform(t, e, roll.serial);
}

// The number of the die on the stack is that of the first die. A die with other sides is rolled anew.
Did apply_rolling(Table& t, Event& e) {
  StackItem* const roll = t.find_item(e.cause);
  if (!roll)
    return done();
  if (const int sides = events::sides_of_dice(e); sides != sides_of(t, *roll)) {
    roll->sides = static_cast<std::uint8_t>(sides);
    roll->value = static_cast<std::int16_t>(t.die(sides));
  }
  Candidates shown;
  shown.add(Value::number(roll->value));
  for (int n = 1; n < events::dice(e); ++n)
    if (const Value die = Value::number(t.die(sides_of(t, *roll)));
        std::find(shown.begin(), shown.end(), die) == shown.end())
      shown.add(die);
  return choose(t, {.prompt = Prompt::one_die, .who = events::die_chosen_by(e), .about = Value::item(e.cause)}, shown);
}

void take_rolled(Table& t, StackItem& roll, int value) {
  roll.flags.clear(ItemFlag::about_to_roll);
  roll.value = static_cast<std::int16_t>(value);
  say_what_was_rolled(t, roll);
}

Event about_roll(const StackItem& roll) {
  return {.type = EventType::roll,
          .flags = roll.attack ? EventFlag::attack_roll | (roll.event.flags & EventFlag::first) : Flags<EventFlag>(),
          .subject = Value::player(roll.controller),
          .source = roll.source,
          .object = roll.attack ? roll.event.object : nothing,
          .by = roll.controller,
          .value = roll.value,
          .cause = roll.serial};
}

Did apply_roll(Table&, Event& e) { return done(events::die(e)); }

void rewrite_roll(const Table& t, Event& roll, int value) {
  events::die.set(roll, std::clamp(value, 1, sides_of_roll(t, roll)));
  roll.flags.set(EventFlag::rewritten);
}

static Event turned(const Table& t, const StackItem& roll, int value, Doer by) {
  return {.type = EventType::roll_changed,
          .subject = Value::player(roll.controller),
          .source = by.source,
          .object = Value::item(roll.serial),
          .by = by.by,
          .value = static_cast<std::int16_t>(clamped(t, roll, value))};
}

// Result: was it changed?
Did set_roll(Table& t, const StackItem& roll, int value, Doer by) {
  const Event e = turned(t, roll, value, by);
  return events::die(e) == roll.value ? done(Value::boolean(false)) : perform(t, e);
}

// The same roll with a new value (rule 9.5), which may be equal to the old one.
Did reroll(Table& t, const StackItem& roll, Doer by) {
  return perform(t, turned(t, roll, t.die(sides_of(t, roll)), by));
}

// A roll can be changed while it is on the stack (rule 9.2.3).
Did apply_roll_changed(Table& t, Event& e) {
  StackItem* roll = t.find_item(e.object.payload());
  if (!roll || roll->kind != ItemKind::roll)
    return done(Value::boolean(false));
  counts::forget_item(t.s, roll->serial);  // a new result: `would` abilities can be used again (ruling Q59)
  roll->value = static_cast<std::int16_t>(events::die(e));
  t.emit(e);
  return done(Value::boolean(true));
}

namespace {

// Locals: a resolving roll; the object stays on the stack, marked as resolving, until this is done.
struct ResolveRoll {
  std::uint32_t serial = 0;
  std::uint32_t applied = 0;  // applied modifiers, one bit each
};

void add_modifier(const Table& t, StackItem& roll, const Modifiers& m, int number, std::uint32_t& applied) {
  applied |= 1U << number;
  roll.value = static_cast<std::int16_t>(clamped(t, roll, roll.value + m.of[static_cast<std::size_t>(number)].change));
}

StackItem& roll_of(Table& t, const ResolveRoll& r) { return t.item(r.serial); }

// Continuous effects change the result one at a time, each clamped to 1 to 6 (rule 9.2.5). If the order matters, the
// roller picks it (ruling Q34).
Flow choose_modifier(Table& t, ResolveRoll& r) {
  StackItem& roll = roll_of(t, r);
  roll.flags.set(ItemFlag::resolving);
  if (t.rules().is(Way::modifiers_on_stack))
    return next(done());
  Modifiers m;
  gather_modifiers(t, roll, m);
  for (int i = 0; i < m.count && !order_matters(t, roll, m, r.applied); ++i)
    if ((r.applied >> i & 1U) == 0)
      add_modifier(t, roll, m, i, r.applied);
  Candidates among;
  for (int i = 0; i < m.count; ++i)
    if (const Value source = m.of[static_cast<std::size_t>(i)].source;
        (r.applied >> i & 1U) == 0 && std::find(among.begin(), among.end(), source) == among.end())
      among.add(source);
  if (among.count == 0)
    return next(done());
  return next(
      choose(t, {.prompt = Prompt::modifier, .who = roll.controller, .about = Value::item(roll.serial)}, among));
}
Flow apply_modifier(Table& t, Frame& f) {
  if (!f.result)
    return next();
  ResolveRoll& r = f.as<ResolveRoll>();
  StackItem& roll = roll_of(t, r);
  Modifiers m;
  gather_modifiers(t, roll, m);
  for (int i = 0; i < m.count; ++i) {
    const Modifier& modifier = m.of[static_cast<std::size_t>(i)];
    if ((r.applied >> i & 1U) != 0 || modifier.source != f.result)
      continue;
    add_modifier(t, roll, m, i, r.applied);
    return go_to<choose_modifier>();
  }
  return next();
}

// A change or replacement of the roll is final: it applies as the roll resolves, after all modifiers. A roll that is
// replaced by something else has no result (ruling Q88).
Flow replace_roll(Table& t, ResolveRoll& r) { return next(perform(t, about_roll(roll_of(t, r)), r.serial)); }
Flow take_number(Table& t, Frame& f) {
  const ResolveRoll r = f.as<ResolveRoll>();
  if (!f.result.is(ValueKind::number)) {
    remove_item(t, r.serial);
    return finish();
  }
  StackItem& roll = roll_of(t, r);
  if (f.result.as_number() == roll.value)
    return next();
  Event final = turned(t, roll, f.result.as_number(), {});
  static_cast<void>(apply_roll_changed(t, final));  // done at once
  return next();
}

// The outcome of the roll goes on the stack below the abilities that trigger on its number (ruling Q51, rules 11.3.5,
// 11.8.3). The targets of the outcome are chosen now (ruling Q14).
Flow read_result(Table& t, ResolveRoll& r) {
  StackItem& roll = roll_of(t, r);
  if (roll.attack) {
    hit_or_miss(t, roll);
    return next();
  }
  if (roll.results != 0) {
    tell_number(t, roll);
    return next();
  }
  const int value = roll.value;
  if (roll.flags.has(ItemFlag::for_rewards)) {
    const int n = value * events::times_rewarded(roll.event);
    const Doer by{roll.source, roll.controller};
    return next(events::reward_is_loot(roll.event) ? draw_loot(t, roll.controller, n, by)
                                                   : gain_coins(t, roll.controller, n, by));
  }
  const StackItem* const roller = t.rules().is(Way::roller_stays) ? t.find_item(roll.origin) : nullptr;
  if (!roll.ability.known() || (t.rules().is(Way::roller_stays) && !roller))
    return next();
  if (t.scripts.observer)
    t.scripts.observer->rolled(roll.ability, value);
  const RollTable& table = t.content[roll.ability].roll;
  const auto number = static_cast<std::size_t>(value);
  const AbilityId outcome = table.each.known()               ? table.each
                            : number > table.outcomes.size() ? AbilityId{}  // a die with more sides (rule 9.14)
                                                             : table.outcomes[number - 1];
  if (!outcome.known())
    return next();
  StackItem item = roll;
  item.kind = ItemKind::ability;
  item.flags = roll.flags & ItemFlag::destroyed_source;
  item.ability = outcome;
  item.value = static_cast<std::int16_t>(value);
  if (roller)
    item.origin = roller->origin;
  if (!table.each.known() || !t.content[outcome].targets.empty())
    for (std::size_t k = 0; k < t.content[outcome].targets.size(); ++k)
      item.targets[k] = nothing;
  return next(announce(t, item));
}

Flow announce_number(Table& t, ResolveRoll& r) {
  const StackItem roll = roll_of(t, r);
  remove_item(t, r.serial);
  Event e = about_roll(roll);
  e.type = EventType::rolled;
  t.emit(e);
  end_with_roll(t, r.serial);
  return finish();
}

constexpr Step steps[] = {
    {"choose_modifier", "9.2.5", step<choose_modifier>}, {"apply_modifier", "9.2.5", step<apply_modifier>},
    {"replace_roll", "6.7.3", step<replace_roll>},       {"take_number", "6.7.3", step<take_number>},
    {"read_result", "9.4", step<read_result>},           {"tell_number", "9.2.5", step<announce_number>},
};

// ---- A modifier on the stack (first edition)

Flow modify(Table& t, ResolveRoll& r) {
  const StackItem modifier = t.item(r.serial);
  remove_item(t, r.serial);
  const StackItem* roll = t.find_item(modifier.targets[0].payload());
  if (!roll)
    return finish();
  return next(set_roll(t, *roll, roll->value + modifier.value, {modifier.source, modifier.controller}));
}
constexpr Step modifier_steps[] = {{"modify", "9.3", step<modify>}};

}  // namespace

extern const Catalogue resolve_roll_catalogue, resolve_modifier_catalogue;
const Catalogue resolve_roll_catalogue{"resolve_roll", "9.2", steps};
const Catalogue resolve_modifier_catalogue{"resolve_modifier", "9.3", modifier_steps};

const StackItem* find_roll(const Table& t, std::uint32_t serial) {
  const StackItem* const item = t.find_item(serial);
  return item && item->kind == ItemKind::roll && !item->flags.has(ItemFlag::resolving) ? item : nullptr;
}

int upside_down(int value, int sides) { return sides + 1 - value; }

}  // namespace soulstack

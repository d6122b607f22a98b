// Rulebook section 9: dice that a function rolls, and whose numbers it goes on with.
//
// Under a serial of their own, StackItem::results, the state keeps the replies that the function had before it stopped,
// and the numbers of its dice: first `heads` values about the roll, then the replies of the function, then two values for each die, its
// roller and its number.
#include "engine/verbs/requested_dice.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/model/kept_values.h"
#include "engine/table/event_frame.h"
#include "engine/table/loops.h"
#include "engine/table/table.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/stack.h"

namespace soulstack {

namespace {

enum Head : int { dice_count, results_as_list, chosen_of, heads };

struct KeptResults {
  std::span<const Kept> all;
  explicit KeptResults(const Table& t, std::uint32_t serial) : all(kept::values_of(t.s, serial)) {}

  Value head(Head which) const { return all[static_cast<std::size_t>(which)].value; }
  int dice() const { return head(dice_count).as_number(); }
  std::size_t first_die() const { return all.size() - 2 * static_cast<std::size_t>(dice()); }
  std::span<const Kept> replies() const { return all.subspan(heads, first_die() - heads); }
  int key_of_number(int die) const { return static_cast<int>(first_die()) + 2 * die + 1; }
  Value roller(int die) const { return all[static_cast<std::size_t>(key_of_number(die)) - 1].value; }
  Value number(int die) const { return all[static_cast<std::size_t>(key_of_number(die))].value; }
};

// An `instead` is not on the stack. Its dice are like those of its table (rule 6.7.3).
StackItem as_if_on_stack(Table& t, const Effect& effect) {
  StackItem item;
  item.ability = effect.ability;
  item.source = effect.source;
  item.controller = effect.controller;
  item.event = t.frame_at(effect.event_depth).as<EventFrame>().event;
  if (const Lasting* const l = t.find_lasting(effect.lasting)) {
    item.targets = l->targets;
    item.serial = l->serial;
  }
  return item;
}

void cast_one(Table& t, const StackItem& like, int die, Value number) {
  StackItem roll = like;
  roll.die = static_cast<std::uint8_t>(die);
  roll.value = static_cast<std::int16_t>(number.is(ValueKind::number) ? number.as_number() : 0);
  cast_roll(t, KeptResults(t, like.results).roller(die).as_seat(), roll);
}

// First edition: an ability that has left the stack can't read its die any more (PD15).
bool has_lost_its_roller(const Table& t, const StackItem& die) {
  return t.rules().is(Way::roller_stays) && die.origin != 0 && !t.find_item(die.origin);
}

void put_rest(Table& t, const StackItem& die) {
  const StackItem* const roller = t.rules().is(Way::roller_stays) ? t.find_item(die.origin) : nullptr;
  StackItem rest = die;
  rest.kind = ItemKind::ability;
  rest.flags = die.flags & ItemFlag::destroyed_source;
  rest.value = 0;
  rest.die = rest.sides = 0;
  if (roller)
    rest.origin = roller->origin;
  if (put_on_stack(t, rest) && !kept::copy(t.s, die.serial, t.s.stack.back().serial))
    end_in_a_draw(t);
}

}  // namespace

const char* stop_at_dice(Table& t, const Effect& effect, const DiceRequest& dice) {
  const int n = dice.rollers.count * dice.times;
  if (n > most_requested_dice)
    return "that is too many dice at once";
  StackItem* const item = t.find_item(effect.item);
  const bool is_instead =
      effect.event_depth != no_event_frame && t.content[effect.ability].kind == AbilityKind::instead;
  if (!item && !is_instead)
    return "only abilities on the stack and `instead` can roll";
  std::vector<Value> kept(heads);
  kept[dice_count] = Value::number(n);
  kept[results_as_list] = Value::boolean(dice.is_list);
  kept[chosen_of] = Value::number(dice.choose_of);
  kept.insert(kept.end(), t.s.replies.begin() + effect.replies_from, t.s.replies.end());
  for (const Value roller : dice.rollers)
    for (int i = 0; i < dice.times; ++i)
      kept.insert(kept.end(), {roller, nothing});
  const std::uint32_t results = t.take_serial();
  if (item && item->results)  // it follows an earlier roll, whose numbers are among its replies
    kept::forget(t.s, std::exchange(item->results, 0U));
  if (!kept::add(t.s, results, kept)) {
    end_in_a_draw(t);  // rule 1.9
    return nullptr;
  }
  StackItem like = item ? *item : as_if_on_stack(t, effect);
  like.results = results;
  like.sides = static_cast<std::uint8_t>(dice.sides);
  like.flags.set(ItemFlag::will_roll);
  if (item)
    *item = like;
  else
    for (int die = 0; die < n; ++die)
      cast_one(t, like, die, nothing);
  return nullptr;
}

bool has_dice_to_cast(const StackItem& item) { return item.results != 0 && item.flags.has(ItemFlag::will_roll); }

Did pick_requested_dice(Table& t, const StackItem& item) {
  const KeptResults kept_results(t, item.results);
  const int choose_of = kept_results.head(chosen_of).as_number();
  const Value who = kept_results.roller(0);
  if (choose_of > 1)
    return throw_dice(t, {item.source, who.as_seat()}, choose_of, false, sides_of(t, item));
  const bool by_one = kept_results.roller(kept_results.dice() - 1) == who;
  return by_one && kept_results.dice() > 1
             ? throw_dice(t, {item.source, who.as_seat()}, kept_results.dice(), true, sides_of(t, item))
             : done();
}

void cast_requested_dice(Table& t, std::uint32_t serial, Value picked) {
  StackItem like = t.item(serial);
  like.ability = ability_in_force(t, like);
  like.flags = like.flags & ItemFlag::destroyed_source;
  like.mode = 0;
  like.attack = 0;
  const bool stays = t.rules().is(Way::roller_stays);
  if (stays)
    like.origin = serial;
  const int n = KeptResults(t, like.results).dice();
  if (picked.is(ValueKind::list)) {
    const std::uint32_t from = picked.payload();
    for (int die = 0; die < n; ++die)
      cast_one(t, like, die, t.s.lists[from + static_cast<std::uint32_t>(die)]);
    t.s.lists.truncate(from);
  } else {
    for (int die = 0; die < n; ++die)
      cast_one(t, like, die, picked);
  }
  StackItem& item = t.item(serial);
  item.results = 0;  // the dice have it
  item.flags.clear(ItemFlag::will_roll);
  item.flags.set(ItemFlag::has_rolled, stays);
}

bool follows_dice(const StackItem& item) {
  return item.results != 0 && item.kind == ItemKind::ability && !item.flags.has(ItemFlag::will_roll);
}

bool give_results(Table& t, const StackItem& rest) {
  const KeptResults kept_results(t, rest.results);
  bool has_room = true;
  const auto add = [&](Value v) { has_room = t.s.replies.push(v) && has_room; };
  for (const Kept& reply : kept_results.replies())
    add(reply.value);
  unsigned results = 0;
  for (int die = 0; die < kept_results.dice(); ++die)
    results += bool{kept_results.number(die)};
  const bool as_list = kept_results.head(results_as_list).as_boolean();
  if (as_list)
    add(Value::make(ValueKind::list, results, 1));
  for (int die = 0; die < kept_results.dice(); ++die) {
    if (!kept_results.number(die))
      continue;
    if (as_list)
      add(kept_results.roller(die));
    add(kept_results.number(die));
  }
  return has_room;
}

void tell_number(Table& t, const StackItem& roll) {
  const KeptResults kept_results(t, roll.results);
  kept::set(t.s, roll.results, kept_results.key_of_number(roll.die), Value::number(roll.value));
}

void forget_results(Table& t, const StackItem& gone) {
  if (gone.results == 0)
    return;
  const auto shares_it = [&](const StackItem& other) { return other.results == gone.results; };
  const bool is_die = gone.kind == ItemKind::roll;
  if (is_die && std::any_of(t.s.stack.begin(), t.s.stack.end(), shares_it))
    return;
  const KeptResults kept_results(t, gone.results);
  bool has_result = false;
  for (int die = 0; die < kept_results.dice(); ++die)
    has_result = has_result || bool{kept_results.number(die)};
  if (is_die && has_result && !has_lost_its_roller(t, gone))
    put_rest(t, gone);
  else
    kept::forget(t.s, gone.results);
}

}  // namespace soulstack

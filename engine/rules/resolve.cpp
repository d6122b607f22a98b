// Rulebook sections 5.2 and 7.5: the top of the stack resolves, or fizzles.
#include <algorithm>

#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/dying.h"
#include "engine/table/ability_observer.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/choosers.h"
#include "engine/table/loops.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/items.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/requested_dice.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Locals of all resolving objects. The object stays on the stack, marked as resolving, until it is done.
struct Resolve {
  std::uint32_t serial = 0;
  std::uint8_t used = 0;      // it was carried out: not fizzled, not declined, no script error
  std::uint8_t choice = 0;    // the next choice to make
  std::uint8_t optional = 0;  // declining is one of the options of the first choice
  std::uint8_t rolls = 0;     // its die will be rolled
};

StackItem& item_of(Table& t, const Resolve& r) { return t.item(r.serial); }

// Rule 7.11, ruling Q19: it fizzles only if all its targets are gone or no longer match.
bool fizzles(Table& t, StackItem& item, const AbilityDef& a) {
  int chosen = 0, good = 0;
  for (std::size_t k = 0; k < a.targets.size(); ++k) {
    if (!item.targets[k] || item.targets[k].is(ValueKind::number))
      continue;  // a number is not a target
    ++chosen;
    const Scope scope = scope_of_choice(t, a.targets[k], scope_of(item));
    if (fits(t, filter_of(t, a.targets[k].filter), item.targets[k], scope)) {
      ++good;
    } else {
      item.targets[k] = nothing;
    }
  }
  if (a.any_targets.known() && nth_of_any_targets(t, item, 0)) {
    Candidates left;
    any_targets_of(t, item, left);
    ++chosen;
    good += left.count;
  }
  return chosen > 0 && good == 0;
}

// The "if" of a triggered ability is checked again (rule 7.8, ruling Q83).
bool condition_fails(const Table& t, const StackItem& item) {
  const AbilityDef& a = t.content[item.ability];
  return (a.kind == AbilityKind::when || a.kind == AbilityKind::would) &&
         !holds(t, item.ability, a.trigger.given, scope_of(item));
}

// Choosing the target of an optional ability means yes; the player is asked again only if something else has resolved
// since then (rule 7.14).
bool asks_whether(const Table& t, const StackItem& item) {
  const bool chosen = !t.content[ability_in_force(t, item)].targets.empty();
  return t.content[item.ability].may && (!chosen || item.value != resolved_so_far(t, 1));
}

// The steps of an ability. Each calls the next one that has something to do, so most abilities take two rows.
Flow make_choice(Table& t, Resolve& r);
Flow note_choice(Table& t, Frame& f);
Flow carry_out(Table& t, Resolve& r);
Flow leave_behind(Table& t, Frame& f);
Flow cast(Table& t, Frame& f);
Flow clean_up(Table& t, Resolve& r);
Flow ambush(Table& t, Frame& f);
Flow take_off(Table& t, Resolve& r);

Flow fizzle(Table& t, Resolve& r) {
  const StackItem& item = item_of(t, r);
  t.emit({.type = EventType::fizzled, .subject = Value::item(r.serial), .source = item.source, .by = item.controller});
  return clean_up(t, r);
}

Flow begin(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags.set(ItemFlag::resolving);
  if (item.kind == ItemKind::loot && !item.flags.has(ItemFlag::copy))
    item.flags.set(ItemFlag::destroyed_source);
  const AbilityId id = ability_in_force(t, item);
  t.note({.type = EventType::resolved, .subject = Value::item(r.serial), .source = item.source, .by = item.controller});
  if (!id.known()) {
    r.used = 1;
    return clean_up(t, r);
  }
  if (follows_dice(item))
    return carry_out(t, r);
  if (fizzles(t, item, t.content[id]) || condition_fails(t, item))
    return fizzle(t, r);
  if (!asks_whether(t, item))
    return make_choice(t, r);
  if (!may_be_asked(t, item.ability, item.source))
    return clean_up(t, r);
  r.optional = !t.content[id].choices.empty();
  if (r.optional)
    return make_choice(t, r);
  const std::vector<TargetSpec>& targets = t.content[item.ability].targets;
  const Seat who = chooser_of(t, targets.empty() ? TargetSpec{} : targets.front(), item);
  return next(confirm(t, who, Value::item(r.serial)));
}

Flow hear_answer(Table& t, Frame& f) {
  Resolve& r = f.as<Resolve>();
  return f.result.as_boolean() ? make_choice(t, r) : clean_up(t, r);
}

// Choices made on resolution; with nothing to choose, it fizzles (rule 7.6).
Flow make_choice(Table& t, Resolve& r) {
  const StackItem& item = item_of(t, r);
  const AbilityDef& a = t.content[ability_in_force(t, item)];
  if (r.choice == a.choices.size())
    return carry_out(t, r);
  const TargetSpec& spec = a.choices[r.choice];
  Candidates among;
  gather_targets(t, a, spec, scope_of(item), among);
  if (among.count == 0)
    return fizzle(t, r);
  return go_to<note_choice>(choose(t,
                                   {.prompt = Prompt::choice,
                                    .who = chooser_of(t, spec, item),
                                    .about = Value::item(r.serial),
                                    .or_none = r.optional && r.choice == 0},
                                   among));
}

Flow note_choice(Table& t, Frame& f) {
  Resolve& r = f.as<Resolve>();
  if (f.result.is(ValueKind::word))
    return clean_up(t, r);  // declined
  item_of(t, r).targets[place_of_choice(r.choice++)] = f.result;
  return make_choice(t, r);
}

// The function runs only now, so its numbers are counted on resolution (rule 7.13). Those of a cost were fixed and paid
// before (ruling Q47).
Flow carry_out(Table& t, Resolve& r) {
  r.used = 1;
  const StackItem& item = item_of(t, r);
  const AbilityId id = ability_in_force(t, item);
  if (!t.content[id].effect.function.known())
    return go_to<leave_behind>(done(Value::boolean(true)));
  Effect e;
  e.ability = id;
  e.controller = item.controller;
  e.source = item.source;
  e.item = item.serial;
  return go_to<leave_behind>(t.push(Procedure::effect, e));
}

// First edition (PD15).
bool stays_below_its_roll(const Table& t) { return t.rules().is(Way::roller_stays); }

// Then the ability creates its lasting effects and a roll for its table (rule 6.8.7).
Flow leave_behind(Table& t, Frame& f) {
  Resolve& r = f.as<Resolve>();
  if (!f.result.as_boolean())
    r.used = 0;
  if (!r.used)
    return clean_up(t, r);
  const StackItem item = item_of(t, r);
  const AbilityId id = ability_in_force(t, item);
  const AbilityDef& a = t.content[id];
  happened(t, id);
  happened(t, item.ability);
  if (has_dice_to_cast(item))
    return go_to<cast>(pick_requested_dice(t, item));
  if (follows_dice(item))
    return clean_up(t, r);
  r.rolls = a.roll.present && (!a.effect.rolls || item.flags.has(ItemFlag::will_roll));
  for (AbilityId lasting : a.lasting)
    create_lasting(t, lasting, item);
  if (!r.rolls)
    return clean_up(t, r);
  const int dice = std::max(a.roll.choose_of, a.roll.times);
  if (dice < 2)
    return go_to<cast>(done());
  return go_to<cast>(throw_dice(t, {item.source, roller_of(t, item, a)}, dice, a.roll.times > 1, sides_of(t, item)));
}

// Each die is a separate roll, put on the stack in the order picked by the roller (ruling Q16); of several dice rolled to
// choose from, only the chosen one (rule 9.10).
Flow cast(Table& t, Frame& f) {
  const Resolve& r = f.as<Resolve>();
  const StackItem item = item_of(t, r);
  const AbilityId id = ability_in_force(t, item);
  const AbilityDef& a = t.content[id];
  if (r.used && has_dice_to_cast(item))
    cast_requested_dice(t, r.serial, f.result);
  if (!r.used || !r.rolls)
    return next();
  StackItem roll = item;
  roll.ability = id;
  roll.flags = item.flags & ItemFlag::destroyed_source;
  roll.mode = 0;
  roll.attack = 0;
  if (stays_below_its_roll(t))
    roll.origin = item.serial;
  const auto put = [&](Value die) {
    roll.value = static_cast<std::int16_t>(die.is(ValueKind::number) ? die.as_number() : 0);
    cast_roll(t, roller_of(t, item, a), roll);
  };
  if (f.result.is(ValueKind::list)) {
    const std::uint32_t from = f.result.payload();
    for (std::uint32_t i = from; i < t.s.lists.count; ++i)
      put(t.s.lists[i]);
    t.s.lists.truncate(from);
  } else {
    put(f.result);
  }
  if (stays_below_its_roll(t))
    item_of(t, r).flags.set(ItemFlag::has_rolled);
  return next();
}

// The card of the loot, if it still has to be moved; otherwise no_card.
CardIndex card_to_place(Table& t, const Resolve& r) {
  const StackItem& item = item_of(t, r);
  if (item.kind != ItemKind::loot || item.flags.has(ItemFlag::copy) || !t.current(item.source) || !r.used)
    return no_card;
  const auto card = item.source.as_card();
  return t.zone_of(card).kind == ZoneKind::stack ? card : no_card;
}

// Any slot that is not being attacked, or any slot if there is no other (rule 6.8.3, ruling Q18).
void slots_for_ambush(Table& t, bool attacked, Candidates& into) {
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z) {
    const ZoneId slot{z};
    if (!zones::is_slot(t, slot, t.content.monster_slots) || !takes_a_card(t, slot))
      continue;
    const CardIndex top = t.zone(slot).top;
    if (top == no_card || under_attack(t, t.ref(top)) == attacked)
      into.add(top == no_card ? Value::zone(slot) : t.ref(top));
  }
}

// Rule 8.4: a trinket becomes an item, an ambush a monster; any other loot goes to the discard.
Flow clean_up(Table& t, Resolve& r) {
  const StackItem& item = item_of(t, r);
  const CardIndex card = card_to_place(t, r);
  if (card == no_card)
    return take_off(t, r);
  if (t.def(card).has(Keyword::trinket))
    return go_to<take_off>(gain_item(t, item.controller, card, {item.source, item.controller}));
  if (!t.def(card).has(Keyword::ambush))
    return take_off(t, r);
  Candidates slots;
  slots_for_ambush(t, false, slots);
  if (slots.count == 0)
    slots_for_ambush(t, true, slots);
  return go_to<ambush>(choose(t, {.prompt = Prompt::ambush_slot, .who = item.controller, .about = item.source}, slots));
}

// It is put on the slot as a monster (rule 3.2.4). The active player owes it an attack, in addition to that of the turn.
Flow ambush(Table& t, Frame& f) {
  const CardIndex card = card_to_place(t, f.as<Resolve>());
  if (card == no_card || !t.def(card).has(Keyword::ambush) || !f.result)
    return next();
  const ZoneId slot = f.result.is(ValueKind::zone) ? f.result.as_zone() : t.card(f.result.as_card()).zone;
  zones::move(t, card, slot_for(t, card, slot));
  t.set_count(card, owed_attacks_key, 1);
  return next();
}

// The roll made by this object that is still on the stack.
bool roll_of(const Table& t, std::uint32_t serial) {
  return std::any_of(t.s.stack.begin(), t.s.stack.end(),
                     [&](const StackItem& i) { return i.kind == ItemKind::roll && i.origin == serial; });
}

// A death that was replaced has left the stack already.
Flow take_off(Table& t, Resolve& r) {
  StackItem* const item = t.find_item(r.serial);
  if (item && item->flags.has(ItemFlag::has_rolled) && roll_of(t, r.serial))
    item->flags.clear(ItemFlag::resolving);
  else
    remove_item(t, r.serial);
  return finish();
}

constexpr Step ability_steps[] = {
    {"begin", "7.5", step<begin>},
    {"hear_answer", "7.10", step<hear_answer>},
    {"make_choice", "7.6", step<make_choice>},
    {"note_choice", "7.6", step<note_choice>},
    {"carry_out", "6.6.2", step<carry_out>},
    {"leave_behind", "6.8.7", step<leave_behind>},
    {"cast", "9.2.1", step<cast>},
    {"clean_up", "8.4", step<clean_up>},
    {"ambush", "6.8.3", step<ambush>},
    {"take_off", "5.2.5", step<take_off>},
};

// ---- Damage (rule 10.2.1)

Flow deal_it(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags.set(ItemFlag::resolving);
  if (!t.current(item.targets[0]))
    return next();
  Event damage = item.event;
  damage.cause = r.serial;
  return next(perform(t, damage, r.serial));
}
constexpr Step damage_steps[] = {{"deal", "10.2.1", step<deal_it>}, {"take_off", "5.2.5", step<take_off>}};

// ---- Death (rule 13.1.4)

Flow die_of(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags.set(ItemFlag::resolving);
  const Value who = item.targets[0];
  if (!t.current(who))
    return next();
  if (who.is(ValueKind::card) && is_eternal(t, who.as_card())) {  // it has become Eternal since (rule 13.1.3)
    t.emit({.type = EventType::fizzled, .subject = Value::item(r.serial), .source = who});
    return next();
  }
  return next(perform(t, death_of(item), r.serial));
}
constexpr Step death_steps[] = {{"die", "13.1.4", step<die_of>}, {"take_off", "5.2.5", step<take_off>}};

}  // namespace

extern const Catalogue resolve_ability_catalogue, resolve_damage_catalogue, resolve_death_catalogue;
const Catalogue resolve_ability_catalogue{"resolve_ability", "5.2", ability_steps};
const Catalogue resolve_damage_catalogue{"resolve_damage", "10.2", damage_steps};
const Catalogue resolve_death_catalogue{"resolve_death", "13.1", death_steps};

}  // namespace soulstack

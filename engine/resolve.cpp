// Rulebook sections 5.2 and 7.5: the top of the stack resolves, or fizzles.
#include "engine/announce.h"
#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

// Locals of everything that resolves. The object stays on the stack, marked as resolving, until it is done.
struct Resolve {
  std::uint32_t serial = 0;
  std::uint8_t used = 0;  // it was carried out: not fizzled, not declined, no script error
  std::uint8_t unused[3] = {};
};

StackItem& item_of(Table& t, const Resolve& r) { return *t.find_item(r.serial); }

Flow clean_up(Table& t, Resolve& r);

// Rule 7.11: it fizzles only if all its targets are gone or do not fit any more.
bool fizzles(Table& t, StackItem& item, const AbilityDef& a) {
  int chosen = 0, good = 0;
  for (std::size_t k = 0; k < a.targets.size(); ++k) {
    if (!item.targets[k]) continue;
    ++chosen;
    if (fits(t, filter_of(t, a.targets[k].filter), item.targets[k], scope_of(t, item))) {
      ++good;
    } else {
      item.targets[k] = nothing;
    }
  }
  return chosen > 0 && good == 0;
}

Flow begin(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags = static_cast<std::uint8_t>(item.flags | item_flag::resolving);
  const AbilityId id = ability_in_force(t, item);
  t.note({.type = EventType::resolved, .subject = Value::item(r.serial), .source = item.source, .by = item.controller});
  if (!id.known()) {
    r.used = 1;
    return go_to<clean_up>();
  }
  if (fizzles(t, item, t.content[id])) {
    t.emit({.type = EventType::fizzled, .subject = Value::item(r.serial), .source = item.source, .by = item.controller});
    return go_to<clean_up>();
  }
  if (!t.content[item.ability].may) return next(done(Value::boolean(true)));
  const Seat who = item.controller == Seat::game ? t.active() : item.controller;
  return next(confirm(t, who, Value::item(r.serial)));
}

Flow carry_out(Table& t, Frame& f) {
  Resolve& r = f.as<Resolve>();
  if (!f.result.as_boolean()) return go_to<clean_up>();
  r.used = 1;
  const StackItem& item = item_of(t, r);
  const AbilityId id = ability_in_force(t, item);
  if (!t.content[id].effect.function.known()) return next(done(Value::boolean(true)));
  Effect e;
  e.ability = id;
  e.controller = item.controller;
  e.source = item.source;
  e.item = item.serial;
  return next(t.push(Procedure::effect, e));
}

// Then what the ability leaves behind: a lasting effect, a roll that its table will read (rule 6.8.7).
Flow leave_behind(Table& t, Frame& f) {
  Resolve& r = f.as<Resolve>();
  if (!f.result.as_boolean()) r.used = 0;
  if (!r.used) return go_to<clean_up>();
  const StackItem item = item_of(t, r);
  const AbilityId id = ability_in_force(t, item);
  const AbilityDef& a = t.content[id];
  for (AbilityId lasting : a.lasting) create_lasting(t, lasting, item);
  if (a.roll.present) {
    StackItem roll = item;
    roll.ability = id;
    roll.flags = 0;
    roll.mode = 0;
    roll.attack = 0;
    const Seat who = a.roll.by.kind == WhoKind::active || item.controller == Seat::game ? t.active() : item.controller;
    cast_roll(t, who, roll);
  }
  return next();
}

// Rule 8.4: a trinket becomes an item, an ambush a monster; any other loot goes to the discard.
Flow clean_up(Table& t, Resolve& r) {
  const StackItem item = item_of(t, r);
  const bool own_card = item.kind == ItemKind::loot && (item.flags & item_flag::copy) == 0 && t.current(item.source);
  if (own_card && r.used && t.zone_of(static_cast<CardIndex>(item.source.index())).kind == ZoneKind::stack) {
    const auto card = static_cast<CardIndex>(item.source.index());
    if (t.def(card).has(Keyword::trinket)) return next(gain_item(t, item.controller, card, {item.source, item.controller}));
  }
  return next();
}

Flow take_off(Table& t, Resolve& r) {
  remove_item(t, r.serial);
  return finish();
}

constexpr Step ability_steps[] = {
    {"begin", "7.5", step<begin>},           {"carry_out", "6.6.2", step<carry_out>},
    {"leave_behind", "6.8.7", step<leave_behind>}, {"clean_up", "8.4", step<clean_up>},
    {"take_off", "5.2.5", step<take_off>},
};

// ---- Damage (rule 10.2.1)

Flow deal_it(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags = static_cast<std::uint8_t>(item.flags | item_flag::resolving);
  if (!t.current(item.targets[0])) return next();
  return next(perform(t, item.event));
}
constexpr Step damage_steps[] = {{"deal", "10.2.1", step<deal_it>}, {"take_off", "5.2.5", step<take_off>}};

// ---- Death (rule 13.1.4)

struct Dying {
  Value who;
};

Flow die_of(Table& t, Resolve& r) {
  StackItem& item = item_of(t, r);
  item.flags = static_cast<std::uint8_t>(item.flags | item_flag::resolving);
  const Value who = item.targets[0];
  Dying d;
  d.who = who;
  if (who.is(ValueKind::player)) return next(t.push(Procedure::player_death, d));
  if (!t.current(who)) return next();
  return next(t.push(Procedure::monster_death, d));
}
constexpr Step death_steps[] = {{"die", "13.1.4", step<die_of>}, {"take_off", "5.2.5", step<take_off>}};

}  // namespace

extern const Catalogue resolve_ability_catalogue, resolve_damage_catalogue, resolve_death_catalogue;
const Catalogue resolve_ability_catalogue{"resolve_ability", "5.2", ability_steps};
const Catalogue resolve_damage_catalogue{"resolve_damage", "10.2", damage_steps};
const Catalogue resolve_death_catalogue{"resolve_death", "13.1", death_steps};

}  // namespace soulstack

// Rulebook section 6.7: lasting effects. Each is a value: an ability bound to its source and its targets.
#include "engine/verbs/lasting.h"

#include <algorithm>

#include "engine/model/event_uses.h"
#include "engine/model/kept_values.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/loops.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/replacement.h"

namespace soulstack {

namespace {

// A copy's duration is a lasting effect without an ability of its own.
bool is_copy(const Lasting& l) { return !l.ability.known(); }

void undo_copy(Table& t, const Lasting& l) {
  if (!is_copy(l) || !t.current(l.source))
    return;
  t.card(l.source.as_card()).def = CardDefId{static_cast<std::uint16_t>(l.value)};
}

// What it ends with: the serial of the frame of its attack, or of its die. 0: none, or no die was rolled yet.
std::uint32_t ends_with(const Lasting& l) { return is_copy(l) ? l.targets[0].payload() : l.value; }
void set_what_it_ends_with(Lasting& l, std::uint32_t serial) {
  if (is_copy(l))
    l.targets[0] = Value::item(serial);
  else
    l.value = serial;
}

Lasting* copy_that_ends(Table& t, Value card) {
  Lasting* const l = std::find_if(t.s.lasting.begin(), t.s.lasting.end(),
                                  [&](const Lasting& one) { return is_copy(one) && one.source == card; });
  return l == t.s.lasting.end() ? nullptr : l;
}

std::uint32_t end_of_copy(const Table& t, Till till) {
  return till == Till::end_of_attack ? attack_under_way_now(t) : 0;
}

// Effects of events and monsters belong to the game, whoever rolled for them (ruling Q85).
bool is_of_the_game(const Table& t, Doer by) {
  if (by.by == Seat::game || !by.source.is(ValueKind::card))
    return by.by == Seat::game;
  const auto card = by.source.as_card();
  return t.printed(card).type == t.content.monster_deck && t.zone_of(card).kind != ZoneKind::play;
}

void belong_to(const Table& t, Lasting& l, Doer by) {
  l.controller = by.by == Seat::game ? t.active() : by.by;
  l.of_the_game = is_of_the_game(t, by);
}

// When it ends, the card becomes what it was before the first of its temporary copies. A later copy sets a new end.
// Returns false if there is no room.
[[nodiscard]] bool note_end_of_copy(Table& t, CardIndex card, Till till, Doer by) {
  if (Lasting* const l = copy_that_ends(t, t.ref(card))) {
    l->uses = static_cast<std::uint8_t>(till);
    belong_to(t, *l, by);
    set_what_it_ends_with(*l, end_of_copy(t, till));
    return true;
  }
  Lasting l;
  l.uses = static_cast<std::uint8_t>(till);
  l.serial = t.take_serial();
  l.ability = {};
  belong_to(t, l, by);
  l.source = t.ref(card);
  l.value = t.card(card).def.value;
  set_what_it_ends_with(l, end_of_copy(t, till));
  return t.s.lasting.push(l);
}

// A permanent copy replaces a temporary one.
void forget_end_of_copy(Table& t, CardIndex card) {
  if (const Lasting* const l = copy_that_ends(t, t.ref(card)))
    t.s.lasting.erase(static_cast<int>(l - t.s.lasting.begin()));
}

// Does it change a group, and not a single object named by its ability?
bool changes_group(const AbilityDef& a) {
  return a.kind == AbilityKind::always &&
         (a.continuous().of.kind == WhoKind::filter || a.continuous().of.kind == WhoKind::another);
}

Scope scope_of(const Lasting& l) {
  return {.you = l.controller, .self = l.source, .targets = l.targets.data(), .keeper = l.serial};
}

// The objects are those that match now, not ones that enter play later (ruling Q84).
void fix_objects(Table& t, const Lasting& l, const AbilityDef& a) {
  const Scope scope = scope_of(l);
  const auto fix = [&](Value object) {
    if (matches(t, a.continuous().of, object, scope) &&
        !counts::add(t.s, counts::object_of(object), changed_by_key, static_cast<int>(l.serial)))
      t.stop(counts::too_many);
  };
  for (const Zone& z : t.s.zones) {
    if (!row_of(z.kind).has_objects())
      continue;
    for (CardIndex i : t.cards_in_play(z))
      fix(t.ref(i));
  }
  for (Seat p : t.seats())
    fix(Value::player(p));
}

constexpr int number_of_tills = static_cast<int>(Till::next_roll) + 1;
// Of the lasting abilities of the rules, one for each duration (Content::finish).
AbilityId lasts_till(AbilityId first, Till till) {
  return AbilityId{static_cast<std::uint16_t>(first.value + static_cast<int>(till))};
}
bool is_one_of(AbilityId first, const Lasting& l) {
  return l.ability.known() && l.ability.value >= first.value && l.ability.value < first.value + number_of_tills;
}

// It keeps where the note is, who wrote it, and what is noted.
bool ends_a_note(const Table& t, const Lasting& l) { return is_one_of(t.content.end_of_note, l); }
CardDefId writer_kept(std::span<const Kept> kept) {
  return CardDefId{static_cast<std::uint16_t>(kept[1].value.as_number())};
}

// May it change the HP of objects, numbers of players, or who can win?
bool concerns_numbers(const Table& t, const Lasting& l) {
  const auto concerns = [](const ListenerRow& row) {
    const bool is_stat = row.bucket >= buckets::first_always && row.bucket < buckets::first_cant;
    const bool is_of_rolls_and_fights =
        is_stat && row.bucket >= buckets::always(stat::attack) && row.bucket <= buckets::always(stat::roll);
    return (is_stat && !is_of_rolls_and_fights) || row.bucket == buckets::gifts ||
           row.bucket == buckets::change(EventType::winning);
  };
  const std::vector<AbilityId>& parts = t.content[l.ability].duration().nested;
  return std::any_of(parts.begin(), parts.end(), [&](AbilityId part) {
    const std::span<const ListenerRow> rows = t.content.rows_of(part);
    return std::any_of(rows.begin(), rows.end(), concerns);
  });
}

void attend_numbers(Table& t) {
  t.attend(attention::deaths);
  attend_souls(t);
  settle_damage(t);
}

// From now on its abilities are heard.
void begin(Table& t, Lasting l) {
  for (AbilityId part : t.content[l.ability].duration().nested)
    if (changes_group(t.content[part]))
      fix_objects(t, l, t.content[part]);
  t.listeners.list_lasting(t, l);
  if (concerns_numbers(t, l))
    attend_numbers(t);
}

}  // namespace

bool create_lasting(Table& t, AbilityId lasting, const StackItem& by, std::span<const Value> keeps) {
  const AbilityDef& a = t.content[lasting];
  if (a.duration().till == Till::end_of_attack && !attack_under_way(t))
    return false;  // it is over
  Lasting l;
  l.serial = t.take_serial();
  l.ability = lasting;
  belong_to(t, l, {by.source, by.controller});
  l.uses = static_cast<std::uint8_t>(a.duration().uses);
  l.source = by.source;
  l.targets = by.targets;
  if (a.duration().till == Till::end_of_attack)
    l.value = attack_under_way_now(t);
  const bool has_room =
      t.s.lasting.push(l) && (keeps.empty() ? kept::copy(t.s, by.serial, l.serial) : kept::add(t.s, l.serial, keeps));
  if (!has_room)
    return end_in_a_draw(t), false;  // rule 1.9
  if (a.duration().begins_with.kind == WhoKind::anyone)
    return begin(t, l), true;
  const Seat whose = player_meant(t, a.duration().begins_with, scope_of(l));
  if (whose == Seat::game)
    return end_lasting(t, l.serial), false;
  t.s.lasting.back().waits_for = whose;
  return true;
}

void begin_with_turn(Table& t, Seat who) {
  for (int i = 0; i < t.s.lasting.size(); ++i) {
    if (t.s.lasting[i].waits_for != who)
      continue;
    t.s.lasting[i].waits_for = Seat::game;
    begin(t, t.s.lasting[i]);
  }
}

bool changes(const Table& t, const Listener& l, Value object, const Scope& scope) {
  const AbilityDef& a = t.content[l.ability];
  if (!l.lasting || !changes_group(a))
    return matches(t, a.continuous().of, object, scope);
  return counts::has(t.s, counts::object_of(object), changed_by_key, static_cast<int>(l.lasting));
}

void prevent_next(Table& t, Value to, int n, Till till, Doer by) {
  StackItem shield;
  shield.controller = by.by;
  shield.source = by.source;
  shield.targets = {to, Value::number(std::clamp(n, 0, unlimited))};
  create_lasting(t, lasts_till(t.content.shield, till), shield);
}

bool end_note_with(Table& t, Till till, Value on, CardDefId writer, Value what) {
  const Value keeps[] = {on, Value::number(writer.value), what};
  return create_lasting(t, lasts_till(t.content.end_of_note, till), {}, keeps);
}

void forget_ends_of_notes(Table& t, Value on, CardDefId writer) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    const Lasting l = t.s.lasting[i];
    if (!ends_a_note(t, l))
      continue;
    const std::span<const Kept> kept = kept::values_of(t.s, l.serial);
    if (kept[0].value != on || writer_kept(kept) != writer)
      continue;
    t.s.lasting.erase(i);
    forget_what_it_kept(t, l.serial);
  }
}

void forget_what_it_kept(Table& t, std::uint32_t serial) {
  const bool waits =
      std::any_of(t.s.waiting.begin(), t.s.waiting.end(), [&](const StackItem& w) { return w.serial == serial; });
  if (t.s.kept.count > 0 && !waits && !t.find_lasting(serial))
    kept::forget(t.s, serial);
}

void end_lasting(Table& t, std::uint32_t serial) {
  const Lasting* l = t.find_lasting(serial);
  if (!l)
    return;
  const bool changes_others = is_copy(*l) || ends_a_note(t, *l);
  const bool numbers_change = changes_others || concerns_numbers(t, *l);
  if (is_copy(*l)) {
    undo_copy(t, *l);
  } else if (changes_others) {
    const std::span<const Kept> kept = kept::values_of(t.s, serial);
    notes::forget_one(t.s, kept[0].value, writer_kept(kept), kept[2].value);
  }
  if (changes_others)
    t.changed_play();
  counts::forget_value(t.s, changed_by_key, static_cast<int>(serial));
  t.s.lasting.erase(static_cast<int>(l - t.s.lasting.begin()));
  forget_what_it_kept(t, serial);
  t.listeners.drop_lasting(t, serial);
  if (numbers_change)
    attend_numbers(t);
}

bool keep_copy(Table& t, Value card, AbilityId play, Seat who, Till till) {
  StackItem copy;
  copy.controller = who;
  copy.source = card;
  copy.targets[0] = play.known() ? Value::ability(play) : nothing;
  return create_lasting(t, lasts_till(t.content.kept_copy, till), copy);
}

bool is_kept_copy(const Table& t, const Lasting& l) { return is_one_of(t.content.kept_copy, l); }

Till till_of(const Table& t, const Lasting& l) {
  return is_copy(l) ? static_cast<Till>(l.uses) : t.content[l.ability].duration().till;
}

void end_what_lasts_for_attack(Table& t, std::uint32_t attack) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    if (i >= t.s.lasting.size())
      continue;
    const Lasting l = t.s.lasting[i];
    if (till_of(t, l) == Till::end_of_attack && ends_with(l) == attack)
      end_lasting(t, l.serial);
  }
}

void use_lasting(Table& t, std::uint32_t serial) {
  Lasting* l = t.find_lasting(serial);
  if (l && !is_copy(*l) && l->uses > 0 && --l->uses == 0)
    end_lasting(t, serial);
}

void wait_for_roll(Table& t, std::uint32_t roll) {
  for (Lasting& l : t.s.lasting)
    if (till_of(t, l) == Till::next_roll && ends_with(l) == 0)
      set_what_it_ends_with(l, roll);
}

// Its trigger has not been put on the stack yet, with its targets; that will be its last use.
void end_with_roll(Table& t, std::uint32_t roll) {
  for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
    if (i >= t.s.lasting.size())
      continue;
    Lasting& l = t.s.lasting[i];
    if (till_of(t, l) != Till::next_roll || ends_with(l) != roll)
      continue;
    const bool triggered =
        std::any_of(t.s.waiting.begin(), t.s.waiting.end(), [&](const StackItem& w) { return w.serial == l.serial; });
    if (triggered)
      l.uses = 1;
    else
      end_lasting(t, l.serial);
  }
}

// Rule 20.9.1. A copy of a copy takes its current definition. Result: did it become a copy?
Did become_copy(Table& t, CardIndex card, CardIndex of, Till till, Doer by) {
  if (card == of)
    return done(Value::boolean(false));
  const Event e{
      .type = EventType::became_copy, .subject = t.ref(card), .source = by.source, .object = t.ref(of), .by = by.by};
  return perform(t, events::copied_till.in(e, till));
}

Did apply_became_copy(Table& t, Event& e) {
  if (!t.current(e.subject) || !t.current(e.object))
    return done(Value::boolean(false));
  const auto card = e.subject.as_card();
  const Till till = events::copied_till(e);
  if (till == Till::forever)
    forget_end_of_copy(t, card);
  else if (!note_end_of_copy(t, card, till, {e.source, e.by}))
    return end_in_a_draw(t), done(Value::boolean(false));  // rule 1.9
  t.card(card).def = t.card(e.object.as_card()).def;
  note_time(t, card);
  t.changed_play();
  attend_souls(t);
  settle_damage(t);
  const CardDef& d = t.def(card);
  if (d.enters_with_counters > 0 && t.card(card).counters == 0)
    set_counters(t, e.subject, counter::plain, d.enters_with_counters);  // rule 20.1.3
  t.emit(e);
  return done(Value::boolean(true));
}

}  // namespace soulstack

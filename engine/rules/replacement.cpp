// The stages of each verb: can't, replacement, change (rules 1.2, 6.7.3-6.7.6). Abilities about an event are applied
// before the rules carry it out (rule 1.1).
#include "engine/verbs/replacement.h"

#include <algorithm>
#include <span>

#include "engine/model/event_uses.h"
#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/rules/attack.h"
#include "engine/rules/dying.h"
#include "engine/table/ability_observer.h"
#include "engine/table/choosers.h"
#include "engine/table/event_frame.h"
#include "engine/table/loops.h"
#include "engine/table/queries.h"
#include "engine/table/scripts.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/items.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/purchase.h"
#include "engine/verbs/searching.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"

namespace soulstack {

namespace {

// The turn begins in the steps that follow.
Did apply_turn_begins(Table&, Event&) { return done(); }

struct Applier {
  EventType type;
  Did (*apply)(Table&, Event&);
};
constexpr Applier appliers[] = {
    {EventType::roll, apply_roll},
    {EventType::damage, apply_damage},
    {EventType::death, apply_death},
    {EventType::killing, apply_killing},
    {EventType::turn_begins, apply_turn_begins},
    {EventType::looting, apply_looting},
    {EventType::death_penalty, apply_death_penalty},
    {EventType::rewards, apply_rewards},
    {EventType::coins_gained, apply_coins_gained},
    {EventType::coins_lost, apply_coins_lost},
    {EventType::loot_drawn, apply_loot_drawn},
    {EventType::item_gained, apply_item_gained},
    {EventType::recharged, apply_recharged},
    {EventType::destroyed, apply_destroyed},
    {EventType::soul_gained, apply_soul_gained},
    {EventType::coins_given, apply_coins_given},
    {EventType::loot_discarded, apply_loot_discarded},
    {EventType::loot_given, apply_loot_given},
    {EventType::loot_swapped, apply_loot_swapped},
    {EventType::item_given, apply_item_given},
    {EventType::soul_given, apply_soul_given},
    {EventType::items_swapped, apply_items_swapped},
    {EventType::deactivated, apply_deactivated},
    {EventType::counters_added, apply_counters_added},
    {EventType::counters_removed, apply_counters_removed},
    {EventType::flipped, apply_flipped},
    {EventType::healed, apply_healed},
    {EventType::hp_paid, apply_hp_paid},
    {EventType::discarded, apply_discarded},
    {EventType::card_put, apply_card_put},
    {EventType::deck_shuffled, apply_deck_shuffled},
    {EventType::roll_changed, apply_roll_changed},
    {EventType::cancelled, apply_cancelled},
    {EventType::curse_gained, apply_curse_gained},
    {EventType::became_copy, apply_became_copy},
    {EventType::slots_expanded, apply_slots_expanded},
    {EventType::ability_copied, apply_ability_copied},
    {EventType::loot_copied, apply_loot_copied},
    {EventType::extra_turn_gained, apply_extra_turn_gained},
    {EventType::turn_lost, apply_turn_lost},
    {EventType::loot_plays_changed, apply_loot_plays_changed},
    {EventType::attacks_granted, apply_attacks_granted},
    {EventType::attack_joined, apply_attack_joined},
    {EventType::attack_handed_over, apply_attack_handed_over},
    {EventType::attack_cancelled, apply_attack_cancelled},
    {EventType::note_written, apply_note_written},
    {EventType::winning, apply_winning},
    {EventType::turn_cut_short, apply_turn_cut_short},
    {EventType::searched, apply_searched},
    {EventType::gaining_treasure, apply_gaining_treasure},
    {EventType::set_event, apply_set_event},
    {EventType::attack_declared_on, apply_attack_declared_on},
    {EventType::purchase_declared_on, apply_purchase_declared_on},
    {EventType::buying, apply_buying},
    {EventType::revealing, apply_revealing},
    {EventType::rolling, apply_rolling},
};

constexpr const Applier* applier_of(EventType type) {
  const auto* const found =
      std::find_if(std::begin(appliers), std::end(appliers), [&](const Applier& a) { return a.type == type; });
  return found == std::end(appliers) ? nullptr : found;
}

// Only events that cards can replace reach this function.
constexpr bool all_that_may_be_replaced() {
  for (std::size_t i = 0; i < event_rows.size(); ++i)
    if (may_be_replaced(static_cast<EventType>(i)) != (applier_of(static_cast<EventType>(i)) != nullptr))
      return false;
  return true;
}
static_assert(all_that_may_be_replaced());

constexpr auto apply_by_type = [] {
  std::array<Did (*)(Table&, Event&), event_rows.size()> all{};
  for (const Applier& a : appliers)
    all[static_cast<std::size_t>(a.type)] = a.apply;
  return all;
}();

Did apply(Table& t, Event& e) { return apply_by_type[static_cast<std::size_t>(e.type)](t, e); }

// A record of a EventFrame frame about a replacement. The kind of its first value says: it has been applied; or it counts its
// events (rule 6.7.7), and this event is due or not due.
constexpr ValueKind was_applied = ValueKind::ability, is_counted = ValueKind::number, is_not_due = ValueKind::word;

// Stored in GameState::lists, from EventFrame::applied_from on.
struct Known {
  Value mark;     // the ability; the kind of the value is the mark
  Value source;   // the object with the ability
  Value choices;  // of the lasting effect, as a number that stands for them (choices_of)
};
constexpr int values_of_known = sizeof(Known) / sizeof(Value);

Known known(const Table& t, const EventFrame& d, int i) {
  const Value* const v = &t.s.lists[d.applied_from + values_of_known * i];
  return {v[0], v[1], v[2]};
}
Known last_known(const Table& t, const EventFrame& d) { return known(t, d, d.applied - 1); }

// The targets of a lasting effect and the values that it keeps, as one number. It is stored because the effect may end
// with this use.
Value choices_of(const Table& t, const Listener& l) {
  const Lasting* const lasting = l.lasting ? t.find_lasting(l.lasting) : nullptr;
  if (!lasting)
    return nothing;
  std::uint32_t all = 0x811C9DC5U;
  const auto add = [&](Value v) { all = (all ^ v.bits ^ v.bits >> 15) * 0x01000193U; };
  for (const Value target : lasting->targets)
    add(target);
  for (const Kept& k : kept::values_of(t.s, l.lasting))
    add(k.value);
  return Value::wide(ValueKind::number, all ^ all >> 28);
}

bool knows(const Table& t, const EventFrame& d, ValueKind what, const Listener& l) {
  const Value mark = Value::wide(what, l.ability.value);
  for (int i = 0; i < d.applied; ++i)
    if (const Known k = known(t, d, i); k.mark == mark && k.source == l.source && k.choices == choices_of(t, l))
      return true;
  return false;
}

// False: there is no room.
[[nodiscard]] bool learn(Table& t, EventFrame& d, ValueKind what, const Listener& l) {
  if (t.s.lists.size() + values_of_known > decltype(t.s.lists)::capacity)
    return false;
  for (const Value v : {Value::wide(what, l.ability.value), l.source, choices_of(t, l)})
    static_cast<void>(t.s.lists.push(v));  // there is room for all of them
  ++d.applied;
  return true;
}

bool is_event_frame(const Frame& f) { return f.procedure.value == static_cast<std::uint8_t>(Procedure::replacement); }

std::int32_t source_key(Value source) { return static_cast<std::int32_t>(source.bits); }

// The same ability of the same object, lasting with the same choices, applies only once to an event (ruling Q21), and not
// to the event that it causes instead, at once or on the stack (rule 6.7.4).
bool applied(const Table& t, std::uint32_t item, const Listener& l) {
  const auto met = [&](const Frame& f) { return is_event_frame(f) && knows(t, f.as<EventFrame>(), was_applied, l); };
  if (std::any_of(t.s.frames.begin(), t.s.frames.end(), met))
    return true;
  return item != 0 && counts::asked(t.s, item, l.ability.value, source_key(l.source));
}

// Each event is counted once, when the ability first hears it.
bool is_due(Table& t, EventFrame& d, const Listener& l) {
  if (!counts_events(t, l) || knows(t, d, is_counted, l))
    return true;
  if (knows(t, d, is_not_due, l))
    return false;
  const bool due = soulstack::is_due(t, l);
  return learn(t, d, due ? is_counted : is_not_due, l) && due;
}

bool forbids(const Table& t, const Listener& l) { return t.content[l.ability].kind == AbilityKind::cant; }

template <class Visit>
void for_each_replacement(Table& t, EventFrame& d, Visit visit) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.change(d.event.type))
    if (!forbids(t, l) && !applied(t, d.item, l) && hears(t, l, d.event) && is_due(t, d, l))
      visit(l);
}

void note_forbidden(Table& t, const Listener& l, const Event& e) {
  happened(t, l.ability);
  const Event about{.type = EventType::forbidden, .subject = e.subject, .source = l.source, .by = e.by};
  t.note(events::what_is_forbidden.in(about, e.type));
}

}  // namespace

static const Listener* what_forbids(const Table& t, const Event& e) {
  t.listeners.refresh(t);
  const std::span<const Listener> changes = t.listeners.change(e.type);
  const auto found =
      std::find_if(changes.begin(), changes.end(), [&](const Listener& l) { return forbids(t, l) && hears(t, l, e); });
  return found == changes.end() ? nullptr : &*found;
}

bool would_be_forbidden(const Table& t, const Event& e) { return what_forbids(t, e) != nullptr; }

bool is_forbidden(Table& t, const Event& e) {
  const Listener* const by = what_forbids(t, e);
  if (by != nullptr)
    note_forbidden(t, *by, e);
  return by != nullptr;
}

namespace {

// What abilities in play do to an event.
enum class Fate : std::uint8_t { happens, replaced, forbidden };

Fate fate_of(Table& t, const Event& e, std::uint32_t item) {
  t.listeners.refresh(t);
  Fate fate = Fate::happens;
  for (const Listener& l : t.listeners.change(e.type)) {
    if (forbids(t, l) && hears(t, l, e))
      return note_forbidden(t, l, e), Fate::forbidden;
    if (!forbids(t, l) && fate == Fate::happens && !applied(t, item, l) && hears(t, l, e))
      fate = Fate::replaced;
  }
  return fate;
}

// For what the game controls, the active player (rule 6.7.6, ruling Q20).
Seat affected_player(const Table& t, const Event& e) {
  if (e.subject.is(ValueKind::player))
    return e.subject.as_seat();
  const Seat s = t.controller(e.subject);
  return s == Seat::game ? t.active() : s;
}

Flow apply_event(Table& t, EventFrame& d);

// All that apply now. Each listener is asked once: one effect may last hundreds of times.
std::span<const Listener> replacements(Table& t, EventFrame& d) {
  t.applicable.clear();
  for_each_replacement(t, d, [&](const Listener& l) { t.applicable.push_back(l); });
  return t.applicable;
}

// The value by which a player picks a replacement: its object, or its ability if several of the object apply.
Value pick_of(std::span<const Listener> all, const Listener& l) {
  const auto is_another = [&](const Listener& other) { return other.source == l.source && other.ability != l.ability; };
  return !l.source || std::any_of(all.begin(), all.end(), is_another) ? Value::ability(l.ability) : l.source;
}

// If one ability lasts several times with different choices, those not yet applied are offered again later.
void picks(std::span<const Listener> all, Candidates& into) {
  for (const Listener& l : all)
    if (const Value pick = pick_of(all, l); std::find(into.begin(), into.end(), pick) == into.end())
      into.add(pick);
}

Flow choose_replacement(Table& t, EventFrame& d) {
  Candidates among;
  picks(replacements(t, d), among);
  if (among.count == 0 || d.event.flags.has(EventFlag::prevented))
    return go_to<apply_event>(done());
  return next(choose(t, {.prompt = Prompt::replacement, .who = affected_player(t, d.event)}, among));
}

// Finds the listener behind the answer and runs its function on this frame's event.
Flow replace(Table& t, Frame& f) {
  EventFrame& d = f.as<EventFrame>();
  const Value answer = f.result;
  const std::span<const Listener> all = replacements(t, d);
  const auto found = std::find_if(all.begin(), all.end(), [&](const Listener& l) { return pick_of(all, l) == answer; });
  // If there is no room to record that it applied, it does not apply.
  if (found == all.end() || !learn(t, d, was_applied, *found))
    return go_to<apply_event>(done());
  const Listener chosen = *found;
  d.lasting = chosen.lasting;
  d.event.flags.clear(EventFlag::rewritten);
  const AbilityDef& a = t.content[chosen.ability];
  if (a.may && !may_be_asked(t, chosen.ability, chosen.source))
    return next(done(Value::boolean(false)));
  if (a.may)
    return next(
        confirm(t, chosen.controller == Seat::game ? t.active() : chosen.controller, Value::ability(chosen.ability)));
  return next(done(Value::boolean(true)));
}

void shield_from(Table& t, EventFrame& d, Value source) {
  const Lasting* shield = t.find_lasting(d.lasting);
  if (shield)
    prevent_damage(t, d.event, shield->targets[1].as_number(), {source, shield->controller});
}

Flow run_replacement(Table& t, Frame& f) {
  EventFrame& d = f.as<EventFrame>();
  if (!f.result.as_boolean())
    return next(done(Value::boolean(false)));
  const auto [ability, source, choices] = last_known(t, d);
  const AbilityId id{static_cast<std::uint16_t>(ability.payload())};
  if (t.content[id].prevents)
    shield_from(t, d, source);
  if (!t.content[id].effect.function.known())
    return next(done(Value::boolean(true)));  // it only rolls, or prevents
  Effect e;
  e.ability = id;
  e.source = source;
  e.lasting = d.lasting;
  e.event_depth = static_cast<std::uint8_t>(t.depth());
  e.controller = t.controller(source);
  if (const Lasting* l = t.find_lasting(d.lasting))
    e.controller = l->controller;
  return next(t.push(Procedure::effect, e));
}

// An ability that changes an event may roll: the die goes on the stack, its outcome follows (rule 6.7.3).
void roll_for(Table& t, const EventFrame& d) {
  const auto [ability, source, choices] = last_known(t, d);
  const AbilityId id{static_cast<std::uint16_t>(ability.payload())};
  if (!t.content[id].roll.present)
    return;
  StackItem roll;
  roll.ability = id;
  roll.source = source;
  roll.event = d.event;
  roll.controller = t.controller(roll.source);
  if (const Lasting* l = t.find_lasting(d.lasting)) {  // the outcome gets its bound targets
    roll.controller = l->controller;
    roll.targets = l->targets;
    roll.serial = l->serial;
  }
  cast_roll(t, roller_of(t, roll, t.content[id]), roll);
}

// A death that is replaced counts as prevented (ruling Q88).
void did_not_happen(Table& t, const Event& e, Doer by) {
  if (e.type != EventType::death)
    return;
  for (const StackItem& item : t.s.stack)
    if (item.kind == ItemKind::death && item.targets[0] == e.subject)
      return prevent_death(t, item.serial, by);
}

// A player or object with a maximum HP of 0 still dies: its death would be put on the stack again at once, and the same
// replacement does not apply to it again (rules 6.7.4, 13.1.1).
bool can_be_averted(Table& t, const Event& e) { return e.type != EventType::death || max_hp(t, e.subject) > 0; }

void forget_replacements(Table& t, EventFrame& d) {
  t.s.lists.truncate(d.applied_from);
  d.applied = 0;
}

// An effect that its player declined was used, too (rule 6.7.7).
Flow after_replacement(Table& t, Frame& f) {
  EventFrame& d = f.as<EventFrame>();
  const bool applied = f.result.as_boolean();
  if (applied)
    roll_for(t, d);
  if (d.lasting)
    use_lasting(t, d.lasting);
  if (!applied)
    return go_to<choose_replacement>();
  const auto [ability, source, choices] = last_known(t, d);
  const AbilityId id{static_cast<std::uint16_t>(ability.payload())};
  happened(t, id);
  // "It becomes a 1 instead": the event happens as the effect rewrote it.
  if (t.content[id].kind != AbilityKind::instead || d.event.flags.has(EventFlag::rewritten) ||
      !can_be_averted(t, d.event))
    return go_to<choose_replacement>();
  // The event itself does not happen, and nothing triggers on it (rule 6.7.8).
  did_not_happen(t, d.event, {source, t.controller(source)});
  forget_replacements(t, d);
  return finish();
}

// Frames pushed by `apply` pass their result through this frame. Its replacement records are dropped: they were only
// about this event.
Flow apply_event(Table& t, EventFrame& d) {
  Event e = d.event;
  e.flags.clear(EventFlag::rewritten);
  const bool is_shut = is_forbidden(t, e) && can_be_averted(t, e);  // as it is rewritten
  forget_replacements(t, d);
  if (is_shut)
    return did_not_happen(t, e, {}), finish();
  if (e.flags.has(EventFlag::prevented) && can_be_averted(t, e)) {
    did_not_happen(t, e, {});
    return finish(Value::number(0));
  }
  const Did did = apply(t, e);
  return did.waits ? next(did) : finish(did.value);
}

Flow hand_on(Table& t) { return finish(t.result()); }

constexpr Step steps[] = {
    {"choose_replacement", "6.7.5", step<choose_replacement>},
    {"replace", "6.7.4", step<replace>},
    {"run_replacement", "6.7.3", step<run_replacement>},
    {"after_replacement", "6.7.4", step<after_replacement>},
    {"apply_event", "6.7.3", step<apply_event>},
    {"hand_on", "6.7.3", step<hand_on>},
};

}  // namespace

extern const Catalogue replacement_catalogue;
const Catalogue replacement_catalogue{"replacement", "6.7.3", steps};

Did perform(Table& t, const Event& event, std::uint32_t item) {
  Event e = event;
  const Fate fate = fate_of(t, e, item);
  if (fate == Fate::forbidden && can_be_averted(t, e))
    return did_not_happen(t, e, {}), done();
  if (fate != Fate::replaced)
    return apply(t, e);
  EventFrame d;
  d.event = e;
  d.applied_from = static_cast<std::uint16_t>(t.s.lists.count);
  d.item = item;
  return t.push(Procedure::replacement, d);
}

bool may_be_changed(Table& t, EventType type) {
  t.listeners.refresh(t);
  return !t.listeners.change(type).empty();
}

void mark_what_replaced(Table& t, std::uint32_t item) {
  const auto mark = [&](std::uint32_t ability, std::int32_t source) {
    if (!counts::mark_asked(t.s, item, static_cast<std::uint16_t>(ability), source))
      t.stop(counts::too_many);
  };
  for (const Frame& f : t.s.frames) {
    if (!is_event_frame(f) || f.as<EventFrame>().applied == 0)
      continue;
    const EventFrame& d = f.as<EventFrame>();
    for (int i = 0; i < d.applied; ++i)
      if (const Known k = known(t, d, i); k.mark.is(was_applied))
        mark(k.mark.payload(), source_key(k.source));
    if (!counts::copy_asked(t.s, d.item, item))
      t.stop(counts::too_many);
  }
}

}  // namespace soulstack

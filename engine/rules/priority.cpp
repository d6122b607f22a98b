// Rulebook section 5.1: priority. Its holder acts or passes; when all pass in succession, the top of the stack resolves.
#include "engine/rules/priority.h"

#include <algorithm>
#include <optional>

#include "engine/model/event_rows.h"
#include "engine/model/object_counts.h"
#include "engine/rules/attack.h"
#include "engine/rules/barter.h"
#include "engine/rules/loot_plays.h"
#include "engine/table/ability_observer.h"
#include "engine/table/extras.h"
#include "engine/table/loops.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/next_priority.h"
#include "engine/verbs/purchase.h"

namespace soulstack {

namespace {

// Trinkets and ambushes do not have a play ability.
Value play_of(const Table& t, CardIndex card) {
  const AbilityId play = t.def(card).play;
  return play.known() ? Value::ability(play) : nothing;
}

// Cards that an effect lets the player play from another pile (rule 8.3): any card of a discard, the top card of a deck.
void list_loot_elsewhere(Table& t, Seat who, std::vector<Option>& into) {
  for (const Listener& l : t.listeners.can(Deed::play_loot)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    if (!matches(t, permission.who, Value::player(who), scope) || !works(t, l, scope))
      continue;
    const Zone& pile = t.s.zones[zones::first_deck + permission.pile];
    for (CardIndex i : t.cards_of(pile)) {
      const Option play{OptionKind::play_loot, t.ref(i), play_of(t, i)};
      const bool listed = std::find(into.begin(), into.end(), play) != into.end();  // also allowed by another effect
      if (!listed && may_play(t, who, i)) {
        into.push_back(play);
        happened(t, l.ability);
      }
      if (pile.kind == ZoneKind::deck)
        break;
    }
  }
}

// Is it a copy of a loot card that the player may play (rule 20.9.3)?
bool is_kept_for(const Table& t, const Lasting& l, Seat who) { return l.controller == who && is_kept_copy(t, l); }

void list_kept_copies(Table& t, Seat who, std::vector<Option>& into) {
  for (const Lasting& l : t.s.lasting)
    if (is_kept_for(t, l, who) && may_play(t, who, l))
      into.push_back({OptionKind::play_loot, Value::wide(ValueKind::lasting, l.serial), l.targets[0]});
}

// May the player have loot to play: in hand, in a pile, or a copy?
bool may_have_loot(const Table& t, Seat who) {
  return t.zone(zones::hand(t, who)).count > 0 || !t.listeners.can(Deed::play_loot).empty() ||
         std::any_of(t.s.lasting.begin(), t.s.lasting.end(), [&](const Lasting& l) { return is_kept_for(t, l, who); });
}

[[gnu::noinline]] bool has_loot_and_play(Table& t, Seat who) {
  return may_have_loot(t, who) && (loot_plays_left(t, who) > 0 || has_extra(t, Deed::extra_loot_play, who));
}

// may_play_loot, inlined where each player is asked at each priority. Players who are not active have no loot plays of
// the turn (rule 4.3.1).
inline bool may_play_some_loot(Table& t, Seat who) {
  t.listeners.refresh(t);
  const bool has_any_play =
      who == t.active() || t.player(who).loot_plays != 0 || !t.listeners.can(Deed::extra_loot_play).empty();
  return has_any_play && has_loot_and_play(t, who);
}

bool is_possible(const Table& t, AbilityId play, StackNouns on_stack) {
  return !play.known() || (t.content[play].needs & on_stack) != 0;
}

[[gnu::noinline]] void list_loot(Table& t, Seat who, StackNouns on_stack, std::vector<Option>& into) {
  for (CardIndex i : t.cards_of(zones::hand(t, who)))
    if (is_possible(t, t.def(i).play, on_stack) && may_play(t, who, i))
      into.push_back({OptionKind::play_loot, t.ref(i), play_of(t, i)});
  list_loot_elsewhere(t, who, into);
  list_kept_copies(t, who, into);
}

// `is_theirs`: they use those of its abilities that name no other users.
bool may_use(Table& t, Seat who, CardIndex i, AbilityId id, bool names_users, bool is_theirs, KnownNouns* known) {
  return (names_users ? is_user(t, who, i, id) : is_theirs) && may_activate(t, who, i, id, known);
}

// While nothing in play gives abilities.
void list_printed_abilities(Table& t, Seat who, CardIndex i, bool is_theirs, KnownNouns* known,
                            std::vector<Option>& into) {
  const bool deactivated = t.card(i).flags.has(CardFlag::deactivated);
  const bool are_prices_printed = t.listeners.always(stat::ability_price).empty();
  for (const Use& use : t.content.uses_of_card(t.card(i).def)) {
    if (use.is_tap && deactivated)
      continue;  // rule 6.3.2
    if (use.coins > t.player(who).coins && are_prices_printed)
      continue;
    if (has_counters_for(t, i, use) && has_printed(t, i, use.ability) &&
        may_use(t, who, i, use.ability, use.names_users, is_theirs, known))
      into.push_back({OptionKind::activate, t.ref(i), Value::ability(use.ability)});
  }
}

void list_changed_abilities(Table& t, Seat who, CardIndex i, bool is_theirs, KnownNouns* known,
                            std::vector<Option>& into) {
  if (!has_activated(t, i))
    return;
  for (const AbilityId id : abilities_of(t, i)) {
    const AbilityDef& a = t.content[id];
    const bool is_activated = a.kind == AbilityKind::tap || a.kind == AbilityKind::paid;
    if (is_activated && may_use(t, who, i, id, a.activation().names_users, is_theirs, known))
      into.push_back({OptionKind::activate, t.ref(i), Value::ability(id)});
  }
}

void list_abilities_of(Table& t, Seat who, CardIndex i, bool is_theirs, KnownNouns* known, std::vector<Option>& into) {
  if (!t.listeners.gives_abilities && t.content.takes(Shortcut::usables))
    list_printed_abilities(t, who, i, is_theirs, known, into);
  else
    list_changed_abilities(t, who, i, is_theirs, known, into);
}

// Abilities that name their users are listed wherever they are in play (rule 6.3.6); not in the shop (rule 3.1.5).
[[gnu::noinline]] void list_open_abilities(Table& t, Seat who, KnownNouns* known, std::vector<Option>& into) {
  zones::each_in_play(t, [&](const Zone& z) {
    const bool is_own =
        z.kind == ZoneKind::slot ? t.content[SlotTypeId{z.of}].is_shared && who == t.active() : z.seat == who;
    if (is_own || (z.kind == ZoneKind::slot && t.content[SlotTypeId{z.of}].sells))
      return;
    for (CardIndex i : t.cards_in_play(z))
      if (has_open_ability(t, i))
        list_abilities_of(t, who, i, false, known, into);
  });
}

// The abilities of rooms and fixtures belong to the active player (rules 3.8.3, 6.3.1, 16.2).
[[gnu::noinline]] void list_shared_abilities(Table& t, KnownNouns* known, std::vector<Option>& into) {
  for (const Zone& z : zones::slots(t))
    if (z.top != no_card && t.content[SlotTypeId{z.of}].is_shared)
      list_abilities_of(t, t.active(), z.top, true, known, into);
}

void list_usable(Table& t, Seat who, std::span<const Usable> usable, StackNouns on_stack, KnownNouns* known,
                 std::vector<Option>& into) {
  const bool are_prices_printed = t.listeners.always(stat::ability_price).empty();
  for (const Usable& one : usable) {
    const Use& use = t.content.uses.data()[one.use];
    if ((use.needs & on_stack) == 0 || (use.coins > t.player(who).coins && are_prices_printed))
      continue;
    if (has_printed(t, one.card, use.ability) && may_use(t, who, one.card, use.ability, use.names_users, true, known))
      into.push_back({OptionKind::activate, t.ref(one.card), Value::ability(use.ability)});
  }
}

void list_abilities(Table& t, Seat who, StackNouns on_stack, std::vector<Option>& into) {
  constexpr int few = 10;  // objects; with so few it costs more to remember what is known about nouns
  t.listeners.refresh(t);
  const Usables::OfSeat& theirs = t.usable.of(t, who);
  std::optional<KnownNouns> nouns;
  const bool are_many = t.zone(zones::play(t, who)).count > few && t.content.takes(Shortcut::known_nouns);
  KnownNouns* const known = are_many ? &nouns.emplace() : nullptr;
  if (t.content.has_open_abilities)
    list_open_abilities(t, who, known, into);
  if (!t.listeners.gives_abilities && theirs.lists_all() && t.content.takes(Shortcut::usables))
    list_usable(t, who, theirs.first(), on_stack, known, into);
  else
    for (CardIndex i : t.cards_of(zones::play(t, who)))
      list_abilities_of(t, who, i, true, known, into);
  if (t.content.has_shared_cards && who == t.active())
    list_shared_abilities(t, known, into);
}

// While the stack is empty (rule 4.3.2).
[[gnu::noinline]] void list_declarations(Table& t, Seat who, std::vector<Option>& into) {
  if (may_attack(t, who))
    into.push_back({OptionKind::declare_attack, nothing, nothing});
  if (may_buy(t, who))
    into.push_back({OptionKind::declare_purchase, nothing, nothing});
  if (!must_attack(t, who))
    into.push_back({OptionKind::end_turn, nothing, nothing});
}

// May the player attack, buy and end the turn now?
bool may_declare(const Table& t, const Priority& p) { return p.actions && p.holder == t.active() && !t.top_item(0); }

bool only_passing_left(const Table& t) { return t.decision.options.size() == 1; }

constexpr EventType about(ItemKind kind) {
  switch (kind) {
    case ItemKind::roll:
      return EventType::roll;
    case ItemKind::damage:
      return EventType::damage;
    case ItemKind::death:
      return EventType::death;
    default:
      return EventType::none;
  }
}

// Can `would` abilities hear exactly the rolls, damage and deaths that are about to resolve?
constexpr bool all_that_would_happen() {
  for (std::size_t i = 0; i < event_rows.size(); ++i) {
    const auto type = static_cast<EventType>(i);
    const bool resolves =
        type == about(ItemKind::roll) || type == about(ItemKind::damage) || type == about(ItemKind::death);
    if (may_hear(heard_by::would, type) != resolves)
      return false;
  }
  return true;
}
static_assert(all_that_would_happen());

Event event_of(const StackItem& item) {
  if (item.kind == ItemKind::roll)
    return about_roll(item);
  return item.kind == ItemKind::death ? death_of(item) : item.event;
}

// `would` abilities go on the stack above the object that is about to resolve, each once (rule 9.2.4, ruling Q59).
bool collect_would(Table& t, const StackItem& item) {
  const EventType type = about(item.kind);
  if (type == EventType::none)
    return false;
  t.listeners.refresh(t);
  bool any = false;
  const Event e = event_of(item);
  for (const Listener& l : t.listeners.would(type)) {
    const auto source = static_cast<std::int32_t>(l.source.bits);
    if (counts::asked(t.s, item.serial, l.ability.value, source) || all_uses_wait(t, l.lasting) || !hears(t, l, e))
      continue;
    if (!is_due(t, l)) {
      if (!counts::mark_asked(t.s, item.serial, l.ability.value, source))
        t.stop(counts::too_many);
      continue;
    }
    StackItem ability;
    ability.kind = ItemKind::ability;
    ability.controller = l.controller;
    ability.ability = l.ability;
    ability.source = l.source;
    ability.origin = item.serial;
    ability.event = e;
    ability.serial = l.lasting;
    if (const Lasting* const lasting = l.lasting ? t.find_lasting(l.lasting) : nullptr)
      ability.targets = lasting->targets;
    if (!counts::mark_asked(t.s, item.serial, l.ability.value, source) || !t.s.waiting.push(ability)) {
      t.stop("too many abilities triggered at once");
      return false;
    }
    t.attend(attention::triggers);
    any = true;
  }
  return any;
}

struct Resolving {
  std::uint32_t serial = 0;
  std::uint8_t unused[4] = {};
};

// All have to pass again (rule 4.3.5; after a declaration, the ruleset lets priority pass). The player who acted has
// priority first (rule 5.1.3), and may act any number of times before passing (rule 5.1.4).
Flow act(Table& t, Frame& f, const Option& o) {
  Priority& p = f.as<Priority>();
  p.passes = 0;
  switch (o.kind) {
    case OptionKind::play_loot:
      return stay(o.object.is(ValueKind::lasting) ? play_kept_copy(t, p.holder, o.object.payload())
                                                  : play_loot(t, p.holder, o.object.as_card()));
    case OptionKind::activate:
      return stay(activate(t, p.holder, o.object.as_card(), o.ability.as_ability()));
    case OptionKind::offer:
      return stay(barter(t, p.holder, o.object.as_seat()));
    default:
      return finish(Value::word(static_cast<int>(o.kind)));
  }
}

// The answer is a position among the options, which are still listed.
Flow answered(Table& t, Frame& f) {
  Priority& p = f.as<Priority>();
  const int at = t.s.answer.as_number();
  t.s.answered = 0;
  t.s.answer = nothing;
  const Option chosen = t.decision.options[static_cast<std::size_t>(at)];
  if (chosen.kind != OptionKind::pass)
    return act(t, f, chosen);
  ++p.passes;
  p.holder = t.left_of(p.holder);
  return stay();
}

// can_only_pass, inlined where each player is asked at each priority.
inline bool has_only_passing(Table& t, const Priority& p, StackNouns on_stack, bool loot) {
  const Seat who = p.holder;
  const bool has_shared = t.content.has_shared_cards && who == t.active();
  if (has_shared || loot || may_declare(t, p))
    return false;
  const Usables::OfSeat& theirs = t.usable.of(t, who);
  return t.player(who).coins < theirs.least_coins || (theirs.needs & on_stack) == 0;
}

// Goes on to the next player who has another option than to pass, and lists their options; false: there is none.
bool may_somebody_act(Table& t, Priority& p) {
  const bool may_skip = is_all_printed(t) && t.content.takes(Shortcut::passing_over);
  const StackNouns on_stack = nouns_on_stack(t);
  // First edition (ruling Q55): on an empty stack only the active player may act.
  const bool only_active = t.rules().is(Way::only_active_on_empty) && !t.top_item(0);
  for (; p.passes < t.players(); ++p.passes, p.holder = t.left_of(p.holder)) {
    if (only_active && p.holder != t.active())
      continue;
    ++t.priority_stops;
    const bool loot = may_play_some_loot(t, p.holder);
    if (may_skip && has_only_passing(t, p, on_stack, loot))
      continue;
    t.decision.options.clear();
    list_actions(t, p, on_stack, loot, t.decision.options);
    if (!only_passing_left(t))
      return true;
  }
  return false;
}

Flow all_have_passed(Table& t, Priority& p) {
  StackItem* const item = t.top_item(p.since);
  if (item && item->serial == p.until)
    return finish(Value::boolean(true));
  if (!item || item->kind == ItemKind::step)
    return finish();  // a step of a procedure, which carries it out
  p.passes = 0;
  p.holder = t.active();  // even if a roll is put on the stack now (ruling Q78)
  if (collect_would(t, *item))
    return stay();
  return stay(resolve(t, *item));
}

Flow hold(Table& t, Frame& f) {
  Priority& p = f.as<Priority>();
  if (t.s.answered)
    return answered(t, f);
  if (!p.holds_on && skips_to_end(t))
    return finish();
  if (anything_to_check(t)) {
    t.top().result = nothing;
    return next(t.push(Procedure::next_priority, Value{}));
  }
  if (p.if_put && !t.top_item(p.since))
    return finish();
  p.if_put = 0;
  if (p.actions && p.passes == 0 && !t.top_item(0) && is_attack_due(t))
    return finish(Value::word(static_cast<int>(OptionKind::declare_attack)));  // rule 11.1.10
  // An object resolves only after all have passed on it, so a response to it resolves first (rule 5.2.6).
  return p.passes < t.players() && may_somebody_act(t, p) ? ask() : all_have_passed(t, p);
}

// Something was put on the stack by the rules: the active player receives priority first (rule 13.1.6,
// rulings Q48, Q60).
Flow looked_after(Table& t, Frame& f) {
  Priority& p = f.as<Priority>();
  if (f.result == Value::boolean(true)) {
    p.passes = 0;
    p.holder = t.active();
  }
  return go_to<hold>();
}

constexpr Step steps[] = {{"hold", "5.1.5", step<hold>}, {"looked_after", "5.3.1", step<looked_after>}};

Priority starting_with(Seat who) {
  Priority p;
  p.holder = who;
  return p;
}

}  // namespace

Did resolve(Table& t, const StackItem& item) {
  count_resolved(t, item.source);
  Resolving r;
  r.serial = item.serial;
  switch (item.kind) {
    case ItemKind::roll:
      return t.push(Procedure::resolve_roll, r);
    case ItemKind::damage:
      return t.push(Procedure::resolve_damage, r);
    case ItemKind::death:
      return t.push(Procedure::resolve_death, r);
    case ItemKind::refill:
      return t.push(Procedure::resolve_refill, r);
    case ItemKind::modifier:
      return t.push(Procedure::resolve_modifier, r);
    default:
      return t.push(Procedure::resolve_ability, r);
  }
}

bool skips_to_end(const Table& t) {
  return t.s.turn.ending && t.s.turn.phase != Phase::end && t.s.turn.deaths_open == 0;
}

void let_all_pass(Table& t) { t.top().as<Priority>().passes = static_cast<std::uint8_t>(t.players()); }

extern const Catalogue priority_catalogue;
const Catalogue priority_catalogue{"priority", "5.1", steps};

bool may_play_loot(Table& t, Seat who) { return may_play_some_loot(t, who); }

bool is_all_printed(const Table& t) {
  t.listeners.refresh(t);
  return !t.content.has_open_abilities && !t.rules().is(Way::bartering) && !t.listeners.gives_abilities &&
         t.listeners.always(stat::ability_price).empty();
}

bool can_only_pass(Table& t, const Priority& p, StackNouns on_stack, bool loot) {
  return has_only_passing(t, p, on_stack, loot);
}

// Loot and abilities at any priority of the player (rule 4.3.4); declarations only while the stack is empty.
void list_actions(Table& t, const Priority& p, StackNouns on_stack, bool loot, std::vector<Option>& into) {
  const Seat who = p.holder;
  std::optional<KnownGifts> gifts;
  if (t.content.has_gifts)
    gifts.emplace(t);
  into.push_back({OptionKind::pass, nothing, nothing});
  if (loot)
    list_loot(t, who, on_stack, into);
  list_abilities(t, who, on_stack, into);
  if (t.rules().is(Way::bartering))
    list_offers(t, who, into);  // ruling Q35
  if (may_declare(t, p))
    list_declarations(t, who, into);
}

static Priority since_serial(const Table& t, std::uint32_t since) {
  Priority p = starting_with(t.active());
  p.since = since;
  p.holds_on = t.s.turn.phase == Phase::end;
  return p;
}

Did pass_priority(Table& t, std::uint32_t since) { return t.push(Procedure::priority, since_serial(t, since)); }

Did pass_priority_if_put(Table& t, std::uint32_t since) {
  Priority p = since_serial(t, since);
  p.if_put = 1;
  return t.push(Procedure::priority, p);
}

Did pass_priority_with_actions(Table& t) {
  Priority p = starting_with(t.active());
  p.actions = 1;
  return t.push(Procedure::priority, p);
}

Did pass_priority_to_the_end(Table& t) {
  Priority p = starting_with(t.active());
  p.holds_on = 1;
  return t.push(Procedure::priority, p);
}

Did pass_priority_until(Table& t, std::uint32_t step) {
  Priority p = starting_with(t.active());
  p.since = p.until = step;
  p.holds_on = 1;
  return t.push(Procedure::priority, p);
}

}  // namespace soulstack

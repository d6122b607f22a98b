// Rulebook sections 6.2, 7 and 8: modes, targets and costs are chosen while something is put on the stack.
#include "engine/verbs/announce.h"

#include "engine/rules/loot_plays.h"
#include "engine/table/choosers.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/table/loops.h"
#include "engine/table/quarantine.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/items.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/paying.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Locals: the object being put on the stack, and the progress of that.
struct Announce {
  std::uint32_t serial = 0;
  std::uint8_t target = 0;  // the next target to choose
  std::uint8_t unused[3] = {};
};

Seat decider(const Table& t, Seat controller) { return controller == Seat::game ? t.active() : controller; }

}  // namespace

namespace {

bool is_object(Noun noun) { return noun > Noun::player && noun <= Noun::object; }

// Does it mean the same for each object of a player, apart from `other`, which excludes the object itself?
bool is_same_for_all(const Filter& f) {
  const auto is_same = [](const Who& who) {
    return who.kind == WhoKind::anyone || who.kind == WhoKind::you || who.kind == WhoKind::active ||
           who.kind == WhoKind::others || who.kind == WhoKind::player;
  };
  const auto whos = f.refers_to();
  return f.noun != Noun::any_of && f.player.attacks_this == Ask::any && !f.where.function.known() &&
         std::all_of(whos.begin(), whos.end(), [&](const Who* who) { return is_same(*who); }) &&
         (f.other == Ask::any || (f.other == Ask::yes && is_object(f.noun)));
}

}  // namespace

bool KnownNouns::has_any(const Table& t, FilterId noun, const Scope& scope) {
  const Filter& f = filter_of(t, noun);
  if ((f.is_plain && f.noun == Noun::player) || !is_same_for_all(f))
    return any_fits(t, f, scope);
  Scope of_all = scope;
  of_all.self = nothing;
  const std::size_t place = noun.value % places;
  if (nouns_[place] != noun) {
    any_[place] = any_fits(t, f, of_all);
    nouns_[place] = noun;
  }
  if (f.other == Ask::any || !any_[place])
    return any_[place];
  return !fits(t, f, scope.self, of_all) || any_fits(t, f, scope);  // the object itself may be the only one
}

// "Another player" means a player other than the chooser.
Scope scope_of_choice(const Table& t, const TargetSpec& spec, Scope scope) {
  scope.chooser = player_meant(t, spec.chooser, scope);
  return scope;
}

namespace {

// First edition (PD18): a player who died this turn can't be chosen for damage.
bool spared(const Table& t, const AbilityDef& a, Value v) {
  return a.effect.deals_damage && t.rules().is(Way::dead_are_no_targets) && v.is(ValueKind::player) &&
         t.dead(v.as_seat());
}

}  // namespace

void gather_targets(Table& t, const AbilityDef& a, const TargetSpec& spec, const Scope& scope, Candidates& into) {
  Candidates all;
  gather(t, filter_of(t, spec.filter), scope_of_choice(t, spec, scope), all);
  for (Value v : all)
    if (!spared(t, a, v))
      into.add(v);
}

namespace {

bool target_exists(Table& t, const AbilityDef& a, const TargetSpec& spec, const Scope& scope,
                   KnownNouns* known = nullptr) {
  const bool is_any_good = !a.effect.deals_damage || !t.rules().is(Way::dead_are_no_targets);
  if (is_any_good && known != nullptr && spec.chooser.kind == WhoKind::anyone)
    return known->has_any(t, spec.filter, scope_of_choice(t, spec, scope));
  if (is_any_good)
    return any_fits(t, filter_of(t, spec.filter), scope_of_choice(t, spec, scope));
  Candidates among;
  gather_targets(t, a, spec, scope, among);
  return among.count > 0;
}

bool depends_on_a_target(const Table& t, FilterId id) {
  const Filter& f = filter_of(t, id);
  const auto names_one = [&](const Who* who) {
    return who->kind == WhoKind::target || (who->kind == WhoKind::filter && depends_on_a_target(t, who->filter));
  };
  const auto whos = f.refers_to();
  return f.asks_for_targets() || std::any_of(whos.begin(), whos.end(), names_one) ||
         std::any_of(f.any_of.begin(), f.any_of.end(), [&](FilterId part) { return depends_on_a_target(t, part); });
}

bool depends_on_targets(const Table& t, std::span<const TargetSpec> specs) {
  return std::any_of(specs.begin(), specs.end(),
                     [&](const TargetSpec& spec) { return depends_on_a_target(t, spec.filter); });
}

using Chosen = std::array<Value, max_targets>;

bool targets_exist_from(Table& t, const AbilityDef& a, std::size_t next, const Chosen& before, Scope scope,
                        KnownNouns* known = nullptr);

// Are there targets for the rest of the ability if this is the target `at`?
bool leaves_targets(Table& t, const AbilityDef& a, std::size_t at, Value target, Chosen before, const Scope& scope) {
  before[at] = target;
  return targets_exist_from(t, a, at + 1, before, scope);
}

// Can the targets from this one on be chosen, after these? Later ones may depend on earlier ones (rule 7.3.2).
bool targets_exist_from(Table& t, const AbilityDef& a, std::size_t next, const Chosen& before, Scope scope,
                        KnownNouns* known) {
  const std::span<const TargetSpec> specs = a.targets;
  scope.targets = before.data();
  for (; next < specs.size(); ++next) {
    if (specs[next].optional)
      continue;
    if (!depends_on_targets(t, specs.subspan(next + 1))) {
      if (!target_exists(t, a, specs[next], scope, known))
        return false;
      continue;
    }
    Candidates among;
    gather_targets(t, a, specs[next], scope, among);
    return std::any_of(among.begin(), among.end(),
                       [&](Value target) { return leaves_targets(t, a, next, target, before, scope); });
  }
  return true;
}

bool targets_exist(Table& t, const AbilityDef& a, const Scope& scope, KnownNouns* known = nullptr) {
  return targets_exist_from(t, a, 0, {}, scope, known);
}

// The candidates for its next target, if the later targets can be chosen after it.
void gather_next_targets(Table& t, const AbilityDef& a, const StackItem& item, std::size_t next, Candidates& into) {
  const std::span<const TargetSpec> specs = a.targets;
  const Scope scope = scope_of(item);
  Candidates all;
  gather_targets(t, a, specs[next], scope, all);
  const bool matters = depends_on_targets(t, specs.subspan(next + 1));
  for (Value target : all)
    if (!matters || leaves_targets(t, a, next, target, item.targets, scope))
      into.add(target);
}

}  // namespace

AbilityId ability_in_force(const Table& t, const StackItem& item) {
  if (!item.ability.known() || item.mode == 0)
    return item.ability;
  return t.content[item.ability].modes[static_cast<std::size_t>(item.mode - 1)];
}

Value nth_of_any_targets(const Table& t, const StackItem& item, std::uint32_t n) {
  return counts::any_target(t.s, item.serial, n);
}

void any_targets_of(Table& t, const StackItem& item, Candidates& into) {
  const FilterId noun = t.content[ability_in_force(t, item)].any_targets;
  if (!noun.known())
    return;
  for (std::uint32_t n = 0; const Value target = nth_of_any_targets(t, item, n); ++n)
    if (fits(t, filter_of(t, noun), target, scope_of(item)))
      into.add(target);
}

std::int16_t resolved_so_far(const Table& t, std::uint32_t without) {
  return static_cast<std::int16_t>((t.s.turn.resolved - without) & 0x7FFFU);
}

namespace {

// What the uses of an ability are counted for: its object, or the game if it is one of the rules.
std::uint16_t user_count_of(Value source) {
  return source.is(ValueKind::card) ? counts::object_of(source) : counts::the_game;
}

bool may_choose_mode(Table& t, AbilityId mode, const Scope& scope, KnownNouns* known = nullptr) {
  return !used_enough(t, mode, scope.self) && holds_now(t, mode, scope) &&
         targets_exist(t, t.content[mode], scope, known);
}

}  // namespace

bool used_enough(const Table& t, AbilityId ability, Value source) {
  const int most = t.content[ability].activation().uses_per_turn;
  return most > 0 && counts::get(t.s, user_count_of(source), counts::activations_of(ability.value)) >= most;
}

static void count_use(Table& t, AbilityId ability, Value source) {
  const std::uint16_t object = user_count_of(source);
  const CountKey key = counts::activations_of(ability.value);
  const int uses = counts::get(t.s, object, key) + 1;
  t.set_count(object, key, uses);
  t.s.turn.most_uses = std::max(t.s.turn.most_uses, static_cast<std::uint16_t>(uses));
}

bool has_targets(Table& t, AbilityId ability, Seat controller, Value source, Value item, KnownNouns* known) {
  const AbilityDef& a = t.content[ability];
  const Scope scope{.you = controller, .self = source, .targets = nullptr, .event = nullptr, .item = item};
  if (!targets_exist(t, a, scope, known))
    return false;
  const auto may_choose = [&](AbilityId mode) { return may_choose_mode(t, mode, scope, known); };
  return a.modes.empty() || std::any_of(a.modes.begin(), a.modes.end(), may_choose);
}

bool is_user(const Table& t, Seat who, CardIndex card, AbilityId ability) {
  const AbilityDef& a = t.content[ability];
  const Value object = t.ref(card);
  const Seat controller = t.controller(object);
  if (const Activation& use = a.activation(); use.names_users)
    return matches(t, use.users, Value::player(who), {.you = controller, .self = object});
  return is_shared(t, card) ? who == t.active() : who == controller;
}

bool can_pay(Table& t, const AbilityDef& a, Seat who, CardIndex source) {
  if (a.kind == AbilityKind::tap && t.card(source).flags.has(CardFlag::deactivated))
    return false;  // rule 6.3.2
  const Activation& use = a.activation();
  if (use.is_free)
    return true;
  const auto can = [&](const Cost& cost) { return can_pay(t, cost, price_of(t, a, cost, source), who, source); };
  return can(use.cost) || (!use.or_cost.is_free() && can(use.or_cost));
}

bool may_play(Table& t, Seat who, CardIndex card) {
  return has_loot_play(t, who, t.ref(card)) && can_be_played(t, who, card);
}

static bool leaves_effects(const Content& content, AbilityId ability) {
  if (!ability.known())
    return false;
  const AbilityDef& a = content[ability];
  const auto leaves = [&](AbilityId part) { return leaves_effects(content, part); };
  return !a.lasting.empty() || !a.made.empty() || leaves(a.roll.each) ||
         std::any_of(a.modes.begin(), a.modes.end(), leaves) ||
         std::any_of(a.roll.outcomes.begin(), a.roll.outcomes.end(), leaves);
}

bool has_room(const Table& t, AbilityId ability) {
  if (t.s.turn.resolved >= most_by_choice || t.s.stack.count >= highest_stack)
    return false;
  return t.s.lasting.count < most_lasting || !leaves_effects(t.content, ability);
}

bool repeated_enough(const Table& t, CardIndex card, AbilityId ability) {
  const int most = t.rules()[Number::repeats_per_turn];
  const bool may_be = t.s.turn.most_uses >= most || !t.content.takes(Shortcut::most_uses);
  return may_be && counts::get(t.s, card, counts::activations_of(ability.value)) >= most;
}

// Whatever the card is now: this is its play ability, or was as the card was copied.
static bool can_be_played(Table& t, Seat who, CardIndex card, AbilityId play) {
  const CardDef& d = t.def(card);
  if (!has_room(t, play) || quarantined(t, t.card(card).def))
    return false;
  if (play.known() && repeated_enough(t, card, play))
    return false;
  if (play.known() && !holds_now(t, play, {.you = who, .self = t.ref(card)}))
    return false;
  if (play.known() && !t.content[play].activation().cost.is_free() && !can_pay(t, t.content[play], who, card))
    return false;  // rule 6.2.8
  if (play.known() && !has_targets(t, play, who, t.ref(card)))
    return false;
  if (!play.known() && !d.has(Keyword::trinket) && !d.has(Keyword::ambush))
    return false;
  return !banned(t, Deed::play_loot, who, t.ref(card)).known();
}

bool can_be_played(Table& t, Seat who, CardIndex card) { return can_be_played(t, who, card, t.def(card).play); }

static AbilityId play_of_copy(const Lasting& copy) {
  return copy.targets[0] ? copy.targets[0].as_ability() : AbilityId{};
}

bool may_play(Table& t, Seat who, const Lasting& copy) {
  const auto card = copy.source.as_card();
  return has_loot_play(t, who, t.ref(card)) && can_be_played(t, who, card, play_of_copy(copy));
}

bool may_activate(Table& t, Seat who, CardIndex card, AbilityId ability, KnownNouns* known) {
  const Account account(t.work, ability, work_of::number);
  if (account.is_closed())
    return false;
  const AbilityDef& a = t.content[ability];
  if (a.kind != AbilityKind::tap && a.kind != AbilityKind::paid)
    return false;
  // Most often the object is tapped: `can_pay` comes first.
  if (!can_pay(t, a, who, card) || !has_room(t, ability))
    return false;
  if (has_no_abilities(t, card))
    return false;
  if (a.level > 0 && counters_of(t, t.ref(card), counter::level) < a.level)
    return false;
  if (used_enough(t, ability, t.ref(card)) || !holds_now(t, ability, {.you = who, .self = t.ref(card)}))
    return false;
  // What bans one object of a player often bans all of them: it is asked before the targets are looked for.
  return !repeated_enough(t, card, ability) && !banned(t, Deed::activate, who, t.ref(card)).known() &&
         has_targets(t, ability, who, t.ref(card), nothing, known);
}

Did announce(Table& t, const StackItem& like) {
  StackItem item = like;
  item.flags.set(ItemFlag::announcing);
  item.serial = t.take_serial();
  if (item.flags.has(ItemFlag::copy)) {
    item.paid = 0;
    item.paid_with = nothing;
  }
  if (!t.s.stack.push(item) || !kept::copy(t.s, like.serial, item.serial)) {
    end_in_a_draw(t);
    return done();
  }
  Announce a;
  a.serial = item.serial;
  return t.push(Procedure::announce, a);
}

Did play_loot(Table& t, Seat who, CardIndex card, bool uses_a_play) {
  if (uses_a_play)
    use_loot_play(t, who, t.ref(card));
  const AbilityId play = t.def(card).play;
  if (play.known())
    count_use(t, play, t.ref(card));
  zones::move(t, card, zones::stack);
  StackItem item;
  item.kind = ItemKind::loot;
  item.controller = who;
  item.ability = play;
  item.source = t.ref(card);
  return announce(t, item);
}

Did play_loot_copy(Table& t, StackItem copy) {
  use_loot_play(t, copy.controller, t.ref(copy.source.as_card()));
  if (copy.ability.known())
    count_use(t, copy.ability, copy.source);
  copy.flags.set(ItemFlag::copy | ItemFlag::played_copy);
  return announce(t, copy);
}

Did play_kept_copy(Table& t, Seat who, std::uint32_t lasting) {
  const Lasting kept = *t.find_lasting(lasting);
  StackItem copy;
  copy.kind = ItemKind::loot;
  copy.controller = who;
  copy.ability = play_of_copy(kept);
  copy.source = kept.source;
  end_lasting(t, lasting);
  return play_loot_copy(t, copy);
}

Did play_loot_now(Table& t, Seat who, CardIndex card) {
  if (!is_loot_card(t, card) || !may_play(t, who, card))
    return done(Value::boolean(false));
  return play_loot(t, who, card);
}
Did play_loot_free(Table& t, Seat who, CardIndex card) {
  if (!is_loot_card(t, card) || !can_be_played(t, who, card))
    return done(Value::boolean(false));
  return play_loot(t, who, card, false);
}

Did activate(Table& t, Seat who, CardIndex card, AbilityId ability) {
  count_use(t, ability, t.ref(card));
  StackItem item;
  item.kind = ItemKind::ability;
  item.controller = who;  // also for a room's ability (ruling Q67)
  item.ability = ability;
  item.source = t.ref(card);
  return announce(t, item);
}

// ---- Steps

namespace {

StackItem& item_of(Table& t, const Announce& a) { return t.item(a.serial); }

Flow drop(Table& t, const Announce& a) {
  remove_item(t, a.serial);
  return finish(Value::boolean(false));
}

Flow choose_next(Table& t, Announce& a);

// Each "choose one", including one after "if you do"; its objects may be chosen on resolution (ruling Q87).
Flow choose_mode(Table& t, Announce& a) {
  const StackItem& item = item_of(t, a);
  if (!item.ability.known() || t.content[item.ability].modes.empty() || item.mode != 0)
    return choose_next(t, a);
  const std::vector<AbilityId>& modes = t.content[item.ability].modes;
  Candidates among;
  for (AbilityId mode : modes)
    if (may_choose_mode(t, mode, scope_of(item)))
      among.add(Value::ability(mode));
  if (among.count == 0)
    return drop(t, a);
  return next(choose(t, {.prompt = Prompt::mode, .who = decider(t, item.controller), .about = item.source}, among));
}

Flow set_mode(Table& t, Frame& f) {
  StackItem& item = item_of(t, f.as<Announce>());
  if (!f.result.is(ValueKind::ability))
    return next();
  const std::vector<AbilityId>& modes = t.content[item.ability].modes;
  for (std::size_t i = 0; i < modes.size(); ++i)
    if (Value::ability(modes[i]) == f.result) {
      item.mode = static_cast<std::uint8_t>(i + 1);
      if (t.content[modes[i]].activation().uses_per_turn > 0)
        count_use(t, modes[i], item.source);
    }
  return next();
}

Flow set_target(Table& t, Frame& f);
Flow choose_any_number(Table& t, Announce& a);
Flow pay_or_choose_cost(Table& t, Announce& a);

// For an optional ability, declining is one of the options of its first target (rule 7.14).
bool may_decline(Table& t, const Announce& a) { return a.target == 0 && t.content[item_of(t, a).ability].may; }

// Can all targets be chosen? And may its player still be asked (rule 1.9)?
bool worth_asking(Table& t, const StackItem& item) {
  return targets_exist(t, t.content[ability_in_force(t, item)], scope_of(item)) &&
         may_be_asked(t, item.ability, item.source);
}

// The next thing to choose: a target, any number of them, or the cost. Steps with nothing to choose are left out.
Flow choose_next(Table& t, Announce& a) {
  const StackItem& item = item_of(t, a);
  const AbilityId id = ability_in_force(t, item);
  if (!id.known())
    return pay_or_choose_cost(t, a);
  const AbilityDef& def = t.content[id];
  if (a.target >= def.targets.size())
    return def.any_targets.known() ? go_to<choose_any_number>() : pay_or_choose_cost(t, a);
  const TargetSpec& spec = def.targets[a.target];
  Candidates among;
  gather_next_targets(t, def, item, a.target, among);
  if (among.count == 0 && !spec.optional)
    return drop(t, a);  // rule 7.12, ruling Q19
  const bool declines = may_decline(t, a);
  if (declines && !worth_asking(t, item))
    return drop(t, a);
  return go_to<set_target>(choose(t,
                                  {.prompt = Prompt::target,
                                   .who = chooser_of(t, spec, item),
                                   .about = Value::item(item.serial),
                                   .or_none = spec.optional || declines},
                                  among));
}

Flow set_target(Table& t, Frame& f) {
  Announce& a = f.as<Announce>();
  if (f.result.is(ValueKind::word) && may_decline(t, a))
    return drop(t, a);
  item_of(t, a).targets[a.target++] = f.result.is(ValueKind::word) ? nothing : f.result;
  return choose_next(t, a);
}

Flow choose_any_number(Table& t, Announce& a) {
  const StackItem& item = item_of(t, a);
  Candidates among;
  gather(t, filter_of(t, t.content[ability_in_force(t, item)].any_targets), scope_of(item), among);
  if (among.count == 0)
    return pay_or_choose_cost(t, a);
  const Seat who = decider(t, item.controller);
  return next(choose_some(t, {.prompt = Prompt::some, .who = who, .about = Value::item(item.serial)}, among));
}

Flow set_any_number(Table& t, Frame& f) {
  const std::uint32_t from = f.result.payload();
  const std::uint16_t object = counts::item_object(f.as<Announce>().serial);
  for (std::uint32_t i = from; i < t.s.lists.count; ++i)
    if (!counts::set(t.s, object, counts::nth_target(i - from), static_cast<std::int32_t>(t.s.lists[i].bits)))
      t.stop("too many targets");
  t.s.lists.truncate(from);
  return pay_or_choose_cost(t, f.as<Announce>());
}

// Does it pay a cost as it is put on the stack? A copy does not (rules 20.9.2, 20.9.4); a loot card of which a copy is
// played does (rule 20.9.3).
bool pays(const Table& t, const StackItem& item) {
  if (!item.ability.known())
    return false;
  const bool is_copy = item.flags.has(ItemFlag::copy);
  if (item.kind == ItemKind::loot)
    return (!is_copy || item.flags.has(ItemFlag::played_copy)) && !t.content[item.ability].activation().cost.is_free();
  const AbilityKind kind = t.content[item.ability].kind;
  return item.kind == ItemKind::ability && !is_copy && (kind == AbilityKind::tap || kind == AbilityKind::paid);
}

CostToPay chosen_cost(const StackItem& item, const AbilityDef& a) {
  if (!a.activation().or_cost.is_free())
    return {item.ability, item.paid == 2, 1};
  return {item.ability, false, static_cast<std::uint8_t>(item.paid)};
}

Flow put_on_stack(Table& t, Announce& a);

// One of two costs, or how often the cost is paid.
Flow choose_cost(Table& t, Announce& a) {
  StackItem& item = item_of(t, a);
  item.paid = 1;
  const AbilityDef& def = t.content[item.ability];
  const auto can = [&](const Cost& cost, int times) {
    const auto card = item.source.as_card();
    return can_pay(t, cost, price_of(t, def, cost, card), item.controller, card, times);
  };
  const bool is_one_of_two = !def.activation().or_cost.is_free();
  Candidates among;
  if (is_one_of_two) {
    if (can(def.activation().cost, 1))
      among.add(Value::number(1));
    if (can(def.activation().or_cost, 1))
      among.add(Value::number(2));
  } else {
    const int most = std::min<int>(def.activation().paid_up_to, most_times);
    for (int n = 1; n <= most && (n == 1 || can(def.activation().cost, n)); ++n)
      among.add(Value::number(n));
  }
  return next(choose(t,
                     {.prompt = is_one_of_two ? Prompt::cost : Prompt::times,
                      .who = item.controller,
                      .about = Value::item(item.serial)},
                     among));
}

Flow set_cost(Table& t, Frame& f) {
  item_of(t, f.as<Announce>()).paid = static_cast<std::int16_t>(f.result.as_number());
  return next();
}

// The charge, and the parts of a cost that do not need a choice.
void pay_simple(Table& t, const StackItem& item, const AbilityDef& a) {
  const auto card = item.source.as_card();
  const CostToPay chosen = chosen_cost(item, a);
  const Cost& cost = chosen.is_other ? a.activation().or_cost : a.activation().cost;
  if (a.kind == AbilityKind::tap)
    pay_charge(t, card, {item.source, item.controller});
  pay_coins(t, item.controller, price_of(t, a, cost, card) * chosen.times);
  pay_at_once(t, cost, item.controller, item.source, chosen.times);
}

// Most costs leave nothing to choose: they are paid at once.
Flow pay_or_choose_cost(Table& t, Announce& a) {
  StackItem& item = item_of(t, a);
  if (!pays(t, item))
    return put_on_stack(t, a);
  const AbilityDef& def = t.content[item.ability];
  if (!def.activation().or_cost.is_free() || def.activation().paid_up_to != 1 || def.activation().cost.takes_cards())
    return go_to<choose_cost>();
  item.paid = 1;
  item.paid_with = nothing;
  pay_simple(t, item, def);
  return put_on_stack(t, a);
}

// An item given as a cost goes to the first target if that is another player; otherwise its player is asked (rule 6.2.9).
Seat receiver(const StackItem& item) {
  const Value first = item.targets[0];
  const bool is_another = first.is(ValueKind::player) && first != Value::player(item.controller);
  return is_another ? first.as_seat() : Seat::game;
}

Flow pay(Table& t, Announce& a) {
  const StackItem item = item_of(t, a);
  const AbilityDef& def = t.content[item.ability];
  pay_simple(t, item, def);
  return next(pay_parts(t, chosen_cost(item, def), item.controller, item.source, receiver(item)));
}

Flow set_what_was_paid(Table& t, Frame& f) {
  item_of(t, f.as<Announce>()).paid_with = f.result.is(ValueKind::card) ? f.result : nothing;
  return next();
}

Flow put_on_stack(Table& t, Announce& a) {
  StackItem& item = item_of(t, a);
  item.flags.clear(ItemFlag::announcing);
  if (a.target > 0 && t.content[item.ability].may)
    item.value = resolved_so_far(t);
  const bool copy = item.flags.has(ItemFlag::copy);
  if (t.logging && item.event.type != EventType::none)
    t.triggers.push_back({item.serial, item.event});
  t.note({.type = EventType::item_put_on_stack,
          .subject = Value::item(item.serial),
          .source = item.source,
          .by = item.controller});
  if (item.kind == ItemKind::loot && (!copy || item.flags.has(ItemFlag::played_copy))) {
    t.emit({.type = EventType::loot_played,
            .subject = Value::player(item.controller),
            .source = item.source,
            .object = Value::item(item.serial),
            .by = item.controller});
  } else if (item.kind == ItemKind::ability && !copy) {
    const AbilityKind kind = t.content[item.ability].kind;
    const bool activates =
        kind == AbilityKind::tap || (kind == AbilityKind::paid && !t.rules().is(Way::paid_do_not_activate));
    if (activates)
      t.emit({.type = EventType::item_activated,
              .subject = item.source,
              .source = item.source,
              .object = Value::item(item.serial),
              .by = item.controller});
  }
  return finish(Value::boolean(true));
}

constexpr Step steps[] = {
    {"choose_mode", "7.2", step<choose_mode>},
    {"set_mode", "7.2", step<set_mode>},
    {"choose_target", "7.1", step<choose_next>},
    {"set_target", "7.1", step<set_target>},
    {"choose_any_number", "7.1", step<choose_any_number>},
    {"set_any_number", "7.1", step<set_any_number>},
    {"choose_cost", "6.2.5", step<choose_cost>},
    {"set_cost", "6.2.6", step<set_cost>},
    {"pay", "6.2.1", step<pay>},
    {"set_what_was_paid", "6.2.7", step<set_what_was_paid>},
    {"put_on_stack", "5.2.1", step<put_on_stack>},
};

}  // namespace

extern const Catalogue announce_catalogue;
const Catalogue announce_catalogue{"announce", "7", steps};

}  // namespace soulstack

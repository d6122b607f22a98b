// Plays a scenario.
#include "scripting/scenario/scenario_play.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/explain/explain_refusal.h"
#include "engine/explain/view.h"
#include "engine/game/invariants.h"
#include "engine/model/event_rows.h"
#include "engine/rules/turn.h"
#include "engine/table/object_abilities.h"
#include "engine/table/table.h"

namespace soulstack::scripting {

namespace {

constexpr int patience = 5000;  // answers in one go

// Values that change whenever anything happens.
struct Mark {
  std::size_t events;
  std::uint32_t stacked, top;
  bool operator==(const Mark&) const = default;
};
Mark mark_of(const Table& t) {
  const auto& stack = t.s.stack;
  return {t.log.size(), stack.count, stack.count ? stack[stack.size() - 1].serial : 0};
}

}  // namespace

// ---- Players

Seat Play::seat_named(std::string_view name) const {
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (names_[i] == name || fmt::format("P{}", i + 1) == name)
      return seat(static_cast<int>(i));
  return Seat::game;
}

std::string Play::name_of(Seat who) const {
  return who == Seat::game ? "the game" : names_[static_cast<std::size_t>(index_of(who))];
}

// ---- Faults

void Play::watch() {
  watched_ = true;
  demand_sound();
}

void Play::demand_no_difference() {
  const Difference difference = oracle_->difference(game_);
  if (!difference)
    return;
  fault_ = differs(difference);
  refuse(difference.what);
}

void Play::demand_sound() {
  fault_ = fault_of(game_.table(), ledger_);
  if (fault_)
    refuse(fmt::format("{}: {}", fault_.kind == FaultKind::disorder ? "out of order" : "trouble", fault_.what));
}

void Play::demand_order() const {
  if (const std::string wrong = first_wrong(game_.table()); !wrong.empty())
    refuse("out of order: " + wrong);
}

void Play::may_end_anywhere() {
  ends_anywhere_ = true;
  game_.allow_random_dice();
}

// ---- Answers

bool Play::asks_priority() const {
  return decision().open && (decision().prompt == Prompt::priority || decision().prompt == Prompt::action);
}

int Play::pass_option() const {
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    if (decision().options[i].kind == OptionKind::pass)
      return static_cast<int>(i);
  return -1;
}

namespace {

// Counts the work of the engine and of scripts since the last decision, and of checking the table.
std::int64_t work_of_answer(const Table& t) {
  constexpr std::uint64_t an_answer = 20, work_a_unit = work_of::tick / 20, steps_a_unit = 8, cards_a_unit = 16;
  return static_cast<std::int64_t>(an_answer + t.work.done() / work_a_unit + t.steps / steps_a_unit +
                                   t.s.cards.count / cards_a_unit);
}

}  // namespace

void Play::answer(int option) {
  if (oracle_)
    oracle_->answer(game_, option);
  const Refusal refusal = game_.answer(option);
  charge(work_of_answer(game_.table()));
  if (refusal)
    throw Failure(fmt::format("refused: {} [{}]", refusal.why, refusal.rule));
  if (oracle_)
    demand_no_difference();
  if (watched_)
    demand_sound();
  else if (asks_priority())
    demand_order();
}

bool Play::pass_quietly() {
  const Mark before = mark_of(game_.table());
  answer(pass_option());
  return mark_of(game_.table()) == before;
}

void Play::refuse(const std::string& doing) const { throw Failure(fmt::format("{}\n{}", doing, describe())); }

void Play::wait_for(Seat who) {
  for (int i = 0; decision().open && decision().who != who; ++i) {
    if (!asks_priority() || pass_option() < 0)
      refuse(fmt::format("{} can't act before {} decides", name_of(who), name_of(decision().who)));
    if (!pass_quietly() || i == patience)
      refuse(fmt::format("{} can't act before that happens", name_of(who)));
  }
  if (!decision().open)
    refuse(fmt::format("{} has no more decisions", name_of(who)));
}

// -1: none, or several that differ. Hidden copies of a card, or copies in a hand, are alike.
int Play::only_one_or_none(const std::vector<int>& fitting, const Label& wanted) const {
  if (wanted.nth > 0)
    return wanted.nth <= static_cast<int>(fitting.size()) ? fitting[static_cast<std::size_t>(wanted.nth - 1)] : -1;
  if (fitting.empty())
    return -1;
  const Table& t = game_.table();
  const Option& first = decision().options[static_cast<std::size_t>(fitting.front())];
  const bool alike = std::all_of(fitting.begin(), fitting.end(), [&](int i) {
    const Option& o = decision().options[static_cast<std::size_t>(i)];
    if (!o.object.is(ValueKind::card) || !first.object.is(ValueKind::card) || o.kind != first.kind ||
        o.ability != first.ability)
      return false;
    const auto a = o.object.as_card(), b = first.object.as_card();
    return t.card(a).def == t.card(b).def && t.card(a).zone == t.card(b).zone && t.zone_of(a).kind != ZoneKind::play;
  });
  return fitting.size() == 1 || alike ? fitting.front() : -1;
}

int Play::only_one(const std::vector<int>& fitting, const Label& wanted) const {
  const int found = only_one_or_none(fitting, wanted);
  if (found < 0 && wanted.nth == 0 && fitting.size() > 1)
    refuse(fmt::format("{} options fit `{}`: write `{}#1` for the first of them", fitting.size(), wanted.text,
                       wanted.text));
  return found;
}

// By its name; otherwise by a part of its label.
std::vector<int> Play::fitting(std::string_view wanted, OptionKind kind) const {
  const std::vector<std::string> labels = options();
  std::vector<int> exact, partly;
  for (std::size_t i = 0; i < decision().options.size(); ++i) {
    const Option& o = decision().options[i];
    if (o.kind != kind && !(kind == OptionKind::choose && o.kind == OptionKind::pass))
      continue;
    if (labels[i] == wanted || is_named(o.object, wanted) || is_named(o.ability, wanted))
      exact.push_back(static_cast<int>(i));
    else if (contains(labels[i], wanted))
      partly.push_back(static_cast<int>(i));
  }
  return exact.empty() ? partly : exact;
}

int Play::find(const Label& wanted, OptionKind kind, std::string_view doing) const {
  const int found = only_one(fitting(wanted.text, kind), wanted);
  if (found >= 0)
    return found;
  const Seat who = decision().who;
  if (!wanted.text.empty())
    refuse(fmt::format("{} can't {} `{}`{}", name_of(who), doing, wanted.text, why_unknown(wanted.text)));
  const bool is_declared = kind == OptionKind::declare_attack || kind == OptionKind::declare_purchase;
  const Refusal why = is_declared ? game_.why_not(who, {kind, nothing, nothing}) : Refusal{};
  refuse(fmt::format("{} can't {} now{}", name_of(who), doing, why ? ": " + sentence_of(game_.table(), why) : ""));
}

// ---- Actions of players

// Choices made without a question: targets and modes of new stack objects, and paid cards.
std::vector<Value> Play::decided_by_itself(std::uint32_t since, std::size_t log_since) const {
  const Table& t = game_.table();
  std::vector<Value> decided;
  for (const StackItem& item : t.s.stack) {
    if (item.serial < since)
      continue;
    for (const Value target : item.targets)
      if (target)
        decided.push_back(target);
    if (item.mode > 0 && item.ability.known() && item.mode <= t.content[item.ability].modes.size())
      decided.push_back(Value::ability(t.content[item.ability].modes[item.mode - 1U]));
  }
  for (std::size_t i = log_since; i < t.log.size(); ++i)
    for (const EventType paid : {EventType::loot_discarded, EventType::destroyed, EventType::item_given})
      if (t.log[i].type == paid)
        decided.push_back(t.log[i].object ? t.log[i].object : t.log[i].subject);
  return decided;
}

void Play::follow(const std::vector<Label>& then, std::uint32_t since, std::size_t log_since) {
  std::vector<Value> decided, asked;
  bool looked = false;
  for (const Label& wanted : then) {
    if (decision().open && !asks_priority()) {
      const int option = find(wanted, OptionKind::choose, "choose");
      asked.push_back(decision().options[static_cast<std::size_t>(option)].object);
      answer(option);
      continue;
    }
    if (!std::exchange(looked, true)) {
      decided = decided_by_itself(since, log_since);
      for (const Value v : asked)
        if (const auto at = std::find(decided.begin(), decided.end(), v); at != decided.end())
          decided.erase(at);
    }
    const Table& t = game_.table();
    const auto is_it = [&](Value v) {
      return is_named(v, wanted.text) || contains(soulstack::name_of(t, v), wanted.text) ||
             (v.is(ValueKind::ability) && contains(t.content[v.as_ability()].text, wanted.text));
    };
    const auto found = std::find_if(decided.begin(), decided.end(), is_it);
    if (found == decided.end())
      refuse(fmt::format("no choice asks for `{}`{}", wanted.text, why_unknown(wanted.text)));
    decided.erase(found);
  }
}

void Play::act(int option, const std::vector<Label>& then) {
  const std::uint32_t since = game_.state().next_serial;
  const std::size_t log_since = game_.table().log.size();
  answer(option);
  follow(then, since, log_since);
}

void Play::act(const Label& what, OptionKind kind, std::string_view doing, const std::vector<Label>& then) {
  act(find(what, kind, doing), then);
}

void Play::offer(Seat who, const Label& to, const std::vector<Label>& then) {
  wait_for(who);
  act(to, OptionKind::offer, "offer ¢ to", then);
}

void Play::play(Seat who, const Label& card, const std::vector<Label>& then) {
  wait_for(who);
  act(card, OptionKind::play_loot, "play", then);
}

int Play::ability_number(int option) const {
  const Option& o = decision().options[static_cast<std::size_t>(option)];
  if (!o.ability.is(ValueKind::ability))
    return 0;
  const Table& t = game_.table();
  int n = 0;
  for (AbilityId id : abilities_of(t, o.object.as_card())) {
    const AbilityKind kind = t.content[id].kind;
    n += kind == AbilityKind::tap || kind == AbilityKind::paid;
    if (id.value == o.ability.payload())
      break;
  }
  return n;
}

std::vector<int> Play::activations(std::string_view card, int ability) const {
  std::vector<int> all;
  for (int i = 0; i < static_cast<int>(decision().options.size()); ++i) {
    const Option& o = decision().options[static_cast<std::size_t>(i)];
    if (o.kind == OptionKind::activate && is_named(o.object, card) && (ability == 0 || ability_number(i) == ability))
      all.push_back(i);
  }
  return all;
}

void Play::activate(Seat who, const Label& card, int ability, const std::vector<Label>& then) {
  wait_for(who);
  const int found = only_one(activations(card.text, ability), card);
  if (found < 0)
    refuse(fmt::format("{} can't activate `{}`{}", name_of(who), card.text, why_unknown(card.text)));
  act(found, then);
}

void Play::declare_attack(Seat who) {
  wait_for(who);
  answer(find({"", 0}, OptionKind::declare_attack, "attack"));
}

void Play::declare_purchase(Seat who) {
  wait_for(who);
  answer(find({"", 0}, OptionKind::declare_purchase, "buy"));
}

// All players pass until the target of the declaration is chosen, or was the only one.
void Play::through_window(EventType ends_with) {
  const std::vector<Event>& log = game_.table().log;
  for (std::size_t seen = log.size(), i = 0; asks_priority() && i < patience; ++i) {
    const auto since = log.begin() + static_cast<std::ptrdiff_t>(seen);
    if (std::any_of(since, log.end(), [&](const Event& e) { return e.type == ends_with; }))
      return;
    if (pass_option() < 0)
      return;
    answer(pass_option());
  }
}

// A single target is chosen without a question; then the scenario must name it.
void Play::demand_subject(EventType type, const Label& wanted, std::size_t log_since, std::string_view doing) const {
  const std::vector<Event>& log = game_.table().log;
  const auto begin = log.begin() + static_cast<std::ptrdiff_t>(log_since);
  const auto declared = std::find_if(begin, log.end(), [&](const Event& e) { return e.type == type; });
  if (declared == log.end() || !is_named(declared->subject, wanted.text))
    refuse(fmt::format("there was no choice of what to {}, and the only option was not `{}`{}", doing, wanted.text,
                       why_unknown(wanted.text)));
}

// The slot that a card from the deck covers. Without a question, the card must be there.
void Play::cover(int slot, std::size_t log_since) {
  through_window(EventType::card_revealed);
  const std::string name = fmt::format("slot {}", slot);
  if (decision().open && decision().prompt == Prompt::cover_slot)
    return answer(find({name, 0}, OptionKind::choose, "cover"));
  const Table& t = game_.table();
  const auto begin = t.log.begin() + static_cast<std::ptrdiff_t>(log_since);
  const auto revealed =
      std::find_if(begin, t.log.end(), [](const Event& e) { return e.type == EventType::card_revealed; });
  if (revealed == t.log.end() || !revealed->subject.is(ValueKind::card) || !is_named(revealed->subject, name))
    refuse(fmt::format("there was no choice of which slot to cover, and the only option was not slot {}", slot));
}

void Play::attack(Seat who, const Label& target, int slot) {
  const std::size_t log_since = game_.table().log.size();
  declare_attack(who);
  through_window(EventType::attack_declared_on);
  const bool is_asked = decision().open && decision().prompt == Prompt::attack_target;
  const int option = is_asked ? find(target, OptionKind::choose, "attack") : -1;
  const bool on_deck = is_asked && decision().options[static_cast<std::size_t>(option)].object.is(ValueKind::zone);
  if (slot > 0 && is_asked && !on_deck)
    refuse("only an attack on the deck can cover a slot");
  if (is_asked)
    answer(option);
  else
    demand_subject(EventType::attack_declared_on, target, log_since, "attack");
  if (slot > 0)
    cover(slot, log_since);
}

void Play::buy(Seat who, const Label& item) {
  const std::size_t log_since = game_.table().log.size();
  declare_purchase(who);
  through_window(EventType::purchase_declared_on);
  if (decision().open && decision().prompt == Prompt::purchase)
    answer(find(item, OptionKind::choose, "buy"));
  else
    demand_subject(EventType::purchase_declared_on, item, log_since, "buy");
}

void Play::end_turn(Seat who) {
  wait_for(who);
  answer(find({"", 0}, OptionKind::end_turn, "end the turn"));
}

void Play::choose(Seat who, const Label& option) {
  wait_for(who);
  if (asks_priority())
    refuse(fmt::format("{} has nothing to choose", name_of(who)));
  answer(find(option, OptionKind::choose, "choose"));
}

void Play::pass(Seat who) {
  wait_for(who);
  if (!asks_priority() || pass_option() < 0)
    refuse(fmt::format("{} can't pass", name_of(who)));
  answer(pass_option());
}

// ---- Actions of the table

void Play::settle() {
  for (int i = 0; !idle() && asks_priority() && pass_option() >= 0; ++i) {
    if (i == patience)
      refuse("the table does not settle");
    answer(pass_option());
  }
}

void Play::resolve() {
  if (decision().open && !asks_priority())
    refuse("nothing can resolve while a question is open: " + question());
  const StackItem* const item_on_top = game_.table().top_item(0);
  if (!item_on_top)
    refuse("the stack is empty");
  const std::uint32_t top = item_on_top->serial;
  const auto waits = [&] {
    const StackItem* item = game_.table().find_item(top);
    return item && !item->flags.has(ItemFlag::resolving);
  };
  for (int i = 0; asks_priority() && pass_option() >= 0 && waits(); ++i) {
    if (i == patience)
      refuse("the top of the stack does not resolve");
    answer(pass_option());
  }
}

void Play::pass_all() {
  Seats passed;
  while (asks_priority() && pass_option() >= 0 && !passed.has(decision().who)) {
    passed.add(decision().who);
    if (!pass_quietly())
      return;
  }
}

Label Play::label_for(int option) const {
  const Option& o = decision().options[static_cast<std::size_t>(option)];
  std::vector<std::string> names;
  if (o.object.is(ValueKind::card))
    names.push_back(short_id(o.object.as_card()));
  if (const Value v = o.object ? o.object : o.ability)
    names.push_back(v.is(ValueKind::player) ? name_of(v.as_seat()) : soulstack::name_of(game_.table(), v));
  names.push_back(label_of(game_.table(), option));
  for (const std::string& name : names) {
    if (name.find('#') != std::string::npos)
      continue;
    const OptionKind kind = o.kind == OptionKind::pass ? OptionKind::choose : o.kind;
    const std::vector<int> fit =
        kind == OptionKind::activate ? activations(name, ability_number(option)) : fitting(name, kind);
    const auto at = std::find(fit.begin(), fit.end(), option);
    if (at == fit.end())
      continue;
    if (only_one_or_none(fit, {name, 0}) == option)
      return {name, 0};
    return {name, static_cast<int>(at - fit.begin()) + 1};
  }
  return {};
}

}  // namespace soulstack::scripting

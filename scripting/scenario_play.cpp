// A scenario at the table.
#include "scripting/scenario_play.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "engine/causes.h"
#include "engine/describe.h"
#include "engine/view.h"
#include "engine/zones.h"

namespace soulstack::scripting {

namespace {

constexpr int patience = 5000;  // answers in one go

std::string lower(std::string_view text) {
  std::string s(text);
  std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}
bool contains(std::string_view text, std::string_view part) {
  return lower(text).find(lower(part)) != std::string::npos;
}

std::string_view without_set(std::string_view id) { return id.substr(id.find(':') + 1); }

bool is_card(Value v) { return v.is(ValueKind::card) || v.is(ValueKind::former); }

bool def_is_named(const CardDef& d, std::string_view word) {
  return d.id == word || without_set(d.id) == word || d.name == word;
}

bool card_is_named(const Table& t, CardIndex i, std::string_view word) {
  return def_is_named(t.def(i), word) || def_is_named(t.printed(i), word);
}

std::string slot_name(const Table& t, ZoneId id) {
  int n = 0;
  for (std::uint8_t i = 0; i <= id.value; ++i)
    n += zones::is_slot(t, ZoneId{i}, SlotTypeId{t.zone(id).of});
  return fmt::format("slot {}", n);
}

// A deck is "loot" or "loot deck", a discard "loot discard", a slot "slot 2".
bool zone_is_named(const Table& t, ZoneId id, std::string_view word) {
  const Zone& z = t.zone(id);
  if (z.kind == ZoneKind::deck || z.kind == ZoneKind::discard) {
    const std::string& deck = t.content.decks[z.of].name;
    const std::string_view kind = z.kind == ZoneKind::deck ? "deck" : "discard";
    return word == kind || (z.kind == ZoneKind::deck && word == deck) || word == fmt::format("{} {}", deck, kind);
  }
  return z.kind == ZoneKind::slot && word == slot_name(t, id);
}

// What changes whenever anything at all happens.
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

Label label(std::string_view written) {
  const std::size_t at = written.rfind('#');
  int nth = 0;
  if (at != std::string_view::npos && at + 1 < written.size()) {
    const auto [end, error] = std::from_chars(written.data() + at + 1, written.data() + written.size(), nth);
    if (error == std::errc{} && end == written.data() + written.size())
      return {std::string(written.substr(0, at)), nth};
  }
  return {std::string(written), 0};
}

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

// ---- What goes wrong by itself

void Play::watch() {
  watched_ = true;
  demand_sound();
}

void Play::demand_sound() {
  fault_ = fault_of(game_.table(), ledger_);
  if (fault_)
    refuse(fmt::format("{}: {}", fault_.kind == FaultKind::disorder ? "out of order" : "trouble", fault_.what));
}

void Play::may_end_anywhere() {
  ends_anywhere_ = true;
  game_.table().fixed_dice_only = false;
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

void Play::answer(int option) {
  const Refusal refusal = game_.answer(option);
  if (refusal)
    throw Failure(fmt::format("refused: {} [{}]", refusal.why, refusal.rule));
  if (watched_)
    demand_sound();
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
      refuse(fmt::format("{} is not asked before {} decides", name_of(who), name_of(decision().who)));
    if (!pass_quietly() || i == patience)
      refuse(fmt::format("{} can do nothing before that happens", name_of(who)));
  }
  if (!decision().open)
    refuse(fmt::format("{} is asked nothing any more", name_of(who)));
}

// -1: none, or several that are not alike. Copies of a card that lie hidden or in a hand are all alike.
int Play::only_one_or_none(const std::vector<int>& fitting, const Label& wanted) const {
  if (wanted.nth > 0)
    return wanted.nth <= static_cast<int>(fitting.size()) ? fitting[static_cast<std::size_t>(wanted.nth - 1)] : -1;
  if (fitting.empty())
    return -1;
  const Table& t = game_.table();
  const Option& first = decision().options[static_cast<std::size_t>(fitting.front())];
  const bool alike = std::all_of(fitting.begin(), fitting.end(), [&](int i) {
    const Option& o = decision().options[static_cast<std::size_t>(i)];
    if (!is_card(o.object) || !is_card(first.object) || o.kind != first.kind || o.ability != first.ability)
      return false;
    const auto a = static_cast<CardIndex>(o.object.index()), b = static_cast<CardIndex>(first.object.index());
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

// By what it is called; failing that, by a part of its label.
std::vector<int> Play::fitting(std::string_view wanted, OptionKind kind) const {
  const std::vector<std::string> labels = labels_of(game_.table());
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
  if (found < 0)
    refuse(fmt::format("{} can't {} `{}`", name_of(decision().who), doing, wanted.text));
  return found;
}

// ---- What players do

// The choices that go with an action. One with a single legal answer is not asked; then the label has to be a known one.
void Play::follow(const std::vector<Label>& then) {
  for (const Label& wanted : then) {
    if (decision().open && !asks_priority()) {
      answer(find(wanted, OptionKind::choose, "choose"));
      continue;
    }
    const Content& content = game_.table().content;
    const bool known = seat_named(wanted.text) != Seat::game ||
                       std::any_of(content.cards.begin(), content.cards.end(),
                                   [&](const CardDef& d) { return def_is_named(d, wanted.text); }) ||
                       std::any_of(content.abilities.begin(), content.abilities.end(),
                                   [&](const AbilityDef& a) { return contains(a.text, wanted.text); }) ||
                       contains(stack(), wanted.text);
    if (!known)
      refuse(fmt::format("nothing is called `{}`", wanted.text));
  }
}

void Play::offer(Seat who, const Label& to, const std::vector<Label>& then) {
  wait_for(who);
  answer(find(to, OptionKind::offer, "offer ¢ to"));
  follow(then);
}

void Play::play(Seat who, const Label& card, const std::vector<Label>& then) {
  wait_for(who);
  answer(find(card, OptionKind::play_loot, "play"));
  follow(then);
}

int Play::ability_number(int option) const {
  const Option& o = decision().options[static_cast<std::size_t>(option)];
  if (!o.ability.is(ValueKind::ability))
    return 0;
  const Table& t = game_.table();
  int n = 0;
  for (AbilityId id : t.def(static_cast<CardIndex>(o.object.index())).abilities) {
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
    refuse(fmt::format("{} can't activate `{}`", name_of(who), card.text));
  answer(found);
  follow(then);
}

void Play::declare_attack(Seat who) {
  wait_for(who);
  answer(find({"", 0}, OptionKind::declare_attack, "attack"));
}

void Play::declare_purchase(Seat who) {
  wait_for(who);
  answer(find({"", 0}, OptionKind::declare_purchase, "buy"));
}

// Everybody passes until the declaration's target is asked for, or was the only one.
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

void Play::attack(Seat who, const Label& target, int slot) {
  declare_attack(who);
  through_window(EventType::attack_declared_on);
  if (decision().open && decision().prompt == Prompt::attack_target)
    answer(find(target, OptionKind::choose, "attack"));
  if (slot > 0 && decision().open && decision().prompt == Prompt::cover_slot)
    answer(find({fmt::format("slot {}", slot), 0}, OptionKind::choose, "cover"));
}

void Play::buy(Seat who, const Label& item) {
  declare_purchase(who);
  through_window(EventType::purchase_declared_on);
  if (decision().open && decision().prompt == Prompt::purchase)
    answer(find(item, OptionKind::choose, "buy"));
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

// ---- What everybody does

bool Play::idle() const {
  return !decision().open || (decision().prompt == Prompt::action && game_.state().stack.count == 0);
}

void Play::settle() {
  for (int i = 0; !idle() && asks_priority() && pass_option() >= 0; ++i) {
    if (i == patience)
      refuse("the table does not settle");
    answer(pass_option());
  }
}

void Play::resolve() {
  const StackItem* const item_on_top = game_.table().top_item(0);
  if (!item_on_top)
    refuse("nothing is on the stack");
  const std::uint32_t top = item_on_top->serial;
  const auto waits = [&] {
    const StackItem* item = game_.table().find_item(top);
    return item && (item->flags & item_flag::resolving) == 0;
  };
  for (int i = 0; asks_priority() && pass_option() >= 0 && waits(); ++i) {
    if (i == patience)
      refuse("the top of the stack does not resolve");
    answer(pass_option());
  }
}

void Play::pass_all() {
  std::uint32_t passed = 0;
  while (asks_priority() && pass_option() >= 0 && (passed >> index_of(decision().who) & 1U) == 0) {
    passed |= 1U << index_of(decision().who);
    if (!pass_quietly())
      return;
  }
}

// ---- What can be seen

bool Play::can(Seat who, std::string_view option) const {
  Play other(game_.fork(), names_);
  other.game_.table().logging = true;
  try {
    other.wait_for(who);
  } catch (const Failure&) {
    return false;
  }
  const Table& t = other.game_.table();
  for (std::size_t i = 0; i < other.decision().options.size(); ++i) {
    const Option& o = other.decision().options[i];
    std::string by_id(verb_of(o.kind));
    if (is_card(o.object))
      by_id += " " + other.short_id(static_cast<CardIndex>(o.object.index()));
    if (contains(label_of(t, static_cast<int>(i)), option) || contains(by_id, option))
      return true;
  }
  return false;
}

bool Play::is_named(Value v, std::string_view word) const {
  const Table& t = game_.table();
  switch (v.kind()) {
    case ValueKind::none:
      return false;
    case ValueKind::card:
    case ValueKind::former: {
      const auto i = static_cast<CardIndex>(v.index());
      return card_is_named(t, i, word) || (t.zone_of(i).kind == ZoneKind::slot && word == slot_name(t, t.card(i).zone));
    }
    case ValueKind::player:
      return seat_named(word) == v.as_seat();
    case ValueKind::zone:
      return zone_is_named(t, ZoneId{static_cast<std::uint8_t>(v.payload())}, word);
    case ValueKind::number:
      return word == std::to_string(v.as_number());
    case ValueKind::boolean:
      return word == (v.as_boolean() ? "yes" : "no");
    case ValueKind::ability: {
      const AbilityDef& a = t.content[AbilityId{static_cast<std::uint16_t>(v.payload())}];
      return a.text == word || a.path == word || (a.card.known() && def_is_named(t.content[a.card], word));
    }
    case ValueKind::item: {
      const StackItem* item = t.find_item(v.payload());
      if (item && is_card(item->source) && card_is_named(t, static_cast<CardIndex>(item->source.index()), word))
        return true;
      return soulstack::name_of(t, v) == word;
    }
    case ValueKind::waiting: {
      const auto at = static_cast<int>(v.payload());
      if (at >= t.s.waiting.size())
        return false;
      const Value source = t.s.waiting[at].source;
      return is_card(source) && card_is_named(t, static_cast<CardIndex>(source.index()), word);
    }
    default:
      return soulstack::name_of(t, v) == word;
  }
}

bool Play::is_in_play(const Label& card) const {
  const Table& t = game_.table();
  int found = 0;
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    found += t.in_play(i) && card_is_named(t, i, card.text);
  return found >= std::max(card.nth, 1);
}

CardIndex Play::find_in_play(const Label& card) const {
  const Table& t = game_.table();
  std::vector<CardIndex> found;
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (t.in_play(i) && card_is_named(t, i, card.text))
      found.push_back(i);
  if (found.empty())
    refuse(fmt::format("`{}` is not in play", card.text));
  if (card.nth == 0 && found.size() > 1)
    refuse(fmt::format("{} cards in play are called `{}`: write `{}#1` for the first", found.size(), card.text,
                       card.text));
  if (card.nth > static_cast<int>(found.size()))
    refuse(fmt::format("only {} `{}` are in play", found.size(), card.text));
  return found[static_cast<std::size_t>(std::max(card.nth, 1) - 1)];
}

std::vector<std::string> Play::options() const {
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    labels.push_back(label_of(game_.table(), static_cast<int>(i)));
  return labels;
}

std::string Play::stack() const { return fmt::format("{}", fmt::join(stack_lines(game_.table()), ", ")); }

int Play::events(std::string_view name) const {
  const auto row =
      std::find_if(event_rows.begin() + 1, event_rows.end(), [&](const EventRow& r) { return r.name == name; });
  if (row == event_rows.end())
    throw Failure(fmt::format("there is no event `{}`", name));
  const auto type = static_cast<EventType>(row - event_rows.begin());
  const std::vector<Event>& log = game_.table().log;
  return static_cast<int>(std::count_if(log.begin(), log.end(), [&](const Event& e) { return e.type == type; }));
}

std::string Play::describe() const {
  std::string text = fmt::format("  stack: {}", stack().empty() ? "empty" : stack());
  for (const auto* told : {&game_.table().troubles, &game_.table().complaints})
    for (const Trouble& trouble : *told)
      text += "\n  trouble: " + trouble.what;
  if (!decision().open)
    return text + "\n  the game is over";
  return fmt::format("{}\n  {} is asked: {}\n  options: {}", text, name_of(decision().who), question_of(game_.table()),
                     fmt::join(options(), "; "));
}

std::string Play::short_id(CardIndex card) const { return std::string(without_set(game_.table().def(card).id)); }

Label Play::label_for(int option) const {
  const Option& o = decision().options[static_cast<std::size_t>(option)];
  std::vector<std::string> names;
  if (is_card(o.object))
    names.push_back(short_id(static_cast<CardIndex>(o.object.index())));
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

// ---- Why

namespace {

struct DeedRow {
  std::string_view name;
  OptionKind kind;
  bool about_something;
};
constexpr DeedRow deeds[] = {
    {"attack", OptionKind::declare_attack, false}, {"buy", OptionKind::declare_purchase, false},
    {"end", OptionKind::end_turn, false},          {"play", OptionKind::play_loot, true},
    {"activate", OptionKind::activate, true},      {"choose", OptionKind::choose, true},
};

}  // namespace

// In that player's hand before anywhere in play.
Value Play::thing_named(Seat who, const std::string& name) const {
  const Table& t = game_.table();
  if (const Seat named = seat_named(name); named != Seat::game)
    return Value::player(named);
  for (CardIndex i = t.zone(zones::hand(t, who)).top; i != no_card; i = t.card(i).below)
    if (is_named(t.ref(i), name))
      return t.ref(i);
  return t.ref(find_in_play(label(name)));
}

Refusal Play::why_not(Seat who, const std::string& deed, const std::string& what) const {
  for (const DeedRow& row : deeds)
    if (row.name == deed)
      return game_.why_not(who, {row.kind, row.about_something ? thing_named(who, what) : nothing, nothing});
  throw Failure(fmt::format("`{}` is nothing that a player does: attack, buy, end, play, activate, choose", deed));
}

std::string Play::because(std::string_view event) const {
  const Table& t = game_.table();
  for (std::size_t at = t.log.size(); at-- > 0;) {
    if (row_of(t.log[at].type).name != event)
      continue;
    std::string chain;
    for (const std::size_t cause : causes_of(t, at))
      chain += (chain.empty() ? "" : " < ") + std::string(row_of(t.log[cause].type).name);
    return chain;
  }
  throw Failure(fmt::format("there was no event `{}`", event));
}

}  // namespace soulstack::scripting

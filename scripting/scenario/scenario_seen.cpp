// Queries of a scenario.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/explain_event.h"
#include "engine/explain/view.h"
#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/names.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario_play.h"

namespace soulstack::scripting {

namespace {

constexpr std::size_t events_shown = 10;

std::string slot_name(const Table& t, ZoneId id) {
  int n = 0;
  for (std::uint8_t i = 0; i <= id.value; ++i)
    n += zones::is_slot(t, ZoneId{i}, SlotTypeId{t.zone(id).of});
  return fmt::format("slot {}", n);
}

}  // namespace

// ---- Names

// An id without a set means the card of this scenario's sets, if they have one.
bool Play::def_is_named(const CardDef& d, std::string_view word) const {
  if (d.id == word || d.name == word)
    return true;
  const bool has_its_id = without_set(d.id) == word;
  if (!has_its_id && homes_.other_ids.empty())
    return false;
  if (word_asked_ != word || !card_asked_.known()) {
    word_asked_ = word;
    card_asked_ = find_card(game_.table().content, word, homes_);
  }
  return card_asked_.known() ? &game_.table().content[card_asked_] == &d : has_its_id;
}

bool Play::card_is_named(CardIndex i, std::string_view word) const {
  const Table& t = game_.table();
  return def_is_named(t.def(i), word) || def_is_named(t.printed(i), word);
}

// A deck is "loot" or "loot deck", a discard "loot discard", a slot "slot 2" or its top card.
bool Play::zone_is_named(ZoneId id, std::string_view word) const {
  const Table& t = game_.table();
  const Zone& z = t.zone(id);
  if (is_pile(z.kind)) {
    const std::string& deck = t.content.decks[z.of].name;
    const std::string_view kind = z.kind == ZoneKind::deck ? "deck" : "discard";
    return word == kind || (z.kind == ZoneKind::deck && word == deck) || word == fmt::format("{} {}", deck, kind);
  }
  if (z.kind != ZoneKind::slot)
    return false;
  return word == slot_name(t, id) || (z.top != no_card && card_is_named(z.top, word));
}

bool Play::is_named(Value v, std::string_view word) const {
  const Table& t = game_.table();
  switch (v.kind()) {
    case ValueKind::none:
      return false;
    case ValueKind::card: {
      const auto i = v.as_card();
      return card_is_named(i, word) || (t.zone_of(i).kind == ZoneKind::slot && word == slot_name(t, t.card(i).zone));
    }
    case ValueKind::player:
      return seat_named(word) == v.as_seat();
    case ValueKind::zone:
      return zone_is_named(v.as_zone(), word);
    case ValueKind::number:
      return word == std::to_string(v.as_number());
    case ValueKind::boolean:
      return word == (v.as_boolean() ? "yes" : "no");
    case ValueKind::word:
      return word == soulstack::name_of(t, v) || (v.payload() == 0 && word == "no");
    case ValueKind::ability: {
      const AbilityDef& a = t.content[v.as_ability()];
      return a.text == word || a.path == word || (a.card.known() && def_is_named(t.content[a.card], word));
    }
    case ValueKind::item: {
      const StackItem* item = t.find_item(v.payload());
      if (item && item->source.is(ValueKind::card) && card_is_named(item->source.as_card(), word))
        return true;
      return soulstack::name_of(t, v) == word;
    }
    case ValueKind::waiting: {
      const auto at = static_cast<int>(v.payload());
      if (at >= t.s.waiting.size())
        return false;
      const Value source = t.s.waiting[at].source;
      return source.is(ValueKind::card) && card_is_named(source.as_card(), word);
    }
    case ValueKind::event:
    case ValueKind::text:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::filter:
      break;
  }
  return soulstack::name_of(t, v) == word;
}

bool Play::is_in_play(const Label& card) const {
  const Table& t = game_.table();
  charge(t.s.cards.count / 16);
  int found = 0;
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    found += t.in_play(i) && t.zone_of(i).kind != ZoneKind::soul && card_is_named(i, card.text);
  return found >= std::max(card.nth, 1);
}

CardIndex Play::find_in_play(const Label& card) const {
  const Table& t = game_.table();
  charge(t.s.cards.count / 16);
  std::vector<CardIndex> found;
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (t.in_play(i) && card_is_named(i, card.text))
      found.push_back(i);
  if (found.empty())
    refuse(fmt::format("`{}` is not in play{}", card.text, why_unknown(card.text)));
  if (card.nth == 0 && found.size() > 1)
    refuse(fmt::format("{} cards in play are called `{}`: write `{}#1` for the first", found.size(), card.text,
                       card.text));
  if (card.nth > static_cast<int>(found.size()))
    refuse(fmt::format("only {} `{}` are in play", found.size(), card.text));
  return found[static_cast<std::size_t>(std::max(card.nth, 1) - 1)];
}

bool Play::is_in(ZoneId zone, std::string_view card) const {
  const Table& t = game_.table();
  charge(t.zone(zone).count / 16);
  for (CardIndex i : t.cards_of(zone))
    if (card_is_named(i, card))
      return true;
  return false;
}

CardIndex Play::nth_card(ZoneId zone, int n) const {
  CardIndex i = game_.table().zone(zone).top;
  for (; n > 1 && i != no_card; --n)
    i = game_.table().card(i).below;
  return i;
}

std::string Play::short_id(CardIndex card) const { return std::string(without_set(game_.table().def(card).id)); }

// ---- The open decision

bool Play::idle() const {
  return !decision().open || (decision().prompt == Prompt::action && game_.state().stack.count == 0);
}

std::vector<std::string> Play::options() const {
  charge(static_cast<std::int64_t>(decision().options.size()) * 2);
  return labels_of(game_.table());
}

bool Play::can(Seat who, std::string_view option) const {
  constexpr int work_of_a_fork = 200;
  charge(work_of_a_fork);
  Play other(game_.fork(), names_, homes_);
  other.meter_ = meter_;
  other.game_.keep_log(true);
  try {
    other.wait_for(who);
    if (other.offers(option))
      return true;
  } catch (const Failure&) {  // they are not asked now
  }
  charge(static_cast<std::int64_t>(game_.table().content.cards.size()));
  if (const WrongText wrong = wrong_action(option_names(), option))
    throw Failure(wrong.text());
  return false;
}

// By its name, or with that text in its label or id.
bool Play::fits(const Option& o, const std::string& label, std::string_view text) const {
  return contains(label, text) || is_named(o.object, text) || is_named(o.ability, text) ||
         (o.object.is(ValueKind::card) && contains(short_id(o.object.as_card()), text));
}

// "play bomb" is an option of that kind; "attack roll 4" may also be an answer. "choose" includes choosing nothing.
bool Play::offers(std::string_view text) const {
  const std::vector<std::string> labels = options();
  const auto [kind, rest] = action_in(text);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Option& o = decision().options[i];
    const bool is_choice = o.kind == OptionKind::choose || o.kind == OptionKind::pass;
    const bool is_of_kind = o.kind == kind || (is_choice && kind == OptionKind::choose);
    if (is_of_kind && (rest.empty() || fits(o, labels[i], rest)))
      return true;
    if ((!kind || (is_choice && !rest.empty())) && fits(o, labels[i], text))
      return true;
  }
  return false;
}

std::string Play::why_unknown(std::string_view text) const {
  charge(static_cast<std::int64_t>(game_.table().content.cards.size()));
  const WrongText wrong = wrong_answer(option_names(), text);
  return wrong ? ": " + wrong.text() : "";
}

std::string Play::question() const {
  return fmt::format("{} is asked: {}", name_of(decision().who), question_of(game_.table()));
}

// By its card, by a part of its text, or by its whole label: "death of Fly".
bool Play::is_item_named(const StackItem& item, std::string_view text) const {
  const bool is_of_card = item.kind == ItemKind::loot || item.kind == ItemKind::ability;
  if (is_of_card && item.source.is(ValueKind::card) && card_is_named(item.source.as_card(), text))
    return true;
  const bool has_text = item.kind == ItemKind::ability && item.ability.known();
  return (has_text && contains(game_.table().content[item.ability].text, text)) ||
         soulstack::name_of(game_.table(), Value::item(item.serial)) == text;
}

bool Play::is_on_stack(const Label& wanted) const {
  const auto& stack = game_.table().s.stack;
  charge(stack.count * 2);
  const auto found = std::count_if(stack.begin(), stack.end(), [&](const StackItem& item) {
    return soulstack::is_on_stack(item) && is_item_named(item, wanted.text);
  });
  if (found >= std::max(wanted.nth, 1))
    return true;
  if (const WrongText wrong = wrong_answer(option_names(), wanted.text))
    throw Failure(wrong.text());
  return false;
}

std::string Play::stack() const { return fmt::format("{}", fmt::join(stack_lines(game_.table()), ", ")); }

// ---- Events

namespace {

// An event of the rules, or one that a set declares (rule 6.12.1).
std::string_view name_of_event(const Content& content, const Event& e) {
  return e.type == EventType::set_event ? std::string_view(content.events[events::number_in_sets(e)].name)
                                        : row_of(e.type).name;
}

// All events of sets are also a `set_event`.
bool is_called(const Content& content, const Event& e, std::string_view name) {
  return row_of(e.type).name == name || name_of_event(content, e) == name;
}

void check_event_name(const Content& content, std::string_view name) {
  std::vector<std::string> names;
  for (const EventRow& row : event_rows)
    names.emplace_back(row.name);
  for (const SetEventDef& event : content.events)
    names.push_back(event.name);
  if (std::find(names.begin() + 1, names.end(), name) == names.end())
    throw Failure(fmt::format("there is no event `{}`{}", name, did_you_mean(name, names)));
}

std::int64_t work_on_log(const Table& t) { return static_cast<std::int64_t>(t.log.size() / 64 + 1); }

}  // namespace

int Play::events(std::string_view name) const {
  const Content& content = game_.table().content;
  check_event_name(content, name);
  const std::vector<Event>& log = game_.table().log;
  charge(work_on_log(game_.table()));
  return static_cast<int>(
      std::count_if(log.begin(), log.end(), [&](const Event& e) { return is_called(content, e, name); }));
}

bool Play::order(const std::vector<std::string>& wanted) const {
  const Content& content = game_.table().content;
  const std::vector<Event>& log = game_.table().log;
  auto at = log.begin();
  bool all = true;
  for (const std::string& event : wanted) {  // each name is checked for typos
    const std::size_t blank = std::min(event.find(' '), event.size());
    const std::string name = event.substr(0, blank);
    check_event_name(content, name);
    const std::string who = blank < event.size() ? event.substr(blank + 1) : "";
    const auto fits = [&](const Event& e) {
      return is_called(content, e, name) && (who.empty() || is_named(e.subject, who) || is_named(e.object, who));
    };
    charge(work_on_log(game_.table()) * (who.empty() ? 1 : 16));
    at = std::find_if(at, log.end(), fits);
    all = all && at != log.end();
    if (at != log.end())
      ++at;
  }
  return all;
}

// As sentences, the latest ones last. Events that are not shown to people are left out, and
// so is the end of a stopped game, whose reason is listed among the troubles.
std::vector<std::string> Play::last_events() const {
  const Table& t = game_.table();
  std::vector<std::string> sentences;
  for (std::size_t i = t.log.size(); i-- > 0 && sentences.size() < events_shown;)
    if (std::string sentence = narrate(t, t.log[i]); !sentence.empty() && t.log[i].type != EventType::stopped)
      sentences.push_back(std::move(sentence));
  std::reverse(sentences.begin(), sentences.end());
  return sentences;
}

std::string Play::describe() const {
  std::string text = fmt::format("  stack: {}", stack().empty() ? "empty" : stack());
  for (const std::vector<Trouble>* list : game_.table().all_troubles())
    for (const Trouble& trouble : *list)
      text += "\n  trouble: " + trouble.what;
  text += decision().open ? fmt::format("\n  {}\n  options: {}", question(), fmt::join(labels_of(game_.table()), "; "))
                          : "\n  the game is over";
  const std::vector<std::string> events = last_events();
  if (!events.empty())
    text += "\n  last events:";
  for (const std::string& sentence : events)
    text += "\n    " + sentence;
  return text;
}

std::string Play::because(std::string_view event) const {
  const Table& t = game_.table();
  check_event_name(t.content, event);
  charge(static_cast<std::int64_t>(t.log.size()));
  for (std::size_t at = t.log.size(); at-- > 0;) {
    if (!is_called(t.content, t.log[at], event))
      continue;
    std::string chain;
    for (const std::size_t cause : causes_of(t, at))
      chain += (chain.empty() ? "" : " < ") + std::string(name_of_event(t.content, t.log[cause]));
    return chain;
  }
  throw Failure(fmt::format("there was no event `{}`", event));
}

// ---- Why

// Looks in the player's hand first, then in play.
Value Play::thing_named(Seat who, const std::string& name) const {
  const Table& t = game_.table();
  if (const Seat named = seat_named(name); named != Seat::game)
    return Value::player(named);
  for (CardIndex i : t.cards_of(zones::hand(t, who)))
    if (is_named(t.ref(i), name))
      return t.ref(i);
  return t.ref(find_in_play(label(name)));
}

Refusal Play::why_not(Seat who, const std::string& deed, const std::string& what) const {
  const auto named = deed_named(deed);
  if (!named)
    throw Failure(wrong_deed(deed).text());
  return game_.why_not(who, {named->kind, named->is_about_something ? thing_named(who, what) : nothing, nothing});
}

}  // namespace soulstack::scripting

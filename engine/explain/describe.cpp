// Names and sentences for people.
#include "engine/explain/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "engine/explain/cost_text.h"
#include "engine/explain/noted_name.h"
#include "engine/explain/reason.h"
#include "engine/explain/view.h"
#include "engine/model/names.h"
#include "engine/table/known_cards.h"
#include "engine/table/object_abilities.h"
#include "engine/table/procedures.h"
#include "engine/table/visibility.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/lasting.h"

namespace soulstack {

namespace {

constexpr std::size_t ability_columns = 48;

std::string deck_name_of(const Table& t, std::uint8_t deck) { return t.content.decks[deck].name; }

// Slots of one type are numbered in the order of their zones.
int slot_number(const Table& t, ZoneId id) {
  int n = 0;
  for (std::uint8_t z = 0; z <= id.value; ++z)
    n += t.zone(ZoneId{z}).kind == ZoneKind::slot && t.zone(ZoneId{z}).of == t.zone(id).of;
  return n;
}

std::string zone_name(const Table& t, ZoneId id) {
  const Zone& z = t.zone(id);
  switch (z.kind) {
    case ZoneKind::deck:
      return fmt::format("the {} deck", spaced(deck_name_of(t, z.of)));
    case ZoneKind::discard:
      return fmt::format("the {} discard", spaced(deck_name_of(t, z.of)));
    case ZoneKind::hand:
      return fmt::format("the hand of {}", player_name(z.seat));
    case ZoneKind::play:
      return fmt::format("the play area of {}", player_name(z.seat));
    case ZoneKind::soul:
      return fmt::format("the souls of {}", player_name(z.seat));
    case ZoneKind::slot:
      return fmt::format("{} slot {}{}", spaced(t.content.slot_types[z.of].name), slot_number(t, id),
                         z.top == no_card ? "" : " (" + t.def(z.top).name + ")");
    case ZoneKind::stack:
      return "the stack";
    case ZoneKind::holding:
      return "set aside";
    case ZoneKind::bonus:
      return "the bonus souls";
    case ZoneKind::outside:
      return "outside the game";
    case ZoneKind::count:
      break;
  }
  return "nowhere";
}

std::string card_kind(const Table& t, CardIndex i) {
  return fmt::format("a {} card", spaced(deck_name_of(t, t.printed(i).deck.value)));
}

std::string card_name(const Table& t, Value v, Seat viewer) {
  const auto i = v.as_card();
  if (i >= t.s.cards.size())
    return "a card";
  if (!knows(t, v, viewer))
    return card_kind(t, i);
  // If the card has since become another object, its printed name is used.
  return t.current(v) ? t.def(i).name : t.printed(i).name;
}

const AbilityDef* find_by_path(const Table& t, std::string_view path) {
  for (const AbilityDef& a : t.content.abilities)
    if (a.path == path)
      return &a;
  return nullptr;
}

// Its own text, or the text of the ability that contains it.
std::string text_of(const Table& t, AbilityId ability) {
  const AbilityDef* a = &t.content[ability];
  for (std::string path = a->path; a != nullptr && a->text.empty();) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
      break;
    path.resize(slash);
    if (const AbilityDef* around = find_by_path(t, path))
      a = around;
  }
  return a->text.empty() ? a->path : a->text;
}

const CardDef* card_of(const Table& t, AbilityId ability) {
  const CardDefId id = ability.known() ? t.content[ability].card : CardDefId{};
  return id.known() ? &t.content[id] : nullptr;
}

// "monster death: rewards"
std::string step_line(const Table& t, const StackItem& item) {
  const auto procedure = static_cast<Procedure>(item.mode);
  const StepRow& row = t.rules().rows_of(ProcedureId{item.mode})[static_cast<std::size_t>(item.value)];
  const std::string step =
      row.script.known() ? t.content[row.script].text : spaced(catalogue(procedure).steps[row.step].name);
  return fmt::format("{}: {}", spaced(catalogue(procedure).name), step);
}

// Its flags that differ from other damage: "non-lethal unpreventable ".
std::string kind_of_damage(const Event& damage) {
  return std::string(damage.flags.has(EventFlag::nonlethal) ? "non-lethal " : "") +
         (damage.flags.has(EventFlag::unpreventable) ? "unpreventable " : "");
}

std::string item_line(const Table& t, const StackItem& item, Seat viewer) {
  const std::string copy = item.flags.has(ItemFlag::copy) ? " (copy)" : "";
  switch (item.kind) {
    case ItemKind::loot:
      return name_for(t, item.source, viewer) + copy;
    case ItemKind::roll:
      return fmt::format("{}roll {}", item.attack ? "attack " : "", item.value);
    case ItemKind::damage:
      return fmt::format("{} {}damage to {}", item.event.amount, kind_of_damage(item.event),
                         name_for(t, item.targets[0], viewer));
    case ItemKind::death:
      return fmt::format("death of {}", name_for(t, item.targets[0], viewer));
    case ItemKind::step:
      return step_line(t, item);
    case ItemKind::refill:
      return fmt::format("refill {}", name_for(t, item.source, viewer));
    case ItemKind::modifier:
      return fmt::format("{:+} to the roll by {}", item.value, name_for(t, item.source, viewer));
    case ItemKind::ability:
      break;
  }
  return ability_line(t, item.ability, item.source, viewer) + copy;
}

std::string lasting_name(const Table& t, std::uint32_t serial) {
  for (const Lasting& l : t.s.lasting)
    if ((l.serial & 0x0FFFFFFFU) == serial)
      return is_kept_copy(t, l) ? "a copy of " + name_of(t, l.source)
                                : ability_line(t, l.ability, l.source, everything);
  return "an effect";
}

std::string waiting_name(const Table& t, std::uint32_t position, Seat viewer) {
  if (position >= t.s.waiting.count)
    return "an ability";
  const StackItem& item = t.s.waiting[position];
  return ability_line(t, item.ability, item.source, viewer);
}

std::string item_name(const Table& t, std::uint32_t serial, Seat viewer) {
  const StackItem* item = t.find_item(serial);
  return item ? item_line(t, *item, viewer) : "something on the stack";
}

std::string text_name(const Table& t, std::uint32_t text) {
  return text < t.content.texts.size() ? t.content.texts[text] : "a text";
}

}  // namespace

std::string noted_name(const Table& t, Value noted, bool of_hidden, Seat viewer) {
  if (!noted.is(ValueKind::card) || t.current(noted) || viewer == everything || noted.as_card() >= t.s.cards.size())
    return name_for(t, noted, viewer);
  return of_hidden ? card_kind(t, noted.as_card()) : t.printed(noted.as_card()).name;
}

std::string name_for(const Table& t, Value v, Seat viewer) {
  switch (v.kind()) {
    case ValueKind::boolean:
      return v.as_boolean() ? "yes" : "no";
    case ValueKind::number:
      return fmt::format("{}", v.as_number());
    case ValueKind::player:
      return player_name(v.as_seat());
    case ValueKind::card:
      return card_name(t, v, viewer);
    case ValueKind::item:
      return item_name(t, v.payload(), viewer);
    case ValueKind::zone:
      return zone_name(t, v.as_zone());
    case ValueKind::ability:
      return shortened(text_of(t, v.as_ability()), ability_columns);
    case ValueKind::text:
      return text_name(t, v.payload());
    case ValueKind::lasting:
      return lasting_name(t, v.payload());
    case ValueKind::waiting:
      return waiting_name(t, v.payload(), viewer);
    case ValueKind::word:
      return v.payload() == 0 ? "none" : fmt::format("word {}", v.payload());
    case ValueKind::event:
      return "the event";
    case ValueKind::list:
      return "a list";
    case ValueKind::filter:
      return "anything that matches";
    case ValueKind::none:
      break;
  }
  return "nothing";
}

namespace {

// ---- Labels

bool is_activated(AbilityKind kind) { return kind == AbilityKind::tap || kind == AbilityKind::paid; }

// Does the card have more than one ability that its player can activate?
bool has_choice_of_abilities(const Table& t, Value object) {
  if (!object.is(ValueKind::card))
    return false;
  const AbilityList all = abilities_of(t, object.as_card());
  return std::count_if(all.begin(), all.end(), [&](AbilityId a) { return is_activated(t.content[a].kind); }) > 1;
}

std::string activate_label(const Table& t, const Option& o, Seat viewer) {
  const std::string name = name_for(t, o.object, viewer);
  if (!o.ability || !has_choice_of_abilities(t, o.object))
    return "activate " + name;
  const AbilityId ability{static_cast<std::uint16_t>(o.ability.payload())};
  return fmt::format("activate {}: {}", name, shortened(text_of(t, ability), ability_columns));
}

// The ability that asks, if it is one.
AbilityId ability_behind(const Table& t, Value about) {
  if (about.is(ValueKind::ability))
    return about.as_ability();
  const StackItem* item = about.is(ValueKind::item) ? t.find_item(about.payload()) : nullptr;
  return item ? item->ability : AbilityId{};
}

std::string plain_label(const Table& t, const Option& o, Seat viewer) {
  switch (o.kind) {
    case OptionKind::pass:
      return "pass";
    case OptionKind::play_loot:
      return "play " + name_for(t, o.object, viewer);
    case OptionKind::activate:
      return activate_label(t, o, viewer);
    case OptionKind::declare_attack:
      return "attack";
    case OptionKind::declare_purchase:
      return "buy";
    case OptionKind::end_turn:
      return "end the turn";
    case OptionKind::offer:
      return fmt::format("offer ¢ to {}", name_for(t, o.object, viewer));
    case OptionKind::choose:
      break;
  }
  const Value chosen = o.object ? o.object : o.ability;
  if (t.decision.prompt == Prompt::cost) {
    const AbilityDef& paid = t.content[ability_behind(t, t.decision.about)];
    return text_of(chosen.as_number() == 2 ? paid.activation().or_cost : paid.cost());
  }
  if (chosen.is(ValueKind::ability) && t.decision.prompt == Prompt::replacement)
    return ability_line(t, chosen.as_ability(), nothing, viewer);
  return name_for(t, chosen, viewer);
}

// Distinguishes objects of the same name: by the place of a card, or the controller of a stack object.
std::string whereabouts(const Table& t, Value v) {
  if (v.is(ValueKind::card)) {
    const Card& c = t.card(v.as_card());
    const Zone& z = t.zone(c.zone);
    if (z.kind == ZoneKind::slot)
      return fmt::format(" in slot {}", slot_number(t, c.zone));
    return z.seat == Seat::game ? "" : fmt::format(" of {}", player_name(z.seat));
  }
  if (v.is(ValueKind::item))
    if (const StackItem* item = t.find_item(v.payload()); item && item->controller != Seat::game)
      return fmt::format(" of {}", player_name(item->controller));
  return "";
}

std::map<std::string, int> times_of(const std::vector<std::string>& labels) {
  std::map<std::string, int> times;
  for (const std::string& label : labels)
    ++times[label];
  return times;
}

// Added only if it distinguishes them: not for two cards of the same hand.
void tell_apart_by_place(const Table& t, std::vector<std::string>& labels) {
  std::map<std::string, std::set<std::string>> places;
  for (std::size_t i = 0; i < labels.size(); ++i)
    places[labels[i]].insert(whereabouts(t, t.decision.options[i].object));
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (places.at(labels[i]).size() > 1)
      labels[i] += whereabouts(t, t.decision.options[i].object);
}

void tell_apart_by_number(std::vector<std::string>& labels) {
  const auto times = times_of(labels);
  std::map<std::string, int> met;
  for (std::string& label : labels)
    if (times.at(label) > 1)
      label += fmt::format(" #{}", ++met[label]);
}

// ---- Keys

// Hidden cards differ only by their order in the question, which does not reveal their places (engine/rules/choices.cpp).
std::string card_key(const Table& t, CardIndex i) {
  if (!sees(t, i, t.decision.who)) {
    const std::string& back = t.content.decks[t.printed(i).deck.value].name;
    const Zone& z = t.zone_of(i);
    return fmt::format("hidden:{}{}", z.seat == Seat::game ? "" : player_name(z.seat) + "/", back);
  }
  return fmt::format("{}#{}", t.def(i).id, i);
}

std::string value_key(const Table& t, Value v) {
  switch (v.kind()) {
    case ValueKind::none:
      return "nothing";
    case ValueKind::boolean:
      return v.as_boolean() ? "yes" : "no";
    case ValueKind::number:
      return fmt::format("number:{}", v.as_number());
    case ValueKind::player:
      return fmt::format("player:{}", index_of(v.as_seat()) + 1);
    case ValueKind::card:
      return card_key(t, v.as_card());
    case ValueKind::item:
      return fmt::format("stack:{}", v.payload());
    case ValueKind::zone:
      return key_of(t, v.as_zone());
    case ValueKind::ability:
      return "ability:" + t.content[v.as_ability()].path;
    case ValueKind::text:
      return fmt::format("text:{}", v.payload());
    case ValueKind::word:
      return fmt::format("word:{}", v.payload());
    case ValueKind::lasting:
      return fmt::format("lasting:{}", v.payload());
    case ValueKind::waiting:
      return fmt::format("waiting:{}", v.payload());
    case ValueKind::event:
    case ValueKind::list:
    case ValueKind::filter:
      break;
  }
  return fmt::format("value:{}", v.bits);
}

// "paid2" of "base:the_bone#paid2".
std::string_view ability_part(std::string_view path) {
  const std::size_t hash = path.find('#');
  return hash == std::string_view::npos ? path : path.substr(hash + 1);
}

std::string lower_first(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

// The object whose effect runs; `nothing` if none does.
Value source_of_effect(const Table& t) {
  for (int i = t.s.frames.size(); i-- > 0;)
    if (t.s.frames[i].procedure.value == static_cast<std::uint8_t>(Procedure::effect))
      return t.s.frames[i].as<Effect>().source;
  return nothing;
}

// The card that asks, or the card of the ability that asks.
std::string asker(const Table& t, Value about, AbilityId ability) {
  const StackItem* item = about.is(ValueKind::item) ? t.find_item(about.payload()) : nullptr;
  if (item && item->source)
    return name_for(t, item->source, t.decision.who);
  if (!ability.known())
    return name_for(t, about, t.decision.who);
  const CardDef* card = card_of(t, ability);
  return card ? card->name : "The rules";
}

// "Death penalty: discard which loot card?"; the question alone if it names its reason.
std::string question_with_reason(const Table& t, const std::string& question) {
  const std::string reason = reason_of(t).text;
  const bool says_it = lower_first(question).find(lower_first(reason)) != std::string::npos;
  return says_it ? question : fmt::format("{}: {}", reason, lower_first(question));
}

}  // namespace

std::string key_of(const Table& t, ZoneId id) {
  const Zone& z = t.zone(id);
  if (z.kind == ZoneKind::deck)
    return "deck:" + deck_name_of(t, z.of);
  if (z.kind == ZoneKind::discard)
    return "discard:" + deck_name_of(t, z.of);
  if (z.kind == ZoneKind::slot)
    return fmt::format("slot:{}/{}", t.content.slot_types[z.of].name, slot_number(t, id));
  return fmt::format("zone:{}", id.value);
}

bool is_on_stack(const StackItem& item) { return !item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving); }

std::string player_name(Seat p) { return p == Seat::game ? "the game" : fmt::format("P{}", index_of(p) + 1); }

Seat seat_numbered(std::string_view number) {
  int n = 0;
  const char* const end = number.data() + number.size();
  const auto [last, error] = std::from_chars(number.data(), end, n);
  const bool is_seat = error == std::errc() && last == end && number.front() != '0' && n >= 1 && n <= max_players;
  return is_seat ? seat(n - 1) : Seat::game;
}

Seat seat_called(std::string_view name) { return name.starts_with('P') ? seat_numbered(name.substr(1)) : Seat::game; }

std::string ability_line(const Table& t, AbilityId ability, Value source, Seat viewer, std::size_t columns) {
  const CardDef* card = card_of(t, ability);
  const std::string owner = source ? name_for(t, source, viewer) : card ? card->name : "the rules";
  if (!ability.known())
    return owner;
  return fmt::format("{}: {}", owner, shortened(text_of(t, ability), columns));
}

std::string name_of(const Table& t, Value v) { return name_for(t, v, everything); }

std::vector<std::string> labels_of(const Table& t) {
  std::vector<std::string> labels;
  for (const Option& o : t.decision.options)
    labels.push_back(plain_label(t, o, t.decision.who));
  tell_apart_by_place(t, labels);
  tell_apart_by_number(labels);
  return labels;
}

std::string label_of(const Table& t, int option) { return labels_of(t)[static_cast<std::size_t>(option)]; }

std::string key_of(const Table& t, const Option& o) {
  switch (o.kind) {
    case OptionKind::pass:
      return "pass";
    case OptionKind::play_loot:
      return "play " + value_key(t, o.object);
    case OptionKind::declare_attack:
      return "attack";
    case OptionKind::declare_purchase:
      return "buy";
    case OptionKind::end_turn:
      return "end_turn";
    case OptionKind::offer:
      return "offer " + value_key(t, o.object);
    case OptionKind::activate: {
      if (!o.ability)
        return "activate " + value_key(t, o.object);
      const AbilityDef& a = t.content[o.ability.as_ability()];
      return fmt::format("activate {} {}", value_key(t, o.object), ability_part(a.path));
    }
    case OptionKind::choose:
      break;
  }
  return "choose " + value_key(t, o.object ? o.object : o.ability);
}

std::vector<std::string> keys_of(const Table& t) {
  std::vector<std::string> keys;
  for (const Option& o : t.decision.options)
    keys.push_back(key_of(t, o));
  tell_apart_by_number(keys);
  return keys;
}

std::string question_of(const Table& t) {
  const Decision& d = t.decision;
  const std::string question{prompt_rows[static_cast<std::size_t>(d.prompt)].question};
  if (!d.about)
    return question_with_reason(t, question);
  if (d.about.is(ValueKind::text))
    return fmt::format("{}: {}", name_for(t, source_of_effect(t), d.who), name_of(t, d.about));
  const AbilityId ability = ability_behind(t, d.about);
  const std::string asked = fmt::format("{}: {}", asker(t, d.about, ability), lower_first(question));
  return d.prompt == Prompt::may && ability.known() ? fmt::format("{} {}", asked, text_of(t, ability)) : asked;
}

std::string targets_text(const Table& t, const StackItem& item, Seat viewer) {
  if (item.kind != ItemKind::loot && item.kind != ItemKind::ability)
    return "";
  std::string text;
  const auto add = [&](Value target) {
    if (target)
      text += fmt::format("{}{}", text.empty() ? " on " : " and ", name_for(t, target, viewer));
  };
  for (Value target : item.targets)
    add(target);
  if (item.ability.known() && t.content[ability_in_force(t, item)].any_targets.known())
    for (std::uint32_t n = 0; const Value target = nth_of_any_targets(t, item, n); ++n)
      add(target);
  return text;
}

std::vector<std::string> stack_lines(const Table& t) {
  std::vector<std::string> lines;
  for (const StackItem& item : t.s.stack)
    if (is_on_stack(item))
      lines.push_back(item_line(t, item, everything));
  return lines;
}

std::vector<std::string> stack_lines_for(const Table& t, Seat viewer) {
  std::vector<std::string> lines;
  for (const StackItem& item : t.s.stack) {
    if (!is_on_stack(item))
      continue;
    const bool whose = item.controller != Seat::game && item.kind != ItemKind::damage && item.kind != ItemKind::death;
    lines.push_back(fmt::format("{}{}{}", item_line(t, item, viewer), targets_text(t, item, viewer),
                                whose ? fmt::format(" ({})", player_name(item.controller)) : ""));
  }
  return lines;
}

std::string_view verb_of(OptionKind kind) {
  switch (kind) {
    case OptionKind::pass:
      return "pass";
    case OptionKind::play_loot:
      return "play";
    case OptionKind::activate:
      return "activate";
    case OptionKind::declare_attack:
      return "attack";
    case OptionKind::declare_purchase:
      return "buy";
    case OptionKind::end_turn:
      return "end_turn";
    case OptionKind::offer:
      return "offer";
    case OptionKind::choose:
      return "choose";
  }
  return "";
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::setup:
      return "setup";
    case Phase::start:
      return "start";
    case Phase::action:
      return "action";
    case Phase::end:
      return "end";
  }
  return "";
}

}  // namespace soulstack

// The vocabulary of a content, built from the rows.
#include "scripting/registry/vocabulary.h"

#include <algorithm>

#include "engine/model/content.h"
#include "engine/model/event_rows.h"
#include "scripting/registry/event_words.h"

namespace soulstack::scripting {

Vocabulary::Vocabulary() {
  for (const WordRow& row : word_rows())
    add({row.name, row.category, value_of(row.word), row.rule, row.sentence, nullptr, nullptr, row.phrases});
  for (const ParamRow& row : param_rows())
    if (names_someone(row))
      add({row.name, Category::binding, value_of(row.param), row.rule, row.sentence});
  for (std::size_t i = 0; i < noun_rows().size(); ++i) {
    const NounRow& row = noun_rows()[i];
    const Value bare = Value::filter(FilterId{static_cast<std::uint16_t>(i)});
    add({row.name, Category::noun, bare, row.rule, row.sentence, nullptr, nullptr, row.phrases});
  }
  for (std::size_t i = 0; i < event_rows.size(); ++i)
    if (const auto type = static_cast<EventType>(i); is_event_word(type))
      add({row_of(type).name, Category::event, value_of(type), row_of(type).rule, row_of(type).sentence, nullptr,
           nullptr, row_of(type).phrases});
  add({"unlimited", Category::number, Value::number(unlimited), "4.3.3", "Any number of times."});
  add({deck_table, Category::pile_table, nothing, "19.1", "The decks, by name: deck.loot."});
  add({discard_table, Category::pile_table, nothing, "19.1", "The discard piles, by the names of their decks."});
  for (const LuaRow& row : lua_rows())
    add({row.name, row.category, nothing, "", row.sentence});
  for (const VerbRow& row : verb_rows())
    add({row.name, Category::verb, nothing, row.rule, row.sentence, &row, nullptr, row.phrases});
  property_rows_.assign(scripting::property_rows().begin(), scripting::property_rows().end());
  for (const PropertyRow& row : property_rows_)
    add_property(row.name);
  for (const std::string_view name : math_functions())
    add_property(name);
}

void Vocabulary::add(const WordInfo& word) {
  const WordInfo& added = words_.emplace_back(word);
  by_name_.emplace(added.name, &added);
  if (added.value)
    by_value_.emplace(added.value.bits, &added);
}

void Vocabulary::add_property(std::string_view name) {
  if (properties_.insert(name).second)
    property_names_.push_back(name);
}

void Vocabulary::name_decks(std::span<const DeckDef> decks) {
  for (const DeckDef& deck : decks) {
    const DeckId id{static_cast<std::uint8_t>(decks_.size())};
    const std::string& name = decks_.emplace_back(deck.name);
    add({name, Category::deck, deck_constructor(id), "", "A card of this deck."});
    add_property(name);
    if (deck.plays_as.known())
      types_.emplace(name, decks_[deck.plays_as.value]);
  }
}

void Vocabulary::name_counters(std::span<const std::string> names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    const CounterId kind{static_cast<std::uint8_t>(counter::count + i)};
    const std::string& word = counters_.emplace_back(names[i] + "_counter");
    const std::string& sentence = counters_.emplace_back("A " + names[i] + " counter, a kind that a set adds.");
    add({word, Category::counter, value_of_added(kind), "20.1.7", sentence});
  }
}

void Vocabulary::name_events(std::span<const SetEventDef> events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::string& word = events_.emplace_back(events[i].name);
    happens_to_.push_back(events[i].of);
    const std::string& sentence =
        events_.emplace_back(events[i].text.empty() ? "An event of " + events[i].sets + "." : events[i].text + ".");
    add({word, Category::set_event, value_of_set_event(static_cast<int>(i)), "6.12.1", sentence});
  }
}

void Vocabulary::name_stats(std::span<const SetStatDef> stats) {
  stats_.reserve(stats.size());  // the rows refer to these texts
  stat_sentences_.reserve(stats.size());
  for (const SetStatDef& stat : stats) {
    const std::size_t place = stats_.size();
    stats_.push_back(stat.name);
    stat_sentences_.push_back(stat.text.empty() ? "A number of " + stat.sets + "." : stat.text + ".");
    const Owner owner = stat.of == SetStatDef::Of::player ? Owner::player : Owner::object;
    property_rows_.push_back(
        {stats_[place], owner, Type::number, rule_of_set_stats, stat_sentences_[place], getter_of_stat(place)});
    add_property(stats_[place]);
  }
}

StatId Vocabulary::find_stat(std::string_view name) const {
  const auto found = std::find(stats_.begin(), stats_.end(), name);
  return found == stats_.end() ? StatId{} : StatId{static_cast<std::uint8_t>(stat::count + (found - stats_.begin()))};
}

// A number has a value, but is not the name of this value.
void Vocabulary::add_constant(const SetConstant& constant) {
  const std::string& word = constants_.emplace_back(constant.name);
  const std::string& sentence = constants_.emplace_back("The constant " + constant.written() + " of a set.");
  const Value value = constant.is_text() ? nothing : Value::number(std::get<int>(constant.value));
  const WordInfo& added =
      words_.emplace_back(WordInfo{word, Category::set_constant, value, rule_of_constants, sentence, nullptr, nullptr});
  by_name_.emplace(added.name, &added);
}

std::string_view Vocabulary::type_of(std::string_view deck) const {
  const auto known = types_.find(deck);
  return known == types_.end() ? deck : known->second;
}

void Vocabulary::add_word(const SetWord& word) {
  add({word.name, Category::set_word, nothing, word.row.rule, word.row.sentence, &word.row, &word});
}

void Vocabulary::add_ambiguous(std::string_view name, const SetWord& one, const SetWord& other) {
  ambiguous_.emplace(name, Ambiguous{&one, &other});
}

const VerbRow* Vocabulary::find_verb(std::string_view name) const {
  const WordInfo* const word = find(name);
  return word ? word->verb : nullptr;
}

const Vocabulary::Ambiguous* Vocabulary::find_ambiguous(std::string_view name) const {
  const auto found = ambiguous_.find(name);
  return found == ambiguous_.end() ? nullptr : &found->second;
}

void Vocabulary::add_keyword(const SetKeyword& keyword) {
  for (const SetKeyword* const other : keywords_)
    if (other->name == keyword.name)
      ambiguous_keywords_.emplace(keyword.name, AmbiguousKeyword{other, &keyword});
  keywords_.push_back(&keyword);
}

const Vocabulary::AmbiguousKeyword* Vocabulary::find_ambiguous_keyword(std::string_view name) const {
  const auto found = ambiguous_keywords_.find(name);
  return found == ambiguous_keywords_.end() ? nullptr : &found->second;
}

const SetKeyword* Vocabulary::find_keyword(std::string_view name) const {
  const auto is_it = [&](const SetKeyword* keyword) { return keyword->name == name; };
  const auto found = std::find_if(keywords_.begin(), keywords_.end(), is_it);
  return found == keywords_.end() || ambiguous_keywords_.contains(name) ? nullptr : *found;
}

std::span<const ArgumentType> argument_types() {
  static constexpr ArgumentType rows[] = {
      {"number", Type::number},
      {"boolean", Type::boolean},
      {"text", Type::plain_text},
      {"player", Type::player},
      {"players", Type::players},
      {"object", Type::object},
      {"objects", Type::objects},
      {"card", Type::card},
      {"stack", Type::stack},
      {"pile", Type::pile},
      {"ability", Type::ability},
      {"noun", Type::noun},
      {"list", Type::list},
      {"counter", Type::counter},
      {"slots", Type::slots},
      {"duration", Type::duration},
      {"object_or_player", Type::bearer},
      {"value", Type::value},
  };
  return rows;
}

const WordInfo* Vocabulary::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

std::string_view Vocabulary::name_of(Value value) const {
  const auto found = by_value_.find(value.bits);
  return found == by_value_.end() ? std::string_view() : found->second->name;
}

}  // namespace soulstack::scripting

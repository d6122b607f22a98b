// The vocabulary of a content, built from the rows.
#include "scripting/registry/vocabulary.h"

#include "engine/model/event_rows.h"
#include "scripting/registry/event_words.h"

namespace soulstack::scripting {

Vocabulary::Vocabulary() {
  for (const WordRow& row : word_rows())
    add({row.name, row.category, value_of(row.word), row.rule, row.sentence});
  for (const ParamRow& row : param_rows())
    if (names_someone(row))
      add({row.name, Category::binding, value_of(row.param), row.rule, row.sentence});
  for (std::size_t i = 0; i < noun_rows().size(); ++i) {
    const NounRow& row = noun_rows()[i];
    const Value bare = Value::filter(FilterId{static_cast<std::uint16_t>(i)});
    add({row.name, Category::noun, bare, row.rule, row.sentence});
  }
  for (std::size_t i = 0; i < event_rows.size(); ++i)
    if (const auto type = static_cast<EventType>(i); is_event_word(type))
      add({row_of(type).name, Category::event, value_of(type), row_of(type).rule, row_of(type).sentence});
  add({"unlimited", Category::number, Value::number(unlimited), "4.3.3", "Any number of times."});
  add({deck_table, Category::pile_table, nothing, "19.1", "The decks, by name: deck.loot."});
  add({discard_table, Category::pile_table, nothing, "19.1", "The discard piles, by the names of their decks."});
  for (const LuaRow& row : lua_rows())
    add({row.name, row.category, nothing, "", row.sentence});
  for (const VerbRow& row : verb_rows())
    add({row.name, Category::verb, nothing, row.rule, row.sentence});
  for (const PropertyRow& row : property_rows())
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
  }
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

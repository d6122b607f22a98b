// The schema: all constructors and their fields, one row each. A row defines the check, the storage and the
// documentation.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/model/card_words.h"
#include "engine/model/event_rows.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

class Reader;
struct Given;

// clang-format off

// The kinds of tables in files. Most are made by the constructor of the same name.
enum class Form : std::uint8_t {
  card,
  play, tap, paid, when, would, change, instead, revealed, always, cant, must, can, lasting, claim, mode,
  outcome,     // of a roll
  roll_table, cost, rewards, enters, number_of_you, limits,
  happened, total, last,
  rules, outline /* of rules, before their words are known */, numbers, deck, slot, made_of, step, own_step,
  set, set_deck, set_slots, set_event, set_stat, colours, word, keyword, accepts,
  count
};
// clang-format on

using Forms = std::uint64_t;  // a set of Form
constexpr Forms bit(Form f) { return Forms{1} << static_cast<unsigned>(f); }
template <class... F>
constexpr Forms forms(F... f) {
  return (bit(f) | ...);
}

// What a form may contain positionally, in addition to its fields.
struct FormRow {
  Form form;
  Word word;              // its constructor; none for a plain table or a card of any deck
  AbilityKind kind;       // abilities
  Forms inside;           // constructors that it may contain
  std::string_view deck;  // for abilities: the only deck whose cards have them; empty: any deck
  std::string_view name;  // in messages
  std::string_view rule;
  std::string_view sentence;
};
const FormRow& row_of(Form f);
const FormRow* form_of(Word constructor);  // null if it makes no such table

// clang-format off

// What a field takes, for messages, suggestions and editor definitions.
enum class Takes : std::uint8_t {
  number, number_or_function, number_die_or_script, number_or_script, flag, yes_or_who, text, texts, text_or_table, event, who, noun, script, condition, value_of_die,
  roll, modes, table, list, word, pile, given, lost, number_none_or_script,
  count
};
// clang-format on

std::string_view describe(Takes t);

struct Field {
  std::string_view name;
  Forms forms;  // the forms that have it; for conditions of nouns: bits of Noun
  Takes takes;
  void (*read)(Reader&, const Field&, const Given&, void* into);
  std::string_view rule;
  std::string_view sentence;
  int least = 0, most = 0;   // range of numbers; length of texts in characters
  Form table = Form::count;  // for Takes::table: the form of the table
  bool required = false;
  std::string_view phrases{};   // how a card's text names it: scripting/wording/card_wording.h
  Names names = Names::absent;  // of Takes::who: what it can name; absent: it depends on the other fields
  std::string_view needs{};     // fields of the same table of which one must be there, too: "target|choice"

  constexpr Field said(std::string_view as) const {
    Field f = *this;
    f.phrases = as;
    return f;
  }
  constexpr Field between(int from, int to) const {
    Field f = *this;
    f.least = from;
    f.most = to;
    return f;
  }
  constexpr Field naming(Names what) const {
    Field f = *this;
    f.names = what;
    return f;
  }
  constexpr Field needing(std::string_view others) const {
    Field f = *this;
    f.needs = others;
    return f;
  }
  constexpr Field and_required() const {
    Field f = *this;
    f.required = true;
    return f;
  }
};

// Contains the fields of a form, in the order in which they are read.
std::span<const Field> fields_of(Form f);
std::span<const Field> noun_fields();

inline constexpr std::size_t most_fields = 128;  // in one table of rows
std::span<const Field> card_fields();            // cards, rewards, enters, accepts
std::span<const Field> ability_fields();         // abilities, modes, outcomes, costs, roll tables, conditions
std::span<const Field> history_fields();         // happened, total, last
std::span<const Field> limit_fields();           // set, least and most of always
std::span<const Field> rules_fields();           // rules, numbers, decks, slots, steps
std::span<const Field> number_fields();          // the fields of numbers, by Number
std::span<const Field> set_fields();
std::span<const Field> word_fields();     // words/NAME.lua
std::span<const Field> keyword_fields();  // keywords/NAME.lua

}  // namespace soulstack::scripting

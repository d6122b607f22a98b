// The words of scenario files, one row each: what a scenario may ask `t` and its players, and the fields of its table.
// The rows are what the scenario reads and calls, and also the reference of the language.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/model/enum_rows.h"

namespace soulstack::scripting {

// The kinds of arguments, results and fields.
// clang-format off
enum class ScenarioType : std::uint8_t {
  none, number, die, boolean, text, player, card, card_in_play, object, answer, event, deck, slots, slot_choice, action,
  phase, function, scenario_table,
  texts, cards, laid_cards, dice, players, piles, decks, laid_slots, count
};
// clang-format on

struct ScenarioKind {
  ScenarioType type;
  std::string_view name;  // for programs
  std::string_view kind;  // "the id of a card, such as \"bomb\""
};
const ScenarioKind& row_of(ScenarioType type);

struct ScenarioParam {
  std::string_view name;
  ScenarioType type = ScenarioType::none;
  enum class How : std::uint8_t { required, optional, repeated } how = How::required;
};

// How a scenario is read aloud: sentences with the names of parameters in braces (scripting/scenario/wording.h). `{self}`
// is the player, `{is}` the value, `{key}` the name of a deck or of slots.
struct ScenarioWording {
  std::string_view said;      // of an action, of a value with `{is}`, or of what is true
  std::string_view said_not;  // of what is false, or of a value that is nil, "" or missing
  std::string_view named;     // of a value inside of a sentence; without an article for lists
  std::string_view counted;   // of a list, with how many are in it as `{is}`
};

struct ScenarioWord {
  std::string_view name;
  std::array<ScenarioParam, 3> params;
  ScenarioType result = ScenarioType::none;  // also of a value that is not called
  std::string_view sentence;
  bool is_method = true;
  ScenarioWording wording = {};
};

// Actions need `said`, what is true or false also `said_not`, and values that are compared `named`.
constexpr bool is_worded(const ScenarioWord& word) {
  const ScenarioWording& w = word.wording;
  const bool is_truth = word.result == ScenarioType::boolean;
  return !w.said.empty() && (!is_truth || !w.said_not.empty()) &&
         (is_truth || word.result == ScenarioType::none || !w.named.empty());
}

// The words of `t`, of its players, and those that a file may use everywhere, except the functions of Lua.
std::size_t table_words();
const ScenarioWord& table_word(std::size_t n);
std::size_t player_words();
const ScenarioWord& player_word(std::size_t n);
std::span<const ScenarioWord> file_words();

// The tables in which a field may be written.
enum class ScenarioForm : std::uint8_t { scenario, player, card, deck, discard, count };

struct ScenarioField {
  std::string_view name;
  ScenarioForm of;
  ScenarioType type;
  std::string_view sentence;
  ScenarioWording wording;
};
std::span<const ScenarioField> scenario_fields();

struct ScenarioFormRow {
  ScenarioForm form;
  std::string_view name, shape, sentence;
};
const ScenarioFormRow& row_of(ScenarioForm form);

}  // namespace soulstack::scripting

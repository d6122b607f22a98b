// The registry: all words that a card may use, declared once. Argument checks, load-time validation, suggestions,
// editor definitions and reference pages are generated from these rows.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "scripting/registry/units.h"

namespace soulstack {
class Table;
}

namespace soulstack::scripting {

// The type of a parameter, field or result.
enum class Type : std::uint8_t {
  none,
  number,  // a whole number
  number_or_nil,
  boolean,
  player,         // a player
  players,        // a player or a group of players without duplicates
  object,         // a card in play, or a player where the rule allows it
  objects,        // an object or a group of objects without duplicates
  card,           // a card in any zone
  stack,          // something on the stack
  event,          // the event of the ability
  pile,           // a deck or a discard pile
  place,          // a slot, or an object in one
  ability,        // an ability as printed
  noun,           // a noun, with or without conditions
  duration,       // end_of_turn
  bearer,         // a card in play or a player
  place_of_note,  // a card in any zone, a player or the game
  counter,        // a kind of counter
  slots,          // a kind of slots
  set_event,      // an event of a set
  card_id,        // the id of a card, as text
  word,
  text,
  plain_text,  // only a text
  list,        // a list of objects
  splits,      // a list of { object, amount }
  value,       // anything
  count
};

struct VerbParam {
  std::string_view name;
  Type type = Type::none;
  bool optional = false;
  bool may_be_negative = false;
  Unit unit = Unit::count;  // of a number; count: it has none, or it depends on the card
  std::uint64_t nouns = 0;  // it takes only what may match one of these: bits of Noun; 0: anything of its type
};

// A named argument of a verb, which may always be left out.
struct VerbOption {
  std::string_view name;
  Type type = Type::none;
  std::string_view rule;
  std::string_view sentence;
  bool by_default = false;  // of a boolean
};

// The reply of a verb to the script that called it.
struct Reply {
  enum class How : std::uint8_t { done, waits, stops, refused } how = How::done;  // stops: the function ends here
  Value value;                // done: the result; a list: ValueKind::list with its length, the values in Call::list
  const char* why = nullptr;  // refused: a sentence
};

struct Call;  // scripting/binding/host.h: the arguments of one call, the game, and who calls

// The kind of effect of a verb, known without running it.
enum class Does : std::uint8_t {
  change,
  nothing,  // conditions and values may use it too
  asks,     // a player makes a choice; if there is no `you`, the active player makes it (ruling Q40)
  damage,   // it puts damage on the stack
  roll,     // it rolls the die of the ability
  dice,     // it rolls dice whose numbers the function is told (rule 9.11)
};

// What the checks of cards know about a verb besides its parameters and their units. Bits: a verb may have several.
namespace trait {
inline constexpr unsigned prevents = 1;        // its event: damage or a death
inline constexpr unsigned destroys = 2;        // objects
inline constexpr unsigned gains_items = 4;     // of any card
inline constexpr unsigned searches = 8;        // the pile of its noun
inline constexpr unsigned only_returns = 16;   // without a use of its result, it is useless
inline constexpr unsigned adds_counters = 32;  // its third argument names their kind
inline constexpr unsigned adds_levels = 64;    // level counters
inline constexpr unsigned takes_counters = 128;
inline constexpr unsigned copies = 256;  // the object becomes another, with what that has
inline constexpr unsigned keeps_notes = 512;
inline constexpr unsigned changes_die = 1024;  // on the stack
inline constexpr unsigned seldom_said =
    2048;  // texts seldom say its numbers: a player chooses them, or they name a face
}  // namespace trait

inline constexpr std::size_t most_options = 4;

struct VerbRow {
  std::string_view name;
  std::array<VerbParam, 4> params;
  Type result = Type::none;
  std::string_view rule;
  std::string_view sentence;
  std::string_view phrases;  // how a card's text names it: scripting/wording/card_wording.h; empty: in any way
  Reply (*run)(Call&) = nullptr;
  Does does = Does::change;
  std::span<const VerbOption> options{};  // its last argument may be a table of these: { lethal = false }
  unsigned traits = 0;
  std::string_view gives = "the effect gives";  // in a message, before its number

  bool has(unsigned some) const { return (traits & some) != 0; }
};
// Without a use of its result, it is useless.
constexpr bool is_only_for_its_result(const VerbRow& verb) {
  return verb.does == Does::nothing || (verb.does == Does::asks && verb.result != Type::none) ||
         verb.has(trait::only_returns);
}
// Its parameter of that number is a value of a die, and not a change of one.
constexpr bool sets_die(const VerbRow& verb, std::size_t parameter) {
  return verb.params[parameter].unit == Unit::die && !verb.params[parameter].may_be_negative;
}
const VerbOption* find_option(const VerbRow& verb, std::string_view name);  // null if there is none
std::string options_of(const VerbRow& verb);                                // "`by`, `lethal`"

// The kinds of values that have a property.
enum class Owner : std::uint8_t { player, object, stack, event, pile, split, count };
// What a number can be, so that a comparison which always or never holds is noticed. `die`: 1 to the sides of the dice.
enum class Bounds : std::uint8_t { none, from_0, die, one_to_six, zero_to_six };
struct PropertyRow {
  std::string_view name;
  Owner owner = Owner::object;
  Type type = Type::number;
  std::string_view rule;
  std::string_view sentence;
  Value (*get)(const Call&, Value of) = nullptr;
  Reply (*set)(Call&, Value of, Value to) = nullptr;  // null: read-only
  bool (*is_in)(EventType) = nullptr;                 // of an event: which events have it
  bool (*is_written_in)(EventType) = nullptr;         // in which of them it may be written; null: in all of them
  std::string_view phrases{};                         // how a card's text names it
  Bounds bounds = Bounds::none;
};
constexpr PropertyRow within(Bounds bounds, PropertyRow row) {
  row.bounds = bounds;
  return row;
}

std::span<const VerbRow> verb_rows();             // scripting/binding/verb_rows.cpp
const VerbRow* find_verb(std::string_view name);  // null if there is none
std::string shape_of(const VerbRow& verb);        // "deal(n, to)"
std::span<const PropertyRow> property_rows();     // of the rules: scripting/binding/properties.cpp
// What reads a stat of a set, by its place in Content::stats.
Value (*getter_of_stat(std::size_t place))(const Call&, Value of);

}  // namespace soulstack::scripting

// The registry: every word that a card may use, declared once. Argument checks, load-time validation, suggestions,
// editor definitions and the reference pages all come from these rows.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/model/content.h"
#include "engine/model/event.h"
#include "engine/model/ids.h"

namespace soulstack {
class Table;
}

namespace soulstack::scripting {

// What a parameter, field or result takes.
enum class Type : std::uint8_t {
  none,
  number,  // a whole number
  number_or_nil,
  boolean,
  player,    // a player
  players,   // a player or a group of them, in which each is once
  object,    // a card in play, or a player where the rule allows it
  objects,   // an object or a group of them, in which each is once
  card,      // a card in any zone
  stack,     // something on the stack
  event,     // the event that the ability is about
  pile,      // a deck or a discard pile
  place,     // a slot, or an object in one
  ability,   // an ability as printed
  noun,      // a noun, with or without conditions
  duration,  // end_of_turn
  bearer,    // a card in play or a player
  counter,   // a kind of counter
  slots,     // a kind of slots
  card_id,   // the id of a card, as text
  word,
  text,
  list,    // a list of objects
  splits,  // a list of { object, amount }
  value,   // anything
  count
};

struct VerbParam {
  std::string_view name;
  Type type = Type::none;
  bool optional = false;
  bool may_be_negative = false;
};

// What a verb tells the script that called it.
struct Reply {
  enum class How : std::uint8_t { done, waits, refused } how = How::done;
  Value value;                // done: the result; a list: ValueKind::list with its length, the values in Call::list
  const char* why = nullptr;  // refused: a sentence
};

struct Call;  // scripting/binding/host.h: the arguments of one call, the game, and who calls

// What kind of thing a verb does, as far as others want to know without running it.
enum class Does : std::uint8_t {
  change,
  nothing,  // conditions and values may use it too
  asks,     // a player makes a choice; where `you` is nobody, the active player makes it (ruling Q40)
  damage,   // it puts damage on the stack
  roll,     // it says that the die of the ability is rolled
};

struct VerbRow {
  std::string_view name;
  std::array<VerbParam, 4> params;
  Type result = Type::none;
  std::string_view rule;
  std::string_view sentence;
  Reply (*run)(Call&) = nullptr;
  Does does = Does::change;
};

// Which values have a property.
enum class Owner : std::uint8_t { player, object, stack, event, pile, split };
struct PropertyRow {
  std::string_view name;
  Owner owner = Owner::object;
  Type type = Type::number;
  std::string_view rule;
  std::string_view sentence;
  Value (*get)(const Call&, Value of) = nullptr;
  Reply (*set)(Call&, Value of, Value to) = nullptr;  // null: it can't be written
};

std::span<const VerbRow> verb_rows();             // scripting/binding/verb_rows.cpp
const VerbRow* find_verb(std::string_view name);  // null if there is none
std::string shape_of(const VerbRow& verb);        // "deal(n, to)"
std::span<const PropertyRow> property_rows();     // scripting/binding/properties.cpp

}  // namespace soulstack::scripting

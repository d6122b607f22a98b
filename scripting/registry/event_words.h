// Events as cards see them: the parameters that a function can have for each event.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/model/card_words.h"
#include "engine/model/event_rows.h"
#include "scripting/registry/registry.h"

namespace soulstack::scripting {

using Params = std::uint32_t;  // a set of Param
constexpr Params bit(Param p) { return Params{1} << static_cast<unsigned>(p); }

// Can cards listen for it at all?
constexpr bool is_event_word(EventType type) { return row_of(type).heard_by != 0; }
// The parameters that an event offers: its fields, under the names they have in this event.
Params params_of(EventType type, bool has_happened = true);

// A parameter of functions, by name.
struct ParamRow {
  std::string_view name;
  Param param;
  Type type;
  std::string_view needs;  // what the ability must have for this parameter
  std::string_view rule;
  std::string_view sentence;
};
std::span<const ParamRow> param_rows();  // by Param
const ParamRow* find_param(std::string_view name);

// Fields may also use it: it is a player or an object.
constexpr bool names_someone(const ParamRow& row) {
  return row.type == Type::player || row.type == Type::object || row.type == Type::value;
}

inline constexpr Params params_always = bit(Param::you) | bit(Param::this_object) | bit(Param::active);
inline constexpr Params params_of_rolls = bit(Param::roll) | bit(Param::amount) | bit(Param::roller);
inline constexpr Params params_of_targets =
    bit(Param::target) | bit(Param::target2) | bit(Param::target3) | bit(Param::choice) | bit(Param::choice2);

}  // namespace soulstack::scripting

// Events as cards see them: which abilities may listen for one, and what a function can ask it for.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/content.h"
#include "engine/event.h"
#include "scripting/registry.h"

namespace soulstack::scripting {

using Params = std::uint32_t;  // a set of Param
constexpr Params bit(Param p) { return Params{1} << static_cast<unsigned>(p); }

struct EventWord {
  EventType type;
  bool about_to_happen;  // would, change and instead may listen for it
  bool happened;         // when may listen for it
  Params gives;          // parameters beside those that every event gives
};
std::span<const EventWord> event_words();
const EventWord* find_event_word(EventType type);

// A parameter that a function may ask for by name.
struct ParamRow {
  std::string_view name;
  Param param;
  Type type;
  std::string_view needs;  // what it is that the ability lacks if the parameter is not to be had
  std::string_view rule;
  std::string_view sentence;
};
std::span<const ParamRow> param_rows();  // by Param
const ParamRow* find_param(std::string_view name);

inline constexpr Params params_always = bit(Param::you) | bit(Param::this_object) | bit(Param::active);
inline constexpr Params params_of_events =
    bit(Param::event) | bit(Param::amount) | bit(Param::by) | bit(Param::from) | bit(Param::of) | bit(Param::object);
inline constexpr Params params_of_rolls = bit(Param::roll) | bit(Param::amount) | bit(Param::roller);

}  // namespace soulstack::scripting

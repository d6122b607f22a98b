// Kinds of values: which kinds a verb parameter takes, and which kinds have a property.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/model/card_words.h"
#include "engine/model/enum_rows.h"
#include "engine/model/ids.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/vocabulary.h"

namespace soulstack::scripting {

// clang-format off
enum class Kind : std::uint8_t {
  nil, boolean, number, text, player, object, stack, event, pile, ability, noun, group, duration, counter, slots, set_event, game, word,
  list, split, function, count
};
// clang-format on
using Kinds = std::uint32_t;  // a set of Kind
constexpr Kinds bit(Kind k) { return Kinds{1} << static_cast<unsigned>(k); }
template <class... K>
constexpr Kinds kinds(K... k) {
  return (bit(k) | ...);
}
inline constexpr Kinds any_kind = bit(Kind::count) - 1;
constexpr Kinds without_nil(Kinds k) { return k & ~bit(Kind::nil); }
inline constexpr Kinds any_thing = kinds(Kind::player, Kind::object, Kind::stack, Kind::event, Kind::pile);

Kind kind_of(Value v);             // of a handle
std::string_view name_of(Kind k);  // "a player"
std::string_view name_of(Type t);  // what a parameter of this type takes: "a player or a group of players"
Kinds accepted_by(Type t);         // for a parameter
inline bool accepts_lists(Type t) { return (accepted_by(t) & bit(Kind::list)) != 0; }
Kinds kinds_of(Type t);     // of a result, a property or a parameter of a function
Kinds kinds_of(Noun noun);  // of its matches
Kinds kinds_of(const WordInfo& word);
constexpr bool has_owner(Kinds of, Owner owner) {
  constexpr std::array by_owner = {Kind::player, Kind::object, Kind::stack, Kind::event, Kind::pile, Kind::split};
  static_assert(by_owner.size() == count_of<Owner>);
  return (of & bit(by_owner[static_cast<std::size_t>(owner)])) != 0;
}

}  // namespace soulstack::scripting

// Kinds of values: which kinds a verb parameter takes, which kinds have a property, and the kind of a value in a
// function, by its origin. Sets of kinds are safe: an unknown value may be of any kind.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/model/card_words.h"
#include "engine/model/enum_rows.h"
#include "engine/model/ids.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/chunk_reader.h"

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
inline constexpr Kinds any_thing = kinds(Kind::player, Kind::object, Kind::stack, Kind::event, Kind::pile);

Kind kind_of(Value v);             // of a handle
std::string_view name_of(Kind k);  // "a player"
std::string_view name_of(Type t);  // what a parameter of this type takes: "a player or a group of players"
Kinds accepted_by(Type t);         // for a parameter
// ": exchange arguments 1 and 2" if the wrong argument at this place, counted from 0, and another one belong in each
// other's place; else empty. `given`: the kinds of all arguments.
std::string exchange_for(const VerbRow& verb, std::size_t at, std::span<const Kinds> given);
inline bool accepts_lists(Type t) { return (accepted_by(t) & bit(Kind::list)) != 0; }
Kinds kinds_of(Type t);     // of a result, a property or a parameter of a function
Kinds kinds_of(Noun noun);  // of its matches
constexpr bool has_owner(Kinds of, Owner owner) {
  constexpr std::array by_owner = {Kind::player, Kind::object, Kind::stack, Kind::event, Kind::pile, Kind::split};
  static_assert(by_owner.size() == count_of<Owner>);
  return (of & bit(by_owner[static_cast<std::size_t>(owner)])) != 0;
}

// The kinds of the parameters of one function, by position.
using ParamKinds = std::vector<Kinds>;

// Computes the kinds of the values in one function.
class FunctionKinds {
 public:
  FunctionKinds(const FunctionSite& site, const Vocabulary& words, ParamKinds parameters)
      : site_(site), words_(words), parameters_(std::move(parameters)) {}

  Kinds of(OriginId id) const { return of(id, deepest); }
  const Origin* origin(OriginId id) const;
  // The verb of a call; null if it calls something else.
  const VerbRow* verb_of(const Origin& call) const;

 private:
  static constexpr int deepest = 16;  // origins of origins

  Kinds of(OriginId id, int deep) const;
  Kinds of_word(const Origin& word) const;
  Kinds of_property(const Origin& property, int deep) const;
  Kinds of_call(const Origin& call, int deep) const;
  Kinds of_members(OriginId list, int deep) const;  // of the members of a list
  Kinds of_what_fits(OriginId noun, int deep) const;

  const FunctionSite& site_;
  const Vocabulary& words_;
  const ParamKinds parameters_;
};

}  // namespace soulstack::scripting

// What is known about a value in a function without running it: its kinds, the range of a number, the kinds of the
// members of a list or of what a noun matches.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "scripting/registry/kind_sentences.h"
#include "scripting/registry/kinds.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

// The value is certainly this one, if it is there at all.
enum class Is : std::uint8_t { anything, you, this_object, active };

struct Known {
  static constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

  Kinds kinds = any_kind;
  Kinds members = any_kind;               // of a list, or what a noun matches
  std::int64_t low = least, high = most;  // of a number
  std::optional<bool> flag{};             // of a boolean: its value
  Is is = Is::anything;
  bool is_other = false;       // it, or each of its members, is another player than `you` or another object than `this`
  bool is_plain_list = false;  // a list that a verb returned: it has no named fields
  const VerbRow* verb = nullptr;                  // a verb that is not called
  syntax::FunctionIndex function = syntax::none;  // a function of this file

  bool is_known() const { return kinds != any_kind; }
  bool is_only(Kind k) const { return kinds == bit(k); }
  bool may_be(Kinds some) const { return (kinds & some) != 0; }
  bool may_be_true() const {
    const bool only_false = flag && !*flag;
    return (kinds & ~(bit(Kind::nil) | (only_false ? bit(Kind::boolean) : 0))) != 0;
  }
  bool may_be_false() const {
    const bool only_true = flag && *flag;
    return (kinds & (bit(Kind::nil) | (only_true ? 0 : bit(Kind::boolean)))) != 0;
  }
  bool never_is(const Known& other) const {
    return (is_other && (other.is == Is::you || other.is == Is::this_object)) ||
           (other.is_other && (is == Is::you || is == Is::this_object));
  }
  bool always_is(const Known& other) const { return is != Is::anything && is == other.is; }
  bool has_range() const { return low != least || high != most; }
};

inline Known known(Kinds kinds) {
  Known k;
  k.kinds = kinds;
  return k;
}
inline Known a_boolean(std::optional<bool> flag = {}) {
  Known k = known(bit(Kind::boolean));
  k.flag = flag;
  return k;
}
inline Known a_number(std::int64_t low = Known::least, std::int64_t high = Known::most) {
  Known k = known(bit(Kind::number));
  k.low = low;
  k.high = high;
  return k;
}
inline Known a_list(Kinds members, bool plain) {
  Known k = known(bit(Kind::list));
  k.members = members;
  k.is_plain_list = plain;
  return k;
}

// What is known if it may be either.
Known joined(const Known& a, const Known& b);
// Without the bounds that differ: a loop may change them further.
Known widened(const Known& before, const Known& after);
bool same(const Known& a, const Known& b);

// "a player or nil"
std::string described(const Known& value);

}  // namespace soulstack::scripting

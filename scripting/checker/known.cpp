// What is known about a value in a function.
#include "scripting/checker/known.h"

namespace soulstack::scripting {

Known joined(const Known& a, const Known& b) {
  const bool a_counts = a.may_be(bit(Kind::number)), b_counts = b.may_be(bit(Kind::number));
  const bool a_flags = a.may_be(bit(Kind::boolean)), b_flags = b.may_be(bit(Kind::boolean));
  Known k;
  k.kinds = a.kinds | b.kinds;
  const Kinds with_members = kinds(Kind::list, Kind::noun, Kind::group);
  k.members = !a.may_be(with_members) ? b.members : !b.may_be(with_members) ? a.members : a.members | b.members;
  k.low = !a_counts ? b.low : !b_counts ? a.low : std::min(a.low, b.low);
  k.high = !a_counts ? b.high : !b_counts ? a.high : std::max(a.high, b.high);
  k.flag = !a_flags ? b.flag : !b_flags ? a.flag : a.flag == b.flag ? a.flag : std::nullopt;
  k.is = a.is == b.is ? a.is : Is::anything;
  k.is_other = a.is_other && b.is_other;
  const bool a_lists = a.may_be(bit(Kind::list)), b_lists = b.may_be(bit(Kind::list));
  k.is_plain_list = (a.is_plain_list || !a_lists) && (b.is_plain_list || !b_lists) && (a_lists || b_lists);
  k.verb = a.verb == b.verb ? a.verb : nullptr;
  k.function = a.function == b.function ? a.function : syntax::none;
  return k;
}

Known widened(const Known& before, const Known& after) {
  Known k = joined(before, after);
  if (k.low < before.low)
    k.low = Known::least;
  if (k.high > before.high)
    k.high = Known::most;
  return k;
}

bool same(const Known& a, const Known& b) {
  return a.kinds == b.kinds && a.members == b.members && a.low == b.low && a.high == b.high && a.flag == b.flag &&
         a.is == b.is && a.is_other == b.is_other;
}

std::string described(const Known& value) {
  if (value.is_only(Kind::number) && value.low == value.high)
    return std::to_string(value.low);
  return described(value.kinds);
}

}  // namespace soulstack::scripting

// Sets of flags.
#include "engine/model/flags.h"

#include <doctest/doctest.h>

#include <type_traits>

#include "engine/model/state.h"

namespace soulstack::testing::flags_test {
namespace {

template <class A, class B>
concept mix = requires(Flags<A> set, B flag) {
  set | flag;
}
|| requires(Flags<A> set, B flag) { set.has(flag); }
|| requires(Flags<A> set, B flag) { set.set(flag); }
|| requires(Flags<A> set, B flag) { set.clear(flag); }
|| requires(Flags<A> set, B flag) { set == flag; }
|| requires(Flags<A> set, B flag) { set = flag; };

template <class Flag>
constexpr bool as_an_integer =
    sizeof(Flags<Flag>) == sizeof(Flag) && alignof(Flags<Flag>) == alignof(Flag) &&
    std::is_trivially_copyable_v<Flags<Flag>>&& std::has_unique_object_representations_v<Flags<Flag>>;

static_assert(mix<CardFlag, CardFlag>);
static_assert(!mix<CardFlag, PlayerFlag> && !mix<CardFlag, Flags<PlayerFlag>> && !mix<CardFlag, int>);
static_assert(as_an_integer<CardFlag> && as_an_integer<PlayerFlag> && as_an_integer<ItemFlag> &&
              as_an_integer<FormerFlag> && as_an_integer<EventFlag> && as_an_integer<FrameFlag>);

}  // namespace

TEST_CASE("flags: set and clear change the named flags and no others") {
  Flags<ItemFlag> flags = ItemFlag::copy;
  flags.set(ItemFlag::announcing | ItemFlag::resolving);
  CHECK(flags.bits() == 7);
  flags.clear(ItemFlag::resolving);
  CHECK(flags == (ItemFlag::announcing | ItemFlag::copy));
  flags.set(ItemFlag::copy, false);
  flags.set(ItemFlag::played_copy, true);
  CHECK(flags.bits() == 129);
}

TEST_CASE("flags: a set has each of its flags, and any of several") {
  const Flags<ItemFlag> flags = ItemFlag::announcing | ItemFlag::copy;
  CHECK(flags.has(ItemFlag::copy));
  CHECK(!flags.has(ItemFlag::resolving));
  CHECK(flags.has_any(ItemFlag::copy | ItemFlag::resolving));
  CHECK(!flags.has_any(ItemFlag::resolving | ItemFlag::cancelled));
  CHECK((flags & ItemFlag::copy) == ItemFlag::copy);
  CHECK(!flags.empty());
  CHECK(Flags<ItemFlag>().empty());
}

}  // namespace soulstack::testing::flags_test

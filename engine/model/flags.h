// Sets of flags: the marks of cards, players, stack items, events and frames.
#pragma once

#include <type_traits>

namespace soulstack {

// A set of flags of one kind. Flag: a scoped enum whose values are one bit each. Stored as the integer under the enum:
// same size, same bits. Flags of different kinds do not mix.
template <class Flag>
class Flags {
 public:
  using Bits = std::underlying_type_t<Flag>;
  static_assert(std::is_unsigned_v<Bits>);

  constexpr Flags() = default;
  constexpr Flags(Flag flag) : bits_(static_cast<Bits>(flag)) {}

  constexpr bool has(Flag flag) const { return has_any(flag); }
  constexpr bool has_any(Flags of) const { return (bits_ & of.bits_) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Bits bits() const { return bits_; }

  constexpr void set(Flags these) { bits_ = static_cast<Bits>(bits_ | these.bits_); }
  constexpr void set(Flags these, bool on) {
    if (on)
      set(these);
    else
      clear(these);
  }
  constexpr void clear(Flags these) { bits_ = static_cast<Bits>(bits_ & ~these.bits_); }

  friend constexpr Flags operator|(Flags a, Flags b) {
    a.set(b);
    return a;
  }
  friend constexpr Flags operator&(Flags a, Flags b) {
    a.bits_ = static_cast<Bits>(a.bits_ & b.bits_);
    return a;
  }
  friend constexpr bool operator==(Flags, Flags) = default;

 private:
  Bits bits_ = 0;
};

}  // namespace soulstack

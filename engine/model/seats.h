// Sets of seats.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "engine/model/ids.h"

namespace soulstack {

// A set of seats, such as those that have seen a card. Seat::game is never in it: adding it does nothing. Stored as an
// integer with one bit for each seat, without padding, so states can contain it.
class Seats {
 public:
  using Bits = std::conditional_t<max_players <= 8, std::uint8_t, std::uint16_t>;
  static_assert(max_players >= 1 && max_players <= std::numeric_limits<Bits>::digits,
                "max_players: Seats::Bits needs a bit for each player");

  constexpr Seats() = default;
  constexpr Seats(Seat seat) : bits_(bit(seat)) {}
  static constexpr Seats first(int n) { return of_bits(static_cast<Bits>((1U << n) - 1)); }  // n: 0 to max_players
  static constexpr Seats all() { return first(max_players); }  // also seats at which nobody sits
  static constexpr Seats of_bits(Bits bits) {
    Seats seats;
    seats.bits_ = bits;
    return seats;
  }

  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Bits bits() const { return bits_; }

  constexpr void add(Seats these) { bits_ = static_cast<Bits>(bits_ | these.bits_); }
  constexpr void remove(Seats these) { bits_ = static_cast<Bits>(bits_ & ~these.bits_); }

  friend constexpr Seats operator|(Seats a, Seats b) {
    a.add(b);
    return a;
  }
  friend constexpr Seats operator-(Seats a, Seats b) {
    a.remove(b);
    return a;
  }
  friend constexpr bool operator==(Seats, Seats) = default;

  // Visits the seats in ascending order.
  class Iterator {
   public:
    constexpr explicit Iterator(Bits left) : left_(left) {}
    constexpr Seat operator*() const { return seat(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<Bits>(left_ & (left_ - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Bits left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  // Seat::game is 255, which is 63 here: a bit that does not fit into Bits.
  static constexpr Bits bit(Seat seat) { return static_cast<Bits>(std::uint64_t{1} << (index_of(seat) & 63)); }

  Bits bits_ = 0;
};

}  // namespace soulstack

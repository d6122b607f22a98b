// Sets of seats.
#include "engine/model/seats.h"

#include <doctest/doctest.h>

#include <vector>

#include "engine/model/event_uses.h"

namespace soulstack::testing::seats_test {

static_assert(std::is_trivially_copyable_v<Seats> && std::has_unique_object_representations_v<Seats>);
static_assert(sizeof(Seats) == sizeof(Seats::Bits));

TEST_CASE("seats: each seat of the largest table is in or out by itself") {
  for (int n = 0; n < max_players; ++n) {
    Seats seats = Seats::all();
    seats.remove(seat(n));
    CHECK(!seats.has(seat(n)));
    CHECK(seats.size() == max_players - 1);
    seats.add(seat(n));
    CHECK(seats == Seats::all());
    CHECK(Seats(seat(n)).size() == 1);
    CHECK(Seats::first(n).size() == n);
    CHECK(!Seats::first(n).has(seat(n)));
  }
}

TEST_CASE("seats: nobody can be added, removed and looked for") {
  Seats seats = Seats::first(2);
  seats.add(Seat::game);
  seats.remove(Seat::game);
  CHECK(seats == Seats::first(2));
  CHECK(!Seats::all().has(Seat::game));
  CHECK(Seats(Seat::game).empty());
}

TEST_CASE("seats: they are visited in ascending order") {
  const Seats seats = Seats(seat(max_players - 1)) | seat(0) | seat(2);
  std::vector<int> visited;
  for (const Seat one : seats - seat(2))
    visited.push_back(index_of(one));
  CHECK(visited == std::vector{0, max_players - 1});
}

TEST_CASE("seats: an event holds the seats of the largest table") {
  const Event e = events::joining.in({.type = EventType::attack_joined}, Seats::all());
  CHECK(events::joining(e) == Seats::all());
  CHECK(events::joining(Event{.type = EventType::damage, .value = 255}).empty());
}

}  // namespace soulstack::testing::seats_test

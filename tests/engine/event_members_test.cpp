// What the members of events hold: every member that is set in a game has a documented meaning, and reads by its name.
#include "engine/model/event_members.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "engine/model/event_uses.h"
#include "tests/support/playing.h"

namespace soulstack::testing::event_members_test {
namespace {

constexpr Seat P1 = seat(0), P2 = seat(1);

std::string name_of(EventType type, EventMember member) {
  constexpr std::string_view names[] = {"subject", "source", "object", "by", "zone", "amount", "value"};
  return std::string(row_of(type).name) + "." + std::string(names[static_cast<std::size_t>(member)]);
}

// "card_moved.amount", for each member that is set although it has no meaning.
std::set<std::string> without_meaning(const std::vector<Event>& log) {
  std::set<std::string> found;
  for (const Event& e : log)
    for (const EventMember member : event_members)
      if (is_set(e, member) && meaning_of(e.type, member).empty())
        found.insert(name_of(e.type, member));
  return found;
}

std::set<std::string> without_meaning_in_random_games(const Loaded& loaded, int games) {
  std::set<std::string> found;
  for (int n = 1; n <= games; ++n) {
    Game game = new_game(loaded, 2 + n % 3, static_cast<std::uint64_t>(n), true);
    Answers(static_cast<std::uint64_t>(n)).play_to_the_end(game);
    found.merge(without_meaning(game.table().log));
  }
  return found;
}

std::string joined(const std::set<std::string>& names) {
  std::string all;
  for (const std::string& name : names)
    all += name + "\n";
  return all;
}

}  // namespace

TEST_CASE("events: every member that is set in a random game has a meaning") {
  CHECK(joined(without_meaning_in_random_games(base_game(), 20)) == "");
  const auto trials = load_sets({SOULSTACK_TEST_ROOT "/cards/base", SOULSTACK_TEST_ROOT "/tests/sets/trials"});
  CHECK(joined(without_meaning_in_random_games(*trials, 10)) == "");
}

TEST_CASE("events: a member that is set without a meaning is found") {
  const Event moved{.type = EventType::card_moved, .object = Value::player(P1), .amount = 1};
  CHECK(joined(without_meaning({moved})) == "card_moved.amount\ncard_moved.object\n");
}

TEST_CASE("events: no member has two meanings, and each listed meaning is said") {
  std::set<std::string> listed;
  for (const FurtherMember& further : members::further_members) {
    CHECK(listed.insert(name_of(further.event, further.member)).second);
    CHECK(members::asked_about(row_of(further.event).has, further.member).empty());
    CHECK_FALSE(further.is.empty());
  }
}

TEST_CASE("events: a member is read by what it holds, and in another event it is empty") {
  const Event added = events::counter_kind.in({.type = EventType::counters_added}, CounterId{3});
  CHECK(events::counter_kind(added) == CounterId{3});
  CHECK_FALSE(events::counter_kind({.type = EventType::card_put, .zone = 3}).known());
  CHECK(events::item_chosen_by({.type = EventType::coins_gained, .by = P2}) == Seat::game);
  CHECK(events::counter_kind.in({.type = EventType::card_put, .zone = 3}, CounterId{5}).zone == 3);
}

TEST_CASE("events: an ability that does not exist is stored as nothing") {
  CHECK(events::copied_ability.in({.type = EventType::loot_copied}, AbilityId{}).object == nothing);
  CHECK_FALSE(events::copied_ability({.type = EventType::loot_copied}).known());
  CHECK(events::copied_ability.in({.type = EventType::loot_copied}, AbilityId{7}).object ==
        Value::ability(AbilityId{7}));
}

TEST_CASE("events: `from` of a loot_drawn is its pile, of another event its source") {
  const Event drawn{.type = EventType::loot_drawn, .source = Value::player(P1), .zone = 9};
  CHECK(events::from(drawn) == Value::zone(ZoneId{9}));
  CHECK(events::from({.type = EventType::looting, .source = Value::player(P1), .zone = 9}) == Value::player(P1));
}

}  // namespace soulstack::testing::event_members_test

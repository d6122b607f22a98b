// What happened before (rule 6.9), where no scenario can show it: attacks within attacks, full lists, saved states.
#include "engine/table/history.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/invariants.h"
#include "engine/model/save_format.h"
#include "engine/rules/ending_attacks.h"
#include "engine/table/attacks_under_way.h"
#include "tests/support/trial.h"

namespace soulstack::testing::history_test {
namespace {

// The counts are numbered in the order of the fields below.
const std::vector<File> files = {
    {"treasure/asker.lua",
     "return treasure { name = \"Asker\",\n"
     "  always { text = \"A.\", attack = happened { event = damage_taken, of = you, within = attack } },\n"
     "  always { text = \"B.\", attack = total { event = damage_taken, of = this, within = turn } },\n"
     "  always { text = \"C.\", attack = happened { event = recharged, of = this, within = turn } },\n"
     "  always { text = \"D.\", attack = last { event = coins_gained, of = you, within = game } },\n"
     "}\n"}};
constexpr TallyId of_attack{0}, of_object{1}, of_recharging{2}, of_game{3};

void happens(Table& t, EventType type, Value to, int amount = 1) {
  t.emit({.type = type, .subject = to, .amount = static_cast<std::int16_t>(amount)});
}

int counted(const Table& t, TallyId def, Value of, HistoryNumber number = HistoryNumber::times) {
  return history::number_of(t, def, number, {of, nothing});
}

const Value p1 = Value::player(P1);

}  // namespace

TEST_CASE("history: an event is part of the innermost attack, and of no other") {
  Trial trial(files);
  Table& t = trial.table();
  CHECK(counted(t, of_attack, p1) == 0);
  happens(t, EventType::damage_taken, p1);
  CHECK(counted(t, of_attack, p1) == 0);  // there is no attack
  static_cast<void>(t.push(Procedure::attack, Attack{.attacker = p1}));
  const std::uint32_t outer = t.top().serial;
  happens(t, EventType::damage_taken, p1);
  happens(t, EventType::damage_taken, p1);
  CHECK(counted(t, of_attack, p1) == 2);
  static_cast<void>(t.push(Procedure::attack, Attack{.attacker = p1}));
  CHECK(counted(t, of_attack, p1) == 0);
  happens(t, EventType::damage_taken, p1);
  CHECK(counted(t, of_attack, p1) == 1);
  end_attack(t, t.top());
  CHECK(counted(t, of_attack, p1) == 2);
  end_attack(t, t.frame(outer));
  CHECK(counted(t, of_attack, p1) == 0);
  CHECK(std::none_of(t.s.tallies.begin(), t.s.tallies.end(), [](const Tally& row) { return row.def == of_attack; }));
}

TEST_CASE("history: counts and totals stop at their limit") {
  Trial trial(files);
  Table& t = trial.table();
  const Value object = t.ref(t.player(P1).character);
  for (int i = 0; i < 3; ++i)
    happens(t, EventType::damage_taken, object, 20'000);
  CHECK(counted(t, of_object, object) == 3);
  CHECK(counted(t, of_object, object, HistoryNumber::total) == history::most);
  CHECK(counted(t, of_object, object, HistoryNumber::last) == 20'000);
}

TEST_CASE("history: when the list is full, objects that are gone are dropped first, and then the game is stopped") {
  Trial trial(files);
  Table& t = trial.table();
  const int room = decltype(t.s.tallies)::capacity;
  for (int i = 0; i < room; ++i)
    happens(t, EventType::damage_taken, Value::card(0, static_cast<std::uint16_t>(1'000 + i)));
  CHECK(t.s.tallies.full());
  happens(t, EventType::damage_taken, t.ref(1));
  CHECK(t.s.tallies.count == 1);
  CHECK(counted(t, of_object, t.ref(1)) == 1);
  for (const EventType type : {EventType::damage_taken, EventType::recharged})
    for (CardIndex i = 0; i < t.s.cards.count; ++i)
      happens(t, type, t.ref(i));
  REQUIRE(2 * t.s.cards.size() > room);
  CHECK(t.s.outcome == Outcome::stopped);
}

TEST_CASE("history: counts are copied, saved and hashed, and end with the turn unless they are of the game") {
  Trial trial(files);
  Table& t = trial.table();
  const std::uint64_t before = hash_of(t.s);
  happens(t, EventType::coins_gained, p1, 4);
  happens(t, EventType::recharged, t.ref(1));
  REQUIRE(t.s.tallies.count == 2);
  CHECK(hash_of(t.s) != before);
  const auto loaded = std::make_unique<GameState>();
  CHECK(read_state(bytes_of(t.s), *loaded));
  CHECK(hash_of(*loaded) == hash_of(t.s));
  const Table fork(t);
  CHECK(counted(fork, of_game, p1, HistoryNumber::last) == 4);
  CHECK(counted(fork, of_recharging, t.ref(1)) == 1);
  history::end_turn(t);
  CHECK(counted(t, of_game, p1, HistoryNumber::last) == 4);
  CHECK(counted(t, of_recharging, t.ref(1)) == 0);
}

TEST_CASE("history: games without such words count nothing") {
  Game game = new_game(base_game(), 2, 7);
  Answers(7).play_on(game, 100);
  CHECK(game.state().tallies.count == 0);
  CHECK(base_game().content().tallies.empty());
}

TEST_CASE("history: wrong counts are found") {
  Trial trial(files);
  Table& t = trial.table();
  happens(t, EventType::coins_gained, p1);
  REQUIRE(first_wrong(t) == "");
  t.s.tallies[0].count = 0;
  CHECK(first_wrong(t) == "something is counted that nothing asks about, or that did not happen (rule 6.9.2)");
  t.s.tallies[0].count = 1;
  t.s.tallies[0].attack = 1;
  CHECK(first_wrong(t) == "events of an attack are counted that is not under way (rule 6.9.2)");
  t.s.tallies[0].attack = 0;
  t.s.tallies[0].keys[0] = t.ref(1);
  CHECK(first_wrong(t) == "a count of what happened names the wrong player or object (rule 6.9.2)");
}

}  // namespace soulstack::testing::history_test

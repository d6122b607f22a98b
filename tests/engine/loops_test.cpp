// Ruling Q32: unbreakable loops end the game as a draw, loops with an optional part end, and none hangs.
#include "engine/table/loops.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "tests/support/trial.h"

namespace soulstack::testing::loops_test {
namespace {

constexpr double patience = 2;  // seconds

// A loot card that starts the loop: P1 gains 1 ¢.
const File spark{
    "loot/spark.lua",
    "return loot { name = \"Spark\", play { text = \"A.\", effect = function(you) gain_coins(you, 1) end } }"};

File item(const std::string& id, const std::string& name, const std::string& ability) {
  return {"treasure/" + id + ".lua", "return treasure { name = \"" + name + "\", " + ability + " }"};
}
std::string when(const std::string& event, const std::string& effect) {
  return "when { event = " + event + ", text = \"A.\", effect = function(you, this, of) " + effect + " end }";
}

const std::string ask_again = "if not confirm(you) then return end lose_coins(you, 1) gain_coins(you, 1)";

struct Ended {
  Outcome outcome = Outcome::running;
  std::string trouble;
  double seconds = 0;
  std::uint64_t decisions = 0;
  std::string wrong;
  std::uint32_t resolved = 0;  // the maximum in one turn
  std::string last_event;
};

// P1 has the items in play and plays Spark; then all players pass until no decision is left.
Ended start(const std::vector<File>& items, int most_decisions = 1000) {
  std::vector<File> files = items;
  files.push_back(spark);
  const std::unique_ptr<Loaded> loaded = load_with_base(files);
  const Content& content = loaded->content();
  Situation table;
  table.seats.resize(2);
  for (std::uint16_t i = 0; i < content.cards.size(); ++i) {
    if (content.cards[i].set == "own" && content.cards[i].deck == content.find_deck("treasure"))
      table.seats[0].items.push_back({.card = CardDefId{i}, .covers = {}});
    if (content.cards[i].id == "own:spark")
      table.seats[0].hand.push_back(CardDefId{i});
  }
  for (LaidSeat& seat : table.seats)  // no player has anything to activate
    seat.character.charged = false;
  const double begin = seconds_used();
  Game game = game_at(*loaded, table);
  game.keep_log(true);
  (void)game.answer(1);  // plays Spark
  std::uint32_t resolved = 0;
  while (!game.over() && static_cast<int>(game.state().decisions) < most_decisions) {
    (void)game.answer(0);
    resolved = std::max<std::uint32_t>(resolved, game.state().turn.resolved);
  }
  const double took = seconds_used() - begin;
  const std::vector<Trouble>& troubles = game.table().troubles;
  return {game.outcome(),
          troubles.empty() ? "" : troubles.back().what,
          took,
          game.state().decisions,
          first_wrong(game.table()),
          resolved,
          narrate(game.table(), game.table().log.back())};
}

}  // namespace

TEST_CASE("loops: two triggers that feed each other end the game as a draw, and are named") {
  const Ended end = start({item("giver", "The Giver", when("coins_lost, of = you", "gain_coins(you, 1)")),
                           item("taker", "The Taker", when("coins_gained, of = you", "lose_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(has(end.trouble, "a loop that no player can break"));
  CHECK(has(end.trouble, "The Giver"));
  CHECK(has(end.trouble, "The Taker"));
  CHECK(end.decisions < 10);
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a trigger that feeds itself ends the game as a draw, and is named") {
  const Ended end =
      start({item("wheel", "The Wheel", when("coins_gained, of = you", "lose_coins(you, 1) gain_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Wheel");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: three triggers in a ring end the game as a draw") {
  const Ended end =
      start({item("a", "Ring A", when("coins_gained, of = you", "add_counters(this, 1) lose_coins(you, 1)")),
             item("b", "Ring B",
                  when("coins_lost, of = you",
                       "local t = all(an_item { of = you }) for _, i in ipairs(t) do remove_counters(i, 1) end "
                       "gain_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(has(end.trouble, "Ring A"));
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a loop that only rolls dice ends the game as a draw, after very many repetitions") {
  const std::string roll_on = "roll = { [\"1-6\"] = nothing }, ";
  const Ended end = start({item("dice", "Perpetual Dice",
                                "when { event = coins_gained, of = you, " + roll_on + "text = \"Roll.\" },\n" +
                                    "when { event = rolled, of = you, " + roll_on + "text = \"Roll again.\" }")});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: Perpetual Dice");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a loop that gains more and more ¢ is a draw") {
  const Ended end = start({item("mint", "The Mint", when("coins_gained, of = you", "gain_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Mint");
  CHECK(end.seconds < patience);
  CHECK(end.wrong == "");
}

TEST_CASE("loops: a long chain that ends is not a loop") {
  const std::string once_more =
      "if this.counters < 1000 then add_counters(this, 1) lose_coins(you, 1) gain_coins(you, 1) end";
  const Ended end = start({item("chain", "The Chain", when("coins_gained, of = you", once_more))}, 20);
  CHECK(end.outcome == Outcome::running);
  CHECK(end.trouble == "");
}

TEST_CASE("loops: a loop that adds more and more counters is a draw") {
  const Ended end =
      start({item("mint", "The Mint",
                  when("coins_gained, of = you", "add_counters(this, 1) lose_coins(you, 1) gain_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Mint");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a loop that doubles each time is a draw when the stack is full") {
  const Ended end =
      start({item("twins", "The Twins", when("coins_gained, of = you", "gain_coins(you, 1) gain_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Twins");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a game in which too many abilities trigger at once is stopped with a message") {
  const std::string many = when("coins_gained, of = you", "for i = 1, 200 do gain_coins(you, 1) end");
  const Ended end =
      start({item("flood", "The Flood", many), item("spring", "The Spring", many), item("tide", "The Tide", many)});
  CHECK(end.outcome == Outcome::stopped);
  CHECK(has(end.trouble, "too many abilities triggered at once"));
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a change does not apply to events that it causes itself, so it does not loop") {
  const Ended end = start(
      {item("echo", "The Echo",
            "change { event = coins_gained, of = you, text = \"A.\", effect = function(you) gain_coins(you, 1) end }")},
      20);
  CHECK(end.outcome == Outcome::running);
  CHECK(end.trouble == "");
}

TEST_CASE("loops: a loop that creates more and more lasting effects is a draw") {
  const Ended end = start({item("last", "The Last",
                                "when { event = coins_gained, of = you, text = \"A.\", effect = function(you) "
                                "lose_coins(you, 1) gain_coins(you, 1) end,\n"
                                "lasting { till = end_of_turn, always { attack = 1 } } }")});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Last");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a long chain that ends is not a loop, whatever grows in it") {
  const auto grows = [](const std::string& id, const std::string& enough, const std::string& grow) {
    return start({item(id, "The Long",
                       when("coins_gained, of = you",
                            "if " + enough + " then return end " + grow + " lose_coins(you, 1) gain_coins(you, 1)"))});
  };
  for (const Ended& end : {grows("level", "this.level >= 800", "level_up(this, 1)"),
                           grows("note", "(this.noted or 0) >= 800", "note(this, (this.noted or 0) + 1)"),
                           grows("counter", "this.counters >= 800", "add_counters(this, 1)")}) {
    CHECK(end.outcome == Outcome::running);
    CHECK(end.trouble == "");
    CHECK(end.resolved > 800);
  }
}

TEST_CASE("loops: only the looping cards are named, also in the event that ends the game") {
  const Ended end =
      start({item("match", "The Match", when("coins_gained, of = you, first = turn", "lose_coins(you, 1)")),
             item("wheel", "The Wheel", when("coins_lost, of = you", "gain_coins(you, 1) lose_coins(you, 1)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Wheel");
  CHECK(end.last_event == "The game is a draw: a loop that no player can break: The Wheel");
}

TEST_CASE("loops: damage in response to damage continues after the player's death, and is a draw") {
  const Ended end = start({item("thorns", "The Thorns", when("damage_taken, of = you", "deal(1, you)")),
                           item("prick", "The Prick", when("coins_gained, of = you", "deal(1, you)"))});
  CHECK(end.outcome == Outcome::draw);
  CHECK(end.trouble == "a loop that no player can break: The Thorns");
  CHECK(end.seconds < patience);
}

TEST_CASE("loops: a loop with a decision continues as long as the player chooses to continue") {
  const Ended on = start({item("asker", "The Asker", when("coins_gained, of = you", ask_again))}, 300);
  CHECK(on.outcome == Outcome::running);
  CHECK(on.trouble == "");
  CHECK(on.decisions == 300);
  CHECK(on.seconds < patience);
}

TEST_CASE("loops: a player who always continues a loop is no longer asked, and the loop ends") {
  const Ended end = start({item("asker", "The Asker", when("coins_gained, of = you", ask_again))}, 2'000);
  CHECK(end.outcome == Outcome::running);
  CHECK(end.trouble == "");
  CHECK(end.resolved > 1'000);
  CHECK(end.resolved < 1'100);
  const Ended may = start({item("may", "The May",
                                "when { event = coins_gained, of = you, may = true, text = \"A.\", effect = "
                                "function(you) gain_coins(you, 1) end }")},
                          3'000);
  CHECK(may.outcome == Outcome::running);
  CHECK(may.resolved > 1'000);
  CHECK(may.resolved < 1'100);
}

TEST_CASE("loops: Q86 a loop with a mandatory choice is not a draw; its turn is stopped") {
  const Ended end =
      start({item("choosy", "The Choosy", when("coins_gained, of = you", "choose(you, a_player) gain_coins(you, 1)"))},
            50'000);
  CHECK(end.outcome == Outcome::stopped);
  CHECK(end.trouble == "a loop that continues by forced choices: The Choosy");
  CHECK(end.seconds < patience);
}

}  // namespace soulstack::testing::loops_test

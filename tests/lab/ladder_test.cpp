// soulstack ladder: its rotations, ratings and intervals, and what it prints.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/result_files.h"
#include "tools/lab/ladder.h"
#include "tools/support/random.h"

namespace soulstack::testing::ladder_test {
namespace {

using soulstack::Outcome;
using soulstack::tools::Dice;
using soulstack::tools::GameResult;
using soulstack::tools::Ladder;
using soulstack::tools::Ranked;
using soulstack::tools::rotations;

using Names = std::vector<std::string>;

// Deals whose winners are drawn with these chances: e^(strength of the bot + advantage of the first player).
Ladder played(const Names& bots, int players, int deals, const std::vector<double>& strengths, double first_gains) {
  Ladder ladder(bots, players);
  Dice dice(2);
  for (int n = 0; n < deals; ++n) {
    std::vector<GameResult> games;
    const int first = dice.below(players);
    for (std::size_t r = 0; r < ladder.seatings().size(); ++r) {
      std::vector<double> chances;
      double sum = 0;
      for (int p = 0; p < players; ++p) {
        const std::string& bot = ladder.seatings()[r][static_cast<std::size_t>(p)];
        const auto at = std::find(bots.begin(), bots.end(), bot) - bots.begin();
        sum += std::exp(strengths[static_cast<std::size_t>(at)] + (p == first ? first_gains : 0));
        chances.push_back(sum);
      }
      const double drawn = sum * dice.below(1'000'000) / 1e6;
      const auto winner = std::upper_bound(chances.begin(), chances.end(), drawn) - chances.begin();
      GameResult game;
      game.first = static_cast<std::uint8_t>(first);
      game.winners = soulstack::seat(static_cast<int>(winner));
      game.outcome = Outcome::won;
      games.push_back(game);
    }
    ladder.add(soulstack::tools::ladder_deal(games, players));
  }
  return ladder;
}

TEST_CASE("ladder: a deal is played in all different rotations") {
  CHECK(rotations({"a", "b", "b"}, 3) == std::vector<Names>{{"a", "b", "b"}, {"b", "b", "a"}, {"b", "a", "b"}});
  CHECK(rotations({"a", "b"}, 4) == std::vector<Names>{{"a", "b", "a", "b"}, {"b", "a", "b", "a"}});
  CHECK(rotations({"a"}, 4) == std::vector<Names>{{"a", "a", "a", "a"}});
}

TEST_CASE("ladder: ratings are those with which the games were drawn, turn order aside") {
  const double ten_times = std::log(10);
  const std::vector<Ranked> ranked =
      played({"random", "eager", "greedy"}, 3, 4000, {0, ten_times / 4, ten_times / 2}, 1.0).ranking(1);
  REQUIRE(ranked.size() == 3);
  CHECK(ranked[0].bot == "greedy");
  CHECK(ranked[0].rating == doctest::Approx(200).epsilon(0.08));
  CHECK(ranked[1].rating == doctest::Approx(100).epsilon(0.16));
  CHECK(ranked[2].rating == 0);
  for (const Ranked& row : ranked) {
    CHECK(row.ratings.low <= row.rating);
    CHECK(row.rating <= row.ratings.high);
    CHECK(row.shares.low < row.share);
    CHECK(row.share < row.shares.high);
  }
  CHECK(ranked[0].share + ranked[1].share + ranked[2].share == doctest::Approx(1));
}

TEST_CASE("ladder: intervals are as narrow as the deals allow, and cover equal bots") {
  const std::vector<Ranked> few = played({"eager", "random"}, 4, 50, {0, 0}, 0).ranking(1);
  const std::vector<Ranked> many = played({"eager", "random"}, 4, 5000, {0, 0}, 0).ranking(1);
  CHECK(few[0].shares.half_width() > 5 * many[0].shares.half_width());
  CHECK_FALSE(many[0].shares.excludes(0.25));
  CHECK_FALSE(few[0].ratings.excludes(0));
}

TEST_CASE("ladder: a bot that wins all games has a finite rating, and nobody has one without deals") {
  const std::vector<Ranked> ranked = played({"greedy", "random"}, 2, 100, {50, 0}, 0).ranking(1);
  CHECK(ranked[0].share == 1);
  CHECK(ranked[0].rating > 500);
  CHECK(std::isfinite(ranked[0].ratings.high));
  CHECK(ranked[0].ratings.low < ranked[0].rating - 100);  // it may lose the next
  CHECK(ranked[0].shares.low == doctest::Approx(0.9817).epsilon(1e-3));
  CHECK(Ladder({"greedy", "random"}, 2).ranking(1).empty());
}

TEST_CASE("ladder: the table names bots, shares, intervals, ratings and speeds") {
  const Ran ran = run("ladder", "eager", "random", "--players", "2", "--games", "7");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "8 games of 2 players: 4 deals in all rotations of seats, seed 1, rules extended"));
  CHECK(has(ran.out, "equal is 50.0 %"));
  const auto json = [](const char* jobs) {
    Json j = json_of(run("ladder", "eager", "random", "--players", "2", "--games", "8", "--jobs", jobs, "--json"));
    j.erase("seconds");
    for (Json& row : j["ranking"]) {
      CHECK(row["games_per_second"] > 0);
      row.erase("games_per_second");
    }
    return j;
  };
  CHECK(json("1") == json("3"));
  CHECK(json("1")["games"] == 8);
}

TEST_CASE("ladder: the report has the table and a picture") {
  const std::string report = (own_folder.path() / "ladder.html").string();
  REQUIRE(run("ladder", "eager", "random", "--players", "2", "--games", "4", "--report", report).code == 0);
  const std::string page = text_of(report);
  CHECK(has(page, "<svg"));
  CHECK(has(page, ">eager</td>"));
  CHECK(run("ladder", "eager", "random", "--players", "2", "--report", "no_such_folder/x.html").code == 3);
}

TEST_CASE("ladder: a run that is continued has the ranking of one run, and plays only what is missing") {
  const fs::path part = own_folder.path() / "ladder.db";
  const auto ranking = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"ladder", "eager", "random", "--players", "2", "--games", "12", "--json"});
    const Ran ran = soulstack_with("", more);
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    Json j = json_of(ran);
    for (Json& row : j["ranking"])
      row.erase("games_per_second");
    return j["ranking"];
  };
  const Json whole = ranking({});
  CHECK(ranking({"--out", part.string()}) == whole);
  const std::string text = text_of(part);
  CHECK(ranking({"--out", part.string(), "--resume"}) == whole);
  CHECK(text_of(part) == text);
  query(part, "delete from stretch");  // as if it had been killed before the first deal
  CHECK(ranking({"--out", part.string(), "--resume"}) == whole);
  CHECK(run("ladder", "eager", "random", "--players", "2", "--games", "12", "--out", part.string()).code == 3);
  const Ran other =
      run("ladder", "eager", "greedy", "--players", "2", "--games", "12", "--out", part.string(), "--resume");
  CHECK(other.code == 3);
  CHECK(has(other.err, "`bots`"));
  CHECK(run("ladder", "eager", "--resume").code == 2);
  CHECK(run("ladder", "eager", "--out", "ladder.csv").code == 2);
}

TEST_CASE("ladder: `search` plays with any number of rollouts from 1 on") {
  const Json j = json_of(run("ladder", "search:6", "random", "--players", "2", "--games", "2", "--json"));
  CHECK(j["ranking"].size() == 2);
  const Ran none = run("ladder", "search:0");
  CHECK(none.code == 2);
  CHECK(has(none.err, "the number of rollouts must be from 1 to 1000, as in `search:200`"));
}

TEST_CASE("ladder: unknown bots, and bots that do not fill the seats, are refused") {
  const Ran unknown = run("ladder", "eagre");
  CHECK(unknown.code == 2);
  CHECK(has(unknown.err, "did you mean `eager`?"));
  const Ran three = run("ladder", "eager", "random", "greedy");
  CHECK(three.code == 2);
  CHECK(has(three.err, "4 seats cannot be divided evenly among 3 bots"));
  CHECK(run("ladder").code == 2);
}

}  // namespace

}  // namespace soulstack::testing::ladder_test

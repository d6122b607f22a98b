// The report of one game, and games with and without a card.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/running.h"

namespace soulstack::testing::game_report_test {
namespace {

TEST_CASE("replay: --report tells a game in one file, and the same game gives the same bytes") {
  const std::string games = (own_folder.path() / "games.db").string();
  const TemporaryFile one("one.html", ""), two("two.html", "");
  REQUIRE(run("sim", "--games", "1", "--players", "2", "--bots", "eager", "--out", games.c_str()).code == 0);
  for (const TemporaryFile* file : {&one, &two})
    REQUIRE(run("replay", (games + "#1").c_str(), "--report", file->path().c_str()).code == 0);
  const std::string html = text_of(one.path());
  CHECK(html == text_of(two.path()));
  for (const char* part : {"<h2>Turning points</h2>", "<h3>Better than any other option</h3>",
                           "<h2>Which cards did the work</h2>", "<svg ", "<desc>", "turn,games,P1,P2\n1,60,"})
    CHECK_MESSAGE(has(html, part), part);
  CHECK_FALSE(has(html, "src="));
  CHECK_FALSE(has(html, "nan"));
  CHECK(run("replay", (games + "#1").c_str(), "--report", "/nowhere/x.html").code == 3);
  fs::remove(games);
}

TEST_CASE("compare: without a card that is seldom met most games are the same, and their lengths go together") {
  const Ran ran = run("compare", "extended", "--without", "dinner", "--games", "300", "--bots", "eager", "--json");
  REQUIRE(ran.code == 0);
  const Json found = json_of(ran)["comparisons"][0];
  CHECK(found["same_games"].get<int>() >= 150);
  CHECK(found["measures"][0]["correlation"].get<double>() >= 0.7);
}

}  // namespace

}  // namespace soulstack::testing::game_report_test

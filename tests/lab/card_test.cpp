// soulstack card: what it counts, plays and says.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/support/result_files.h"
#include "tools/simulate/game_details.h"
#include "tools/study/card_effect.h"

namespace soulstack::testing::card_test {
namespace {

using soulstack::CardDefId;
using soulstack::Outcome;
using soulstack::Seat;
using soulstack::tools::answers_of;
using soulstack::tools::CardDetails;
using soulstack::tools::CardEffect;
using soulstack::tools::FaredAnswer;
using soulstack::tools::GameDetails;
using soulstack::tools::GameResult;

constexpr CardDefId card{7}, other{8};

// A game of two players that seat `winner` wins, with what players did.
GameResult game(int turns, int winner, std::vector<CardDetails> cards = {}) {
  GameResult g;
  g.turns = static_cast<std::uint16_t>(turns);
  g.outcome = Outcome::won;
  g.winners = soulstack::seat(winner);
  GameDetails details;
  details.players.resize(2);
  details.cards = std::move(cards);
  g.details = std::make_shared<const GameDetails>(std::move(details));
  return g;
}

CardDetails played(int seat, int times, int turn, CardDefId what = card) {
  return {.who = static_cast<Seat>(seat), .card = what, .played = times, .first_turn = turn};
}

CardEffect effect_of_two() {
  CardEffect e;
  e.card = card;
  e.players = 2;
  return e;
}

const FaredAnswer* find(const std::vector<FaredAnswer>& answers, const std::string& what) {
  for (const FaredAnswer& a : answers)
    if (a.what == what)
      return &a;
  return nullptr;
}

TEST_CASE("card: players who did something with the card are counted, with their wins") {
  CardEffect e = effect_of_two();
  e.add(game(50, 0, {played(0, 2, 11)}), game(60, 0));
  e.add(game(50, 1, {played(0, 1, 30), played(1, 1, 12)}), game(50, 1));
  e.add(game(50, 1, {played(1, 4, 3, other)}), game(50, 1));
  CHECK(e.games == 3);
  CHECK(e.games_met == 2);
  CHECK(e.same_games == 2);
  CHECK(e.turn_of_share(0.5) == 11);
  const std::vector<FaredAnswer> answers = answers_of(e);
  const FaredAnswer* const played_it = find(answers, "played it");
  REQUIRE(played_it != nullptr);
  CHECK(played_it->fared.players == 3);
  CHECK(played_it->fared.times == 4);
  CHECK(played_it->fared.wins == 2 * soulstack::tools::whole_win);
  CHECK(played_it->sentence == "too scarce to say");
  CHECK(find(answers, "bought it") == nullptr);
  REQUIRE(find(answers, "first in turns 11 to 20") != nullptr);
  CHECK(find(answers, "first in turns 11 to 20")->fared.players == 2);
  CHECK(find(answers, "first in turns 21 to 40")->fared.players == 1);
}

TEST_CASE("card: what goes with winning stands out, and what does not is not said to") {
  CardEffect wins = effect_of_two(), even = effect_of_two();
  for (int n = 0; n < 300; ++n) {
    wins.add(game(50, n % 4 == 0 ? 1 : 0, {played(0, 1, 5)}), game(50, 0));
    even.add(game(50, n % 2, {played(0, 1, 5)}), game(50, 0));
  }
  CHECK(find(answers_of(wins), "played it")->sentence == "win more often");
  CHECK(find(answers_of(wins), "played it")->interval.excludes(50));
  CHECK(find(answers_of(even), "played it")->sentence.empty());
}

Ran about(std::vector<std::string> more) {
  more.insert(more.begin(), {"card", "bomb", "--games", "12", "--players", "2", "--bots", "random"});
  return soulstack_with("", more);
}

TEST_CASE("card: counts what the rows of sim count, and compares like compare, however many threads there are") {
  const auto json = [](const char* jobs) {
    Json j = json_of(about({"--json", "--jobs", jobs}));
    j.erase("seconds");
    return j;
  };
  const Json j = json("1");
  CHECK(j == json("3"));
  CHECK(j["card"] == "base:bomb");
  const fs::path rows = own_folder.path() / "card.db";
  REQUIRE(run("sim", "--games", "12", "--players", "2", "--bots", "random", "--cards", "--out", rows.string()).code ==
          0);
  const std::string of_bomb = " from card where card = 'base:bomb' and played > 0";
  const int players = std::stoi(query(rows, "select count(*)" + of_bomb));
  const int played = std::stoi(query(rows, "select sum(played)" + of_bomb));
  REQUIRE(played > 0);
  Json found;
  for (const Json& one : j["players_who"])
    if (one["what"] == "played it")
      found = one;
  CHECK(found["times"] == played);
  CHECK(found["players"] == players);
  const Json compared = json_of(run("compare", "extended", "--without", "base:bomb", "--games", "12", "--players", "2",
                                    "--bots", "random", "--json"))["comparisons"][0]["measures"];
  CHECK(j["comparisons"][0]["measures"] == compared);
}

TEST_CASE("card: says what it found and how it may be read") {
  const Ran ran = about({});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Bomb!: 12 games with it, and the same deals without it"));
  CHECK(has(ran.out, "Somebody drew, played, bought or used it in"));
  CHECK(has(ran.out, "too scarce to say"));
  CHECK(has(ran.out, "not what causes it"));
  CHECK(has(ran.out, "extended without base:bomb (B) against extended (A)"));
}

TEST_CASE("card: mistakes in the arguments are named before a game is played") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    std::string why;
  };
  for (const Row& row : {
           Row{{"dinnr"}, 2, "There is no card `dinnr` in these sets; did you mean `dinner`?"},
           Row{{"dinner", "--rules", "exended"}, 2, "did you mean `extended`"},
           Row{{"dinner", "--bots", "eagre"}, 2, "did you mean `eager`?"},
           Row{{"dinner", "--measure", "turn"}, 2, "did you mean `turns`?"},
           Row{{"dinner", "--report", "/nowhere/x.html"}, 3, "There is no folder `/nowhere`"},
           Row{{}, 2, "Name a card, or ask for --all cards of a kind"},
       }) {
    std::vector<std::string> arguments = row.arguments;
    arguments.insert(arguments.begin(), "card");
    const Ran ran = soulstack_with("", arguments);
    CHECK(ran.code == row.code);
    CHECK_MESSAGE(has(ran.err, row.why), ran.err);
  }
}

}  // namespace

}  // namespace soulstack::testing::card_test

// soulstack study: what it counts and says.
#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/content.h"
#include "tests/support/result_files.h"
#include "tools/simulate/game_details.h"
#include "tools/study/study.h"
#include "tools/study/study_answers.h"

namespace soulstack::testing::study_test {
namespace {

using soulstack::CardDefId;
using soulstack::Content;
using soulstack::DeckId;
using soulstack::Outcome;
using soulstack::Seat;
using soulstack::tools::GameDetails;
using soulstack::tools::GameResult;
using soulstack::tools::SoulDetails;
using soulstack::tools::SoulEvent;
using soulstack::tools::Study;
using soulstack::tools::study_json;

Content two_cards() {
  Content c;
  c.decks.push_back({.name = "monster"});
  c.decks.push_back({.name = "treasure"});
  c.cards.resize(2);
  for (std::uint8_t deck = 0; deck < 2; ++deck) {
    c.cards[deck].id = deck == 0 ? "x:boss" : "x:hat";
    c.cards[deck].name = deck == 0 ? "Boss" : "Hat";
    c.cards[deck].deck = c.cards[deck].type = DeckId{deck};
    c.cards[deck].copies = 1;
  }
  c.monster_deck = DeckId{0};
  return c;
}

// Of 40 turns and two players, both with the same character; seat 0 wins.
GameResult game(std::vector<SoulDetails> souls, int kills_of_winner = 3, int kills_of_other = 1) {
  GameResult g;
  g.turns = 40;
  g.outcome = Outcome::won;
  g.winners = soulstack::seat(0);
  g.characters.fill(CardDefId{1});
  GameDetails details;
  details.players.resize(2);
  details.players[0].kills = kills_of_winner;
  details.players[1].kills = kills_of_other;
  details.players[0].questions = 100;
  details.players[1].questions = 60;
  details.souls = std::move(souls);
  g.details = std::make_shared<const GameDetails>(std::move(details));
  return g;
}

SoulDetails soul(int turn, int seat, int worth = 1, SoulEvent event = SoulEvent::gained) {
  return {.turn = turn, .who = static_cast<Seat>(seat), .card = CardDefId{0}, .worth = worth, .event = event};
}

TEST_CASE("study: souls, comebacks, decisions and what winners have more of are counted") {
  const Content content = two_cards();
  Study s(content, 2);
  s.add(game({soul(10, 1, 2), soul(30, 0, 2), soul(35, 1, 1, SoulEvent::lost)}));  // seat 1 led
  s.add(game({soul(10, 0), soul(21, 1, 2)}));                                      // not in the first half
  const auto j = study_json(s);
  CHECK(j["games"] == 2);
  CHECK(j["souls"].dump() == "{\"monster\":7}");
  CHECK(j["games_with_one_winner"] == 2);
  CHECK(j["comebacks"] == 1);
  CHECK(j["decisions_a_turn"] == 4);
  CHECK(j["never_mattered"].dump() == "[\"x:hat\"]");
  bool is_there = false;
  for (const auto& trait : j["winning"])
    if (trait["name"] == "monsters killed") {
      is_there = true;
      CHECK(trait["winners"] == 3);
      CHECK(trait["others"] == 1);
    }
  CHECK(is_there);
  CHECK(j["turn_order"][0]["wins_percent"] == 100);
  CHECK(j["turn_order"][0]["stands_out"] == 0);  // two games are too few
}

TEST_CASE("study: the interval of what winners have more of excludes 0 only if they have more") {
  const Content content = two_cards();
  Study s(content, 2);
  for (int n = 0; n < 200; ++n)
    s.add(game({}, 2 + n % 3, 1 + n % 2));
  const auto found = study_json(s);
  for (const auto& trait : found["winning"]) {
    const bool excludes_0 = trait["interval"][0] > 0 || trait["interval"][1] < 0;
    CHECK(excludes_0 == (trait["name"] == "monsters killed" || trait["name"] == "decisions"));
  }
  CHECK(found["turn_order"][0]["stands_out"] == 1);
  CHECK(found["turn_order"][1]["stands_out"] == -1);
}

Ran studied(std::vector<std::string> more) {
  more.insert(more.begin(), {"study", "--games", "12", "--players", "2", "--bots", "random"});
  return soulstack_with("", more);
}

TEST_CASE("study: counts what the rows of sim say, however many threads there are") {
  const Json j = json_of(studied({"--json", "--jobs", "1"}));
  CHECK(j == json_of(studied({"--json", "--jobs", "3"})));
  const fs::path rows = own_folder.path() / "study.db";
  REQUIRE(run("sim", "--games", "12", "--players", "2", "--bots", "random", "--out", rows.string()).code == 0);
  const int in_rows = std::stoi(query(rows, "select sum(worth) from soul where event = 'gained'"));
  int souls = 0;
  for (const auto& [type, n] : j["souls"].items())
    souls += n.get<int>();
  CHECK(souls == in_rows);
  CHECK(souls > 24);
}

TEST_CASE("study: says what it found, and that nothing stands out in few games") {
  const Ran ran = studied({});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "12 games of 2 players"));
  CHECK(has(ran.out, "Souls come from"));
  CHECK(has(ran.out, "this is not what causes winning"));
  CHECK(has(ran.out, "Nothing stands out. More games may show more: --games 120"));
}

std::vector<std::string> words_of(const std::string& command) {
  std::istringstream words(command);
  return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
}

// The commands at the end of what a study prints, each as its words.
std::vector<std::vector<std::string>> commands_at_the_end(const std::string& text) {
  std::istringstream lines(text.substr(text.find("To test what this suspects\n")));
  std::vector<std::vector<std::string>> commands;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line))
    commands.push_back(words_of(line));
  return commands;
}

TEST_CASE("study: the commands at its end play other deals, and run") {
  const Ran ran = run("study", "--games", "500", "--players", "2", "--bots", "random", "--seed", "3");
  REQUIRE(ran.code == 0);
  const std::vector<std::vector<std::string>> commands = commands_at_the_end(ran.out);
  CHECK_FALSE(commands.empty());
  for (std::vector<std::string> command : commands) {
    REQUIRE(command.size() > 2);
    CHECK(command[0] == "soulstack");
    CHECK(command[1] == "card");
    command.erase(command.begin());
    const auto games = std::find(command.begin(), command.end(), "500");
    const auto seed = std::find(command.begin(), command.end(), "--seed");
    REQUIRE(games != command.end());
    REQUIRE(seed != command.end());
    CHECK(*(seed + 1) == "4");
    *games = "3";
    const Ran tested = soulstack_with("", command);
    CHECK_MESSAGE(tested.code == 0, tested.err);
  }
}

TEST_CASE("study: if the first player wins more often, the command that tests it runs") {
  const Content content = two_cards();
  Study s(content, 2);
  for (int n = 0; n < 200; ++n)
    s.add(game({}));
  const std::vector<std::string> commands =
      soulstack::tools::commands_that_test(s, " --rules extended --games 3 --players 2 --seed 2 --bots random");
  REQUIRE(commands.size() == 1);
  std::vector<std::string> command = words_of(commands.front());
  CHECK(std::vector(command.begin(), command.begin() + 2) == std::vector<std::string>{"soulstack", "sweep"});
  command.erase(command.begin());
  const Ran tested = soulstack_with("", command);
  CHECK_MESSAGE(tested.code == 0, tested.err);
}

TEST_CASE("study: one player wins all games, so nothing stands out") {
  const Ran ran = run("study", "--games", "120", "--players", "1", "--bots", "random");
  CHECK_MESSAGE(ran.code == 0, ran.err);
  CHECK(has(ran.out, "Nothing stands out"));
}

TEST_CASE("study: mistakes in the arguments are named before a game is played") {
  CHECK(has(studied({"--rules", "exended"}).err, "did you mean `extended`"));
  CHECK(studied({"--rules", "exended"}).code == 2);
  CHECK(run("study", "--bots", "eagre").code == 2);
  CHECK(has(run("study", "--measure", "turns").err, "--measure"));
}

}  // namespace

}  // namespace soulstack::testing::study_test

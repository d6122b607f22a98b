// soulstack compare: its variants, its plan, what it plays, and what it says.
#include <doctest/doctest.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/table/zone_layout.h"
#include "scripting/binding/loaded.h"
#include "tests/support/result_files.h"
#include "tests/support/running.h"
#include "tools/lab/comparison.h"
#include "tools/lab/experiment.h"
#include "tools/lab/variants.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace soulstack::testing::compare_test {
namespace {

using soulstack::CardDef;
using soulstack::CardDefId;
using soulstack::Number;
using soulstack::Outcome;
using soulstack::Ruleset;
using soulstack::seat;
using soulstack::Seats;
using soulstack::tools::CharacterAnswer;
using soulstack::tools::characters_compared;
using soulstack::tools::Comparison;
using soulstack::tools::Console;
using soulstack::tools::Counts;
using soulstack::tools::Dice;
using soulstack::tools::Experiment;
using soulstack::tools::ExperimentPlan;
using soulstack::tools::GameResult;
using soulstack::tools::load_variant;
using soulstack::tools::Look;
using soulstack::tools::play_game;
using soulstack::tools::read_variant;
using soulstack::tools::SetChoice;
using soulstack::tools::SimulationPlan;
using soulstack::tools::Stop;
using soulstack::tools::Troubles;
using soulstack::tools::Variant;
using soulstack::tools::VariantSums;
using soulstack::tools::Verdict;

GameResult game(int turns, Outcome outcome = Outcome::won) {
  GameResult g;
  g.turns = static_cast<std::uint16_t>(turns);
  g.outcome = outcome;
  g.winners = outcome == Outcome::won ? Seats::first(1) : Seats();
  return g;
}

// Plays pairs whose lengths are 70 ± 20 under A, and `shift` turns longer under B, ± 20.
Experiment played(const ExperimentPlan& plan, std::uint64_t pairs, int shift, Outcome b = Outcome::won) {
  Experiment e(plan, 2);
  Dice dice(5);
  for (std::uint64_t n = 0; n < pairs && !e.is_over(); ++n) {
    std::vector<GameResult> games = {game(50 + dice.below(41))};
    while (games.size() < plan.variants)
      games.push_back(game(50 + dice.below(41) + shift, n % 100 == 0 ? b : Outcome::won));
    e.add(n, games);
  }
  return e;
}

std::string refused(const std::string& written) {
  try {
    read_variant(written, {});
  } catch (const Stop& stop) {
    return stop.why;
  }
  return "";
}

// Without the fields that depend on the clock.
Json without_seconds(const Ran& ran) {
  Json j = json_of(ran);
  j.erase("seconds");
  return j;
}

// ---- Variants

TEST_CASE("compare: a variant names rules, cards that it leaves out, and sets") {
  const SetChoice otherwise{.sets = {"cards/base"}, .strict = true};
  const Variant plain = read_variant("extended+classic", otherwise);
  CHECK(plain.sets.rules == "extended+classic");
  CHECK(plain.sets.sets == otherwise.sets);
  CHECK(plain.sets.strict);
  const Variant less = read_variant("extended without dinner, IV. The Emperor,bomb", otherwise);
  CHECK(less.without == std::vector<std::string>{"dinner", "IV. The Emperor", "bomb"});
  CHECK(less.sets.rules == "extended");
  const Variant other = read_variant("classic on cards/mine,cards/yours without dinner", otherwise);
  CHECK(other.sets.sets == std::vector<std::string>{"cards/mine", "cards/yours"});
  CHECK(other.without == std::vector<std::string>{"dinner"});
  CHECK(other.title == "classic on cards/mine,cards/yours without dinner");
}

TEST_CASE("compare: a variant can change numbers of rules, also of rules that are joined") {
  CHECK(read_variant("extended with price =7", {}).numbers == read_variant("extended with price=7", {}).numbers);
  CHECK(read_variant("extended with starting coins=5", {}).numbers ==
        read_variant("extended with starting_coins=5", {}).numbers);
  const Variant cheap = read_variant("extended with price=7, hand_limit=5 without dinner", {});
  CHECK(cheap.numbers == std::map<std::string, int>{{"hand_limit", 5}, {"price", 7}});
  CHECK(cheap.without == std::vector<std::string>{"dinner"});
  CHECK(cheap.sets.rules == "extended");
  std::istringstream in;
  std::ostringstream out, err;
  Console console{in, out, err};
  const SetChoice base{.sets = {SOULSTACK_TEST_ROOT "/cards/base"}};
  const auto loaded = load_variant(read_variant("extended+two_attacks with price=7", base), 1, console);
  const Ruleset& rules = loaded.front()->content().rules;
  CHECK(rules[Number::price] == 7);
  CHECK(rules[Number::attacks_per_turn] == 2);
  CHECK(rules[Number::hand_limit] == 10);
}

TEST_CASE("compare: a text that is not a variant is refused with what to write") {
  for (const char* wrong : {" ", "extended with dinner", "extended with price=", "extended with price=7x",
                            "extended with =7", "extended,classic", "extended without ,", " without dinner"})
    CHECK_MESSAGE(has(refused(wrong), "is not a variant; write rules such as `extended`"), wrong);
}

TEST_CASE("compare: a variant without a card does not have it, and has all others") {
  std::istringstream in;
  std::ostringstream out, err;
  Console console{in, out, err};
  const SetChoice base{.sets = {SOULSTACK_TEST_ROOT "/cards/base"}};
  const auto ids = [&](const std::string& variant) {
    std::vector<std::string> all;
    const auto loaded = load_variant(read_variant(variant, base), 1, console);
    for (const CardDef& card : loaded.front()->content().cards)
      all.push_back(card.id);
    return all;
  };
  std::vector<std::string> expected = ids("extended");
  CHECK(std::erase(expected, "base:dinner") == 1);
  CHECK(std::erase(expected, "base:bomb") == 1);
  CHECK(ids("extended without Dinner,bomb") == expected);
}

// The treasure at the bottom of its deck as a game of two players starts.
std::string last_treasure(const soulstack::scripting::Loaded& loaded, std::uint64_t seed) {
  const soulstack::Game game(loaded.content(), loaded.scripts(), {.players = 2, .seed = seed, .characters = {}});
  const soulstack::Table& t = game.table();
  soulstack::CardIndex last = soulstack::no_card;
  for (auto i = t.zone(soulstack::zones::deck(t.content.treasure_deck)).top; i != soulstack::no_card;
       i = t.card(i).below)
    last = i;
  return t.printed(last).id;
}

// Plays games of two players with the base set, which record their leader.
struct Played {
  std::istringstream in;
  std::ostringstream out;
  Console console{in, out, out};
  SimulationPlan plan = [] {
    SimulationPlan p;
    p.players = 2;
    p.leader = true;
    p.sets.sets = {SOULSTACK_TEST_ROOT "/cards/base"};
    return p;
  }();
  std::shared_ptr<soulstack::scripting::Loaded> base = load(plan.sets, console);

  GameResult game(const soulstack::scripting::Loaded& loaded, std::uint64_t number) const {
    Counts counts;
    Troubles troubles;
    return play_game(loaded, plan, number, counts, troubles);
  }
};

TEST_CASE("compare: without a treasure that nobody reaches, the games are the same") {
  Played here;
  for (std::uint64_t n = 0; n < 3; ++n) {
    const std::string last = last_treasure(*here.base, soulstack::tools::seed_of_game(here.plan.seed, n));
    CAPTURE(last);
    const auto without = load_variant(read_variant("extended without " + last, here.plan.sets), 1, here.console);
    const GameResult a = here.game(*here.base, n), b = here.game(*without.front(), n);
    CHECK(a.turns == b.turns);
    CHECK(a.decisions == b.decisions);
    CHECK(a.winners == b.winners);
    CHECK(a.leader == b.leader);
  }
}

// ---- What a report shows

TEST_CASE("compare: the souls of the leader are those after each round, and a game that is over keeps its last") {
  VariantSums sums(2);
  for (const std::vector<std::uint8_t>& leader : {std::vector<std::uint8_t>{1, 2, 4}, {0, 3}}) {
    GameResult g = game(9);
    g.leader = leader;
    sums.add(g);
  }
  const auto souls = [&](std::size_t round) { return sums.leader[round].souls; };
  CHECK(std::vector{souls(0), souls(1), souls(2), souls(50)} == std::vector<std::uint64_t>{1, 5, 7, 7});
  CHECK(sums.leader[1].squares == 13);
  CHECK(sums.leader[0].over == 0);
  CHECK(sums.leader[1].over == 1);
  CHECK(sums.leader[2].over == 2);
}

TEST_CASE("compare: a game records the souls of its leader for each of its rounds, and ends with those of the winner") {
  Played here;
  for (std::uint64_t n = 0; n < 3; ++n) {
    const GameResult g = here.game(*here.base, n);
    CHECK(g.leader.size() == g.rounds);
    CHECK(g.leader.back() >= 4);
    CHECK(g.leader.front() < 4);
  }
}

TEST_CASE("compare: a character stands out if it wins much more often, and not if it has few games") {
  Comparison c({.pairs = 1000}, 2);
  c.variants = {{"a", "", {}, {"Isaac", "Cain", "Lilith"}}, {"b", "", {}, {"Isaac", "Cain", "Lilith"}}};
  Dice dice(3);
  for (std::uint64_t n = 0; n < 1000; ++n) {
    GameResult a = game(60), b = game(60);
    a.characters = b.characters = {CardDefId{0}, CardDefId{n < 100 ? std::uint16_t{2} : std::uint16_t{1}}};
    a.winners = seat(dice.below(2));
    b.winners = seat(dice.below(4) == 0 ? 1 : 0);
    c.experiment.add(n, std::vector{a, b});
  }
  std::map<std::string, std::string> said;
  for (const CharacterAnswer& answer : characters_compared(c, 1))
    said[answer.name] = answer.sentence;
  CHECK(said == std::map<std::string, std::string>{
                    {"Cain", "wins less often"}, {"Isaac", "wins more often"}, {"Lilith", "too few games"}});
}

// ---- The command

TEST_CASE("compare: the result does not depend on the number of threads, and neither do the rows") {
  const Folder folder;
  const std::string one = folder / "one.db", three = folder / "three.db";
  const auto compared = [](const char* jobs, const std::string& file) {
    return run("compare", "extended", "classic", "mini_draft", "--games", "7", "--players", "2", "--bots", "random",
               "--jobs", jobs, "--json", "--rows", "--out", file.c_str());
  };
  const Ran a = compared("1", one), b = compared("3", three);
  CHECK(a.code == 0);
  CHECK(without_seconds(a) == without_seconds(b));
  CHECK(all_rows(one) == all_rows(three));
  CHECK(query(one, "select count(*), count(distinct variant), max(game), count(distinct seed) from game") ==
        "21|3|7|7\n");
  CHECK(query(one, "select count(*) from player") == "42\n");
}

TEST_CASE("compare: the games of a variant are those of sim with the same seed") {
  const Json compared = json_of(run("compare", "extended", "classic", "--games", "5", "--players", "2", "--seed", "9",
                                    "--bots", "eager", "--json"));
  const auto turns = [](const char* rules) {
    return json_of(run("sim", "--rules", rules, "--games", "5", "--players", "2", "--seed", "9", "--bots", "eager",
                       "--json"))["turns"]["mean"]
        .get<double>();
  };
  const Json& measure = compared["comparisons"][0]["measures"][0];
  CHECK(measure["measure"] == "turns");
  CHECK(measure["a"].get<double>() == doctest::Approx(turns("extended")));
  CHECK(measure["b"].get<double>() == doctest::Approx(turns("classic")));
}

int times(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++n;
  return n;
}

TEST_CASE("compare: the report is one file whose script only sorts tables, and the same games give the same bytes") {
  const TemporaryFile one("one.html", ""), two("two.html", "");
  const auto report = [](const char* jobs, const std::string& path) {
    CHECK(run("compare", "extended", "classic", "extended without dinner,bomb", "--games", "6", "--players", "2",
              "--bots", "random", "--jobs", jobs, "--report", path.c_str())
              .code == 0);
    return text_of(path);
  };
  const std::string html = report("1", one.path());
  CHECK(html == report("2", two.path()));
  CHECK(html.size() < 100'000);
  CHECK(has(html, "<h1>What do classic and extended without dinner,bomb change, compared with extended?</h1>"));
  CHECK(times(html, "<svg ") == 6);
  CHECK(times(html, "<title>") == 7);  // of the page and of each picture
  CHECK(times(html, "<desc>") == 6);
  CHECK(times(html, "<script") == 1);
  CHECK_FALSE(has(html, "src="));
  CHECK(times(html, "http") == times(html, "xmlns=\"http://www.w3.org/2000/svg\""));
  CHECK_FALSE(has(html, "nan"));
  CHECK(has(html, "soulstack compare extended classic 'extended without dinner,bomb' --games 6"));
  CHECK(has(html, "variant,measure,pairs,a,b,difference,low,high,matters,verdict\nB,turns,6,"));
  CHECK(has(html, "Bots: random in each seat. The result holds for games between these bots"));
  const Ran unwritable = run("compare", "extended", "classic", "--games", "2", "--players", "2", "--bots", "random",
                             "--report", "/nowhere/x.html");
  CHECK(unwritable.code == 3);
  CHECK(has(unwritable.err, "There is no folder `/nowhere` for `/nowhere/"));
  CHECK(unwritable.out.empty());
}

TEST_CASE("compare: the picture is a file of its own that names each variant after the first") {
  const TemporaryFile file("differences.svg", "");
  CHECK(run("compare", "extended", "classic", "extended without dinner", "--games", "3", "--players", "2", "--bots",
            "random", "--picture", file.path().c_str())
            .code == 0);
  const std::string svg = text_of(file.path());
  CHECK(svg.starts_with("<svg "));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(times(svg, "<style>") == 1);
  CHECK(has(svg, ">B classic</text>"));
  CHECK(has(svg, ">C extended without dinner</text>"));
  CHECK(times(svg, "http") == 1);
}

TEST_CASE("compare: a report and a picture can't be the same file") {
  const Ran ran = run("compare", "extended", "classic", "--games", "2", "--report", "a.html", "--picture", "a.html");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "Two options name the file `a.html`"));
}

TEST_CASE("compare: the command of a result plays the same games again") {
  const Json first = json_of(run("compare", "extended", "classic", "--games", "4", "--players", "2", "--seed", "6",
                                 "--bots", "random", "--json"));
  CHECK(first["repeat"] ==
        "soulstack compare extended classic --games 4 --measure turns --players 2 --seed 6 --bots random");
}

TEST_CASE("compare: `careful` plays up to 2,000 pairs, and `eager` more") {
  CHECK(json_of(run("compare", "extended", "classic", "--games", "2", "--players", "2", "--json"))["plan"]["bots"] ==
        Json{"careful"});
  const fs::path part = own_folder.path() / "long.db";
  REQUIRE(run("compare", "extended", "classic", "--games", "2001", "--players", "2", "--shard", "1/1000", "--out",
              part.c_str())
              .code == 0);
  CHECK(has(query(part, "select plan from run"), "--bots eager"));
}

TEST_CASE("compare: the text names both variants, the answer, the bots and what the answer holds for") {
  const Ran ran =
      run("compare", "extended", "--without", "dinner", "--games", "3", "--players", "2", "--bots", "random");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "3 deals of 2 players, seed 1"));
  CHECK(has(ran.out, "extended without dinner (B) against extended (A): Too few games to say: "));
  CHECK(has(ran.out, "a verdict needs 200 deals of which 30 differ"));
  CHECK(has(ran.out, "Bots: random in each seat. The result holds for games between these bots"));
}

TEST_CASE("compare: measures of what players did are those of the rows") {
  const Folder folder;
  const std::string rows = folder / "rows.db";
  REQUIRE(run("sim", "--games", "12", "--players", "2", "--bots", "random", "--cards", "--out", rows.c_str()).code ==
          0);
  const auto measured = [](const std::string& measure) {
    const Json j = json_of(run("compare", "extended", "classic", "--games", "12", "--players", "2", "--bots", "random",
                               "--measure", measure.c_str(), "--json"));
    for (const Json& one : j["comparisons"][0]["measures"])
      if (one["measure"] == measure)
        return one["a"].get<double>();
    return -1.0;
  };
  for (const std::string column : {"deaths", "kills", "souls", "coins", "coins_gained", "items"})
    CHECK_MESSAGE(
        measured(column) == doctest::Approx(std::stod(query(rows, "select sum(" + column + ") / 12.0 from player"))),
        column);
  CHECK(measured("loot_drawn") == doctest::Approx(std::stod(query(rows, "select sum(drawn) / 12.0 from card"))));
  CHECK(measured("damage_taken") > measured("deaths"));
  CHECK(measured("leader_changes") < measured("rounds"));
}

TEST_CASE("compare: a pilot says how many pairs a plan needs") {
  const Json j = json_of(run("compare", "extended", "classic", "--pilot", "--games", "60", "--players", "2", "--bots",
                             "random", "--matters", "10", "--json"));
  const Json& plan = j["plans"][0];
  const double spread = plan["spread"].get<double>();
  CHECK(plan["to_show"].get<double>() >= std::pow(2.0537 * spread / 10, 2));
  CHECK(plan["to_show"].get<double>() <= 1.2 * std::pow(2.0537 * spread / 10, 2) + 1);
  CHECK(plan["to_find"].get<double>() > plan["to_show"].get<double>());
  CHECK(plan["to_exclude"].get<double>() > plan["to_find"].get<double>());
  const Ran ran =
      run("compare", "extended", "classic", "--pilot", "--games", "60", "--players", "2", "--bots", "random");
  CHECK(has(ran.out, "A pilot of 60 deals"));
  CHECK_FALSE(has(ran.out, "Too few games to say"));
}

TEST_CASE("compare: with several variants, the text says for how many the error holds") {
  const Ran ran =
      run("compare", "extended", "classic", "mini_draft", "--games", "3", "--players", "2", "--bots", "random");
  CHECK(has(ran.out, "95 % for turns, over all 2 variants together (each 97.5 %)"));
}

TEST_CASE("compare: equal variants play equal games, unless the bots draw other numbers") {
  const Ran refused = run("compare", "extended", "extended");
  CHECK(refused.code == 2);
  CHECK(has(refused.err,
            "Both variants are `extended`, so all games would be equal; to test the method, add --other-bots"));
  const Json other = json_of(run("compare", "extended", "extended", "--other-bots", "--games", "4", "--players", "2",
                                 "--bots", "random", "--json"));
  CHECK(other["comparisons"][0]["measures"][0]["pairs_that_differ"] > 0);
  const Json same = json_of(
      run("compare", "extended", "extended on base", "--games", "4", "--players", "2", "--bots", "random", "--json"));
  CHECK(same["comparisons"][0]["measures"][0]["pairs_that_differ"] == 0);
}

TEST_CASE("compare: mistakes in the arguments are named, with the exit code of their kind") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    std::string why;
  };
  for (const Row& row : {
           Row{{"extended"}, 2, "needs two variants"},
           Row{{"extended", "exended"}, 2, "did you mean `extended`"},
           Row{{"extended", "--without", "dinnr"}, 2, "There is no card `dinnr` in these sets; did you mean `dinner`?"},
           Row{{"extended", "extended with prise=7"}, 2, "did you mean `price`?"},
           Row{{"extended", "extended with price=-1"}, 2, "price must be from"},
           Row{{"extended", "extended on nowhere"}, 2, "There is no card set `nowhere`"},
           Row{{"extended", "classic", "--measure", "turn"}, 2, "did you mean `turns`?"},
           Row{{"extended", "classic", "--bots", "eagre"}, 2, "did you mean `eager`?"},
           Row{{"extended", "classic", "--bots", "eager,random,eager"}, 2, "4 seats cannot be divided evenly"},
           Row{{"extended", "classic", "--games", "1"}, 2, "must be a whole number from 2"},
           Row{{"extended", "classic", "--matters", "0"}, 2, "must be a number from 0.001"},
           Row{{"extended", "classic", "--out", "/nowhere/x.db"}, 3, "There is no folder `/nowhere` for"},
       }) {
    std::vector<std::string> arguments = row.arguments;
    arguments.insert(arguments.begin(), "compare");
    const Ran ran = soulstack_with("", arguments);
    CHECK(ran.code == row.code);
    CHECK_MESSAGE(has(ran.err, row.why), ran.err);
  }
}

// ---- The plan

TEST_CASE("compare: a planned experiment plays all its pairs, and looks each 500 of them") {
  const Experiment e = played({.pairs = 1700}, 5000, 10);
  CHECK(e.pairs() == 1700);
  std::vector<std::uint64_t> looks;
  for (const Look& look : e.looks(1))
    looks.push_back(look.pairs);
  CHECK(looks == std::vector<std::uint64_t>{500, 1000, 1500, 1700});
  CHECK(e.looks(1)[2].interval.half_width() > 1.5 * e.looks(1)[3].interval.half_width());
  CHECK(e.main_answer(1).verdict == Verdict::more);
}

TEST_CASE("compare: with --until-clear an experiment ends at the first look that is clear") {
  CHECK(played({.pairs = 5000, .until_clear = true}, 5000, 10).pairs() == 500);
  CHECK(played({.pairs = 0, .until_clear = true, .matters = 3}, 100'000, 0).pairs() == 1000);
  CHECK(played({.pairs = 1200, .until_clear = true, .matters = 0.01}, 5000, 0).pairs() == 1200);
}

TEST_CASE("compare: variants share the error of the main measure, and all others share 5 %") {
  const Experiment two = played({.pairs = 1000}, 1000, 0), four = played({.pairs = 1000, .variants = 4}, 1000, 0);
  CHECK(two.main_answer(1).error == doctest::Approx(0.05));
  CHECK(four.main_answer(3).error == doctest::Approx(0.05 / 3));
  CHECK(two.answers(1)[1].error == doctest::Approx(0.05 / 7));
  CHECK(four.answers(1)[1].error == doctest::Approx(0.05 / 21));
}

TEST_CASE("compare: no verdict that stopped games could change") {
  const ExperimentPlan plan{.pairs = 2000};
  CHECK(played(plan, 2000, 3).main_answer(1).verdict == Verdict::more);
  const Experiment longer = played(plan, 2000, 3, Outcome::stopped), shorter = played(plan, 2000, -3, Outcome::stopped);
  CHECK(longer.many_stopped());
  CHECK(longer.main_answer(1).verdict == Verdict::more);  // they could only become longer still
  CHECK(shorter.main_answer(1).verdict == Verdict::unclear);
  CHECK(has(shorter.main_answer(1).sentence, "Too many games were stopped to say: between "));
}

TEST_CASE("compare: games are counted by outcome, length, turn order and character") {
  VariantSums sums(3);
  GameResult tie = game(600);
  tie.winners = Seats(seat(1)) | seat(2);
  tie.first = 2;
  tie.characters = {CardDefId{7}, CardDefId{8}, CardDefId{9}};
  sums.add(tie);
  sums.add(game(20, Outcome::draw));
  CHECK(sums.turns[500] == 1);
  CHECK(sums.by_order[0].wins == 420);  // the third seat, which is first in turn order
  CHECK(sums.by_order[1].wins == 0);
  CHECK(sums.by_order[2].wins == 420);
  CHECK(sums.by_character[8].wins == 420);
  CHECK(sums.share(Outcome::draw) == 0.5);
  CHECK(sums.median_turns() == 20);
}

// Sends Ctrl-C when the progress is shown, after a second.
class InterruptingBuffer : public std::stringbuf {
 protected:
  int sync() override { return has(str(), " games/s, ") ? ::raise(SIGINT) : 0; }
};

TEST_CASE("compare: Ctrl-C keeps the pairs that are done, and says so") {
  std::istringstream in;
  std::ostringstream out;
  InterruptingBuffer heard;
  std::ostream err(&heard);
  Console console{in, out, err};
  console.err_is_terminal = true;
  CHECK(soulstack::tools::run_program({"compare", "extended", "classic", "--games", "5000000", "--players", "2",
                                       "--bots", "random", "--jobs", "1", "--json"},
                                      console) == 130);
  const Json j = Json::parse(out.str());
  CHECK(j["interrupted"] == true);
  CHECK(j["pairs"] < 5'000'000);
  CHECK(has(heard.str(), " of 5,000,000 deals (0 %), "));
  CHECK(has(heard.str(), "Interrupted after "));
  CHECK(has(heard.str(), "; the intervals allow for that"));
}

}  // namespace

}  // namespace soulstack::testing::compare_test

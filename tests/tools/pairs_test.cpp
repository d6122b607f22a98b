// `soulstack fuzz --pairs`: each card meets each other card, and a bug of two cards together is found. `sim --check`
// reports failures.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/planted.h"
#include "tools/commands/run_program.h"
#include "tools/fuzzing/pairs.h"
#include "tools/support/json.h"

namespace soulstack::testing::pairs_test {

using namespace tools;

namespace {

struct Ran {
  int code = 0;
  std::string out, err;
};

template <class... Words>
Ran run_command(Words... words) {
  fs::current_path(SOULSTACK_TEST_ROOT);  // the program finds the base set from there
  std::istringstream in;
  std::ostringstream out, err;
  Console console{in, out, err};
  const int code = run_program({std::string(words)...}, console);
  return {code, out.str(), err.str()};
}

Json parsed(const Ran& said) { return Json::parse(said.out); }

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string tap_that(const std::string& name, const std::string& body) {
  return "return treasure {\n  name = \"" + name + "\", copies = 1,\n  tap {\n    text = \"Do it.\",\n" +
         "    effect = function(you)\n      " + body + "\n    end,\n  },\n}\n";
}

// Lever fails for a player who also has Match in play; neither fails alone.
struct LeverAndMatch : PlantedSet {
  LeverAndMatch() : PlantedSet() {
    add("treasure/lever.lua", tap_that("Lever", "if you.attack > 6 then gain_coins(you, all(a_player)[9].coins) end"));
    add("treasure/match.lua",
        "return treasure { name = \"Match\", copies = 1, always { of = you, attack = 6, text = \"+6.\" } }");
  }
  std::vector<std::string> folders() const { return {folder().string()}; }
};

std::vector<CardPair> all_pairs(const FuzzPlan& plan, const PairChoice& choice = {}) {
  return pairs_of({&plan.rulesets.front()->content()}, choice, plan.players);
}

// One per line.
std::string names_of(const FuzzPlan& plan, const PairChoice& choice = {}) {
  std::vector<std::string> names;
  for (const CardPair pair : all_pairs(plan, choice))
    names.push_back(name_of(plan.rulesets.front()->content(), pair) + "\n");
  std::sort(names.begin(), names.end());
  return std::accumulate(names.begin(), names.end(), std::string());
}

FuzzPlan plan_of_pairs(const std::vector<std::string>& folders) {
  FuzzPlan plan = plan_with(folders, 0);
  plan.pairs = all_pairs(plan);
  plan.games = plan.pairs.size();
  return plan;
}

// The number of its copies on a drawn table, including those in decks.
std::size_t count_in(const DrawnGame& drawn, CardDefId card) {
  std::size_t n = 0;
  const auto count = [&](CardDefId other) { n += other == card; };
  const auto count_laid = [&](const std::vector<LaidCard>& cards) {
    for (const LaidCard& laid : cards)
      count(laid.card);
  };
  for (const LaidSeat& seat : drawn.situation.seats) {
    count(seat.character.card);
    count_laid(seat.items);
    count_laid(seat.curses);
    std::for_each(seat.hand.begin(), seat.hand.end(), count);
    std::for_each(seat.souls.begin(), seat.souls.end(), count);
  }
  std::for_each(drawn.situation.slots.begin(), drawn.situation.slots.end(), count_laid);
  for (const auto* piles : {&drawn.situation.decks, &drawn.situation.discards})
    for (const LaidPile& pile : *piles)
      std::for_each(pile.cards.begin(), pile.cards.end(), count);
  std::for_each(drawn.situation.bonus_souls.begin(), drawn.situation.bonus_souls.end(), count);
  return n;
}

}  // namespace

TEST_CASE("fuzz pairs: each card that can be placed meets each other card once, and its own copy if there is one") {
  TemporarySet set("tiny");
  set.add("character/one.lua", "return character { name = \"One\", hp = 2, attack = 1, starting_item = \"whip\" }");
  set.add("starting/whip.lua", "return starting { name = \"Whip\" }");
  set.add("monster/slug.lua",
          "return monster { name = \"Slug\", hp = 2, evasion = 3, attack = 1, copies = 2, rewards = { coins = 3 } }");
  set.add("treasure/brick.lua", "return treasure { name = \"Brick\", copies = 1 }");
  set.add("treasure/crowd.lua", "return treasure { name = \"Crowd\", copies = 1, min_players = 3 }");
  FuzzPlan plan;
  plan.rulesets.push_back(load_sets({set.folder().string()}));
  plan.players = 1;  // there is no third character
  CHECK(names_of(plan) ==
        "tiny:one + tiny:brick\ntiny:one + tiny:slug\ntiny:one + tiny:whip\ntiny:slug + tiny:brick\n"
        "tiny:slug + tiny:slug\ntiny:slug + tiny:whip\ntiny:whip + tiny:brick\n");
  const CardDefId whip = plan.rulesets.front()->content().find_card("whip");
  CHECK(names_of(plan, {.sets = {}, .cards = {whip}}) ==
        "tiny:one + tiny:whip\ntiny:slug + tiny:whip\ntiny:whip + tiny:brick\n");
  CHECK(names_of(plan, {.sets = {"tiny"}, .cards = {}}) == names_of(plan));
  CHECK(names_of(plan, {.sets = {"other"}, .cards = {}}).empty());
}

TEST_CASE("fuzz pairs: every pair of the base game gives a table with both cards, seats, and no excess copies") {
  FuzzPlan plan;
  plan.rulesets.push_back(load_sets({base_set().string()}));
  plan.pairs = all_pairs(plan);
  const Content& content = plan.rulesets.front()->content();
  CHECK(plan.pairs.size() > 10'000);
  std::size_t absent = 0, too_many = 0, wrong_seats = 0;
  for (std::uint64_t number = 0; number < plan.pairs.size(); number += 7) {
    const DrawnGame drawn = game_of(plan, number).drawn;
    const std::size_t seats = drawn.situation.seats.size();
    for (const CardDefId card : {plan.pairs[number].first, plan.pairs[number].second}) {
      absent += count_in(drawn, card) < (plan.pairs[number].first == plan.pairs[number].second ? 2 : 1);
      too_many += count_in(drawn, card) > static_cast<std::size_t>(content[card].copies);
      wrong_seats += seats < 2 || seats > 4 || static_cast<int>(seats) < content[card].min_players;
    }
  }
  CHECK(absent == 0);
  CHECK(too_many == 0);
  CHECK(wrong_seats == 0);
}

TEST_CASE("fuzz pairs: two cards that fail only together are found, and the scenario uses both") {
  LeverAndMatch set;
  FuzzPlan plan = plan_of_pairs(set.folders());
  const Content& content = plan.rulesets.front()->content();
  plan.pairs = {{content.find_card("lever"), content.find_card("match")}};
  plan.games = 12;  // the two have one player in some of them, and two in others
  const FuzzResult result = fuzzed(plan);
  REQUIRE(result.findings.size() == 1);
  CHECK(result.findings[0].fault().card == "planted:lever");
  CHECK(result.findings[0].times < 12);
  CHECK(result.pairs == std::vector<std::uint8_t>{pair_mark::played | pair_mark::in_play | pair_mark::used |
                                                  pair_mark::first_used | pair_mark::second_used});
  const WrittenScenario scenario = scenario_of_finding(plan, result.findings[0], set.folders());
  CAPTURE(scenario.text);
  CHECK(!scenario.run().passed);
  CHECK(scenario.cards == std::vector<std::string>{"planted:lever", "planted:match"});
  set.add("treasure/lever.lua", tap_that("Lever", "if you.attack > 6 then gain_coins(you, 1) end"));
  const auto repaired = scenario.run();
  CHECK_MESSAGE(repaired.passed, repaired.message);
}

TEST_CASE("fuzz pairs: a run over all pairs finds them too, with one process or two") {
  LeverAndMatch set;
  FuzzPlan plan = plan_of_pairs(set.folders());
  const FuzzResult two = fuzzed(plan);
  plan.jobs = 1;
  const FuzzResult one = fuzzed(plan);
  REQUIRE(one.findings.size() == 1);
  REQUIRE(two.findings.size() == 1);
  CHECK(one.games == plan.pairs.size());
  CHECK(one.decisions == two.decisions);
  CHECK(one.pairs == two.pairs);
  CHECK(one.findings[0].soonest.front().game == two.findings[0].soonest.front().game);
  CHECK(one.findings[0].times == two.findings[0].times);
  CHECK(scenario_of_finding(plan, one.findings[0], set.folders()).text ==
        scenario_of_finding(plan, two.findings[0], set.folders()).text);
}

TEST_CASE("fuzz pairs: the same seed gives the same order, and every pair occurs once") {
  FuzzPlan plan;
  plan.rulesets.push_back(load_sets({base_set().string()}));
  const std::vector<CardPair> all = all_pairs(plan);
  std::vector<CardPair> once = all, again = all, other = all;
  shuffle(once, 1);
  shuffle(again, 1);
  shuffle(other, 2);
  CHECK(once == again);
  CHECK(!std::equal(once.begin(), once.begin() + 10, other.begin()));
  CHECK(std::all_of(all.begin(), all.begin() + 100,
                    [&](CardPair pair) { return std::count(once.begin(), once.end(), pair) == 1; }));
}

TEST_CASE("fuzz pairs: the command names both cards, counts games, and can replay one pair") {
  LeverAndMatch set;
  const std::string folder = set.folder().string();
  const auto ran =
      run_command("fuzz", folder, "--pairs", "--with", "Lever", "--rules", "extended", "--games", "60", "--json");
  CHECK(ran.code == 1);
  const Json j = parsed(ran);
  CHECK(j["games"] == 60);
  CHECK(j["pairs"]["pairs"] == j["pairs"]["played"]);
  CHECK(j["pairs"]["both_used"] <= j["pairs"]["both_in_play"]);
  CHECK(j["pairs"]["both_used"] > 0);
  CHECK(std::any_of(j["pairs"]["cards"].begin(), j["pairs"]["cards"].end(),
                    [&](const Json& card) { return card["id"] == "planted:lever" && card["used_in"] > 5; }));
  REQUIRE(j["findings"].size() == 1);
  CHECK(has(j["findings"][0]["pair"].get<std::string>(), "planted:lever"));
  CHECK(has(j["findings"][0]["repeat"].get<std::string>(), "--pairs --with Lever"));
  const std::string game = std::to_string(j["findings"][0]["game"].get<int>());
  const Json again = parsed(run_command("fuzz", folder, "--pairs", "--with", "Lever", "--rules", "extended", "--first",
                                        game.c_str(), "--games", "1", "--json"));
  REQUIRE(again["findings"].size() == 1);
  CHECK(again["findings"][0]["pair"] == j["findings"][0]["pair"]);
}

TEST_CASE("fuzz pairs: wrong arguments are refused, with the right ones") {
  CHECK(has(run_command("fuzz", "--sample", "5").err, "--pairs"));
  CHECK(run_command("fuzz", "--sample", "5").code == 2);
  CHECK(run_command("fuzz", "--pairs", "--sample", "5", "--games", "5").code == 2);
  const auto ran = run_command("fuzz", "--pairs", "--with", "bomg");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "Unknown card `bomg`; did you mean"));
}

TEST_CASE("fuzz pairs: a sample of the base game has no findings, and most pairs are used") {
  const Json j =
      parsed(run_command("fuzz", "--pairs", "--sample", "150", "--rules", "extended", "--allow-loops", "--json"));
  CHECK_MESSAGE(j["findings"].empty(), j["findings"].dump(1));
  CHECK(j["pairs"]["played"] == 150);
  CHECK(j["pairs"]["both_used"] > 90);
}

TEST_CASE("sim --check: exits with 1 if a script failed and 0 otherwise, and prints how much was checked") {
  TemporarySet set("spoilt");
  fs::remove_all(set.folder() / "rules");
  set.add("treasure/lever.lua", tap_that("Lever", "gain_coins(you, all(a_player)[9].coins)"));
  const auto fails = run_command("sim", "--bots", "random", "--set", "base", "--set", set.folder().c_str(), "--games",
                                 "40", "--check", "--json");
  CHECK(fails.code == 1);
  CHECK(parsed(fails)["script_errors"] > 0);
  const auto unchecked =
      run_command("sim", "--bots", "random", "--set", "base", "--set", set.folder().c_str(), "--games", "40", "--json");
  CHECK(unchecked.code == 0);
  const auto fine = run_command("sim", "--games", "10", "--check");
  CHECK(fine.code == 0);
  CHECK(has(fine.out, "scripts     0 errors"));
  CHECK(has(fine.out, " decisions: 0 invalid states"));
}

}  // namespace soulstack::testing::pairs_test

// When people are asked for a response, and when they pass without being asked.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "tests/support/trial.h"
#include "tools/players/worth_trying.h"
#include "tools/stops/stops.h"

namespace soulstack::testing::stops_test {
namespace {

using tools::StopReason;
using tools::Stops;
using tools::StopSettings;
using tools::StopsMode;
using tools::StopVerdict;

File item(const std::string& name, const std::string& effect) {
  return {"treasure/" + name + ".lua", "return treasure { name = \"" + name +
                                           "\", paid { cost = { coins = 1 }, text = \"A.\", effect = function(you) " +
                                           effect + " end } }"};
}
const File knife = item("knife", "deal(1, you)");
const File axe = item("axe", "deal(2, you)");
const File shield = item("shield", "prevent_next(you, 1)");
const File bank = item("bank", "gain_coins(you, 1)");
const File thief{
    "treasure/thief.lua",
    "return treasure { name = \"thief\", tap { text = \"A.\", effect = function(you) lose_coins(you, 3) end } }"};
const File ladder = item("ladder", "loot(you, 1)");
const File purse{"treasure/purse.lua",
                 "return treasure { name = \"purse\", paid { cost = { coins = 5 }, text = \"A.\", effect = "
                 "function(you) loot(you, 1) end } }"};

StopSettings settings(StopsMode mode) { return {.mode = mode, .always = {}, .never = {}}; }

StopVerdict judged(const Game& game, StopSettings wanted = settings(StopsMode::relevant)) {
  return Stops(game.table().players(), std::move(wanted)).judge(game);
}

// P1 has used the first item, and has priority.
Trial with_used(const File& used, std::vector<File> others) {
  const std::string name = used.name.substr(9, used.name.find('.') - 9);
  others.push_back(used);
  Trial trial(others, 5);
  trial.play().activate(P1, {name, 0}, 0, {});
  REQUIRE(trial.said() == "");
  return trial;
}

// The same, once the ability has put its damage on the stack.
Trial with_damage_of(const File& used, std::vector<File> others) {
  Trial trial = with_used(used, std::move(others));
  trial.play().resolve();
  return trial;
}

TEST_CASE("stops: a question that is not about priority is always asked") {
  Trial trial({knife}, 5);
  for (const StopsMode mode : {StopsMode::all, StopsMode::changes, StopsMode::turn, StopsMode::relevant})
    CHECK(judged(trial.game(), settings(mode)).reason == StopReason::other_question);
}

TEST_CASE("stops, relevant: an option that helps makes the difference") {
  Trial helped = with_damage_of(knife, {shield}), unhelped = with_damage_of(knife, {bank});
  const StopVerdict asked = judged(helped.game()), passed = judged(unhelped.game());
  CHECK(asked.reason == StopReason::matters);
  CHECK(asked.matter == tools::Matter::hp);
  CHECK(asked.sentence() == "you may lose HP");
  CHECK(label_of(helped.table(), asked.option) == "activate shield");
  CHECK(passed.reason == StopReason::cannot_help);
  CHECK_FALSE(passed.asks());
}

TEST_CASE("stops, relevant: a death is named before the HP") {
  Trial trial = with_damage_of(axe, {shield});
  CHECK(judged(trial.game()).matter == tools::Matter::life);
}

TEST_CASE("stops, relevant: a death is named even if an option only saves ¢") {
  const File jar = {"treasure/jar.lua",
                    "return treasure { name = \"jar\", paid { cost = { coins = 4 }, text = \"A.\", "
                    "effect = function(you) loot(you, 1) end } }"};
  Trial trial = with_damage_of(axe, {jar});
  const StopVerdict verdict = judged(trial.game());
  CHECK(verdict.reason == StopReason::matters);
  CHECK(verdict.sentence() == "you may die");
}

TEST_CASE("stops, relevant: what is not done by the next object is said to come later") {
  const File plate{
      "treasure/plate.lua",
      "return treasure { name = \"plate\", tap { text = \"A.\", effect = function(you) prevent_next(you, 2) end } }"};
  const File rust = item("rust", "for _, one in ipairs(all(an_item { of = you })) do deactivate(one) end");
  Trial trial = with_damage_of(axe, {plate, rust});
  CHECK(judged(trial.game()).sentence() == "you may die");
  trial.play().activate(P1, {"rust", 0}, 0, {});
  REQUIRE(trial.said() == "");
  const StopVerdict verdict = judged(trial.game());
  CHECK(verdict.reason == StopReason::matters);
  CHECK(verdict.sentence() == "you may die later this turn");
}

TEST_CASE("stops, relevant: the last moment at which an option helps is soon enough") {
  Trial trial = with_used(knife, {shield});
  CHECK(judged(trial.game()).reason == StopReason::cannot_help);
  trial.play().resolve();
  CHECK(judged(trial.game()).reason == StopReason::matters);
}

// Who has used their only option is not asked for priority again: what is on the stack resolves with it.
TEST_CASE("stops, relevant: an option that comes too late is no reason to wait") {
  const File sword{"treasure/sword.lua",
                   "return treasure { name = \"sword\", tap { text = \"A.\", effect = function(you)\n"
                   "for _, one in ipairs(all(a_character)) do deactivate(one) end deal(2, you) end } }"};
  const File plate{
      "treasure/plate.lua",
      "return treasure { name = \"plate\", tap { text = \"A.\", effect = function(you) prevent_next(you, 2) end } }"};
  Trial trial = with_damage_of(sword, {plate});
  CHECK(trial.game().decision().options.size() == 2);
  const StopVerdict verdict = judged(trial.game());
  REQUIRE(verdict.sentence() == "you may die");
  CHECK(label_of(trial.table(), verdict.option) == "activate plate");
}

TEST_CASE("stops, relevant: what happens to others is of no concern") {
  const File other = item("spear", "deal(1, all(a_monster)[1])");
  Trial trial = with_damage_of(other, {shield});
  CHECK(judged(trial.game()).reason == StopReason::concerns_others);
}

TEST_CASE("stops, relevant: gains of an option by itself do not count") {
  Trial trial = with_used(thief, {bank, ladder});
  CHECK(judged(trial.game()).reason == StopReason::cannot_help);
}

TEST_CASE("stops, relevant: asked about lost ¢ if they can be spent before") {
  Trial trial = with_used(thief, {purse});
  const StopVerdict verdict = judged(trial.game());
  CHECK(verdict.reason == StopReason::matters);
  CHECK(verdict.matter == tools::Matter::coins);
}

TEST_CASE("stops: the other modes ask at each priority, once for each object, or never") {
  Trial trial = with_damage_of(knife, {bank});
  CHECK(judged(trial.game(), settings(StopsMode::all)).reason == StopReason::every_priority);
  CHECK(judged(trial.game(), settings(StopsMode::turn)).reason == StopReason::turn_only);
  Stops once(2, settings(StopsMode::changes));
  CHECK(once.judge(trial.game()).reason == StopReason::new_object);
  CHECK(once.judge(trial.game()).reason == StopReason::nothing_new);
}

TEST_CASE("stops, changes: one's own ability is nothing new") {
  Trial trial = with_used(knife, {bank});
  CHECK(judged(trial.game(), settings(StopsMode::changes)).reason == StopReason::nothing_new);
}

TEST_CASE("stops: a player who hurries passes until another question") {
  Trial trial = with_damage_of(knife, {shield});
  Stops stops(2, settings(StopsMode::all));
  stops.hurry(P1);
  CHECK(stops.judge(trial.game()).reason == StopReason::hurrying);
  CHECK_FALSE(stops.judge(trial.game()).asks());
  trial.play().settle();
  CHECK(stops.judge(trial.game()).reason == StopReason::other_question);
  CHECK_FALSE(stops.memory().hurrying[0]);
}

TEST_CASE("stops: memory is restored, settings stay") {
  Trial trial = with_damage_of(knife, {shield});
  Stops stops(2, settings(StopsMode::changes));
  const Stops::Memory before = stops.memory();
  stops.note(trial.game());
  CHECK(stops.judge(trial.game()).reason == StopReason::nothing_new);
  stops.restore(before);
  CHECK(stops.judge(trial.game()).reason == StopReason::new_object);
  stops.set(P1, settings(StopsMode::all));
  stops.restore(before);
  CHECK(stops.settings(P1).mode == StopsMode::all);
}

TEST_CASE("stops, relevant: cards about which the player is always or never asked") {
  Trial trial = with_damage_of(knife, {shield});
  StopSettings wanted = settings(StopsMode::relevant);
  wanted.never = {own(trial.content(), "knife")};
  CHECK(judged(trial.game(), wanted).reason == StopReason::never_this_card);
  wanted.always = wanted.never;
  CHECK(judged(trial.game(), wanted).reason == StopReason::always_this_card);
}

// The first priority of P1 in the end phase of P2's turn.
Trial at_end_of_other_turn() {
  Trial trial({bank}, 5);
  trial.play().end_turn(P1);
  while (trial.game().decision().who != P2 || trial.game().decision().prompt != Prompt::action)
    trial.play().pass(trial.game().decision().who);
  trial.play().end_turn(P2);
  while (trial.game().decision().who != P1 || trial.game().state().turn.phase != Phase::end)
    trial.play().pass(trial.game().decision().who);
  return trial;
}

TEST_CASE("stops, relevant: moments are asked only if they are wanted") {
  Trial trial = at_end_of_other_turn();
  REQUIRE(trial.game().state().turn.phase == Phase::end);
  CHECK(judged(trial.game()).reason == StopReason::nothing_to_resolve);
  StopSettings wanted = settings(StopsMode::relevant);
  wanted.at_end_of_other_turns = true;
  CHECK(judged(trial.game(), wanted).reason == StopReason::moment);
  wanted.at_end_of_other_turns = false;
  wanted.before_own_turn = true;
  CHECK(judged(trial.game(), wanted).reason == StopReason::moment);
}

TEST_CASE("stops, relevant: a declared attack is a moment") {
  Trial trial({bank, {"monster/ogre.lua", "return monster { name = \"Ogre\", hp = 2, evasion = 3, attack = 1 }"}}, 5);
  trial.play().declare_attack(P1);
  REQUIRE(trial.game().decision().prompt == Prompt::priority);
  StopSettings wanted = settings(StopsMode::relevant);
  CHECK_FALSE(judged(trial.game(), wanted).asks());
  wanted.at_declared_attacks = true;
  CHECK(judged(trial.game(), wanted).reason == StopReason::moment);
}

// P1 has hit the only monster, which dies of it. All cards of the deck behind it cost ¢.
Game after_a_hit(const Loaded& loaded) {
  const Content& content = loaded.content();
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = 5;
  table.seats[0].items.push_back({.card = own(content, "die"), .covers = {}});
  table.in(content.monster_slots).push_back({.card = own(content, "ogre"), .covers = {}});
  table.decks.resize(content.decks.size());
  table.decks[content.monster_deck.value] = {std::vector<CardDefId>(5, own(content, "trap")), true};
  table.dice = {6};
  Play play(game_at(loaded, table), {"P1", "P2"});
  play.attack(P1, {"ogre", 0}, 0);
  while (play.game().state().stack.count == 0 || play.game().state().stack.back().kind != ItemKind::roll)
    play.pass(play.game().decision().who);
  REQUIRE(play.game().decision().who == P1);
  return play.game().fork();
}

TEST_CASE("stops, relevant: after an own attack roll, what unseen cards may do is no reason") {
  const std::unique_ptr<Loaded> loaded = load_with_base(
      {{"treasure/die.lua",
        "return treasure { name = \"Die\", tap { text = \"A.\", target = a_roll, effect = function(target) "
        "reroll(target) end } }"},
       {"monster/ogre.lua", "return monster { name = \"Ogre\", hp = 1, evasion = 2, attack = 1 }"},
       {"monster/trap.lua",
        "return monster { name = \"Trap\", revealed { text = \"A.\", effect = function(you) lose_coins(you, 2) end } "
        "}"}});
  const StopVerdict verdict = judged(after_a_hit(*loaded));
  CHECK_FALSE(verdict.matter == tools::Matter::coins);
  CHECK_FALSE(verdict.asks());
}

TEST_CASE("stops: names of modes") {
  for (const tools::StopsModeRow& row : tools::stops_mode_rows)
    CHECK(tools::stops_mode_named(row.name) == row.mode);
  CHECK_FALSE(tools::stops_mode_named("sometimes"));
}

}  // namespace
}  // namespace soulstack::testing::stops_test

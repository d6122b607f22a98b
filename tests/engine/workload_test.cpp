// The total work of scripts between two decisions is limited, and one card does not use up the budget of another.
#include "engine/table/workload.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "engine/table/quarantine.h"
#include "tests/support/trial.h"

namespace soulstack::testing::workload_test {
namespace {

// Reads the HP many times, then gains that many ¢.
const File gaining{
    "treasure/gaining.lua",
    "return treasure { name = \"Gaining\", enters = { counters = 9 },\n  paid { cost = { counters = 1 }, text "
    "= \"A.\", effect = function(you)\n    gain_coins(you, 1)\n    for i = 1, 5 do local n = you.hp end\n    "
    "gain_coins(you, you.hp)\n  end } }"};
const File healthy{
    "treasure/healthy.lua",
    "return treasure { name = \"Healthy\", always { of = you, text = \"A.\",\n  hp = function(you) return "
    "count(an_item { of = you }) end } }"};

// Sixty values, each as slow as allowed.
File slow_card(const std::string& name) {
  return {"treasure/" + name + ".lua",
          "local t = { name = \"" + name +
              "\" }\nlocal function long()\n  local n = 0\n  for i = 1, 900 do n = n + i n = n - i "
              "end\n  return 0\nend\nfor i = 1, 60 do t[i] = always { of = you, hp = long, text = "
              "\"A.\" } end\nreturn treasure(t)"};
}

void gain(Trial& trial) {
  trial.play().activate(P1, {"gaining", 0}, 0, {});
  trial.play().settle();
}

// P1 gains 1 ¢, and then ¢ equal to their HP.
int hp_after_gain(const std::vector<File>& files) {
  Trial trial(files);
  gain(trial);
  return trial.coins() - 1;
}

}  // namespace

TEST_CASE("budgets: a condition that exceeds its budget fails itself, not another card's value that it reads") {
  const File asking{
      "treasure/asking.lua",
      "return treasure { name = \"Asking\", when { event = coins_gained, text = \"A.\", effect = function() end,\n"
      "  given = function(you)\n    for i = 1, 995 do local n = count(a_player) end\n    return you.hp < 0\n  end } }"};
  Trial trial({asking, healthy, gaining});
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 3);  // a character has 2 HP, and there are three items
  CHECK(has(trial.said(), "asking.lua:4: did too much at once"));
  CHECK_FALSE(has(trial.said(), "healthy.lua"));
}

TEST_CASE("budgets: the same holds for a condition deep within calls of its own") {
  const File asking{
      "treasure/asking.lua",
      "local function deep(you, n) if n == 0 then return you.hp end return 0 + deep(you, n - 1) end\n"
      "return treasure { name = \"Asking\", when { event = coins_gained, text = \"A.\", effect = function() end,\n"
      "  given = function(you) return deep(you, 180) < 0 end } }"};
  const File calling{
      "treasure/calling.lua",
      "local function sum(n) if n == 0 then return 0 end return 0 + sum(n - 1) end\nreturn treasure { name = "
      "\"Calling\", always { of = you, text = \"A.\", hp = function() return 4 + sum(60) end } }"};
  Trial trial({asking, calling, gaining});
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 4);
  CHECK(trial.said() == "");
}

TEST_CASE("budgets: when one card exceeds its share, the rest is for the other cards") {
  const int hp = hp_after_gain({healthy, gaining});
  Trial trial({slow_card("slow"), healthy, gaining});
  for (int i = 0; i < 3; ++i)
    gain(trial);
  CHECK(has(trial.said(), "slow.lua:7: its card has no abilities until the next decision"));
  CHECK_FALSE(has(trial.said(), "healthy.lua"));
  CHECK(trial.coins() == 3 * (1 + hp + 1));
}

TEST_CASE("budgets: the sum restarts at each decision, also in a fork and in a saved game") {
  Trial trial({slow_card("slow"), healthy, gaining});
  gain(trial);
  CHECK(trial.table().work.done() == 0);
  Game fork = trial.game().fork();
  Game saved = Game::resume(trial.content(), trial.table().scripts, trial.game().state());
  REQUIRE(saved.decision().options.size() == trial.game().decision().options.size());
  for (Game* game : {&fork, &saved, &trial.game()})
    CHECK_FALSE(game->answer(0));
  CHECK(fork.hash() == trial.hash());
  CHECK(saved.hash() == trial.hash());
}

TEST_CASE("budgets: a replacement that exceeds its share is skipped, and the effect continues without it") {
  const File slow{"treasure/slow.lua",
                  "return treasure { name = \"Slow\", change { event = coins_gained, text = \"A.\", effect = "
                  "function()\n  local n = "
                  "0\n  for i = 1, 30000 do n = n + i end\nend } }"};
  const File often{
      "treasure/often.lua",
      "return treasure { name = \"Often\", enters = { counters = 9 }, paid { cost = { counters = 1 }, text = \"A.\", "
      "effect = function(you)\n  for i = 1, 20 do gain_coins(you, 1) end\nend } }"};
  for (const bool rebuilt : {false, true}) {
    Trial trial({slow, often});
    if (rebuilt)
      trial.rebuild();
    trial.play().activate(P1, {"often", 0}, 0, {});
    trial.play().settle();
    CHECK(trial.coins() == 20);
    CHECK(has(trial.said(), "slow.lua:1: its card has no abilities until the next decision"));
    CHECK(trial.errors() == 1);
  }
}

TEST_CASE("budgets: a hundred cards with a loop each keep working") {
  std::vector<File> files{gaining};
  for (int i = 1; i < 99; ++i)
    files.push_back(
        {"treasure/loop" + std::to_string(i) + ".lua",
         "return treasure { name = \"Loop " + std::to_string(i) +
             "\", always { of = you, text = \"A.\", hp = function()\n  local n = 0\n  for i = 1, 100 do n = n + i "
             "end\n  return n // 5050\nend } }"});
  Trial trial(files);
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 98);
  CHECK(trial.said() == "");
}

TEST_CASE("budgets: the steps of an effect are summed over its decisions, also if it is rebuilt") {
  const std::string asking =
      "local t, s = {}, \"x\"\nfor i = 1, 9 do s = s .. s end\nfor i = 1, 50 do t[s .. i] = i end\n"
      "for i = 1, 400 do\n  local yes = confirm(you)\n  for k = 1, 20 do local p = pairs(t) end\nend\nerror(\"done\")";
  std::string said;
  for (const bool rebuilt : {false, true}) {
    Trial trial({loot_card(asking)});
    if (rebuilt)
      trial.rebuild();
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    for (int i = 0; i < 600 && !trial.play().idle(); ++i) {
      CHECK_FALSE(trial.game().answer(0));
      trial.play().settle();
    }
    CHECK(has(trial.said(), "did too much at once"));
    CHECK((said.empty() || said == trial.said()));
    said = trial.said();
  }
}

// ---- The worst case: no answer costs more than the limit, and the responsible card is named.

namespace {

// A card with that many copies of the ability; NAME and N are replaced by the card's name and the number.
File many_abilities(const std::string& folder, const std::string& name, int n, const std::string& before,
                    const std::string& ability) {
  return {folder + "/" + name + ".lua", "local t = { name = \"" + name + "\" " + before + " }\nfor i = 1, " +
                                            std::to_string(n) + " do t[i] = " + ability + " end\nreturn " + folder +
                                            "(t)"};
}
std::vector<File> sixty_cards(const std::string& given) {
  std::vector<File> files;
  for (int i = 1; i <= 60; ++i)
    files.push_back(
        many_abilities("treasure", "card" + std::to_string(i), 60, "",
                       "when { event = coins_gained, text = \"A.\", effect = function() end, given = " + given + " }"));
  return files;
}

const File five_hundred_gains = loot_card("for i = 1, 500 do gain_coins(players, 1) end");

void play_own(Trial& trial) {
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
}

int failed_cards(Trial& trial) {
  int n = 0;
  for (const Event& e : trial.table().log)
    n += e.type == EventType::script_failed;
  return n;
}

void check_bound(Trial& trial) {
  CHECK(trial.table().work.highest() < most_work);
  CHECK(first_wrong(trial.table()) == "");
}

}  // namespace

TEST_CASE("worst answers: 3,600 triggers with a short loop in their condition, and 500 gains of ¢ by both players") {
  std::vector<File> files = sixty_cards("function() local n = 0 for k = 1, 28 do n = n + k end return false end");
  files.push_back(five_hundred_gains);
  Trial trial(files);
  trial.table().logging = true;
  play_own(trial);
  check_bound(trial);
  CHECK(has(trial.said(), "card1.lua:2: its card has no abilities until the next decision"));
  CHECK(failed_cards(trial) >= 60);
}

TEST_CASE("worst answers: the same, with eight counts of all objects in each condition") {
  std::string counts;
  for (int i = 0; i < 8; ++i)
    counts += "count(an_object { other = true }) + ";
  std::vector<File> files = sixty_cards("function() return " + counts + "0 < 0 end");
  files.push_back(five_hundred_gains);
  Trial trial(files);
  play_own(trial);
  check_bound(trial);
  CHECK(has(trial.said(), "its card has no abilities until the next decision"));
}

TEST_CASE("worst answers: conditions that the kernel evaluates count too") {
  std::vector<File> files;
  for (int i = 1; i <= 60; ++i)
    files.push_back(many_abilities(
        "treasure", "card" + std::to_string(i), 60, "",
        "i % 2 == 0 and always { of = you, hp = 1, given = at_least { items = 99 }, text = \"A.\" } or "
        "when { event = coins_gained, text = \"A.\", effect = function() end, given = at_least { hp = 90 } }"));
  files.push_back(five_hundred_gains);
  Trial trial(files);
  play_own(trial);
  check_bound(trial);
  CHECK(has(trial.said(), "its card has no abilities until the next decision"));
}

TEST_CASE("worst answers: an effect that reads a stat changed by thousands of abilities is stopped while it runs") {
  std::vector<File> files;
  for (int i = 1; i <= 60; ++i)
    files.push_back(many_abilities("treasure", "card" + std::to_string(i), 60, "",
                                   "always { of = a_player { other = true }, hp = 1, text = \"A.\" }"));
  files.push_back(
      loot_card("for i = 1, 500 do for k = 1, 100 do local n = count(a_monster { attackable = true }) + "
                "count(a_player) end local n = you.hp end"));
  Trial trial(files);
  play_own(trial);
  check_bound(trial);
}

TEST_CASE("worst answers: abilities without a target, though thousands of objects are checked") {
  std::vector<File> files;
  for (int i = 1; i <= 60; ++i)
    files.push_back(many_abilities(
        "treasure", "card" + std::to_string(i), 60, "",
        "paid { cost = { coins = 1 }, target = an_object { named = \"Nobody\" }, text = \"A.\", effect = "
        "function(target) destroy(target) end }"));
  files.push_back(loot_card("for i = 1, 100 do gain_coins(you, 1) end"));
  Trial trial(files, 10);
  play_own(trial);
  check_bound(trial);
}

TEST_CASE("worst answers: cards that use up their budget at three decisions lose their abilities") {
  std::vector<File> files{gaining};
  for (const char* name : {"slow1", "slow2", "slow3"})
    files.push_back(
        many_abilities("monster", name, 30, ", hp = 1, evasion = 6, attack = 1, rewards = { coins = 1 }",
                       "always { of = a_player, text = \"A.\", hp = function() local n = 0 for k = 1, 900 do n = n + "
                       "k end return 0 end }"));
  Trial trial(files);
  trial.table().logging = true;
  for (int i = 0; i < 4; ++i)
    gain(trial);
  check_bound(trial);
  for (const char* name : {"slow1", "slow2", "slow3"})
    CHECK(quarantined(trial.table(), own(trial.content(), name)));
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "gaining")));
}

TEST_CASE("worst answers: options that take too long to list are listed again without the cards that failed") {
  std::vector<File> files{gaining};
  for (int i = 1; i <= 5; ++i)
    files.push_back(many_abilities("treasure", "slow" + std::to_string(i), 60, "",
                                   "tap { text = \"A.\", effect = function() end, given = "
                                   "function() local n = 0 for k = 1, 900 do n = n + k end return true end }"));
  Trial trial(files);
  trial.play().activate(P1, {"gaining", 0}, 0, {});
  check_bound(trial);
  CHECK(quarantined(trial.table(), own(trial.content(), "slow5")));
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "slow1")));
  CHECK_FALSE(quarantined(trial.table(), own(trial.content(), "gaining")));
  const Game saved = Game::resume(trial.content(), trial.table().scripts, trial.game().state());
  CHECK(saved.decision().options.size() == trial.game().decision().options.size());
}

TEST_CASE("worst answers: a card that only listens to the slow cards is not skipped with them") {
  std::vector<File> files = sixty_cards("function() local n = 0 for k = 1, 28 do n = n + k end return false end");
  files.push_back({"treasure/listener.lua",
                   "return treasure { name = \"Listener\", always { of = you, attack = 1, given = at_least { "
                   "items = 1 }, text = \"A.\" }, change { event = coins_gained, of = you, text = \"B.\", "
                   "given = your_turn, effect = function(event) event.amount = 2 end } }"});
  files.push_back(loot_card("for i = 1, 30 do gain_coins(you, 1) end"));
  Trial trial(files);
  for (int i = 0; i < 2; ++i) {
    trial.lay(0);
    play_own(trial);
    CHECK(trial.coins() == 60);
    CHECK(has(trial.said(), "its card has no abilities until the next decision"));
    CHECK_FALSE(has(trial.said(), "listener.lua"));
    CHECK_FALSE(has(trial.said(), "own.lua"));
  }
}

TEST_CASE("worst answers: if no single card exceeds its share, the game is stopped, and the event names the slowest") {
  Trial trial({gaining});
  Table& t = trial.table();
  t.logging = true;
  t.work.blame(t.content[own(trial.content(), "gaining")].abilities.front());
  t.work.spend(most_work);
  stop_for_work(t);
  REQUIRE(t.log.back().type == EventType::stopped);
  CHECK(narrate_for(t, t.log.back(), P2) ==
        "The game was stopped: too much work between two decisions; most of it was caused by Gaining");
}

TEST_CASE("worst answers: the same cards are skipped if effects are rebuilt from their replies") {
  std::vector<File> files = sixty_cards("function() local n = 0 for k = 1, 28 do n = n + k end return false end");
  files.push_back(loot_card("for i = 1, 100 do gain_coins(you, 1) for k = 1, 300 do local n = k end end"));
  std::uint64_t work = 0, hash = 0;
  for (const bool rebuilt : {false, true}) {
    Trial trial(files);
    if (rebuilt)
      trial.rebuild();
    play_own(trial);
    CHECK((!rebuilt || trial.table().work.highest() == work));
    CHECK((!rebuilt || trial.hash() == hash));
    work = trial.table().work.highest();
    hash = trial.hash();
  }
}

namespace {

// The most work between two decisions while P1's loot card does this.
std::uint64_t most_work_of(Trial& trial) {
  CHECK(trial.said() == "");
  trial.table().work.keep_highest();
  return trial.table().work.highest();
}

}  // namespace

TEST_CASE("budgets: damage that many effects may prevent costs as much as there are effects, not as their pairs") {
  const auto shields = [](int n) {
    return most_work_of(
        *play_loot("    for i = 1, " + std::to_string(n) + " do prevent_next(you, 1) end deal(1, you)"));
  };
  CHECK(shields(200) < 6 * shields(50));
}

TEST_CASE("budgets: a roll that many effects change costs as much as there are effects, not as their pairs") {
  const File die{"loot/own.lua",
                 "return loot { name = \"Own\", play { text = \"A.\", roll = { each = function(you, amount) "
                 "gain_coins(you, amount) end } } }"};
  const auto modifiers = [&](int n) {
    const File many{"treasure/many.lua", "local t = { name = \"Many\" }\nfor i = 1, " + std::to_string(n) +
                                             " do t[i] = always { of = you, roll = 1, text = \"A.\" } end\n" +
                                             "return treasure(t)"};
    Trial trial({die, many});
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    CHECK(trial.coins() == 6);
    return most_work_of(trial);
  };
  CHECK(modifiers(32) < 3 * modifiers(16));
}

}  // namespace soulstack::testing::workload_test

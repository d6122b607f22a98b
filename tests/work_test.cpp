// What scripts do in all from one decision to the next is bounded, and one card's excess is not another's.
#include "scripting/work.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/trial.h"

using namespace soulstack;
using namespace soulstack::testing;

namespace {

// Looks at the HP often, then gains as many ¢.
const File gaining{"treasure/gaining.lua",
                   "return treasure { name = \"Gaining\", enters = { counters = 9 },\n  paid { cost = { counters = 1 }, text "
                   "= \"A.\", effect = function(you)\n    gain_coins(you, 1)\n    for i = 1, 5 do local n = you.hp end\n    "
                   "gain_coins(you, you.hp)\n  end } }"};
const File healthy{"treasure/healthy.lua",
                   "return treasure { name = \"Healthy\", always { of = you, text = \"A.\",\n  hp = function(you) return "
                   "count(an_item { of = you }) end } }"};

// Sixty values that are as slow as they may be.
File slow_card(const std::string& name) {
  return {"treasure/" + name + ".lua",
          "local t = { name = \"" + name + "\" }\nlocal function long()\n  local n = 0\n  for i = 1, 900 do n = n + i n = n - i "
                                             "end\n  return 0\nend\nfor i = 1, 60 do t[i] = always { of = you, hp = long, text = "
                                             "\"A.\" } end\nreturn treasure(t)"};
}

void gain(Trial& trial) {
  trial.play().activate(P1, {"gaining", 0}, 0, {});
  trial.play().settle();
}

// P1 gains 1 ¢ and as many as the HP that they have.
int hp_then(const std::vector<File>& files) {
  Trial trial(files);
  gain(trial);
  return trial.coins() - 1;
}

}  // namespace

TEST_CASE("budgets: a condition that has used up its own fails itself, not the value of another card that it asks for") {
  const File asking{"treasure/asking.lua",
                    "return treasure { name = \"Asking\", when { event = coins_gained, text = \"A.\", effect = function() end,\n"
                    "  given = function(you)\n    for i = 1, 995 do local n = count(a_player) end\n    return you.hp < 0\n  end } }"};
  Trial trial({asking, healthy, gaining});
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 3);  // a character has 2 HP, and there are three items
  CHECK(has(trial.said(), "asking.lua:4: did too much at once"));
  CHECK_FALSE(has(trial.said(), "healthy.lua"));
}

TEST_CASE("budgets: nor does one that lies deep within calls of its own") {
  const File asking{"treasure/asking.lua",
                    "local function deep(you, n) if n == 0 then return you.hp end return 0 + deep(you, n - 1) end\n"
                    "return treasure { name = \"Asking\", when { event = coins_gained, text = \"A.\", effect = function() end,\n"
                    "  given = function(you) return deep(you, 180) < 0 end } }"};
  const File calling{"treasure/calling.lua",
                     "local function sum(n) if n == 0 then return 0 end return 0 + sum(n - 1) end\nreturn treasure { name = "
                     "\"Calling\", always { of = you, text = \"A.\", hp = function() return 4 + sum(60) end } }"};
  Trial trial({asking, calling, gaining});
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 4);
  CHECK(trial.said() == "");
}

TEST_CASE("budgets: what is left over when one card has done plenty is for the others") {
  const int hp = hp_then({healthy, gaining});
  Trial trial({slow_card("slow"), healthy, gaining});
  for (int i = 0; i < 3; ++i)
    gain(trial);
  CHECK(has(trial.said(), "slow.lua:7: it is left out till a player is asked"));
  CHECK_FALSE(has(trial.said(), "healthy.lua"));
  CHECK(trial.coins() == 3 * (1 + hp + 1));
}

TEST_CASE("budgets: the sum begins anew at each decision, in a fork and in a saved game, too") {
  Trial trial({slow_card("slow"), healthy, gaining});
  gain(trial);
  CHECK(trial.table().script_work == 0);
  Game fork = trial.game().fork();
  Game saved = Game::resume(trial.content(), trial.table().scripts, trial.game().state());
  REQUIRE(saved.decision().options.size() == trial.game().decision().options.size());
  for (Game* game : {&fork, &saved, &trial.game()})
    CHECK_FALSE(game->answer(0));
  CHECK(fork.hash() == trial.hash());
  CHECK(saved.hash() == trial.hash());
}

TEST_CASE("budgets: a replacement that is slow each time fails once it has done plenty, and the effect goes on without it") {
  const File slow{"treasure/slow.lua",
                  "return treasure { name = \"Slow\", change { event = coins_gained, text = \"A.\", effect = function()\n  local n = "
                  "0\n  for i = 1, 30000 do n = n + i end\nend } }"};
  const File often{"treasure/often.lua",
                   "return treasure { name = \"Often\", enters = { counters = 9 }, paid { cost = { counters = 1 }, text = \"A.\", "
                   "effect = function(you)\n  for i = 1, 20 do gain_coins(you, 1) end\nend } }"};
  for (const bool rebuilt : {false, true}) {
    Trial trial({slow, often});
    if (rebuilt)
      trial.rebuild();
    trial.play().activate(P1, {"often", 0}, 0, {});
    trial.play().settle();
    CHECK(trial.coins() == 20);
    CHECK(has(trial.said(), "slow.lua:1: it is left out till a player is asked"));
    CHECK(trial.errors() == 3);  // then it has no abilities any more
  }
}

TEST_CASE("budgets: a hundred cards with a loop each go on working") {
  std::vector<File> files{gaining};
  for (int i = 1; i < 99; ++i)
    files.push_back({"treasure/loop" + std::to_string(i) + ".lua",
                     "return treasure { name = \"Loop " + std::to_string(i) +
                         "\", always { of = you, text = \"A.\", hp = function()\n  local n = 0\n  for i = 1, 100 do n = n + i "
                         "end\n  return n // 5050\nend } }"});
  Trial trial(files);
  gain(trial);
  CHECK(trial.coins() == 1 + 2 + 98);
  CHECK(trial.said() == "");
}

TEST_CASE("budgets: the steps of an effect are summed over its questions, also where it is built again") {
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

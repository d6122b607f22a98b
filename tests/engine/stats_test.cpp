// Rule 10.1: limits of stats when cards add far too much.
#include "engine/table/queries.h"

#include <doctest/doctest.h>

#include "tests/support/trial.h"

namespace soulstack::testing::stats_test {

TEST_CASE("10.1 a player's HP is limited to an amount that can be lost again") {
  const auto trial = play_loot(
      "add_counters(you, 60000, hp_counter)\nadd_counters(all(an_item { of = you })[1], 60000, hp_counter)\n"
      "if pay_hp(you, you.hp - 1) and you.hp == 1 then gain_coins(you, 2) end");
  CHECK(trial->said() == "");
  CHECK(first_wrong(trial->table()) == "");
  CHECK(trial->coins() == 2);
}

TEST_CASE("10.1 a monster's HP is limited to the damage that can be marked on it") {
  const File fat{"treasure/fat.lua",
                 "return treasure { name = \"Fat\", always { of = a_monster, hp = 300, text = \"A.\" } }"};
  const File slug{"monster/slug.lua", "return monster { name = \"Slug\", hp = 2, evasion = 3, attack = 1 }"};
  const auto trial = play_loot("local m = all(a_monster)[1]\nkill(m)\nif m.hp == 0 then gain_coins(you, m.max_hp) end",
                               "you", {fat, slug});
  CHECK(trial->said() == "");
  CHECK(first_wrong(trial->table()) == "");
  CHECK(trial->coins() == 255);
}

TEST_CASE("20.1.2 the number of counters is limited to its maximum") {
  const File ear{"treasure/ear.lua",
                 "return treasure { name = \"Ear\", when { event = counters_added, text = \"A.\",\n"
                 "  effect = function(you, event) gain_coins(you, event.amount) end } }"};
  CHECK(play_loot("add_counters(you, 40000)", "you", {ear})->coins() == 30000);
}

}  // namespace soulstack::testing::stats_test

// Rule 1.10: conditions that ask for each other endlessly are false; all other abilities keep working.
#include "engine/table/condition_depth.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/table/queries.h"
#include "tests/support/trial.h"

namespace soulstack::testing::condition_depth_test {
namespace {

File item(const std::string& id, const std::string& ability) {
  return {"treasure/" + id + ".lua", "return treasure { name = \"" + id + "\",\n" + ability + " }"};
}
const File slug{"monster/slug.lua", "return monster { name = \"Slug\", hp = 2, evasion = 3, attack = 1 }"};
const File stout = item("stout", "always { of = you, hp = 1, text = \"A.\" }");
const std::string endless = ":2: conditions ask for each other without end";

Value monster(Trial& trial) {
  Candidates all;
  Filter monsters;
  monsters.noun = Noun::monster;
  gather(trial.table(), monsters, {}, all);
  REQUIRE(all.count > 0);
  return all[0];
}

int hp_of_one(Trial& trial) { return max_hp(trial.table(), Value::player(P1)); }

}  // namespace

TEST_CASE("condition depth: HP that depends on itself counts as none, even if other cards also give HP") {
  Trial plain({stout});
  Trial trial({item("loop", "always { of = you, hp = 1, given = at_least { hp = 2 }, text = \"A.\" }"), stout});
  CHECK(hp_of_one(trial) == hp_of_one(plain));
  CHECK(trial.said() == "loop.lua" + endless);
}

TEST_CASE("condition depth: a ban on attacking \"what can be attacked\" bans nothing") {
  Trial trial({item("loop", "cant { attack = a_monster { attackable = true }, text = \"A.\" }"), slug});
  CHECK(attackable(trial.table(), monster(trial)));
  CHECK(trial.said() == "loop.lua" + endless);
}

TEST_CASE("condition depth: a permission to attack \"a player who can be attacked\" permits nothing") {
  Trial trial({item("loop", "can { attack = a_player { attackable = true }, evasion = 2, text = \"A.\" }")});
  CHECK_FALSE(attackable(trial.table(), Value::player(P2)));
  CHECK(trial.said() == "loop.lua" + endless);
}

TEST_CASE("condition depth: two cards whose conditions ask for each other are reported, and the game continues") {
  Trial trial({item("gives", "always { of = a_player { attackable = true }, hp = 1, text = \"A.\" }"),
               item("lets", "can { attack = a_player, given = at_least { hp = 2 }, evasion = 2, text = \"A.\" }"),
               stout});
  Trial plain({stout});
  trial.table().s.turn.active = 1;
  CHECK(hp_of_one(trial) == hp_of_one(plain));
  CHECK(has(trial.said(), endless));
  CHECK(trial.errors() <= 2);
  CHECK(first_wrong(trial.table()) == "");
}

TEST_CASE("condition depth: each of those two cards works when it is alone") {
  Trial gives({item("gives", "always { of = a_player { attackable = false }, hp = 1, text = \"A.\" }"), stout});
  Trial plain({stout});
  CHECK(hp_of_one(gives) == hp_of_one(plain) + 1);
  Trial lets({item("lets", "can { attack = a_player, given = at_least { hp = 2 }, evasion = 2, text = \"A.\" }")});
  CHECK(attackable(lets.table(), Value::player(P2)));
  CHECK(gives.said() + lets.said() == "");
}

TEST_CASE("condition depth: a table with many such cards is still evaluated quickly") {
  std::vector<File> many{slug};
  for (char id = 'a'; id <= 'l'; ++id)
    many.push_back(item(std::string(3, id), "cant { attack = a_monster { attackable = true }, text = \"A.\" }"));
  Trial trial(many);
  const double begin = seconds_used();
  CHECK(attackable(trial.table(), monster(trial)));
  CHECK(seconds_used() - begin < 0.1);
}

}  // namespace soulstack::testing::condition_depth_test

// What sets replace and change, as shown by commands, and records of games with such cards.
#include "tests/support/small_set.h"

namespace soulstack::testing::cards_explain_test {
namespace {

// Replaces a card, changes one, adds a copy, and leaves one out.
struct Fireworks : SmallSet {
  explicit Fireworks(const std::string& id) : SmallSet(id) {
    write("set.lua", "return set { id = \"" + id +
                         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\",\n"
                         "requires = { \"base >= 0.1\" }, leave_out = { \"base:gold_bomb\" } }\n");
    write_firework(2);
    write("monster/fly.lua", "return monster { changes = \"base:fly\", hp = 2 }\n");
    write("monster/bloat_fly.lua", "return monster { based_on = \"base:fly\", name = \"Bloat Fly\" }\n");
  }
  void write_firework(int damage) const {
    const std::string n = std::to_string(damage);
    write("loot/firework.lua", "return loot { replaces = \"base:bomb\", name = \"Firework\",\n  play { text = \"Deal " +
                                   n +
                                   " damage to a monster.\", target = a_monster,\n    effect = function(target) deal(" +
                                   n + ", target) end } }\n");
  }
};

std::string one_line(std::string text) {
  std::string all;
  for (const char c : text)
    if (c != '\n' && !(c == ' ' && all.ends_with(' ')))
      all += c;
    else if (!all.ends_with(' '))
      all += ' ';
  return all;
}

}  // namespace

TEST_CASE("cards --explain: the order of the sets, and what happens to cards") {
  const Fireworks set("fireworks");
  const Ran ran = run("cards", "--set", set.path(), "--explain");
  CHECK(ran.code == 0);
  const std::string out = one_line(ran.out);
  CHECK(has(out, "1. `base` 0.1.0 in "));
  CHECK(has(out, ": required by `fireworks`"));
  CHECK(has(out, "2. `fireworks` 1 in "));
  CHECK(has(out, ": named; it requires `base >= 0.1`"));
  CHECK(has(out, "`base:bomb` is replaced by `fireworks:firework` ("));
  CHECK(has(out, "loot/firework.lua:1)"));
  CHECK(has(out, "`base:fly` is changed by `fireworks`: hp ("));
  CHECK(has(out, "`fireworks:bloat_fly` is based on `base:fly`, with its own name ("));
  CHECK(has(out, "`base:gold_bomb` is left out by `fireworks` ("));
  CHECK(has(out, "set.lua:2)"));
}

TEST_CASE("cards --explain: only the matching cards, also those that are not in the game") {
  const Fireworks set("some_works");
  const std::string fly = one_line(run("cards", "base:fly", "--set", set.path(), "--explain").out);
  CHECK(has(fly, "`base:fly` is changed"));
  CHECK_FALSE(has(fly, "is replaced"));
  const Json json = json_of(run("cards", "gold_bomb", "--set", set.path(), "--explain", "--json"));
  REQUIRE(json["overrides"].size() == 1);
  CHECK(json["overrides"][0]["kind"] == "leave_out");
  CHECK(json["sets"][0]["id"] == "base");
}

TEST_CASE("show: a card tells what it replaces and what changes it, and a replaced card shows the other") {
  const Fireworks set("shown_works");
  const std::string bomb = one_line(run("show", "bomb", "--set", set.path()).out);
  CHECK(has(bomb, "Firework"));
  CHECK(has(bomb, "`base:bomb` is replaced by `shown_works:firework`"));
  const Json shown = json_of(run("show", "base:fly", "--set", set.path(), "--json"));
  CHECK(shown["cards"][0]["overrides"][1]["fields"][0] == "hp");
  const Json listed = json_of(run("cards", "base:fly", "--set", set.path(), "--json"));
  CHECK(listed["cards"][0]["hp"] == 2);
  CHECK(listed["cards"][0]["overrides"][1]["kind"] == "changes");
  const Ran out = run("show", "gold_bomb", "--set", set.path());
  CHECK(out.code != 0);
  CHECK(has(one_line(out.err), "the set `shown_works` leaves it out ("));
}

TEST_CASE("check: a set that replaces and changes cards has no findings, and its scenarios pass") {
  const Fireworks set("checked_works");
  set.show("loot/firework.lua",
           "players = { { name = \"P1\", hand = { \"bomb\" } }, { name = \"P2\" } }, monsters = { \"fly\" }",
           "t.P1:play(\"base:bomb\", \"fly\") t:settle()", "t:discarded \"firework\" and t:discarded \"fly\"");
  const Ran checked = run("check", set.path());
  CHECK_MESSAGE(checked.code == 0, checked.out);
  const Ran tested = run("test", set.path());
  CHECK_MESSAGE(has(tested.out, "1 passed, 0 failed"), tested.out);
  set.show("loot/firework.lua", "players = { { name = \"P1\", hand = { \"gold_bomb\" } }, { name = \"P2\" } }",
           "t:settle()", "t.P1.loot == 1");
  CHECK(has(run("test", set.path()).out, "there is no card `gold_bomb`: the set `checked_works` leaves it out ("));
}

TEST_CASE("journal: a game with a card that replaces another one notices changes of that card") {
  const Fireworks set("saved_works");
  const std::string journal = (own_folder.path() / "fireworks.journal").string();
  const Ran played = soulstack_with(
      "1\n1\n1\nquit\n", {"play", "--players", "2", "--seed", "3", "--set", set.path(), "--journal", journal});
  REQUIRE_MESSAGE(fs::exists(journal), played.err);
  CHECK(run("replay", journal).code == 0);
  set.write_firework(3);
  const Ran changed = run("replay", journal);
  CHECK(changed.code != 0);
  CHECK(has(changed.err, "these files differ: saved_works: loot/firework.lua"));
  set.write_firework(2);
  set.write("monster/fly.lua", "return monster { changes = \"base:fly\", hp = 3 }\n");
  CHECK(has(run("replay", journal).err, "these files differ: saved_works: monster/fly.lua"));
}

TEST_CASE("requirements: a set of another version is refused by each command, and nothing is loaded") {
  const SmallSet set("future");
  set.write("set.lua",
            "return set { id = \"future\", title = \"T\", version = \"1\", api = 1,\n"
            "requires = { \"base >= 99\" } }\n");
  set.write("loot/spark.lua", "return loot { name = \"Spark\", colour = 1 }\n");
  for (const std::string command : {"cards", "sim", "demo"}) {
    const Ran ran = run(command, "--set", set.path());
    CHECK(ran.code == 3);
    CHECK(has(ran.err, "set.lua:2:"));
    CHECK(has(ran.err, "`future` requires `base >= 99`, but the set that was found is `base` 0.1.0 in "));
    CHECK_FALSE(has(ran.err, "set aside"));
  }
}

}  // namespace soulstack::testing::cards_explain_test

// Sets that are empty, broken or unreadable: no command accepts them as valid sets.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::unreadable_sets_test {
namespace {

// The exit code, and the code of the finding on stderr.
void refused_for(const std::string& finding, const std::vector<std::string>& arguments) {
  const Ran ran = soulstack_with("", arguments);
  CAPTURE(arguments.front());
  CHECK(ran.code == 3);
  CHECK_MESSAGE(has(ran.err, " " + finding + "]"), ran.err);
  CHECK(ran.out == "");
}

}  // namespace

TEST_CASE("a folder without a set is an error, also with `--rules all`") {
  const SmallSet set("nothing_there");
  fs::remove(set.path("set.lua"));
  refused_for("unreadable", {"fuzz", set.path()});
  refused_for("unreadable", {"fuzz", set.path(), "--pairs"});
  refused_for("unreadable", {"sim", "--rules", "all", "--games", "2", "--set", set.path()});
  refused_for("unreadable", {"rules", "list", "--set", set.path()});
}

TEST_CASE("a set that does not compile is refused by fuzz and by rules list") {
  const SmallSet set("half_written");
  set.write("set.lua", "return set {");
  refused_for("syntax", {"fuzz", set.path()});
  refused_for("syntax", {"rules", "list", "--set", set.path()});
}

TEST_CASE("a set without rules is played with all rulesets of the set that it requires") {
  const SmallSet set("without_rules");
  const Ran ran = run("sim", "--rules", "all", "--games", "1", "--set", set.path().c_str(), "--json");
  CHECK(ran.code == 0);
  CHECK(json_of(ran)["finished"] == 1);
  CHECK(has(run("rules", "list", "--set", set.path().c_str()).out, "extended"));
}

// A link to itself can't be read.
TEST_CASE("an unreadable folder of cards or rules is not taken for an empty one") {
  const SmallSet set("looping");
  for (const char* folder : {"treasure", "rules"}) {
    fs::create_symlink(folder, set.path(folder));
    const Ran checked = run("check", set.path().c_str(), "--format", "json");
    CHECK(checked.code == 1);
    CHECK(has(checked.out, "\"unreadable\""));
    CHECK(has(checked.out, set.path(folder)));
    refused_for("unreadable", {"sim", "--games", "1", "--set", "base", "--set", set.path()});
    fs::remove(set.path(folder));
  }
}

TEST_CASE("an unreadable folder of scenarios is named, and is not an engine fault") {
  const SmallSet set("looping_scenarios");
  fs::create_symlink("scenarios", set.path("scenarios"));
  refused_for("unreadable", {"test", set.path()});
  fs::remove(set.path("scenarios"));
}

TEST_CASE("check: mistakes of set.lua do not hide those of its cards, and no card is blamed for them") {
  const SmallSet set("half_right");
  set.write(
      "set.lua",
      "return set { id = \"half_right\", title = \"T\", version = \"1\", api = 1, requires = { \"base\" }, license = "
      "\"MIT\", authors = { \"A\" }, counters = { \"Egg\" }, tags = { \"shell\", \"shell\" } }\n");
  set.write(
      "treasure/nest.lua",
      "return treasure { name = \"Nest\", tap { text = \"Put an egg on this.\", effect = function(you, this) "
      "add_counters(this, 1, Egg_counter) end }, tap { text = \"Put a card under this.\", effect = function(this) "
      "put_under(deck.loot.top) end } }\n");
  const Ran ran = run("check", set.path().c_str(), "--format", "json");
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "\"wrong_name\""));
  CHECK(has(ran.out, "\"duplicate_key\""));
  CHECK(has(ran.out, "\"wrong_arguments\""));
  CHECK(!has(ran.out, "\"unknown_word\""));
}

}  // namespace soulstack::testing::unreadable_sets_test

// Sets that are empty, broken or can't be read: no command takes them for sets in which nothing is wrong.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tests/support/small_set.h"

namespace {

using namespace soulstack::testing;

// The exit code, and on stderr the code of the finding.
void refused_for(const std::string& finding, const std::vector<std::string>& arguments) {
  const Ran ran = soulstack_with("", arguments);
  CAPTURE(arguments.front());
  CHECK(ran.code == 3);
  CHECK_MESSAGE(has(ran.err, "[" + finding + "]"), ran.err);
  CHECK(ran.out == "");
}

}  // namespace

TEST_CASE("a folder without a set: all rulesets of it are no reason to play nothing, and to say that all is well") {
  const SmallSet set("nothing_there");
  fs::remove(set.path("set.lua"));
  refused_for("unreadable", {"fuzz", set.path()});
  refused_for("unreadable", {"fuzz", set.path(), "--pairs"});
  refused_for("unreadable", {"sim", "--rules", "all", "--games", "2", "--set", set.path()});
  refused_for("unreadable", {"rules", "list", "--set", set.path()});
}

TEST_CASE("a set that does not compile is not played by fuzz, and is no list of rules") {
  const SmallSet set("half_written");
  set.write("set.lua", "return set {");
  refused_for("syntax", {"fuzz", set.path()});
  refused_for("syntax", {"rules", "list", "--set", set.path()});
}

TEST_CASE("a set without rules is played with all rulesets of the set that it needs") {
  const SmallSet set("without_rules");
  const Ran ran = run("sim", "--rules", "all", "--games", "1", "--set", set.path().c_str(), "--json");
  CHECK(ran.code == 0);
  CHECK(json_of(ran)["finished"] == 1);
  CHECK(has(run("rules", "list", "--set", set.path().c_str()).out, "extended"));
}

// A link that leads to itself can be read by nobody.
TEST_CASE("a folder of cards or of rules that can't be read is not taken for an empty one") {
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

TEST_CASE("a folder of scenarios that can't be read is named, and is no failure of the engine") {
  const SmallSet set("looping_scenarios");
  fs::create_symlink("scenarios", set.path("scenarios"));
  refused_for("unreadable", {"test", set.path()});
  fs::remove(set.path("scenarios"));
}

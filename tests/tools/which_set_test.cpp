// Which sets a command uses: those that are named, the set around the current folder, and the sets that they require.
#include "tests/support/small_set.h"

namespace soulstack::testing::which_set_test {
namespace {

// The current folder, until the end of the scope.
class InFolder {
 public:
  explicit InFolder(const fs::path& folder) { fs::current_path(folder); }
  ~InFolder() { fs::current_path(before_); }
  InFolder(const InFolder&) = delete;
  InFolder& operator=(const InFolder&) = delete;

 private:
  fs::path before_ = fs::current_path();
};

std::string card(const std::string& name, int coins) {
  const std::string n = std::to_string(coins);
  return "return loot { name = \"" + name + "\", play { text = \"Gain " + n +
         "¢.\", effect = function(you) gain_coins(you, " + n + ") end } }\n";
}

std::string scenario(const std::string& name, const std::string& id, int coins) {
  return "scenario \"" + name + "\" { players = { { name = \"P1\", hand = { \"" + id +
         "\" } }, { name = \"P2\" } }, play = function(t) t.P1:play \"" + id +
         "\"  t:settle() end, expect = function(t) check(t.P1.coins == " + std::to_string(coins) + ") end }\n";
}

std::string manifest(const std::string& id, const std::string& required) {
  return "return set { id = \"" + id +
         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = "
         "\"MIT\", requires = { " +
         required + " } }\n";
}

// The sets `first`, and `second`, which requires it, in one folder.
class TwoSets {
 public:
  TwoSets() {
    first.write("set.lua", manifest("first", "\"base\""));
    first.write("loot/spark.lua", card("Spark", 2));
    first.write("scenarios/loot/spark.lua", scenario("Spark pays", "spark", 2));
    second.write("set.lua", manifest("second", "\"base\", \"first\""));
    second.write("loot/glow.lua", card("Glow", 3));
    second.write("scenarios/loot/glow.lua",
                 scenario("Glow pays", "glow", 3) + scenario("Spark of the other set pays", "first:spark", 2));
  }
  SmallSet first{"two_sets/first"}, second{"two_sets/second"};
};

}  // namespace

TEST_CASE("which set: a folder beside a set whose set has another id than its folder is read once, and named") {
  const SmallSet named{"mixed/named"}, wanting{"mixed/wanting"};
  named.write("set.lua", manifest("other", "\"named\""));
  wanting.write("set.lua", manifest("wanting", "\"named\""));
  const Ran ran = run("check", wanting.path());
  CHECK(ran.code == 1);
  CHECK(has(ran.err + ran.out, "`wanting` requires the set `named`, but the id of the set in "));
  CHECK(has(ran.err + ran.out, "is `other`: write that id"));
}

TEST_CASE("which set: neighbours that require each other's folder names are read once each, however they are named") {
  const SmallSet one{"circle/one"}, two{"circle/two"};
  one.write("set.lua", manifest("first", "\"two\""));
  two.write("set.lua", manifest("second", "\"one\""));
  for (const std::string& named : {one.path(), one.path("../two/../one/"), one.path("")}) {
    const Ran ran = run("check", named);
    INFO(ran.out, ran.err);
    CHECK(ran.code == 1);
    CHECK_FALSE(has(ran.out + ran.err, "two sets with the id"));
    CHECK(has(ran.out + ran.err, "`first` requires the set `two`, but the id of the set in "));
    CHECK(has(ran.out + ran.err, "`second` requires the set `one`, but the id of the set in "));
  }
}

TEST_CASE("which set: a required set is found beside the set that requires it") {
  const TwoSets sets;
  const Ran checked = run("check", sets.second.path());
  INFO(checked.out, checked.err);
  CHECK(checked.code == 0);
  CHECK(run("test", sets.second.path()).out == "2 passed, 0 failed\n");
  CHECK(run("sim", "--set", sets.second.path(), "--games", "1").code == 0);
}

TEST_CASE("which set: in the folder of a set, and below it, commands use that set") {
  const TwoSets sets;
  for (const char* below : {"", "loot"}) {
    const InFolder here(sets.second.path(below));
    CHECK(run("test").out == "2 passed, 0 failed\n");
    CHECK(has(run("show", "glow").out, "Gain 3¢"));
    CHECK(run("check").code == 0);
  }
  const InFolder here(sets.second.path());
  CHECK(run("test", "scenarios/loot/glow.lua").out == "2 passed, 0 failed\n");
  sets.second.write("loot/glow.lua", "return loot { nam = \"Glow\" }\n");
  CHECK(has(run("check").out, "loot/glow.lua:1:"));
}

TEST_CASE("which set: a folder of sets stands for these sets") {
  const TwoSets sets;
  const std::string folder = fs::path(sets.first.path()).parent_path().string();
  CHECK(run("test", folder).out == "3 passed, 0 failed\n");
  const Ran checked = run("check", folder);
  INFO(checked.out);
  CHECK(checked.code == 0);
  CHECK(has(checked.err, "2 cards of "));
  CHECK(has(checked.err, " (289 with the sets they need)"));
}

TEST_CASE("which set: a card stands for its scenarios in `test`") {
  const TwoSets sets;
  CHECK(has(run("test", sets.first.path("loot/spark.lua")).out, " passed, 0 failed\n"));
  CHECK(has(run("test", sets.first.path("loot")).out, " passed, 0 failed\n"));
  sets.first.write("loot/quiet.lua", text_of(sets.first.path("loot/spark.lua")));
  const Ran ran = run("test", sets.first.path("loot/quiet.lua"));
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "has no scenarios; they would be in `"));
  CHECK(has(ran.err, "scenarios/loot/quiet.lua`"));
}

TEST_CASE("which set: hidden folders of a set are not read") {
  const TwoSets sets;
  sets.first.write(".soulstack/words.lua", "this is not a card");
  sets.first.write("loot/spark.lua", "return loot { nam = \"Spark\" }\n");
  sets.first.write("rules/house.lua", "return rules { name = \"house\", extends = \"extendet\" }\n");
  CHECK_FALSE(has(run("check", sets.first.path()).out, ".soulstack"));
}

TEST_CASE("check --fix: says which suggestion it leaves, and why") {
  const SmallSet set("left_alone");
  set.write("loot/spark.lua",
            "return loot { name = \"Spark\",\n  play { text = \"Gain 2¢.\",\n"
            "    efect = function(you) gain_coins(you, 3) end },\n}\n");
  const Ran ran = run("check", set.path(), "--fix");
  INFO(ran.out, ran.err);
  CHECK(has(ran.err, "loot/spark.lua:3: not replaced by `effect`, because this would give another finding:\n"));
  CHECK(has(ran.err, "the text says 2¢"));
}

// Sets the variable until the end of the scope.
class WithVariable {
 public:
  WithVariable(const char* name, const std::string& value) : name_(name), before_(std::getenv(name)) {
    if (before_ != nullptr)
      kept_ = before_;
    setenv(name, value.c_str(), 1);
  }
  ~WithVariable() { before_ == nullptr ? unsetenv(name_) : setenv(name_, kept_.c_str(), 1); }
  WithVariable(const WithVariable&) = delete;
  WithVariable& operator=(const WithVariable&) = delete;

 private:
  const char* name_;
  const char* before_;
  std::string kept_;
};

TEST_CASE("which set: a name is looked up in the user's folder for sets, also as a requirement") {
  CHECK(run("check", "first").code == 2);
  const SmallSet first{"data/soulstack/sets/first"}, mine{"mine"};
  first.write("set.lua", manifest("first", "\"base\""));
  first.write("loot/spark.lua", card("Spark", 2));
  mine.write("set.lua", manifest("mine", "\"base\", \"first\""));
  mine.write("loot/glow.lua", card("Glow", 3));
  mine.write("scenarios/loot/glow.lua",
             scenario("Glow pays", "glow", 3) + scenario("Spark of the other set pays", "first:spark", 2));
  CHECK(run("test", mine.path()).code != 0);
  const WithVariable data("XDG_DATA_HOME", fs::absolute(first.path("../../..")).lexically_normal().string());
  CHECK(has(run("show", "spark", "--set", "first").out, "Gain 2¢"));
  const Ran tested = run("test", mine.path());
  CHECK_MESSAGE(tested.out == "2 passed, 0 failed\n", tested.out, tested.err);
}

TEST_CASE(
    "which set: SOULSTACK_PATH names folders with sets, and the first one wins; the base set stays that of the "
    "project") {
  const SmallSet one{"one/first"}, two{"two/first"}, base{"two/base"}, other{"three/second"};
  one.write("set.lua", manifest("first", "\"base\""));
  one.write("loot/spark.lua", card("Spark", 2));
  two.write("set.lua", manifest("first", "\"base\""));
  two.write("loot/spark.lua", card("Spark", 3));
  other.write("set.lua", manifest("second", "\"base\""));
  other.write("loot/glow.lua", card("Glow", 4));
  base.write("loot/bomb.lua", "return nothing\n");
  const auto parent = [](const SmallSet& set) { return fs::absolute(set.path("..")).lexically_normal().string(); };
  const WithVariable path("SOULSTACK_PATH", "/missing::" + parent(one) + ":" + parent(two) + ":" + parent(other));
  CHECK(has(run("show", "spark", "--set", "first").out, "Gain 2¢"));
  CHECK(has(run("show", "glow", "--set", "second").out, "Gain 4¢"));
  CHECK(has(run("show", "bomb", "--set", "base").out, "cards/base/loot/bomb.lua"));
  const Ran wrong = run("check", "frist");
  CHECK(wrong.code == 2);
  CHECK(has(wrong.err, "There is no card set `frist`; give a folder or the name of a set in "));
  CHECK(has(wrong.err, "did you mean `first`?"));
}

}  // namespace soulstack::testing::which_set_test

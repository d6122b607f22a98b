// The base set that is compiled into the program: it is that of cards/base, and commands run without the folder.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "scripting/sandbox/file_tree.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/support/sets.h"

namespace soulstack::testing::built_in_test {
namespace {

// No folder of the project is found from here.
class WithoutFolders {
 public:
  WithoutFolders() {
    fs::remove_all(here_);
    fs::create_directories(here_);
    fs::current_path(here_);
    setenv("SOULSTACK_CARDS", "/built-in/cards", 1);
  }
  ~WithoutFolders() {
    unsetenv("SOULSTACK_CARDS");
    fs::current_path(SOULSTACK_TEST_ROOT);
  }
  WithoutFolders(const WithoutFolders&) = delete;
  WithoutFolders& operator=(const WithoutFolders&) = delete;

 private:
  fs::path here_ = own_folder.path() / "alone";
};

std::string hash_of_games() { return json_of(run("sim", "--games", "4", "--players", "2", "--json"))["state_hash"]; }

TEST_CASE("built in: the files are those of the project, and no card is missing") {
  std::size_t cards = 0;
  for (const scripting::MemoryFile& file : scripting::built_in_files()) {
    CHECK_MESSAGE(text_of(fs::path(SOULSTACK_TEST_ROOT) / file.path) == file.text, file.path);
    cards += file.path.starts_with("cards/base/") ? 1U : 0U;
  }
  std::size_t in_folder = 0;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(SOULSTACK_TEST_ROOT) / "cards/base"))
    in_folder += entry.path().extension() == ".lua" && !has(entry.path().string(), "/scenarios/") ? 1U : 0U;
  CHECK(cards == in_folder);
}

TEST_CASE("built in: a tree in memory has folders, entries and texts") {
  const scripting::MemoryFile files[] = {{"a/one.lua", "1"}, {"a/b/two.lua", "22"}, {"a/b/three.lua", "333"}};
  const scripting::MemoryTree tree("/root", files);
  std::error_code error;
  CHECK(tree.is_folder("/root/a/b", error));
  CHECK(tree.is_folder("/root/a/b/", error));
  CHECK_FALSE(tree.is_folder("/root/a/one.lua", error));
  CHECK(tree.is_file("/root/a/b/../one.lua"));
  CHECK_FALSE(tree.is_file("/root/a"));
  CHECK(tree.entries("/root/a", error).size() == 2);
  CHECK(tree.entries("/root/a/b", error) == std::vector<fs::path>{"/root/a/b/two.lua", "/root/a/b/three.lua"});
  CHECK(tree.entries("/root/c", error).empty());
  CHECK(error == std::errc::no_such_file_or_directory);
  std::string text;
  CHECK(tree.read("/root/a/b/three.lua", 2, text));
  CHECK(text == "33");
  CHECK_FALSE(tree.read("/root/a/b", 2, text));
}

TEST_CASE("built in: commands run without the folder of the base set, and games are the same") {
  const std::string usual = hash_of_games();
  const WithoutFolders alone;
  CHECK(hash_of_games() == usual);
  const std::vector<std::vector<std::string>> commands = {{"demo", "--seed", "1", "--players", "2"},
                                                          {"show", "bomb"},
                                                          {"cards", "bomb"},
                                                          {"rules", "list"},
                                                          {"words", "deal"},
                                                          {"docs", "--out", "site"},
                                                          {"check", "base"},
                                                          {"rules", "show"},
                                                          {"rules", "where", "13.2.11"},
                                                          {"fuzz", "--games", "3", "--jobs", "1"},
                                                          {"demo", "--rules", "extended without dinner", "--seed", "1"},
                                                          {"sim", "--set", "base", "--games", "2"}};
  for (const std::vector<std::string>& command : commands) {
    const Ran ran = soulstack_with("", command);
    CHECK_MESSAGE(ran.code == 0, command.front(), ": ", ran.err, ran.out);
  }
  CHECK(has(run("show", "bomb").out, "/built-in/cards/base/loot/bomb.lua"));
  CHECK(has(run("rules", "where", "13.2.11").out, "13.2.11"));
}

TEST_CASE("built in: a set that requires the base set is checked, and its scenarios run") {
  const SmallSet mine("mine");
  mine.write("loot/spark.lua",
             "return loot { name = \"Spark\", play { text = \"Gain 3¢.\", "
             "effect = function(you) gain_coins(you, 3) end } }\n");
  mine.show("loot/spark.lua", "players = { { name = \"P1\", hand = { \"spark\" } }, { name = \"P2\" } }",
            "t.P1:play \"spark\" t:settle()", "t.P1.coins == 3");
  const WithoutFolders alone;
  const Ran checked = soulstack_with("", {"check", mine.path()}), tested = soulstack_with("", {"test", mine.path()});
  CHECK_MESSAGE(has(checked.out + checked.err, "0 errors, 0 warnings"), checked.out, checked.err);
  CHECK_MESSAGE(has(tested.out, "1 passed, 0 failed"), tested.out, tested.err);
}

TEST_CASE("built in: a game is played, recorded and replayed; the files are not watched") {
  const WithoutFolders alone;
  CHECK(soulstack_with("pass\nquit\n", {"play", "--seed", "35", "--watch", "--journal", "game.journal"}).code == 0);
  const Ran replayed = run("replay", "game.journal");
  CHECK_MESSAGE(replayed.code == 0, replayed.err);
}

TEST_CASE("built in: a folder cards/base in the current folder wins") {
  const WithoutFolders alone;
  unsetenv("SOULSTACK_CARDS");
  fs::create_directories("cards");
  fs::copy(fs::path(SOULSTACK_TEST_ROOT) / "cards/base", "cards/base", fs::copy_options::recursive);
  CHECK(tools::base_set() == std::vector<std::string>{"cards/base"});
}

}  // namespace
}  // namespace soulstack::testing::built_in_test

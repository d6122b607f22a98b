// soulstack replay: the same game, narrated or shown; with changed cards, where and why it differs.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/recorded.h"

namespace soulstack::testing::replay_test {
namespace {

using tools::FileKind;

// A journal of a whole game by bots: the first in which A Penny! is played.
std::string whole_game() {
  static const std::string path = [] {
    fs::path file;
    for (std::uint64_t seed = 21; seed < 60; ++seed) {
      file = own_folder.path() / ("whole_" + std::to_string(seed) + ".journal");
      REQUIRE(played(seed, 100'000, {"eager", "eager"})->write(file, FileKind::journal) == "");
      if (has(run("replay", file.c_str(), "--narrate").out, " plays A Penny!"))
        break;
    }
    return file.string();
  }();
  return path;
}

// The base set with one file replaced or removed.
class ChangedSet {
 public:
  ChangedSet(const std::string& file, const std::string& text) : folder_(own_folder.path() / "changed" / "base") {
    fs::create_directories(folder_.parent_path());
    fs::copy("cards/base", folder_, fs::copy_options::recursive);
    std::ofstream(folder_ / file) << text;
  }
  ~ChangedSet() { fs::remove_all(folder_.parent_path()); }
  ChangedSet(const ChangedSet&) = delete;
  ChangedSet& operator=(const ChangedSet&) = delete;
  const fs::path& folder() const { return folder_; }
  Ran replay(const std::string& file, const std::string& how) const {
    return how == "--json" ? run("replay", file.c_str(), "--json", "--rebase", "--set", folder_.c_str())
                           : run("replay", file.c_str(), "--rebase", "--set", folder_.c_str());
  }

 private:
  fs::path folder_;
};

TEST_CASE("replay: a journal gives the same game") {
  const Ran ran = run("replay", whole_game().c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Identical: "));
  CHECK(has(ran.out, " wins after"));
  const Json j = json_of(run("replay", whole_game().c_str(), "--json"));
  CHECK(j["same"] == true);
  CHECK(j["decisions"] == j["played"]);
}

TEST_CASE("replay: a journal written by sim gives the same game") {
  const fs::path folder = own_folder.path() / "sim";
  const Json sim = json_of(run("sim", "--games", "3", "--journals", folder.c_str(), "--json"));
  CHECK(sim["state_hash"] == json_of(run("sim", "--games", "3", "--json"))["state_hash"]);
  int games = 0;
  for (const auto& entry : fs::directory_iterator(folder))
    games += run("replay", entry.path().c_str()).code == 0 ? 1 : 0;
  CHECK(games == 3);
}

TEST_CASE("sim: an existing journal is reported before the first game") {
  const fs::path folder = own_folder.path() / "sim_twice";
  CHECK(run("sim", "--games", "2", "--journals", folder.c_str()).code == 0);
  const fs::path one = fs::directory_iterator(folder)->path();
  const auto written = fs::last_write_time(one);
  const Ran ran = run("sim", "--games", "4", "--journals", folder.c_str());
  CHECK(ran.code == 2);
  CHECK_MESSAGE(has(ran.err, " already exists; name another folder or remove it"), ran.err);
  CHECK(std::distance(fs::directory_iterator(folder), {}) == 2);
  CHECK(fs::last_write_time(one) == written);
}

TEST_CASE("sim: unfinished temporary files are removed, with only one search of the folder") {
  const fs::path folder = own_folder.path() / "sim_left",
                 left = folder / ".soulstack-999999999-0123456789abcdef.unfinished";
  fs::create_directories(folder);
  std::ofstream(left) << "half";
  CHECK(run("sim", "--games", "1", "--journals", folder.c_str()).code == 0);
  CHECK(!fs::exists(left));
  std::ofstream(left) << "half";
  CHECK(run("sim", "--games", "1", "--seed", "2", "--journals", folder.c_str()).code == 0);
  CHECK(fs::exists(left));
}

TEST_CASE("replay: prints the story, shows one turn, and goes step by step") {
  CHECK(has(run("replay", whole_game().c_str(), "--narrate").out, "Turn 2: P"));
  CHECK(has(run("replay", whole_game().c_str(), "--turn", "2").out, "\nTurn 2: P"));
  CHECK(run("replay", whole_game().c_str(), "--turn", "9999").code == 2);
  const Ran ran = soulstack_with("\n3\nback\nturn 2\nboard\nflee\nquit\n", {"replay", whole_game(), "--step"});
  CHECK(ran.code == 0);
  for (const char* said : {"    4 P", "decision 4: P", "\nTurn 2, decision", "Monsters  1", "Unknown command `flee`"})
    CHECK_MESSAGE(has(ran.out, said), said);
}

TEST_CASE("replay: turn 0 shows the first decision of the set-up") {
  const auto asked_in_setup = [](std::uint64_t seed) {
    auto game = played(seed, 3);
    return game->first_turn() == 0 ? std::move(game) : nullptr;
  };
  std::unique_ptr<tools::History> game;
  for (std::uint64_t seed = 1; !game; ++seed)
    game = asked_in_setup(seed);
  const fs::path file = own_folder.path() / "asked_in_setup.save";
  REQUIRE(game->write(file, FileKind::save) == "");
  CHECK(has(run("replay", file.c_str(), "--turn", "0").out, "\nTurn 0, decision 1: P"));
  CHECK(has(run("replay", whole_game().c_str(), "--turn", "0").err, "use --turn with a turn from 1 to"));
}

TEST_CASE("replay: a wrong hash is reported with its decision") {
  const auto game = played(22, 30);
  std::vector<Step> steps = game->steps();
  steps[19].hash ^= 1;
  const fs::path file = own_folder.path() / "wrong_hash.save";
  REQUIRE(tools::write_record(file, FileKind::save, game->beginning(), game->setup(), steps, "") == "");
  const Json j = json_of(run("replay", file.c_str(), "--json"));
  CHECK(j["parting"]["decision"] == 20);
  CHECK(j["parting"]["what"] == "state");
  CHECK(run("replay", file.c_str()).code == 1);
}

TEST_CASE("replay: a wrong event is reported with both versions") {
  const auto game = played(22, 30);
  std::vector<Step> steps = game->steps();
  std::size_t at = 5;
  while (steps[at].events.empty())
    ++at;
  const std::string right = steps[at].events[0];
  steps[at].events[0] = "coins_gained P1 99";
  const fs::path file = own_folder.path() / "wrong_event.save";
  REQUIRE(tools::write_record(file, FileKind::save, game->beginning(), game->setup(), steps, "") == "");
  const Json j = json_of(run("replay", file.c_str(), "--json"));
  CHECK(j["parting"]["decision"] == at + 1);
  CHECK(j["parting"]["event"] == 1);
  CHECK(j["parting"]["was"] == "coins_gained P1 99");
  CHECK(j["parting"]["now"] == right);
}

// The destination of a loot card is not narrated.
TEST_CASE("replay: if an event is not narrated, its cause is not reported in its place") {
  const auto game = played(22, 400);
  std::vector<Step> steps = game->steps();
  const auto at = std::find_if(steps.begin(), steps.end(), [](const Step& step) {
    return step.events.size() > 3 && step.events.back().starts_with("card_moved ");
  });
  REQUIRE(at != steps.end());
  const auto ran = [&](const char* name) {
    const fs::path file = own_folder.path() / name;
    REQUIRE(tools::write_record(file, FileKind::save, game->beginning(), game->setup(), steps, "") == "");
    return run("replay", file.c_str());
  };
  const std::string right = std::exchange(at->events.back(), "card_moved base:gone#3");
  const Ran other = ran("other_move.save");
  CHECK(has(other.out, "is now: " + right));
  CHECK(has(other.out, "\n  because: P"));
  CHECK_FALSE(has(other.out, "which is: "));
  at->events.back() = right;
  at->events.push_back("card_moved base:gone#3");
  CHECK(has(ran("more_moves.save").out, "nothing more\n  before it: P"));
}

TEST_CASE("replay: if a card has changed, the decision, event, script and file are named") {
  const ChangedSet set("loot/a_penny.lua",
                       "return loot {\n  name = \"A Penny!\", copies = 6,\n"
                       "  play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end },\n}\n");
  const Ran ran = set.replay(whole_game(), "--rebase");
  CHECK(ran.code == 1);
  for (const char* said :
       {"First difference from the original at decision ", "was: coins_gained P", " 1 from base:a_penny#",
        "is now: coins_gained P", " 2 from base:a_penny#", "because: P", " plays A Penny!", "/loot/a_penny.lua:3",
        "changed, and involved in the difference: base: loot/a_penny.lua", "answers are still possible"})
    CHECK_MESSAGE(has(ran.out, said), said);
  const Json j = json_of(set.replay(whole_game(), "--json"));
  CHECK(j["parting"]["what"] == "event");
  CHECK(j["changed_files"] == Json{"base: loot/a_penny.lua"});
}

TEST_CASE("replay: a missing option is named, with the options offered instead") {
  const ChangedSet set("loot/a_penny.lua",
                       "return loot { name = \"A Penny!\", copies = 6,\n"
                       "  play { text = \"Choose a player, who gains 1¢.\", target = a_player,\n"
                       "    effect = function(target) gain_coins(target, 1) end } }\n");
  const Ran ran = set.replay(whole_game(), "--rebase");
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "`, but P"));
  CHECK(has(ran.out, "is asked `A Penny!"));
  CHECK(has(ran.out, "`choose player:1`"));
}

TEST_CASE("replay: removed cards and added sets are named") {
  const std::string file = whole_game();
  const ChangedSet set("loot/a_penny.lua", "");
  fs::remove(set.folder() / "loot/a_penny.lua");
  const fs::path extra = own_folder.path() / "changed" / "extra";
  fs::create_directory(extra);
  std::ofstream(extra / "set.lua")
      << "return set { id = \"extra\", title = \"Extra\", version = \"1\", api = 1, requires = { \"base\" } }";
  const Ran ran = run("replay", file.c_str(), "--rebase", "--set", set.folder().c_str(), "--set", extra.c_str());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "the set `base` was version"));
  CHECK(has(ran.out, "the set `extra` was added"));
  CHECK(has(ran.out, "base: loot/a_penny.lua (gone)"));
}

// Sorted before all other treasures, so that their numbers shift.
const std::string for_three = "return treasure { name = \"For Three\", min_players = 3 }\n";

TEST_CASE("replay: a new card outside the game does not matter, though it shifts the numbers of other cards") {
  const ChangedSet set("treasure/aaa.lua", for_three);
  const Ran ran = set.replay(whole_game(), "--rebase");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "its states differ from the setup on"));
  CHECK(json_of(set.replay(whole_game(), "--json"))["other_state"]["decision"] == 0);
}

TEST_CASE("replay: a changed ability of a card outside the game does not matter") {
  std::string text = text_of("cards/base/treasure/brimstone.lua");
  text.insert(text.rfind('}'), "  always { attack = 1, text = \"You have +1 attack.\" },\n");
  const ChangedSet set("treasure/brimstone.lua", text);
  CHECK(set.replay(whole_game(), "--rebase").code == 0);
}

TEST_CASE("replay: a change is named even if the cards have other numbers") {
  std::string penny = text_of("cards/base/loot/a_penny.lua");
  penny.replace(penny.find("gain_coins(you, 1)"), 18, "gain_coins(you, 2)");
  const ChangedSet set("treasure/aaa.lua", for_three);
  std::ofstream(set.folder() / "loot/a_penny.lua") << penny;
  const Json j = json_of(set.replay(whole_game(), "--json"))["parting"];
  CHECK(j["decision"] > 0);
  CHECK(has(j["was"], "coins_gained P"));
  CHECK(has(j["now"], " from base:a_penny#"));
}

// The numbers of the cards after them reveal how many copies there were.
TEST_CASE("replay: removing copies of a card does not change the identity of other cards") {
  const std::string loot = "return loot { name = \"For Three\", min_players = 3, copies = ";
  const ChangedSet four("loot/bloody_aaa.lua", loot + "4 }\n");
  const fs::path journals = own_folder.path() / "four";
  REQUIRE(run("sim", "--games", "1", "--players", "2", "--journals", journals.c_str(), "--set", four.folder().c_str())
              .code == 0);
  const std::string journal = fs::directory_iterator(journals)->path().string();
  std::ofstream(four.folder() / "loot/bloody_aaa.lua") << loot + "9 }\n";
  CHECK(four.replay(journal, "--rebase").code == 0);
  fs::remove(four.folder() / "loot/bloody_aaa.lua");
  CHECK(four.replay(journal, "--rebase").code == 0);
}

// Brimstone is not in a game of two, and its number comes before those of most treasures.
TEST_CASE("replay: changed ids matter only for cards in the game") {
  const ChangedSet set("loot/a_pennz.lua", text_of("cards/base/loot/a_penny.lua"));
  fs::remove(set.folder() / "loot/a_penny.lua");
  fs::rename(set.folder() / "treasure/brimstone.lua", set.folder() / "treasure/zzz.lua");
  const Json j = json_of(set.replay(whole_game(), "--json"))["parting"];
  CHECK(has(j["now"], "base:a_pennz#"));  // elsewhere in the shuffled deck than a_penny was
  CHECK(j["cards"].size() >= 2);
}

TEST_CASE("replay: a removed card is listed if a recorded event names it") {
  const auto game = played(22, 30);
  std::vector<Step> steps = game->steps();
  steps[19].events.insert(steps[19].events.begin(), "coins_gained P1 1 from base:gone#3");
  const fs::path file = own_folder.path() / "gone_card.save";
  REQUIRE(tools::write_record(file, FileKind::save, game->beginning(), game->setup(), steps, "") == "");
  CHECK(json_of(run("replay", file.c_str(), "--json"))["parting"]["cards"][0] == "base:gone");
}

TEST_CASE("replay: a missing set is named with its recorded path") {
  const auto game = played(22, 5);
  tools::Beginning moved = game->beginning();
  moved.sets.push_back({"elsewhere", "1", "/nowhere/elsewhere", 0, {}});
  const fs::path file = own_folder.path() / "moved_set.save";
  REQUIRE(tools::write_record(file, FileKind::save, moved, game->setup(), game->steps(), "") == "");
  const Ran ran = run("replay", file.c_str());
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "was played with the set `elsewhere` in `/nowhere/elsewhere`, which no longer exists"));
  CHECK(has(ran.err, "cards/base --set FOLDER"));
}

TEST_CASE("replay: a change that the game never reaches makes no difference") {
  std::string text = text_of("cards/base/loot/a_penny.lua");
  const ChangedSet set("loot/a_penny.lua", text + "\n-- said\n");
  const Ran ran = set.replay(whole_game(), "--rebase");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "changed: base: loot/a_penny.lua"));
}

}  // namespace
}  // namespace soulstack::testing::replay_test

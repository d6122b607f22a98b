// soulstack install, update, list, remove and index: what they leave in the place of installed sets, and what they
// refuse.
#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <atomic>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "tests/support/killed.h"
#include "tests/support/running.h"
#include "tools/archives/installed_sets.h"
#include "tools/archives/set_archive.h"
#include "tools/archives/set_index.h"
#include "tools/archives/sha256.h"
#include "tools/support/random.h"

namespace soulstack::testing::install_test {
namespace {

namespace tools = soulstack::tools;

// A folder for sets and one for the installed ones, for one test.
class Shop {
 public:
  Shop() {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "packed");
    setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
  }
  ~Shop() {
    fs::remove_all(folder_);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
  }
  Shop(const Shop&) = delete;
  Shop& operator=(const Shop&) = delete;

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  // A set with one card; `more`: other fields of set.lua.
  void set(const std::string& id, const std::string& version, const std::string& required = "",
           const std::string& more = "") const {
    write(id + "/set.lua", "return set { id = \"" + id + "\", title = \"T\", version = \"" + version +
                               "\", api = 1, authors = { \"t\" }, license = \"MIT\", requires = { \"base\"" +
                               (required.empty() ? "" : ", \"" + required + "\"") + " }" + more + " }\n");
    write(id + "/loot/" + id + "_card.lua", "return loot { name = \"Card of " + id +
                                                "\", play { text = \"Gain 3¢.\", effect = function(you) "
                                                "gain_coins(you, 3) end } }\n");
  }
  void replaces_bomb(const std::string& id) const {
    write(id + "/loot/" + id + "_bomb.lua", "return loot { name = \"Bomb of " + id +
                                                "\", replaces = \"base:bomb\", play { text = \"Gain 1¢.\", "
                                                "effect = function(you) gain_coins(you, 1) end } }\n");
  }
  // Packs it into the folder of the index.
  void pack(const std::string& id) const {
    const Ran ran = run("pack", path(id).c_str(), "--out", path("packed").c_str());
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
  }
  Ran install(const std::string& what) const { return run("install", what.c_str(), "--index", path("packed").c_str()); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  fs::path installed(const std::string& name = "") const { return folder_ / "data/soulstack/sets" / name; }
  // "mine 1.2, storm 1.0"
  static std::string list() {
    std::string all;
    const Json listed = json_of(run("list", "--json"));
    for (const Json& set : listed["sets"])
      all += (all.empty() ? "" : ", ") + set["id"].text() + " " + set.value("version", std::string("?"));
    return all;
  }

 private:
  fs::path folder_ = own_folder.path() / "shop";
};

}  // namespace

TEST_CASE("install: a file, a folder and a name of an index give the same installed set") {
  const Shop shop;
  shop.set("mine", "1.2");
  shop.write("mine/LICENSE", "MIT\n");
  shop.write(
      "mine/scenarios/loot/mine_card.lua",
      "scenario \"it pays\" { players = { { name = \"P1\", hand = { \"mine_card\" } }, { name = \"P2\" } }, play = "
      "function(t) t.P1:play \"mine_card\" t:settle() end, expect = function(t) check(t.P1.coins == 3) end }\n");
  shop.pack("mine");
  std::vector<std::string> manifests;
  for (const std::string& what : {shop.path("packed/mine-1.2.set.zip"), shop.path("mine"), std::string("mine")}) {
    const Ran ran = shop.install(what);
    CHECK_MESSAGE(ran.code == 0, ran.err);
    CHECK(Shop::list() == "mine 1.2");
    CHECK(text_of(shop.installed("mine/loot/mine_card.lua")) == text_of(shop.path("mine/loot/mine_card.lua")));
    manifests.push_back(text_of(shop.installed("mine/manifest.json")));
    CHECK(run("remove", "mine").code == 0);
    CHECK(fs::is_empty(shop.installed()));
  }
  CHECK(manifests[0] == manifests[1]);
  CHECK(manifests[0] == manifests[2]);
  const Json files = Json::parse(manifests[0])["files"];
  CHECK(files.size() == 4);
  CHECK(files[0] == Json{{"name", "LICENSE"}, {"bytes", 4}, {"sha256", tools::sha256("MIT\n")}});
}

TEST_CASE("install: an installed set plays, and its tests pass") {
  const Shop shop;
  shop.set("mine", "1.2");
  shop.write(
      "mine/scenarios/loot/mine_card.lua",
      "scenario \"it pays\" { players = { { name = \"P1\", hand = { \"mine_card\" } }, { name = \"P2\" } }, play = "
      "function(t) t.P1:play \"mine_card\" t:settle() end, expect = function(t) check(t.P1.coins == 3) end }\n");
  REQUIRE(shop.install(shop.path("mine")).code == 0);
  CHECK(json_of(run("test", shop.installed("mine").c_str(), "--json"))["passed"] == 1);
  CHECK(run("sim", "--set", shop.installed("mine").c_str(), "--games", "1", "--players", "2").code == 0);
}

TEST_CASE("install: of a name and what it requires, the latest versions that fit are taken") {
  const Shop shop;
  for (const char* version : {"1.9", "1.10", "2.0"}) {
    shop.set("words", version);
    shop.pack("words");
  }
  shop.set("words", "1.0");
  shop.set("mine", "1.0", "words < 2");
  shop.pack("mine");
  fs::remove_all(shop.path("words"));
  const Ran ran = shop.install("mine");
  CHECK_MESSAGE(ran.code == 0, ran.err);
  CHECK(Shop::list() == "mine 1.0, words 1.10");
  CHECK(ran.out.find("Installed words") < ran.out.find("Installed mine"));
  SUBCASE("a version that another installed set does not accept is refused") {
    const Ran later = shop.install("words == 2.0");
    CHECK(later.code == 3);
    CHECK(has(later.err, "The installed set `mine` requires `words < 2`"));
    CHECK(Shop::list() == "mine 1.0, words 1.10");
  }
  SUBCASE("a set that another one requires is not removed, but both are") {
    CHECK(run("remove", "words").code == 3);
    CHECK(Shop::list() == "mine 1.0, words 1.10");
    CHECK(run("remove", "words", "mine").code == 0);
    CHECK(Shop::list().empty());
  }
  SUBCASE("nothing is removed if one of the names is unknown") {
    CHECK(run("remove", "mine", "nothing").code == 3);
    CHECK(Shop::list() == "mine 1.0, words 1.10");
  }
}

TEST_CASE("install: a set with a requirement that nobody has is refused, and so is what it would bring along") {
  const Shop shop;
  shop.set("words", "1.0");
  shop.pack("words");
  shop.set("nowhere", "1.0");
  shop.set("mine", "1.0", "words\", \"nowhere");
  shop.pack("mine");
  fs::remove_all(shop.path("words"));
  fs::remove_all(shop.path("nowhere"));
  const Ran ran = shop.install("mine");
  CHECK(ran.code == 3);
  CHECK_MESSAGE(has(ran.err, "nowhere"), ran.err);
  CHECK(Shop::list().empty());
}

TEST_CASE("install: two sets that replace the same card are reported") {
  const Shop shop;
  for (const char* id : {"mine", "storm", "calm"}) {
    shop.set(id, "1.0");
    if (std::string(id) != "calm")
      shop.replaces_bomb(id);
  }
  CHECK(shop.install(shop.path("mine")).err.empty());
  CHECK(shop.install(shop.path("calm")).err.empty());
  const Ran ran = shop.install(shop.path("storm"));
  CHECK(ran.code == 0);
  CHECK_MESSAGE(has(ran.err, "`storm` and `mine` do not go together"), ran.err);
  CHECK_MESSAGE(has(ran.err, "two sets are about `base:bomb`"), ran.err);
  CHECK(!has(ran.err, "calm"));
}

TEST_CASE("install: a set whose files have changed is replaced or removed only with --force") {
  const Shop shop;
  shop.set("mine", "1.0");
  REQUIRE(shop.install(shop.path("mine")).code == 0);
  std::ofstream(shop.installed("mine/loot/mine_card.lua"), std::ios::app) << "-- mine\n";
  std::ofstream(shop.installed("mine/notes.txt")) << "x";
  CHECK(json_of(run("list", "--json"))["sets"][0]["changed"] == Json::array({"loot/mine_card.lua", "notes.txt"}));
  shop.set("mine", "1.1");
  CHECK(has(shop.install(shop.path("mine")).err, "loot/mine_card.lua and 1 more"));
  CHECK(run("remove", "mine").code == 3);
  CHECK(Shop::list() == "mine 1.0");
  CHECK(run("install", shop.path("mine").c_str(), "--force").code == 0);
  CHECK(Shop::list() == "mine 1.1");
  CHECK(!fs::exists(shop.installed("mine/notes.txt")));
}

TEST_CASE("install: a folder that was not installed is never replaced or removed") {
  const Shop shop;
  shop.set("mine", "1.0");
  fs::create_directories(shop.installed("mine"));
  std::ofstream(shop.installed("mine/set.lua")) << "-- work of years\n";
  CHECK(run("install", shop.path("mine").c_str(), "--force").code == 3);
  CHECK(run("remove", "mine", "--force").code == 3);
  CHECK(text_of(shop.installed("mine/set.lua")) == "-- work of years\n");
  CHECK(has(run("list").out, "it was not installed"));
}

TEST_CASE("install: the name of the base set is refused") {
  const Shop shop;
  shop.set("base", "9");
  const Ran ran = run("install", shop.path("base").c_str());
  CHECK(ran.code == 3);
  CHECK(Shop::list().empty());
}

TEST_CASE("install: while another process installs, nothing is done; what a killed one left is removed") {
  const Shop shop;
  shop.set("mine", "1.0");
  fs::create_directories(shop.installed(".soulstack-0123456789abcdef.unfinished/loot"));
  std::ofstream(shop.installed(".soulstack-0123456789abcdef.unfinished/set.lua")) << "x";
  const int place = ::open(shop.installed().c_str(), O_RDONLY | O_DIRECTORY);
  REQUIRE(flock(place, LOCK_EX) == 0);
  CHECK(has(run("install", shop.path("mine").c_str()).err, "Another process"));
  CHECK(Shop::list().empty());
  ::close(place);
  CHECK(run("install", shop.path("mine").c_str()).code == 0);
  std::size_t entries = 0;
  for (const auto& entry : fs::directory_iterator(shop.installed()))
    entries += entry.path().filename() == "mine" ? 1U : 2U;
  CHECK(entries == 1);
}

namespace {

using Clock = std::chrono::steady_clock;

// The sets `mine` and `storm` of both versions.
struct TwoVersions {
  explicit TwoVersions(const Shop& shop) {
    for (const char* version : {"1.0", "2.0"})
      for (const char* id : {"mine", "storm"}) {
        shop.set(id, version);
        shop.pack(id);
        all[version[0] == '1' ? 0 : 1].push_back(
            tools::archive_in(shop.path(std::string("packed/") + id + "-" + version + ".set.zip")));
      }
  }
  std::vector<tools::SetArchive> all[2];
};

// "mine 1.0, storm 1.0"; all files are as they were installed.
std::string whole_sets(const fs::path& place) {
  std::string text;
  for (const tools::InstalledSet& set : tools::installed_sets(place)) {
    CHECK(set.problem.empty());
    CHECK(tools::changed_files(set).empty());
    text += (text.empty() ? "" : ", ") + set.manifest.id + " " + set.manifest.version;
  }
  return text;
}

// Other entries than the sets.
int leftovers(const fs::path& place, const std::string& extension) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(place))
    count += entry.path().filename().string().starts_with(".") && entry.path().extension() == extension ? 1 : 0;
  return count;
}

bool is_old_or_new(const std::string& sets) {
  return sets.empty() || sets == "mine 1.0, storm 1.0" || sets == "mine 2.0, storm 2.0";
}

// What a process tells of its changes before it is killed.
struct ChangeCount {
  std::atomic<int> done = 0;
  std::atomic<Clock::duration> length{std::chrono::milliseconds(5)};  // of the last change
};

// In memory that both processes see.
ChangeCount* shared_change_count() {
  void* memory = mmap(nullptr, sizeof(ChangeCount), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(memory != MAP_FAILED);
  return new (memory) ChangeCount;
}

}  // namespace

TEST_CASE("install: of two sets, one of which is refused, nothing remains") {
  const Shop shop;
  shop.set("mine", "1.0");
  shop.set("storm", "1.0");
  shop.write("storm/loot/bad.lua", "return loot { nme = 1 }\n");
  const Ran ran = run("install", shop.path("mine").c_str(), shop.path("storm").c_str());
  CHECK(ran.code == 3);
  CHECK(Shop::list().empty());
  CHECK((!fs::exists(shop.installed()) || fs::is_empty(shop.installed())));
}

TEST_CASE("install: a process that is killed at any moment leaves the old or the new sets to the next command") {
  const Shop shop;
  const TwoVersions versions(shop);
  const fs::path place = shop.installed();
  ChangeCount& changes = *shared_change_count();
  std::map<std::string, int> seen;
  int unfinished = 0, finished_later = 0;
  const bool is_full = std::getenv("SOULSTACK_FULL") != nullptr;
  const int rounds = is_full ? 500 : 25;
  tools::Dice dice(7);
  for (int round = 0; round < rounds; ++round) {
    const int wanted = dice.below(4);
    const int percent = dice.below(150);  // of the time of a change
    changes.done = 0;
    Clock::time_point since = Clock::now();
    run_and_kill(
        [&] {
          tools::SetInstaller installer(place);
          for (int change = 0;; ++change) {
            const auto start = Clock::now();
            change % 3 < 2 ? installer.change(versions.all[change % 3], {}) : installer.change({}, {"mine", "storm"});
            changes.length = Clock::now() - start;
            ++changes.done;
          }
        },
        [&] {
          if (changes.done < wanted)
            since = Clock::now();
          return Clock::now() - since > changes.length.load() * percent / 100;
        });
    unfinished += leftovers(place, ".unfinished");
    finished_later += leftovers(place, ".ready");
    tools::finish_interrupted_change(place);
    CHECK(leftovers(place, ".ready") == 0);
    const std::string sets = whole_sets(place);
    CHECK_MESSAGE(is_old_or_new(sets), sets);
    ++seen[sets];
    { const tools::SetInstaller next(place); }
    CHECK(leftovers(place, ".unfinished") == 0);
    CHECK(whole_sets(place) == sets);
  }
  MESSAGE(rounds << " kills: " << unfinished << " changes were not finished, " << finished_later
                 << " were finished by the next command");
  CHECK(seen.size() >= (is_full ? 3 : 2));
  CHECK(unfinished > 0);
  CHECK((finished_later > 0 || !is_full));
}

TEST_CASE("install: a change that was made ready is finished, whichever of its steps were taken") {
  const Shop shop;
  const TwoVersions versions(shop);
  const fs::path place = shop.installed();
  for (const int steps : {0, 1, 2}) {
    tools::SetInstaller(place).change(versions.all[0], {});
    // As SetInstaller::change leaves it when it is killed.
    const fs::path change = place / ".soulstack-1.ready";
    tools::SetInstaller(place / ".elsewhere").change(versions.all[1], {});
    fs::create_directories(change);
    std::ofstream plan(change / "plan.txt");
    for (const std::string id : {"mine", "storm"}) {
      fs::rename(place / ".elsewhere" / id, change / id);
      struct stat status {};
      REQUIRE(stat((change / id).c_str(), &status) == 0);
      plan << id << " " << status.st_ino << "\n";
    }
    plan.close();
    fs::remove_all(place / ".elsewhere");
    for (const std::string& id : std::vector<std::string>{"mine", "storm"})
      if (id == "mine" ? steps > 0 : steps > 1) {
        fs::rename(place / id, place / ".old");
        fs::rename(change / id, place / id);
        fs::rename(place / ".old", change / id);
      }
    CHECK(Shop::list() == "mine 2.0, storm 2.0");
    CHECK(whole_sets(place) == "mine 2.0, storm 2.0");
    CHECK(leftovers(place, ".ready") + leftovers(place, ".unfinished") == 0);
  }
}

TEST_CASE("update: later versions are installed, and others left") {
  const Shop shop;
  shop.set("mine", "1.9");
  shop.pack("mine");
  shop.set("storm", "1.0");
  REQUIRE(shop.install("mine").code == 0);
  REQUIRE(shop.install(shop.path("storm")).code == 0);
  shop.set("mine", "1.10");
  shop.pack("mine");
  const Ran ran = run("update", "--index", shop.path("packed").c_str());
  CHECK_MESSAGE(ran.code == 0, ran.err);
  CHECK(has(ran.out, "Installed mine 1.10 in place of 1.9"));
  CHECK(has(ran.out, "storm 1.0 is not in the index"));
  CHECK(Shop::list() == "mine 1.10, storm 1.0");
  CHECK(has(run("update", "mine", "--index", shop.path("packed").c_str()).out, "mine 1.10 is the latest version"));
  CHECK(run("update", "calm", "--index", shop.path("packed").c_str()).code == 3);
}

TEST_CASE("index: its lines are the archives of the folder, and each is compared with its line") {
  const Shop shop;
  for (const char* version : {"1.10", "1.9"}) {
    shop.set("mine", version);
    shop.pack("mine");
  }
  CHECK(run("index", shop.path("packed").c_str()).code == 0);
  const std::string text = text_of(shop.path("packed/index.txt"));
  const std::string sum = tools::sha256(text_of(shop.path("packed/mine-1.9.set.zip")));
  CHECK(has(text, "\nmine 1.9 mine-1.9.set.zip " + sum + "\nmine 1.10 mine-1.10.set.zip "));
  CHECK(run("install", "mine", "--index", shop.path("packed/index.txt").c_str()).code == 0);
  CHECK(Shop::list() == "mine 1.10");
  SUBCASE("an archive that was changed since") {
    fs::copy_file(shop.path("packed/mine-1.10.set.zip"), shop.path("packed/mine-1.9.set.zip"),
                  fs::copy_options::overwrite_existing);
    CHECK(has(shop.install("mine == 1.9").err, "it has another checksum than in the index"));
  }
  SUBCASE("wrong lines") {
    const auto refused = [&](const std::string& line) {
      shop.write("packed/index.txt", "# comment\n\n" + line + "\n");
      const Ran ran = shop.install("mine");
      CHECK(ran.code == 3);
      return ran.err;
    };
    CHECK(has(refused("mine 1.9"), "index.txt:3: a line has four words"));
    CHECK(has(refused("mine 1.9 ../x.set.zip " + sum), "index.txt:3: the file leads out"));
    CHECK(has(refused("mine 1.9 /x.set.zip " + sum), "index.txt:3: the file has an absolute path"));
    CHECK(has(refused("../mine 1.9 x.set.zip " + sum), "index.txt:3: the name of a set"));
    CHECK(has(refused("mine x x.set.zip " + sum), "index.txt:3: the version"));
    CHECK(has(refused("mine 1.9 x.set.zip abc"), "index.txt:3: the checksum"));
    CHECK(has(refused("mine 1.9 x.set.zip " + sum), "there is no such file"));
    CHECK(has(refused("storm 1.9 mine-1.9.set.zip " + sum), "has no version of `mine`"));
    CHECK(has(refused("mine 3 mine-1.9.set.zip " + sum), "it has `mine` 1.9, and the index says `mine` 3"));
  }
  SUBCASE("a folder with a bad archive has no index") {
    shop.write("packed/bad-1.set.zip", "x");
    const Ran ran = run("index", shop.path("packed").c_str());
    CHECK(ran.code == 3);
    CHECK(has(ran.err, "bad-1.set.zip` is refused: it is not a zip file"));
    CHECK(text_of(shop.path("packed/index.txt")) == text);
  }
  CHECK(run("index", shop.path("nowhere").c_str()).code == 3);
}

TEST_CASE("pack: what cannot travel is refused, and other files are left out by name") {
  const Shop shop;
  shop.set("mine", "1.0");
  const auto pack = [&] { return run("pack", shop.path("mine").c_str(), "--out", shop.path("packed").c_str()); };
  shop.write("mine/notes.odt", "x");
  shop.write("mine/.hidden", "x");
  const Ran ran = pack();
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "Left out: notes.odt"));
  CHECK(!has(ran.err, ".hidden"));
  fs::remove(shop.path("packed/mine-1.0.set.zip"));
  SUBCASE("a link") {
    fs::create_symlink("set.lua", shop.path("mine/more.txt"));
    CHECK(has(pack().err, "`more.txt` is a link"));
  }
  SUBCASE("a link that leads out") {
    fs::create_symlink("/etc/passwd", shop.path("mine/more.txt"));
    CHECK(has(pack().err, "more.txt: error: this link leads out"));
  }
  SUBCASE("a card with a mistake") {
    shop.write("mine/loot/bad.lua", "return loot { nme = 1 }\n");
    CHECK(has(pack().err, "loot/bad.lua:1"));
  }
  SUBCASE("a name that not each system has") {
    shop.write("mine/art/a b.txt", "x");
    CHECK(has(pack().err, "`art/a b.txt` has other characters in its name"));
  }
  SUBCASE("a version that cannot be part of a name") {
    shop.set("mine", "1/2");
    CHECK(has(pack().err, "the version of a set is numbers with dots"));
  }
  CHECK(!fs::exists(shop.path("packed/mine-1.0.set.zip")));
  CHECK(run("pack", shop.path("nowhere").c_str()).code == 3);
}

}  // namespace soulstack::testing::install_test

// Sets and clients that want files which are not theirs.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <vector>

#include "scripting/sandbox/open_file.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::foreign_files_test {
namespace {

using namespace scripting;

const std::string spark =
    "return loot { name = \"Spark\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }\n";

// Whether a file was opened, and how it was refused otherwise.
std::string how_opened(int file) {
  const int why = errno;
  if (file >= 0)
    ::close(file);
  return file >= 0 ? "open" : why == EXDEV ? "leads out" : why == ENOENT ? "missing" : "refused";
}

}  // namespace

TEST_CASE("foreign files: links stay in the folder, with and without openat2") {
  const SmallSet set("bounded");
  set.write("loot/spark.lua", spark);
  std::ofstream(own_folder.path() / "outside.lua") << "secret";
  const auto link = [&](const fs::path& to, const std::string& name) { fs::create_symlink(to, set.path(name)); };
  link("spark.lua", "loot/inside.lua");
  link(set.path("loot/spark.lua"), "loot/absolute.lua");
  link("../../outside.lua", "loot/relative.lua");
  link(own_folder.path() / "outside.lua", "loot/outside.lua");
  link("../../not_yet.lua", "loot/dangling.lua");
  link(own_folder.path() / "not_yet.lua", "loot/dangling_absolute.lua");
  link("/proc/self/root", "root");
  link("..", "up");
  struct Trial {
    std::string name, result;
  };
  for (const Trial& trial : std::vector<Trial>{{"loot/spark.lua", "open"},
                                               {"loot/inside.lua", "open"},
                                               {"loot/absolute.lua", "open"},
                                               {"loot/none.lua", "missing"},
                                               {"loot/relative.lua", "leads out"},
                                               {"loot/outside.lua", "leads out"},
                                               {"loot/dangling_absolute.lua", "leads out"},
                                               {"up/outside.lua", "leads out"},
                                               {"root/etc/passwd", "leads out"}}) {
    CAPTURE(trial.name);
    CHECK(how_opened(open_file(set.path(trial.name), O_RDONLY)) == trial.result);
    CHECK(how_opened(open_by_walking(set.path(), trial.name, O_RDONLY)) == trial.result);
  }
  for (const char* name : {"loot/dangling.lua", "loot/dangling_absolute.lua"}) {
    CHECK(how_opened(open_file(set.path(name), O_WRONLY | O_CREAT, 0600)) == "leads out");
    CHECK(how_opened(open_by_walking(set.path(), name, O_WRONLY | O_CREAT, 0600)) == "leads out");
  }
  CHECK_FALSE(fs::exists(own_folder.path() / "not_yet.lua"));
  CHECK(how_opened(open_file(own_folder.path() / "outside.lua", O_RDONLY)) == "open");  // the user named it
  fs::remove(own_folder.path() / "outside.lua");
}

TEST_CASE(
    "foreign files: check follows no folder that is a link out of the set, and prints no line of a foreign file") {
  for (const std::string folder : {"words", "keywords", "scenarios", "rules", "loot", "bots"}) {
    CAPTURE(folder);
    const SmallSet set("linked"), other("elsewhere");
    set.write("treasure/thing.lua", "return treasure { name = \"Thing\" }\n");
    other.write(folder + "/secret.lua", "password = hunter2 (\n");
    fs::create_directory_symlink(other.path(folder), set.path(folder));
    const Ran ran = run("check", set.path());
    CHECK_FALSE(has(ran.out + ran.err, "hunter2"));
    if (folder != "bots") {
      CHECK(ran.code == 1);
      CHECK_MESSAGE(has(ran.out, folder + ": error: this link leads out of the set"), ran.out);
    }
    CHECK_FALSE(has(run("test", set.path()).out, "hunter2"));
  }
}

TEST_CASE("foreign files: a required set with a linked folder is not read from outside") {
  const SmallSet set("wanting"), required("wanted"), other("elsewhere");
  set.write("set.lua",
            "return set { id = \"wanting\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = "
            "\"MIT\", requires = { \"base\", \"wanted\" } }\n");
  other.write("loot/spark.lua", spark);
  fs::create_directory_symlink(other.path("loot"), required.path("loot"));
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK_MESSAGE(has(ran.out, "wanted/loot: error: this link leads out of the set"), ran.out);
}

TEST_CASE("foreign files: check --fix writes nothing through a link out of the set") {
  const SmallSet set("fixed"), other("elsewhere");
  other.write("spark.lua", "return loot { nam = \"Spark\" }\n");
  fs::create_directories(set.path("loot"));
  fs::create_symlink(other.path("spark.lua"), set.path("loot/spark.lua"));
  run("check", set.path(), "--fix");
  std::ifstream file(other.path("spark.lua"));
  std::string text;
  std::getline(file, text);
  CHECK(text == "return loot { nam = \"Spark\" }");
}

TEST_CASE("foreign files: rpc --root does not load the root itself as a set, so nothing beside it either") {
  const fs::path around = own_folder.path() / "around";
  const auto make_set = [&](const fs::path& folder, const std::string& id, const std::string& more) {
    fs::create_directories(folder / "loot");
    std::ofstream(folder / "set.lua") << "return set { id = \"" + id +
                                             "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, "
                                             "license = \"MIT\", requires = { \"base\"" +
                                             more + " } }\n";
    std::ofstream(folder / "loot" / "spark.lua") << spark;
  };
  make_set(around / "root", "root", ", \"secret\"");
  make_set(around / "secret", "secret", "");
  for (const char* name : {".", "./", "./.", ""}) {
    CAPTURE(name);
    const Json response = rpc_with({"--root", (around / "root").string()},
                                   {request("sets.open", {{"folders", Json::array({"base", name})}})})[0];
    CHECK_MESSAGE(response.contains("error"), response.dump().substr(0, 300));
    CHECK_FALSE(has(response.dump(), around.string()));
  }
  fs::remove_all(around);
}

// With a card that has an error.
void make_broken_set(const fs::path& folder) {
  fs::create_directories(folder / "loot");
  std::ofstream(folder / "set.lua")
      << "return set { id = \"broken\", title = \"T\", version = \"1\", api = 1, authors = "
         "{ \"t\" }, license = \"MIT\", requires = { \"base\" } }\n";
  std::ofstream(folder / "loot" / "ember.lua") << "return loot { name = \"Ember\", colour = 1 }\n";
}

TEST_CASE("foreign files: messages of rpc --root name no folder of the host") {
  const fs::path root = own_folder.path() / "told";
  fs::create_directories(root);
  const std::string begin = request("game.new", {{"seats", {"client", "random"}}, {"journal", "a.journal"}}),
                    load = request("game.load", {{"file", "a.journal"}});
  const std::vector<Json> r = rpc_with(
      {"--root", root.string()},
      {begin, load, request("game.new", {{"journal", "a.journal"}}), request("sets.open", {{"folders", {"nothing"}}})});
  for (std::size_t i = 1; i < r.size(); ++i) {
    CHECK(r[i].contains("error"));
    CHECK_MESSAGE(!has(r[i].dump(), own_folder.path().string()), r[i].dump());
    CHECK_MESSAGE(!has(r[i].dump(), fs::current_path().string()), r[i].dump());
  }
  make_broken_set(root / "broken");
  const Json opened = rpc_with({"--root", root.string()}, {request("sets.open", {{"folders", {"broken"}}})})[0];
  CHECK(has(opened["result"]["findings"][0]["file"], "loot/ember.lua"));
  CHECK_FALSE(has(opened.dump(), own_folder.path().string()));
  std::ofstream(root / "a.journal", std::ios::app) << "{\"n\": 1";
  const Json cut = rpc_with({"--root", root.string()}, {load})[0];
  CHECK(cut["result"].contains("warning"));
  CHECK_FALSE(has(cut.dump(), own_folder.path().string()));
  fs::remove_all(root);
}

TEST_CASE("foreign files: rpc refuses names of files with control characters") {
  const fs::path folder = own_folder.path() / "named";
  fs::create_directories(folder);
  const std::string begin = request("game.new", {{"seats", {"client", "random"}}});
  for (const std::string name : {"a\nb", "a\x1b[31m", "a\x7f", "a\xC2\x9B", "a\xE2\x80\xAE"}) {
    const std::string path = (folder / name).string();
    const std::vector<Json> r =
        rpc({begin, request("game.save", {{"game", 1}, {"file", path}}), request("game.new", {{"journal", path}})});
    CHECK(error_code(r[1]) == "wrong_value");
    CHECK(error_code(r[2]) == "wrong_value");
  }
  CHECK(fs::is_empty(folder));
  fs::remove_all(folder);
}

}  // namespace soulstack::testing::foreign_files_test

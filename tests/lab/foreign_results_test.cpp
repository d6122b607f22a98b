// Results that strangers made: nothing in them is run, nothing in them takes without limit, and no other file is changed.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <chrono>
#include <string>
#include <vector>

#include "tests/support/result_files.h"
#include "tools/support/requoted.h"

namespace soulstack::testing::foreign_results_test {
namespace {

using soulstack::tools::requoted;

Ran sim(const std::string& out, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments = {"sim", "--games", "2", "--players", "2", "--seed", "4", "--out", out};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with("", arguments);
}

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

const std::string endless = "with recursive n(i) as (select 1 union all select i + 1 from n) ";

}  // namespace

TEST_CASE("foreign results: --resume leaves a file as it is that another program wrote") {
  const Folder folder;
  for (const std::string text : {"my notes, which took a year", "one line\n", "SQLite format 3", "a\nb\nc"}) {
    CAPTURE(text);
    for (const char* name : {"b.sqlite", "b.db"}) {
      CAPTURE(name);
      std::ofstream(folder / name) << text;
      CHECK(sim(folder / name, {"--resume"}).code == 3);
      CHECK(bytes_of(folder / name) == text);
    }
  }
}

TEST_CASE("foreign results: rows and stretches that don't belong together are refused") {
  const Folder folder;
  REQUIRE(sim(folder / "a.db").code == 0);
  for (const std::string& sql : {
           std::string("update game set turns = turns + 1"),
           std::string("delete from player where game = 2"),
           std::string("delete from stretch"),
           std::string("update stretch set deals = 1"),
           std::string("update stretch set sums = '{}'"),
           std::string("update stretch set first_game = 501"),
           std::string("insert into soul select * from soul limit 1"),
           std::string("update run set plan = replace(plan, '\"seed\":4', '\"seed\":5')"),
           std::string("update run set shards = 2"),
           std::string("update game set turns = 'many'"),
       }) {
    CAPTURE(sql);
    const std::string db = folder / "b.db";
    fs::copy_file(folder / "a.db", db, fs::copy_options::overwrite_existing);
    query(db, sql);
    const std::string bytes = bytes_of(db);
    for (const Ran& ran : {run("results", db), run("merge", db, "--out", folder / "c.db"), sim(db, {"--resume"})}) {
      CHECK(ran.code == 3);
      CHECK_FALSE(ran.err.empty());
    }
    CHECK(bytes_of(db) == bytes);
    CHECK_FALSE(fs::exists(folder / "c.db"));
  }
}

TEST_CASE("foreign results: views, triggers and other tables of a database are refused before anything is read") {
  const Folder folder;
  REQUIRE(sim(folder / "a.db").code == 0);
  for (const std::string& sql : {
           "alter table game rename to real; create view game as " + endless + "select i as variant, i as game from n",
           "alter table run rename to real; create view run as " + endless + "select i as plan from n where i < 0",
           std::string("create trigger t after insert on game begin delete from run; end"),
           std::string("create table other (x)"),
           std::string("create index own on game (abs(seed))"),
           std::string("alter table game add column more text"),
           std::string("drop table soul"),
       }) {
    CAPTURE(sql);
    const std::string db = folder / "b.db";
    fs::copy_file(folder / "a.db", db, fs::copy_options::overwrite_existing);
    query(db, sql);
    const auto begun = std::chrono::steady_clock::now();
    const Ran ran = run("replay", db + "#1");
    CHECK(ran.code == 3);
    CHECK_MESSAGE(has(ran.err, "is not a file with results, or is damaged: it"), ran.err);
    const std::string bytes = bytes_of(db);
    CHECK(sim(db, {"--resume"}).code == 3);
    CHECK(bytes_of(db) == bytes);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(20));
  }
}

TEST_CASE("foreign results: a bot that a file names is not run unless the user names it, too") {
  const Folder folder;
  const std::string lua = folder / "mine.lua", ran_file = folder / "was_run";
  std::ofstream(lua) << "return function(decision) return random(#decision.options) end\n";
  for (const char* name : {"a.db"}) {
    CAPTURE(name);
    REQUIRE(sim(folder / name, {"--bots", lua}).code == 0);
    const Ran refused = run("replay", (folder / name) + "#1");
    CHECK(refused.code == 3);
    CHECK_MESSAGE(has(refused.err, "name the bot with --bot " + lua), refused.err);
  }
  const std::string db = folder / "b.db";
  REQUIRE(sim(db, {"--bots", "eager"}).code == 0);
  query(db, "update run set plan = replace(plan, '\"eager\"', '\"exec:touch " + ran_file + "\"')");
  CHECK(run("replay", db + "#1").code == 3);
  CHECK_FALSE(fs::exists(ran_file));
}

TEST_CASE("foreign results: cells are read with a limit") {
  const Folder folder;
  REQUIRE(sim(folder / "a.db").code == 0);
  query(folder / "a.db", "update run set plan = zeroblob(100000000)");
  CHECK(run("replay", (folder / "a.db") + "#1").code == 3);
  CHECK(run("results", folder / "a.db").code == 3);
}

TEST_CASE("foreign results: a command that a part has is quoted again word by word") {
  for (const char* same :
       {"", "soulstack compare extended classic --games 20", "soulstack compare 'a b' 'it'\\''s' ''"})
    CHECK(requoted(same) == same);
  CHECK(requoted("soulstack compare x; rm -rf ~") == "soulstack compare 'x;' rm -rf '~'");
  CHECK(requoted("a $(touch b) `c`") == "a '$(touch' 'b)' '`c`'");
  CHECK(requoted("a\ntouch b") == "'a\ntouch' b");
  CHECK(requoted("a 'b c") == "a 'b c'");
}

TEST_CASE("foreign results: pipes, devices and endless files are refused at once, wherever a file is named") {
  const fs::path folder = own_folder.path() / "kinds";
  fs::create_directories(folder);
  for (const char* name : {"a.journal", "a.sqlite", "a.db"})
    REQUIRE(::mkfifo((folder / name).c_str(), 0600) == 0);
  const auto path = [&](const char* name) { return (folder / name).string(); };
  CHECK(run("replay", path("a.journal")).code != 0);
  CHECK(run("play", "--resume", path("a.journal")).code != 0);
  for (const char* name : {"a.sqlite", "a.db"}) {
    CAPTURE(name);
    CHECK(run("replay", path(name) + "#1").code == 3);
    const Ran ran = run("sim", "--games", "1", "--players", "2", "--out", path(name), "--resume");
    CHECK(ran.code == 3);
    CHECK_MESSAGE(has(ran.err, "not a regular file"), ran.err);
  }
  CHECK(run("merge", path("a.db")).code == 3);
  CHECK(run("results", path("a.db")).code == 3);
  CHECK(run("merge", "/dev/zero").code == 2);
  CHECK(run("play", "--script", "/dev/zero").code == 3);
  fs::remove_all(folder);
}

}  // namespace soulstack::testing::foreign_results_test

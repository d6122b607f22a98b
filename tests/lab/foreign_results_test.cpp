// Results that strangers made: nothing in them is run, nothing in them takes without limit, and no other file is changed.
#include <doctest/doctest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <chrono>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/support/requoted.h"

namespace {

using namespace soulstack::testing;
using soulstack::tools::requoted;

class Results {
 public:
  Results() { fs::create_directories(folder_); }
  ~Results() { fs::remove_all(folder_); }
  Results(const Results&) = delete;
  Results& operator=(const Results&) = delete;
  std::string operator/(const std::string& name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_ = own_folder.path() / "foreign";
};

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

void change(const std::string& db, const std::string& sql) {
  sqlite3* opened = nullptr;
  REQUIRE(sqlite3_open(db.c_str(), &opened) == SQLITE_OK);
  char* why = nullptr;
  const int code = sqlite3_exec(opened, sql.c_str(), nullptr, nullptr, &why);
  CHECK_MESSAGE(code == SQLITE_OK, std::string(why == nullptr ? "" : why));
  sqlite3_free(why);
  sqlite3_close(opened);
}

const std::string endless = "with recursive n(i) as (select 1 union all select i + 1 from n) ";

}  // namespace

TEST_CASE("foreign results: --resume leaves a file as it is that another program wrote") {
  const Results folder;
  REQUIRE(sim(folder / "a.csv").code == 0);
  for (const std::string text : {"my notes, which took a year", "one line\n", "table", "{\"table\":\"ru", "a\nb\nc"}) {
    CAPTURE(text);
    for (const char* name : {"b.jsonl", "b.part", "b.csv", "b.db"}) {
      CAPTURE(name);
      std::ofstream(folder / name) << text;
      fs::copy_file(folder / "a.run.csv", folder / "b.run.csv", fs::copy_options::overwrite_existing);
      const Ran ran = sim(folder / name, {"--resume"});
      if (name == std::string("b.jsonl") && std::string("{\"table\":\"run").starts_with(text))
        continue;  // it may be the beginning of such a file
      CHECK(ran.code == 3);
      CHECK(bytes_of(folder / name) == text);
    }
  }
  for (const char* beside : {"c.run.csv", "c.player.csv"}) {
    CAPTURE(beside);
    std::ofstream(folder / beside) << "my notes";
    CHECK(sim(folder / "c.csv", {"--resume"}).code == 3);
    CHECK(bytes_of(folder / beside) == "my notes");
    for (const char* name : {"c.csv", "c.run.csv", "c.arm.csv", "c.player.csv", "c.soul.csv", "c.card.csv"})
      fs::remove(folder / name);
  }
}

TEST_CASE("foreign results: views, triggers and other tables of a database are refused before anything is read") {
  const Results folder;
  REQUIRE(sim(folder / "a.db").code == 0);
  for (const std::string& sql : {
           "alter table game rename to real; create view game as " + endless + "select i as arm, i as game from n",
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
    change(db, sql);
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
  const Results folder;
  const std::string lua = folder / "mine.lua", ran_file = folder / "was_run";
  std::ofstream(lua) << "return function(decision) return random(#decision.options) end\n";
  for (const char* name : {"a.db", "a.jsonl", "a.csv", "a.part"}) {
    CAPTURE(name);
    REQUIRE(sim(folder / name, {"--bots", lua}).code == 0);
    const Ran refused = run("replay", (folder / name) + "#1");
    CHECK(refused.code == 3);
    CHECK_MESSAGE(has(refused.err, "name the bot with --bot " + lua), refused.err);
  }
  const std::string db = folder / "b.db";
  REQUIRE(sim(db, {"--bots", "eager"}).code == 0);
  change(db, "update run set plan = replace(plan, '\"eager\"', '\"exec:touch " + ran_file + "\"')");
  CHECK(run("replay", db + "#1").code == 3);
  CHECK_FALSE(fs::exists(ran_file));
}

TEST_CASE("foreign results: lines and cells are read with a limit") {
  const Results folder;
  const std::string line(std::size_t{20} << 20, 'x');
  REQUIRE(sim(folder / "a.csv").code == 0);
  for (const char* name : {"b.jsonl", "b.part"}) {
    std::ofstream(folder / name) << line << "\n";
    const Ran ran = run("replay", (folder / name) + "#1");
    CHECK(ran.code == 3);
    CHECK_MESSAGE(has(ran.err, "the line is longer than"), ran.err);
  }
  std::ofstream(folder / "a.csv") << line << "\n";
  CHECK(has(run("replay", (folder / "a.csv") + "#1").err, "the line is longer than"));
  CHECK(has(run("merge", folder / "b.part").err, "the line is longer than"));
  REQUIRE(sim(folder / "a.db").code == 0);
  change(folder / "a.db", "update run set plan = zeroblob(100000000)");
  CHECK(run("replay", (folder / "a.db") + "#1").code == 3);
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
  for (const char* name : {"a.journal", "a.jsonl", "a.csv", "a.run.csv", "a.part", "a.db"})
    REQUIRE(::mkfifo((folder / name).c_str(), 0600) == 0);
  const auto path = [&](const char* name) { return (folder / name).string(); };
  CHECK(run("replay", path("a.journal")).code != 0);
  CHECK(run("play", "--resume", path("a.journal")).code != 0);
  for (const char* name : {"a.jsonl", "a.csv", "a.part", "a.db"}) {
    CAPTURE(name);
    CHECK(run("replay", path(name) + "#1").code == 3);
    const Ran ran = run("sim", "--games", "1", "--players", "2", "--out", path(name), "--resume");
    CHECK(ran.code == 3);
    CHECK_MESSAGE(has(ran.err, "not a regular file"), ran.err);
  }
  CHECK(run("merge", path("a.part")).code == 3);
  CHECK(run("merge", "/dev/zero").code == 3);
  CHECK(run("play", "--script", "/dev/zero").code == 3);
  fs::remove_all(folder);
}

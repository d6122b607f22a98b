// Bots in Lua files and in programs of their own: how they play, what happens if they fail, and who may start them.
#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <regex>
#include <string>
#include <vector>

#include "tests/support/playing.h"
#include "tests/support/running.h"
#include "tools/players/outside_bots.h"

namespace soulstack::testing::outside_bots_test {
namespace {

using soulstack::Game;
using soulstack::seat;
using soulstack::tools::BotFailure;
using soulstack::tools::make_child_bot;

constexpr const char* last_option = "return function(decision) return #decision.options end\n";
// Answers with the last option of the decision.
constexpr const char* last_by_sed = R"(exec:sed -u 's/"view".*//; s/.*"index":\([0-9]*\).*/{"answer": \1}/')";

Ran games_of(const std::string& bot) { return run("sim", "--games", "1", "--players", "2", "--bots", bot + ",eager"); }

TEST_CASE("outside bots: a file in Lua and a command play whole games, the same on any number of cores") {
  const TemporaryFile file("last.lua", last_option);
  const auto hash = [](const std::string& bot, const char* jobs) {
    const Ran ran = run("sim", "--games", "3", "--players", "2", "--bots", bot + ",eager", "--jobs", jobs, "--json");
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    return json_of(ran)["state_hash"];
  };
  const Json by_lua = hash(file.path(), "1");
  CHECK(by_lua == hash(file.path(), "2"));
  CHECK(by_lua == hash(last_by_sed, "2"));
}

TEST_CASE("outside bots: the form of version 0.1 works with a warning, and plays as the form of now") {
  const TemporaryFile old_file("old.lua", last_option);
  const TemporaryFile file("new.lua", "return { choose = function(decision) return #decision.options end }\n");
  // Answers requests with the last option of their decision, and fails if a request still has the members of version 0.1
  // after the first answer.
  const TemporaryFile program("new.sh",
                              "while read -r line; do\n"
                              "  n=$((n + 1))\n"
                              "  case $line in *'\"type\":\"decision\"'*) test $n = 1 || exit 5;; esac\n"
                              "  before=${line%%'\"view\":'*}\n"
                              "  index=${before##*'\"index\":'}\n"
                              "  echo '{\"jsonrpc\":\"2.0\",\"id\":'$n',\"result\":{\"option\":'${index%%,*}'}}'\n"
                              "done\n");
  const std::string by_program = "exec:sh '" + program.path() + "'";
  Json hash;
  for (const std::string& bot : {old_file.path(), std::string(last_by_sed), file.path(), by_program}) {
    CAPTURE(bot);
    const Ran ran = run("sim", "--games", "2", "--players", "2", "--bots", bot + ",eager", "--json");
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    hash = hash.is_null() ? json_of(ran)["state_hash"] : hash;
    CHECK(json_of(ran)["state_hash"] == hash);
    const bool is_old = bot == old_file.path() || bot == last_by_sed;
    CHECK(has(ran.err, "has the form of version 0.1") == is_old);
  }
}

TEST_CASE("outside bots: a mistake in a file is reported with its place, and nothing is played") {
  struct Mistake {
    const char* text;
    int code;
    const char* why;
  };
  for (const Mistake& m : {
           Mistake{"return function(decision)\n  return decision.nothing.here\nend\n", 1,
                   "bad.lua:2: attempt to index a nil value (field 'nothing')"},
           Mistake{"return function() while true do end end\n", 1, "bad.lua"},
           Mistake{"return function() return 0 end\n", 1,
                   "bad.lua: the function returned 0; it must return the number of an option, from 1 to "},
           Mistake{"return function() return \"1\" end\n", 1, "bad.lua: the function returned string"},
           Mistake{"return function() os.exit() end\n", 1, "bad.lua:1: attempt to index a nil value (global 'os')"},
           Mistake{"return function( end\n", 3, "bad.lua:1: "},
           Mistake{"error('no')\n", 3, "bad.lua:1: no"},
           Mistake{"return 3\n", 3, "bad.lua: the file must return a table with a function `choose`"},
       }) {
    const TemporaryFile file("bad.lua", m.text);
    const Ran ran = games_of(file.path());
    CHECK_MESSAGE(ran.code == m.code, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
    CHECK(ran.out.empty());
    if (m.code == 1)  // the first of these games is kept in the temporary folder, under a name that the others share
      CHECK_MESSAGE(has(ran.err, "extended-2-players-seed-"), ran.err);
  }
  const Ran missing = games_of("nowhere.lua");
  CHECK(missing.code == 3);
  CHECK(has(missing.err, "Bot `nowhere.lua`: the file can't be read"));
}

TEST_CASE("outside bots: a file is compiled with the guards of cards") {
  struct Refused {
    const char* text;
    const char* why;
  };
  for (const Refused& r : {
           Refused{"return function(decision) return #decision.options ^ 0.5 end\n",
                   "guarded.lua:1: the result of `^` differs between machines"},
           Refused{"return function(...) return 1 end\n", "guarded.lua:1: a function must name its parameters"},
           Refused{"return function() return \"a\\0b\" end\n", "guarded.lua:1: a string can't contain zero bytes"},
           Refused{"local t = { 1 }\nt[1] = nil\nreturn function() return 1 end\n",
                   "guarded.lua:2: nil can't be stored in a table"},
           Refused{"_ENV[\"=\"] = function(_, value) return value end\n", "guarded.lua:1: `=` can't be changed"},
       }) {
    const TemporaryFile file("guarded.lua", r.text);
    const Ran ran = games_of(file.path());
    CHECK_MESSAGE(ran.code == 3, ran.err);
    CHECK_MESSAGE(has(ran.err, r.why), ran.err);
  }
}

TEST_CASE("outside bots: a list with a hole has the same length and NaN the same text on each machine") {
  const TemporaryFile file("same.lua",
                           "local nan = 0 / 0\n"
                           "return function(decision)\n"
                           "  assert(#{ 1, nil, 3 } == 1 and nan .. \"\" == \"nan\")\n"
                           "  return #decision.options\n"
                           "end\n");
  const Ran ran = games_of(file.path());
  CHECK_MESSAGE(ran.code == 0, ran.err);
}

TEST_CASE("outside bots: a file has a budget for an answer and for a game, and memory of its own") {
  struct Greedy {
    const char* text;
    const char* why;
  };
  for (const Greedy& g : {
           Greedy{"return function() while true do end end\n",
                  "used up; a bot may run 2,000,000 instructions and 1,000,000 steps for an answer"},
           Greedy{"return function(decision) for i = 1, 1500000 do end return random(#decision.options) end\n",
                  "and 100 times as many in a game"},
           Greedy{"local kept = {}\n"
                  "return function(decision, view)\n"
                  "  for i = 1, 10000 do kept = { kept, { i }, { i }, { i } } end\n"
                  "  return random(#decision.options)\nend\n",
                  "the scripts used up all memory of their Lua state, 16 MiB"},
       }) {
    const TemporaryFile file("greedy.lua", g.text);
    const Ran ran = run("sim", "--games", "20", "--players", "2", "--bots", file.path() + ",random", "--jobs", "1");
    CHECK_MESSAGE(ran.code == 1, ran.err);
    CHECK_MESSAGE(has(ran.err, g.why), ran.err);
  }
}

TEST_CASE("outside bots: a program that ends, is killed or answers wrongly is reported") {
  struct Mistake {
    const char* bot;
    const char* why;
  };
  for (const Mistake& m : {
           Mistake{"exec:exit 3", "Bot `exec:exit 3`: it ended with exit code 3"},
           Mistake{"exec:read line; kill -9 $$", "it ended by signal 9"},
           Mistake{"exec:read line; echo hello; cat >/dev/null",
                   "it answered `hello`; expected {\"jsonrpc\":\"2.0\",\"id\":1,"},
           Mistake{"exec:read line; echo '{\"answer\": 99}'; cat >/dev/null", "with an index from 0 to "},
       }) {
    const Ran ran = games_of(m.bot);
    CHECK_MESSAGE(ran.code == 1, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
  }
  CHECK(games_of("exec: ").code == 2);
}

TEST_CASE("outside bots: a program has a time limit") {
  Game game = new_game(base_game(), 2, 4);
  const auto bot = make_child_bot("sleep 60", game.decision().who, std::chrono::milliseconds(50));
  try {
    bot->choose(game);
    FAIL("it answered");
  } catch (const BotFailure& failure) {
    CHECK(has(failure.why, "it did not answer within 0.05 s"));
    CHECK(failure.seat == game.decision().who);
  }
}

TEST_CASE("outside bots: in a ladder each failure is a forfeit, and its game is kept") {
  const TemporaryFile file("fails.lua",
                           "local n = 0\n"
                           "return function(decision) n = n + 1 if n > 20 then error('tired') end return 1 end\n");
  const fs::path folder = own_folder.path() / "forfeits";
  const Ran ran =
      run("ladder", file.path(), "eager", "--players", "2", "--games", "4", "--journals", folder.string(), "--json");
  REQUIRE_MESSAGE(ran.code == 0, ran.err);
  const Json j = json_of(ran);
  CHECK(j["ranking"][0]["bot"] == "eager");
  CHECK(j["ranking"][0]["share"] == 1.0);
  CHECK(j["ranking"][0]["forfeits"] == 0);
  CHECK(j["ranking"][1]["forfeits"] == 4);
  CHECK(has(ran.err, "fails.lua:2: tired"));
  int journals = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    ++journals;
    CHECK(run("replay", entry.path().string()).code == 0);
  }
  CHECK(journals == 4);
  fs::remove_all(folder);
}

TEST_CASE("outside bots: clients cannot start programs, nor can games that are continued") {
  const std::vector<Json> responses =
      rpc({request("game.new", {{"seats", {"client", "exec:exit 1"}}}), request("game.new", {{"players", 2}}),
           request("game.seat", {{"game", 1}, {"seat", 2}, {"by", "exec:exit 1"}})});
  CHECK(error_code(responses[0]) == "wrong_value");
  CHECK(error_code(responses[2]) == "wrong_value");
  const Ran ran = run("play", "--players", "2", "--bot", "exec:exit 1");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "is a program of its own, and can't play here"));
}

// The first block of this language in the README of the tools.
std::string example(const std::string& language) {
  const std::string page = text_of(fs::path(SOULSTACK_TEST_ROOT) / "tools/README.md");
  const std::string start = "```" + language + "\n";
  const auto from = page.find(start) + start.size();
  return page.substr(from, page.find("```", from) - from);
}

TEST_CASE("outside bots: the examples in the README play") {
  const TemporaryFile lua("mine.lua", example("lua")), python("mine.py", example("python"));
  CHECK(run("ladder", lua.path(), "random", "--players", "2", "--games", "4").code == 0);
  if (std::system("python3 --version > /dev/null 2>&1") != 0) {
    MESSAGE("python3 is not installed");
    return;
  }
  const Json j = json_of(
      run("ladder", "exec:python3 '" + python.path() + "'", "eager", "--players", "2", "--games", "2", "--json"));
  for (const Json& row : j["ranking"])
    CHECK(row["forfeits"] == 0);
}

}  // namespace

}  // namespace soulstack::testing::outside_bots_test

// sim --out: the rows of games in files, their continuation, their export, and games that are opened from them.
#include <doctest/doctest.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/support/killed.h"
#include "tests/support/result_files.h"
#include "tools/results/shard.h"

namespace soulstack::testing::results_test {
namespace {

using soulstack::tools::Console;
using soulstack::tools::Shard;

Ran sim(const std::string& out, std::vector<std::string> more = {}, const char* games = "6") {
  std::vector<std::string> arguments = {"sim", "--games", games, "--players", "2", "--seed", "4"};
  if (!out.empty())
    arguments.insert(arguments.end(), {"--out", out});
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with("", arguments);
}

// The rows of JSON lines by table, with | between the cells.
std::map<std::string, std::string> json_rows(const std::string& lines) {
  std::istringstream text(lines);
  std::map<std::string, std::string> by_table;
  for (std::string line; std::getline(text, line);) {
    const Json json = Json::parse(line);
    std::string row;
    for (const auto& [name, value] : json.items())
      if (name != "table")
        row += (row.empty() ? "" : "|") + (value.is_string() ? value.get<std::string>() : value.dump());
    by_table[json["table"].get<std::string>()] += row + "\n";
  }
  return by_table;
}

Json without_clock(const Ran& ran) {
  Json j = json_of(ran);
  j.erase("seconds");
  j.erase("games_per_second");
  return j;
}

TEST_CASE("results: a file has a row for each game, player and soul, and sim prints the same as without it") {
  const Folder folder;
  const std::string db = folder / "a.db";
  const Json with = without_clock(sim(db, {"--json", "--cards"})), without = without_clock(sim("", {"--json"}));
  CHECK(with == without);
  CHECK(query(db, "select count(*), sum(turns), sum(decisions) from game") ==
        "6|" + std::to_string(static_cast<int>(with["turns"]["mean"].get<double>() * 6 + 0.5)) + "|" +
            std::to_string(with["decisions"].get<int>()) + "\n");
  CHECK(query(db, "select sum(priority_stops), sum(script_calls) from game") ==
        std::to_string(with["priority_stops"].get<int>()) + "|" + std::to_string(with["script_calls"].get<int>()) +
            "\n");
  CHECK(query(db, "select sum(win_840) / 840 from player group by seat order by seat") ==
        std::to_string(with["wins_by_seat"][0].get<int>()) + "\n" + std::to_string(with["wins_by_seat"][1].get<int>()) +
            "\n");
  CHECK(query(db, "select variant, rules, bots from variant") == "A|extended|eager\n");
  // Each question was asked to somebody, one player begins, and a winner has 4 souls.
  CHECK(query(db,
              "select count(*) from game g where decisions <> (select sum(questions) from player p where p.game = "
              "g.game)") == "0\n");
  CHECK(
      query(db,
            "select count(*) from game g join player p using (game) where (turn_order = 1) <> (seat = first_player)") ==
      "0\n");
  CHECK(query(db, "select min(souls) from player where win_840 = 840") == "4\n");
  // Souls come and go as the rows of the table say.
  CHECK(query(db,
              "select count(*) from player p where souls <> (select coalesce(sum(case event when 'lost' then -1 else 1 "
              "end), 0) "
              "from soul s where s.game = p.game and s.seat = p.seat)") == "0\n");
  CHECK(query(db, "select count(*) from card where drawn + played + bought + used + died_to = 0") == "0\n");
  CHECK(query(db, "select count(*) > 20, sum(played) > 10, sum(died_to) > 0 from card") == "1|1|1\n");
  CHECK(query(db, "select max(deaths), sum(deaths) > 0, sum(kills) > 0, sum(coins_gained) > 50 from player") != "");
}

TEST_CASE("results: the rows do not depend on the number of threads, and are exported as CSV and JSON lines") {
  const Folder folder;
  const std::string db = folder / "a.db", csv = folder / "new/rows";
  CHECK(sim(db, {"--cards"}).code == 0);
  CHECK(sim(folder / "b.db", {"--cards", "--jobs", "1"}).code == 0);
  CHECK(all_rows(db) == all_rows(folder / "b.db"));
  const Ran lines = run("results", db, "--jsonl");
  REQUIRE_MESSAGE(lines.code == 0, lines.err);
  std::map<std::string, std::string> json = json_rows(lines.out);
  const Ran exported = run("results", db, "--csv", csv, "--json");
  REQUIRE_MESSAGE(exported.code == 0, exported.err);
  for (const std::string table : {"variant", "game", "player", "soul", "card", "stretch"}) {
    std::string rows = query(db, "select * from " + table + " order by rowid");
    CHECK(json[table] == rows);
    CHECK(json_of(exported)["rows"][table] == std::count(rows.begin(), rows.end(), '\n'));
    std::replace(rows.begin(), rows.end(), '|', ',');
    const std::string text = text_of(fs::path(csv) / (table + ".csv"));
    if (table != "variant")  // its cells have commas
      CHECK(text.substr(text.find('\n') + 1) == rows);
  }
  CHECK(text_of(fs::path(csv) / "run.csv").starts_with("plan_hash,plan,version,content_hash,shard,shards\n"));
  CHECK(has(text_of(fs::path(csv) / "run.csv"), ",\"{\"\"command\"\":\"\"sim\"\","));
  CHECK(json["run"].substr(0, 17) == query(db, "select plan_hash from run").substr(0, 16) + "|");
  const Ran shown = run("results", db);
  CHECK(has(shown.out, "6 of 6 deals of `soulstack sim`\n"));
  CHECK(has(shown.out, "  player         12 rows\n"));
  CHECK(json_of(run("results", db, "--json"))["deals"] == 6);
}

TEST_CASE("results: mistakes of an export are named, and no file is changed") {
  const Folder folder;
  const std::string db = folder / "a.db";
  REQUIRE(sim(db).code == 0);
  std::ofstream(folder / "soul.csv") << "mine";
  std::ofstream(folder / "file") << "mine";
  for (const auto& [arguments, why] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{db, "--csv", folder / "."}, "soul.csv` already exists; name another folder"},
           {{db, "--csv", folder / "file/x"}, "Cannot create folder"},
           {{folder / "none.db"}, "There is no file"},
           {{db, "--json", "--jsonl"}, "leave one of them out"},
           {{folder / "soul.csv"}, "results are kept in SQLite databases only"}}) {
    std::vector<std::string> all = arguments;
    all.insert(all.begin(), "results");
    const Ran ran = soulstack_with("", all);
    CHECK(ran.code > 1);
    CHECK_MESSAGE(has(ran.err, why), ran.err);
    CHECK(ran.out.empty());
  }
  CHECK(text_of(folder / "soul.csv") == "mine");
  CHECK_FALSE(fs::exists(folder / "game.csv"));
}

TEST_CASE("results: --rules given twice plays the same deals under both") {
  const Folder folder;
  CHECK(sim(folder / "two.db", {"--rules", "extended", "--rules", "classic"}, "3").code == 0);
  CHECK(sim(folder / "one.db", {"--rules", "classic"}, "3").code == 0);
  CHECK(query(folder / "two.db", "select game, seed, turns, state_hash from game where variant = 'B' order by game") ==
        query(folder / "one.db", "select game, seed, turns, state_hash from game where variant = 'A' order by game"));
  CHECK(query(folder / "two.db", "select count(distinct seed), count(*) from game") == "3|6\n");
  const Json both = json_of(sim("", {"--rules", "extended", "--rules", "classic", "--json"}, "3"));
  CHECK(both["games"] == 6);
  CHECK(both["rulesets"][1]["rules"] == "classic");
}

TEST_CASE("results: a run that is killed at any time is continued to the same rows") {
  const Folder folder;
  const std::vector<std::string> rules = {"--rules", "extended", "--rules", "classic", "--bots", "random"};
  const std::string whole = folder / "whole.db", killed = folder / "killed.db";
  REQUIRE(sim(whole, rules, "700").code == 0);
  std::vector<std::string> resumed = rules;
  resumed.push_back("--resume");
  for (const int milliseconds : {100, 400, 900, 1300, 1800}) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    run_and_kill([&] { sim(killed, resumed, "700"); }, [&] { return std::chrono::steady_clock::now() >= end; });
    const Ran ran = sim(killed, resumed, "700");
    CHECK_MESSAGE(ran.code == 0, ran.err);
    CHECK(all_rows(killed) == all_rows(whole));
    fs::remove(killed);
  }
}

TEST_CASE("results: a file that was left in the middle of a write is repaired by --resume, and not read before") {
  const Folder folder;
  const std::string db = folder / "a.db", left = folder / "left.db";
  const std::vector<std::string> with_cards = {"--cards", "--bots", "random"};
  REQUIRE(sim(db, with_cards, "60").code == 0);
  sqlite3* writer = nullptr;
  REQUIRE(sqlite3_open(db.c_str(), &writer) == SQLITE_OK);
  const char* const half = "pragma cache_size = 5; begin exclusive; update card set drawn = 1000000";
  CHECK(sqlite3_exec(writer, half, nullptr, nullptr, nullptr) == SQLITE_OK);
  fs::copy_file(db, left);
  fs::copy_file(db + "-journal", left + "-journal");
  sqlite3_close(writer);
  CHECK(text_of(left) != text_of(db));
  for (const Ran& ran : {run("results", left), run("replay", left + "#1")}) {
    CHECK(ran.code == 3);
    CHECK_MESSAGE(has(ran.err, "was left while it was written: continue its run with --resume first"), ran.err);
  }
  CHECK(sim(left, {"--cards", "--bots", "random", "--resume"}, "60").code == 0);
  CHECK(all_rows(left) == all_rows(db));
}

// Sends Ctrl-C when the progress is shown, after a second.
class InterruptingBuffer : public std::stringbuf {
 protected:
  int sync() override { return has(str(), " s left") ? ::raise(SIGINT) : 0; }
};

TEST_CASE("results: Ctrl-C keeps the games that are done, and --resume plays the others") {
  const Folder folder;
  std::vector<std::string> command = {"sim",    "--games", "100000", "--players",    "2", "--seed", "4",
                                      "--jobs", "1",       "--out",  folder / "a.db"};
  int before = 0;
  for (int time = 0; time < 2; ++time) {
    std::istringstream in;
    std::ostringstream out;
    InterruptingBuffer heard;
    std::ostream err(&heard);
    Console console{in, out, err};
    console.err_is_terminal = true;
    REQUIRE_MESSAGE(soulstack::tools::run_program(command, console) == 130, heard.str());
    CHECK(has(heard.str(), "the same command with --resume plays the rest"));
    const int done = std::stoi(query(folder / "a.db", "select count(*) from game"));
    CHECK(done > before);
    CHECK(done < 100'000);
    CHECK(query(folder / "a.db", "select min(game), max(game) from game") == "1|" + std::to_string(done) + "\n");
    before = done;
    command.push_back("--resume");
  }
  const std::string some = std::to_string(std::min(before, 6));
  CHECK(sim(folder / "b.db").code == 0);
  const std::string select = "select seed, turns, state_hash from game where game <= " + some;
  CHECK(query(folder / "a.db", select) == query(folder / "b.db", select));
}

TEST_CASE("results: mistakes are named, and no file is changed") {
  const Folder folder;
  const std::string db = folder / "a.db";
  REQUIRE(sim(db).code == 0);
  const std::string bytes = text_of(db), rows = all_rows(db);
  std::ofstream(folder / "text.db") << "this is not a database, but a text that is long enough to look like one\n";
  std::ofstream(folder / "text.sqlite") << "hello\n";
  query((std::ofstream(folder / "of_others.db"), folder / "of_others.db"), "create table mine (x)");
  fs::copy_file(db, folder / "earlier.db");
  query(folder / "earlier.db", "pragma user_version = 0");
  const std::string of_others = text_of(folder / "of_others.db");
  struct Mistake {
    std::vector<std::string> more;
    int code;
    std::string why;
  };
  for (const Mistake& m : {
           Mistake{{"--out", db}, 3, "a.db` already exists; add --resume to continue the same run"},
           Mistake{
               {"--out", db, "--resume", "--bots", "random"}, 3, "its `bots` is [\"eager\"], here it is [\"random\"]"},
           Mistake{{"--out", db, "--resume", "--cards"}, 3, "its `cards` is false, here it is true"},
           Mistake{{"--out", db, "--resume", "--rules", "classic"}, 3, "has the results of other rules or cards"},
           Mistake{{"--out", db, "--resume", "--set", "cards/examples"}, 3, "has the results of other rules or cards"},
           Mistake{{"--out", folder / "text.db", "--resume"}, 3, "is not a file with results, or is damaged"},
           Mistake{{"--out", folder / "text.sqlite", "--resume"}, 3, "is not a file with results, or is damaged"},
           Mistake{{"--out", folder / "of_others.db", "--resume"}, 3, "it was not written by soulstack"},
           Mistake{{"--out", folder / "earlier.db", "--resume"}, 3, "has the tables of another version of soulstack"},
           Mistake{{"--out", folder / "a.csv"}, 2, "results are kept in SQLite databases only, so play the run again"},
           Mistake{{"--out", folder / "a.jsonl"}, 2, "results are kept in SQLite databases only"},
           Mistake{{"--out", folder / "a.part"}, 2, "results are kept in SQLite databases only"},
           Mistake{{"--out", folder / "a.xlsx"}, 2, "must end in .db or .sqlite"},
           Mistake{{"--out", "/nowhere/a.db"}, 3, "There is no folder `/nowhere` for the results"},
           Mistake{{"--out", folder / "b.db", "--rules", "all"}, 2, "--rules all cannot be combined with --out"},
           Mistake{{"--rules", "classic", "--rules", "classic"}, 2, "--rules classic is given twice"},
           Mistake{{"--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"--cards"}, 2, "--cards needs --out FILE"},
           Mistake{{"--shard", "1/2"}, 2, "--shard needs --out FILE"},
           Mistake{{"--shard", "1/2", "--out", db, "--resume"}, 3, "a.db` is part 1 of 1, not 1 of 2"},
           Mistake{{"--shard", "3/2", "--out", folder / "b.db"}, 2, "must be a part and the number of parts"},
           Mistake{{"--shard", "0/2", "--out", folder / "b.db"}, 2, "must be a part and the number of parts"},
       }) {
    const Ran ran = sim("", m.more);
    CHECK_MESSAGE(ran.code == m.code, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
    CHECK(ran.out.empty());
  }
  CHECK(text_of(db) == bytes);
  CHECK(all_rows(db) == rows);
  CHECK_FALSE(fs::exists(folder / "b.db"));
  CHECK(text_of(folder / "text.sqlite") == "hello\n");
  CHECK(text_of(folder / "of_others.db") == of_others);
}

TEST_CASE("results: any row opens as a game") {
  const Folder folder;
  for (const char* name : {"a.db", "a.sqlite"}) {
    const std::string file = folder / name;
    REQUIRE(sim(file, {"--rules", "extended", "--rules", "classic", "--bots", "eager,random"}, "3").code == 0);
    const std::string row =
        query(folder / "a.db", "select seed, turns, winners, state_hash from game where variant = 'B' and game = 2");
    const Ran ran = run("replay", (file + "#B2").c_str(), "--json");
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    const Json j = json_of(ran);
    CHECK(j["kind"] == "game");
    CHECK(j["rules"] == "classic");
    CHECK(j["outcome"] == "won");
    CHECK(std::to_string(j["seed"].get<std::uint64_t>()) + "|" + std::to_string(j["turns"].get<int>()) + "|" +
              std::to_string(j["winners"][0].get<int>()) + "|" + j["state_hash"].get<std::string>() + "\n" ==
          row);
    const Ran at = run("replay", (file + "#3").c_str(), "--at", "57");
    CHECK(has(at.out, ", decision 57: "));
    CHECK(has(at.out, "Game " + file + "#3: seed "));
    const Ran missing = run("replay", (file + "#4").c_str());
    CHECK(missing.code == 3);
    CHECK_MESSAGE(has(missing.err, "has no game 4 of variant A; it has 3 games"), missing.err);
  }
  CHECK(has(run("replay", (folder / "a.db#x").c_str()).err, "does not name a game: write the file, #, and a number"));
  CHECK(has(run("replay", (folder / "a.db#0").c_str()).err, "does not name a game"));
  CHECK(has(run("replay", (folder / "none.db#1").c_str()).err, "There is no file"));
  CHECK(has(run("replay", (folder / "a.part#1").c_str()).err, "results are kept in SQLite databases only"));
  REQUIRE(run("compare", "extended", "classic", "--games", "2", "--players", "2", "--bots", "random", "--rows", "--out",
              (folder / "compared.db").c_str())
              .code == 0);
  CHECK(has(run("replay", (folder / "compared.db#1").c_str()).err,
            "only games of `soulstack sim` are played again by their number"));
  CHECK(has(run("replay", (folder / "a.db#1").c_str(), "--rebase").err, "--rebase needs a journal or a save"));
  CHECK(has(run("replay", (folder / "a.db#1").c_str(), "--at", "99999").err,
            "There is no decision 99999; use --at with"));
}

TEST_CASE("results: games of cards that have changed are not opened") {
  const Folder folder;
  fs::create_directories(folder / "mine");
  const auto write_set = [&](const char* hp) {
    std::ofstream(fs::path(folder / "mine") / "set.lua")
        << "return set { id = \"mine\", title = \"Mine\", version = \"1.0\", api = 1, authors = { \"me\" },\n"
           "  license = \"CC0-1.0\", requires = { \"base\" } }\n";
    fs::create_directories(fs::path(folder / "mine") / "monster");
    std::ofstream(fs::path(folder / "mine") / "monster" / "ogre.lua")
        << "return monster { name = \"Ogre\", hp = " << hp << ", evasion = 3, attack = 1, rewards = { coins = 1 } }\n";
  };
  write_set("2");
  const Ran made = sim(folder / "a.db", {"--set", "cards/base", "--set", folder / "mine"}, "1");
  REQUIRE_MESSAGE(made.code == 0, made.err);
  CHECK(run("replay", (folder / "a.db#1").c_str()).code == 0);
  write_set("3");
  const Ran changed = run("replay", (folder / "a.db#1").c_str());
  CHECK(changed.code == 3);
  CHECK_MESSAGE(has(changed.err, "were played with different cards, so they cannot be played again: the set `mine`"),
                changed.err);
  CHECK_MESSAGE(has(changed.err, "mine: monster/ogre.lua"), changed.err);
}

TEST_CASE("results: the shards of a run have each of its games once") {
  for (const std::uint64_t games : {1U, 499U, 500U, 501U, 1999U, 2000U, 5321U})
    for (const std::uint64_t of : {1U, 2U, 3U, 7U, 12U}) {
      std::set<std::uint64_t> all;
      std::uint64_t sum = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        const Shard shard{number, of};
        sum += shard.size(games);
        for (std::uint64_t n = 0; n < shard.size(games); ++n)
          all.insert(shard.game(n));
      }
      CHECK(sum == games);
      CHECK(all.size() == games);
      CHECK(*all.rbegin() == games - 1);
    }
}

}  // namespace

}  // namespace soulstack::testing::results_test

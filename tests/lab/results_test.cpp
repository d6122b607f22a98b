// sim --out: the rows of games in files, their continuation, and games that are opened from them.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/results/shard.h"

namespace {

using namespace soulstack::testing;
using soulstack::tools::Console;
using soulstack::tools::Shard;

// A folder for the files of a test.
class Results {
 public:
  Results() { fs::create_directories(folder_); }
  ~Results() { fs::remove_all(folder_); }
  Results(const Results&) = delete;
  Results& operator=(const Results&) = delete;
  std::string operator/(const std::string& name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_ = own_folder.path() / "results";
};

Ran sim(const std::string& out, std::vector<std::string> more = {}, const char* games = "6") {
  std::vector<std::string> arguments = {"sim", "--games", games, "--players", "2", "--seed", "4"};
  if (!out.empty())
    arguments.insert(arguments.end(), {"--out", out});
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with("", arguments);
}

std::vector<std::string> tables = {"run", "arm", "game", "player", "soul", "card"};

// The rows of a query as lines, with | between the cells.
std::string query(const std::string& path, const std::string& sql) {
  sqlite3* db = nullptr;
  REQUIRE(sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK);
  std::string text;
  char* why = nullptr;
  const auto add = [](void* to, int columns, char** cells, char**) {
    for (int i = 0; i < columns; ++i)
      *static_cast<std::string*>(to) += std::string(i == 0 ? "" : "|") + (cells[i] == nullptr ? "" : cells[i]);
    *static_cast<std::string*>(to) += "\n";
    return 0;
  };
  const int code = sqlite3_exec(db, sql.c_str(), add, &text, &why);
  CHECK_MESSAGE(code == SQLITE_OK, std::string(why == nullptr ? "" : why));
  sqlite3_free(why);
  sqlite3_close(db);
  return text;
}

// All rows of all tables.
std::string rows_of(const std::string& path) {
  std::string text;
  for (const std::string& table : tables)
    text += table + "\n" + query(path, "select * from " + table + " order by rowid");
  return text;
}

// The rows of a file of JSON lines by table, with | between the cells.
std::map<std::string, std::string> json_rows(const std::string& path) {
  std::istringstream text(text_of(path));
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
  const Results folder;
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
  CHECK(query(db, "select arm, rules, bots from arm") == "A|extended|eager\n");
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

TEST_CASE("results: all formats have the same rows, whatever the number of threads") {
  const Results folder;
  CHECK(sim(folder / "a.db", {"--cards"}).code == 0);
  CHECK(sim(folder / "a.csv", {"--cards"}).code == 0);
  CHECK(sim(folder / "a.jsonl", {"--cards", "--jobs", "1"}).code == 0);
  std::map<std::string, std::string> json = json_rows(folder / "a.jsonl");
  const std::map<std::string, std::string> ends = {
      {"game", ""}, {"player", ".player"}, {"soul", ".soul"}, {"card", ".card"}};
  for (const auto& [table, end] : ends) {
    std::string rows = query(folder / "a.db", "select * from " + table + " order by rowid");
    CHECK(json[table] == rows);
    std::replace(rows.begin(), rows.end(), '|', ',');
    const std::string text = text_of(folder / ("a" + end + ".csv"));
    CHECK(text.substr(text.find('\n') + 1) == rows);
  }
}

TEST_CASE("results: --rules given twice plays the same deals under both") {
  const Results folder;
  CHECK(sim(folder / "two.db", {"--rules", "extended", "--rules", "classic"}, "3").code == 0);
  CHECK(sim(folder / "one.db", {"--rules", "classic"}, "3").code == 0);
  CHECK(query(folder / "two.db", "select game, seed, turns, state_hash from game where arm = 'B' order by game") ==
        query(folder / "one.db", "select game, seed, turns, state_hash from game where arm = 'A' order by game"));
  CHECK(query(folder / "two.db", "select count(distinct seed), count(*) from game") == "3|6\n");
  const Json both = json_of(sim("", {"--rules", "extended", "--rules", "classic", "--json"}, "3"));
  CHECK(both["games"] == 6);
  CHECK(both["rulesets"][1]["rules"] == "classic");
}

TEST_CASE("results: a file cut off at any byte is continued to the same bytes") {
  const Results folder;
  for (const std::string end : {".jsonl", ".csv"}) {
    const std::string whole = folder / ("whole" + end), part = folder / ("part" + end);
    CHECK(sim(whole, {"--rules", "extended", "--rules", "classic"}, "3").code == 0);
    const std::string bytes = text_of(whole);
    for (const double share : {0.0, 0.02, 0.3, 0.5, 0.77, 0.999, 1.0}) {
      CHECK(sim(part, {"--rules", "extended", "--rules", "classic", "--resume"}, "3").code == 0);
      fs::resize_file(part, static_cast<std::uintmax_t>(share * static_cast<double>(bytes.size())));
      const Ran ran = sim(part, {"--rules", "extended", "--rules", "classic", "--resume", "--json"}, "3");
      CHECK_MESSAGE(ran.code == 0, ran.err);
      CHECK(json_of(ran)["games"] == 6);
      CHECK(text_of(part) == bytes);
      if (end == ".csv")
        for (const char* table : {".player", ".soul", ".arm"})
          CHECK(text_of(folder / ("part" + std::string(table) + ".csv")) ==
                text_of(folder / ("whole" + std::string(table) + ".csv")));
    }
  }
}

// Sends Ctrl-C when the progress is shown, after a second.
class InterruptingBuffer : public std::stringbuf {
 protected:
  int sync() override { return has(str(), " s left") ? ::raise(SIGINT) : 0; }
};

TEST_CASE("results: Ctrl-C keeps the games that are done, and --resume plays the others") {
  const Results folder;
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
  const Results folder;
  const std::string db = folder / "a.db";
  REQUIRE(sim(db).code == 0);
  const std::string bytes = text_of(db), rows = rows_of(db);
  std::ofstream(folder / "text.db") << "this is not a database, but a text that is long enough to look like one\n";
  std::ofstream(folder / "other.jsonl") << "{\"table\":\"game\"}\n";
  std::ofstream(folder / "other.csv") << "a,b\n1,2\n";
  std::ofstream(folder / "text.part") << "hello\n";
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
           Mistake{
               {"--out", folder / "other.jsonl", "--resume"}, 3, "is not a file with results, or is damaged: line 1"},
           Mistake{{"--out", folder / "other.csv", "--resume"}, 3, "other.run.csv` cannot be read"},
           Mistake{{"--out", folder / "text.part", "--resume"}, 3, "text.part:1: its checksum is wrong"},
           Mistake{{"--out", folder / "a.xlsx"}, 2, "must end in .db, .sqlite, .jsonl, .csv or .part"},
           Mistake{{"--out", "/nowhere/a.db"}, 3, "There is no folder `/nowhere` for the results"},
           Mistake{{"--out", folder / "b.db", "--rules", "all"}, 2, "--rules all cannot be combined with --out"},
           Mistake{{"--rules", "classic", "--rules", "classic"}, 2, "--rules classic is given twice"},
           Mistake{{"--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"--cards"}, 2, "--cards needs --out FILE"},
           Mistake{{"--shard", "1/2"}, 2, "--shard needs --out FILE"},
           Mistake{
               {"--shard", "1/2", "--out", folder / "b.db"}, 2, "--shard needs --out with a name that ends in .part"},
           Mistake{{"--shard", "3/2", "--out", folder / "b.part"}, 2, "must be a part and the number of parts"},
           Mistake{{"--shard", "0/2", "--out", folder / "b.part"}, 2, "must be a part and the number of parts"},
       }) {
    const Ran ran = sim("", m.more);
    CHECK_MESSAGE(ran.code == m.code, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
    CHECK(ran.out.empty());
  }
  CHECK(text_of(db) == bytes);
  CHECK(rows_of(db) == rows);
  CHECK_FALSE(fs::exists(folder / "b.db"));
  CHECK(text_of(folder / "text.part") == "hello\n");
}

TEST_CASE("results: any row opens as a game") {
  const Results folder;
  for (const char* name : {"a.db", "a.jsonl", "a.csv", "a.part"}) {
    const std::string file = folder / name;
    REQUIRE(sim(file, {"--rules", "extended", "--rules", "classic", "--bots", "eager,random"}, "3").code == 0);
    const std::string row =
        query(folder / "a.db", "select seed, turns, winners, state_hash from game where arm = 'B' and game = 2");
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
  CHECK(has(run("replay", (folder / "a.db#1").c_str(), "--rebase").err, "--rebase needs a journal or a save"));
  CHECK(has(run("replay", (folder / "a.db#1").c_str(), "--at", "99999").err,
            "There is no decision 99999; use --at with"));
}

TEST_CASE("results: games of cards that have changed are not opened") {
  const Results folder;
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

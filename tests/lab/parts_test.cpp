// Runs in parts: any shares, killed, resumed, played twice and merged give what one process gives.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/killed.h"
#include "tests/support/result_files.h"
#include "tools/lab/compare_plan.h"
#include "tools/results/result_file.h"
#include "tools/support/random.h"

namespace soulstack::testing::parts_test {
namespace {

using soulstack::CardDefId;
using soulstack::Outcome;
using soulstack::tools::Comparison;
using soulstack::tools::Dice;
using soulstack::tools::Experiment;
using soulstack::tools::ExperimentPlan;
using soulstack::tools::GameResult;
using soulstack::tools::ResultFile;
using soulstack::tools::ResultTable;
using soulstack::tools::Rows;
using soulstack::tools::RunPlan;
using soulstack::tools::Shard;
using soulstack::tools::Stretch;

Ran command(std::vector<std::string> arguments, const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with("", arguments);
}

// ---- Made-up games, so that there can be many

GameResult made_up(std::uint64_t pair, std::uint64_t variant) {
  Dice dice(pair * 8 + variant);
  GameResult g;
  g.turns = static_cast<std::uint16_t>(30 + dice.below(80) + 5 * static_cast<int>(variant));
  g.rounds = static_cast<std::uint16_t>(g.turns / 2);
  g.decisions = static_cast<std::uint32_t>(dice.below(400'000));
  g.outcome = dice.below(150) == 0 ? Outcome::stopped : dice.below(30) == 0 ? Outcome::draw : Outcome::won;
  if (g.outcome == Outcome::won)
    g.winners = soulstack::Seats::of_bits(static_cast<soulstack::Seats::Bits>(1 + dice.below(3)));
  g.first = static_cast<std::uint8_t>(dice.below(2));
  g.script_errors = dice.below(900) == 0 ? 1 : 0;
  g.characters = {CardDefId{static_cast<std::uint16_t>(dice.below(9))},
                  CardDefId{static_cast<std::uint16_t>(dice.below(9))}};
  g.hash = dice.draw();
  return g;
}

std::vector<GameResult> pair_of(std::uint64_t pair, std::size_t variants) {
  std::vector<GameResult> games;
  for (std::size_t variant = 0; variant < variants; ++variant)
    games.push_back(made_up(pair, variant));
  return games;
}

Comparison comparison(const ExperimentPlan& plan) {
  Comparison c(plan, 2);
  for (std::size_t variant = 0; variant < plan.variants; ++variant)
    c.variants.push_back({"rules " + std::to_string(variant),
                          "extended",
                          {{"base", "1.0", "cards/base", 7, {}}},
                          std::vector<std::string>(9, "Somebody")});
  c.bots = {"random"};
  c.command = "soulstack compare";
  return c;
}

// What the comparison says, without the clock.
Json said(const Comparison& c) { return Json::parse(to_json(c).dump()); }

Comparison in_one_process(const ExperimentPlan& plan) {
  Comparison c = comparison(plan);
  for (std::uint64_t pair = 0; pair < plan.pairs && !c.experiment.is_over(); ++pair)
    c.experiment.add(pair, pair_of(pair, plan.variants));
  return c;
}

// A row of the table `game` for each game of a pair.
Rows rows_of_pair(std::uint64_t pair, const std::vector<GameResult>& games) {
  Rows rows;
  for (std::size_t variant = 0; variant < games.size(); ++variant)
    rows.in(ResultTable::game)
        .push_back({std::string(1, static_cast<char>('A' + variant)), static_cast<std::int64_t>(pair + 1), "7",
                    std::int64_t{2}, std::int64_t{1}, "won", "1", std::int64_t{games[variant].turns}, std::int64_t{1},
                    std::int64_t{2}, std::int64_t{3}, std::int64_t{4}, std::int64_t{0}, "00ff"});
  return rows;
}

// Plays a share. What was not written after that many pairs is lost each time, as if the process had been killed.
void play_share(const std::string& path, const ExperimentPlan& plan, const Shard& shard, std::uint64_t survives) {
  const RunPlan run = run_plan(comparison(plan), plan.pairs, true);
  const std::uint64_t all = shard.size(plan.pairs);
  for (std::uint64_t at = 0; at < all || !fs::exists(path);) {
    Experiment e(plan, 2);
    ResultFile file(path, run,
                    {.resume = fs::exists(path),
                     .shard = shard,
                     .stored = [&](const Stretch& s) { e.add_block(s.sums.at("deals"), s.deals); },
                     .sums =
                         [&] {
                           return Json{{"deals", e.last_block()}};
                         }});
    const std::uint64_t begun = file.deals();
    for (at = begun; at < std::min(begun + survives, all); ++at) {
      const std::uint64_t pair = shard.game(at);
      const std::vector<GameResult> games = pair_of(pair, plan.variants);
      e.add(pair, games);
      file.add(rows_of_pair(pair, games));
      file.tick(static_cast<double>(at - begun) / 70);  // seventy pairs a second
    }
    if (at == all)
      file.write();
  }
}

TEST_CASE("parts: any sharding, killed and resumed, gives the sums and rows of one process") {
  const Folder folder;
  Dice dice(3);
  for (const ExperimentPlan& plan :
       {ExperimentPlan{.pairs = 2321}, ExperimentPlan{.pairs = 1500, .main = 2, .variants = 3},
        ExperimentPlan{.pairs = 6000, .until_clear = true}}) {
    const Json expected = said(in_one_process(plan));
    const auto pairs = expected["pairs"].get<std::uint64_t>();
    for (const std::uint64_t of : {1U, 2U, 3U, 8U}) {
      std::vector<std::string> parts;
      for (std::uint64_t number = 1; number <= of; ++number) {
        parts.push_back(folder / (std::to_string(number) + ".db"));
        play_share(parts.back(), plan, {number, of}, 700 + static_cast<std::uint64_t>(dice.below(900)));
      }
      std::reverse(parts.begin(), parts.end());
      parts.push_back(parts.front());  // played twice
      const Ran merged = command({"merge", "--json", "--out", folder / "merged.db"}, parts);
      REQUIRE_MESSAGE(merged.code == 0, merged.err);
      CHECK(json_of(merged) == expected);
      std::string expected_rows;
      for (std::uint64_t pair = 0; pair < pairs; ++pair)
        for (std::uint64_t variant = 0; variant < plan.variants; ++variant)
          expected_rows += std::string(1, static_cast<char>('A' + variant)) + "|" + std::to_string(pair + 1) + "|" +
                           std::to_string(made_up(pair, variant).turns) + "\n";
      CHECK(query(folder / "merged.db", "select variant, game, turns from game order by rowid") == expected_rows);
      CHECK(deals_in(folder / "merged.db") == static_cast<int>(pairs));
      CHECK(json_of(command({"merge", "--json", folder / "merged.db"}, {})) == expected);
      parts.push_back(folder / "merged.db");
      for (const std::string& part : parts)
        fs::remove(part);
    }
  }
}

TEST_CASE("parts: a part whose process is killed at any time is continued to the same result") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 1300};
  const std::string file = folder / "a.db";
  const Json expected = said(in_one_process(plan));
  play_share(file, plan, {1, 1}, 5000);
  const std::string rows = all_rows(file);
  Dice dice(8);
  for (int n = 0; n < 12; ++n) {
    fs::remove(file);
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(2 + dice.below(60));
    run_and_kill(
        [&] {
          play_share(file, plan, {1, 1}, 5000);
        },
        [&] { return std::chrono::steady_clock::now() >= end; });
    play_share(file, plan, {1, 1}, 5000);
    CHECK(json_of(run("merge", "--json", file.c_str())) == expected);
    CHECK(all_rows(file) == rows);
  }
}

TEST_CASE("parts: a changed, lost or repeated byte is noticed, or changes nothing") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 1300};
  const std::string file = folder / "a.db";
  play_share(file, plan, {1, 1}, 5000);
  const std::string bytes = text_of(file);
  const Json expected = said(in_one_process(plan));
  Dice dice(9);
  int noticed = 0;
  for (int n = 0; n < 100; ++n) {
    std::string changed = bytes;
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(bytes.size())));
    if (n % 4 == 0)
      changed.erase(at, 1);
    else if (n % 4 == 1)
      changed.insert(at, 1, changed[at]);
    else if (n % 4 == 2)
      changed.resize(at);
    else
      changed[at] = static_cast<char>(changed[at] ^ 1 << dice.below(7));
    std::ofstream(file, std::ios::binary) << changed;
    const Ran ran = run("merge", "--json", file.c_str());
    if (ran.code == 0) {
      CHECK(json_of(ran) == expected);
    } else {
      ++noticed;
      CHECK(ran.code == 3);
      CHECK_FALSE(ran.err.empty());
      CHECK(text_of(file) == changed);
    }
  }
  CHECK(noticed > 70);
}

TEST_CASE("parts: the games before a gap can be looked at, and merge says what is missing") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 3000};
  for (std::uint64_t number : {1U, 2U, 4U})
    play_share(folder / (std::to_string(number) + ".db"), plan, {number, 4}, 5000);
  const std::vector<std::string> parts = {folder / "1.db", folder / "2.db", folder / "4.db"};
  const Ran refused = command({"merge"}, parts);
  CHECK(refused.code == 3);
  CHECK_MESSAGE(has(refused.err, "The run is not complete: part 3 of 4 is missing. Resume these parts"), refused.err);
  CHECK(refused.out.empty());
  const Ran looked = command({"merge", "--incomplete", "--json"}, parts);
  CHECK(looked.code == 0);
  CHECK(json_of(looked)["pairs"] == 1000);
  CHECK(json_of(looked)["interrupted"] == true);
}

TEST_CASE("parts: mistakes are named") {
  const Folder folder;
  play_share(folder / "1.db", {.pairs = 900}, {1, 2}, 5000);
  play_share(folder / "2.db", {.pairs = 800}, {2, 2}, 5000);
  play_share(folder / "3.db", {.pairs = 900}, {1, 3}, 5000);
  std::ofstream(folder / "empty.db");
  struct Mistake {
    std::vector<std::string> arguments;
    int code;
    std::string why;
  };
  for (const Mistake& m : {
           Mistake{{"merge"}, 2, "PART"},
           Mistake{{"merge", folder / "none.db"}, 3, "There is no file `"},
           Mistake{{"merge", folder / "empty.db"}, 3, "it was not written by soulstack"},
           Mistake{{"merge", folder / "1.db", folder / "2.db"},
                   3,
                   "has the results of another run: its `games` is 800, here it is 900"},
           Mistake{{"merge", folder / "1.db", folder / "3.db"}, 3, "is one of 3 parts, but `"},
           Mistake{{"merge", folder / "1.part"}, 2, "results are kept in SQLite databases only, so play the run again"},
           Mistake{{"merge", folder / "1.db", "--out", folder / "x.csv"}, 2, "results are kept in SQLite databases"},
           Mistake{{"merge", folder / "1.db", "--out", folder / "1.db", "--incomplete"}, 2, "is read, so nothing"},
           Mistake{{"merge", folder / "1.db", "--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--shard", "1/2"}, 2, "--shard needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--rows"}, 2, "--rows needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "x.txt"}, 2, "must end in .db or .sqlite"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "1.db"}, 3, "already exists; add --resume"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "1.db", "--resume"},
                   3,
                   "has the results of another run"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "n.db", "--shard", "1/2", "--report", "x.html"},
                   2,
                   "give --report and --picture to `soulstack merge`"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "n.db", "--shard", "1/2", "--until-clear"},
                   2,
                   "needs --games"},
       }) {
    const Ran ran = command(m.arguments, {});
    CHECK_MESSAGE(ran.code == m.code, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
    CHECK(ran.out.empty());
  }
  CHECK_FALSE(fs::exists(folder / "n.db"));
}

// ---- Real games

TEST_CASE("parts: compare and its merged parts have the same report and rows") {
  const Folder folder;
  const std::vector<std::string> what = {
      "compare", "extended", "extended without dinner", "--games", "505", "--players", "1", "--bots", "random",
      "--jobs",  "2"};
  const auto without_seconds = [](const Ran& ran) {
    Json j = json_of(ran);
    j.erase("seconds");
    return j;
  };
  const Ran whole =
      command(what, {"--json", "--report", folder / "whole.html", "--rows", "--out", folder / "whole.db"});
  REQUIRE_MESSAGE(whole.code == 0, whole.err);
  for (const char* part : {"1", "2"}) {
    const Ran ran =
        command(what, {"--rows", "--shard", std::string(part) + "/2", "--out", folder / (std::string(part) + ".db")});
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    CHECK(has(ran.out, std::string("Part ") + part + " of 2: " + (part[0] == '1' ? "500" : "5") + " deals in "));
  }
  const Ran merged = command({"merge", folder / "2.db", folder / "1.db", "--json", "--report", folder / "merged.html",
                              "--out", folder / "merged.db"},
                             {});
  REQUIRE_MESSAGE(merged.code == 0, merged.err);
  CHECK(without_seconds(merged) == without_seconds(whole));
  CHECK(text_of(folder / "merged.html") == text_of(folder / "whole.html"));
  CHECK(all_rows(folder / "merged.db") == all_rows(folder / "whole.db"));
}

TEST_CASE("parts: sim killed in the middle of its parts, resumed and merged has the rows of one process") {
  const Folder folder;
  const std::vector<std::string> what = {"sim", "--games", "2560", "--players", "1", "--jobs", "1"};
  REQUIRE(command(what, {"--out", folder / "whole.db"}).code == 0);
  const std::string file = folder / "1.db";
  const std::vector<std::string> share = {"--shard", "1/2", "--out", file};
  std::vector<std::string> killed = what;
  killed.insert(killed.end(), share.begin(), share.end());
  run_and_kill(killed, file);
  CHECK(deals_in(file) < 1500);
  std::vector<std::string> again = share;
  again.push_back("--resume");
  REQUIRE(command(what, again).code == 0);
  REQUIRE(command(what, {"--shard", "2/2", "--out", folder / "2.db"}).code == 0);
  const Ran merged = command({"merge", folder / "2.db", file, file, "--out", folder / "merged.db"}, {});
  REQUIRE_MESSAGE(merged.code == 0, merged.err);
  CHECK(has(merged.out, "Merged 2 parts into "));
  CHECK(all_rows(folder / "merged.db") == all_rows(folder / "whole.db"));
  CHECK(command({"merge", folder / "2.db", file, "--out", folder / "merged.db"}, {}).code == 3);
  CHECK(has(command({"merge", file}, {}).err, "name it with --out"));
}

}  // namespace

}  // namespace soulstack::testing::parts_test

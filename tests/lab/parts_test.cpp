// Runs in parts: any shares, killed, resumed, played twice and merged give what one process gives.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/killed.h"
#include "tools/lab/compare_part.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace {

using namespace soulstack::testing;
using soulstack::CardDefId;
using soulstack::Outcome;
using soulstack::tools::ComparedArm;
using soulstack::tools::ComparedStretch;
using soulstack::tools::ComparePart;
using soulstack::tools::Comparison;
using soulstack::tools::Dice;
using soulstack::tools::ExperimentPlan;
using soulstack::tools::GameResult;
using soulstack::tools::RunPlan;
using soulstack::tools::Shard;
using soulstack::tools::Stop;

class Folder {
 public:
  Folder() { fs::create_directories(folder_); }
  ~Folder() { fs::remove_all(folder_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string operator/(const std::string& name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_ = own_folder.path() / "parts";
};

Ran command(std::vector<std::string> arguments, const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return soulstack_with("", arguments);
}

// ---- Made-up games, so that there can be many

GameResult made_up(std::uint64_t pair, std::uint64_t arm) {
  Dice dice(pair * 8 + arm);
  GameResult g;
  g.turns = static_cast<std::uint16_t>(30 + dice.below(80) + 5 * static_cast<int>(arm));
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

std::vector<GameResult> pair_of(std::uint64_t pair, std::size_t arms) {
  std::vector<GameResult> games;
  for (std::size_t arm = 0; arm < arms; ++arm)
    games.push_back(made_up(pair, arm));
  return games;
}

Comparison comparison(const ExperimentPlan& plan) {
  Comparison c(plan, 2);
  for (std::size_t arm = 0; arm < plan.arms; ++arm)
    c.arms.push_back({"rules " + std::to_string(arm),
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
    c.experiment.add(pair_of(pair, plan.arms));
  return c;
}

// Plays a share. The process that plays it is killed each time after that many pairs.
void play_share(const std::string& file, const ExperimentPlan& plan, const Shard& shard, std::uint64_t survives) {
  const RunPlan run = run_plan(comparison(plan), plan.pairs, true);
  const std::uint64_t all = shard.size(plan.pairs);
  for (std::uint64_t at = 0; at < all || !fs::exists(file);) {
    ComparePart part(file, run, shard, fs::exists(file), [](const ComparedStretch&) {});
    const std::uint64_t begun = part.pairs();
    for (at = begun; at < std::min(begun + survives, all); ++at) {
      part.add(pair_of(shard.game(at), plan.arms), {"row " + std::to_string(shard.game(at)) + "\n"});
      part.tick(static_cast<double>(at - begun) / 20);  // twenty pairs a second
    }
    if (at == all)
      part.write();
  }
}

TEST_CASE("parts: any sharding, killed and resumed, gives the sums and rows of one process") {
  const Folder folder;
  Dice dice(3);
  for (const ExperimentPlan& plan : {ExperimentPlan{.pairs = 2321}, ExperimentPlan{.pairs = 1500, .main = 2, .arms = 3},
                                     ExperimentPlan{.pairs = 6000, .until_clear = true}}) {
    const Json expected = said(in_one_process(plan));
    for (const std::uint64_t of : {1U, 2U, 3U, 8U}) {
      std::vector<std::string> parts;
      for (std::uint64_t number = 1; number <= of; ++number) {
        parts.push_back(folder / (std::to_string(number) + ".part"));
        play_share(parts.back(), plan, {number, of}, 700 + static_cast<std::uint64_t>(dice.below(900)));
      }
      std::reverse(parts.begin(), parts.end());
      parts.push_back(parts.front());  // played twice
      const Ran merged = command({"merge", "--json", "--csv", folder / "rows.csv"}, parts);
      REQUIRE_MESSAGE(merged.code == 0, merged.err);
      CHECK(json_of(merged) == expected);
      const std::string rows = text_of(folder / "rows.csv");
      std::string expected_rows = "variant,pair,seed,outcome,turns,rounds,decisions,first_player,winners,state_hash\n";
      for (std::uint64_t pair = 0; pair < expected["pairs"].get<std::uint64_t>(); ++pair)
        expected_rows += "row " + std::to_string(pair) + "\n";
      CHECK(rows == expected_rows);
      for (const std::string& part : parts)
        fs::remove(part);
    }
  }
}

TEST_CASE("parts: a part cut off at any byte is continued to the same result") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 1300};
  const std::string file = folder / "a.part";
  play_share(file, plan, {1, 1}, 5000);
  const std::string bytes = text_of(file);
  const Json expected = said(in_one_process(plan));
  Dice dice(8);
  for (int n = 0; n < 12; ++n) {
    std::ofstream(file, std::ios::binary)
        << bytes.substr(0, static_cast<std::size_t>(dice.below(static_cast<int>(bytes.size()))));
    const Ran incomplete = run("merge", file.c_str());
    CHECK(incomplete.code == 3);
    CHECK_MESSAGE((has(incomplete.err, "The run is not complete: part 1 (`") || has(incomplete.err, "has no plan")),
                  incomplete.err);
    play_share(file, plan, {1, 1}, 5000);
    CHECK(json_of(run("merge", "--json", file.c_str())) == expected);
  }
}

TEST_CASE("parts: a changed, lost or repeated byte is noticed") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 1300};
  const std::string file = folder / "a.part";
  play_share(file, plan, {1, 1}, 5000);
  const std::string bytes = text_of(file);
  Dice dice(9);
  for (int n = 0; n < 60; ++n) {
    std::string changed = bytes;
    const auto at = static_cast<std::size_t>(dice.below(static_cast<int>(bytes.size())));
    if (n % 3 == 0)
      changed[at] = static_cast<char>(changed[at] ^ 1 << dice.below(7));
    else if (n % 3 == 1)
      changed.erase(at, 1);
    else
      changed.insert(at, 1, changed[at]);
    std::ofstream(file, std::ios::binary) << changed;
    const Ran ran = run("merge", "--incomplete", file.c_str());
    CHECK_MESSAGE(ran.code == 3, changed);
    CHECK_FALSE(ran.err.empty());
  }
}

TEST_CASE("parts: the games before a gap can be looked at, and merge says what is missing") {
  const Folder folder;
  const ExperimentPlan plan{.pairs = 3000};
  for (std::uint64_t number : {1U, 2U, 4U})
    play_share(folder / (std::to_string(number) + ".part"), plan, {number, 4}, 5000);
  const std::vector<std::string> parts = {folder / "1.part", folder / "2.part", folder / "4.part"};
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
  play_share(folder / "1.part", {.pairs = 900}, {1, 2}, 5000);
  play_share(folder / "2.part", {.pairs = 800}, {2, 2}, 5000);
  play_share(folder / "3.part", {.pairs = 900}, {1, 3}, 5000);
  std::ofstream(folder / "empty.part");
  struct Mistake {
    std::vector<std::string> arguments;
    int code;
    std::string why;
  };
  for (const Mistake& m : {
           Mistake{{"merge"}, 2, "PART"},
           Mistake{{"merge", folder / "none.part"}, 3, "none.part` cannot be read"},
           Mistake{{"merge", folder / "empty.part"}, 3, "it is not a part of a run, or was cut off"},
           Mistake{{"merge", folder / "1.part", folder / "2.part"},
                   3,
                   "has the results of another run: its `games` is 800, here it is 900"},
           Mistake{{"merge", folder / "1.part", folder / "3.part"}, 3, "is one of 3 parts, but `"},
           Mistake{{"merge", folder / "1.part", "--out", folder / "x.db"}, 2, "--out is for parts of `soulstack sim`"},
           Mistake{{"merge", folder / "1.part", "--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--shard", "1/2"}, 2, "--shard needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--resume"}, 2, "--resume needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--rows"}, 2, "--rows needs --out FILE"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "x.db"}, 2, "the name must end in .part"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "1.part"}, 3, "already exists; add --resume"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "1.part", "--resume"},
                   3,
                   "has the results of another run"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "n.part", "--shard", "1/2", "--csv", "x.csv"},
                   2,
                   "with --rows here"},
           Mistake{{"compare", "extended", "classic", "--out", folder / "n.part", "--shard", "1/2", "--until-clear"},
                   2,
                   "needs --games"},
       }) {
    const Ran ran = command(m.arguments, {});
    CHECK_MESSAGE(ran.code == m.code, ran.err);
    CHECK_MESSAGE(has(ran.err, m.why), ran.err);
    CHECK(ran.out.empty());
  }
  CHECK_FALSE(fs::exists(folder / "n.part"));
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
  const Ran whole = command(what, {"--json", "--report", folder / "whole.html", "--csv", folder / "whole.csv"});
  REQUIRE_MESSAGE(whole.code == 0, whole.err);
  for (const char* part : {"1", "2"}) {
    const Ran ran =
        command(what, {"--rows", "--shard", std::string(part) + "/2", "--out", folder / (std::string(part) + ".part")});
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    CHECK(has(ran.out, std::string("Part ") + part + " of 2: " + (part[0] == '1' ? "500" : "5") + " pairs in "));
  }
  const Ran merged = command({"merge", folder / "2.part", folder / "1.part", "--json", "--report",
                              folder / "merged.html", "--csv", folder / "merged.csv"},
                             {});
  REQUIRE_MESSAGE(merged.code == 0, merged.err);
  CHECK(without_seconds(merged) == without_seconds(whole));
  CHECK(text_of(folder / "merged.html") == text_of(folder / "whole.html"));
  CHECK(text_of(folder / "merged.csv") == text_of(folder / "whole.csv"));
}

TEST_CASE("parts: sim killed in the middle of its parts, resumed and merged has the rows of one process") {
  const Folder folder;
  const std::vector<std::string> what = {"sim", "--games", "560", "--players", "1", "--jobs", "1"};
  REQUIRE(command(what, {"--out", folder / "whole.jsonl"}).code == 0);
  const std::string file = folder / "1.part";
  const std::vector<std::string> share = {"--shard", "1/2", "--out", file};
  std::vector<std::string> killed = what;
  killed.insert(killed.end(), share.begin(), share.end());
  run_and_kill(killed, file, 2);
  std::vector<std::string> again = share;
  again.push_back("--resume");
  REQUIRE(command(what, again).code == 0);
  REQUIRE(command(what, {"--shard", "2/2", "--out", folder / "2.part"}).code == 0);
  const Ran merged = command({"merge", folder / "2.part", file, file, "--out", folder / "merged.jsonl"}, {});
  REQUIRE_MESSAGE(merged.code == 0, merged.err);
  CHECK(has(merged.out, "Merged 2 parts into "));
  CHECK(text_of(folder / "merged.jsonl") == text_of(folder / "whole.jsonl"));
  CHECK(command({"merge", folder / "2.part", file, "--out", folder / "merged.jsonl"}, {}).code == 3);
  CHECK(has(command({"merge", file}, {}).err, "name it with --out"));
}

}  // namespace

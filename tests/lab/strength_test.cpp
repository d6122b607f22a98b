// soulstack card --give and --all: known truths, who is given what, and how it is said.
#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/result_files.h"
#include "tools/simulate/gift.h"
#include "tools/study/strength.h"

namespace soulstack::testing::strength_test {
namespace {

using soulstack::Outcome;
using soulstack::Seats;
using soulstack::tools::GameResult;
using soulstack::tools::TogetherSums;
using soulstack::tools::whole_win;

using Words = std::vector<std::string>;

// A set with a card that does nothing, one that wins, and one that loses, each at the start of the turn.
class TruthSet {
 public:
  TruthSet() {
    write(
        "set.lua",
        "return set { id = \"truths\", title = \"Known truths\", version = \"1.0\", api = 1, authors = { \"a test\" }, "
        "license = \"CC0-1.0\", requires = { \"base\" } }\n");
    write("treasure/paperweight.lua", "return treasure { name = \"Paperweight\" }\n");
    write("treasure/crown.lua", at_turn("Crown", "you", "Win the game.", "win(you)"));
    write("treasure/anvil.lua", at_turn("Anvil", "you", "The player to your left wins the game.", "win(you.left)"));
    write("loot/note.lua",
          "return loot { name = \"Blank Note\", play { text = \"Nothing happens.\", effect = function() end } }\n");
  }
  ~TruthSet() { fs::remove_all(folder_); }
  TruthSet(const TruthSet&) = delete;
  TruthSet& operator=(const TruthSet&) = delete;
  std::string path() const { return folder_.string(); }

 private:
  static std::string at_turn(const std::string& name, const std::string& who, const std::string& text,
                             const std::string& effect) {
    return "return treasure { name = \"" + name + "\", when { event = turn_started, of = " + who + ", text = \"" +
           text + "\", effect = function(you) " + effect + " end } }\n";
  }
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }

  fs::path folder_ = own_folder.path() / "truths";
};

Ran card(const TruthSet& set, Words words) {
  words.insert(words.begin(), "card");
  const Words more = {"--set", set.path(), "--players", "2", "--bots", "random"};
  words.insert(words.end(), more.begin(), more.end());
  return soulstack_with("", words);
}

Json strength_of(const TruthSet& set, const std::string& id) {
  return json_of(card(set, {id, "--give", "--games", "240", "--json"}))["strengths"][0];
}

TEST_CASE("strength: a card that wins, one that loses, and one that does nothing are told apart") {
  const TruthSet set;
  const Json crown = strength_of(set, "crown"), anvil = strength_of(set, "anvil"),
             nothing = strength_of(set, "paperweight");
  CHECK(crown["interval"][0].get<double>() > 20);
  CHECK(crown["wins_percent"].get<double>() > 80);
  CHECK(has(crown["sentence"].get<std::string>(), "Its owner wins more often, by "));
  CHECK(anvil["interval"][1].get<double>() < 0);
  CHECK(nothing["interval"][0].get<double>() <= 0);
  CHECK(nothing["interval"][1].get<double>() >= 0);
}

TEST_CASE("strength: a card that equals the blank card makes the same games") {
  const TruthSet set;
  const Json j = json_of(card(set, {"note", "--give", "--games", "40", "--json"}));
  CHECK(j["comparisons"][0]["same_games"].get<int>() == 40);
  CHECK(j["strengths"][0]["difference"].get<double>() == 0);
}

TEST_CASE("strength: the table of a kind is sorted, and does not depend on the number of threads") {
  const TruthSet set;
  const auto table = [&](const char* jobs) {
    Json j = json_of(card(set, {"--all", "--kind", "treasure", "--games", "4", "--jobs", jobs, "--json"}));
    j.erase("seconds");
    return j;
  };
  const Json j = table("1");
  CHECK(j == table("3"));
  const Json& strengths = j["strengths"];
  REQUIRE(strengths.size() > 90);
  for (std::size_t n = 1; n < strengths.size(); ++n)
    CHECK(strengths[n - 1]["difference"].get<double>() >= strengths[n]["difference"].get<double>());
  CHECK(j["variants"][0]["title"].get<std::string>() == "a blank treasure card");
}

TEST_CASE("strength: two cards are compared with each other, or are given together") {
  const TruthSet set;
  const Ran against = card(set, {"crown", "--against", "anvil", "--games", "200"});
  CHECK_MESSAGE(against.code == 0, against.err);
  CHECK(has(against.out, "Given to one player, against Anvil"));
  CHECK(has(against.out, "Its owner wins more often, by "));
  const Ran with = card(set, {"crown", "--with", "paperweight", "--games", "200"});
  CHECK_MESSAGE(with.code == 0, with.err);
  CHECK(has(with.out, "Crown with Paperweight"));
}

TEST_CASE("strength: a card that wins is worth more than any ¢, and one that loses less than nothing") {
  const TruthSet set;
  const auto worth = [&](const std::string& id, const std::string& games) {
    return json_of(card(set, {id, "--worth", "--games", games, "--json"}))["answer"].get<std::string>();
  };
  CHECK(has(worth("crown", "200"), "more than 25¢"));
  CHECK(has(worth("anvil", "200"), "less than nothing"));
}

TEST_CASE("strength: monsters are put on top of their deck, and loot comes into the hand, also when it is drawn") {
  const TruthSet set;
  for (const Words& words : {Words{"fly", "--give"}, Words{"ambush", "--give"}, Words{"bomb", "--give"},
                             Words{"bomb", "--give", "--at", "draw"}, Words{"crown", "--give", "--at", "draw"}}) {
    Words all = words;
    all.insert(all.end(), {"--games", "4"});
    const Ran ran = card(set, all);
    CHECK_MESSAGE(ran.code == 0, ran.err);
  }
}

TEST_CASE("strength: shares that are merged give the bytes of one process") {
  const Folder folder;
  const auto played = [&](const Words& more) {
    Words all = {"card", "bomb", "--give", "--games", "1100", "--players", "1", "--bots", "random", "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return soulstack_with("", all);
  };
  const std::string whole = folder / "whole.db", merged = folder / "merged.db", report = folder / "merged.html";
  Json expected = json_of(played({"--out", whole, "--report", folder / "whole.html"}));
  Words merge = {"merge", "--json", "--out", merged, "--report", report};
  for (const std::string number : {"1", "2", "3"}) {
    merge.push_back(folder / (number + ".db"));
    REQUIRE(played({"--shard", number + "/3", "--out", merge.back()}).code == 0);
  }
  Json found = json_of(soulstack_with("", merge));
  expected.erase("seconds"), found.erase("seconds");
  CHECK(found == expected);
  CHECK(all_rows(merged) == all_rows(whole));
  CHECK(text_of(report) == text_of(folder / "whole.html"));
}

TEST_CASE("strength: what cannot be asked is refused with a reason") {
  const TruthSet set;
  const auto why = [&](const Words& words) {
    const Ran ran = card(set, words);
    CHECK(ran.code == 2);
    return ran.err;
  };
  CHECK(has(why({"--games", "4"}), "Name a card"));
  CHECK(has(why({"crwn", "--give"}), "did you mean `crown`?"));
  CHECK(has(why({"crown", "--all"}), "leave out the card"));
  CHECK(has(why({"--all", "--kind", "tresure"}), "did you mean `treasure`?"));
  CHECK(has(why({"--all", "--kind", "monster"}), "one by one"));
  CHECK(has(why({"isaac", "--give"}), "character deck"));
  CHECK(has(why({"crown", "--give", "--measure", "rounds"}), "leave out --measure"));
  CHECK(has(why({"crown", "--against", "anvil", "--with", "anvil"}), "ask one of them"));
  CHECK(has(why({"--worth"}), "Name a card"));
  CHECK(has(why({"crown", "--give", "--kind", "loot"}), "--kind is for --all"));
  CHECK(has(why({"crown", "--at", "draw"}), "--shard, --kind and --at are for --give"));
  CHECK(has(why({"crown", "--shard", "1/2", "--out", "x.db"}), "--shard, --kind and --at are for --give"));
}

// A game of two players that this seat wins.
GameResult won_by(int winner, int owner) {
  GameResult g;
  g.outcome = Outcome::won;
  g.winners = soulstack::seat(winner);
  g.owner = static_cast<std::uint8_t>(owner);
  return g;
}

TEST_CASE("strength: two cards together are worth what both add to either of them") {
  TogetherSums sums;
  const GameResult lost = won_by(1, 0), won = won_by(0, 0);
  sums.add(std::vector<GameResult>{lost, lost, lost, won});
  CHECK(sums.wins.difference() == static_cast<double>(whole_win));
  sums.add(std::vector<GameResult>{lost, won, won, won});
  CHECK(sums.wins.difference() == 0);
}

TEST_CASE("gift: each seat in turn, and its name in the commands") {
  using soulstack::tools::Gift;
  using soulstack::tools::owner_of_gift;
  CHECK(owner_of_gift(0, 3) == soulstack::seat(0));
  CHECK(owner_of_gift(5, 3) == soulstack::seat(2));
  CHECK(Gift{{"/give OWNER base:bomb", "/coins OWNER 3"}}.edits_for(soulstack::seat(1)) ==
        std::vector<std::string>{"/give P2 base:bomb", "/coins P2 3"});
}

}  // namespace

}  // namespace soulstack::testing::strength_test

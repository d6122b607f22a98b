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
using soulstack::tools::Comparison;
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
  CHECK(nothing["verdict"] == "too_few");
  CHECK(nothing["interval"].is_null());
}

TEST_CASE("strength: a card that equals the blank card makes the same games") {
  const TruthSet set;
  const Json j = json_of(card(set, {"note", "--give", "--games", "40", "--json"}));
  CHECK(j["comparisons"][0]["same_games"].get<int>() == 40);
  CHECK(j["strengths"][0]["difference"].get<double>() == 0);
}

TEST_CASE("strength: before a verdict is possible, no interval is shown, in text, report and JSON") {
  const TruthSet set;
  const Folder folder;
  const std::string report = folder / "few.html";
  for (const char* at : {"setup", "draw"}) {
    const Ran few = card(set, {"crown", "--give", "--at", at, "--games", "20", "--report", report});
    CHECK_MESSAGE(few.code == 0, few.err);
    CHECK_FALSE(has(few.out, " to +"));
    CHECK(has(few.out, "too few games"));
    CHECK(has(few.out, "a verdict needs 200 deals of which 30 differ"));
    const std::string html = text_of(report);
    CHECK_FALSE(has(html, " to +"));
    CHECK(has(html, "too few games"));
    CHECK(has(html, "a verdict needs 200 deals of which 30 differ"));
  }
  CHECK(json_of(card(set, {"crown", "--give", "--games", "20", "--json"}))["strengths"][0]["interval"].is_null());
}

TEST_CASE("strength: what is found says how many deals a new run needs, and the command of one") {
  const TruthSet set;
  const Folder folder;
  const std::string report = folder / "unclear.html";
  const Ran unclear = card(set, {"the_map", "--give", "--games", "240", "--report", report});
  REQUIRE_MESSAGE(unclear.code == 0, unclear.err);
  CHECK(has(unclear.out, "not clear yet"));
  CHECK(has(unclear.out, "A new run for an interval of ±2 percentage points: about "));
  CHECK(has(unclear.out,
            "A new run that finds a difference of 2 percentage points, if there is one, in 9 of 10 cases: "));
  CHECK(has(unclear.out, "soulstack card the_map --give --rules extended --set "));
  CHECK(has(unclear.out, " --players 2 --seed 2 --bots random"));
  CHECK(has(text_of(report), "A new run for an interval of ±2 percentage points: about "));
  CHECK(has(text_of(report), "not clear yet"));
}

TEST_CASE("strength: a run goes on with another size that matters, but not with another number of deals") {
  const TruthSet set;
  const Folder folder;
  const std::string file = folder / "run.db";
  const auto played = [&](const Words& more) {
    Words all = {"the_map", "--give", "--out", file};
    all.insert(all.end(), more.begin(), more.end());
    return card(set, all);
  };
  REQUIRE(played({"--games", "240"}).code == 0);
  const Ran other = played({"--games", "240", "--resume", "--matters", "50"});
  CHECK_MESSAGE(other.code == 0, other.err);
  CHECK(has(other.out, "No difference larger than 50 percentage points"));
  const Ran more = played({"--games", "480", "--resume", "--matters", "50"});
  CHECK(more.code == 3);
  CHECK(has(more.err, "is a run of 240 deals, and its intervals hold for that number alone"));
  CHECK(has(more.err, "--games 480 --matters 50 --players 2 --seed 2 --bots random --out "));
  CHECK(has(more.err, "run_2.db"));
  CHECK(has(played({"--games", "480", "--resume", "--seed", "7"}).err, "its `seed` is 1, here it is 7"));
  CHECK(has(played({"--games", "240", "--resume", "--at", "draw"}).err, "its `repeat` is "));
  CHECK(deals_in(file) == 240);
}

TEST_CASE("strength: a part without deals is refused") {
  const TruthSet set;
  const Folder folder;
  const Ran empty = card(set, {"crown", "--give", "--games", "40", "--shard", "2/2", "--out", folder / "2.db"});
  CHECK(empty.code == 2);
  CHECK(has(empty.err, "Part 2 of 2 would have no deals"));
  CHECK(has(empty.err, "a run of 40 deals has at most 1 part"));
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
  CHECK(has(worth("crown", "20"), "Too few games to say"));
}

TEST_CASE("strength: ¢ are shown in their order, and + means that the card is better") {
  const TruthSet set;
  const Ran ran = card(set, {"crown", "--worth", "--games", "200"});
  REQUIRE_MESSAGE(ran.code == 0, ran.err);
  CHECK(has(ran.out, "Crown, or ¢ instead of it, given to one player"));
  std::size_t before = 0;
  for (const std::string coins : {"0", "1", "2", "3", "5", "8", "12", "18", "25"}) {
    const std::size_t at = ran.out.find("\n  " + coins + "¢ instead");
    REQUIRE(at != std::string::npos);
    CHECK(at > before);
    before = at;
    const std::string line = ran.out.substr(at + 1, ran.out.find('\n', at + 1) - at);
    CHECK_MESSAGE(has(line, "  the card is better"), line);
    CHECK_MESSAGE(has(line, "  +"), line);
  }
  CHECK(has(ran.err, "200 deals, each played with the card and with 9 amounts of ¢ instead: 2,000 games"));
}

// A game of two players that this seat wins.
GameResult won_by(int winner, int owner) {
  GameResult g;
  g.outcome = Outcome::won;
  g.winners = soulstack::seat(winner);
  g.owner = static_cast<std::uint8_t>(owner);
  return g;
}

// A comparison of a card whose owner wins in 400 of 800 deals with owners of ¢ who win so often.
Comparison worth_of(const std::vector<int>& wins_of_coins) {
  const auto owner_wins =
      static_cast<std::size_t>(&soulstack::tools::measure_of_gifts() - soulstack::tools::measures().data());
  Comparison c({.pairs = 800, .main = owner_wins, .variants = 1 + wins_of_coins.size(), .with_gifts = true}, 2);
  c.variants.resize(1 + wins_of_coins.size());
  c.bots = {"random"};
  for (std::uint64_t deal = 0; deal < 800; ++deal) {
    const auto place = static_cast<int>(deal * 7 % 800);
    std::vector<GameResult> games = {won_by(deal * 3 % 800 < 400 ? 0 : 1, 0)};
    for (const int wins : wins_of_coins)
      games.push_back(won_by(place < wins ? 0 : 1, 0));
    c.experiment.add(deal, games);
  }
  return c;
}

TEST_CASE("strength: the worth in ¢ has an estimate between two amounts that are known to be less and more") {
  using soulstack::tools::worth_text;
  CHECK(worth_text(worth_of({100, 150, 200, 250, 300, 500, 600, 650, 700})) ==
        "It is worth between 5 and 8¢, most likely about 6¢");
  // Two neighbours in the wrong order count as equal.
  CHECK(worth_text(worth_of({100, 150, 200, 250, 410, 390, 600, 650, 700})) ==
        "It is worth between 3 and 12¢, most likely about 5¢");
  CHECK(worth_text(worth_of({390, 395, 400, 400, 400, 405, 410, 415, 420})) ==
        "Its worth is not clear yet: nothing from 0 to 25¢ can be excluded");
  CHECK(worth_text(worth_of({390, 395, 400, 400, 400, 405, 410, 600, 700})) ==
        "It is worth less than 18¢, perhaps nothing; more is not clear yet");
  CHECK(worth_text(worth_of({100, 150, 390, 400, 400, 405, 410, 415, 420})) ==
        "It is worth more than 1¢; how much more is not clear yet");
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
  const Ran part = soulstack_with("", {"merge", folder / "1.db", "--incomplete"});
  CHECK(has(part.out, "Not finished, 500 of 1,100 deals: until then, intervals are wider"));
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
  CHECK(has(why({"crown", "--worth", "--give"}), "leave out --give"));
  CHECK(has(why({"crown", "--give", "--kind", "loot"}), "--kind is for --all"));
  CHECK(has(why({"crown", "--at", "draw"}), "--shard, --kind and --at are for --give"));
  CHECK(has(why({"crown", "--shard", "1/2", "--out", "x.db"}), "--shard, --kind and --at are for --give"));
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

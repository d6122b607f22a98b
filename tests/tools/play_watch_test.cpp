// `soulstack play --watch`: cards that are saved during a game are used at once.
#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/running.h"

namespace soulstack::testing::play_watch_test {
namespace {

struct Line {
  std::string text;
  std::function<void()> before;  // what happens while the program waits for the line
};

// Input whose lines are typed one after the other.
class TypedLines : public std::streambuf {
 public:
  explicit TypedLines(std::vector<Line> lines) : lines_(std::move(lines)) {}

 protected:
  int_type underflow() override {
    if (at_ == lines_.size())
      return traits_type::eof();
    if (lines_[at_].before)
      lines_[at_].before();
    buffer_ = lines_[at_++].text + "\n";
    setg(buffer_.data(), buffer_.data(), buffer_.data() + buffer_.size());
    return traits_type::to_int_type(buffer_.front());
  }

 private:
  std::vector<Line> lines_;
  std::string buffer_;
  std::size_t at_ = 0;
};

// A set with one loot card.
class OwnSet {
 public:
  OwnSet() {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "loot");
    std::ofstream(folder_ / "set.lua") << "return set { id = \"mine\", title = \"Mine\", version = \"1\", api = 1,\n"
                                          "  authors = { \"me\" }, license = \"CC0-1.0\", requires = { \"base\" } }\n";
    spark("gain_coins(you, 1)");
  }
  ~OwnSet() { fs::remove_all(folder_); }
  OwnSet(const OwnSet&) = delete;
  OwnSet& operator=(const OwnSet&) = delete;

  void spark(const std::string& effect) const {
    std::ofstream(folder_ / "loot" / "spark.lua")
        << "return loot {\n  name = \"Spark\", copies = 2,\n  play {\n    text = \"Gain some ¢.\",\n"
           "    effect = function(you) "
        << effect << " end,\n  },\n}\n";
  }
  // Types `text` after the card has been saved with this effect. The card is loaded before the line after it.
  Line saved(const std::string& effect, const std::string& text = "why") const {
    return {text, [this, effect] { spark(effect); }};
  }
  Ran play(std::vector<Line> lines, const std::vector<std::string>& more = {"--no-journal"}) const {
    TypedLines typed(std::move(lines));
    std::istream in(&typed);
    std::ostringstream out, err;
    tools::Console console{in, out, err};
    std::vector<std::string> arguments = {"play",  "--players", "2",     "--seed",         "21",
                                          "--set", "base",      "--set", folder_.string(), "--watch"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const int code = tools::run_program(arguments, console);
    return {code, out.str(), err.str()};
  }

 private:
  fs::path folder_ = own_folder.path() / "cards" / "mine";
};

const std::vector<Line> spark_played = {{"/coins P1 0", {}}, {"/give P1 Spark", {}}, {"play Spark", {}}, {"pass", {}}};

std::vector<Line> joined(std::vector<Line> lines, const std::vector<Line>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

TEST_CASE("play --watch: a saved card is used from the same decision on") {
  const OwnSet set;
  const Ran ran = set.play({{"/coins P1 0", {}},
                            {"/give P1 Spark", {}},
                            set.saved("gain_coins(you, 5)"),
                            {"play Spark", {}},
                            {"pass", {}},
                            {"/eval you.coins", {}},
                            {"quit", {}}});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Reloaded spark.lua in "));
  CHECK(has(ran.out, "P1 gains 5¢"));
  CHECK_FALSE(has(ran.out, "P1 gains 1¢"));
}

TEST_CASE("play --watch: a different past is reported with the first event, and can be replayed") {
  const OwnSet set;
  const Ran ran = set.play(joined(spark_played, {set.saved("gain_coins(you, 5)"),
                                                 {"/eval you.coins", {}},
                                                 {"/replay", {}},
                                                 {"/eval you.coins", {}},
                                                 {"/replay", {}},
                                                 {"quit", {}}}));
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "but the game would have been different at decision "));
  CHECK(has(ran.out, "coins_gained"));
  CHECK(has(ran.out, "  1\n"));
  CHECK(has(ran.out, "The game continues from the difference"));
  CHECK(has(ran.out, "  5\n"));
  CHECK(has(ran.out, "There are no new cards to choose"));
}

TEST_CASE("play --watch: the game can stay at its decision with the new cards, without its past") {
  const OwnSet set;
  const Ran ran = set.play(joined(spark_played, {set.saved("gain_coins(you, 5)"),
                                                 {"/stay", {}},
                                                 {"/eval you.coins", {}},
                                                 {"undo", {}},
                                                 {"/give P1 Spark", {}},
                                                 {"/eval gain_coins(you, 2)", {}},
                                                 {"/eval you.coins", {}},
                                                 {"undo", {}},
                                                 {"save /tmp/lost.save", {}},
                                                 {"quit", {}}}));
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "The game continues here with the new cards"));
  CHECK(has(ran.out, "  1\n"));
  CHECK(has(ran.out, "Nothing to undo"));
  CHECK(has(ran.out, "  3\n"));
  CHECK(has(ran.out, "Not saved: the beginning of this game was played with other cards"));
}

// Damage waits on the stack, and P1 has been asked about it before the edit.
const std::vector<Line> edited_at_priority = {{"/eval deal(1, you)", {}}, {"/coins P1 5", {}}};

TEST_CASE("play --watch: after an edit, a saved card does not pass the open priority") {
  const OwnSet set;
  const Ran ran = set.play(joined(edited_at_priority, {set.saved("gain_coins(you, 5)"), {"why", {}}, {"quit", {}}}));
  CHECK(has(ran.out, "Reloaded spark.lua in "));
  CHECK_FALSE(has(ran.out, "P1 takes 1 damage"));
}

TEST_CASE("play --watch: `/stay` asks the open question again") {
  const OwnSet set;
  const Ran ran = set.play(
      joined(spark_played,
             {{"/eval deal(1, you)", {}}, set.saved("gain_coins(you, 5)"), {"/stay", {}}, {"why", {}}, {"quit", {}}}));
  CHECK(has(ran.out, "The game continues here with the new cards"));
  CHECK_FALSE(has(ran.out, "P1 takes 1 damage"));
}

TEST_CASE("play --resume: after an edit, the open priority is not passed") {
  const OwnSet set;
  const fs::path journal = own_folder.path() / "resumed.journal";
  fs::remove(journal);
  set.play(joined(edited_at_priority, {{"quit", {}}}), {"--journal", journal.string()});
  const Ran ran = soulstack_with("quit\n", {"play", "--resume", journal.string()});
  CHECK(ran.code == 0);
  CHECK_FALSE(has(ran.out, "P1 takes 1 damage"));
}

TEST_CASE("play --watch: a broken card keeps its last good version, and its error is shown") {
  const OwnSet set;
  const Ran ran = set.play(joined({{"/coins P1 0", {}}, {"/give P1 Spark", {}}, set.saved("gain_coin(you, 5)")},
                                  {{"play Spark", {}}, {"pass", {}}, set.saved("gain_coins(you, 1)"), {"quit", {}}}));
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "spark.lua has 1 error; the last good version stays in use"));
  CHECK(has(ran.out, "spark.lua:5:"));
  CHECK(has(ran.out, "did you mean `gain_coins`?"));
  CHECK(has(ran.out, "P1 gains 1¢"));
  CHECK(has(ran.out, "spark.lua is as before"));
}

TEST_CASE("play --watch: with added cards, other cards would have been drawn") {
  const OwnSet set;
  const fs::path added = own_folder.path() / "cards" / "mine" / "loot" / "ash.lua";
  const auto add = [added] {
    std::ofstream(added) << "return loot { name = \"Ash\", copies = 99, play { text = \"Gain 2¢.\",\n"
                            "  effect = function(you) gain_coins(you, 2) end } }\n";
  };
  const Ran ran = set.play({{"why", add}, {"/stay", {}}, {"/give P1 Ash", {}}, {"quit", {}}});
  CHECK(has(ran.out, "Reloaded ash.lua in "));
  CHECK(has(ran.out, "would have been different at its setup"));
  CHECK(has(ran.out, "cards were added, removed or moved"));
  CHECK(has(ran.out, "No card has `Ash` in its name"));
}

TEST_CASE("play --watch: the journal continues with the new cards, and replays") {
  const OwnSet set;
  const fs::path journal = own_folder.path() / "watched.journal";
  fs::remove(journal);
  set.play({{"/give P1 Spark", {}}, set.saved("gain_coins(you, 5)"), {"play Spark", {}}, {"pass", {}}, {"quit", {}}},
           {"--journal", journal.string()});
  const Ran replayed = run("replay", journal.c_str());
  CHECK(replayed.code == 0);
  CHECK(has(replayed.out, "Identical"));
}

TEST_CASE("play without --watch has no new cards to choose") {
  const Ran ran = soulstack_with("/stay\nquit\n", {"play", "--seed", "21", "--no-journal"});
  CHECK(has(ran.out, "There are no new cards to choose"));
}

}  // namespace
}  // namespace soulstack::testing::play_watch_test

// soulstack check and test with mistakes in some files of a set: the others are still checked, a single file can be
// checked, and rulesets that extend each other are loaded once.
#include <algorithm>

#include "tests/support/small_set.h"
#include "tools/commands/authoring/set_findings.h"

namespace soulstack::testing::check_files_test {

namespace tools = soulstack::tools;

namespace {

const std::string good =
    "return treasure { name = \"Good\", tap { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n";
const std::string wrong_text =
    "return treasure { name = \"Liar\", tap { text = \"Gain 3¢.\", effect = function(you) gain_coins(you, 1) end } }\n";
const std::string payer =
    "return treasure { name = \"Payer\", tap { text = \"Gain 1¢.\", effect = function(you) pay(1, you) end } }\n";
const std::string unknown_word =
    "return treasure { name = \"Odd\", tap { text = \"Gain 1¢.\", effect = function(you) gain_coinz(you, 1) end } }\n";
const std::string pays = "players = { { name = \"P1\", items = { \"good\" } }, { name = \"P2\" } }";

// Good, a card whose text is wrong, and three that call the word `pay`, which is written as given.
struct WithWord : SmallSet {
  WithWord(const std::string& id, const std::string& word) : SmallSet(id) {
    write("words/pay.lua", word);
    write("treasure/good.lua", good);
    write("treasure/liar.lua", wrong_text);
    for (const char* name : {"payer_1", "payer_2", "payer_3"})
      write("treasure/" + std::string(name) + ".lua", payer);
    show("treasure/good.lua", pays, "t.P1:activate \"good\"  t:settle()", "t.P1.coins == 1");
  }
};

const std::string misspelt =
    "return word { takes = { \"number\", \"player\" }, text = \"Gives a player n¢.\",\n"
    "  run = function(n, who) gain_coinz(who, n) end }\n";
const std::string cut_off = "return word { takes = { \"number\",\n";

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++n;
  return n;
}

}  // namespace

TEST_CASE("check files: a word with an error does not hide other findings, and what calls it is not reported") {
  for (const std::string& word : {misspelt, cut_off}) {
    const WithWord set("words_apart", word);
    const Ran ran = run("check", set.path());
    CHECK(ran.code == 1);
    CHECK(has(ran.out, "words/pay.lua:"));
    CHECK(has(ran.out, "treasure/liar.lua:1"));
    CHECK(has(ran.out, "the text says 3¢"));
    CHECK_FALSE(has(ran.out, "payer_"));
    CHECK(has(ran.err, "2 errors, 0 warnings; words or keywords that have errors are used in 3 other files"));
  }
}

TEST_CASE("check files: a set with a broken word can be played without the cards that call it") {
  const WithWord set("words_played", misspelt);
  const Ran ran = run("sim", "--set", set.path(), "--games", "1", "--players", "2");
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "4 files of " + set.path() + " are set aside because they have errors"));
  CHECK(run("sim", "--set", set.path(), "--games", "1", "--strict").code == 3);
}

TEST_CASE("check files: words in a circle, and words that call a broken word, are set aside too") {
  const WithWord set("words_circle",
                     "return word { takes = { \"number\", \"player\" }, text = \"Gives a player n¢.\",\n"
                     "  run = function(n, who) give(n, who) end }\n");
  set.write("words/give.lua",
            "return word { takes = { \"number\", \"player\" }, text = \"Gives a player n¢.\",\n"
            "  run = function(n, who) pay(n, who) end }\n");
  const Ran circle = run("check", set.path());
  CHECK(count_of(circle.out, "word_circle") == 1);
  CHECK_FALSE(has(circle.out, "payer_"));
  CHECK(has(circle.out, "the text says 3¢"));
  set.write("words/give.lua", misspelt);
  const Ran chain = run("check", set.path());
  CHECK(has(chain.out, "words/give.lua:2"));
  CHECK_FALSE(has(chain.out, "words/pay.lua"));
  CHECK(has(chain.err, "words or keywords that have errors are used in 4 other files"));
}

TEST_CASE("check files: a broken word of a required set does not hide the findings of the set that requires it") {
  const WithWord shared("shared_words", misspelt);
  const SmallSet set("their_words");
  set.write(
      "set.lua",
      "return set { id = \"their_words\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = "
      "\"MIT\", requires = { \"base\", \"shared_words\" } }\n");
  set.write("treasure/mine.lua", payer);
  set.write("treasure/mine_too.lua", wrong_text);
  const Ran ran = run("check", set.path());
  CHECK(has(ran.out, "treasure/mine_too.lua"));
  CHECK_FALSE(has(ran.out, "treasure/mine.lua"));
}

TEST_CASE("check files: a keyword with an error does not hide other findings") {
  const SmallSet set("keywords_apart");
  set.write("keywords/swift.lua",
            "return keyword { name = \"Swift\", text = \"S.\", tap { text = \"Gain 1¢.\",\n"
            "  effect = function(you) gain_coinz(you, 1) end } }\n");
  set.write("treasure/liar.lua", wrong_text);
  set.write("treasure/bird.lua", "return treasure { name = \"Bird\", swift = true }\n");
  const Ran ran = run("check", set.path());
  CHECK(count_of(ran.out, "error:") == 2);
  CHECK(has(ran.out, "keywords/swift.lua:2"));
  CHECK(has(ran.out, "the text says 3¢"));
  CHECK(has(ran.err, "words or keywords that have errors are used in 1 other file"));
}

TEST_CASE("check files: a chosen ruleset with an error does not hide findings about cards") {
  const SmallSet set("house");
  set.write(
      "rules/house.lua",
      "return rules { name = \"house\", extends = \"extended\", title = \"H\", numbers = { hand_limitt = 3 } }\n");
  set.write("treasure/liar.lua", wrong_text);
  const Ran ran = run("check", set.path(), "--rules", "house");
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "hand_limitt"));
  CHECK(has(ran.out, "the text says 3¢"));
}

TEST_CASE("check files: a scenario file passes although other files of its set have errors") {
  const WithWord set("scenario_apart", misspelt);
  set.write("treasure/odd.lua", unknown_word);
  const Ran one = run("test", set.path("scenarios/treasure/good.lua"));
  CHECK(one.code == 0);
  CHECK(one.out == "1 passed, 0 failed\n");
  CHECK(has(one.err, "are set aside because they have errors"));
  const Ran all = run("test", set.path());
  CHECK(all.code == 1);
  CHECK(has(all.out, "scenario_apart:odd has errors and is set aside"));
  set.show("treasure/odd.lua", "players = { { name = \"P1\", items = { \"odd\" } }, { name = \"P2\" } }",
           "t.P1:activate \"odd\"  t:settle()", "t.P1.coins == 1");
  CHECK(run("test", set.path("scenarios/treasure/odd.lua")).code == 1);
}

TEST_CASE("check files: a single card, ruleset, word or scenario file") {
  const WithWord set("single", misspelt);
  set.write(
      "rules/house.lua",
      "return rules { name = \"house\", extends = \"extended\", title = \"H\", numbers = { hand_limitt = 3 } }\n");
  const Ran card = run("check", set.path("treasure/good.lua"));
  CHECK(card.code == 0);
  CHECK(card.out == "");
  CHECK(has(card.err, "1 file, 0 errors, 0 warnings; 3 errors in other files"));
  CHECK(count_of(run("check", set.path("treasure/liar.lua")).out, "error:") == 1);
  CHECK(count_of(run("check", set.path("rules/house.lua")).out, "error:") == 1);
  CHECK(count_of(run("check", set.path("words/pay.lua")).out, "error:") == 1);
  CHECK(run("check", set.path("scenarios/treasure/good.lua")).code == 0);
  CHECK(has(run("check", set.path("treasure/payer_1.lua")).out, "the word `pay` can't be used"));
  const Ran two = run("check", set.path("treasure/good.lua"), set.path("treasure/liar.lua"));
  CHECK(has(two.err, "2 files, 1 error"));
  CHECK(run("check", set.path("treasure/nowhere.lua")).code != 0);
}

// ---- Rulesets that extend each other

namespace {

struct Chain : SmallSet {
  explicit Chain(int length) : SmallSet("chain") {
    write("treasure/good.lua", good);
    for (int i = 0; i < length; ++i)
      write("rules/r" + std::to_string(i) + ".lua",
            "return rules { name = \"r" + std::to_string(i) + "\", title = \"R\", extends = \"" +
                (i == 0 ? "extended" : "r" + std::to_string(i - 1)) +
                "\",\n  numbers = { hand_limit = " + std::to_string(5 + i % 9) + " } }\n");
  }
  tools::Checked checked() const {
    tools::Checked all({{path()}, "extended"});
    all.look_at_other_rulesets();
    return all;
  }
};

bool has_finding(const tools::Checked& checked, const std::string& file) {
  return std::any_of(checked.findings().begin(), checked.findings().end(),
                     [&](const auto& finding) { return finding.file.ends_with(file); });
}

}  // namespace

TEST_CASE("check files: a chain of rulesets is loaded once, however long it is") {
  for (const int length : {1, 10, 60}) {
    const Chain chain(length);
    const tools::Checked checked = chain.checked();
    CHECK(checked.findings().empty());
    CHECK(checked.loads() == 2);  // once with `extended`, and once with the last ruleset
  }
}

TEST_CASE("check files: each ruleset of a chain is checked, also below one with an error") {
  const Chain chain(5);
  chain.write("rules/r1.lua",
              "return rules { name = \"r1\", title = \"R\", extends = \"r0\", numbers = { hand_limit = 5 } }\n");
  CHECK(has_finding(chain.checked(), "rules/r1.lua"));  // a warning: it is 5 already
  chain.write("rules/r3.lua",
              "return rules { name = \"r3\", title = \"R\", extends = \"r2\", numbers = { hand = 5 } }\n");
  const tools::Checked checked = chain.checked();
  CHECK(has_finding(checked, "rules/r3.lua"));
  CHECK(has_finding(checked, "rules/r1.lua"));
  CHECK(checked.loads() == 3);
}

TEST_CASE("check files: rulesets in a circle are reported") {
  const Chain chain(3);
  chain.write("rules/r0.lua", "return rules { name = \"r0\", title = \"R\", extends = \"r2\" }\n");
  const Ran ran = run("check", chain.path());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "rulesets extend each other in a circle"));
}

}  // namespace soulstack::testing::check_files_test

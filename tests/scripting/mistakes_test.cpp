// Planted mistakes: `soulstack check` names each, at its line. And it says nothing about correct cards.
//
// The cases are in tests/mistakes/*.txt. A case begins with a line `@@ kind` and is a file of a set:
//   @@ treasure       a card of that deck; also loot, monster, room, character, starting, bonus_soul
//   @@ noble          a card of a deck of the set that plays as loot
//   @@ board          a fixture of the set
//                     A card that says `bravery` or `bulk` is of a set that declares these stats.
//   @@ set            set.lua of a set with a correct card
//   @@ rules          a ruleset of the set
//   @@ words          a word of the set, `case`
//   @@ keywords       a keyword of the set, `case`, which a card has
//   @@ scenario       a scenario file of a set with two correct cards, `sample` and `coin`
//   @@ effect you     only the body of a function, the effect of a `tap` ability; after `effect` come its parameters
//   @@ given you      the same for a condition
// A comment `--! code` marks the line that is wrong, with the codes of which one is expected.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"
#include "tests/support/sources.h"

namespace soulstack::testing::mistakes_test {
namespace {

struct Mistake {
  std::string place, kind, source;  // "words.txt:12"
  int line = 0;                     // that is marked
  std::vector<std::string> codes;
};

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;)
    all.push_back(word);
  return all;
}

// The codes of a marked line.
void read_mark(const std::string& line, int number, Mistake& mistake) {
  const std::size_t at = line.find("--!");
  if (at == std::string::npos)
    return;
  mistake.line = number;
  mistake.codes = words_of(line.substr(at + 3));
}

std::string text_of_parameters(const std::string& header) {
  std::string all = header.substr(0, header.find("--!"));
  while (!all.empty() && all.back() == ' ')
    all.pop_back();
  return all;
}

std::string before_body(const std::string& kind, const std::string& parameters) {
  const std::string target = parameters.find("target") != std::string::npos ? "target = an_object, " : "";
  if (kind == "given")
    return "return treasure { name = \"Case\", when { event = turn_started, of = you, text = \"Gain 1¢.\", effect = "
           "function(you) gain_coins(you, 1) end, given = function(" +
           parameters + ")";
  return "return treasure { name = \"Case\", tap { text = \"Case.\", " + target + "effect = function(" + parameters +
         ")";
}

std::vector<Mistake> cases_in(const fs::path& file) {
  std::vector<Mistake> all;
  std::istringstream in(text_of_file(file));
  int in_file = 0, in_case = 0;
  bool is_body = false;
  const auto finish = [&] {
    if (is_body)
      all.back().source += "end } }\n";
  };
  for (std::string line; std::getline(in, line);) {
    ++in_file;
    if (line.starts_with("@@ ")) {
      finish();
      Mistake& next = all.emplace_back();
      next.place = file.filename().string() + ":" + std::to_string(in_file);
      next.kind = words_of(line).at(1);
      is_body = next.kind == "effect" || next.kind == "given";
      in_case = is_body ? 1 : 0;
      if (is_body) {
        next.source = before_body(next.kind, text_of_parameters(line.substr(4 + next.kind.size()))) + "\n";
        read_mark(line, 1, next);
        next.kind = "treasure";
      }
    } else if (!all.empty()) {
      all.back().source += line + "\n";
      read_mark(line, ++in_case, all.back());
    }
  }
  finish();
  return all;
}

std::string name_of(const Mistake& mistake) {
  if (mistake.kind == "set")
    return "set.lua";
  return mistake.kind == "scenario" ? "scenarios/treasure/sample.lua" : mistake.kind + "/case.lua";
}

constexpr const char* sample =
    "return treasure { name = \"Sample\", tap { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } "
    "}\n";

constexpr const char* coin =
    "return loot { name = \"Coin\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }\n";

// A word that cases may call.
constexpr const char* pay =
    "return word { takes = { \"number\", \"player\" }, text = \"Gives a player n¢.\", run = function(n, who) "
    "gain_coins(who, n) end }\n";

constexpr const char* payer =
    "return keyword { name = \"Payer\", text = \"Pays.\", tap { text = \"Gain 1¢.\", effect = function(you) "
    "gain_coins(you, 1) end } }\n";

constexpr const char* with_nobles =
    "return set { id = \"case\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", "
    "requires = { \"base\" }, decks = { noble = { plays_as = \"loot\" } } }\n";

constexpr const char* with_boards =
    "return set { id = \"case\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", "
    "requires = { \"base\" }, decks = { board = { plays_as = \"fixture\" } } }\n";

constexpr const char* with_stats =
    "return set { id = \"case\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", "
    "requires = { \"base\" }, stats = { bravery = { of = \"player\" }, bulk = { of = \"object\" } } }\n";

struct Named {
  bool at_all = false, on_line = false;
};

Named look_at(const Mistake& mistake) {
  const SmallSet set("case");
  if (mistake.kind == "set" || mistake.kind == "scenario" || mistake.kind == "words")
    set.write("treasure/sample.lua", sample);
  if (mistake.kind == "scenario")
    set.write("loot/coin.lua", coin);
  if (mistake.source.find("pay") != std::string::npos)
    set.write("words/pay.lua", pay);
  if (mistake.source.find("pay") != std::string::npos)
    set.write("keywords/payer.lua", payer);
  if (mistake.kind == "noble")
    set.write("set.lua", with_nobles);
  if (mistake.kind == "board")
    set.write("set.lua", with_boards);
  if (mistake.source.find("brav") != std::string::npos || mistake.source.find("bulk") != std::string::npos)
    set.write("set.lua", with_stats);
  if (mistake.kind == "keywords")
    set.write("treasure/sample.lua", "return treasure { name = \"Sample\", case = true }\n");
  set.write(name_of(mistake), mistake.source);
  Named named;
  const Json checked = json_of(run("check", set.path(), "--format", "json"));
  for (const Json& finding : checked["findings"]) {
    const bool is_expected = std::find(mistake.codes.begin(), mistake.codes.end(),
                                       finding["code"].get<std::string>()) != mistake.codes.end();
    const bool is_here = finding["file"].get<std::string>().ends_with(name_of(mistake));
    named.at_all = named.at_all || (is_expected && is_here);
    named.on_line = named.on_line || (is_expected && is_here && finding["line"] == mistake.line);
  }
  return named;
}

std::vector<Mistake> all_cases() {
  std::vector<Mistake> all;
  for (const fs::path& file : files_in({"tests/mistakes"}, {".txt"}))
    for (Mistake& mistake : cases_in(file))
      all.push_back(std::move(mistake));
  return all;
}

}  // namespace

TEST_CASE("planted mistakes: check names them, with the right line") {
  const std::vector<Mistake> all = all_cases();
  std::size_t tried = 0, named = 0, on_line = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Mistake& mistake = all[i];
    if (!is_tried(i, 20))
      continue;
    ++tried;
    REQUIRE_MESSAGE(!mistake.codes.empty(), mistake.place);
    const Named found = look_at(mistake);
    named += found.at_all ? 1 : 0;
    on_line += found.on_line ? 1 : 0;
    if (!found.on_line)
      std::printf("%s: %s: %s\n", mistake.place.c_str(), found.at_all ? "on another line" : "not named",
                  mistake.codes.front().c_str());
  }
  std::printf("Mistakes: %zu of %zu planted mistakes are named by check, %zu at the right line\n", named, tried,
              on_line);
  CHECK(all.size() >= 250);
  CHECK(named * 100 >= tried * 97);
  CHECK(on_line * 100 >= named * 98);
}

TEST_CASE("planted mistakes: there are none in correct cards, however they are written") {
  std::vector<std::string> sets = {"cards/base"};
  for (const fs::path& file : files_in({"tests/sets"}, {".lua"}))
    if (file.filename() == "set.lua")
      sets.push_back(file.parent_path().string());
  CHECK(sets.size() >= 6);
  int cards = 0;
  for (const std::string& set : sets) {
    const Ran ran = run("check", set);
    CHECK_MESSAGE(ran.out == "", ran.out);
    CHECK(ran.code == 0);
    cards += std::atoi(ran.err.c_str());
  }
  std::printf("Mistakes: no false alarm in %d correct cards\n", cards);
}

}  // namespace soulstack::testing::mistakes_test

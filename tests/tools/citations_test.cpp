// Citations: where rules of the rulebook are cited, and that all rules are cited.
#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/display/citations.h"

namespace soulstack::testing::citations_test {
namespace {

using soulstack::tools::Citations;
using soulstack::tools::Citing;
using soulstack::tools::numbers_cited;
using Numbers = std::vector<std::string>;

// ---- Reading a line

TEST_CASE("citations: numbers in comments and string literals of C++ count, others do not") {
  CHECK(numbers_cited(R"({"refill", "13.2.11", step<refill>}, // rule 1.4a, ruling Q32)", "//") ==
        Numbers{"13.2.11", "1.4a", "Q32"});
  CHECK(numbers_cited("const double weight = 13.2;", "//").empty());
  CHECK(numbers_cited("// about 50 of them, P1.5, x2.1", "//").empty());
}

TEST_CASE("citations: a comment of Lua begins with two dashes") {
  CHECK(numbers_cited("coins = 1, -- rule 20.3.1", "--") == Numbers{"20.3.1"});
  CHECK(numbers_cited("local x = 20.3 // 1.5", "--").empty());
}

TEST_CASE("citations: a range cites all numbers in it") {
  CHECK(numbers_cited("// rules 13.5.1 to 13.5.4", "//") == Numbers{"13.5.1", "13.5.2", "13.5.3", "13.5.4"});
  CHECK(numbers_cited("// 6.7.3-6.7.5", "//") == Numbers{"6.7.3", "6.7.4", "6.7.5"});
  CHECK(numbers_cited("// 1.2, 1.5", "//") == Numbers{"1.2", "1.5"});
}

// ---- The command

TEST_CASE("rules where: prints the rule, its steps, code and scenarios") {
  const std::string out = run("rules", "where", "13.2.4").out;
  CHECK(has(out, "13.2.4"));
  CHECK(has(out, "Steps\n  monster_death: "));
  CHECK(has(out, "engine/rules/monster_death.cpp:"));
  CHECK(has(out, "tests/rules/familiars.lua:"));
}

TEST_CASE("rules where: a section is printed with its rules") {
  const std::string out = run("rules", "where", "20.12").out;
  CHECK(has(out, "20.12  Each and all\n  20.12.1  \"Each player\" acts in turn order"));
  CHECK(has(out, "  20.12.4  "));
  const Json j = json_of(run("rules", "where", "20.12", "--json"));
  REQUIRE(j["rules"].size() == 4);
  CHECK(j["rules"][3]["rule"] == "20.12.4");
  CHECK(json_of(run("rules", "where", "20.12.1", "--json"))["rules"].empty());
}

TEST_CASE("rules where --json: prints the same as one object") {
  const Json j = json_of(run("rules", "where", "13.2.4", "--json"));
  CHECK(j["rule"] == "13.2.4");
  CHECK(j["steps"].size() > 0);
  CHECK(j["code"][0]["line"] > 0);
}

TEST_CASE("rules where: an unknown rule number is refused, with the numbers of its section") {
  const Ran ran = run("rules", "where", "13.2.99");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "The rulebook has no rule `13.2.99`. Its section has `13.2.1`, `13.2.2`"));
  CHECK(has(run("rules", "where", "banana").err, "Numbers look like 13.2.11, 1.4a or Q32"));
}

// ---- The project

// Rules of Part I and rulings, in the order of the rulebook.
Numbers rules_and_rulings() {
  Numbers all;
  std::istringstream text(text_of(fs::path(SOULSTACK_TEST_ROOT) / "engine/rulebook.md"));
  const std::regex rule(R"(^- \*\*([0-9]+(\.[0-9]+)+[a-z]?|Q[0-9]+)\*\*.*)");
  std::smatch found;
  int part = 0;
  for (std::string line; std::getline(text, line);) {
    part += line.starts_with("# Part ");
    if (std::regex_match(line, found, rule) && (part == 1 || found[1].str()[0] == 'Q'))
      all.push_back(found[1]);
  }
  return all;
}

// "- **1.5** why nothing in the code decides it"
std::map<std::string, std::string> reasons() {
  std::map<std::string, std::string> all;
  const std::string text = text_of(fs::path(SOULSTACK_TEST_ROOT) / "tests/rules/not_cited.md");
  const std::regex row(R"(- \*\*(Q?[0-9.]+[a-z]?)\*\* ([^\n]+))");
  for (auto one = std::sregex_iterator(text.begin(), text.end(), row); one != std::sregex_iterator(); ++one)
    all[(*one)[1].str()] = (*one)[2].str();
  return all;
}

TEST_CASE("citations: exactly the rules and rulings that are never cited have a reason") {
  const Citations citations(SOULSTACK_TEST_ROOT);
  std::map<std::string, std::string> unused = reasons();
  std::string without_reason, stale;
  std::size_t rules = 0, cited = 0;
  for (const std::string& rule : rules_and_rulings()) {
    ++rules;
    const bool is_cited = !citations.of(rule, Citing::code).empty() || !citations.of(rule, Citing::card).empty();
    cited += is_cited;
    if (is_cited == (unused.erase(rule) == 1))
      (is_cited ? stale : without_reason) += rule + " ";
  }
  MESSAGE("Rules: code and cards cite " << cited << " of " << rules << " rules and rulings");
  CHECK(without_reason == "");
  CHECK(stale == "");
  CHECK(unused.empty());
}

}  // namespace

}  // namespace soulstack::testing::citations_test

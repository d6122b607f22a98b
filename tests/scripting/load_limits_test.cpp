// What loading sets may cost: mistakes without end, very many files, and files that compute.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "scripting/loader/set_loader.h"
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::load_limits_test {
namespace {

std::string number(int n) { return std::to_string(n); }

// Each of these calls lacks the last letter of its word.
std::string misspelt_calls(int calls) {
  std::string text;
  for (int n = 0; n < calls; ++n)
    text += "gain_coin(you, " + number(n) + ")\n";
  return text;
}

std::string misspelt(int calls) {
  return "return loot { name = \"A\", play { text = \"A.\", effect = function(you)\n" + misspelt_calls(calls) +
         "end } }";
}

std::vector<Finding> findings_of(const TemporarySet& set) {
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings));
  return findings;
}

long suggestions(const std::vector<Finding>& findings, const std::string& file) {
  return std::count_if(findings.begin(), findings.end(),
                       [&](const Finding& f) { return f.file.ends_with(file) && !f.suggestion.empty(); });
}

bool has_message(const std::vector<Finding>& findings, const std::string& part) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& f) { return f.message.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("load limits: only the first twenty errors of a file have suggestions") {
  TemporarySet set;
  set.add("loot/a.lua", misspelt(100)).add("loot/b.lua", misspelt(100));
  const std::vector<Finding> findings = findings_of(set);
  CHECK(findings.size() == 200);
  CHECK(suggestions(findings, "a.lua") == 20);
  CHECK(suggestions(findings, "b.lua") == 20);
}

TEST_CASE("load limits: after a thousand errors no more cards are read, and their number is named") {
  TemporarySet set;
  for (int n = 10; n < 30; ++n)
    set.add("loot/c" + number(n) + ".lua", misspelt(100));
  std::vector<Finding> findings = findings_of(set);
  CHECK(findings.size() == scripting::most_findings + 1);
  CHECK(has_message(findings, "too many errors: 10 more files were not read; correct these errors first"));
  findings.clear();
  CHECK_FALSE(Library::load(
      {.sets = {set.folder()}, .rules = "extended", .broken_cards = scripting::BrokenCards::set_aside}, findings));
  CHECK(has_message(findings, "too many errors: 10 more files were not read"));
}

TEST_CASE("load limits: after a thousand errors no more words of a set are read") {
  TemporarySet set;
  for (int n = 10; n < 30; ++n)
    set.add(
        "words/w" + number(n) + ".lua",
        "return word { takes = { \"player\" }, text = \"A.\", run = function(you)\n" + misspelt_calls(100) + "end }");
  CHECK(has_message(findings_of(set), "too many errors: 10 more files were not read"));
}

TEST_CASE("load limits: a set that requires thousands of unknown sets is refused at once") {
  TemporarySet set;
  std::string wanted;
  for (int n = 0; n < 2'000; ++n)
    wanted += "\"set_" + number(n) + "\", ";
  set.add("set.lua",
          "return set { id = \"own\", title = \"A\", version = \"1\", api = 1, requires = { " + wanted + "} }");
  CHECK(findings_of(set).size() == 200);
}

TEST_CASE("load limits: the files of all sets together have a greatest length") {
  TemporarySet set;
  const std::string comment = "--" + std::string(65'000, '-') + "\n";
  for (int n = 100; n < 400; ++n)
    set.add("loot/c" + number(n) + ".lua",
            comment + "return loot { name = \"A\", play { text = \"A.\", effect = function() end } }");
  CHECK(has_message(findings_of(set), "the files of the sets are longer than 16 MiB together"));
}

TEST_CASE("load limits: files that each compute as much as they may can't do so in hundreds") {
  TemporarySet set;
  for (int n = 100; n < 400; ++n)
    set.add("loot/c" + number(n) + ".lua",
            "local n = 0\nfor i = 1, 49000 do n = n + i end\n"
            "return loot { name = \"A" +
                number(n) + "\", play { text = \"A.\", effect = function() end } }");
  const std::vector<Finding> findings = findings_of(set);
  CHECK(has_message(findings, "the files of the sets do too much when they are loaded"));
  CHECK(findings.size() < 150);
}

}  // namespace soulstack::testing::load_limits_test

// The checker reads any file that Lua accepts, in bounded time, and gives places, suggestions and codes.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "scripting/checker/check_functions.h"
#include "scripting/registry/vocabulary.h"
#include "tests/support/sources.h"

namespace soulstack::testing::checker_test {

using namespace scripting;

namespace {

const Vocabulary& words() {
  static const Vocabulary all;
  return all;
}

std::vector<Finding> findings_of(const std::string& source) {
  std::vector<Finding> findings;
  check_functions_of(SourceFile("case.lua", source), "", words(), nullptr, findings);
  return findings;
}

std::string effect(const std::string& parameters, const std::string& body) {
  return "return treasure { tap { effect = function(" + parameters + ")\n" + body + "\nend } }";
}

std::string repeated(const std::string& text, int n) {
  std::string all;
  for (int i = 0; i < n; ++i)
    all += text;
  return all;
}

bool has_code(const std::vector<Finding>& findings, const std::string& code) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.code == code; });
}

}  // namespace

TEST_CASE("checker: findings have the line and the column of what is wrong") {
  const auto findings = findings_of(effect("you", "  local n = 1\n  if you.coins  then gain_coins(you, n) end"));
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].code == "always_true");
  CHECK(findings[0].line == 3);
  CHECK(findings[0].column == 6);
  CHECK(findings[0].message.find("`you.coins`") != std::string::npos);
}

TEST_CASE("checker: a value that is not understood may be of any kind") {
  CHECK(findings_of(effect("you, x", "if x > 3 and x.coins == you then x(x.y, #x) end gain_coins(x, x)")).empty());
  CHECK(findings_of(effect("you", "local t = { you } t.x = 3 gain_coins(t.x or t[1], t.n + 1)")).empty());
}

TEST_CASE("checker: what a loop or a function inside changes is not taken as constant") {
  for (const char* body :
       {"local n = 0 for _ = 1, 3 do n = n + 1 end if n > 2 then gain_coins(you, n) end",
        "local found = false for _, x in ipairs(all(a_monster)) do if x.hp > 2 then found = true break end end "
        "if found then gain_coins(you, 1) end",
        "local n = 0 local function add() n = n + 1 end add() if n > 0 then gain_coins(you, n) end",
        "local n repeat n = choose_number(you, 1, 3) until n ~= 2 if n then gain_coins(you, n) end",
        "local x = choose(you, a_monster) while x do kill(x) x = choose(you, a_monster) end",
        "local n = 3 ::again:: n = n - 1 if n > 0 then gain_coins(you, 1) goto again end",
        "if you.coins > 3 then lose_coins(you, 4) if you.coins > 3 then draw_loot(you, 1) end end"}) {
    const auto findings = findings_of(effect("you", body));
    CHECK_MESSAGE(findings.empty(), body << ": " << (findings.empty() ? "" : findings[0].message));
  }
}

TEST_CASE("checker: a broken condition in the middle of a branch is found on each path") {
  CHECK(has_code(findings_of(effect("you", "local x if you.coins > 3 then x = 2 else x = 1 end gain_coins(x, 1)")),
                 "wrong_argument"));
}

TEST_CASE("checker: each Lua file of the project can be checked, also those that attack the host") {
  std::size_t files = 0;
  for (const fs::path& file : files_in({"cards", "tests"}, lua)) {
    (void)findings_of(text_of_file(file));
    ++files;
  }
  CHECK(files > 1000);
}

TEST_CASE("checker: the work for a file is bounded") {
  std::string loops, ends, closures;
  for (int i = 0; i < 60; ++i) {
    loops += "for i" + std::to_string(i) + " = 1, n do n = n + 1 ";
    ends += " end";
  }
  for (int i = 0; i < 60; ++i)
    closures += "local function f" + std::to_string(i) + "(a) return " +
                (i == 0 ? std::string("a") : "f" + std::to_string(i - 1) + "(a) + f" + std::to_string(i - 1) + "(a)") +
                " end ";
  for (const std::string& body :
       {"local n = 1 " + loops + ends, "local n = 1 " + repeated("if n > 1 then n = n + 1 end ", 2000),
        "local n = you.hp and " + repeated("you.hp and ", 5000) + "1",
        "local n = 1 " + repeated("if n > 2 then ", 180) + repeated(" end", 180), closures,
        "local n = 1 " + repeated("while n > 0 do n = n + 1 ", 90) + repeated(" end", 90),
        "local x = " + repeated("(you and (", 90) + "1" + repeated(") or 2)", 90),
        "local x = " + repeated("((you == ", 90) + "1" + repeated(") and you)", 90),
        repeated("local a = 1 ", 150) + repeated("if you.hp > 1 then draw_loot(you, 1) end ", 1500)})
    (void)findings_of(effect("you", body));
}

}  // namespace soulstack::testing::checker_test

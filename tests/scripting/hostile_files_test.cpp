// Files that attack their reader: 64 KiB of one construct, rulesets with extreme numbers, sets with odd descriptions,
// endless scenarios, and things that are not regular files.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::hostile_files_test {
namespace {

constexpr double patience = 0.5;  // seconds
constexpr double slow = sanitized ? 40 : 1;

std::string times(const std::string& text, std::size_t n) {
  std::string all;
  for (std::size_t i = 0; i < n; ++i)
    all += text;
  return all;
}

// Repeated up to the maximum size of a file.
std::string filled(const std::string& before, const std::string& again, const std::string& after) {
  return before + times(again, (64 * 1024 - before.size() - after.size()) / again.size()) + after;
}

// With a number in each repetition, in place of the #.
std::string numbered(const std::string& before, const std::string& again, const std::string& after) {
  std::string all = before;
  for (int i = 0; all.size() + again.size() + after.size() + 8 < 64 * 1024; ++i) {
    std::string one = again;
    for (std::size_t at = 0; (at = one.find('#')) != std::string::npos;)
      one.replace(at, 1, std::to_string(i));
    all += one;
  }
  return all + after;
}

const std::string card = "return loot { name = \"A\", play { text = \"A.\", effect = function(you) ";

// The whole text of each, and the construct that it is made of.
std::vector<std::string> constructs() {
  std::vector<std::string> all;
  for (const std::string& unit : std::initializer_list<std::string>{"(",
                                                                    "{",
                                                                    "[",
                                                                    "-",
                                                                    "not ",
                                                                    "~",
                                                                    "#",
                                                                    "function() ",
                                                                    "function() return ",
                                                                    "do ",
                                                                    "while 1 do ",
                                                                    "if 1 then ",
                                                                    "repeat ",
                                                                    "for i = 1, 2 do ",
                                                                    "a.",
                                                                    "a[",
                                                                    "a(",
                                                                    "a{",
                                                                    "1 ..",
                                                                    "1 ^",
                                                                    "1 +",
                                                                    "a = ",
                                                                    "a, ",
                                                                    "local a ",
                                                                    "::a ",
                                                                    "goto a ",
                                                                    "break ",
                                                                    "return ",
                                                                    "\"",
                                                                    "'",
                                                                    "[==[",
                                                                    "--",
                                                                    "0x",
                                                                    "1e",
                                                                    "9",
                                                                    "\\",
                                                                    "\n",
                                                                    "\r\n",
                                                                    "\r",
                                                                    "\xEF\xBB\xBF",
                                                                    "#!",
                                                                    "\x1bLua",
                                                                    "\xFF",
                                                                    "\xC3\xA9",
                                                                    "a\n",
                                                                    ".",
                                                                    ":",
                                                                    "..",
                                                                    ";",
                                                                    "<const> ",
                                                                    "local _ENV "})
    for (const std::string& before :
         std::initializer_list<std::string>{"", "local x = ", "return ", "local function f() ", "return loot { "})
      all.push_back(filled(before, unit, ""));
  all.push_back("#!/usr/bin/lua\n" + card + "end } }");
  all.push_back("\xEF\xBB\xBF" + card + "end } }");
  all.push_back("\x1bLuaT" + std::string(100, '\0'));
  all.push_back(filled("local x = ", "(", "1") + times(")", 10));
  all.push_back(filled(card, "local a = 1 ", "end } }"));
  all.push_back(filled(card, "gain_coins(you, 1) ", "end } }"));
  all.push_back(filled(card, "local b = you.coins ", "end } }"));
  all.push_back(filled(card, "do local c = 1 end ", "end } }"));
  all.push_back(filled(card, "local function f() end ", "end } }"));
  all.push_back(filled("local t = { ", "function() end, ",
                       "} return loot { name = \"A\", play { text = \"A.\", effect = function() return t end } }"));
  all.push_back(filled("local n = 0 local t = { ", "function() n = 1 end, ",
                       "} return loot { name = \"A\", play { text = \"A.\", effect = function() return t end } }"));
  all.push_back(filled("return loot { name = \"A\", ", "play { text = \"A.\", effect = function() end }, ", "}"));
  all.push_back(filled("return loot { name = \"A\", ", "name = \"A\", ", "}"));
  all.push_back(filled("return loot { name = \"A\", ", "{}, ", "}"));
  all.push_back(filled("return loot { name = \"A\", ", "loot {}, ", "}"));
  all.push_back(filled("return loot { name = \"A\", play { target = one_of { ", "a_player, ", "} } }"));
  all.push_back(filled("return loot { name = \"", "A", "\" }"));
  all.push_back(filled("return loot { name = \"A\", play { text = \"", "A ", ".\", effect = function() end } }"));
  all.push_back(numbered("", "w#()\n", ""));
  all.push_back(numbered("", "w#() ", ""));
  all.push_back(numbered("", "w# = 1 ", ""));
  all.push_back(numbered("local function f(x)\n", "x.w# = 1\n", "end"));
  all.push_back(numbered("local function f(x) ", "x.w# = 1 ", "end"));
  all.push_back(numbered("local function f(x)\n", "x:w#()\n", "end"));
  all.push_back(numbered("return loot { ", "w# = 1, ", "}"));
  all.push_back(numbered("return loot { name = \"A\", play { effect = function() ", "do local v# = 1 end ", "end } }"));
  all.push_back(numbered("", "local v# = 1\n", ""));
  all.push_back(numbered("", "do local v# = # end\n", ""));
  all.push_back(numbered("", "goto l# ::l#:: ", ""));
  all.push_back(numbered(card, "if you.coins == # then gain_coins(you, #) else", " end end } }"));
  all.push_back(numbered("local t = { ", "[#] = #, ", "}"));
  all.push_back(numbered("local t = { ", "k# = #.5, ", "}"));
  all.push_back(numbered("local f = loot if false then ", "a() ", "end for i = 1, 100000 do f {} end"));
  all.push_back(filled("local f = loot if f then else ", "loot() ", "end for i = 1, 100000 do f {} end"));
  all.push_back("local x = " + times("\"a\" .. ", 250) + "\"a\"");
  all.push_back("local " + numbered("", "v#, ", "").substr(0, 1200) + "last = 1");
  all.push_back("local function f(" + times("a, ", 254) + "b) end");
  all.push_back("local x <close>, y <const> = nil, 1 return y");
  all.push_back("local _ENV <const> = _ENV return loot { name = \"A\" }");
  all.push_back("local a = 9223372036854775807 + 1 local b = 1 // 0.0 local c = 1 % 0 return a");
  all.push_back("local a = 1 // 0");
  all.push_back("return ...");
  all.push_back("return select('#', ...)");
  all.push_back("return");
  all.push_back("");
  return all;
}

double seconds_since(double begin) { return seconds_used() - begin; }

// What is wrong with the result of reading the file; empty if nothing.
std::string wrong_with(const std::string& path, const std::string& text) {
  const double begin = seconds_used();
  const std::vector<Finding> findings = words().check_file(path, text);
  const std::string start = path + " that begins with \"" + text.substr(0, 60) + "\" ";
  if (const double seconds = seconds_since(begin); seconds > slow * patience)
    return start + "took " + std::to_string(seconds) + " s\n";
  if (findings.size() > 300)
    return start + "has " + std::to_string(findings.size()) + " findings\n";
  for (const Finding& f : findings)
    if (!is_printable(f.message) || !is_printable(f.field) || !is_printable(f.suggestion))
      return start + "has a finding that can't be shown\n";
  return "";
}

}  // namespace

TEST_CASE("hostile files: 64 KiB of any one construct are refused quickly, with a short message") {
  std::string wrong;
  (void)words();
  for (const std::string& text : constructs())
    for (const std::string& path : std::initializer_list<std::string>{"loot/own.lua", "rules/own.lua", "set.lua"}) {
      const std::string part = apart([&] { return "-" + wrong_with(path, text); }, 60);
      if (part != "-")
        wrong += part == "crashed" ? path + " crashed: " + text.substr(0, 60) + "\n" : part;
    }
  CHECK(wrong == "");
}

TEST_CASE("hostile files: what is nested too deeply has its line") {
  const std::string open(300, '('), close(300, ')');
  TemporarySet set("own");
  std::string chain = "local x = \"a\"";
  for (int i = 0; i < 300; ++i)
    chain += " .. \"a\"";
  set.add("loot/chain.lua", chain);
  set.add("loot/deep.lua",
          "return loot {\n  name = \"Deep\",\n  play { text = \"Gain 1¢.\", effect = function(you)\n"
          "    gain_coins(you, " +
              open + "1" + close + ")\n  end },\n}\n");
  std::vector<Finding> findings;
  (void)set.load(findings);
  for (const auto& [file, line] : {std::pair("deep.lua", 4), std::pair("chain.lua", 0)}) {
    const std::string_view name = file;
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.file.ends_with(name); });
    REQUIRE(found != findings.end());
    CHECK(found->line == line);
    CHECK(found->message.find("nested too deeply") != std::string::npos);
  }
}

// ---- Rules

namespace {

// If it loads, no invariant breaks in a game with it.
std::string wrong_with_rules(const std::string& rules) {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("rules/odd.lua", rules);
  std::vector<Finding> findings;
  const double begin = seconds_used();
  const auto loaded = Loaded::load({base_set().string(), set.folder().string()}, "odd", findings);
  if (loaded) {
    Game game = new_game(*loaded, 4, 1);
    Answers answers(1);
    for (int i = 0; i < 400 && !game.over(); ++i)
      answers.answer(game);
    if (const std::string wrong = first_wrong(game.table()); !wrong.empty())
      return wrong + ": " + rules + "\n";
  } else if (findings.empty()) {
    return "refused without a word: " + rules + "\n";
  }
  const double seconds = seconds_since(begin);
  return seconds < 2 * slow * patience ? "" : "took " + std::to_string(seconds) + " s: " + rules + "\n";
}

std::string rules_with(const std::string& more) {
  return "return rules { name = \"odd\", extends = \"extended\", " + more + " }";
}

std::vector<std::string> odd_rules() {
  std::vector<std::string> all;
  for (const scripting::Field& number : scripting::number_fields())
    for (const int value : {number.least, number.most, number.least - 1, number.most + 1})
      all.push_back(rules_with("numbers = { " + std::string(number.name) + " = " + std::to_string(value) + " }"));
  for (const std::string& value :
       std::initializer_list<std::string>{"1e308", "-1", "0 / 0", "0.5", "\"1\"", "{}", "unlimited", "loot"})
    all.push_back(rules_with("numbers = { loot_step = " + value + ", starting_coins = " + value + " }"));
  for (const std::string& count : std::initializer_list<std::string>{"0", "100", "1e9", "-1", "0.5"}) {
    all.push_back(rules_with("slots = { monster = { deck = \"monster\", count = " + count + " } }"));
    all.push_back(rules_with("slots = { shop = { deck = \"nowhere\", count = " + count + " } }"));
  }
  std::string chain, steps;
  for (int i = 0; i < 300; ++i)
    steps += "step { title = \"S" + std::to_string(i) + "\", run = function(active) gain_coins(active, 0) end }, ";
  all.push_back(rules_with("procedures = { end_phase = { " + steps + "} }"));
  all.push_back(
      rules_with("procedures = { end_phase = insert_after(\"heal\", " + steps.substr(0, steps.size() - 2) + ") }"));
  all.push_back(rules_with("procedures = { end_phase = {} }"));
  all.push_back(rules_with("procedures = { turn = {} }"));
  all.push_back(rules_with("procedures = { turn = { \"turn\" } }"));
  all.push_back(rules_with("procedures = { turn = { \"end_phase\", \"end_phase\", \"end_phase\" } }"));
  all.push_back(rules_with("procedures = { setup = {} }"));
  all.push_back(rules_with("procedures = { start_phase = { \"recharge\" } }"));
  all.push_back(rules_with(
      "procedures = { end_phase = insert_after(\"no_such_step\", step { title = \"A\", run = function() end }) }"));
  for (const std::string& body : std::initializer_list<std::string>{
           "while true do end", "error({})", "end_turn()", "extra_turn(active)", "kill(active)", "win(active)",
           "cancel_everything()", "gain_coins(active, 100000000)", "draw_loot(active, 100000000)",
           "while true do local yes = confirm(active) end", "expand_slots(monster_slots, 1000)", "deal(100, players)"})
    for (const std::string& where : std::initializer_list<std::string>{
             "end_phase = insert_after(\"heal\"", "start_phase = insert_after(\"recharge\"",
             "action_phase = insert_after(\"act\"", "turn = insert_before(\"action_phase\"",
             "setup = insert_after(\"deal_hands\""})
      all.push_back(rules_with("procedures = { " + where + ", step { title = \"A\", run = function(active) " + body +
                               " end }) }"));
  for (const std::string& event :
       std::initializer_list<std::string>{"coins_gained", "loot_drawn", "turn_began", "damage"})
    all.push_back(
        rules_with("when { event = " + event +
                   ", text = \"A.\", effect = function(active) gain_coins(active, 1) draw_loot(active, 1) end }"));
  all.push_back("return rules { name = \"odd\", extends = \"odd\" }");
  all.push_back("return rules { name = \"odd\" }");
  return all;
}

}  // namespace

TEST_CASE("hostile files: extreme rulesets are refused, or games with them stay valid") {
  std::string wrong;
  std::size_t nth = 0;
  for (const std::string& rules : odd_rules()) {
    if (!is_tried(nth++, 3))
      continue;
    const std::string part = apart([&] { return "-" + wrong_with_rules(rules); }, 20);
    if (part != "-")
      wrong += part == "crashed" ? "crashed or hung: " + rules + "\n" : part;
  }
  CHECK(wrong == "");
}

// ---- Scenarios

namespace {

std::string results_of_scenario(const std::string& text) {
  TemporarySet set("own");
  set.add("scenarios/odd.lua", text);
  const double begin = seconds_used();
  scripting::LibraryCache libraries({base_set().string()});
  const auto results = scripting::run_scenario_file((set.folder() / "scenarios" / "odd.lua").string(), libraries);
  const double seconds = seconds_since(begin);
  std::string told;
  for (const scripting::ScenarioResult& result : results)
    told += (result.passed            ? "passed"
             : result.message.empty() ? "failed without a word"
                                      : "failed") +
            std::string("\n");
  for (const scripting::ScenarioResult& result : results)
    if (printable(result.message) != result.message || result.message.size() > 10'000)
      told += "a message of " + std::to_string(result.message.size()) + " bytes\n";
  return seconds < 10 * patience * slow ? told : "took " + std::to_string(seconds) + " s\n";
}
std::string scenario_with(const std::string& body, const std::string& more = "") {
  return "scenario \"odd\" { players = { { name = \"P1\", hand = { \"bomb\" } }, { name = \"P2\" } }, " + more +
         " play = function(t)\n" + body + "\nend }";
}

std::vector<std::string> odd_scenarios() {
  std::vector<std::string> all = {"while true do end",
                                  "scenario",
                                  "scenario \"a\"",
                                  "scenario(1)(2)",
                                  "scenario \"a\" { 1, 2, 3 }",
                                  "return scenario",
                                  "\x1bLua",
                                  "error({})",
                                  "error(\"\\xff\\27\")",
                                  "local t = {} t[1] = t scenario \"a\" (t)",
                                  "for i = 1, 1e9 do scenario \"a\" {} end",
                                  "scenario(\"\\xff\\0\\27[2J\") { players = 1 }",
                                  filled("local x = ", "(", ""),
                                  filled("local x = ", "{", "")};
  for (const std::string& body :
       std::initializer_list<std::string>{"while true do end",
                                          "while true do t:settle() end",
                                          "while true do check(true) end",
                                          "local function f() return f() end f()",
                                          "local function f() return 1 + f() end f()",
                                          "local function f(...) return f(1, ...) end f()",
                                          "local s = 'x' while true do s = s .. s end",
                                          "local l = {} for i = 1, 1e9 do l[i] = {} end",
                                          "error(nil)",
                                          "error({})",
                                          "error(\"\\xff\\xfe\\27[2J\")",
                                          "local s = 'x' for i = 1, 16 do s = s .. s end error(s)",
                                          "t:settle(t, t, t)",
                                          "t.nothing_at_all()",
                                          "t.P1 = 5",
                                          "t.P1:play(\"bomb\", t)",
                                          "t.P1:play(nil)",
                                          "t.P1:play({})",
                                          "t.P1:play(\"\\xff\")",
                                          "t.P9:play(\"bomb\")",
                                          "t.P1.coins = 1e308",
                                          "getmetatable(t).__index = nil",
                                          "for k in pairs(t) do end",
                                          "check(t:stack() == 1e999)",
                                          "check(false, {})",
                                          "t:set(t)",
                                          "local e = _ENV e.check = nil",
                                          "t.settle()",
                                          "t.P1.play()",
                                          "t.settle(5)",
                                          "t.P1.play(t, 'bomb')",
                                          "while true do t.P1:play('bomb', 'P2') end"})
    all.push_back(scenario_with(body));
  for (const std::string& more : std::initializer_list<std::string>{"dice = { 7, -1, 1e9, 0.5 },",
                                                                    "dice = 5,",
                                                                    "dice = { {} },",
                                                                    "active = 1e9,",
                                                                    "active = {},",
                                                                    "rules = \"\\xff\",",
                                                                    "rules = \"../../x\",",
                                                                    "set = \"/\",",
                                                                    "set = 5,",
                                                                    "monsters = { { \"fly\", hp = 1e9 } },",
                                                                    "monsters = { { \"fly\", hp = -5 } },",
                                                                    "monsters = { { { \"fly\" } } },",
                                                                    "monsters = { \"\\xff\" },",
                                                                    "shop = { 1, 2, 3 },",
                                                                    "decks = { loot = 5 },",
                                                                    "decks = { loot = { 1 } },",
                                                                    "cites = 5,",
                                                                    "cites = { {} },",
                                                                    "turn = 1e308,",
                                                                    "no_such_field = 1,",
                                                                    "[1] = 2,"})
    all.push_back(scenario_with("t:settle()", more));
  std::string crowd;
  for (int i = 0; i < 3'000; ++i)
    crowd += "\"bomb\", ";
  all.push_back("scenario \"a\" { players = { { name = \"P1\", hand = { " + crowd + "} }, { name = \"P2\" } } }");
  all.push_back("scenario \"a\" { players = { { name = \"P1\", items = { " + crowd + "} }, { name = \"P2\" } } }");
  all.push_back("scenario \"a\" { players = { " + times("{ name = \"P\" }, ", 300) + "} }");
  for (const std::string& field : std::initializer_list<std::string>{"coins", "hp", "loot_plays", "attacks",
                                                                     "purchases", "souls", "items", "hand"})
    for (const std::string& value : std::initializer_list<std::string>{"1e9", "-1", "1e308", "0.5", "{}", "{ {} }",
                                                                       "\"x\"", "{ \"no_card\" }", "true"})
      all.push_back("scenario \"a\" { players = { { name = \"P1\", " + field + " = " + value +
                    " }, { name = \"P2\" } } }");
  return all;
}

}  // namespace

TEST_CASE("hostile files: endless scenarios are stopped, with a reason") {
  std::string wrong;
  std::size_t nth = 0;
  int failed = 0;
  for (const std::string& text : odd_scenarios()) {
    if (!is_tried(nth++, 3))
      continue;
    const std::string told = apart([&] { return results_of_scenario(text); }, 60);
    failed += told == "failed\n";
    if (told != "failed\n" && told != "passed\n")
      wrong += told + text.substr(0, 300) + "\n";
  }
  CHECK(wrong == "");
  CHECK(failed > (sanitized ? 30 : 100));
}

// ---- Not regular files

TEST_CASE("hostile files: a pipe, a folder or a terminal in place of a card does not block") {
  const std::string told = apart(
      [] {
        TemporarySet set("own");
        fs::create_directories(set.folder() / "loot" / "folder.lua");
        ::mkfifo((set.folder() / "loot" / "pipe.lua").c_str(), 0600);
        fs::create_symlink("/dev/zero", set.folder() / "loot" / "zero.lua");
        fs::create_symlink("nowhere", set.folder() / "loot" / "nowhere.lua");
        std::vector<Finding> findings;
        const bool loads = set.load(findings) != nullptr;
        std::string codes = loads ? "loads" : "";
        for (const Finding& f : findings)
          codes += std::string(f.code.name()) + " ";
        return codes;
      },
      10);
  CHECK(told == "unreadable unreadable unreadable link ");  // /dev/zero is outside the set
}

TEST_CASE("file names are printed on one line, without terminal escapes") {
  scripting::Finding finding;
  finding.code = "syntax";
  finding.file = "loot/e\x1B[31m\x07\n\xC2\x9B\xE2\x80\xAE.lua";
  finding.line = 3;
  finding.message = "that is no Lua";
  CHECK(to_string(finding) == "loot/e?[31m???????.lua:3: error: that is no Lua [E001 syntax]");
}

}  // namespace soulstack::testing::hostile_files_test

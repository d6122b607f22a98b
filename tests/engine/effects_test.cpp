// Effects that fail in the middle or never end, and what scripts can't reach. The game continues without them.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::effects_test {
namespace {

// Each of 99 copies.
std::vector<File> many_loot_cards() {
  std::vector<File> files;
  for (const char* id : {"a", "b", "c", "d", "e", "f"})
    files.push_back(
        {std::string("loot/") + id + ".lua", std::string("return loot { name = \"") + id +
                                                 "\", copies = 99, play { text = \"A.\", effect = function() end } }"});
  return files;
}

}  // namespace

// ---- Effects that fail in the middle

TEST_CASE("effects: if an effect fails, its changes are undone and the game continues") {
  const auto trial = play_loot("gain_coins(you, 5)\nerror('no more')");
  CHECK(trial->coins() == 0);
  CHECK(trial->said() == "own.lua:5: no more");
  CHECK(trial->errors() == 1);
  CHECK(trial->play().idle());
  CHECK(trial->content()[trial->table().troubles.front().ability].path == "own:own#play");
}

TEST_CASE("effects: an undone effect leaves the same state as an effect that does nothing") {
  CHECK(
      told_to("gain_coins(players, 5)\nlocal t = all(an_item { of = you })\nadd_counters(t[1], 2)\nerror('no more')") ==
      "own.lua:7: no more");
  CHECK(told_to("expand_slots(monster_slots, 1)\nextra_turn(you)\nadd_loot_plays(you, 3)\nerror('no more')") ==
        "own.lua:7: no more");
  CHECK(told_to("deal(1, you)\ntake_damage(players, 1)\nend_turn()\nerror('no more')") == "own.lua:7: no more");
}

TEST_CASE("effects: if an effect fails, drawn loot, gained treasure and destroyed items are undone too") {
  CHECK(told_to("draw_loot(you, 2)\nerror('no more')") == "own.lua:5: no more");
  CHECK(told_to("gain_treasure(you, 1)\nerror('no more')") == "own.lua:5: no more");
  CHECK(told_to("local t = all(an_item { of = you, eternal = false })\ndestroy(t[1])\nerror('no more')") ==
        "own.lua:6: no more");
}

TEST_CASE("effects: an error after a choice undoes only what happened since the choice") {
  const auto trial = play_loot("gain_coins(you, 1)\nlocal yes = confirm(you)\ngain_coins(you, 2)\nerror('no more')");
  REQUIRE(trial->coins() == 1);
  trial->play().choose(P1, {"yes", 0});
  trial->play().settle();
  CHECK(trial->coins() == 1);
  CHECK(trial->said() == "own.lua:7: no more");
  CHECK(trial->play().idle());
}

TEST_CASE("effects: an error also undoes what other effects did because of the failed effect") {
  const File more{
      "treasure/more.lua",
      "return treasure { name = \"More\", enters = { counters = 3 },\n  change { event = coins_gained, of = you, "
      "text = \"A.\", effect = function(event, this) remove_counters(this, 1) event.amount = event.amount + 1 end } }"};
  const auto play = [&](const std::string& body) { return play_loot(body, "you", {more}); };
  const auto good = play("gain_coins(you, 1)");
  REQUIRE(good->coins() == 2);
  const auto bad = play("gain_coins(you, 1)\ngain_coins(you, 1)\nerror('no more')");
  CHECK(bad->said() == "own.lua:6: no more");
  CHECK(bad->coins() == 0);
  CHECK(hash_but_for_failures(bad->table()) == play("local nothing_at_all = 1")->hash());
}

TEST_CASE("effects: the number of turns is limited to its maximum") {
  CHECK(play_loot("for i = 1, 300 do extra_turn(you) end")->table().player(P1).extra_turns == 255);
  CHECK(play_loot("for i = 1, 300 do skip_turn(you) end")->table().player(P1).skip_turns == 255);
}

TEST_CASE("effects: too many things to choose from is an error of the effect, and the match continues") {
  for (const char* verb :
       {"vote(players, loot)", "split(you, 2, loot)", "choose_some(you, loot)", "in_order(loot)", "kill(loot)",
        "deal(1, loot)", "reorder(you, deck.loot, 1000)", "keep_one(you, deck.loot, 1000)"}) {
    const auto trial =
        play_loot(std::string("local loot = a_card { pile = deck.loot }\n") + verb, "you", many_loot_cards());
    CHECK_MESSAGE(has(trial->said(), "there are too many things to choose from"), verb);
    CHECK_FALSE(trial->game().over());
  }
}

TEST_CASE("effects: a discard from a very large hand offers only as many cards as a decision can hold") {
  const auto trial = play_loot("draw_loot(you, 1000)\ndiscard_loot(players, 1)", "you", many_loot_cards());
  CHECK(trial->said() == "");
  CHECK_FALSE(trial->game().over());
  CHECK(first_wrong(trial->table()) == "");
  CHECK(trial->game().decision().options.size() > 500);
}

TEST_CASE("effects: cards that can never be items can't be swapped, stolen or put into a hand") {
  CHECK(told_to("local mine, others = all(an_item { of = you }), all(an_item)\n"
                "become_soul(mine[1], you)\n"
                "swap_items(all(a_soul)[1], others[#others])") == "own.lua:6: swap_items: that is not an item");
  CHECK(told_to("steal_item(you, all(a_monster)[1])") == "own.lua:4: steal_item: that is not an item");
  CHECK(told_to("steal_soul(you, all(a_monster)[1])") ==
        "own.lua:4: steal_soul: only a soul that a player has can be stolen");
  CHECK(told_to("put_into_hand(deck.treasure.top, you)") ==
        "own.lua:4: put_into_hand: only loot cards can be put into a hand; that card is from another deck");
  CHECK(told_to("copy_loot(all(a_loot_card { of = you })[1] or deck.loot.top, you)") ==
        "own.lua:4: copy_loot: can only copy a loot on the stack or the loot of the event");
}

TEST_CASE("effects: an error in one trigger does not affect the others") {
  const File bad{"treasure/a.lua",
                 "return treasure { name = \"A\",\n  when { event = coins_gained, of = you, text = \"A.\",\n    effect "
                 "= function() error('bad') end } }"};
  const File good{"treasure/b.lua",
                  "return treasure { name = \"B\",\n  when { event = coins_gained, of = you, text = \"B.\",\n    "
                  "effect = function(this) add_counters(this, 1) end } }"};
  Trial trial({loot_card("gain_coins(you, 1)"), bad, good});
  trial.play().play(P1, {"own", 0}, {});
  while (!trial.play().idle())
    (void)trial.game().answer(0);
  CHECK(trial.said() == "a.lua:3: bad");
  CHECK(trial.coins() == 1);
  CHECK(trial.table().card(trial.play().find_in_play({"b", 0})).counters == 1);
}

TEST_CASE("effects: an error in a fork is reported only in the fork") {
  Trial trial({loot_card("local yes = confirm(you)\ngain_coins(you, 5)\nif yes then error('no more') end")});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  Play fork(trial.play().game().fork(), {"P1", "P2"});
  fork.choose(P1, {"yes", 0});
  CHECK(fork.table().script_errors == 1);
  CHECK(trial.errors() == 0);
  trial.play().choose(P1, {"no", 0});
  CHECK(trial.coins() == 5);
  CHECK(trial.said() == "");
}

TEST_CASE("effects: an error that is not a string is reported as well") {
  CHECK(told_to("error({})") == "an error that is not a string");
  CHECK(told_to("error(you)") == "an error that is not a string");
  CHECK(told_to("error(nil)") == "an error that is not a string");
  CHECK(told_to("error()") == "an error that is not a string");
  CHECK(told_to("assert(false)") == "own.lua:4: assertion failed!");
  CHECK(told_to("assert(false, 'why')") == "own.lua:4: why");
}

TEST_CASE("effects: a long error is truncated") {
  const auto trial = play_loot("local s = 'long '\nfor i = 1, 9 do s = s .. s end\nerror(s)");
  REQUIRE(trial->table().troubles.size() == 1);
  CHECK(trial->table().troubles.front().what.size() <= 600);
  CHECK(has(trial->said(), "own.lua:6: long long"));
}

TEST_CASE("effects: an operation on nil or on the wrong type is a Lua error with its line") {
  CHECK(has(told_to("local t = all(a_curse)\ngain_coins(you, t[1].counters)"),
            "own.lua:5: attempt to index a nil value"));
  CHECK(has(told_to("local n = you + 1"), "own.lua:4: attempt to perform arithmetic on a"));
  CHECK(has(told_to("local s = 'a' .. you"), "own.lua:4: attempt to concatenate a"));
  CHECK(has(told_to("local t = all(a_curse)\nt[1]()"), "own.lua:5: attempt to call a nil value"));
  CHECK(has(told_to("you()"), "own.lua:4:"));
  CHECK(has(told_to("local n = #you"), "own.lua:4: `you` is not a list here: it has no length"));
}

// ---- Effects that are rebuilt

namespace {

// Alternates between reading, verbs, decisions and lists, so that a rebuild must give exactly the same answers again.
const File asker = loot_card(R"(
local before, items = you.coins, all(an_item { of = you })
gain_coins(you, 2)
if confirm(you) then gain_coins(you, before + you.coins) end
local hand = you.loot
local n = choose_number(you, 1, 3)
draw_loot(you, n)
local parts = split(you, 3, a_player)
for _, part in ipairs(parts) do gain_coins(part.object, part.amount * n) end
local top = look_at(you, deck.loot, 3)
local card = choose_card(you, top)
local top_hp = card.hp
put_on_bottom(card)
local item = choose(you, an_item { of = you })
add_counters(item, #items + #parts + you.loot - hand + top_hp)
item = confirm(you.left) and choose(you.left, items) or item
remove_counters(item, 1))");

enum class How { live, rebuilt, forked };
Hashes asked(How how, std::uint64_t seed) {
  Trial trial({asker, thing}, 3);
  if (how == How::rebuilt)
    trial.rebuild();
  trial.play().play(P1, {"own", 0}, {});
  Game game = trial.game().fork();
  Hashes all;
  Answers answers(seed);
  for (int i = 0; i < 20; ++i) {
    if (how == How::forked)
      game = game.fork();
    answers.answer(game);
    all.push_back(game.hash());
  }
  REQUIRE(game.table().script_errors == 0);
  return all;
}

}  // namespace

TEST_CASE("rebuilding: an effect that is rebuilt from its replies continues like one that stayed in memory") {
  CHECK(asked(How::live, 1) != asked(How::live, 2));
  CHECK(asked(How::rebuilt, 1) == asked(How::live, 1));
  CHECK(asked(How::rebuilt, 2) == asked(How::live, 2));
  CHECK(asked(How::rebuilt, 3) == asked(How::live, 3));
  CHECK(asked(How::forked, 1) == asked(How::live, 1));
  CHECK(asked(How::forked, 2) == asked(How::live, 2));
  CHECK(asked(How::forked, 3) == asked(How::live, 3));
}

// ---- Endless effects

namespace {

// Processor time; under the sanitizers everything takes longer.
constexpr double longest = sanitized ? 5 : 0.5;

double seconds_of(const std::string& body) {
  const double begin = seconds_used();
  (void)play_loot(body);
  return seconds_used() - begin;
}

}  // namespace

TEST_CASE("budgets: an endless loop is stopped, undone and reported") {
  CHECK(told_to("gain_coins(you, 5)\nwhile true do end") ==
        "own.lua:5: ran for too long: its budget of instructions is used up");
  CHECK(has(told_to("gain_coins(you, 5)\nlocal function f() return f() end\nf()"), "own.lua:5: ran for too long"));
  CHECK(has(told_to("gain_coins(you, 5)\nfor i = 1, 1 << 60 do local n = i * i end"), "own.lua:5: ran for too long"));
  CHECK(seconds_of("while true do end") < 2 * longest);
}

TEST_CASE("budgets: an effect that calls verbs or queries endlessly is stopped and undone") {
  const std::string too_much = "own.lua:4: it asked too much: this effect received too many answers";
  CHECK(told_to("while true do gain_coins(you, 1) end") == too_much);
  CHECK(told_to("while true do local n = you.coins end") == too_much);
  CHECK(told_to("while true do draw_loot(you, 0) end") == too_much);
  CHECK(told_to("for i = 1, 600 do local t = all(a_player) end") == too_much);
}

TEST_CASE("budgets: an effect that asks a player endlessly is stopped") {
  CHECK(apart([] {
          const auto asks = play_loot("while true do local yes = confirm(you) end");
          for (int i = 0; i < 2000 && !asks->play().idle(); ++i)
            (void)asks->game().answer(0);
          return asks->said();
        }) == "own.lua:4: it asked too much: this effect received too many answers");
}

TEST_CASE("budgets: endless recursion is stopped and undone") {
  CHECK(told_to("gain_coins(you, 5)\nlocal function f(n) return 1 + f(n + 1) end\nf(1)") ==
        "own.lua:5: calls itself too deeply: more than 200 nested calls");
  CHECK(in_effect("local function f(...) return f(1, ...) end f()") == "4 wrong_function");
}

TEST_CASE("budgets: an endlessly growing string is stopped and undone") {
  CHECK(told_to("gain_coins(you, 5)\nlocal s = 'x'\nfor i = 1, 26 do s = s .. s end") ==
        "own.lua:6: made a string that is too long");
}

TEST_CASE("budgets: an endlessly growing table is stopped and undone") {
  CHECK(told_to("gain_coins(you, 5)\nlocal t = {}\nlocal n = 0\nwhile true do n = n + 1 t[n] = n end") ==
        "own.lua:7: table too large, or recursion too deep");
  CHECK(told_to("gain_coins(you, 5)\nlocal t = {}\nlocal n = 0\nwhile true do n = n + 1 t[-n] = n end") ==
        "own.lua:7: table too large, or recursion too deep");
}

TEST_CASE("budgets: work inside library functions of Lua counts too") {
  const std::string many = "local t = {}\nfor i = 1, 1000 do t[i] = 1 end\n";
  CHECK(told_to(many + "for i = 1, 4000 do pairs(t) end") ==
        "own.lua:6: did too much at once: its budget of steps is used up");
  CHECK(told_to("local s = 'x'\nfor i = 1, 11 do s = s .. s end\nfor i = 1, 10000 do local v = s .. i end") ==
        "own.lua:6: did too much at once: its budget of steps is used up");
  CHECK(told_to("for i = 1, 10000 do local n = a_number { from = i % 6 } end") ==
        "own.lua:4: made too many nouns with conditions");
  CHECK(told_to("local s = '1'\nfor i = 1, 8 do s = s .. s end\nlocal n = tonumber(s)") ==
        "own.lua:6: tonumber: the text is longer than 64 bytes");
}

TEST_CASE("budgets: the work of a single Lua instruction is bounded") {
  const std::string long_text = "local s = '1'\nfor i = 1, 11 do s = s .. s end\nlocal t, u = s .. 'a', s .. 'a'\n";
  CHECK(seconds_of(long_text + "while true do local v = t == u end") < longest);
  CHECK(seconds_of(long_text + "while true do local v = t <= u end") < longest);
  const std::string collisions = "local t = {}\nfor i = 1, 2000 do t[0.5 + i * 2 ^ -52] = true end\n";
  CHECK(seconds_of(collisions + "local n = 1\nwhile true do n = n + 1 local v = t[0.5 + n * 2 ^ -52] end") < longest);
  CHECK(seconds_of("local t = {}\nfor i = 1, 1024 do t[i * 1.5] = true end\nlocal x\n"
                   "for i = 1, 1e9 do t[i * 1.5] = x t[(i + 1024) * 1.5] = true end") < longest);
}

TEST_CASE("budgets: the remaining budget does not depend on whether the effect was rebuilt") {
  const auto body = [](int turns) {
    return "for i = 1, 30 do\nlocal yes = confirm(you)\nfor k = 1, " + std::to_string(turns) +
           " do local n = k end\ngain_coins(you, 1)\nend";
  };
  const auto gained = [&](int turns, bool rebuilt) {
    Trial trial({loot_card(body(turns))});
    if (rebuilt)
      trial.rebuild();
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    for (int i = 0; i < 30 && !trial.play().idle(); ++i)
      trial.play().choose(P1, {"yes", 0});
    return std::to_string(trial.coins()) + " " + trial.said();
  };
  CHECK(gained(1'000, false) == "30 ");
  CHECK(gained(20'000, false) == "2 own.lua:6: ran for too long: its budget of instructions is used up");
  CHECK(gained(1'000, true) == gained(1'000, false));
  CHECK(gained(20'000, true) == gained(20'000, false));
  CHECK(gained(7'919, true) == gained(7'919, false));
}

TEST_CASE("budgets: a stopped card has its whole budget again the next time") {
  const File hat{
      "treasure/hat.lua",
      "return treasure { name = \"Hat\",\n  paid { cost = { coins = 1 }, text = \"A.\", effect = function(this, you)\n"
      "    add_counters(this, 1)\n    for i = 1, 80000 do end\n    if you.coins > 1 then while true do end end\n  end "
      "},\n}"};
  CHECK(apart(
            [&] {
              Trial trial({hat}, 4);
              for (int i = 0; i < 4; ++i) {
                trial.play().activate(P1, {"hat", 0}, 0, {});
                trial.play().settle();
              }
              return std::to_string(trial.errors()) + " errors, " + std::to_string(trial.coins()) + " left, " +
                     std::to_string(trial.table().card(trial.play().find_in_play({"hat", 0})).counters) + " counters";
            },
            5) == "2 errors, 0 left, 2 counters");
}

// ---- What can't be reached

TEST_CASE("reach: names that lead out of the sandbox are unknown words, reported at their line") {
  CHECK(words().check_file("loot/x.lua", "local f = io").front().message == "there is no word `io`");
  CHECK(to_string(words().check_file("loot/x.lua", "local f = io").front())
            .starts_with("loot/x.lua:1: error: there is no word `io`"));
  const auto refused = [](const std::string& word) {
    const auto findings = words().check_file(
        "treasure/x.lua", "return treasure { name = \"A\", tap { text = \"A.\", effect = function(you)\n  local f = " +
                              word + "\nend } }");
    return findings.size() == 1 && findings[0].line == 2 && findings[0].code == "unknown_word";
  };
  CHECK(refused("io"));
  CHECK(refused("os"));
  CHECK(refused("debug"));
  CHECK(refused("package"));
  CHECK(refused("load"));
  CHECK(refused("loadstring"));
  CHECK(refused("loadfile"));
  CHECK(refused("dofile"));
  CHECK(refused("require"));
  CHECK(refused("pcall"));
  CHECK(refused("xpcall"));
  CHECK(refused("coroutine"));
  CHECK(refused("setmetatable"));
  CHECK(refused("getmetatable"));
  CHECK(refused("rawset"));
  CHECK(refused("rawget"));
  CHECK(refused("rawequal"));
  CHECK(refused("rawlen"));
  CHECK(refused("string"));
  CHECK(refused("table"));
  CHECK(refused("utf8"));
  CHECK(refused("collectgarbage"));
  CHECK(refused("_G"));
  CHECK(refused("next"));
  CHECK(refused("print"));
}

TEST_CASE("reach: strings have no methods, neither at load nor in a game") {
  CHECK(in_effect("local s = (\"x\"):rep(3)") == "4 method");
  CHECK(in_effect("local s = \"x\"\ns:format(1)") == "5 method");
  CHECK(has(told_to("local k = 're' .. 'p'\nlocal s = 'x'\nlocal f = s[k]"),
            "own.lua:6: attempt to index a string value"));
}

TEST_CASE("reach: the environment of a file leads nowhere in a game") {
  CHECK(has(told_to("local k = 'lo' .. 'ad'\nlocal f = _ENV[k]\nf('x')"), "own.lua:6:"));
  CHECK(has(told_to("local k = 'gain_' .. 'coins'\n_ENV[k] = 1"), "own.lua:5: this can't be changed"));
  CHECK(has(told_to("math.max = 1"), "own.lua:4: this can't be changed"));
  CHECK(has(told_to("local m = math\nlocal k = 'ran' .. 'dom'\nm[k]()"), "own.lua:6: attempt to call a nil value"));
}

}  // namespace soulstack::testing::effects_test

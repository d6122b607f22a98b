// The binding: what a card's function is told when it makes a mistake in a game, and that the game goes on without it.
#include <doctest/doctest.h>

#include <chrono>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/situation.h"
#include "scripting/registry.h"
#include "scripting/scenario_play.h"
#include "tests/loader_fixture.h"
#include "tests/playing.h"

using namespace soulstack;
using namespace soulstack::testing;
using scripting::Play;

namespace {

const Seat P1 = seat(0);
const Seat P2 = seat(1);

struct File {
  std::string name, text;
};

// The base game and a set of a few files. P1 has its loot cards in hand and its items in play, and so many ¢.
class Trial {
 public:
  explicit Trial(const std::vector<File>& files, int coins = 0) {
    fs::remove_all(set_.folder() / "rules");
    for (const File& file : files)
      set_.add(file.name, file.text);
    loaded_ = load_sets({base_set().string(), set_.folder().string()});
    lay(coins);
  }

  void lay(int coins, std::uint64_t seed = 1) {
    Situation table;
    table.seed = seed;
    table.seats.resize(2);
    table.seats[0].coins = coins;
    const Content& content = loaded_->content();
    for (std::uint16_t i = 0; i < content.cards.size(); ++i) {
      const CardDef& card = content.cards[i];
      if (card.set != "own")
        continue;
      if (card.deck == content.find_deck("loot"))
        table.seats[0].hand.push_back(CardDefId{i});
      if (card.deck == content.find_deck("treasure"))
        table.seats[0].items.push_back({.card = CardDefId{i}, .covers = {}});
      if (card.deck == content.monster_deck)
        table.monsters.push_back({.card = CardDefId{i}, .covers = {}});
    }
    play_ = std::make_unique<Play>(Game(lay_table(content, loaded_->scripts(), table)),
                                   std::vector<std::string>{"P1", "P2"});
  }

  Play& play() { return *play_; }
  Table& table() { return play_->table(); }
  Game& game() { return const_cast<Game&>(play_->game()); }
  const Content& content() const { return loaded_->content(); }
  int coins(Seat p = P1) { return table().player(p).coins; }
  std::uint64_t errors() { return table().script_errors; }
  std::uint64_t hash() { return play_->game().hash(); }

  // Everything that scripts were told, without the folder; a line each.
  std::string said() {
    std::string all;
    for (const Trouble& trouble : table().troubles) {
      const std::size_t name = trouble.what.find("/own.lua") == std::string::npos ? trouble.what.rfind('/', trouble.what.find(".lua:"))
                                                                                  : trouble.what.find("/own.lua");
      all += (all.empty() ? "" : "\n") + (name == std::string::npos ? trouble.what : trouble.what.substr(name + 1));
    }
    return all;
  }

 private:
  TemporarySet set_{"own"};
  std::unique_ptr<Loaded> loaded_;
  std::unique_ptr<Play> play_;
};

// A loot card; what its function does begins on line 4.
File loot_card(const std::string& body, const std::string& params = "you") {
  return {"loot/own.lua", "return loot {\n  name = \"Own\",\n  play { text = \"A.\", effect = function(" + params + ")\n" + body +
                              "\n  end },\n}\n"};
}
const File thing{"treasure/thing.lua", "return treasure { name = \"Thing\", enters = { counters = 3 } }"};

// P1 plays the card, and everybody passes until nothing is left to do, or somebody is asked.
std::unique_ptr<Trial> play_loot(const std::string& body, const std::string& params = "you") {
  auto trial = std::make_unique<Trial>(std::vector<File>{loot_card(body, params), thing});
  trial->play().play(P1, {"own", 0}, {});
  trial->play().settle();
  return trial;
}

// What the card is told; the game has to go on as if the card had done nothing.
std::string told_to(const std::string& body, const std::string& params = "you") {
  const std::unique_ptr<Trial> trial = play_loot(body, params);
  const std::unique_ptr<Trial> idle = play_loot("local nothing_at_all = 1", params);
  CHECK(trial->play().idle());
  CHECK(what_is_wrong(trial->game()) == "");
  CHECK_MESSAGE(trial->hash() == idle->hash(), body);
  return trial->said();
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

// ---- Arguments

TEST_CASE("arguments: one of the wrong kind is refused by verb, name, place, what was expected and what came") {
  CHECK(told_to("gain_coins(1, you)") ==
        "own.lua:4: gain_coins: `player` (argument 1) must be a player or a group of players, not number");
  CHECK(told_to("gain_coins(you, you)") == "own.lua:4: gain_coins: `n` (argument 2) must be a whole number, not a player");
  CHECK(told_to("\ngain_coins(you, '3')") == "own.lua:5: gain_coins: `n` (argument 2) must be a whole number, not string");
  CHECK(told_to("local t = all(an_item { of = you })\ngain_coins(t[1], 1)") ==
        "own.lua:5: gain_coins: `player` (argument 1) must be a player or a group of players, not a card");
  CHECK(told_to("steal_coins(you, players, 1)") == "own.lua:4: steal_coins: `from` (argument 2) must be a player, not a word");
  CHECK(told_to("draw_loot(you, true)") == "own.lua:4: draw_loot: `n` (argument 2) must be a whole number, not boolean");
  CHECK(told_to("look_at(you, you, 1)") == "own.lua:4: look_at: `pile` (argument 2) must be a pile, such as deck.loot, not a player");
  CHECK(told_to("become_copy(you, you, you)") ==
        "own.lua:4: become_copy: `till` (argument 3) must be end_of_turn, not a player");
}

TEST_CASE("arguments: too many or too few are refused") {
  CHECK(in_effect("local f = gain_coins\nf(you, 1, 2)") == "5 wrong_arguments");
  CHECK(told_to("local f = { gain_coins }\nf[1](you, 1, 2)") == "own.lua:5: gain_coins takes 2 arguments, and 3 were given");
  CHECK(told_to("local f = { gain_coins }\nf[1](you)") ==
        "own.lua:5: gain_coins: `n` (argument 2) is missing: a whole number is expected");
  CHECK(told_to("local f = { gain_coins }\nf[1]()") ==
        "own.lua:5: gain_coins: `player` (argument 1) is missing: a player or a group of players is expected");
  CHECK(told_to("local n = nil\ngain_coins(you, n)") ==
        "own.lua:5: gain_coins: `n` (argument 2) is missing: a whole number is expected");
  CHECK(told_to("local f = { end_turn }\nf[1](1)") == "own.lua:5: end_turn takes 0 arguments, and 1 were given");
}

TEST_CASE("arguments: a number with a fraction is refused and named, a whole one written as a float is taken") {
  CHECK(has(told_to("gain_coins(you, 1.5)"), "`n` (argument 2) must be a whole number, not 1.5"));
  CHECK(has(told_to("gain_coins(you, 1 / 0)"), "`n` (argument 2) must be a whole number"));
  CHECK(play_loot("gain_coins(you, 4 / 2)")->coins() == 2);
}

TEST_CASE("arguments: a number too large for the rules is refused") {
  CHECK(has(told_to("gain_coins(you, 100000001)"), "gain_coins: `n` (argument 2) must"));
  CHECK(has(told_to("gain_coins(you, 1 << 40)"), "gain_coins: `n` (argument 2) must"));
}

TEST_CASE("arguments: more ¢ than a player can have are as many as a player can have") {
  CHECK(play_loot("gain_coins(you, 40000)")->coins() == 30000);
  CHECK(play_loot("gain_coins(you, 100000000)")->coins() == 30000);
  CHECK(play_loot("gain_coins(you, 65537)")->coins() == 30000);
}

TEST_CASE("arguments: ¢ that change hands are never so many that they become less than none") {
  const auto trial = play_loot("gain_coins(players, 30000)\nsteal_coins(you, you.left, 30000)");
  CHECK(trial->said() == "");
  CHECK(trial->coins(P1) == 30000);
  CHECK(trial->coins(P2) >= 0);
}

TEST_CASE("arguments: less than nothing of something is nothing, or refused") {
  CHECK(told_to("gain_coins(you, -3)\nlose_coins(you, -3)\nsteal_coins(you, you.left, -3)") == "");
  CHECK(told_to("draw_loot(you, -1)\ndiscard_loot(you, -1)\ngive_loot(you, you.left, -1)") == "");
  CHECK(told_to("heal(you, -1)\nlocal t = all(an_item { of = you })\nadd_counters(t[1], -1)\nremove_counters(t[1], -1)") == "");
  CHECK(told_to("deal(-1, you)") == "own.lua:4: deal: there is no damage below 0");
}

TEST_CASE("arguments: a group for players must be of players") {
  CHECK(has(told_to("gain_coins(monsters, 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("gain_coins(an_item, 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("gain_coins(a_number { from = 1, to = 6 }, 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("gain_coins(all(a_monster), 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("gain_coins({ 1, 2 }, 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("gain_coins({ you, deck.loot }, 1)"), "`player` (argument 1) must be a player or a group of players"));
  CHECK(has(told_to("vote(all(an_item), an_item)"), "`player` (argument 1) must be a player or a group of players"));
}

TEST_CASE("arguments: a group of players is as good as each of them") {
  const auto players_word = play_loot("gain_coins(players, 1)"), noun = play_loot("gain_coins(a_player { other = true }, 1)"),
             list = play_loot("gain_coins({ you.left, you }, 2)");
  CHECK(players_word->coins(P1) == 1);
  CHECK(players_word->coins(P2) == 1);
  CHECK(noun->coins(P1) == 0);
  CHECK(noun->coins(P2) == 1);
  CHECK(list->coins(P1) == 2);
  CHECK(list->coins(P2) == 2);
}

TEST_CASE("arguments: a player is no object where only cards can be") {
  CHECK(has(told_to("add_counters(you, 1)"), "add_counters: `object` (argument 1) must be"));
  CHECK(has(told_to("deactivate(you)"), "deactivate: `object` (argument 1) must be"));
  CHECK(has(told_to("give_item(you, you.left)"), "give_item: `object` (argument 1) must be"));
  CHECK(has(told_to("swap_items(you, you.left)"), "swap_items: `item` (argument 1) must be"));
  CHECK(has(told_to("steal_item(you.left, you)"), "steal_item: `item` (argument 2) must be"));
  CHECK(has(told_to("reroll_item(you)"), "reroll_item: `object` (argument 1) must be"));
  CHECK(has(told_to("become_copy(you, you.left)"), "become_copy: `object` (argument 1) must be"));
}

TEST_CASE("arguments: a card that is not in play is no object") {
  CHECK(has(told_to("add_counters(deck.loot.top, 1)"), "add_counters: `object` (argument 1) must be"));
  CHECK(has(told_to("destroy(deck.treasure.top)"), "destroy: `object` (argument 1) must be"));
  CHECK(has(told_to("deal(1, deck.loot.top)"), "deal: `to` (argument 2) must be"));
  CHECK(has(told_to("kill(deck.loot.top)"), "kill: `object` (argument 1) must be"));
}

TEST_CASE("arguments: a pile is not a list, and a list no pile") {
  CHECK(has(told_to("choose_card(you, deck.loot)"), "choose_card: `cards` (argument 2) must be a list, not a pile"));
  CHECK(has(told_to("look_at(you, { deck.loot }, 1)"), "look_at: `pile` (argument 2) must be a pile"));
  CHECK(has(told_to("expand_slots(you, 1)"), "expand_slots: `slots` (argument 1) must be a word, not a player"));
  CHECK(has(told_to("expand_slots(players, 1)"), "expand_slots: `slots` (argument 1) must be"));
}

// ---- Objects that are gone, properties

TEST_CASE("objects: one that has left play is not that object any more") {
  const std::string gone = "local t = all(an_item { of = you, eternal = false })\ndestroy(t[1])\n";
  CHECK(has(play_loot(gone + "recharge(t[1])")->said(),
            "own.lua:6: recharge: `object` (argument 1) is not that object any more: it has left where it was"));
  CHECK(has(play_loot(gone + "gain_coins(you, t[1].counters)")->said(),
            "own.lua:6: `counters` of an object that is gone: it has left where it was"));
  CHECK(has(play_loot(gone + "recharge({ t[1] })")->said(), "own.lua:6: recharge: `object` (argument 1)"));
  CHECK(has(play_loot(gone + "choose(you, t)")->said(), "own.lua:6: choose: `among` (argument 2)"));
}

TEST_CASE("properties: one that this kind of thing does not have is named with the thing") {
  CHECK(told_to("gain_coins(you, you.evasion)") == "own.lua:4: a player has no property `evasion`");
  CHECK(told_to("local t = all(an_item { of = you })\ngain_coins(you, t[1].coins)") ==
        "own.lua:5: a card has no property `coins`");
  CHECK(told_to("gain_coins(you, deck.loot.hp)") == "own.lua:4: a pile has no property `hp`");
  CHECK(told_to("gain_coins(you, a_player.hp)") == "own.lua:4: a noun has no property `hp`");
  CHECK(told_to("gain_coins(you, players.hp)") == "own.lua:4: a word has no property `hp`");
  CHECK(told_to("local k = 'nam' .. 'es'\ngain_coins(you, you[k])") == "own.lua:5: a player has no property `names`");
  CHECK(told_to("gain_coins(you, you[1])") == "own.lua:4: a player has no property `1`");
  CHECK(has(told_to("gain_coins(you, you[you])"), "own.lua:4: a player has no property"));
}

TEST_CASE("properties: those that can't be written say so") {
  CHECK(told_to("you.coins = 99") == "own.lua:4: a player has no property `coins` that can be written");
  CHECK(told_to("local t = all(an_item { of = you })\nt[1].counters = 9") ==
        "own.lua:5: a card has no property `counters` that can be written");
  CHECK(told_to("local k = 'x' .. 'y'\nyou[k] = 1") == "own.lua:5: a player has no property `xy` that can be written");
}

TEST_CASE("properties: an event that has happened already can't be written to") {
  const File hat{"treasure/hat.lua", "return treasure { name = \"Hat\",\n  when { event = coins_gained, of = you, text = \"A.\",\n"
                                     "    effect = function(event)\n      event.amount = 3\n    end },\n}"};
  Trial trial({loot_card("gain_coins(you, 2)"), hat});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  CHECK(trial.said() == "hat.lua:4: `amount`: only `change` and `instead` may write to their event");
}

TEST_CASE("properties: what is written into an event must be what it holds") {
  const File hat{"treasure/hat.lua",
                 "return treasure { name = \"Hat\",\n  change { event = coins_gained, of = you, text = \"A.\",\n"
                 "    effect = function(event, you)\n      event.amount = you\n    end },\n}"};
  Trial trial({loot_card("gain_coins(you, 2)"), hat});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  CHECK(trial.said() == "hat.lua:4: `amount` must be a whole number, not a player");
  CHECK(trial.coins() == 2);
}

TEST_CASE("properties: an event takes no amount below 0 or beyond the rules") {
  const auto with = [](const std::string& amount) {
    const File hat{"treasure/hat.lua", "return treasure { name = \"Hat\",\n  change { event = coins_gained, of = you, text = \"A.\",\n"
                                       "    effect = function(event)\n      event.amount = " + amount + "\n    end },\n}"};
    Trial trial({loot_card("gain_coins(you, 2)"), hat});
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    return std::to_string(trial.coins()) + " " + trial.said();
  };
  CHECK(with("event.amount + 1") == "3 ");
  CHECK(with("0") == "0 ");
  CHECK(with("-1") == "2 hat.lua:4: `amount`: it must lie between 0 and 30000");
  CHECK(with("40000") == "2 hat.lua:4: `amount`: it must lie between 0 and 30000");
}

// ---- Conditions and values

namespace {

// An item with a trigger that has a condition; P1 plays a card that gains 1 ¢.
std::unique_ptr<Trial> with_condition(const std::string& before, const std::string& condition) {
  const File hat{"treasure/hat.lua", before + "return treasure { name = \"Hat\",\n  when { event = coins_gained, of = you, text = \"A.\",\n    given = function(you)\n" +
                                         condition + "\n    end,\n    effect = function(you) lose_coins(you, 1) end },\n}"};
  auto trial = std::make_unique<Trial>(std::vector<File>{loot_card("gain_coins(you, 3)\nheal(you, 1)\ngain_coins(you, 3)"), hat});
  trial->play().play(P1, {"own", 0}, {});
  trial->play().settle();
  return trial;
}

}  // namespace

TEST_CASE("conditions: a verb in one is refused while the file is loaded") {
  const std::string given = "return treasure { name = \"A\",\nwhen { event = rolled, text = \"A.\", given = function(you)\n";
  CHECK(in_treasure(given + "return gain_coins(you, 1) > 0\nend, effect = function(you) gain_coins(you, 1) end } }") == "3 not_pure given");
}

TEST_CASE("conditions: a verb that reaches one all the same changes nothing; it is false, and told once") {
  const auto trial = with_condition("local function gain(p) return gain_coins(p, 1) end\n", "return gain(you) > 0");
  CHECK(trial->coins() == 6);
  CHECK(trial->said() == "hat.lua:1: gain_coins changes the game: a condition or value can't use it");
  CHECK(trial->errors() == 1);
}

TEST_CASE("conditions: one that fails is false, and told once") {
  const auto trial = with_condition("", "return you.coins > 'a'");
  CHECK(trial->coins() == 6);
  CHECK(has(trial->said(), "hat.lua:4: attempt to compare"));
  CHECK(trial->errors() == 1);
}

TEST_CASE("conditions: one that never ends is stopped, and false") {
  const auto trial = with_condition("", "while true do end");
  CHECK(trial->coins() == 6);
  CHECK(has(trial->said(), "ran for too long"));
}

TEST_CASE("conditions: one that holds lets the ability trigger") {
  CHECK(with_condition("", "return you.coins > 0")->coins() == 4);
}

TEST_CASE("values: one that is no whole number counts as nothing, and is told") {
  const File hat{"treasure/hat.lua", "return treasure { name = \"Hat\",\n  always { attack = function(you)\n    return you.left\n  end, text = \"A.\" },\n}"};
  Trial trial({hat});
  CHECK(attack_of(trial.table(), Value::player(P1)) == 1);
  CHECK(has(trial.said(), "hat.lua"));
}

// ---- Effects that go wrong in the middle

TEST_CASE("effects: what one did before its mistake is undone, and the game goes on") {
  const auto trial = play_loot("gain_coins(you, 5)\nerror('no more')");
  CHECK(trial->coins() == 0);
  CHECK(trial->said() == "own.lua:5: no more");
  CHECK(trial->errors() == 1);
  CHECK(trial->play().idle());
  CHECK(trial->content()[trial->table().troubles.front().ability].path == "own:own#play");
}

TEST_CASE("effects: one that is undone leaves what an effect that does nothing leaves") {
  CHECK(told_to("gain_coins(players, 5)\nlocal t = all(an_item { of = you })\nadd_counters(t[1], 2)\nerror('no more')") ==
        "own.lua:7: no more");
  CHECK(told_to("expand_slots(monster_slots, 1)\nextra_turn(you)\nadd_loot_plays(you, 3)\nerror('no more')") == "own.lua:7: no more");
  CHECK(told_to("deal(1, you)\ntake_damage(monsters, 1)\nend_turn()\nerror('no more')") == "own.lua:7: no more");
}

TEST_CASE("effects: what one did before its mistake is undone also when loot was drawn or items were destroyed") {
  CHECK(told_to("draw_loot(you, 2)\nerror('no more')") == "own.lua:5: no more");
  CHECK(told_to("gain_treasure(you, 1)\nerror('no more')") == "own.lua:5: no more");
  CHECK(told_to("local t = all(an_item { of = you, eternal = false })\ndestroy(t[1])\nerror('no more')") == "own.lua:6: no more");
}

TEST_CASE("effects: a mistake after a choice undoes only what happened since the choice") {
  const auto trial = play_loot("gain_coins(you, 1)\nlocal yes = confirm(you)\ngain_coins(you, 2)\nerror('no more')");
  REQUIRE(trial->coins() == 1);
  trial->play().choose(P1, {"yes", 0});
  trial->play().settle();
  CHECK(trial->coins() == 1);
  CHECK(trial->said() == "own.lua:7: no more");
  CHECK(trial->play().idle());
}

TEST_CASE("effects: a mistake in one trigger leaves the others alone") {
  const File bad{"treasure/a.lua", "return treasure { name = \"A\",\n  when { event = coins_gained, of = you, text = \"A.\",\n    effect = function() error('bad') end } }"};
  const File good{"treasure/b.lua", "return treasure { name = \"B\",\n  when { event = coins_gained, of = you, text = \"B.\",\n    effect = function(this) add_counters(this, 1) end } }"};
  Trial trial({loot_card("gain_coins(you, 1)"), bad, good});
  trial.play().play(P1, {"own", 0}, {});
  while (!trial.play().idle())
    (void)trial.game().answer(0);
  CHECK(trial.said() == "a.lua:3: bad");
  CHECK(trial.coins() == 1);
  CHECK(trial.table().card(trial.play().find_in_play({"b", 0})).counters == 1);
}

TEST_CASE("effects: a mistake in a fork is told in the fork alone") {
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

TEST_CASE("effects: an error that is no text is told as well") {
  CHECK(told_to("error({})") == "an error that is no text");
  CHECK(told_to("error(you)") == "an error that is no text");
  CHECK(told_to("error(nil)") == "an error that is no text");
  CHECK(told_to("error()") == "an error that is no text");
  CHECK(told_to("assert(false)") == "own.lua:4: assertion failed!");
  CHECK(told_to("assert(false, 'why')") == "own.lua:4: why");
}

TEST_CASE("effects: a long error is cut") {
  const auto trial = play_loot("local s = 'long '\nfor i = 1, 14 do s = s .. s end\nerror(s)");
  REQUIRE(trial->table().troubles.size() == 1);
  CHECK(trial->table().troubles.front().what.size() <= 600);
  CHECK(has(trial->said(), "own.lua:6: long long"));
}

TEST_CASE("effects: what is done with nothing is an error of Lua, with its line") {
  CHECK(has(told_to("local t = all(a_curse)\ngain_coins(you, t[1].counters)"), "own.lua:5: attempt to index a nil value"));
  CHECK(has(told_to("local n = you + 1"), "own.lua:4: attempt to perform arithmetic on a"));
  CHECK(has(told_to("local s = 'a' .. you"), "own.lua:4: attempt to concatenate a"));
  CHECK(has(told_to("local t = all(a_curse)\nt[1]()"), "own.lua:5: attempt to call a nil value"));
  CHECK(has(told_to("you()"), "own.lua:4:"));
  CHECK(has(told_to("local n = #you"), "own.lua:4: attempt to get length of a"));
}

// ---- Effects without an end

namespace {

double seconds_of(const std::string& body) {
  const auto begin = std::chrono::steady_clock::now();
  (void)play_loot(body);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

TEST_CASE("budgets: a loop without an end is stopped, undone and told") {
  CHECK(told_to("gain_coins(you, 5)\nwhile true do end") == "own.lua:5: ran for too long (its budget of instructions is used up)");
  CHECK(has(told_to("gain_coins(you, 5)\nlocal function f() return f() end\nf()"), "own.lua:5: ran for too long"));
  CHECK(has(told_to("gain_coins(you, 5)\nfor i = 1, 1 << 60 do local n = i * i end"), "own.lua:5: ran for too long"));
  CHECK(seconds_of("while true do end") < 1);
}

TEST_CASE("budgets: an effect that does or asks something without end is stopped and undone") {
  const std::string too_much = "own.lua:4: it asks too much: the room for what it has been told is used up";
  const auto told_apart = [](const std::string& body) { return apart([&] { return told_to(body); }); };
  CHECK(told_apart("while true do gain_coins(you, 1) end") == too_much);
  CHECK(told_apart("while true do local n = you.coins end") == too_much);
  CHECK(told_apart("while true do draw_loot(you, 0) end") == too_much);
  CHECK(told_apart("for i = 1, 600 do local t = all(a_player) end") == too_much);
}

TEST_CASE("budgets: an effect that asks a player without end is stopped") {
  CHECK(apart([] {
    const auto asks = play_loot("while true do local yes = confirm(you) end");
    for (int i = 0; i < 2000 && !asks->play().idle(); ++i)
      (void)asks->game().answer(0);
    return asks->said();
  }) == "own.lua:4: it asks too much: the room for what it has been told is used up");
}

TEST_CASE("budgets: a function that calls itself without end is stopped and undone") {
  CHECK(has(told_to("gain_coins(you, 5)\nlocal function f(n) return 1 + f(n + 1) end\nf(1)"), "own.lua:5:"));
}

TEST_CASE("budgets: a text that grows without end is stopped by its memory, and undone") {
  CHECK(has(told_to("gain_coins(you, 5)\nlocal s = 'x'\nfor i = 1, 26 do s = s .. s end"), "not enough memory"));
}

TEST_CASE("budgets: a table that grows without end is stopped, and undone") {
  const std::string said = told_to("gain_coins(you, 5)\nlocal t = {}\nlocal n = 0\nwhile true do n = n + 1 t[n] = n end");
  CHECK((has(said, "ran for too long") || has(said, "not enough memory")));
}

TEST_CASE("budgets: what Lua's functions do inside counts too") {
  const std::string many = "local t = {}\nfor i = 1, 5000 do t[i] = 1 end\n";
  CHECK(has(told_to(many + "for i = 1, 4000 do pairs(t) end"), "too long"));
  CHECK(seconds_of(many + "for i = 1, 100000 do pairs(t) end") < 2);
}

TEST_CASE("budgets: a card that was stopped can be played again, and has its whole budget") {
  const File hat{"treasure/hat.lua", "return treasure { name = \"Hat\",\n  paid { cost = { coins = 1 }, text = \"A.\", effect = function(this)\n"
                                     "    add_counters(this, 1)\n    for i = 1, 300000 do end\n    if this.counters < 3 then while true do end end\n  end },\n}"};
  Trial trial({hat}, 5);
  for (int i = 0; i < 3; ++i) {
    trial.play().activate(P1, {"hat", 0}, 0, {});
    trial.play().settle();
  }
  CHECK(trial.errors() == 3);
  CHECK(trial.coins() == 2);
  CHECK(trial.table().card(trial.play().find_in_play({"hat", 0})).counters == 0);
}

// ---- What can't be reached

TEST_CASE("reach: what leads out of the sandbox is no word, at its line") {
  CHECK(words().check_file("loot/x.lua", "local f = io").front().message == "there is no word `io`");
  CHECK(to_string(words().check_file("loot/x.lua", "\n\nlocal f = os").front()).starts_with("loot/x.lua:3: error: there is no word `os`"));
  const auto refused = [](const std::string& word) {
    const auto findings = words().check_file("treasure/x.lua", "return treasure { name = \"A\", tap { text = \"A.\", effect = function(you)\n  local f = " + word + "\nend } }");
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

TEST_CASE("reach: texts have no methods, at load with their line and in a game") {
  CHECK(in_effect("local s = (\"x\"):rep(3)") == "4 method");
  CHECK(in_effect("local s = \"x\"\ns:format(1)") == "5 method");
  CHECK(has(told_to("local k = 're' .. 'p'\nlocal s = 'x'\nlocal f = s[k]"), "own.lua:6: attempt to index a string value"));
}

TEST_CASE("reach: the environment of a file leads nowhere in a game") {
  CHECK(has(told_to("local k = 'lo' .. 'ad'\nlocal f = _ENV[k]\nf('x')"), "own.lua:6:"));
  CHECK(has(told_to("local k = 'gain_' .. 'coins'\n_ENV[k] = 1"), "own.lua:5: this can't be changed"));
  CHECK(has(told_to("math.max = 1"), "own.lua:4: this can't be changed"));
  CHECK(has(told_to("local m = math\nlocal k = 'ran' .. 'dom'\nm[k]()"), "own.lua:6: attempt to call a nil value"));
}

// Every verb and property with any argument that a script could pass: at worst an error, never a broken table.
#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "scripting/registry/registry.h"
#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::verbs_test {

using scripting::Type;

namespace {

constexpr int calls_of_a_verb = 40;
constexpr int passes_before = 4;  // until the item's ability has resolved
constexpr int answers_after = 25;
constexpr int answers_with_writer = 100;
constexpr int calls_in_a_file = 120;  // of properties

using Texts = std::vector<std::string>;

// The values that the names below have: one of each kind, on the table, on the stack, hidden and gone.
const char* const things =
    "local items, dice, held = all(an_item { of = you }), all(a_roll), all(a_loot_card { of = you })\n"
    "local item, other, gone, roll, card = items[1], items[2], items[3], dice[1], held[1]\n"
    "local monster, character, hidden = all(a_monster)[1], you.character, deck.treasure.top\n"
    "destroy(gone)\n";

const Texts players = {"you", "you.left"},
            numbers = {"0", "1", "2", "3", "-1", "100", "300", "40000", "100000000", "-100000000"},
            objects = {"item", "other", "monster", "character", "this", "you"},
            groups = {"players",
                      "others",
                      "monsters",
                      "a_player",
                      "an_item",
                      "a_monster { attackable = true }",
                      "a_number { from = 1, to = 3 }",
                      "one_of { a_player, a_monster }",
                      "{ you, you.left }",
                      "{ item, other }",
                      "{}",
                      "{ 1, 2 }",
                      "{ you, item, deck.loot }",
                      "{ gone }",
                      "all(an_item)",
                      "all(a_player)",
                      "an_object",
                      "a_roll",
                      "a_loot_card { of = you }",
                      "a_soul",
                      "a_curse",
                      "look_at(you, deck.loot, 3)"},
            piles = {"deck.loot", "discard.loot", "deck.monster", "discard.monster", "deck.treasure", "deck.character"},
            rest = {
                "nil",        "true",           "'text'", "1.5",           "1e300",       "gone",          "card",
                "hidden",     "roll",           "event",  "character.tap", "end_of_turn", "monster_slots", "shop_slots",
                "gain_coins", "function() end", "deck",   "math"};

Texts all_of(std::initializer_list<Texts> lists) {
  Texts all;
  for (const Texts& list : lists)
    all.insert(all.end(), list.begin(), list.end());
  return all;
}
const Texts& anything() {
  static const Texts all = all_of({players, numbers, objects, groups, piles, rest});
  return all;
}

Texts fitting(Type type) {
  switch (type) {
    case Type::number:
      return numbers;
    case Type::player:
      return players;
    case Type::players:
      return all_of({players, groups});
    case Type::object:
      return objects;
    case Type::objects:
      return all_of({objects, groups});
    case Type::card:
      return all_of({objects, {"card", "hidden", "gone"}});
    case Type::stack:
      return {"roll", "event"};
    case Type::event:
      return {"event", "roll"};
    case Type::pile:
      return piles;
    case Type::ability:
      return {"character.tap"};
    case Type::noun:
    case Type::list:
      return groups;
    case Type::duration:
      return {"end_of_turn"};
    case Type::word:
      return {"monster_slots", "shop_slots"};
    default:
      return anything();
  }
}

const std::string& one_of(const Texts& texts, tools::Dice& dice) {
  return texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))];
}

std::string argument(Type type, tools::Dice& dice) {
  return dice.below(4) == 0 ? one_of(anything(), dice) : one_of(fitting(type), dice);
}

std::string call_of(const scripting::VerbRow& verb, tools::Dice& dice) {
  std::string call;
  for (const scripting::VerbParam& param : verb.params)
    if (param.type != Type::none)
      call += (call.empty() ? "" : ", ") + argument(param.type, dice);
  if (!verb.options.empty() && dice.below(2) == 0) {
    const scripting::VerbOption& option = verb.options[static_cast<std::size_t>(dice.below(4)) % verb.options.size()];
    call += ", { " + std::string(option.name) + " = " + argument(option.type, dice) + " }";
  }
  return std::string(verb.name) + "(" + call + ")";
}

Texts calls_of(const scripting::VerbRow& verb, std::uint64_t seed) {
  tools::Dice dice(seed);
  Texts calls;
  for (int i = 0; i < calls_of_a_verb; ++i)
    calls.push_back("local result = " + call_of(verb, dice));
  return calls;
}

// An item that makes one of the calls when P1 rolls: P1's ¢ are the number of the call.
std::string item_with(const Texts& calls) {
  std::string text =
      "return treasure { name = \"Caller\", when { event = die_cast, of = you, text = \"A.\",\n"
      "effect = function(you, this, event)\nlocal case = you.coins\n" +
      std::string(things);
  bool rolls = false;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    text += "if case == " + std::to_string(i) + " then " + calls[i] + " end\n";
    rolls = rolls || calls[i].find("roll_die") != std::string::npos;
  }
  text += "end";
  if (rolls)
    text += ", roll = { [\"1-3\"] = function(you) gain_coins(you, 1) end, [\"4-6\"] = nothing }";
  return text + " } }\n";
}

Situation laid_table(const Content& content, int coins) {
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = coins;
  table.seats[1].coins = 30000;
  for (const char* id : {"thing", "tool", "victim", "caller"})
    table.seats[0].items.push_back({.card = own(content, id), .covers = {}});
  table.seats[0].hand = {content.find_card("a_penny"), content.find_card("bomb")};
  table.seats[1].hand = {content.find_card("a_penny")};
  table.in(content.monster_slots) = {{.card = own(content, "target"), .covers = {}}};
  return table;
}

// P1 attacks, and the item triggers on the die; then the game continues at random. Empty if no invariant breaks.
std::string first_wrong(const Loaded& loaded, int coins, const Texts& calls, std::vector<Trouble>* troubles = nullptr) {
  Play play(game_at(loaded, laid_table(loaded.content(), coins)), {"P1", "P2"});
  play.attack(seat(0), {"target", 0}, 0);
  auto& game = const_cast<Game&>(play.game());
  Answers answers(static_cast<std::uint64_t>(coins));
  std::string wrong = soulstack::first_wrong(game.table());
  for (int i = 0; wrong.empty() && i < answers_after && !game.over(); ++i) {
    if (i < passes_before)
      (void)game.answer(0);
    else
      answers.answer(game);
    wrong = soulstack::first_wrong(game.table());
    if (wrong.empty() && game.fork().hash() != game.hash())
      wrong = "a fork differs";
  }
  if (troubles)
    *troubles = game.table().troubles;
  return wrong.empty() ? "" : calls[static_cast<std::size_t>(coins)] + ": " + wrong + "\n";
}

std::unique_ptr<Loaded> with_calls(const Texts& calls) {
  return load_with_base(
      {{"treasure/thing.lua",
        "return treasure { name = \"Thing\", tap { text = \"A.\", effect = function(you) "
        "gain_coins(you, 1) end } }"},
       {"treasure/tool.lua", "return treasure { name = \"Tool\", always { attack = 1, text = \"A.\" } }"},
       {"treasure/victim.lua", "return treasure { name = \"Victim\" }"},
       {"monster/target.lua", "return monster { name = \"Target\", hp = 4, evasion = 4, attack = 1 }"},
       {"treasure/caller.lua", item_with(calls)}});
}

// Runs in a separate process; if it crashes, each call gets its own process, to name the calls that crash.
std::string first_wrong_of(const Texts& calls) {
  const std::unique_ptr<Loaded> loaded = with_calls(calls);
  const auto from_to = [&](std::size_t from, std::size_t to) {
    return apart([&] {
      std::string wrong;
      for (std::size_t i = from; i < to; ++i)
        wrong += first_wrong(*loaded, static_cast<int>(i), calls);
      return wrong;
    });
  };
  const std::string wrong = from_to(0, calls.size());
  if (wrong != "crashed")
    return wrong;
  std::string guilty;
  for (std::size_t i = 0; i < calls.size(); ++i)
    if (const std::string one = from_to(i, i + 1); !one.empty())
      guilty += one == "crashed" ? calls[i] + ": crashed\n" : one;
  return guilty;
}

}  // namespace

TEST_CASE("verbs: the test item makes the requested call, and all argument values exist") {
  const Texts calls = {
      "error('the first')", "error('the second')",
      "for _, thing in ipairs({ item, other, gone, roll, card, monster, character, hidden }) do assert(thing) end "
      "assert(character.tap and roll.value > 0 and hidden.name and event.value == roll.value) error('all there')"};
  const std::unique_ptr<Loaded> loaded = with_calls(calls);
  std::vector<Trouble> first, second, third;
  CHECK(first_wrong(*loaded, 0, calls, &first) == "");
  CHECK(first_wrong(*loaded, 1, calls, &second) == "");
  CHECK(first_wrong(*loaded, 2, calls, &third) == "");
  REQUIRE(first.size() > 0);
  REQUIRE(second.size() > 0);
  REQUIRE(third.size() > 0);
  CHECK(first[0].what.ends_with(": the first"));
  CHECK(second[0].what.ends_with(": the second"));
  CHECK(third[0].what.ends_with(": all there"));
}

TEST_CASE("verbs: no call of any verb with any arguments breaks the table") {
  std::uint64_t seed = 1;
  for (const scripting::VerbRow& verb : scripting::verb_rows())
    if (is_tried(++seed, 12))
      CHECK_MESSAGE(first_wrong_of(calls_of(verb, seed)) == "", verb.name);
}

TEST_CASE("verbs: reading or writing any property of any value does not break the table") {
  Texts uses;
  for (const scripting::PropertyRow& row : scripting::property_rows())
    for (const Texts& list : {players, objects, groups, piles, rest})
      for (const std::string& of : list) {
        const std::string name(row.name);
        if (of.find('{') == std::string::npos && of != "nil" && of != "function() end")
          uses.push_back("local x = (" + of + ")['' .. '" + name + "'] heal(you, x)");
      }
  for (const char* name : {"amount", "times", "from", "item_at_random", "item_chosen_by", "item_to", "loot_to",
                           "coins_to", "of", "lethal", "preventable"})
    for (const std::string& value : anything())
      if (value != "nil")
        uses.push_back("event['' .. '" + std::string(name) + "'] = " + value);
  for (std::size_t from = 0; from < uses.size(); from += calls_in_a_file) {
    if (!is_tried(from / calls_in_a_file, 8))
      continue;
    const std::size_t to = std::min(uses.size(), from + calls_in_a_file);
    CHECK(first_wrong_of(Texts(uses.begin() + static_cast<std::ptrdiff_t>(from),
                               uses.begin() + static_cast<std::ptrdiff_t>(to))) == "");
  }
}

// ---- What a change may write

namespace {

// The loader checks written field names; it can't see names that are built at run time.
std::string with_built_name(std::string write) {
  const std::size_t dot = write.find("event.");
  const std::size_t end = write.find(' ', dot);
  return dot == 0 ? "event['' .. '" + write.substr(6, end - 6) + "']" + write.substr(end) : write;
}

Texts writers() {
  Texts all;
  for (const char* event : {"coins_gained", "coins_lost", "loot_drawn", "looting", "damage", "death_penalty", "rewards",
                            "item_gained", "destroyed", "soul_gained", "recharged"})
    for (const char* write : {"event.amount = 0",
                              "event.amount = 30000",
                              "event.amount = 7",
                              "event.times = 100",
                              "event.from = deck.monster",
                              "event.from = discard.loot",
                              "event.item_chosen_by = active",
                              "event.item_at_random = true",
                              "event.item_to = active.left",
                              "event.loot_to = active",
                              "event.coins_to = active",
                              "event.of = active",
                              "event.of = active.left",
                              "event.preventable = false",
                              "event.lethal = false",
                              "prevent(event)",
                              "gain_coins(active, 1)",
                              "draw_loot(active, 1)",
                              "end_turn()",
                              "error('no')"})
      for (const char* kind : {"change", "instead"})
        all.push_back(std::string(kind) + " { event = " + event + ", text = \"A.\", effect = function(event, active) " +
                      with_built_name(write) + " end }");
  return all;
}

std::string writer(std::size_t number) { return "writer_" + std::to_string(number); }

// All events of the abilities happen when P1 taps the worker.
std::unique_ptr<Loaded> with_writers(const Texts& abilities) {
  std::vector<File> files = {{"treasure/worker.lua",
                              "return treasure { name = \"Worker\", tap { text = \"A.\", effect = function(you, this)\n"
                              "lose_coins(you, 1) gain_coins(you, 1) draw_loot(you, 1) recharge(this) deal(1, you)\n"
                              "gain_treasure(you, 1) end } }"}};
  for (std::size_t i = 0; i < abilities.size(); ++i)
    files.push_back(
        {"treasure/" + writer(i) + ".lua", "return treasure { name = \"" + writer(i) + "\", " + abilities[i] + " }"});
  return load_with_base(files);
}

// Plays a part of a game in which P1 has such an item. Returns the first fault.
std::string game_with(const Loaded& loaded, std::size_t number) {
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = 20;
  for (const std::string& id : {writer(number), std::string("worker")})
    table.seats[0].items.push_back({.card = own(loaded.content(), id), .covers = {}});
  Play play(game_at(loaded, table), {"P1", "P2"});
  play.activate(P1, {"worker", 0}, 0, {});
  auto& game = const_cast<Game&>(play.game());
  std::string wrong = soulstack::first_wrong(game.table());
  Answers answers(number);
  for (int i = 0; i < answers_with_writer && wrong.empty() && !game.over(); ++i) {
    if (i < passes_before)
      (void)game.answer(0);
    else
      answers.answer(game);
    wrong = soulstack::first_wrong(game.table());
  }
  return wrong;
}

}  // namespace

TEST_CASE("verbs: nothing that a `change` or an `instead` writes or does breaks the table") {
  const Texts abilities = writers();
  const std::unique_ptr<Loaded> loaded = with_writers(abilities);
  for (std::size_t i = 0; i < abilities.size(); ++i)
    if (is_tried(i, 6))
      CHECK_MESSAGE(apart([&] { return game_with(*loaded, i); }) == "", abilities[i]);
}

}  // namespace soulstack::testing::verbs_test

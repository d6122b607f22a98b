// Every verb with arguments that no card would pass: far too much, too little, of the wrong kind, nested in themselves.
// Whatever the result, no invariant breaks, nothing takes long, and the result is the same when the effect is rebuilt
// at every decision.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "scripting/registry/registry.h"
#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::odd_arguments_test {

using scripting::Type;

namespace {

// Values that are odd for some parameter, as Lua; `you`, `this` and `item` are defined. None of them is nil.
const std::vector<std::string> odd = {"100000000",
                                      "-100000000",
                                      "100000001",
                                      "9223372036854775807",
                                      "-1",
                                      "0",
                                      "7",
                                      "0.5",
                                      "0 / 0",
                                      "1 / 0",
                                      "-1 / 0",
                                      "\"\"",
                                      "\"7\"",
                                      "\"base:bomb\"",
                                      "\"own:no_such_card\"",
                                      "true",
                                      "false",
                                      "{}",
                                      "loop",
                                      "crowd",
                                      "{ { you } }",
                                      "{ 1, 2 }",
                                      "{ you, you, you }",
                                      "{ you, 1 }",
                                      "{ item, you }",
                                      "print_like",
                                      "you",
                                      "you.left",
                                      "this",
                                      "item",
                                      "a_player",
                                      "players",
                                      "monsters",
                                      "a_monster { attackable = true }",
                                      "a_number { from = 5, to = 2 }",
                                      "nobody",
                                      "deck.loot",
                                      "discard.monster",
                                      "end_of_turn",
                                      "hp_counter",
                                      "monster_slots",
                                      "shop_slots",
                                      "all(a_monster)[1]"};

// Valid arguments.
std::string fitting(Type type) {
  switch (type) {
    case Type::number:
      return "2";
    case Type::boolean:
      return "true";
    case Type::player:
      return "you";
    case Type::players:
      return "players";
    case Type::pile:
      return "deck.loot";
    case Type::noun:
      return "a_player";
    case Type::duration:
      return "end_of_turn";
    case Type::counter:
      return "hp_counter";
    case Type::slots:
      return "monster_slots";
    case Type::card_id:
      return "\"base:bomb\"";
    case Type::stack:
      return "all(a_roll)[1]";
    case Type::event:
      return "all(damage_on_stack)[1]";
    case Type::list:
      return "{ item, item }";
    default:
      return "item";
  }
}

std::size_t arguments_of(const scripting::VerbRow& verb) {
  std::size_t n = 0;
  for (const scripting::VerbParam& p : verb.params)
    n += p.type != Type::none;
  return n;
}

// P1's ¢ select the odd value, P2's ¢ its position: one of the arguments, or all of them.
File card_with(const scripting::VerbRow& verb) {
  const std::size_t n = arguments_of(verb);
  std::string calls;
  for (std::size_t at = 0; at <= n; ++at) {
    std::string given;
    for (std::size_t i = 0; i < n; ++i)
      given += (i > 0 ? ", " : "") + (i == at || at == n ? "x" : fitting(verb.params[i].type));
    const std::string name(verb.name);
    calls += "    if at == " + std::to_string(at) + " then return " + name + "(" + given + ") end\n";
  }
  std::string values;
  for (std::size_t i = 0; i < odd.size(); ++i)
    values += "    if n == " + std::to_string(i) + " then return " + odd[i] + " end\n";
  const std::string name = "odd_" + std::string(verb.name);
  return {"loot/" + name + ".lua",
          "local function print_like() end\nlocal function odd(n, you, this, item)\n"
          "  local loop, crowd = {}, {}\n  loop[1] = loop\n  for i = 1, 600 do crowd[i] = you end\n"
          "  local nobody = an_item { of = you.left, eternal = true }\n" +
              values + "end\nreturn loot { name = \"" + name +
              "\", play { text = \"A.\", effect = function(you, this)\n"
              "    local n, at = you.coins, you.left.coins\n    local item = all(an_item { of = you })[1]\n"
              "    local x = odd(n, you, this, item)\n" +
              calls + (verb.does == scripting::Does::roll ? "end, roll = { [\"1-6\"] = nothing } } }" : "end } }")};
}

Situation table_for(const Content& content, CardDefId card, int value, int at) {
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = value;
  table.seats[1].coins = at;
  table.seats[0].hand.push_back(card);
  table.seats[0].items.push_back({.card = own(content, "thing"), .covers = {}});
  return table;
}

// The state that it leaves, or the first fault.
std::string state_after(const Loaded& loaded, const Situation& situation, const std::string& card) {
  const double begin = seconds_used();
  Play play(game_at(loaded, situation), {"P1", "P2"});
  play.play(P1, {card, 0}, {});
  Answers answers(7);
  for (int i = 0; i < 1'000 && !play.idle() && !play.game().over(); ++i)  // a loot card may play itself repeatedly
    answers.answer(const_cast<Game&>(play.game()));
  const double seconds = seconds_used() - begin;
  std::string left = std::to_string(play.game().hash());
  if (const std::string wrong = first_wrong(play.table()); !wrong.empty())
    left = "WRONG: " + wrong;
  for (const auto* told : play.table().all_troubles())
    for (const Trouble& trouble : *told)
      left += "\n" + trouble.what.substr(std::min(trouble.what.rfind("odd_"), trouble.what.size()));
  return seconds > 5 ? "WRONG: it took " + std::to_string(seconds) + " s" : left;
}

std::string wrong_with(const scripting::VerbRow& verb, const Loaded& loaded) {
  const std::string card = "odd_" + std::string(verb.name);
  std::string wrong;
  for (std::size_t at = 0; at <= arguments_of(verb); ++at)
    for (std::size_t value = 0; value < odd.size(); ++value) {
      const Situation table =
          table_for(loaded.content(), own(loaded.content(), card), static_cast<int>(value), static_cast<int>(at));
      loaded.set_rebuild(false);
      const std::string live = state_after(loaded, table, card);
      loaded.set_rebuild(true);
      const std::string rebuilt = state_after(loaded, table, card);
      const std::string call = std::string(verb.name) + " with " + odd[value] + " at " + std::to_string(at) + ": ";
      if (live.starts_with("WRONG"))
        wrong += call + live + "\n";
      else if (live != rebuilt)
        wrong += call + "differs when it is rebuilt:\n" + live + "\n" + rebuilt + "\n";
    }
  return wrong;
}

}  // namespace

TEST_CASE("odd arguments: the table stays valid, whatever arguments a verb gets") {
  std::vector<File> files = {thing};
  for (const scripting::VerbRow& verb : scripting::verb_rows())
    files.push_back(card_with(verb));
  const std::unique_ptr<Loaded> loaded = load_with_base(files);
  std::string wrong;
  std::size_t nth = 0;
  for (const scripting::VerbRow& verb : scripting::verb_rows()) {
    if (!is_tried(nth++, 4))
      continue;
    const std::string part = apart([&] { return "-" + wrong_with(verb, *loaded); }, 120);
    wrong += part == "-" ? "" : std::string(verb.name) + " " + part + "\n";
  }
  CHECK(wrong == "");
}

}  // namespace soulstack::testing::odd_arguments_test

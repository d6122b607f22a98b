// Trials of nouns on cards in every zone: what `matches` says of a card in a deck, a discard, a hand, on the stack, under an
// object, outside the game, in a slot, in play and as a soul; and each condition of these nouns on a card in a pile.
#pragma once

#include "scripting/registry/schema.h"
#include "tests/support/noun_trials.h"

namespace soulstack::testing {

// A card in a zone: how a function finds it, what it is there, and how it came there.
struct PlacedCard {
  std::string zone, found;
  std::set<std::string> is;
  std::string play = "", table = "";
};

inline std::vector<PlacedCard> placed_cards() {
  struct Kept {
    std::string deck, id;
    std::set<std::string> is;
  };
  const std::vector<Kept> kept = {
      {"treasure", "dummy", {"an_item"}}, {"loot", "dart", {"a_loot_card"}},
      {"loot", "charm", {"a_loot_card"}}, {"monster", "grunt", {"a_monster"}},
      {"monster", "omen", {"an_event"}},  {"monster", "hex", {"an_event", "a_curse"}},
      {"room", "den", {"a_room"}},        {"noble", "squire", {"a_loot_card"}},
      {"pet", "newt", {"an_item"}},
  };
  std::vector<PlacedCard> all;
  for (const Kept& one : kept)
    for (const std::string pile : {"deck", "discard"}) {
      PlacedCard placed{pile + ", " + one.id, pile + "." + one.deck + ".top", one.is};
      placed.is.insert("a_card");
      placed.table = pile + " = { " + one.deck + " = { \"" + one.id + "\" } }, ";
      all.push_back(placed);
    }
  const auto first = [](const std::string& noun) { return "all(" + noun + ")[1]"; };
  all.push_back({"hand", first("a_loot_card { of = you }"), {"a_loot_card"}});
  all.push_back({"stack", "all(a_loot)[1].source", {"a_loot_card"}, "t.P1:play(\"dart\", \"tough\")  "});
  all.push_back({"outside, a character", "find_outside \"plain\"", {"a_character"}});
  all.push_back({"outside, a starting item", "find_outside \"dummy_start\"", {"an_item"}});
  all.push_back({"under an item",
                 "all(an_item { named = \"Chest\" })[1].cards_under[1]",
                 {"a_monster"},
                 "t.P1:activate \"chest\"  t:settle()  ",
                 "discard = { monster = { \"grunt\" } }, "});
  all.push_back({"play, an item", first("an_item { named = \"Dummy\" }"), {"an_item", "an_object"}});
  all.push_back({"play, a curse", first("a_curse"), {"a_curse", "an_object"}});
  all.push_back({"play, a character", "you.character", {"a_character", "an_object"}});
  all.push_back({"the shop", first("an_item { shop = true }"), {"an_item", "an_object"}});
  all.push_back({"a monster slot", first("a_monster { named = \"Tough\" }"), {"a_monster", "an_object"}});
  all.push_back({"a room slot", first("a_room"), {"a_room", "an_object"}});
  all.push_back({"a soul", first("a_soul"), {"a_soul", "an_object"}});
  return all;
}

inline std::string zone_scenario(const PlacedCard& placed) {
  return "players = { { name = \"P1\", character = \"isaac\", hand = { \"dart\" }, curses = { \"hex\" }, souls = { "
         "\"shy\" }, items = { PROBE, \"button\", \"chest\", \"dummy\" } }, { name = \"P2\", character = \"judas\" } "
         "}, "
         "monsters = { \"tough\", \"grunt\" }, shop = { \"dummy\" }, rooms = { \"cave\" }, " +
         placed.table + "play = function(t) t:may_end_anywhere()  " + placed.play + looks + " end";
}

inline void write_placed(Written& into, const PlacedCard& placed, const std::string& noun,
                         const std::string& condition) {
  ++into.combinations;
  into.trials.push_back({.what = "in " + placed.zone + ": " + noun,
                         .ability = on_button(placed.found + " ~= nil and " + condition),
                         .acts = true,
                         .scenario = zone_scenario(placed),
                         .actor = ""});
}

// Nouns of cards.
inline bool is_of_cards(Noun noun) { return scripting::kinds_of(noun) == scripting::bit(scripting::Kind::object); }

// A flag has one of its values. Of a card in a pile, what is written there is known.
inline std::string condition_on(const PlacedCard& placed, const std::string& noun, const scripting::Field& field) {
  const auto matches = [&](const std::string& condition) {
    return "matches(" + placed.found + ", " + noun + " { " + condition + " })";
  };
  const std::string name(field.name);
  if (field.takes == scripting::Takes::flag)
    return matches(name + " = true") + " ~= " + matches(name + " = false");
  if (name == "named")
    return matches("named = " + placed.found + ".name") + " and not " + matches("named = \"Nobody\"");
  if (name == "other_than")
    return matches("other_than = you.left.character") + " and not " + matches("other_than = " + noun);
  return "";
}

inline Written written_for_zones() {
  Written all;
  for (const PlacedCard& placed : placed_cards())
    for (const scripting::NounRow& noun : scripting::noun_rows()) {
      if (!is_of_cards(noun.noun))
        continue;
      const std::string name(noun.name);
      const bool is = placed.is.contains(name);
      write_placed(all, placed, name, "matches(" + placed.found + ", " + name + ") == " + (is ? "true" : "false"));
      if (!is || name == "a_card")
        continue;
      for (const scripting::Field& field : scripting::noun_fields())
        if ((field.forms & scripting::bit(noun.noun)) != 0)
          if (const std::string condition = condition_on(placed, name, field); !condition.empty())
            write_placed(all, placed, name + " { " + std::string(field.name) + " }", condition);
    }
  return all;
}

}  // namespace soulstack::testing

// Trials of costs without targets: each part of a cost, in each place where a cost is written. It is paid, by the choice of
// its player, the function is told the card that paid, and what can't be paid can't be used. Uses of lasting effects that
// their player declines are used up, for each kind of ability.
#pragma once

#include "scripting/registry/schema.h"
#include "tests/support/event_trials.h"

namespace soulstack::testing {

struct CostCase {
  std::string part;      // the field
  std::string paid;      // with a value that can be paid at the table below
  std::string too_much;  // and one that can't; empty: none
  std::string answers;   // of P1
  std::string check;     // that it was paid
  std::string card;      // that pays: its name; empty: none does
  bool in_hand = true;   // loot cards may have it
};
inline const std::vector<CostCase> cost_cases = {
    {"coins", "coins = 2", "coins = 6", "", "t.P1.coins == 13", ""},
    {"counters", "counters = 2", "counters = 4", "", "t:counters(PROBE) == 1", "", false},
    {"discard_loot", "discard_loot = 1", "discard_loot = 3", "t.P1:choose \"charm\"  ",
     "t.P1.loot == 1 and t:discarded \"charm\"", "Charm"},
    {"hp", "hp = 1", "hp = 3", "", "t.P1.hp == 1", ""},
    {"destroy_items", "destroy_items = 1", "destroy_items = 9", "t.P1:choose \"dummy\"  ", "t:discarded \"dummy\"",
     "Dummy"},
    {"destroy_this", "destroy_this = true", "", "", "t:discarded(PROBE)", "Probe", false},
    {"give_item", "give_item = an_item { yours = true, tap = true, other = true }",
     "give_item = an_item { named = \"Nobody\" }", "t.P1:choose \"dummy\"  t.P1:choose \"P3\"  ", "t.P3:has \"dummy\"",
     "Dummy"},
};

struct CostPlace {
  std::string form, deck, verb;  // COST and EFFECT are replaced
};
inline const std::vector<CostPlace> cost_places = {
    {"tap { text = \"A.\", cost = { COST }, EFFECT }", "treasure", "activate"},
    {"paid { text = \"A.\", cost = { COST }, EFFECT }", "treasure", "activate"},
    {"paid { text = \"A.\", cost = { coins = 99 }, or_cost = { COST }, EFFECT }", "treasure", "activate"},
    {"play { text = \"A.\", cost = { COST }, EFFECT }", "loot", "play"},
    {"play { text = \"A.\", cost = { coins = 99 }, or_cost = { COST }, EFFECT }", "loot", "play"},
};

// P1 has 5¢, two loot cards and two other items with tap abilities.
inline std::string cost_scenario(const CostPlace& place, const std::string& play) {
  const bool is_loot = place.deck == "loot";
  return std::string("players = { { name = \"P1\", coins = 5, hand = { ") + (is_loot ? "PROBE, " : "") +
         "\"charm\", \"dart\" }, items = { " + (is_loot ? "" : "{ PROBE, counters = 3 }, ") +
         "\"dummy\", \"button\" } }, { name = \"P2\" }, { name = \"P3\" } }, monsters = { \"tough\" }, "
         "play = function(t) t:may_end_anywhere()  " +
         play + " end";
}

inline void write_cost(Written& into, const CostPlace& place, const CostCase& cost) {
  const std::string told =
      "you, paid_with) if paid_with.name == \"" + cost.card + "\" then gain_coins(you, 10) end end";
  const std::string effect =
      "effect = function(" + (cost.card.empty() ? std::string("you) gain_coins(you, 10) end") : told);
  const std::string coins = cost.part == "coins" ? "13" : "15";
  const auto add = [&](const std::string& fields, bool acts, const std::string& play) {
    const std::string ability = replaced(replaced(place.form, "COST", fields), "EFFECT", effect);
    into.trials.push_back({.what = ability,
                           .ability = ability,
                           .acts = acts,
                           .scenario = cost_scenario(place, play),
                           .actor = "",
                           .deck = place.deck});
  };
  ++into.combinations;
  add(cost.paid, true,
      "t.P1:" + place.verb + "(PROBE)  " + cost.answers + "t:settle()  check(" + cost.check +
          ", \"not paid\")  check(t.P1.coins == " + coins + ", \"it has \" .. t.P1.coins)");
  if (!cost.too_much.empty())
    add(cost.too_much, false, "check(not t:can(\"P1\", \"" + place.verb + " \" .. PROBE), \"it can be used\")");
}

inline Written written_for_costs() {
  Written all;
  for (const scripting::Field& field : scripting::ability_fields())
    if ((field.forms & scripting::bit(scripting::Form::cost)) != 0 &&
        std::none_of(cost_cases.begin(), cost_cases.end(), [&](const CostCase& c) { return c.part == field.name; }))
      all.missing += "cost { " + std::string(field.name) + " }: no stimulus\n";
  for (const CostPlace& place : cost_places)
    for (const CostCase& cost : cost_cases)
      if (cost.in_hand || place.deck != "loot")
        write_cost(all, place, cost);
  return all;
}

// ---- Uses that are declined

struct DeclinedCase {
  std::string kind, event, body;  // body: causes the event three times
};
inline const std::vector<DeclinedCase> declined_cases = {
    {"when", "deck_shuffled", "for i = 1, 3 do shuffle(deck.monster) end"},
    {"would", "damage", "for i = 1, 3 do deal(1, a_monster { named = \"Tough\" }) end"},
    {"change", "coins_gained", "for i = 1, 3 do gain_coins(you, 1) end"},
    {"instead", "coins_gained", "for i = 1, 3 do gain_coins(you, 1) end"},
};

inline Written written_for_declined_uses() {
  Written all;
  for (const DeclinedCase& c : declined_cases)
    for (const int uses : {1, 2}) {
      ++all.combinations;
      std::string asked;
      for (int n = 0; n < uses; ++n)
        asked += "check(t.question == \"may\", \"not asked\")  t.P1:choose \"no\"  t:settle()  ";
      all.trials.push_back(
          {.what = c.kind + " " + c.event + ", declined, uses = " + std::to_string(uses),
           .ability = "tap { text = \"A.\", lasting { till = end_of_turn, uses = " + std::to_string(uses) + ", " +
                      c.kind + " { event = " + c.event + ", may = true, effect = function() end } } }",
           .acts = true,
           .scenario = "players = { { name = \"P1\", items = { PROBE, ACTOR } }, { name = \"P2\" } }, monsters = { "
                       "\"tough\", \"shy\" }, play = function(t) t:may_end_anywhere()  t.P1:activate(PROBE)  "
                       "t:settle()  t.P1:activate(ACTOR)  t:settle()  " +
                       asked + "check(t.question ~= \"may\", \"asked again\") end",
           .actor = "tap { text = \"A.\", effect = function(you) " + c.body + " end }"});
    }
  return all;
}

}  // namespace soulstack::testing

// Trials of nouns: each condition of each noun, at a table where something matches it and something does not.
#pragma once

#include "scripting/registry/schema.h"
#include "tests/support/word_trials.h"

namespace soulstack::testing {

inline const std::string looks = "t.P1:activate \"button\"  t:resolve()";
inline const std::string at_table =
    "players = { { name = \"P1\", character = CHARACTER, coins = 5, loot_plays = 5, souls = { \"tough\", \"grunt\" }, "
    "curses = { CURSES\"hex\" }, hand = { \"a_penny\", \"charm\", \"ambusher\", \"a_dime\", \"dart\" }, "
    "items = { ITEMS\"button\", \"relic\", \"statue\", \"dummy\", \"payer\", \"roller\", \"hitter\", \"slayer\", "
    "\"killer\", \"aimer\", \"echoer\", \"chest\", \"stamp\", "
    "\"duel\", \"charm\", { \"front\", charged = false } } }, "
    "{ name = \"P2\", character = \"plain\", charged = false, loot_plays = 2, souls = { \"shy\" }, curses = { "
    "\"curse_of_loss\" }, "
    "hand = { \"a_nickel\", \"charm\" }, items = { \"dummy\", \"roller\", \"hitter\", \"echoer\" } } }, "
    "monsters = { MONSTERS\"grunt\", \"tough\", \"shy\" }, shop = { \"dummy\", \"meat\" }, rooms = { ROOMS{ \"den\", "
    "charged = false }, \"cave\" }, slots = { altar = { FIXTURES{ \"shrine\", charged = false }, \"stone\" } }, "
    "discard = { monster = { \"fly\", \"omen\", \"hex\", \"tough\" }, treasure = { \"guppys_head\", \"meat\" }, loot = "
    "{ \"a_penny\", \"charm\", \"ambusher\" } }, ";

struct AtTable {
  std::string name, table, play;
};
inline const std::vector<AtTable> situations = {
    {"at rest", "", looks},
    {"in an attack", "dice = { 6 }, ", "t.P1:attack \"grunt\"  " + looks},
    {"in an attack on an item", "dice = { 6 }, ", "t.P1:attack \"statue\"  " + looks},
    {"in an attack on its own card", "dice = { 6 }, ", "t.P1:attack(PROBE)  " + looks},
    {"in an attack on a room", "dice = { 6 }, ", "t.P1:attack \"cave\"  " + looks},
    {"with its ability on the stack", "", "t.P1:activate(PROBE)  " + looks},
    {"with what its ability does on the stack", "dice = { 6 }, ", "t.P1:activate(PROBE)  t:resolve()  " + looks},
    {"with a dead player", "", "t.P1:activate \"killer\"  t:settle()  t.P2:choose \"dummy\"  t:settle()  " + looks},
    {"with a card under an item", "", "t.P1:activate \"chest\"  t:settle()  " + looks},
    {"with counters", "", "t.P1:activate \"stamp\"  t:settle()  " + looks},
    {"with an event", "deck = { monster = { EVENT } }, ", "t.P1:attack(\"deck\", { slot = 1 })  " + looks},
    {"with a curse", "deck = { monster = { \"hex\" } }, ",
     "t.P1:attack(\"deck\", { slot = 1 })  t.P1:choose \"P2\"  " + looks},
    {"in a challenge", "rules = \"challenge\", minions = { \"grunt\" }, final_boss = { \"tough\" }, ", looks},
    {"with a full stack", "dice = { 6, 5, 4 }, ",
     "t.P1:attack \"grunt\"  t.P1:activate \"roller\"  t:resolve()  t.P2:activate \"roller\"  t:resolve()  "
     "t.P1:activate \"hitter\"  t:resolve()  t.P2:activate \"hitter\"  t:resolve()  t.P1:activate \"slayer\"  "
     "t:resolve()  "
     "t.P1:play \"dart\"  t.P1:activate \"aimer\"  t.P1:activate \"isaac\"  t.P1:activate \"dummy\"  t.P1:activate "
     "\"payer\"  t.P2:activate \"dummy\"  "
     "t.P1:play \"a_penny\"  t.P1:play \"charm\"  t.P1:play \"ambusher\"  t.P2:play \"a_nickel\"  " +
         looks},
};

// The card with the ability and its place, by its word in the table above.
struct Holder {
  std::string deck, fields, place;
};
inline const std::vector<Holder> holders = {
    {"treasure", "", "ITEMS"},
    {"monster", "hp = 3, evasion = 2, attack = 1, ", "MONSTERS"},
    {"monster", "curse = true, ", "CURSES"},
    {"monster", "revealed { text = \"A.\", effect = function() end }, ", "EVENT"},
    {"room", "", "ROOMS"},
    {"altar", "", "FIXTURES"},
    {"character",
     "hp = 2, attack = 1, starting_item = \"dummy_start\", tap { text = \"A.\", effect = function() end }, ",
     "CHARACTER"},
    {"treasure", "tap { text = \"A.\", roll = { each = function() end } }, ", "ITEMS"},
    {"treasure", "tap { text = \"A.\", effect = function() deal(1, a_monster { named = \"Tough\" }) end }, ", "ITEMS"},
    {"monster",
     "hp = 3, evasion = 2, attack = 1, when { event = item_activated, of = an_item { named = \"Dummy\" }, text = "
     "\"A.\", effect = function() end }, ",
     "MONSTERS"},
};

inline std::string noun_scenario(const AtTable& s, const Holder& holder) {
  std::string table = at_table + s.table;
  for (const std::string place : {"ITEMS", "CURSES", "ROOMS", "FIXTURES"})
    table = replaced(table, place, holder.place == place ? "PROBE, " : "");
  table = replaced(table, " MONSTERS", holder.place == "MONSTERS" ? " PROBE, " : " ");
  table = replaced(table, "CHARACTER", holder.place == "CHARACTER" ? "PROBE" : "\"isaac\"");
  table = replaced(table, "EVENT", holder.place == "EVENT" ? "PROBE" : "\"omen\"");
  return table + "play = function(t) t:may_end_anywhere()  " + s.play + " end";
}

// An ability that acts if the condition holds as the button is pressed.
inline std::string on_button(const std::string& condition) {
  return "when { event = item_activated, of = an_item { named = \"Button\" }, given = function(you) return " +
         condition + " end, text = \"A.\", effect = function() end }";
}

inline std::string counted(const std::string& noun, const std::string& condition) {
  return "count(" + noun + (condition.empty() ? "" : " { " + condition + " }") + ")";
}

// Both values occur, and each object has exactly one of them.
inline void write_flag(Written& into, const std::string& noun, std::string name) {
  const bool of_monsters = name == "event" || name == "curse" || name == "boss";
  const bool of_loot = name == "trinket" || name == "ambush";
  const std::string among = noun != "a_card" ? ""
                            : of_monsters    ? "pile = discard.monster"
                            : of_loot        ? "pile = discard.loot"
                                             : "pile = discard.treasure";
  if (!among.empty())
    name = among + ", " + name;
  for (const std::string value : {"true", "false"}) {
    const std::string condition = counted(noun, name + " = " + value) + " > 0 and " + counted(noun, name + " = true") +
                                  " + " + counted(noun, name + " = false") + " == " + counted(noun, among);
    static int number = 0;  // of the condition
    ++number;
    for (const Holder& holder : holders) {
      if (holder.place == "FIXTURES" && noun != "a_fixture")
        continue;  // a game has few slots for them
      for (const AtTable& s : situations)
        into.trials.push_back({.what = noun + " { " + name + " = " + value + " }",
                               .ability = holder.fields + on_button(condition),
                               .scenario = noun_scenario(s, holder),
                               .actor = "",
                               .deck = holder.deck,
                               .alternatives = number});
    }
  }
}

struct Pair {
  std::string fits, fits_not;
};
// Conditions that are not flags: one that something matches and one that nothing matches.
inline const std::map<std::string, Pair> other_conditions = {
    {"of", {"of = you", "of = a_player { living = false, active = true }"}},
    {"source", {"source = an_item", "source = a_soul"}},
    {"targets", {"targets = a_monster", "targets = a_player { living = false, active = true }"}},
    {"under", {"under = an_item", "under = a_soul"}},
    {"pile", {"pile = discard.loot", "pile = discard.room"}},
    {"tag", {"tag = \"odd\"", "tag = \"even\""}},
    {"text_has", {"text_has = \"A\"", "text_has = \"no such text\""}},
    {"slots", {"slots = shop_slots", "slots = minion_slots"}},
    {"from", {"from = 2, to = 3", "from = 3, to = 2"}},
    {"counters", {"counters = 2", "counters = 99"}},
    {"kind", {"kind = hp_counter", "kind = eternal_counter"}},
    {"to", {"from = 1, to = 3", "from = 3, to = 1"}},
};
inline std::string a_name(Noun noun) {
  switch (noun) {
    case Noun::monster:
      return "Grunt";
    case Noun::character:
      return "Isaac";
    case Noun::curse:
      return "Hex";
    case Noun::soul:
      return "Tough";
    case Noun::event_card:
      return "Omen";
    case Noun::room:
      return "Den";
    case Noun::fixture:
      return "Shrine";
    case Noun::card:
      return "Omen";
    case Noun::loot:
    case Noun::loot_card:
      return "A Penny!";
    default:
      return "Dummy";
  }
}

inline void write_other(Written& into, const scripting::NounRow& noun, const std::string& name) {
  const Pair named = {"named = \"" + a_name(noun.noun) + "\"", "named = \"Nobody\""};
  const Pair in_name = {"name_has = \"" + a_name(noun.noun).substr(1) + "\"", "name_has = \"obody\""};
  const Pair different = {"other_than = a_number", "other_than = " + std::string(noun.name)};
  const auto found = other_conditions.find(name);
  const bool is_about_names = name == "named" || name == "name_has" || name == "other_than";
  if (!is_about_names && found == other_conditions.end()) {
    into.missing += std::string(noun.name) + " { " + name + " }: no stimulus\n";
    return;
  }
  const Pair& pair = name == "named"        ? named
                     : name == "name_has"   ? in_name
                     : name == "other_than" ? different
                                            : found->second;
  static int number = 10'000;
  ++number;
  for (const AtTable& s : situations)
    into.trials.push_back({.what = std::string(noun.name) + " { " + pair.fits + " }",
                           .ability = on_button(counted(std::string(noun.name), pair.fits) + " > 0 and " +
                                                counted(std::string(noun.name), pair.fits_not) + " == 0"),
                           .scenario = noun_scenario(s, holders.front()),
                           .actor = "",
                           .alternatives = number});
}

inline Written written_for_nouns() {
  Written all;
  for (const scripting::NounRow& noun : scripting::noun_rows())
    for (const scripting::Field& field : scripting::noun_fields()) {
      const bool is_function = field.takes == scripting::Takes::script;  // tests/rules/where.lua
      if ((field.forms & scripting::bit(noun.noun)) == 0 || is_function)
        continue;
      ++all.combinations;
      if (field.takes == scripting::Takes::flag)
        write_flag(all, std::string(noun.name), std::string(field.name));
      else
        write_other(all, noun, std::string(field.name));
    }
  return all;
}

}  // namespace soulstack::testing

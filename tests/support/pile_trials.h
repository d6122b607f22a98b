// Trials of piles: each deck and discard pile, of the rules and of sets, in each place where a condition names one. The
// card that is asked about is in that pile, or in the other pile of its deck.
#pragma once

#include "tests/support/noun_trials.h"

namespace soulstack::testing {

inline const std::vector<std::string> said_of_piles = {
    "count(a_card { pile = PILE, named = \"NAME\" }) == 1",
    "PILE.size > 0 and PILE.top ~= nil and PILE.top.name == \"NAME\"",
};

struct CardOfDeck {
  std::string deck, id, name;
};
inline const std::vector<CardOfDeck> cards_of_decks = {
    {"treasure", "dummy", "Dummy"}, {"loot", "dart", "Dart"},      {"monster", "grunt", "Grunt"},
    {"room", "den", "Den"},         {"noble", "squire", "Squire"}, {"pet", "newt", "Newt"},
};

inline std::string pile_scenario(const std::string& table, const CardOfDeck& card) {
  return "players = { { name = \"P1\", items = { PROBE, \"button\" } }, { name = \"P2\" } }, rooms = { \"cave\" }, " +
         table + " = { " + card.deck + " = { \"" + card.id + "\" } }, play = function(t) t:may_end_anywhere()  " +
         looks + " end";
}

inline Written written_for_piles() {
  Written all;
  for (const CardOfDeck& card : cards_of_decks)
    for (const std::string table : {"deck", "discard"})
      for (const std::string& said : said_of_piles) {
        ++all.combinations;
        const std::string condition = replaced(replaced(said, "PILE", table + "." + card.deck), "NAME", card.name);
        for (const bool acts : {true, false})
          all.trials.push_back({.what = condition,
                                .ability = on_button(condition),
                                .acts = acts,
                                .scenario = pile_scenario(acts              ? table
                                                          : table == "deck" ? "discard"
                                                                            : "deck",
                                                          card),
                                .actor = ""});
      }
  return all;
}

}  // namespace soulstack::testing

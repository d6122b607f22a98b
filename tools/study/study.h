// What many games under one ruleset show: where souls come from, and what goes with winning.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "tools/display/json_view.h"
#include "tools/lab/experiment.h"
#include "tools/lab/sums.h"
#include "tools/study/card_effect.h"

namespace soulstack::tools {

// A number of each player that may go with winning.
struct Trait {
  std::string_view name;  // "monsters killed"
  std::int64_t (*of)(const PlayerDetails&);
};
std::span<const Trait> traits();

struct Study {
  Study(const Content& c, int seats);

  // With GameResult::details.
  void add(const GameResult& game);

  const Content& content;
  int players;
  VariantSums games;                                   // lengths, outcomes, wins by turn order and character
  std::map<std::string, std::uint64_t> souls_by_type;  // gained, by the type of their card; a soul worth 2 counts twice
  std::vector<std::uint64_t> souls_by_card;
  std::vector<Fared> cards;    // by card: the players who did something with it
  std::vector<PairSums> wins;  // by trait, of games with one winner: the others together (A) and the winner times their
                               // number (B)
  std::uint64_t one_winner = 0, comebacks = 0;  // comebacks: in the middle of the game somebody else had more souls
  std::uint64_t questions = 0, turns = 0;

  static void each(auto& s, auto visit) {
    visit("games", s.games);
    visit("souls_by_type", s.souls_by_type);
    visit("souls_by_card", s.souls_by_card);
    visit("cards", s.cards);
    visit("wins", s.wins);
    visit("one_winner", s.one_winner);
    visit("comebacks", s.comebacks);
    visit("questions", s.questions);
    visit("turns", s.turns);
  }
};

}  // namespace soulstack::tools

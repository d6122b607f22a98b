// What a card does to games: the same deals with and without it, and how players fare who meet it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

// Players of games who did something with the card, and how they fared.
struct Fared {
  std::uint64_t players = 0;
  std::uint64_t wins = 0;   // in shares of `whole_win`
  std::uint64_t times = 0;  // how often they did it
  static auto numbers(auto& f) { return std::tie(f.players, f.wins, f.times); }
};

inline constexpr std::size_t number_of_deeds = 5;  // what a player can do with a card

// The turns in which players first did something with the card.
inline constexpr std::array<int, 5> last_turns_of_stages = {10, 20, 40, 80, 1'000'000};

// The games of one card.
struct CardEffect {
  CardDefId card;  // in the variant that has it
  int players = 4;

  std::array<Fared, number_of_deeds> by_deed{};               // drawn, played, bought, used, died to it
  std::array<Fared, last_turns_of_stages.size()> by_stage{};  // by the turn of the first deed of the player
  std::uint64_t games = 0;
  std::uint64_t games_met = 0;               // somebody did something with the card
  std::uint64_t same_games = 0;              // with and without it: as long, with the same winners
  std::map<int, std::uint64_t> first_turns;  // of the games that differ: the turn in which the card was first met

  // `with` has the details of its players.
  void add(const GameResult& with, const GameResult& without);
  static void each(auto& e, auto visit) {
    visit("by_deed", e.by_deed);
    visit("by_stage", e.by_stage);
    visit("games", e.games);
    visit("games_met", e.games_met);
    visit("same_games", e.same_games);
    visit("first_turns", e.first_turns);
  }
  // The turn by which this share of the games that differ had met the card; 0 if none had.
  int turn_of_share(double share) const;
};

// How players fared who did one thing, compared with all players.
struct FaredAnswer {
  std::string what;  // "played", "first met in turns 11 to 20"
  Fared fared;
  Interval interval;     // of their wins in percent
  std::string sentence;  // "win more often", "too scarce to say"; empty: they do not stand out
  bool stands_out = false;
};
// Those that stand out are picked by the procedure of Benjamini and Hochberg at 5 %.
std::vector<FaredAnswer> answers_of(const CardEffect& effect);

// `comparison`: with the card (A) and without it (B).
Json card_json(const Comparison& comparison, const CardEffect& effect, const std::string& id);
// A section of its report: who met the card, and how they fared.
std::string card_section(const CardEffect& effect, const std::string& name);
void print_card(const Comparison& comparison, const CardEffect& effect, const std::string& name, Console& console);

}  // namespace soulstack::tools

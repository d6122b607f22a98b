// The analysis of one game for a report: how the chances changed, the decisions that stood out, and the work of cards.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/display/story.h"
#include "tools/game_report/game_estimates.h"
#include "tools/records/undo.h"
#include "tools/simulate/game_details.h"

namespace soulstack::tools {

struct AnalysedTurn {
  int number = 0;
  Seat who = Seat::game;
  std::size_t decision = 0;            // its first one, from 1
  std::vector<std::string> lines;      // what happened
  std::unique_ptr<GameState> state{};  // where the stack was empty for the first time; null: nowhere
  Chances before{};                    // at that moment
};

// A stretch of turns in which the chances of a player changed much.
struct TurningPoint {
  std::size_t from = 0, to = 0;  // indices of turns; `to` is not part of it, and may be the end of the game
  std::size_t seat = 0;
  double before = 0, after = 0;  // % of games won
  Interval change;
};

// An answer that was much better or worse than the best other one, as `greedy` values positions.
struct StandingDecision {
  std::size_t number = 0;  // from 1
  int turn = 0;
  Seat who = Seat::game;
  std::string question, chosen, other;
  OptionValues::Better better;  // than the other one
};

// What a card did in the whole game.
struct CardWork {
  CardDefId card;
  std::vector<Seat> who{};  // who did something with it, or got its soul
  int times = 0;            // it was played, used or bought
  int souls = 0, coins = 0, loot = 0, damage = 0;

  double value() const;  // as `greedy` values what it brought
};

// Listens to a game while it is replayed, and estimates what it may say when it is over.
class GameAnalysis {
 public:
  explicit GameAnalysis(const Record& record) : record_(record), turns_(1), questions_(record.beginning.seats.size()) {}

  // After the setup and after each answer, before the news of the game are cleared.
  void listen(const History& history);
  // After the last answer. `progress` receives which share of the work is done.
  void finish(const Game& game, const std::function<void(double share)>& progress);

  const std::vector<AnalysedTurn>& turns() const { return turns_; }            // the first one is the setup
  const std::vector<TurningPoint>& turning_points() const { return points_; }  // in their order
  const std::vector<StandingDecision>& good() const { return good_; }          // the largest difference first
  const std::vector<StandingDecision>& bad() const { return bad_; }
  const std::vector<CardWork>& cards() const { return cards_; }  // the most valuable first
  const GameDetails& details() const { return details_; }

 private:
  struct Candidate {
    double score = 0;
    StandingDecision decision;
    std::size_t chosen = 0, other = 0;
    std::unique_ptr<GameState> state;
  };
  void end_turn();
  void judge(const History& history);
  static void keep(std::vector<Candidate>& among, double score, const StandingDecision& decision, std::size_t chosen,
                   std::size_t other, const GameState& state);
  std::vector<StandingDecision> judged_again(const Game& game, const std::vector<Candidate>& candidates, double sign);
  void find_turning_points(const Game& game, const std::function<void(double)>& progress);
  std::optional<TurningPoint> estimated_again(const Game& game, const TurningPoint& point, double error);
  Chances chances_in(const Game& game, const AnalysedTurn& turn, int games);

  const Record& record_;
  Dice dice_{1};
  TurnStory story_;  // of the last turn
  std::vector<AnalysedTurn> turns_;
  std::vector<Candidate> gains_, losses_;
  std::vector<TurningPoint> points_;
  std::vector<StandingDecision> good_, bad_;
  std::vector<CardWork> cards_;
  std::vector<std::uint32_t> questions_;
  GameDetails details_;
};

// How many samples there are.
inline constexpr int chances_games = 60, chances_games_again = 240;
inline constexpr int option_samples = 4, option_samples_again = 64;
inline constexpr std::size_t most_judged_again = 12;  // decisions of each kind, and turning points

}  // namespace soulstack::tools

// An experiment: its plan, the sums of its games, and what they say. It is fed with games in the order of their pairs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "tools/lab/measures.h"
#include "tools/lab/mergeable.h"

namespace soulstack::tools {

struct ExperimentPlan {
  std::uint64_t pairs = 2000;  // 0: until the answer is clear
  bool until_clear = false;    // stop at the first look that gives a clear answer
  std::size_t main = 0;        // the measure that the experiment is about
  double matters = 0;          // for it, as shown; 0: the default
  std::size_t variants = 2;    // A, and those that are compared with it; a study has only A
  double error = 0.05;
  bool with_gifts = false;    // a player of each game is given something
  bool with_details = false;  // the games have GameResult::details
};

// The games of one variant.
struct VariantSums {
  explicit VariantSums(int players) : by_order(static_cast<std::size_t>(players)) {}

  std::uint64_t games = 0, script_errors = 0;
  // Games by number of turns; the last place counts all longer ones.
  std::vector<std::uint64_t> turns = std::vector<std::uint64_t>(longest_counted + 1);
  std::map<std::string, std::uint64_t> outcomes;  // by their names
  struct Wins {
    std::uint64_t games = 0, wins = 0;  // wins in shares of `whole_win`
    double percent() const;
    static auto numbers(auto& w) { return std::tie(w.games, w.wins); }
  };
  // After a round, over all games; one that is over keeps its last value.
  struct Leader {
    std::uint64_t souls = 0, squares = 0, over = 0;  // `over`: games that have ended by then
    static auto numbers(auto& l) { return std::tie(l.souls, l.squares, l.over); }
  };
  static constexpr std::size_t longest_followed = 100;                 // rounds
  std::vector<Wins> by_order;                                          // by turn order from the starting player
  std::map<std::uint16_t, Wins> by_character;                          // by the number of its card
  std::vector<Leader> leader = std::vector<Leader>(longest_followed);  // by round, if the games recorded it

  void add(const GameResult& game);
  std::uint64_t ended(Outcome outcome) const;
  double share(Outcome outcome) const;
  std::uint64_t median_turns() const;

  static void each(auto& s, auto visit) {
    visit("games", s.games);
    visit("script_errors", s.script_errors);
    visit("turns", s.turns);
    visit("outcomes", s.outcomes);
    visit("by_order", s.by_order);
    visit("by_character", s.by_character);
    visit("leader", s.leader);
  }

 private:
  void add_leader(const GameResult& game);
};

// Deals whose games are worth a look: their numbers, and how many turns the games took under A and under the other variant.
struct Deal {
  std::uint64_t pair = 0;  // of the run, from 0
  int a = 0, b = 0;
  int difference() const { return b - a; }
  friend bool operator==(const Deal&, const Deal&) = default;
};

// The games of one variant beside those of A.
struct Beside {
  std::uint64_t same_games = 0;
  // Of the deals whose games differ, the one that lost and the one that gained the most turns, and the one that changed
  // least; of several, the first.
  std::optional<Deal> shorter, longer, nearest;

  void add(std::uint64_t pair, const GameResult& a, const GameResult& b);
  void offer(const Deal& deal);
};
Json sums_json(const Beside& beside);
void add_sums(Beside& to, const Json& json);

// The sums of a measure, in one variant against A.
struct Compared {
  PairSums sums;
  PairSums lowest, highest;  // with games that a limit stopped as low or high for the difference as they could be
  static auto numbers(auto& c) { return std::tie(c.sums, c.lowest, c.highest); }
};

// The sums of the games of some pairs. All are whole numbers: merged in any order, they are the same.
struct ExperimentSums {
  ExperimentSums(std::size_t number_of_variants, int players);

  // The games of a pair: one for each variant, A first. `pair` is its number in the run.
  void add(std::uint64_t pair, std::span<const GameResult> games);

  std::uint64_t pairs = 0;
  std::vector<VariantSums> variants;
  std::vector<Beside> beside;                   // by variant from 1 on
  std::vector<std::vector<Compared>> compared;  // the same, then by measure

  static void each(auto& s, auto visit) {
    visit("pairs", s.pairs);
    visit("variants", s.variants);
    visit("beside", s.beside);
    visit("compared", s.compared);
  }
};

// What a measure says in the end.
struct Answer {
  const Measure* measure = nullptr;
  PairSums sums;
  Interval interval;  // of the difference, in whole numbers
  double error = 0;
  double matters = 0;  // in whole numbers
  Verdict verdict = Verdict::scarce;
  std::string sentence;
  bool shown = true;

  double shown_a() const { return sums.mean_a() * measure->scale; }
  double shown_b() const { return sums.mean_b() * measure->scale; }
  double shown_difference() const { return sums.difference() * measure->scale; }
  Interval shown_interval() const { return interval.times(measure->scale); }
};

// The main measure of a variant at a look.
struct Look {
  std::uint64_t pairs = 0;
  double difference = 0;  // in whole numbers
  Interval interval;
};

class Experiment {
 public:
  Experiment(const ExperimentPlan& plan, int players);

  // The games of the next pair: one for each variant, A first. `pair` is its number in the run, of which a share may be played.
  void add(std::uint64_t pair, std::span<const GameResult> games);
  // What last_block returned after that many pairs of the next block. Throws std::exception if it is something else.
  void add_block(const Json& sums, std::uint64_t pairs);
  Json last_block() const { return sums_.last_block(); }
  // All pairs are played, or the answer is clear and that was enough.
  bool is_over() const;

  std::uint64_t pairs() const { return sums_.all().pairs; }
  const ExperimentPlan& plan() const { return plan_; }
  const VariantSums& variant(std::size_t variant) const { return sums_.all().variants[variant]; }
  const Beside& beside(std::size_t variant) const { return sums_.all().beside[variant - 1]; }  // from 1 on
  // For a variant from 1 on: one answer for each measure of these games.
  std::vector<Answer> answers(std::size_t variant) const;
  Answer main_answer(std::size_t variant) const;
  const std::vector<Look>& looks(std::size_t variant) const { return looks_[variant - 1]; }
  // Over 0.5 % of the games of a variant were stopped.
  bool many_stopped() const;

 private:
  std::size_t others() const { return std::max<std::size_t>(2, plan_.variants) - 1; }  // variants after A, at least 1
  Schedule schedule() const;
  double error_of_others() const;
  bool is_measured(const Measure& measure) const {
    return (plan_.with_gifts || !measure.of_gifts) && (plan_.with_details || !measure.of_details);
  }
  Answer answer_of(std::size_t variant, std::size_t measure) const;
  void look();

  ExperimentPlan plan_;
  InBlocks<ExperimentSums> sums_;
  bool clear_ = false;
  std::vector<std::vector<Look>> looks_;
};

}  // namespace soulstack::tools

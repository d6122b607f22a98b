// An experiment of the service, which is played in pieces: the same deals under several variants.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tools/lab/comparison.h"
#include "tools/lab/forked_games.h"
#include "tools/lab/paired_games.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// A variant with its cards.
struct ExperimentVariant {
  std::string title;
  std::string rules;
  std::shared_ptr<scripting::Loaded> loaded;
  std::optional<Gift> gift = {};
};

struct ExperimentWish {
  std::uint64_t pairs = 2'000;
  int players = 4;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;
  std::size_t measure = 0;  // its place among `measures()`
  double matters = 0;       // 0: the default
  bool until_clear = false;
};

// Pairs that were not added: their sums, for `add` of the same experiment in another process; and for each pair a list of
// what the main measure is in its games, as it is shown.
struct PlayedApart {
  Json sums, values;
};

class HostedExperiment {
 public:
  // The first variant is the one that the others are compared with.
  HostedExperiment(const ExperimentWish& wish, const std::vector<ExperimentVariant>& variants);
  // A moment of a game, as it is and with a change.
  HostedExperiment(const ExperimentWish& wish, std::vector<ComparedVariant> both, std::unique_ptr<ForkedGames> forks);

  int owner = 0;  // the number of the client that began it
  const Comparison& comparison() const { return comparison_; }
  // Empty: it plays on from a moment of a game.
  const std::vector<PlayedVariant>& variants() const { return variants_; }
  bool is_over() const { return comparison_.experiment.is_over(); }
  // Plays the next pairs.
  void play(std::uint64_t pairs);
  // Plays these pairs without adding them.
  PlayedApart play_apart(std::uint64_t from, std::uint64_t pairs);
  // Adds what play_apart returned. Throws std::exception if it is something else.
  void add(const Json& sums, std::uint64_t pairs);

 private:
  std::vector<GameResult> games_of(std::uint64_t pair);

  std::vector<PlayedVariant> variants_;
  std::unique_ptr<ForkedGames> forks_;
  Comparison comparison_;
  std::uint64_t next_ = 0;
};

}  // namespace soulstack::tools

// What a scenario file may use up. Work is counted, so every machine stops a scenario at the same place; only a time
// limit that somebody asked for depends on the machine.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace soulstack::scripting {

// Why a scenario fails, as a sentence.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

using Deadline = std::chrono::steady_clock::time_point;
inline constexpr Deadline no_deadline = Deadline::max();

inline constexpr int most_scenarios = 1'000;              // of a file
inline constexpr std::size_t most_libraries = 50;         // that a file uses: sets and rules to play with
inline constexpr std::int64_t scenario_work = 1'000'000;  // a unit takes about a microsecond
inline constexpr std::int64_t file_work = 5'000'000;
inline constexpr std::size_t longest_given_text = 1'000;   // bytes that a scenario gives to a call
inline constexpr std::size_t longest_scenario_name = 200;  // of a scenario
inline constexpr std::size_t longest_player = 60;          // the name of a player

// Counts the work of one file, scenario by scenario.
class Meter {
 public:
  explicit Meter(Deadline deadline = no_deadline) : deadline_(deadline) {}

  // Throws Failure if that is more than is left, and from then on at every call.
  void spend(std::int64_t work);
  // Only counts: for what has failed already.
  void note(std::int64_t work) {
    of_scenario_ += work;
    of_file_ += work;
  }
  void begin_scenario() { of_scenario_ = 0; }

  bool is_file_used_up() const { return of_file_ > file_work; }
  bool is_time_up() const { return deadline_ != no_deadline && std::chrono::steady_clock::now() >= deadline_; }
  std::int64_t of_scenario() const { return of_scenario_; }
  std::int64_t of_file() const { return of_file_; }

 private:
  std::int64_t of_scenario_ = 0, of_file_ = 0;
  Deadline deadline_;
};

}  // namespace soulstack::scripting

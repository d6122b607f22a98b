// Limits of scenario files. Work is counted, so each machine stops a scenario at the same place; only a time limit
// requested by the user depends on the machine.
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
inline constexpr std::size_t most_libraries = 50;         // choices of sets and rules in one file
inline constexpr std::int64_t scenario_work = 1'000'000;  // a unit takes about a microsecond
inline constexpr std::int64_t file_work = 5'000'000;
inline constexpr std::size_t longest_given_text = 1'000;   // bytes of a string that a scenario passes to a call
inline constexpr std::size_t longest_scenario_name = 200;  // of a scenario
inline constexpr std::size_t longest_player = 60;          // the name of a player

// Counts the work of one file, scenario by scenario.
class Meter {
 public:
  explicit Meter(Deadline deadline = no_deadline) : deadline_(deadline) {}

  // Throws Failure if not enough is left, and then at each later call.
  void spend(std::int64_t work);
  // Only counts: for scenarios that have already failed.
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

// The work between two decisions: each listener examined, each query, each verb and the objects they examine. It is
// counted in units of about 10 ns and not measured, so all machines stop at the same place. The sum is stored outside
// the state and restarts at each decision; so it is the same in a fork, in a saved game and when coroutines are rebuilt.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/ids.h"

namespace soulstack {

struct Content;

// A typical decision costs about 1,000 units.
inline constexpr std::uint64_t watched_work = 100'000;  // above this, work is counted by card
inline constexpr std::uint64_t plenty_of_work =
    3'000'000;                                          // above this, cards that did more than little_work are skipped
inline constexpr std::uint64_t little_work = 60'000;    // of one card
inline constexpr std::uint64_t most_work = 20'000'000;  // above this, the game is stopped

namespace work_of {
inline constexpr std::uint32_t look = 2;       // examining a listener or an object that a noun may match
inline constexpr std::uint32_t number = 5;     // a stat, or checking an ability that may be activated
inline constexpr std::uint32_t property = 10;  // a property read by a script
inline constexpr std::uint32_t verb = 20;      // a verb or an event
inline constexpr std::uint32_t move = 40;      // moving a card between zones
inline constexpr std::uint32_t effect = 100;   // calling the function of an effect
inline constexpr std::uint32_t query = 300;    // calling a query, with up to 100 instructions
inline constexpr std::uint32_t undo = 500;     // saving the state before an effect that may fail
inline constexpr std::uint32_t tick = 1'000;   // 100 instructions, or 1,000 steps within library functions
inline constexpr std::uint32_t failure = 5'000;
}  // namespace work_of

class Work {
 public:
  explicit Work(const Content& content) : content_(content) {}
  Work& operator=(const Work&) = delete;

  // Resets the budget: a decision was answered, or the table is only queried.
  void begin() {
    done_ = 0;
    blamed_ = {};
    if (!by_card_.empty())
      forget();
  }
  void spend(std::uint64_t units) {
    done_ += units;
    if (done_ >= watched_work)
      note(units);
  }
  std::uint64_t done() const { return done_; }
  AbilityId blamed() const { return blamed_; }

  // The engine's own work counts for the card whose effect runs.
  void blame(AbilityId ability) { blamed_ = ability; }

  // Is the card of this ability skipped? A card that did too much work has no abilities until the next decision.
  bool leaves_out(AbilityId ability) { return done_ >= plenty_of_work && has_done_too_much(ability); }
  // The number of ticks that an effect of this card may run.
  int ticks_left(AbilityId ability, int wanted) const;

  bool has_left_out() const { return !left_out_.empty(); }
  // One ability of each skipped card that has not been counted as a failure.
  std::vector<AbilityId> take_left_out();
  void count(AbilityId ability);  // counts it as a failure of its card
  // The name of the card that caused most of the work; empty: none.
  std::string worst() const;

  // For measurements: the highest sum between two decisions so far.
  std::uint64_t highest() const { return highest_; }
  void keep_highest() { highest_ = done_ > highest_ ? done_ : highest_; }

 private:
  friend class Account;
  struct Done {
    std::uint64_t units = 0;
    bool is_left_out = false;
    bool is_counted = false;
  };
  std::size_t place_of(AbilityId ability) const;
  Done& of(AbilityId ability);
  void note(std::uint64_t units);
  bool has_done_too_much(AbilityId ability);
  void forget();

  const Content& content_;
  std::uint64_t done_ = 0;
  std::uint64_t highest_ = 0;
  AbilityId blamed_;
  std::vector<Done> by_card_;  // empty below watched_work; the engine comes first, then the rules
  std::vector<AbilityId> left_out_;
};

// While this object exists, work counts for the card of this ability.
class Account {
 public:
  Account(Work& work, AbilityId ability, std::uint32_t units = work_of::look) : work_(work), outer_(work.blamed_) {
    work_.blamed_ = ability;
    work_.spend(units);
  }
  ~Account() { work_.blamed_ = outer_; }
  Account(const Account&) = delete;
  Account& operator=(const Account&) = delete;
  // The ability is skipped.
  bool is_closed() const { return work_.leaves_out(work_.blamed_); }

 private:
  Work& work_;
  const AbilityId outer_;
};

inline constexpr const char* did_too_much =
    "its card has no abilities until the next decision: they exceeded the budget for work between two decisions";

}  // namespace soulstack

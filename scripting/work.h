// The work of scripts from one decision to the next: a sum over all effects and queries, each of which has a budget of
// its own. It is counted in ticks of a hundred instructions, beyond the first of each call; the table keeps the sum, and
// a decision begins it anew, so that it is the same in a fork, in a saved game and where coroutines are built again.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ids.h"
#include "engine/table.h"
#include "scripting/budget.h"

namespace soulstack::scripting {

// Instructions that are slow take half a microsecond: what a single card can do lasts a quarter of a second.
inline constexpr std::uint64_t plenty_of_work = 5'000;  // from here on only cards that have done little go on
inline constexpr std::uint32_t little_work = 600;       // of one card
inline constexpr std::uint64_t most_work = 20'000;      // from here on none does
inline constexpr int steps_a_tick = 1'000;
inline constexpr int work_of_a_failure = 5;             // to tell of it is work, too

constexpr int work_between(const Allowance& before, const Allowance& after) {
  return before.ticks - after.ticks + static_cast<int>((before.steps - after.steps) / steps_a_tick);
}

class Work {
 public:
  void add(Table& t, AbilityId ability, int ticks) {
    if (ticks > 0) note(t, t.content[ability].card, static_cast<std::uint32_t>(ticks));
  }
  // It does not run any more before somebody is asked: others have to have their turn.
  bool is_too_much(const Table& t, AbilityId ability) const {
    return t.script_work >= plenty_of_work && (t.script_work >= most_work || done_by(t.content[ability].card) >= little_work);
  }
  // True: of that card it has not been told yet since somebody was asked.
  bool is_news(const Table& t, AbilityId ability);

 private:
  struct Done {
    std::uint32_t stretch = 0, ticks = 0;
    bool told = false;
  };
  void note(Table& t, CardDefId card, std::uint32_t ticks);
  std::uint32_t done_by(CardDefId card) const;
  Done& of(CardDefId card);

  std::uint32_t stretch_ = 1;
  std::vector<Done> done_;  // by card; the first is for the rules
};

}  // namespace soulstack::scripting

// Nouns with their conditions, each kept once.
#pragma once

#include <deque>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

// Filters that files write are part of the content. Those that a running script makes come after it: such an id must never
// enter a game's state, since it says only what this library has seen so far.
class FilterPool {
 public:
  static constexpr std::uint16_t first_at_run_time = 0x8000;

  explicit FilterPool(std::vector<Filter>& printed);  // begins with the bare nouns, by their rows
  FilterPool(const FilterPool&) = delete;
  FilterPool& operator=(const FilterPool&) = delete;

  FilterId intern(const Filter& filter);  // unknown if there is no more room
  // Whoever looks through it may keep it while others are made. Nothing fits one that is not known.
  const Filter& operator[](FilterId id) const;

  // How many others it names, and those again: whoever asks what fits it goes through all of them.
  int named_in(const Filter& filter) const;
  static constexpr int most_named = 16;

  std::size_t made_at_run_time() const { return at_run_time_.size(); }
  static constexpr std::size_t many = 256;               // at run time: then they are better forgotten
  static constexpr std::size_t most_at_run_time = 4096;  // more than the budgets of what runs at the same time

  void close() { closed_ = true; }  // what comes now is made at run time
  // Only while no script is under way that knows of them.
  void forget_run_time(std::size_t all_but) {
    if (all_but < at_run_time_.size())
      at_run_time_.resize(all_but);
  }

 private:
  std::vector<Filter>& printed_;
  std::deque<Filter> at_run_time_;  // they stay where they are while more are made
  bool closed_ = false;
};

}  // namespace soulstack::scripting

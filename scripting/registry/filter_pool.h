// Nouns with their conditions, each stored once.
#pragma once

#include <deque>
#include <vector>

#include "engine/model/card_words.h"

namespace soulstack::scripting {

// Filters in files are part of the content. Filters made by running scripts get later ids. Such an id must never enter
// a game's state, since it depends on what this library has run so far.
class FilterPool {
 public:
  static constexpr std::uint16_t first_at_run_time = 0x8000;

  explicit FilterPool(std::vector<Filter>& printed);  // starts with the plain nouns, in row order
  FilterPool(const FilterPool&) = delete;
  FilterPool& operator=(const FilterPool&) = delete;

  FilterId intern(Filter filter);  // unknown if it is full
  // The reference stays valid while others are made. Nothing matches an unknown one.
  const Filter& operator[](FilterId id) const;

  // The ability that is named if the function of the noun fails: the first one that uses the noun.
  void belongs_to(FilterId id, AbilityId ability) {
    if (id.value < printed_.size() && !printed_[id.value].where_of.known())
      printed_[id.value].where_of = ability;
  }

  // The number of other filters that it refers to, directly or indirectly: matching visits all of them.
  int named_in(const Filter& filter) const;
  static constexpr int most_named = 16;

  std::size_t made_at_run_time() const { return at_run_time_.size(); }
  static constexpr std::size_t many = 256;               // at run time; above this they are discarded
  static constexpr std::size_t most_at_run_time = 4096;  // more than all nested budgets together

  void close() { closed_ = true; }  // later filters are made at run time
  // Only while no running script refers to them.
  void forget_run_time(std::size_t all_but) {
    if (all_but < at_run_time_.size())
      at_run_time_.resize(all_but);
  }

 private:
  std::vector<Filter>& printed_;
  std::deque<Filter> at_run_time_;  // addresses stay valid while more are made
  bool closed_ = false;
};

}  // namespace soulstack::scripting

// "Did you mean": the nearest of the words that would be right.
#pragma once

#include <limits>
#include <string_view>

namespace soulstack::scripting {

// How many letters have to be inserted, left out, changed or swapped with their neighbour (Damerau-Levenshtein, no letter
// twice). Words longer than 40 letters are infinitely far.
int edit_distance(std::string_view a, std::string_view b);

// Offer it every word that would be right; of the nearest ones the first wins.
class Nearest {
 public:
  explicit Nearest(std::string_view written) : written_(written) {}
  void offer(std::string_view word);
  std::string_view word() const { return best_; }  // empty: none is near

 private:
  std::string_view written_;
  std::string_view best_;
  int distance_ = std::numeric_limits<int>::max();
};

}  // namespace soulstack::scripting

// "Did you mean": finds the most similar valid word.
#pragma once

#include <limits>
#include <string_view>

namespace soulstack::scripting {

// The number of letters to insert, remove, change or swap with their neighbour (Damerau-Levenshtein, each letter at
// most once). Words longer than 40 letters are infinitely far.
int edit_distance(std::string_view a, std::string_view b);

// Call `offer` with each valid word; the first of the most similar ones wins. One without a written word ignores all
// offers.
class Nearest {
 public:
  Nearest() : is_mute_(true) {}
  explicit Nearest(std::string_view written) : written_(written) {}
  void offer(std::string_view word);
  std::string_view word() const { return best_; }  // empty if none is similar

 private:
  bool is_mute_ = false;
  std::string_view written_;
  std::string_view best_;
  int distance_ = std::numeric_limits<int>::max();
};

}  // namespace soulstack::scripting

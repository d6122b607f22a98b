// "Did you mean": finds the most similar valid word.
#include "scripting/findings/suggest.h"

#include <algorithm>
#include <array>

namespace soulstack::scripting {

namespace {

constexpr std::size_t longest = 40;

// One wrong letter in three still counts as similar.
int near_enough(std::string_view written) { return std::max(1, static_cast<int>(written.size() + 1) / 3); }

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  if (a.size() > longest || b.size() > longest)
    return std::numeric_limits<int>::max();
  std::array<std::array<int, longest + 1>, 3> rows{};  // for i - 2, i - 1 and i letters of a
  for (std::size_t j = 0; j <= b.size(); ++j)
    rows[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const auto &before = rows[(i + 1) % 3], &above = rows[(i - 1) % 3];
    auto& row = rows[i % 3];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, changed});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

void Nearest::offer(std::string_view word) {
  if (is_mute_)
    return;
  const std::size_t longer = std::max(word.size(), written_.size());
  const std::size_t shorter = std::min(word.size(), written_.size());
  if (static_cast<int>(longer - shorter) > near_enough(written_))
    return;
  const int distance = edit_distance(written_, word);
  if (distance > near_enough(written_) || distance >= distance_)
    return;
  distance_ = distance;
  best_ = word;
}

}  // namespace soulstack::scripting

// Actions: the options of a decision as numbers below a fixed limit. A long list of options is divided into pages.
#pragma once

#include <algorithm>

namespace soulstack::tools {

inline constexpr int max_actions = 32;

// The options that can be chosen at once. Action `a` is option `first + a`; with `has_next`, the last action,
// `max_actions - 1`, goes to the next page instead. There is no way back to an earlier page, so each decision ends
// after a limited number of actions.
struct ActionPage {
  int first = 0;
  int count = 0;  // of the options on this page, at least 1
  bool has_next = false;

  constexpr int actions() const { return count + (has_next ? 1 : 0); }
  constexpr bool is_legal(int action) const { return action >= 0 && action < actions(); }
  constexpr bool goes_on(int action) const { return has_next && action == count; }
};

// The page that begins with this option, of a decision with that number of options. The last page takes as many
// options as fit; a page with a next one has max_actions - 1 options.
constexpr ActionPage page_from(int first, int options) {
  const int left = options - first;
  const bool has_next = left > max_actions;
  return {first, has_next ? max_actions - 1 : left, has_next};
}

}  // namespace soulstack::tools

// Shared code of the fuzz targets: bytes as choices, loaded sets, and checks for every game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/invariants.h"
#include "engine/table/table.h"
#include "scripting/binding/loaded.h"
#include "scripting/findings/finding.h"
#include "tests/fuzz/demand.h"

namespace soulstack::fuzzing {

using scripting::Loaded;

// The bytes of an input as choices; 0 when none are left.
class Choices {
 public:
  Choices(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool any() const { return at_ < size_; }
  int below(int n) { return n > 1 && any() ? data_[at_++] % n : 0; }
  template <class List>
  auto& of(List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

inline void demand_order(const Game& game, Ledger& ledger) {
  const std::string wrong = first_wrong(game.table());
  demand(wrong.empty(), wrong);
  const std::string odd = ledger.first_wrong(game.table());
  demand(odd.empty(), odd);
}

inline std::unique_ptr<Loaded> load(const std::vector<std::string>& folders, const std::string& rules) {
  std::vector<scripting::Finding> findings;
  auto loaded = Loaded::load(folders, rules, findings);
  for (const scripting::Finding& finding : findings)
    std::fprintf(stderr, "%s\n", to_string(finding).c_str());
  return loaded;
}

inline constexpr std::array rulesets = {"extended", "classic", "two_player", "solo", "coop", "mini_draft"};
inline constexpr int ruleset_count = static_cast<int>(rulesets.size());

inline const Loaded& base_game(int ruleset) {
  static std::array<std::unique_ptr<Loaded>, rulesets.size()> all;
  auto& loaded = all[static_cast<std::size_t>(ruleset)];
  if (!loaded)
    loaded = load({SOULSTACK_TEST_ROOT "/cards/base"}, rulesets[static_cast<std::size_t>(ruleset)]);
  demand(loaded != nullptr, "the base set does not load");
  return *loaded;
}

}  // namespace soulstack::fuzzing

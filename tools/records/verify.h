// Replays a game from a file and compares it with the file.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/records/undo.h"

namespace soulstack::tools {

// How to find the answers of the file among the options.
enum class Matched {
  by_position,        // the keys must also match
  by_key,             // at any position; continues after the first difference
  among_other_cards,  // by key; ignores differences of states, which contain numbers of cards and abilities
};

struct Replayed {
  std::size_t answers = 0;           // that were possible
  std::size_t events = 0;            // of these answers and of the setup
  std::optional<Parting> parting;    // the first difference
  std::vector<std::string> because;  // its causes as sentences, the nearest first
  std::string_view nearest;          // how the first of these relates to it: "which is", "because" or "before it"
  std::string script;                // the line of the ability that caused it: "cards/base/loot/bomb.lua:4"
  std::vector<std::string> cards;    // IDs of the cards involved
  std::optional<Parting> stuck;      // the first answer that was not possible, if there is one
  std::optional<Parting> state;      // with other cards: the first state that differs
  bool same() const { return !parting && !stuck; }
};

// Calls `after_each` after the setup and after each answer.
Replayed replay(History& history, const Record& record, Matched matched,
                const std::function<void(Game&)>& after_each = {});

}  // namespace soulstack::tools

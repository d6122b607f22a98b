// A game on file, played again and held against what the file says.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/records/undo.h"

namespace soulstack::tools {

// How the answers of the file are found among the options.
enum class Matched {
  by_position,        // and their keys have to be the same
  by_key,             // wherever they stand now, and on beyond the first difference
  among_other_cards,  // by key; states hold numbers of cards and abilities, so that other states are no difference
};

struct Replayed {
  std::size_t answers = 0;           // that were given
  std::size_t events = 0;            // that came of them, and of the set-up
  std::optional<Parting> parting;    // the first difference
  std::vector<std::string> because;  // what led to it: sentences, the nearest first
  std::string_view nearest;          // what the first of these is to it: "which is", "because" or "before it"
  std::string script;                // the line of the ability that brought it about: "cards/base/loot/bomb.lua:4"
  std::vector<std::string> cards;    // ids of those that take part in it
  std::optional<Parting> stuck;      // the answer that could not be given, if there is one
  std::optional<Parting> state;      // among other cards: the first state that is another
  bool same() const { return !parting && !stuck; }
};

// `after_each` is called once the table is set, and after every answer.
Replayed replay(History& history, const Record& record, Matched matched,
                const std::function<void(Game&)>& after_each = {});

}  // namespace soulstack::tools

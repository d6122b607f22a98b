// What the fields of events and of deeds can name: of "damage to you", a player, a monster or another object with HP.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/model/event_rows.h"
#include "scripting/registry/kinds.h"

namespace soulstack::scripting {

struct NamesRow {
  Names names;
  std::string_view what;  // in messages
  std::uint64_t nouns;    // nouns that may match it
  bool can_be_this;       // an object that may have abilities
};
const NamesRow& row_of(Names names);

// The kinds of values of a field.
Kinds kinds_of(Names names);

// The words that may stand in the field and say of themselves what they name: "you", "this", "a_player".
std::vector<std::string_view> words_for(Names names);

}  // namespace soulstack::scripting

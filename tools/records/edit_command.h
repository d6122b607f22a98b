// Commands that edit the table, such as `/give P1 Bomb!`: as typed in the console of `soulstack play`, and as recorded.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/game/editing.h"

namespace soulstack::tools {

struct EditCommand {
  Edit edit;            // of `/eval` without its ability
  std::string written;  // in full, with the IDs of cards: "/give P1 base:bomb"
  std::string done;     // a sentence for when it has been done; empty: its events say it
  std::string lua;      // of `/eval`
};

// Reads a command against the table, with or without the slash. No value: `why` says what is wrong and what is possible.
std::optional<EditCommand> read_edit(const Game& game, std::string_view typed, std::string& why);

// For help and messages.
struct EditForm {
  std::string_view name;       // "give"
  std::string_view arguments;  // "P1 CARD"
  std::string_view example;    // "P1 Bomb!"
  std::string_view sentence;
};
std::span<const EditForm> edit_forms();
// "give", for a misspelled "giv"; empty if none is similar.
std::string_view nearest_edit(std::string_view name);

inline constexpr std::string_view eval_prefix = "/eval ";

}  // namespace soulstack::tools

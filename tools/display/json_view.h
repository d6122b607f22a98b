// The JSON of outcomes, rewards and reports; and of a table and a decision in the form of version 0.1, for bots that still
// have that form (tools/players/old_form.h).
#pragma once

#include "tools/display/seat_view.h"
#include "tools/support/console.h"
#include "tools/support/json.h"

namespace soulstack::tools {

Json to_json(const TableView& view);
// With its options, for the player who is asked.
Json decision_json(const Game& game);
std::string_view name_of(Outcome outcome);  // "won"
// How a game ended.
Json outcome_json(const Game& game);
// {"coins": 3}, {"roll_coins": true}; null if there are none.
Json rewards_json(const Rewards& rewards);
std::string hex(std::uint64_t hash);
// Prints the report of a command. Replaces invalid UTF-8, for example in file names, with U+FFFD.
void write_json(Console& console, const Json& report);

}  // namespace soulstack::tools

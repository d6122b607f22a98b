// The view of a seat: the names and sentences of describe.h as this seat sees them. A hidden card is "a loot card". The
// viewer `Seat::game` is a spectator, who sees only public information.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "engine/table/visibility.h"

namespace soulstack {

// Why the game was stopped or drawn, without messages of scripts; empty: it was not.
std::string what_stopped(const Table& t);

// Is it shown on the stack? It is not while it is being announced or resolves.
bool is_on_stack(const StackItem& item);

std::string name_for(const Table& t, Value v, Seat viewer);
std::string narrate_for(const Table& t, const Event& event, Seat viewer);
// From bottom to top, with targets and controllers: "Bomb! on Fly (P2)".
std::vector<std::string> stack_lines_for(const Table& t, Seat viewer);

// " on Fly"; empty if it has no targets.
std::string targets_text(const Table& t, const StackItem& item, Seat viewer);

std::string player_name(Seat p);  // "P1"
// The seat with this number, from "1"; Seat::game: there is none.
Seat seat_numbered(std::string_view number);
// The reverse of player_name; Seat::game: it is not such a name.
Seat seat_called(std::string_view name);
// The name of its source, then the shortened ability: "The D6: reroll a die."
std::string ability_line(const Table& t, AbilityId ability, Value source, Seat viewer, std::size_t columns = 48);

// The labels of all options of the open decision, for the player who is asked. All are different.
std::vector<std::string> labels_of(const Table& t);
std::vector<std::string> keys_of(const Table& t);

// Shortened to a number of columns, cut after a word: "Deal 1 damage to a monster..."
std::string shortened(std::string_view text, std::size_t columns);
// The width of a text on a terminal, in columns: characters of East Asia take two, marks that combine take none.
std::size_t columns_of(std::string_view text);

}  // namespace soulstack

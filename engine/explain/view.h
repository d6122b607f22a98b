// What a seat may see, and the same names and sentences as in describe.h as they are for that seat: a card that it may
// not see is "a loot card". `Seat::game` as the viewer is a spectator, who sees what lies open to all.
#pragma once

#include <string>
#include <vector>

#include "engine/table/table.h"
#include "engine/table/visibility.h"

namespace soulstack {

// Why the game was stopped or drawn, in words of ours; empty: it was not.
std::string what_stopped(const Table& t);

std::string name_for(const Table& t, Value v, Seat viewer);
std::string narrate_for(const Table& t, const Event& event, Seat viewer);
// From bottom to top, with targets and controllers: "Bomb! on Fly (P2)".
std::vector<std::string> stack_lines_for(const Table& t, Seat viewer);

// " on Fly"; empty if it has no targets.
std::string targets_text(const Table& t, const StackItem& item, Seat viewer);

std::string player_name(Seat p);  // "P1"
// An ability, shortened, behind the name of its source: "The D6: have a die rolled again."
std::string ability_line(const Table& t, AbilityId ability, Value source, Seat viewer, std::size_t columns = 48);

// All labels of the open decision, for the player who is asked. No two are the same.
std::vector<std::string> labels_of(const Table& t);
std::vector<std::string> keys_of(const Table& t);

// At most so many columns, cut after a word: "Deal 1 damage to a monster..."
std::string shortened(std::string_view text, std::size_t columns);
// How many columns a text takes on a terminal, for the characters that cards use.
std::size_t columns_of(std::string_view text);

}  // namespace soulstack

// The pictures of a comparison, as SVG elements for its report, and how to read them.
#pragma once

#include <string>
#include <string_view>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

std::string intervals_picture(const Comparison& c);  // of the main measure, for each arm after A
std::string lengths_picture(const Comparison& c);    // games by number of turns
std::string running_picture(const Comparison& c);    // the interval as pairs were added, for each arm after A
std::string leader_picture(const Comparison& c);     // souls of the leading player by round
std::string order_picture(const Comparison& c);      // wins by turn order
std::string character_picture(const Comparison& c);  // wins by character

inline constexpr std::string_view how_to_read_intervals =
    "The dot is the mean difference that was measured; the true one is probably somewhere on the line. If the line "
    "does "
    "not cross 0, there is a difference; if it stays in the shaded area, the difference is too small to matter.";
inline constexpr std::string_view how_to_read_lengths =
    "The further right a line has its hill, the longer the games; the higher a step, the more games are that long.";
inline constexpr std::string_view how_to_read_running =
    "From left to right, more and more games count. The line is the difference so far, the pale area its interval: the "
    "answer is clear from where the area no longer touches 0. The last interval, at the planned end, is narrower, "
    "since "
    "the ones before allow for looking early.";
inline constexpr std::string_view how_to_read_leader =
    "The earlier a line rises, the faster somebody collects souls. The pale area is the interval of the mean.";
inline constexpr std::string_view how_to_read_order =
    "Bars of equal height mean that it does not matter who begins. The thin lines are intervals: bars whose lines "
    "overlap "
    "may differ by chance.";
inline constexpr std::string_view how_to_read_characters =
    "The further right a dot, the more often that character wins. The lines are intervals: where they overlap, the "
    "difference may be chance.";

}  // namespace soulstack::tools

// The pictures of a comparison, as SVG elements for its report, and how to read them.
#pragma once

#include <string>
#include <string_view>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

std::string intervals_picture(const Comparison& c);  // of the main measure, for each variant after A
std::string lengths_picture(const Comparison& c);    // games by number of turns
std::string running_picture(const Comparison& c);    // the interval as pairs were added, for each variant after A
std::string leader_picture(const Comparison& c);     // souls of the leading player by round
std::string order_picture(const Comparison& c);      // wins by turn order
std::string character_picture(const Comparison& c);  // wins by character

inline constexpr std::string_view how_to_read_intervals =
    "The dot is the mean difference that was measured; the line says how far "
    "the true mean may be from it: in 95 of 100 such experiments it is on the line. If the line does not cross 0, "
    "there is "
    "a difference; if it stays in the shaded area, the difference is too small to matter. If it crosses 0 and leaves "
    "the "
    "shaded area, more games are needed.";
inline constexpr std::string_view how_to_read_lengths =
    "The further right a line has its hill, the longer the games; the higher a step, the more games are that long.";
inline constexpr std::string_view how_to_read_running =
    "From left to right, more and more games count. The line is the difference so far, the pale area its interval: "
    "where "
    "the area does not touch 0, there is a difference. Before the planned end the area is drawn wider on purpose, "
    "since "
    "who looks often is misled more easily.";
inline constexpr std::string_view how_to_read_leader =
    "The earlier a line rises, the faster somebody collects souls. The pale area, which may be thinner than the line, "
    "is the interval of the mean.";
inline constexpr std::string_view how_to_read_order =
    "Bars of equal height mean that it does not matter who begins. The thin lines are intervals: bars whose lines "
    "overlap "
    "may differ by chance.";
inline constexpr std::string_view how_to_read_characters =
    "The further right a dot, the more often that character wins. The lines are intervals: where the lines of one "
    "character overlap, the difference between the variants may be chance.";

}  // namespace soulstack::tools

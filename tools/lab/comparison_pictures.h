// The pictures of a comparison, as SVG elements for its report.
#pragma once

#include <string>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

std::string intervals_picture(const Comparison& c);  // of the main measure, for each arm after A
std::string lengths_picture(const Comparison& c);    // games by number of turns
std::string running_picture(const Comparison& c);    // the interval as pairs were added
std::string leader_picture(const Comparison& c);     // souls of the leading player by round
std::string order_picture(const Comparison& c);      // wins by turn order
std::string character_picture(const Comparison& c);  // wins by character

}  // namespace soulstack::tools

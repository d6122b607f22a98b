// The report of a study as one HTML file that needs no others.
#pragma once

#include <string>

#include "tools/lab/comparison.h"
#include "tools/study/study.h"

namespace soulstack::tools {

// `played`: the games, as a comparison of one variant with nothing. `again`: the options that play the same games.
std::string study_report(const Study& study, const Comparison& played, const std::string& again);

}  // namespace soulstack::tools

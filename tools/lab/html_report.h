// The report of a comparison: one HTML file that needs no others. Its script only sorts
// tables. The same games give the same bytes.
#pragma once

#include <string>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

// `also`: HTML that is shown after the answers.
std::string html_report(const Comparison& comparison, const std::string& also = "");

// The numbers of the report as CSV.
std::string numbers_csv(const Comparison& comparison);

}  // namespace soulstack::tools

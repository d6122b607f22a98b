// The sums of an experiment as JSON, for parts of runs.
#pragma once

#include "tools/display/json_view.h"
#include "tools/lab/experiment.h"

namespace soulstack::tools {

Json json_of(const PairSums& sums);
PairSums pair_sums_from(const Json& json);
Json json_of(const ArmSums& arm);
ArmSums arm_sums_from(const Json& json, int players);

// Numbers of 128 bits are texts.
Json json_of(const ExperimentSums& sums);
// Throws std::exception if it does not have the sums of that many arms.
ExperimentSums sums_from(const Json& json, std::size_t arms, int players);

}  // namespace soulstack::tools

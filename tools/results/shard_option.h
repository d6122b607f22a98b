// --shard 2/4
#pragma once

#include "tools/results/shard.h"
#include "tools/support/command.h"

namespace soulstack::tools {

void add_shard_option(Command& command, Shard& shard);

}  // namespace soulstack::tools

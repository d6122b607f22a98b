// --shard 2/4
#pragma once

#include "tools/results/shard.h"

namespace CLI {
class App;
}

namespace soulstack::tools {

void add_shard_option(CLI::App& app, Shard& shard);

}  // namespace soulstack::tools

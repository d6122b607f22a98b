// --shard 2/4
#pragma once

#include <CLI/App.hpp>

#include "tools/results/shard.h"

namespace soulstack::tools {

void add_shard_option(CLI::App& app, Shard& shard);

}  // namespace soulstack::tools

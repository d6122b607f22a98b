// The rows of games in a part of a run.
#pragma once

#include <filesystem>
#include <vector>

#include "tools/results/part_file.h"
#include "tools/results/rows.h"

namespace soulstack::tools {

Json contents_of(const Rows& rows);
// The rows of each deal of a stretch of that file. Stops with Exit::content if they are not complete.
std::vector<Rows> rows_in(const Stretch& stretch, const std::filesystem::path& path, std::size_t arms);

}  // namespace soulstack::tools

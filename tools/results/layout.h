// The version of the layout of files with results.
#pragma once

namespace soulstack::tools {

inline constexpr int layout_of_results = 2;  // 2: stretches and shards; other layouts are refused

}  // namespace soulstack::tools

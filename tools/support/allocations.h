// Counts the memory allocations of this thread through the global `operator new` (not under sanitizers, which replace
// it themselves).
#pragma once

#include <cstdint>

namespace soulstack::tools {

// Always zero if this build does not count allocations.
std::uint64_t allocations_so_far();
bool counts_allocations();

}  // namespace soulstack::tools

// How often this thread has asked for memory: `operator new` of the whole program counts (not under sanitizers, which
// bring their own).
#pragma once

#include <cstdint>

namespace soulstack::tools {

// Zero for ever if allocations are not counted in this build.
std::uint64_t allocations_so_far();
bool counts_allocations();

}  // namespace soulstack::tools

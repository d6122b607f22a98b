// Under the sanitizers everything takes ten to forty times as long, so long tests try a sample there.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace soulstack::testing {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

// Is the nth of many similar cases tried? Each one is; under the sanitizers only the first of every `sampled`, unless
// SOULSTACK_FULL is set.
inline bool is_tried(std::size_t nth, std::size_t sampled) {
  return !sanitized || nth % sampled == 0 || std::getenv("SOULSTACK_FULL") != nullptr;
}

}  // namespace soulstack::testing

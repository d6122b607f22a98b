// How long something takes, for people.
#pragma once

#include <fmt/format.h>

#include <string>

namespace soulstack::tools {

// "40 s", "3 minutes", "2.5 hours".
inline std::string duration_text(double seconds) {
  constexpr double minute = 60, hour = 3600;
  if (seconds < 1.5 * minute)
    return fmt::format("{:.0f} s", seconds < 1 ? 1 : seconds);
  return seconds < 1.5 * hour ? fmt::format("{:.0f} minutes", seconds / minute)
                              : fmt::format("{:.1f} hours", seconds / hour);
}

}  // namespace soulstack::tools

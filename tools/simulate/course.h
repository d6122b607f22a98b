// What happens in a game, as a hash: its events and its decisions. It does not depend on how states are stored.
#pragma once

#include <cstdint>
#include <map>
#include <span>

#include "engine/model/decision.h"
#include "engine/model/event.h"

namespace soulstack::tools {

// Serials count for the order in which they appear, so that a frame more or less makes no difference.
class Course {
 public:
  void add(const Decision& decision);
  void add(std::span<const Event> events);
  std::uint64_t hash() const { return hash_; }

 private:
  void fold(std::uint64_t next);
  void fold(Value value);
  std::uint32_t place_of(std::uint32_t serial);

  std::uint64_t hash_ = 0;
  std::map<std::uint32_t, std::uint32_t> places_;  // of serials, in the order of their appearance
};

}  // namespace soulstack::tools

// Ids of cards that other cards have replaced. Such an id means the card that stands in its place.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/names.h"

namespace soulstack::scripting {

struct OtherId {
  std::string id;  // "base:bomb"
  CardDefId card;  // that is meant by it

  bool is(std::string_view written) const { return id == written || without_set(id) == written; }
};
using OtherIds = std::vector<OtherId>;

inline bool is_other_id(const OtherIds& others, std::string_view written) {
  return std::any_of(others.begin(), others.end(), [&](const OtherId& other) { return other.is(written); });
}

// Like Content::find_card, also by these ids. Unknown if there is no such card, or if several could be meant.
CardDefId find_card(const Content& content, const OtherIds& others, std::string_view id);
// The same, seen from a set: its own "bomb" comes before those of other sets.
CardDefId find_card(const Content& content, const OtherIds& others, std::string_view id, std::string_view set);
// Only the card of that set, or the one in its place.
CardDefId find_card_of(const Content& content, const OtherIds& others, std::string_view set, std::string_view id);

}  // namespace soulstack::scripting

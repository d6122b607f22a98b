// Names as scenarios write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

// "fly", or "fly#2": the second that fits.
struct Label {
  std::string text;
  int nth = 0;  // 0: it must be the only one, or all that fit must be alike
};
Label label(std::string_view written);

// The sets whose cards a scenario means where several sets have a card of an id, in this order.
using Homes = std::vector<std::string>;

// The card of an id, with its set or without. Unknown: there is none, or there are several and none of these sets has
// one.
CardDefId find_card(const Content& content, std::string_view id, const Homes& homes);
// The same, but Failure in place of an unknown card.
CardDefId card_named(const Content& content, const std::string& id, const Homes& homes);

// " (did you mean `x`?)", or nothing if no word is near.
std::string did_you_mean(std::string_view written, const std::vector<std::string>& words);

std::string_view without_set(std::string_view id);
std::string lower(std::string_view text);
bool contains(std::string_view text, std::string_view part);  // whatever the case of its letters

}  // namespace soulstack::scripting

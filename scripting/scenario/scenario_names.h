// Names as scenarios write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "scripting/loader/other_ids.h"
#include "scripting/loader/overrides.h"
#include "scripting/loader/set_aside.h"
#include "scripting/scenario/scenario_limits.h"

namespace soulstack::scripting {

// "fly", or "fly#2": the second match.
struct Label {
  std::string text;
  int nth = 0;  // 0: there must be one match, or all matches must be alike
};
Label label(std::string_view written);

struct Homes {
  std::vector<std::string> sets;    // preferred, in this order, if several sets have a card with the same id
  std::vector<SetAside> set_aside;  // cards that are missing because they have errors
  OtherIds other_ids;               // of replaced cards
  std::vector<Override> overrides;  // among them cards that are left out
};

// A scenario names a card that is set aside.
class NamesBrokenCard : public Failure {
 public:
  NamesBrokenCard(const std::string& written, SetAside card);
  const SetAside& card() const { return card_; }

 private:
  SetAside card_;
};

// The card with an id, with or without its set. Unknown if there is none, or several and none of them in these sets.
CardDefId find_card(const Content& content, std::string_view id, const Homes& homes);
// The same, but throws Failure for an unknown card, and NamesBrokenCard for one that is set aside.
CardDefId card_named(const Content& content, const std::string& id, const Homes& homes);

// " (did you mean `x`?)", or nothing if no word is near.
std::string did_you_mean(std::string_view written, const std::vector<std::string>& words);

std::string lower(std::string_view text);
bool contains(std::string_view text, std::string_view part);  // ignores the case of letters

}  // namespace soulstack::scripting

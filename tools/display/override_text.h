// The order of the loaded sets, and what they replace, change and leave out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

// "`base:fly` is changed by `mine`: hp, rewards.loot (cards/mine/monster/fly.lua:1)"
std::string override_text(const scripting::Override& one);

// The overrides that this card is part of, as the card itself or as the one that is replaced, changed or taken over.
std::vector<scripting::Override> overrides_of(const scripting::Loaded& loaded, const CardDef& card);
// Those of cards whose ids contain these words, also of cards that are not in the game.
std::vector<scripting::Override> overrides_about(const scripting::Loaded& loaded, std::string_view words);

// One line for each set: its version and folder, and why it is loaded at that place.
std::vector<std::string> order_of_sets(const scripting::Loaded& loaded);

Json override_json(const scripting::Override& one);
Json order_json(const scripting::Loaded& loaded);

// The card in whose place another one stands is found by its id, too. Unknown if there is none.
CardDefId card_in_place_of(const scripting::Loaded& loaded, std::string_view id);

}  // namespace soulstack::tools

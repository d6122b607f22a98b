// A card as people read it: what is printed on it, and the file that makes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// "HP 2 · evasion 3 · attack 1 · 1 soul · rewards: 3¢"; empty if nothing of it is printed.
std::string stats_line(const CardDef& card);
// The word of card files for it: "tap", "when".
std::string_view name_of(AbilityKind kind);
// "tap", "2¢", "when", for the ability's heading.
std::string ability_heading(const Content& content, const AbilityDef& ability);
// The whole card, with its abilities and what lies in them.
std::string card_text(const Content& content, const CardDef& card, const Console& console);

// Cards that a query means: an id, a name, or a part of one; the exact ones alone if there are any.
std::vector<CardDefId> find_cards(const Content& content, std::string_view query);
// "; did you mean `Bomb!`?", or nothing.
std::string nearest_card(const Content& content, std::string_view query);

}  // namespace soulstack::tools

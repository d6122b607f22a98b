// Prints a card: its printed text and its file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ability_def.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// "HP 2 · evasion 3 · attack 1 · 1 soul · rewards: 3¢"; empty if none of these are printed.
std::string stats_line(const Content& content, const CardDef& card);
// The word in card files: "tap", "when".
std::string_view name_of(AbilityKind kind);
// "tap", "2¢", "when", for the ability's heading.
std::string ability_heading(const Content& content, const AbilityDef& ability);
// The whole card with its abilities, modes and outcomes.
std::string card_text(const Content& content, const CardDef& card, const Console& console);

// The cards that match an ID, a name, or part of one; only exact matches if there are any.
std::vector<CardDefId> find_cards(const Content& content, std::string_view query);
// "; did you mean `Bomb!`?", or empty.
std::string nearest_card(const Content& content, std::string_view query);

}  // namespace soulstack::tools

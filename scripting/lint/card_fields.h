// The field of a card that a place in its source belongs to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

// For each token: "hp", "play.effect", "when#2.target"; empty outside of fields. The outermost table is the card.
std::vector<std::string> fields_of(const std::vector<Token>& tokens);

// In bytes, from 1.
int column_of(std::string_view source, const Token& token);

}  // namespace soulstack::scripting

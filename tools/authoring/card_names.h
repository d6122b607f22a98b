// Names for new files: the id for a name, the name for an id, and which names are refused.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// "Mom's Knife" gives moms_knife, "Bomb!" gives bomb. Empty if the name has no letter or digit.
std::string id_of_name(std::string_view name);
// A name that is written like an id becomes a title: "moms_knife" gives "Moms Knife". Other names stay.
std::string title_of(std::string_view name);
// Lower case letters, digits and underscores.
bool is_id(std::string_view text);
// Why this cannot be the name of a card, set or ruleset; empty if it can.
std::string wrong_with_name(std::string_view name);
// The text as a Lua string, in quotes.
std::string lua_quoted(std::string_view text);
// Replaces a word or several words of a text, but not parts of longer words.
std::string with_words_replaced(std::string_view text, std::string_view from, std::string_view to);

}  // namespace soulstack::tools

// The types of the definitions for editors.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// The type of a value, by its type in the reference: "players" is "Player|Group|Noun|Thing[]". Any other name is that
// of a form: "cost" is "Fields.cost".
std::string editor_type(std::string_view type);
// Of the results of functions, and of parameters: "object" is what a player may have chosen.
std::string editor_result(std::string_view type);
// The class of words of a category: "Constant" for "constants".
std::string editor_word_class(std::string_view category);

// The classes and aliases that have no entry of their own in the reference.
std::string_view editor_basics();
// The plugin of the language server, without its tables.
std::string_view editor_plugin();

}  // namespace soulstack::tools

// A card's script and scenarios under another name: the start of a new card.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

struct CardName {
  std::string id;    // "bomb", without its set
  std::string name;  // "Bomb!"
};

// The script with another name and, where it names itself, another id.
std::string renamed_script(std::string_view script, const CardName& from, const CardName& to);
// A scenario file of the card, for the card of that name.
std::string renamed_scenarios(std::string_view scenarios, const CardName& from, const CardName& to);

// A scenario in a file.
struct WrittenScenario {
  std::string name;
  std::size_t at = 0, size = 0;  // its text, from `scenario` to the closing brace
};
std::vector<WrittenScenario> scenarios_in(std::string_view file);
// The file without these scenarios.
std::string without_scenarios(std::string_view file, const std::vector<std::string>& names);

}  // namespace soulstack::tools

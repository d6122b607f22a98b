// The arms of an experiment: rules and sets that are compared.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/support/console.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

struct Arm {
  std::string title;  // as it was written
  SetChoice sets;
  std::vector<std::string> without;         // cards
  std::map<std::string, int> numbers = {};  // of the rules, changed
};

// Reads "extended+two_attacks", "extended with price=7", "extended without dinner,bomb", "extended on cards/mine", or several
// of these parts.
// What an arm does not say is taken from the default.
Arm read_arm(const std::string& written, const SetChoice& otherwise);

// Loads the arm once for each worker. Stops with Exit::content if it cannot be loaded, and refuses unknown cards and numbers.
std::vector<std::shared_ptr<scripting::Loaded>> load_arm(const Arm& arm, int workers, Console& console);

}  // namespace soulstack::tools

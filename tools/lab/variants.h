// The variants of an experiment: rules and sets that are compared.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/ids.h"
#include "scripting/binding/loaded.h"
#include "tools/support/console.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

struct Variant {
  std::string title;  // as it was written
  SetChoice sets;
  std::vector<std::string> without;               // cards
  std::map<std::string, int> numbers = {};        // of the rules, changed
  std::map<std::string, std::string> files = {};  // cards that are added: the text of "treasure/blank.lua"
};

// Reads "extended+two_attacks", "extended with price=7", "extended without dinner,bomb", "extended on cards/mine", or several
// of these parts.
// What a variant does not say is taken from the default.
Variant read_variant(const std::string& written, const SetChoice& otherwise);

// The card with this id or name. Refuses others, with the most similar name.
CardDefId find_card_or_refuse(const Content& content, const std::string& named);

// Loads the variant once for each worker. Stops with Exit::content if it cannot be loaded, and refuses unknown cards and numbers.
std::vector<std::shared_ptr<scripting::Loaded>> load_variant(const Variant& variant, int workers, Console& console);

}  // namespace soulstack::tools

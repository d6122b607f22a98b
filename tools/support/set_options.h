// The options of commands that load card sets.
#pragma once

#include "tools/support/command.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// --set and --strict
void add_set_option(Command& command, SetChoice& choice);
void add_strict_option(Command& command, SetChoice& choice);
void add_rules_option(Command& command, SetChoice& choice, const OptionTerms& terms = {});
void add_set_and_rules_options(Command& command, SetChoice& choice);

}  // namespace soulstack::tools

// The options of commands that load card sets.
#include "tools/support/set_options.h"

#include "tools/support/memory_option.h"

namespace soulstack::tools {

void add_set_option(Command& command, SetChoice& choice) {
  command.takes({{"--set SET", choice.sets,
                  "A card set: its folder, or its name if it is in cards/ (default: that of the current "
                  "folder, or base)"}});
  add_strict_option(command, choice);
}

void add_strict_option(Command& command, SetChoice& choice) {
  add_memory_option(command);
  command.takes({{"--strict", choice.strict, "Refuse sets with broken cards (default: leave these cards out)"}});
}

void add_rules_option(Command& command, SetChoice& choice, const OptionTerms& terms) {
  command.takes(
      {{"--rules NAME", choice.rules, "A ruleset of these sets, or several joined by + (default: extended)", terms}});
}

void add_set_and_rules_options(Command& command, SetChoice& choice) {
  add_set_option(command, choice);
  add_rules_option(command, choice);
}

}  // namespace soulstack::tools

// Reads the words of a command line.
#pragma once

#include <string>
#include <vector>

#include "tools/support/command.h"

namespace soulstack::tools {

struct CommandLine {
  enum class Asks { to_run, for_help, for_version };
  const Command* command;  // the one that was named, or the program
  Asks asks = Asks::to_run;
};

// Stores the options of the command that is named. Stops with Exit::usage if the words do not fit, and says why. Each
// command also takes `--help`, and the program `--version`; they need no row.
CommandLine parse_command_line(const Command& program, std::vector<std::string> words);

}  // namespace soulstack::tools

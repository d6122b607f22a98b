// Early end of a command, and the exit codes of the program.
#pragma once

#include <string>
#include <utility>

namespace soulstack::tools {

enum class Exit : int { ok = 0, failed = 1, usage = 2, content = 3, invariant = 4, interrupted = 130 };

// Thrown by a command. The program prints the message on stderr and exits with the code.
struct Stop {
  Exit code = Exit::usage;
  std::string why;  // what is wrong and what was expected; may be empty if already printed
};

[[noreturn]] inline void refuse(std::string why) { throw Stop{Exit::usage, std::move(why)}; }

}  // namespace soulstack::tools

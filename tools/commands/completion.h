// What may stand at a place of a command line, for the completion of shells.
#pragma once

#include <string>
#include <vector>

#include "tools/support/command.h"

namespace soulstack::tools {

struct Completion {
  std::string word, sentence;
};

// The words that may take the place of the last of these words, which follow the name of the program and begin with what
// has been typed. None where a file, a name or a number is expected.
std::vector<Completion> completions_for(const Command& program, std::vector<std::string> words);

}  // namespace soulstack::tools

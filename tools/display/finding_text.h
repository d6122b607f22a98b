// Findings for people: the sentence, and the line of the file with the place marked.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "scripting/findings/finding.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// The files that findings are about, read when they are needed.
class FindingFiles {
 public:
  // The content of the file; empty if it can't be read.
  const std::string& text_of(const std::string& file);

 private:
  std::map<std::string, std::string> texts_;
};

// spark.lua:3:27: error: there is no word `gain_coinz` (did you mean `gain_coins`?) [E010 unknown_word]
//     3 |   effect = function(you) gain_coinz(you, 1) end,
//       |                          ^^^^^^^^^^
// `note` is printed behind the sentence.
void print_finding(Console& console, const scripting::Finding& finding, FindingFiles& files,
                   std::string_view note = {});

}  // namespace soulstack::tools

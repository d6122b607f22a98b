// Tables of fields that are written inside functions: lasting effects, and questions about the past, as in
//     local prey = choose(you, a_monster)
//     if prey then lasting { till = end_of_turn, must { attack = prey } } end
//     gain_coins(you, happened { event = loot_played, by = you, within = turn })
// The table is cut out of its function and becomes a file of its own, on the same lines, which is read like any field
// when the cards are loaded. It names locals of its function (rules 6.7.9, 6.9.8): fields name them, and its functions
// get them as parameters. In the function, a call with their values stands in its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/report.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

// The names of these calls in the environment of cards, followed by a number and the values. No file can write them.
inline constexpr std::string_view make_lasting_word = "lasting {}";
inline constexpr std::string_view ask_history_word = "happened {}";
constexpr bool is_extracted_word(std::string_view name) {
  return name == make_lasting_word || name == ask_history_word;
}

// Does this word make such a table?
bool is_extracted_from_functions(std::string_view word);

struct ExtractedTable {
  struct Kept {
    std::string name;
    std::string inside;  // its name in `source`: another one if it is the name of a parameter, such as `amount`
  };
  std::string word;  // that makes it: `lasting`, `happened`, `total` or `last`
  int function = 0;  // the function that makes it, by its number in the chunk of the rest
  int line = 0;
  int number = 0;           // among those of all files: in Content::made_by_functions, or of a question
  std::vector<Kept> keeps;  // the arguments of `source`
  Source source;
};
struct Extracted {
  Source rest;  // the file without them
  std::vector<ExtractedTable> tables;
};

// The source must compile. `first`: the number of the first table. Mistakes are reported.
Extracted extract_tables(const SourceFile& source, int first, Report& report);

}  // namespace soulstack::scripting

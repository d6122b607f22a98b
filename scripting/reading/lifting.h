// Lasting effects that are written inside functions, as in
//     local prey = choose(you, a_monster)
//     if prey then lasting { till = end_of_turn, must { attack = prey } } end
// The table is cut out of its function and becomes a file of its own, on the same lines, which is read like any ability
// when the cards are loaded. It keeps the values of the locals that it names (rule 6.7.9): fields name them, and its
// functions get them as parameters. In the function, a call with these values stands in its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/report.h"

namespace soulstack::scripting {

// The name of that call in the environment of cards, followed by its number and the values. No file can write it.
inline constexpr std::string_view make_lasting_word = "lasting {}";

struct LiftedEffect {
  struct Kept {
    std::string name;
    std::string inside;  // its name in `source`: another one if it is the name of a parameter, such as `amount`
  };
  int function = 0;  // the function that makes it, by its number in the chunk of the rest
  int line = 0;
  int number = 0;           // in Content::made_by_functions
  std::vector<Kept> keeps;  // the arguments of `source`
  std::string source;
};
struct Lifted {
  std::string rest;  // the file without them
  std::vector<LiftedEffect> effects;
};

// The source must compile. `first`: the number of the first effect. Mistakes are reported.
Lifted lift_lasting_effects(std::string_view source, int first, Report& report);

}  // namespace soulstack::scripting

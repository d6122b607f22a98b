// The abilities of a card's script in the order and form in which the grammar of sentences knows them: a list of
// tokens.
//   when event = monster_died , of = this TARGETS a_player DO kill ( target ) END
// Fields have a fixed order; the functions of a roll and of modes stand in the body:
//   tap TARGETS DO ROLL BRANCH "1-3" TARGETS DO gain_coins ( you , 1 ) END END
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/wording/grammar.h"

namespace soulstack::scripting::sentences {

struct AbilityCode {
  Tokens code;
  std::string text;  // as written in the script; empty: it has none
};

// Of a file that returns a card; nothing if it is not one.
std::optional<std::vector<AbilityCode>> abilities_in(std::string_view source);

// The Lua of an ability, as people lay it out. `mode_texts`: the texts of its modes in their order. Words that no row
// knew become comments `-- To do: ...`.
std::string lua_of(const Tokens& code, std::string_view text, const std::vector<std::string>& mode_texts);

// "gain_coins(you, 3)"
std::string spaced(const Tokens& code);

}  // namespace soulstack::scripting::sentences

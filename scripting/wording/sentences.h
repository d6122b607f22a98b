// Card texts in English and the Lua that does what they say, both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/wording/ability_code.h"
#include "scripting/wording/grammar.h"

namespace soulstack::scripting::sentences {

struct ReadAbility {
  Tokens code;                          // scripting/wording/ability_code.h
  std::string text;                     // of the ability, as the grammar writes it
  std::vector<std::string> mode_texts;  // of its modes
};
struct ReadText {
  std::vector<ReadAbility> abilities;  // empty: nothing of it is known
  std::vector<std::string> unknown;    // the sentences that no row knows; they are comments in the code
  std::string what_is_unknown;         // the word at which every reading of the text stops, with what follows
};

// Reads a card's text. Nothing of it is left out: what cannot be read is in `unknown`.
ReadText read_text(std::string_view text, const Grammar& grammar = card_grammar());

// The text of an ability: nothing if the grammar does not know all of it.
std::optional<std::string> write_text(const Tokens& code, const Grammar& grammar = card_grammar());

}  // namespace soulstack::scripting::sentences

// Words of a text that the ability must support, and words of the ability that the text must mention.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "scripting/lint/ability_numbers.h"
#include "scripting/lint/ability_table.h"
#include "scripting/wording/card_wording.h"

namespace soulstack::scripting {

// Reports a sentence, at a place of the file or at the text.
using Tell = std::function<void(const std::string& sentence, const std::optional<syntax::Range>& at)>;

// An ability, and its text: what its content has, and what is written in its table, if it was found.
struct Described {
  const CardText& text;
  const AbilityDef& def;
  const AbilityNumbers& does;  // also the branches of its roll
  const AbilityTable* table = nullptr;

  std::optional<syntax::Range> place_of(std::string_view places) const {
    return table ? table->place_of(places) : std::nullopt;
  }
};

// What the text promises, such as "may" and "until end of turn", and what it leaves out.
void check_words(const Described& ability, const Tell& tell);

// Words for deeds in a part of a text, such as "steal": a verb, an event or a field must do that. `does`: in that part.
void check_deeds(const CardText& text, const AbilityNumbers& does, const Tell& tell);

// Who does it, to whom, and where: the players, decks and slots of the text are those of its fields and verbs.
// `is_of_monster`: on a card of the monster deck, `you` is the active player.
void check_roles(const Described& ability, bool is_of_monster, const Tell& tell);

}  // namespace soulstack::scripting

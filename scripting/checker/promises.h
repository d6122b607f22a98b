// What the text of an ability says about players, targets and decks, compared with its fields and the arguments of its
// verbs. Reports at the field or the argument.
#pragma once

#include <string>

#include "scripting/checker/file_check.h"

namespace soulstack::scripting {

// `table` is the table of the ability, `form` its constructor, `text` its text. `is_of_monster`: a card of the monster
// deck, where `you` is the active player.
void check_promises(FileCheck& check, syntax::ExprId table, const std::string& form, const std::string& text,
                    bool is_of_monster);

}  // namespace soulstack::scripting

// Fields of cards and abilities that can't be right together, and damage that is looked at before it is dealt.
#pragma once

#include <string>

#include "engine/model/event_rows.h"
#include "scripting/checker/file_check.h"

namespace soulstack::scripting {

// What is around the table of a card, an ability or a part of one.
struct TablePlace {
  std::string form;  // its constructor or field: "when", "cost"
  std::string card;  // the constructor of the card
  EventType event = EventType::none;
  bool is_eternal = false;  // the card
  bool has_hp = false;      // the card
};

void check_table(FileCheck& check, const syntax::Expr& table, const TablePlace& place);

// In all functions of the file.
void check_early_looks(FileCheck& check);

// Words such as `a_monster or a_player`, of which Lua takes only one.
void check_joined_nouns(FileCheck& check);

}  // namespace soulstack::scripting

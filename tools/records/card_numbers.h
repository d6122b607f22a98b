// Converts the card numbers in a record when the loaded cards differ from those of the original game.
#pragma once

#include "scripting/binding/loaded.h"
#include "tools/records/record.h"

namespace soulstack::tools {

// Returns the record with the current card numbers. A game numbers its cards in the order of sets, decks and files,
// copy by copy, so adding or removing a card shifts all later numbers. The n-th copy of a card stays the n-th. Removed
// cards keep their number; removed copies have no number.
Record with_numbers_of_now(Record record, const scripting::Loaded& loaded);

}  // namespace soulstack::tools

// The numbers of cards in a file, where other cards are loaded than those that it was played with.
#pragma once

#include "scripting/binding/loaded.h"
#include "tools/records/record.h"

namespace soulstack::tools {

// The record as it would read if its cards had had the numbers that they have now. A game numbers its cards in the order
// of sets, decks and files, copy by copy, so a card that is added or gone moves all of those behind it. The n-th copy of
// a card stays the n-th; cards that are gone keep their number, and a copy that is no more has none.
Record with_numbers_of_now(Record record, const scripting::Loaded& loaded);

}  // namespace soulstack::tools

// Writes a card from choices, by the grammar of cards and the rows of the registry. Mostly valid, sometimes wrong.
#pragma once

#include <string>

#include "tests/fuzz/arena.h"

namespace soulstack::fuzzing {

struct WrittenCard {
  std::string deck;
  std::string text;
};
WrittenCard write_card(Choices& choices);

}  // namespace soulstack::fuzzing

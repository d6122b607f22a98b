// What one rules file says, with the places where it says it. It is kept until all files that a game is played by have
// been read: only then can be told whether they agree, and they are put over one another.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

// A number, or an option (1: not its default), that is set.
struct Setting {
  int value = 0;
  int line = 0;
};

// A card that is named before the cards are loaded.
struct NamedCard {
  std::string id;
  int line = 0;

  bool operator==(const NamedCard& other) const { return id == other.id; }
};
using NamedCards = std::optional<std::vector<NamedCard>>;

enum class EditKind : std::uint8_t { list, insert_after, insert_before, remove, replace, move_after, move_before };

struct WrittenRow {
  StepRow row;
  int line = 0;
};

// A change of the order of a procedure.
struct Edit {
  EditKind kind = EditKind::list;
  std::size_t procedure = 0;     // Procedure
  std::string at;                // the step where it is made; a list is made nowhere
  std::string moved;             // move: the step that goes there
  std::vector<WrittenRow> rows;  // list: all; insert, replace: one
  int line = 0;
};

struct RulesModule {
  std::string file;
  std::string card;                // as findings name it: "base:rules/extended"
  std::vector<std::string> bases;  // the names of those that it extends, directly or not

  std::string name, title, extends;
  std::array<std::optional<Setting>, static_cast<std::size_t>(Number::count)> numbers;
  std::array<std::optional<Setting>, static_cast<std::size_t>(Way::count)> ways;
  NamedCards bonus_souls, characters;
  std::vector<Edit> edits;
  int steps = 0;  // that it has written itself
};

}  // namespace soulstack::scripting

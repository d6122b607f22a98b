// The contents of one rules file, with their places in the source. They are kept until all rules files are read; then
// they are checked for conflicts and combined.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/options.h"
#include "engine/model/ruleset.h"

namespace soulstack::scripting {

// A number or an option that is set (option 1: not its default).
struct Setting {
  int value = 0;
  int line = 0;
};

// A card named before the cards are loaded.
struct NamedCard {
  std::string id;
  int line = 0;

  bool operator==(const NamedCard& other) const { return id == other.id; }
};
using NamedCards = std::optional<std::vector<NamedCard>>;

// Cards of which the decks are made (`made_of`). An empty text: any; negative copies: as printed.
struct WrittenChoice {
  std::string set, deck, tag;
  int copies = CardChoice::as_printed;
  int line = 0;

  bool operator==(const WrittenChoice& other) const {
    return set == other.set && deck == other.deck && tag == other.tag && copies == other.copies;
  }
};

// A deck or a kind of slots that a ruleset describes.
struct NamedPlace {
  std::string name;
  int line = 0;
};

enum class EditKind : std::uint8_t { list, insert_after, insert_before, remove, replace, move_after, move_before };

struct WrittenRow {
  StepRow row;
  int line = 0;
};

// A change of the order of a procedure.
struct Edit {
  EditKind kind = EditKind::list;
  std::size_t procedure = 0;     // Procedure
  std::string at;                // the step at which it applies; empty for a list
  std::string moved;             // move: the step that is moved
  std::vector<WrittenRow> rows;  // list: all; insert, replace: one
  int line = 0;
};

struct RulesModule {
  std::string file;
  std::string card;                // its name in findings: "base:rules/extended"
  std::vector<std::string> bases;  // the rulesets that it extends, directly or indirectly

  std::string name, title, extends;
  std::array<std::optional<Setting>, static_cast<std::size_t>(Number::count)> numbers;
  std::array<std::optional<Setting>, static_cast<std::size_t>(Way::count)> ways;
  NamedCards bonus_souls, characters;
  std::optional<std::vector<WrittenChoice>> made_of;
  std::vector<NamedPlace> decks, slots;
  std::vector<Edit> edits;
  int steps = 0;  // its custom steps
};

}  // namespace soulstack::scripting

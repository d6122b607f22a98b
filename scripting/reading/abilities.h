// Reads abilities and their parts into the content.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/ability_def.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// Where an ability belongs: its card, and its path there ("base:placebo#tap").
struct Place {
  CardDefId card;  // unknown: not printed on a card
  std::string path;
};

// Ability paths: the second `tap` of a card is "#tap2".
class Numbering {
 public:
  std::string next(const FormRow& form) {
    const int n = ++count_[static_cast<std::size_t>(form.form)];
    return std::string(form.name) + (n == 1 ? "" : std::to_string(n));
  }

 private:
  std::array<int, static_cast<std::size_t>(Form::count)> count_{};
};

// Reads a printed ability, which has a text.
AbilityId read_printed(Reader& r, const Given& given, const FormRow& form, const Place& place);

// Reads a lasting effect that a function of the ability around makes, as part of that ability.
void read_made_effect(Reader& r, FileOfTable& effect, std::string_view path);
// Reads what a function of the ability around asks about the past.
void read_question(Reader& r, FileOfTable& question);

// Reads parts of the ability `parent`, which is still being read.
void read_event(Reader& r, const Given& given, AbilityDef& into);
void read_chosen(Reader& r, const Given& given, const ChosenRow& row, AbilityDef& into);
void read_modes(Reader& r, const Given& given, AbilityDef& parent);
void read_roll_table(Reader& r, const Given& given, AbilityDef& parent);
AbilityId read_outcome(Reader& r, const Given& given, const AbilityDef& parent, std::string_view key);
std::optional<Condition> read_condition(Reader& r, const Given& given);

// What the table of an `always` adds to stats of sets (scripting/reading/layers.cpp).
void read_set_stats(Reader& r, const Written& table, AbilityDef& into);

}  // namespace soulstack::scripting

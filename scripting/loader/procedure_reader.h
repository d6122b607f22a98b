// Reads a procedure in a ruleset: a list of steps, an edit, or a list of edits.
#pragma once

#include <string>
#include <string_view>

#include "scripting/loader/rules_module.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// { "roll", priority = always, stack = true }, or step { title = ..., run = ... }
struct WrittenStep {
  StepRow row;
  std::string title, rule;
  Script run;
};

// The value of one name in `procedures`.
void read_procedure(Reader& r, const Given& given, RulesModule& into);

}  // namespace soulstack::scripting

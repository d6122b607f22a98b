// A scenario that is checked without being played, and the findings about its file.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

struct LintedScenario {
  const ScenarioSetup* setup = nullptr;
  syntax::Place place;
  syntax::FunctionIndex play = syntax::none, expect = syntax::none;
  bool has_unseen = false;  // one of them is written elsewhere
  syntax::Place dice;       // of the field
};

class ScenarioLint {
 public:
  ScenarioLint(std::vector<Finding>& findings, std::string file) : findings_(findings), file_(std::move(file)) {}

  void warn(Code code, const syntax::Place& place, const std::string& message, std::string_view suggestion = {}) {
    add(Severity::warning, code, place, message, suggestion);
  }
  void error(Code code, const syntax::Place& place, const std::string& message, std::string_view suggestion = {}) {
    add(Severity::error, code, place, message, suggestion);
  }

 private:
  void add(Severity severity, Code code, const syntax::Place& place, const std::string& message,
           std::string_view suggestion);

  std::vector<Finding>& findings_;
  std::string file_;
  int count_ = 0;
};

}  // namespace soulstack::scripting

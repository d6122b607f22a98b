// Builds a procedure from rulesets: applies their edits in order and checks the result.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/table/procedures.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/rules_module.h"

namespace soulstack::scripting {

class ProcedureOrder {
 public:
  ProcedureOrder(const ProcedureRow& catalogue, std::vector<Finding>& findings);

  void take_all();  // every step of the catalogue, in its order
  void apply(const Edit& edit, const RulesModule& by);
  // Checks that mandatory steps are present, no step occurs twice, and each step comes after those it needs. Findings
  // without a cause are reported in the file of `last`.
  void check(const RulesModule& last) const;
  ProcedureDef result() const;

 private:
  // The ruleset that placed or removed a step; `when` counts the edits.
  struct Cause {
    const RulesModule* by = nullptr;
    int line = 0;
    EditKind kind = EditKind::list;
    int when = 0;
  };
  struct PlacedRow {
    StepRow row;
    Cause cause;
    std::string_view behind;  // the step it was inserted after; later ones may follow
  };
  using At = std::vector<PlacedRow>::iterator;

  std::string_view name_of(const StepRow& row) const;  // empty for a custom step of the ruleset
  const PlacedRow* find(std::string_view step) const;
  At find_or_refuse(std::string_view step, const Cause& cause);
  void refuse_missing(std::string_view step, const Cause& cause) const;
  void replace_all(const Edit& edit, const Cause& cause);
  void insert(std::string_view at, EditKind side, PlacedRow row);
  void take_away(At row, const Cause& cause);
  void check_length() const;
  void check_is_there(const StepInfo& step, const Cause& last) const;
  void check_is_once(const StepInfo& step) const;
  void check_needs(const StepInfo& step, const Cause& last) const;
  const Cause& taken(std::string_view step, const Cause& last) const;
  void error(Code code, const Cause& cause, std::string message, std::string_view suggestion = {}) const;

  const ProcedureRow& catalogue_;
  std::vector<Finding>& findings_;
  std::vector<PlacedRow> rows_;
  std::vector<Cause> taken_;  // by index of the step in the catalogue
  bool has_list_ = false;
  int edits_ = 0;
};

}  // namespace soulstack::scripting

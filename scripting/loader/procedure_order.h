// A procedure while rulesets put it together: their edits, one after the other, and what must be so in the end.
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
  // Mandatory steps are there, none is there twice, and each stands behind those that it needs. What nobody can be
  // blamed for is found in the file of `last`.
  void check(const RulesModule& last) const;
  ProcedureDef result() const;

 private:
  // Who has put a step where it is, or taken it away; `when` counts the edits.
  struct Cause {
    const RulesModule* by = nullptr;
    int line = 0;
    EditKind kind = EditKind::list;
    int when = 0;
  };
  struct PlacedRow {
    StepRow row;
    Cause cause;
    std::string_view behind;  // it was put behind that step, as others may be later
  };
  using At = std::vector<PlacedRow>::iterator;

  std::string_view name_of(const StepRow& row) const;  // empty: a step of the ruleset's own
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
  void error(std::string_view code, const Cause& cause, std::string message, std::string_view suggestion = {}) const;

  const ProcedureRow& catalogue_;
  std::vector<Finding>& findings_;
  std::vector<PlacedRow> rows_;
  std::vector<Cause> taken_;  // by step of the catalogue
  bool has_list_ = false;
  int edits_ = 0;
};

}  // namespace soulstack::scripting

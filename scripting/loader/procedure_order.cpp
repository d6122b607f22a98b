// Builds a procedure from rulesets.
#include "scripting/loader/procedure_order.h"

#include <algorithm>
#include <limits>

#include "engine/model/state.h"
#include "scripting/findings/report.h"

namespace soulstack::scripting {

namespace {

// A frame counts the finished steps in this type.
constexpr std::size_t most_steps = std::numeric_limits<decltype(Frame::row)>::max();

std::string with_rule(const StepInfo& step) { return ticked(step.name) + " (rule " + std::string(step.rule) + ")"; }

const StepInfo* find_step(const ProcedureRow& catalogue, std::string_view name) {
  for (const StepInfo& step : catalogue.steps)
    if (step.name == name)
      return &step;
  return nullptr;
}

}  // namespace

ProcedureOrder::ProcedureOrder(const ProcedureRow& catalogue, std::vector<Finding>& findings)
    : catalogue_(catalogue), findings_(findings), taken_(catalogue.steps.size()) {}

void ProcedureOrder::take_all() {
  for (std::size_t i = 0; i < catalogue_.steps.size(); ++i)
    rows_.emplace_back().row.step = static_cast<std::uint16_t>(i);
  has_list_ = true;
}

// ---- Edits -------------------------------------------------------------------------------------------------------

void ProcedureOrder::apply(const Edit& edit, const RulesModule& by) {
  const Cause cause{&by, edit.line, edit.kind, ++edits_};
  if (edit.kind == EditKind::list)
    return replace_all(edit, cause);
  const At at = find_or_refuse(edit.at, cause);
  if (at == rows_.end())
    return;
  switch (edit.kind) {
    case EditKind::remove:
      return take_away(at, cause);
    case EditKind::replace:
      taken_[at->row.step] = cause;
      at->row = edit.rows.front().row;
      at->cause = cause;
      return;
    case EditKind::move_after:
    case EditKind::move_before: {
      const At moved = find_or_refuse(edit.moved, cause);
      if (moved == rows_.end())
        return;
      const StepRow row = moved->row;
      take_away(moved, cause);
      return insert(edit.at, edit.kind, {row, cause, {}});
    }
    default:
      return insert(edit.at, edit.kind, {edit.rows.front().row, cause, {}});
  }
}

void ProcedureOrder::replace_all(const Edit& edit, const Cause& cause) {
  std::fill(taken_.begin(), taken_.end(), cause);
  rows_.clear();
  has_list_ = true;
  for (const WrittenRow& written : edit.rows)
    rows_.push_back({written.row, {cause.by, written.line, cause.kind, cause.when}, {}});
}

// A step inserted after another goes behind steps inserted there earlier.
void ProcedureOrder::insert(std::string_view at, EditKind side, PlacedRow row) {
  const std::string_view anchor = find_step(catalogue_, at)->name;
  auto place = std::find_if(rows_.begin(), rows_.end(), [&](const PlacedRow& r) { return name_of(r.row) == anchor; });
  if (side == EditKind::insert_after || side == EditKind::move_after) {
    row.behind = anchor;
    place = std::find_if(place + 1, rows_.end(), [&](const PlacedRow& r) { return r.behind != anchor; });
  }
  rows_.insert(place, row);
}

void ProcedureOrder::take_away(At row, const Cause& cause) {
  if (!row->row.script.known())
    taken_[row->row.step] = cause;
  rows_.erase(row);
}

std::string_view ProcedureOrder::name_of(const StepRow& row) const {
  return row.script.known() ? std::string_view() : catalogue_.steps[row.step].name;
}

const ProcedureOrder::PlacedRow* ProcedureOrder::find(std::string_view step) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const PlacedRow& r) { return name_of(r.row) == step; });
  return found == rows_.end() ? nullptr : &*found;
}

ProcedureOrder::At ProcedureOrder::find_or_refuse(std::string_view step, const Cause& cause) {
  const PlacedRow* const found = find(step);
  if (found)
    return rows_.begin() + (found - rows_.data());
  refuse_missing(step, cause);
  return rows_.end();
}

void ProcedureOrder::refuse_missing(std::string_view step, const Cause& cause) const {
  if (const StepInfo* const known = find_step(catalogue_, step)) {
    const Cause& gone = taken_[static_cast<std::size_t>(known - catalogue_.steps.data())];
    const bool is_taken = gone.by && gone.kind != EditKind::list;
    return error("unknown_step", cause,
                 ticked(step) + " is no longer in " + ticked(catalogue_.name) + "" +
                     (is_taken ? ": " + ticked(gone.by->name) + " removed it" : ""));
  }
  Nearest nearest(step);
  for (const PlacedRow& row : rows_)
    nearest.offer(name_of(row.row));
  error("unknown_step", cause, ticked(catalogue_.name) + " has no step " + ticked(step), nearest.word());
}

// ---- Checks of the result ----------------------------------------------------------------------------------------

void ProcedureOrder::check(const RulesModule& last) const {
  const Cause nobody{&last, 0, EditKind::list, 0};
  if (!has_list_)
    return error("missing_field", nobody, "the procedure " + ticked(catalogue_.name) + " has no list of steps");
  check_length();
  for (const StepInfo& step : catalogue_.steps) {
    check_is_there(step, nobody);
    check_is_once(step);
    check_needs(step, nobody);
  }
}

// Reports the last row of the latest edit as the one too many.
void ProcedureOrder::check_length() const {
  if (rows_.size() <= most_steps)
    return;
  const auto last = std::max_element(
      rows_.rbegin(), rows_.rend(), [](const PlacedRow& a, const PlacedRow& b) { return a.cause.when < b.cause.when; });
  error("too_many", last->cause,
        "a procedure has at most " + std::to_string(most_steps) + " steps, and " + ticked(catalogue_.name) + " has " +
            std::to_string(rows_.size()));
}

const ProcedureOrder::Cause& ProcedureOrder::taken(std::string_view step, const Cause& last) const {
  const StepInfo* const known = find_step(catalogue_, step);
  const Cause& cause = taken_[static_cast<std::size_t>(known - catalogue_.steps.data())];
  return cause.by ? cause : last;
}

void ProcedureOrder::check_is_there(const StepInfo& step, const Cause& last) const {
  if (step.optional || find(step.name))
    return;
  const Cause& cause = taken(step.name, last);
  const std::string_view how = cause.kind == EditKind::list ? " leaves it out" : " removes it";
  error("missing_step", cause,
        "the procedure " + ticked(catalogue_.name) + " lacks the mandatory step " + with_rule(step) + ": " +
            ticked(cause.by->name) + std::string(how));
}

void ProcedureOrder::check_is_once(const StepInfo& step) const {
  const PlacedRow* latest = nullptr;
  int count = 0;
  for (const PlacedRow& row : rows_) {
    if (name_of(row.row) != step.name)
      continue;
    ++count;
    if (!latest || row.cause.when >= latest->cause.when)
      latest = &row;
  }
  if (count > 1)
    error("duplicate_step", latest->cause,
          ticked(step.name) + " is already in " + ticked(catalogue_.name) + ": each step can be there only once");
}

void ProcedureOrder::check_needs(const StepInfo& step, const Cause& last) const {
  const PlacedRow* const row = find(step.name);
  if (!row || step.needs.empty())
    return;
  const PlacedRow* const needed = find(step.needs);
  const StepInfo* const what = find_step(catalogue_, step.needs);
  if (needed ? needed < row : !what->optional)  // a missing mandatory step was already reported
    return;
  const Cause& placed = row->cause;
  const Cause& other = needed ? needed->cause : taken(step.needs, last);
  error("wrong_order", placed.when > other.when ? placed : other,
        "in " + ticked(catalogue_.name) + " the step " + with_rule(step) + " needs " + with_rule(*what) + " before it");
}

ProcedureDef ProcedureOrder::result() const {
  ProcedureDef procedure;
  procedure.name = catalogue_.name;
  for (const PlacedRow& row : rows_)
    procedure.rows.push_back(row.row);
  return procedure;
}

void ProcedureOrder::error(Code code, const Cause& cause, std::string message, std::string_view suggestion) const {
  Report report(findings_, cause.by->file);
  report.name_card(cause.by->card);
  report.error(code, cause.line, catalogue_.name, std::move(message), suggestion);
}

}  // namespace soulstack::scripting

// Levels, counters and notes.
#include "scripting/checker/card_counters.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

#include "scripting/findings/report.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

const TableField* find(const Expr& table, std::string_view name) {
  for (const TableField& field : table.fields)
    if (field.name == name)
      return &field;
  return nullptr;
}

// A written number; `otherwise` for anything else.
std::int64_t number_at(const Tree& tree, ExprId id, std::int64_t otherwise) {
  const Expr& e = tree.expr(tree.bare(id));
  return e.kind == ExprKind::integer ? e.integer : otherwise;
}

std::string counted(std::int64_t n, std::string_view what) {
  return std::to_string(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}

constexpr std::int64_t many = 1'000'000;

}  // namespace

bool is_for_player(const Tree& tree, const Expr& call) {
  static constexpr std::string_view players[] = {"you",    "active", "roller",  "attacker",
                                                 "killer", "by",     "players", "others"};
  if (call.list.empty())
    return false;
  const Expr& first = tree.expr(tree.bare(call.list.front()));
  return first.kind == ExprKind::name &&
         std::find(std::begin(players), std::end(players), first.text) != std::end(players);
}

void CounterCheck::table(const Expr& table, const std::string& form, EventType event) {
  for (const TableField& field : table.fields)
    if (const WordInfo* const word = check_.word_at(field.value); word && word->name == "noted")
      noted_.push_back(tree_.expr(field.value).range);
  if (const TableField* const field = find(table, "counters")) {
    if (form == "cost")
      spent_.push_back({field->name_at, "this cost removes counters", number_at(tree_, field->value, 1)});
    if (form == "enters")
      enters_with_ = number_at(tree_, field->value, many);
  }
  if (const TableField* const field = find(table, "level"); field && form != "slots")
    levels_.push_back({field->name_at, "", number_at(tree_, field->value, 1)});
  const TableField* const of = find(table, "of");
  if (event == EventType::entered_play && find(table, "event") && of &&
      tree_.expr(tree_.bare(of->value)).text == "this")
    once_.push_back(table.range);
}

bool CounterCheck::is_this(const Expr& call) const {
  if (call.list.empty())
    return false;
  const Expr& first = tree_.expr(tree_.bare(call.list.front()));
  return first.kind == ExprKind::name && first.text == "this";
}

bool CounterCheck::of_this(const Expr& e) const {
  const Expr& of = tree_.expr(tree_.bare(e.a));
  return of.kind == ExprKind::name && of.text == "this";
}

bool CounterCheck::is_in_loop(const Range& at) const {
  return std::any_of(tree_.stats.begin(), tree_.stats.end(), [&](const Stat& s) {
    const bool is_loop = s.kind == StatKind::while_loop || s.kind == StatKind::repeat_loop ||
                         s.kind == StatKind::numeric_for || s.kind == StatKind::generic_for;
    return is_loop && is_inside(at, s.range);
  });
}

void CounterCheck::call(const Expr& e) {
  const WordInfo* const word = check_.word_at(e.a);
  if (word && word->name == name_of(Word::has_counters) && !e.list.empty())
    spent_.push_back({e.range, "this condition needs counters", number_at(tree_, e.list.front(), 1)});
  if (word && word->verb)
    verb(*word->verb, e);
}

void CounterCheck::verb(const VerbRow& verb, const Expr& e) {
  const bool of_a_kind = e.list.size() > 2;
  const WordInfo* const kind = of_a_kind ? check_.word_at(e.list[2]) : nullptr;
  const bool adds = verb.has(trait::adds_counters), is_copied = verb.has(trait::copies);
  if (verb.has(trait::adds_levels) || (adds && kind && kind->name == "level_counter")) {
    const bool is_once =
        std::any_of(once_.begin(), once_.end(), [&](const Range& at) { return is_inside(e.range, at); });
    const std::int64_t n = e.list.size() > 1 ? number_at(tree_, e.list[1], many) : many;
    if (is_once && is_this(e) && !is_in_loop(e.range))
      levels_once_ += n;
    else
      gets_levels_ = true;
  }
  gets_levels_ = gets_levels_ || is_copied;
  if (!adds || !is_for_player(tree_, e))
    gets_counters_ = gets_counters_ || adds || is_copied;
  else if (!of_a_kind)
    on_players_.push_back(e.range);
  notes_ = notes_ || verb.has(trait::keeps_notes);
  if (verb.has(trait::takes_counters) && is_this(e) && !of_a_kind)
    spent_.push_back({e.range, "this removes counters"});
}

void CounterCheck::property(const Expr& e) {
  if (!e.is_dot || !of_this(e))
    return;
  if (e.text == "noted")
    noted_.push_back(e.text_at);
  if (e.text == "counters")
    spent_.push_back({e.text_at, "this looks at counters"});
  if (e.text == "level")
    levels_.push_back({e.text_at, ""});
}

void CounterCheck::report() {
  for (const Expr& e : tree_.exprs) {
    if (e.kind == ExprKind::call)
      call(e);
    if (e.kind == ExprKind::index)
      property(e);
  }
  report_levels();
  report_counters();
  for (const Range& at : noted_)
    if (!notes_)
      check_.warning("never_reached", at, "this card never notes anything: `note(this, n)` does");
}

void CounterCheck::report_levels() {
  if (gets_levels_ || (usage_ && usage_->levels_others))
    return;
  for (const Needed& level : levels_) {
    if (levels_once_ == 0)
      check_.warning("never_reached", level.at, "nothing gives levels to this card: `level_up(this, n)` does");
    else if (level.many > levels_once_)
      check_.warning("never_reached", level.at,
                     "this card never gets beyond level " + std::to_string(levels_once_) +
                         ": it gets levels only when it enters play");
  }
}

void CounterCheck::report_counters() {
  if (gets_counters_ || (usage_ && usage_->counts_on_others))
    return;
  for (const Needed& one : spent_) {
    if (enters_with_ >= one.many)
      continue;
    if (enters_with_ > 0)
      check_.warning("never_reached", one.at,
                     one.what + ", " + std::to_string(one.many) + " of them, but this card enters play with " +
                         counted(enters_with_, "counter") + " and nothing adds more");
    else if (!on_players_.empty())
      check_.warning("never_reached", on_players_.front(),
                     "these counters are put on a player, but the card needs them on itself: add_counters(this, n)");
    else
      check_.warning("never_reached", one.at,
                     one.what + ", but nothing puts counters on this card: `add_counters(this, n)` does, or " +
                         "enters = { counters = n }");
  }
}

}  // namespace soulstack::scripting

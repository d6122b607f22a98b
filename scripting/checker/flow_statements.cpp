// Statements of a function.
#include <algorithm>
#include <set>
#include <utility>

#include "scripting/checker/flow.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

bool is_a_condition(const Expr& e) { return e.kind == ExprKind::boolean && e.integer != 0; }

}  // namespace

Knowledge Flow::copy(const Knowledge& now) {
  (void)check_.spend(now.locals.size() + now.paths.size() + 1);
  return now;
}

void Flow::join_into(Knowledge& now, const Knowledge& other) {
  if (!other.reached)
    return;
  if (!now.reached) {
    now = copy(other);
    return;
  }
  (void)check_.spend(now.locals.size() + now.paths.size());
  for (auto& [id, value] : now.locals) {
    const auto there = other.locals.find(id);
    value = there == other.locals.end() ? Known{} : joined(value, there->second);
  }
  for (auto at = now.paths.begin(); at != now.paths.end();) {
    const auto there = other.paths.find(at->first);
    if (there == other.paths.end()) {
      at = now.paths.erase(at);
    } else {
      at->second = joined(at->second, there->second);
      ++at;
    }
  }
}

Flow::Outcome Flow::function(FunctionIndex index, const std::vector<Known>& parameters) {
  const Function& f = tree_.function(index);
  Outcome outcome;
  Knowledge now;
  for (std::size_t i = 0; i < f.parameters.size(); ++i) {
    const Known value = i < parameters.size() ? parameters[i] : Known{};
    now.locals[f.parameters[i]] = value;
    LocalUse& use = uses_[static_cast<std::size_t>(f.parameters[i])];
    if (use.writes == 0)
      use.fixed = value;
  }
  const auto before = std::exchange(here_, index);
  Outcome* const outer = std::exchange(outcome_, &outcome);
  const auto breaks = std::exchange(breaks_, {});
  block(f.body, now);
  outcome.falls_through = now.reached;
  here_ = before;
  outcome_ = outer;
  breaks_ = breaks;
  return outcome;
}

void Flow::block(BlockId id, Knowledge& now) {
  if (!now.reached || !check_.spend(1))
    return;
  for (const StatId one : tree_.block(id).stats) {
    const Stat& s = tree_.stat(one);
    if (s.kind == StatKind::empty)
      continue;
    if (!now.reached && s.kind != StatKind::label) {
      check_.warning("unreachable_code", s.range, "this is never run: what comes before it always ends first");
      return;
    }
    statement(s, now);
  }
}

void Flow::statement(const Stat& s, Knowledge& now) {
  switch (s.kind) {
    case StatKind::local:
      return local(s, now);
    case StatKind::assign:
      return assign(s, now);
    case StatKind::call:
      discarded(s.values.front());
      (void)eval(s.values.front(), now);
      if (const WordInfo* const word = check_.word_at(tree_.expr(s.values.front()).a); word && word->name == "error")
        now.reached = false;
      return;
    case StatKind::do_block:
      return block(s.block, now);
    case StatKind::while_loop:
      return while_loop(s, now);
    case StatKind::repeat_loop:
      return repeat_loop(s, now);
    case StatKind::if_chain:
      return if_chain(s, now);
    case StatKind::numeric_for:
      return numeric_for(s, now);
    case StatKind::generic_for:
      return generic_for(s, now);
    case StatKind::function:
    case StatKind::local_function:
      for (const LocalId id : s.locals)
        now.locals[id] = known(bit(Kind::function));
      for (const LocalId id : s.locals)
        now.locals[id].function = uses_[static_cast<std::size_t>(id)].function;
      (void)eval(s.values.front(), now);
      return;
    case StatKind::returns:
      return returns(s, now);
    case StatKind::breaks:
      if (!breaks_.empty())
        join_into(breaks_.back(), now);
      now.reached = false;
      return;
    case StatKind::jump:
      now.reached = false;
      return;
    case StatKind::label:
      now.reached = true;
      for (auto& [id, value] : now.locals)
        value = Known{};
      now.paths.clear();
      return;
    case StatKind::empty:
      return;
  }
}

void Flow::local(const Stat& s, Knowledge& now) {
  for (std::size_t i = 0; i < s.locals.size(); ++i) {
    const bool is_last = i + 1 >= s.values.size();
    const bool is_open = is_last && !s.values.empty() && i + 1 > s.values.size();
    Known value = i < s.values.size() ? eval(s.values[i], now) : is_open ? Known{} : known(bit(Kind::nil));
    LocalUse& use = uses_[static_cast<std::size_t>(s.locals[i])];
    if (use.function != none)
      value.function = use.function;
    if (use.writes == 0)
      use.fixed = use.fixed ? joined(*use.fixed, value) : value;
    now.locals[s.locals[i]] = use.is_shared ? Known{} : value;
  }
  for (std::size_t i = s.locals.size(); i < s.values.size(); ++i)
    (void)eval(s.values[i], now);
}

void Flow::assign(const Stat& s, Knowledge& now) {
  std::vector<Known> values;
  for (const ExprId one : s.values)
    values.push_back(eval(one, now));
  const bool is_open = s.values.size() < s.targets.size();
  for (std::size_t i = 0; i < s.targets.size(); ++i) {
    const ExprId value = i < s.values.size() ? s.values[i] : none;
    const Known to =
        i < values.size() && !(is_open && i + 1 == values.size() && i + 1 < s.targets.size()) ? values[i] : Known{};
    if (value != none && check_.key_of(s.targets[i]) == check_.key_of(value))
      check_.warning("no_effect", s.range,
                     ticked(check_.written(s.range)) + " changes nothing: both sides are the same");
    assign_to(s.targets[i], value, to, now);
  }
}

void Flow::assign_to(ExprId target, ExprId value, const Known& to, Knowledge& now) {
  const Expr& e = tree_.expr(target);
  if (e.kind == ExprKind::name) {
    if (e.local == none)
      return;
    const std::string path = path_of(target) + ".";
    std::erase_if(now.paths, [&](const auto& one) { return one.first.starts_with(path); });
    const LocalUse& use = uses_[static_cast<std::size_t>(e.local)];
    now.locals[e.local] = use.is_shared ? Known{} : to;
    return;
  }
  const Known owner = eval(e.a, now);
  if (!e.is_dot) {
    (void)eval(e.b, now);
    check_stored(value, to);
    const Expr& list = tree_.expr(tree_.bare(e.a));
    if (list.kind == ExprKind::name && list.local != none)
      now.locals[list.local] = a_list(any_kind, false);
    return;
  }
  now.paths.clear();
  if (!owner.is_known() || owner.may_be(kinds(Kind::list, Kind::function)))
    return;
  const auto can_be_written = [&](const PropertyRow& row) {
    return row.set != nullptr && row.name == e.text && has_owner(owner.kinds, row.owner);
  };
  const auto rows = check_.words.all_properties();
  if (std::none_of(rows.begin(), rows.end(), can_be_written)) {
    return check_.error("not_writable", e.text_at,
                        not_writable(ticked(check_.written(e.a)), owner.kinds, e.text, check_.words));
  }
  if (value != none && !can_become(owner.kinds, e.text, to.kinds, check_.words))
    check_.error("wrong_value", tree_.expr(value).range, ticked(e.text) + " can't become " + described(to));
}

// Tables can't hold nil; a written `nil` is reported when the card is loaded.
void Flow::check_stored(ExprId value, const Known& to) {
  if (value == none || tree_.expr(tree_.bare(value)).kind == ExprKind::nil)
    return;
  if (!to.is_known() || !to.may_be(bit(Kind::nil)))
    return;
  if (to.kinds == bit(Kind::nil))
    return check_.error("nil_store", tree_.expr(value).range, "this is nil, and nil can't be stored in a table");
  check_.warning("nil_store", tree_.expr(value).range,
                 "this may be nil, and nil can't be stored in a table: keep it in a local, and test it first");
}

// ---- Branches

void Flow::if_chain(const Stat& s, Knowledge& now) {
  Knowledge rest = std::move(now), out;
  out.reached = false;
  std::set<std::string> conditions;
  bool certain = true;  // nothing has changed since the first condition
  for (std::size_t i = 0; i < s.blocks.size(); ++i) {
    const Block& inside = tree_.block(s.blocks[i]);
    Knowledge branch;
    if (i < s.values.size()) {
      certain = certain && is_pure(s.values[i]);
      if (certain && !conditions.insert(check_.key_of(s.values[i])).second) {
        check_.warning("same_condition", tree_.expr(s.values[i]).range,
                       "this branch is never taken: an earlier branch has the same condition " +
                           ticked(check_.written(s.values[i])));
        continue;
      }
      Split split = condition(s.values[i], std::move(rest));
      branch = std::move(split.yes);
      rest = std::move(split.no);
    } else {
      branch = std::move(rest);
      rest = {};
      rest.reached = false;
    }
    const bool is_empty = std::all_of(inside.stats.begin(), inside.stats.end(),
                                      [&](StatId one) { return tree_.stat(one).kind == StatKind::empty; });
    if (is_empty)
      check_.warning("empty_branch", i < s.values.size() ? tree_.expr(s.values[i]).range : s.range,
                     "this branch has no statements");
    block(s.blocks[i], branch);
    join_into(out, branch);
  }
  if (s.blocks.size() == 2 && s.values.size() == 1 && !tree_.block(s.blocks[0]).stats.empty() &&
      check_.key_of(tree_.block(s.blocks[0]).range) == check_.key_of(tree_.block(s.blocks[1]).range))
    check_.warning("same_branches", s.range, "both branches do the same, so the condition changes nothing");
  join_into(out, rest);
  now = std::move(out);
}

// ---- Loops

template <class Body>
void Flow::loop(Knowledge& now, Body body) {
  {
    const FileCheck::Quiet quiet(check_);
    for (int pass = 0; pass < 4; ++pass) {
      breaks_.emplace_back().reached = false;
      Knowledge next = copy(now);
      body(next);
      breaks_.pop_back();
      bool has_changed = false;
      for (auto& [id, value] : now.locals) {
        const auto there = next.locals.find(id);
        if (!next.reached || there == next.locals.end())
          continue;
        const Known both = pass < 3 ? widened(value, there->second) : Known{};
        has_changed = has_changed || !same(both, value);
        value = both;
      }
      if (!has_changed || !check_.spend(1))
        break;
    }
    now.paths.clear();
  }
  breaks_.emplace_back().reached = false;
  body(now);
  const Knowledge left = std::move(breaks_.back());
  breaks_.pop_back();
  join_into(now, left);
}

// Is there a statement that leaves the block, or a verb or function that may fail?
bool Flow::has_exit(BlockId id) const {
  const auto leaves = [&](StatId one) {
    const Stat& s = tree_.stat(one);
    const bool is_exit = s.kind == StatKind::returns || s.kind == StatKind::breaks || s.kind == StatKind::jump;
    const WordInfo* const word = s.kind == StatKind::call ? check_.word_at(tree_.expr(s.values.front()).a) : nullptr;
    const bool may_fail = word && (word->name == "error" || word->name == "assert");
    return is_exit || may_fail || (s.block != none && has_exit(s.block)) ||
           std::any_of(s.blocks.begin(), s.blocks.end(), [&](BlockId inner) { return has_exit(inner); });
  };
  const Block& all = tree_.block(id);
  return std::any_of(all.stats.begin(), all.stats.end(), leaves);
}

void Flow::while_loop(const Stat& s, Knowledge& now) {
  const bool forever = is_a_condition(tree_.expr(tree_.bare(s.values.front())));
  if (forever && !has_exit(s.block))
    check_.warning("endless_loop", s.range, "this loop never ends: it has no `break` and no `return`");
  loop(now, [&](Knowledge& k) {
    Split split;
    if (forever) {
      split.yes = copy(k);
      split.no.reached = false;
    } else {
      split = condition(s.values.front(), copy(k));
    }
    block(s.block, split.yes);
    k = std::move(split.no);
    if (!forever)
      join_into(k, split.yes);
  });
}

void Flow::repeat_loop(const Stat& s, Knowledge& now) {
  loop(now, [&](Knowledge& k) {
    block(s.block, k);
    if (k.reached && !is_a_condition(tree_.expr(tree_.bare(s.values.front()))))
      k = condition(s.values.front(), copy(k)).yes;
  });
}

void Flow::numeric_for(const Stat& s, Knowledge& now) {
  std::vector<Known> bounds;
  for (const ExprId one : s.values) {
    bounds.push_back(eval(one, now));
    operand(one, bounds.back(), bit(Kind::number), "`for` counts with numbers");
  }
  const bool has_step = s.values.size() > 2;
  const Known &first = bounds[0], &last = bounds[1];
  if (!has_step && first.is_only(Kind::number) && last.is_only(Kind::number) && first.low > last.high)
    check_.warning(
        "never_runs", s.range,
        "this loop never runs: " + check_.written(s.values[0]) + " is more than " + check_.written(s.values[1]));
  loop(now, [&](Knowledge& k) {
    Knowledge inside = copy(k);
    for (const LocalId id : s.locals)
      inside.locals[id] =
          has_step || uses_[static_cast<std::size_t>(id)].writes > 0 ? a_number() : a_number(first.low, last.high);
    block(s.block, inside);
    join_into(k, inside);
  });
}

void Flow::generic_for(const Stat& s, Knowledge& now) {
  const ExprId in = tree_.bare(s.values.front());
  const Expr& over = tree_.expr(in);
  const WordInfo* const walker = over.kind == ExprKind::call ? check_.word_at(over.a) : nullptr;
  const bool is_ipairs = walker && walker->name == "ipairs" && over.list.size() == 1;
  Known list;
  for (const ExprId one : s.values)
    list = eval(one, now);
  if (is_ipairs) {
    list = eval(over.list.front(), now);
  } else if (s.values.size() == 1 && list.is_known() && !list.may_be(bit(Kind::function))) {
    const bool is_many = list.may_be(kinds(Kind::noun, Kind::group));
    check_.error("not_a_list", over.range,
                 "`for` needs ipairs(" + std::string(is_many ? "all(" : "") + check_.written(in) +
                     (is_many ? "))" : ")") + ": this is " + described(list));
  }
  Known member = is_ipairs ? known(list.may_be(bit(Kind::list)) ? list.members : any_kind) : Known{};
  member.is_other = is_ipairs && list.is_other;
  loop(now, [&](Knowledge& k) {
    Knowledge inside = copy(k);
    for (std::size_t i = 0; i < s.locals.size(); ++i)
      inside.locals[s.locals[i]] = is_ipairs && i == 0 ? a_number(1) : is_ipairs && i == 1 ? member : Known{};
    block(s.block, inside);
    join_into(k, inside);
  });
}

void Flow::returns(const Stat& s, Knowledge& now) {
  std::vector<Known> values;
  for (const ExprId one : s.values)
    values.push_back(eval(one, now));
  now.reached = false;
  if (!outcome_)
    return;
  const Known value = values.empty() ? known(bit(Kind::nil)) : values.front();
  outcome_->returns_nothing = outcome_->returns_nothing || values.empty();
  outcome_->result = outcome_->result ? joined(*outcome_->result, value) : value;
}

// ---- Results that nothing uses

namespace {}  // namespace

// math.min and the like, which change nothing.
bool Flow::is_of_lua_library(ExprId function) const {
  const Expr& e = tree_.expr(function);
  if (e.kind != ExprKind::index || !e.is_dot)
    return false;
  const Expr& library = tree_.expr(e.a);
  return library.kind == ExprKind::name && library.local == none &&
         (library.text == "math" || library.text == "string");
}

void Flow::discarded(ExprId call) {
  const Expr& e = tree_.expr(call);
  if (is_of_lua_library(e.a))
    return check_.warning("unused_result", e.range,
                          "the result of " + ticked(check_.written(e.a) + "(...)") + " is not used");
  const WordInfo* const word = check_.word_at(e.a);
  if (!word)
    return;
  const VerbRow* const verb = word->verb;
  const std::string shown = ticked(std::string(word->name) + "(...)");
  if (verb && is_only_for_its_result(*verb) && verb->result == Type::boolean)
    check_.warning("unused_result", e.range,
                   "the answer is not used: write `if " + std::string(word->name) + "(...) then`");
  else if (verb && is_only_for_its_result(*verb))
    check_.warning("unused_result", e.range,
                   "the result of " + shown + " is not used: keep it in a local, or pass it to a verb");
  else if (word->category == Category::noun)
    check_.warning("unused_result", e.range, "a noun does nothing by itself: pass it to a verb");
  else if (word->category == Category::function && word->name != "error" && word->name != "assert")
    check_.warning("unused_result", e.range, "the result of " + shown + " is not used");
}

}  // namespace soulstack::scripting

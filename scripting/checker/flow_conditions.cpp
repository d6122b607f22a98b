// Conditions: what is known where they hold and where they don't, and conditions that are always or never true.
#include <algorithm>
#include <utility>

#include "scripting/checker/flow.h"

namespace soulstack::scripting {

using namespace syntax;

bool Flow::is_pure(ExprId id) const {
  if (id == none)
    return true;
  const Expr& e = tree_.expr(id);
  if (e.kind == ExprKind::call) {
    const VerbRow* const verb = check_.verb_at(e.a);
    const WordInfo* const word = check_.word_at(e.a);
    const Expr& callee = tree_.expr(tree_.bare(e.a));
    const bool is_library = callee.kind == ExprKind::index && check_.word_at(callee.a) != nullptr;
    const bool is_safe = verb   ? verb->does == Does::nothing
                         : word ? word->category == Category::noun || word->category == Category::function
                                : is_library;
    if (!is_safe)
      return false;
  }
  if (e.kind == ExprKind::function)
    return false;
  const auto pure = [&](ExprId one) { return is_pure(one); };
  return is_pure(e.a) && is_pure(e.b) && std::all_of(e.list.begin(), e.list.end(), pure) &&
         std::all_of(e.fields.begin(), e.fields.end(),
                     [&](const TableField& field) { return is_pure(field.key) && is_pure(field.value); });
}

// "12.coins" for a property of a local; empty for anything else.
std::string Flow::path_of(ExprId id) const {
  id = tree_.bare(id);
  if (id == none)
    return {};
  const Expr& e = tree_.expr(id);
  if (e.kind == ExprKind::name)
    return e.local == none ? "" : std::to_string(e.local);
  if (e.kind != ExprKind::index || !e.is_dot)
    return {};
  const std::string of = path_of(e.a);
  return of.empty() ? "" : of + "." + e.text;
}

void Flow::narrow(ExprId id, const Known& value, Knowledge& now) {
  id = tree_.bare(id);
  const Expr& e = tree_.expr(id);
  if (value.kinds == 0) {
    now.reached = false;
    return;
  }
  if (e.kind == ExprKind::name && e.local != none && now.locals.contains(e.local) &&
      !uses_[static_cast<std::size_t>(e.local)].is_shared)
    now.locals[e.local] = value;
  else if (const std::string path = e.kind == ExprKind::index ? path_of(id) : ""; !path.empty())
    now.paths[path] = value;
}

void Flow::constant(ExprId id, bool always) {
  check_.warning(always ? Code("always_true") : Code("never_true"), tree_.expr(id).range,
                 ticked(check_.written(id)) + " is " + (always ? "always" : "never") + " true here");
}

// `is_value`: it is the left side of an `or` whose value is used, as in `has_many and 2 or 1`.
Flow::Split Flow::condition(ExprId id, Knowledge now, bool is_value) {
  const Expr& e = tree_.expr(tree_.bare(id));
  if (e.kind == ExprKind::unary && e.op == Op::op_not) {
    Split split = condition(e.a, std::move(now));
    return {std::move(split.no), std::move(split.yes)};
  }
  if (e.kind == ExprKind::binary && (e.op == Op::op_and || e.op == Op::op_or)) {
    const bool is_and = e.op == Op::op_and;
    if (is_pure(e.a) && check_.key_of(e.a) == check_.key_of(e.b))
      check_.warning("same_condition", e.range,
                     "both sides of `" + std::string(name_of(e.op)) + "` are " + ticked(check_.written(e.a)));
    Split left = condition(e.a, std::move(now), is_value && !is_and);
    Knowledge& goes_on = is_and ? left.yes : left.no;
    Knowledge& stops = is_and ? left.no : left.yes;
    Split right;
    if (goes_on.reached)
      right = condition(e.b, std::move(goes_on), is_value && is_and);
    else
      right.yes.reached = right.no.reached = false;
    join_into(is_and ? right.no : right.yes, stops);
    return right;
  }
  if (e.kind == ExprKind::binary && is_comparison(e.op))
    return comparison(tree_.bare(id), std::move(now));
  const Known value = eval(id, now);
  return truth(id, value, std::move(now), is_value);
}

Flow::Split Flow::truth(ExprId id, const Known& value, Knowledge now, bool is_value) {
  const bool may_yes = value.may_be_true(), may_no = value.may_be_false();
  const bool is_always = !may_no && !is_value;
  const Expr& e = tree_.expr(tree_.bare(id));
  const std::string shown = ticked(check_.written(id));
  if (value.verb)
    check_.error("verb_not_called", e.range,
                 ticked(value.verb->name) + " is a verb and has to be called: " + shape_of(*value.verb));
  else if (is_always && value.is_only(Kind::number))
    check_.error("always_true", e.range, number_is_true(std::string(check_.written(id))));
  else if (is_always && value.is_only(Kind::list))
    check_.error("always_true", e.range, list_is_true(std::string(check_.written(id))));
  else if (is_always && value.may_be(kinds(Kind::noun, Kind::group)))
    check_.error("always_true", e.range,
                 shown + " is always true here: write count(" + check_.written(id) + ") > 0 for `there is one`");
  else if (is_always)
    constant(id, true);
  else if (!may_yes)
    constant(id, false);
  Split split{copy(now), std::move(now)};
  split.yes.reached = split.yes.reached && may_yes;
  split.no.reached = split.no.reached && may_no;
  Known yes = value, no = value;
  yes.kinds &= ~bit(Kind::nil);
  if (yes.is_only(Kind::boolean))
    yes.flag = true;
  no.kinds &= kinds(Kind::nil, Kind::boolean);
  if (no.may_be(bit(Kind::boolean)))
    no.flag = false;
  if (value.is_known()) {
    if (may_yes)
      narrow(id, yes, split.yes);
    if (may_no)
      narrow(id, no, split.no);
  }
  return split;
}

// ---- Comparisons

namespace {

// The range of `a` where `a op b` holds; nothing remains if it never does.
void narrow_range(Known& a, Op op, const Known& b) {
  if (op == Op::less && b.high != Known::most)
    a.high = std::min(a.high, b.high - 1);
  if (op == Op::less_equal)
    a.high = std::min(a.high, b.high);
  if (op == Op::greater && b.low != Known::least)
    a.low = std::max(a.low, b.low + 1);
  if (op == Op::greater_equal)
    a.low = std::max(a.low, b.low);
  if (op == Op::equal) {
    a.low = std::max(a.low, b.low);
    a.high = std::min(a.high, b.high);
  }
  if (op == Op::not_equal && b.low == b.high) {
    a.low += a.low == b.low ? 1 : 0;
    a.high -= a.high == b.high ? 1 : 0;
  }
}

Op mirrored(Op op) {
  switch (op) {
    case Op::less:
      return Op::greater;
    case Op::less_equal:
      return Op::greater_equal;
    case Op::greater:
      return Op::less;
    case Op::greater_equal:
      return Op::less_equal;
    default:
      return op;
  }
}

// What is known about `a` where `a op b` holds.
Known where_it_holds(Known a, Op op, const Known& b) {
  const bool orders = op != Op::equal && op != Op::not_equal;
  if (op == Op::equal && a.is_known() && b.is_known()) {
    a.kinds &= b.kinds;
  }
  if (op == Op::equal && b.is != Is::anything)
    a.is = b.is;
  if (op == Op::equal && b.is_other)
    a.is_other = true;
  if (op == Op::not_equal &&
      ((b.is == Is::you && a.is_only(Kind::player)) || (b.is == Is::this_object && a.is_only(Kind::object))))
    a.is_other = true;
  if (op == Op::not_equal && b.is_only(Kind::nil))
    a.kinds &= ~bit(Kind::nil);
  if (b.is_only(Kind::number) && a.is_only(Kind::number))
    narrow_range(a, op, b);
  else if (b.is_only(Kind::number) && op == Op::equal && a.may_be(bit(Kind::number)))
    narrow_range(a, op, b);
  else if (orders && a.is_only(Kind::number) && b.may_be(bit(Kind::number)))
    narrow_range(a, op, b);
  if (a.is_only(Kind::number) && a.low > a.high)
    a.kinds = 0;
  return a;
}

}  // namespace

namespace {

// Without nil, because nobody asks whether two different things are both missing.
bool never_of_one_kind(const Known& a, const Known& b) {
  const Kinds there_a = a.kinds & ~bit(Kind::nil), there_b = b.kinds & ~bit(Kind::nil);
  return (a.kinds & b.kinds) == 0 || (there_a != 0 && there_b != 0 && (there_a & there_b) == 0);
}

}  // namespace

// HP is never above the maximum: this.hp > this.max_hp
std::optional<bool> Flow::compared_with_most(ExprId id) const {
  const Expr& e = tree_.expr(id);
  const Expr &a = tree_.expr(tree_.bare(e.a)), &b = tree_.expr(tree_.bare(e.b));
  if (a.kind != ExprKind::index || b.kind != ExprKind::index || !a.is_dot || !b.is_dot || !is_pure(a.a) ||
      check_.key_of(a.a) != check_.key_of(b.a))
    return {};
  const bool is_first = a.text == "hp" && b.text == "max_hp", is_second = a.text == "max_hp" && b.text == "hp";
  if ((is_first && e.op == Op::greater) || (is_second && e.op == Op::less))
    return false;
  if ((is_first && e.op == Op::less_equal) || (is_second && e.op == Op::greater_equal))
    return true;
  return {};
}

// True or false if it is always so.
std::optional<bool> Flow::compared(ExprId id, const Known& a, const Known& b) {
  const Op op = tree_.expr(id).op;
  if (op == Op::equal || op == Op::not_equal) {
    if (never_of_one_kind(a, b))
      return op == Op::not_equal;
    if ((a.is_only(Kind::nil) && b.is_only(Kind::nil)) || a.always_is(b))
      return op == Op::equal;
    if (a.never_is(b))
      return op == Op::not_equal;
  }
  if (const auto of_hp = compared_with_most(id))
    return of_hp;
  const bool both = a.is_only(Kind::number) && b.is_only(Kind::number);
  const bool never_shared = (a.kinds & b.kinds) == bit(Kind::number) && (a.low > b.high || b.low > a.high);
  if ((op == Op::equal || op == Op::not_equal) && never_shared)
    return op == Op::not_equal;
  if (!both)
    return {};
  const bool may_hold = where_it_holds(a, op, b).kinds != 0;
  const bool may_fail = where_it_holds(a, opposite(op), b).kinds != 0;
  return may_hold == may_fail ? std::nullopt : std::optional(may_hold);
}

void Flow::never_equal(ExprId id, const Known& a, const Known& b) {
  const Expr& e = tree_.expr(id);
  const std::string_view op = e.op == Op::equal ? "never" : "always";
  for (const auto& [side, value, other] : {std::tuple{e.a, &a, &b}, std::tuple{e.b, &b, &a}}) {
    if (value->verb)
      return check_.error("verb_not_called", tree_.expr(side).range,
                          ticked(value->verb->name) + " is a verb and has to be called: " + shape_of(*value->verb));
    if (other->is_only(Kind::nil))
      return check_.warning(e.op == Op::equal ? Code("never_true") : Code("always_true"), e.range,
                            ticked(check_.written(side)) + " is " + described(*value) + ", never nil: this is " +
                                std::string(op) + " true");
  }
  const bool has_noun = a.may_be(kinds(Kind::noun, Kind::group)) || b.may_be(kinds(Kind::noun, Kind::group));
  check_.error("never_equal", e.range,
               ticked(check_.written(e.a)) + " is " + described(a) + " and " + ticked(check_.written(e.b)) + " is " +
                   described(b) + ": they are never equal" +
                   (has_noun ? "; a noun stands for what matches it, as in count(noun) or choose(you, noun)" : ""));
}

// `you` is nobody on a shop item, and its properties are then nil.
bool Flow::is_of_nobody(ExprId id) const {
  const Expr& e = tree_.expr(tree_.bare(id));
  if (e.kind != ExprKind::index)
    return false;
  const Expr& of = tree_.expr(tree_.bare(e.a));
  return of.kind == ExprKind::name && of.text == "you";
}

// A comparison with < and the like.
void Flow::ordered(ExprId id, const Known& a, const Known& b) {
  const Expr& e = tree_.expr(id);
  const Kinds takes = kinds(Kind::number, Kind::text);
  const std::string what = "`" + std::string(name_of(e.op)) + "` compares numbers";
  operand(e.a, a, takes, what);
  operand(e.b, b, takes, what);
  for (const auto& [number, text, side] : {std::tuple{&a, &b, e.b}, std::tuple{&b, &a, e.a}}) {
    if (!number->is_only(Kind::number) || !text->is_only(Kind::text))
      continue;
    const Expr& written = tree_.expr(tree_.bare(side));
    const bool has_digits = written.kind == ExprKind::text && !written.text.empty() &&
                            written.text.find_first_not_of("0123456789") == std::string::npos;
    check_.error("wrong_operand", written.range,
                 what + "; " + ticked(check_.written(side)) + " is a text" +
                     (has_digits ? ": write " + written.text + " without quotes" : ""));
  }
}

// A comparison that always has the same result.
void Flow::decided(ExprId id, const Known& a, const Known& b, bool always) {
  const Expr& e = tree_.expr(id);
  const std::string begin = ticked(check_.written(id)) + " is " + (always ? "always" : "never") + " true: ";
  const Code code = always ? Code("always_true") : Code("never_true");
  if (a.always_is(b) || a.never_is(b)) {
    const bool left_is_named = a.is_other || a.is == Is::anything || tree_.expr(tree_.bare(e.b)).text == "you" ||
                               tree_.expr(tree_.bare(e.b)).text == "this";
    const ExprId side = left_is_named ? e.a : e.b, other = left_is_named ? e.b : e.a;
    return check_.warning(code, e.range,
                          begin + ticked(check_.written(side)) + " is " + (a.always_is(b) ? "always" : "never") + " " +
                              ticked(check_.written(other)) + " here");
  }
  if (compared_with_most(id))
    return check_.warning(code, e.range, begin + "`hp` is never above `max_hp`");
  const auto range = [](const Known& k) {
    return k.low == Known::least   ? "at most " + std::to_string(k.high)
           : k.high == Known::most ? "at least " + std::to_string(k.low)
           : k.low == k.high       ? std::to_string(k.low)
                                   : std::to_string(k.low) + " to " + std::to_string(k.high);
  };
  const bool left_is_constant = tree_.expr(tree_.bare(e.a)).kind == ExprKind::integer;
  check_.warning(code, e.range,
                 begin + ticked(check_.written(left_is_constant ? e.b : e.a)) + " is " +
                     range(left_is_constant ? b : a) + " here");
}

Flow::Split Flow::comparison(ExprId id, Knowledge now) {
  const Expr& e = tree_.expr(id);
  Known a = eval(e.a, now), b = eval(e.b, now);
  if (b.is_only(Kind::nil) && is_of_nobody(e.a))
    a.kinds |= bit(Kind::nil);
  const bool equality = e.op == Op::equal || e.op == Op::not_equal;
  if (!equality) {
    ordered(id, a, b);
  }
  std::optional<bool> always = compared(id, a, b);
  if (is_pure(e.a) && check_.key_of(e.a) == check_.key_of(e.b)) {
    always = e.op == Op::equal || e.op == Op::less_equal || e.op == Op::greater_equal;
    check_.warning(
        "same_operands", e.range,
        "both sides are " + ticked(check_.written(e.a)) + ": this is " + (*always ? "always" : "never") + " true");
  } else if (equality && never_of_one_kind(a, b)) {
    never_equal(id, a, b);
  } else if (always) {
    decided(id, a, b, *always);
  }
  Split split{copy(now), std::move(now)};
  if (always) {
    split.yes.reached = split.yes.reached && *always;
    split.no.reached = split.no.reached && !*always;
    return split;
  }
  const auto both_sides = [&](Op op, Knowledge& k) {
    narrow(e.a, where_it_holds(a, op, b), k);
    narrow(e.b, where_it_holds(b, mirrored(op), a), k);
  };
  both_sides(e.op, split.yes);
  both_sides(opposite(e.op), split.no);
  return split;
}

}  // namespace soulstack::scripting

// The conditions of nouns.
#include "scripting/checker/filters.h"

#include <algorithm>
#include <optional>

#include "engine/model/content.h"
#include "scripting/findings/report.h"
#include "scripting/findings/suggest.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

Kinds taken_by(Takes takes) {
  switch (takes) {
    case Takes::flag:
      return bit(Kind::boolean);
    case Takes::number:
      return bit(Kind::number);
    case Takes::text:
      return bit(Kind::text);
    case Takes::pile:
      return bit(Kind::pile);
    case Takes::who:
      return kinds(Kind::player, Kind::object, Kind::stack, Kind::noun, Kind::group, Kind::pile);
    default:
      return any_kind;
  }
}

}  // namespace

void check_condition_of_noun(FileCheck& check, const WordInfo& noun, const TableField& field, const Known& value) {
  if (field.name.empty())
    return;
  const Noun kind = noun_rows()[noun.value.payload()].noun;
  const WordInfo* const word = check.word_at(field.value);
  if (word && word_of(word->value) == Word::outside && field.name == "pile")
    return;
  for (const Field& row : noun_fields())
    if (row.name == field.name && (row.forms & bit(kind)) != 0 && !value.may_be(taken_by(row.takes)))
      check.error("wrong_value", check.tree.expr(field.value).range,
                  ticked(row.name) + " of " + ticked(noun.name) + " takes " + std::string(describe(row.takes)) +
                      ", not " + described(value));
}

namespace {

// Conditions that nothing meets together.
struct Clash {
  std::string_view one;
  bool one_is;
  std::string_view other;
  bool other_is;
  std::string_view why;
};
constexpr Clash clashes[] = {
    {"shop", true, "yours", true, "nobody controls the items in the shop"},
    {"minion", true, "final_boss", true, "a slot is for minions or for final bosses"},
    {"tap", true, "active", false, "what has a tap ability has an activated ability"},
    {"attacked", true, "attackable", false, "what is attacked can be attacked"},
    {"guppy", true, "trinket", true, "trinkets are loot cards, and Guppy items are treasures"},
    {"trinket", true, "ambush", true, "a trinket becomes an item, and an ambush becomes a monster"},
};

class NounCheck {
 public:
  NounCheck(FileCheck& check, const Usage* usage)
      : check_(check),
        tree_(check.tree),
        names_(usage ? &usage->names : nullptr),
        ids_(usage ? &usage->ids : nullptr) {}

  void look_at(const WordInfo& noun, const Expr& table) {
    const Noun kind = noun_rows()[noun.value.payload()].noun;
    if (kind == Noun::any_of)
      return one_of(table);
    for (const Clash& clash : clashes)
      if (flag(table, clash.one) == clash.one_is && flag(table, clash.other) == clash.other_is)
        contradiction(table, clash.one, clash.other, clash.why);
    ownership(table);
    if (const TableField* const where = find(table, "where"); where && is_in_function(table.range))
      check_.error("not_here", where->name_at,
                   "`where` works only in the fields of cards: in a function, use a loop over `all(...)`");
    if (kind == Noun::number)
      range(table);
    if (kind == Noun::card)
      pile(table);
    name(table);
  }

  // find_outside("bomb"), find_fixture("doom_track")
  void find_by_id(const Expr& call) {
    if (!call.list.empty())
      mentioned(tree_.expr(tree_.bare(call.list.front())), ids_, "no card has the id");
  }
  // card.name == "Bomb!"
  void comparison(const Expr& e) {
    const Expr &a = tree_.expr(tree_.bare(e.a)), &b = tree_.expr(tree_.bare(e.b));
    const auto is_name = [](const Expr& one) {
      return one.kind == ExprKind::index && one.is_dot && one.text == "name";
    };
    if (is_name(a) || is_name(b))
      mentioned(is_name(a) ? b : a, names_, "no card is named");
  }

 private:
  // A lasting effect or a question in a function is written in its fields, not in the function.
  bool is_in_function(const Range& range) const {
    const Expr* innermost = nullptr;
    for (const Expr& e : tree_.exprs) {
      const WordInfo* const word = e.kind == ExprKind::call ? check_.word_at(e.a) : nullptr;
      const bool is_table = word && (word->name == "lasting" || word->category == Category::history);
      const bool counts = e.kind == ExprKind::function || is_table;
      if (counts && is_inside(range, e.range) && (!innermost || is_inside(e.range, innermost->range)))
        innermost = &e;
    }
    return innermost && innermost->kind == ExprKind::function;
  }
  const TableField* find(const Expr& table, std::string_view name) const {
    const auto there = std::find_if(table.fields.begin(), table.fields.end(),
                                    [&](const TableField& field) { return field.name == name; });
    return there == table.fields.end() ? nullptr : &*there;
  }
  const Expr* value(const Expr& table, std::string_view name) const {
    const TableField* const field = find(table, name);
    return field ? &tree_.expr(tree_.bare(field->value)) : nullptr;
  }
  std::optional<bool> flag(const Expr& table, std::string_view name) const {
    const Expr* const e = value(table, name);
    return e && e->kind == ExprKind::boolean ? std::optional(e->integer != 0) : std::nullopt;
  }
  std::optional<std::int64_t> number(const Expr& table, std::string_view name) const {
    const Expr* e = value(table, name);
    const bool is_negative = e && e->kind == ExprKind::unary && e->op == Op::negate;
    if (is_negative)
      e = &tree_.expr(e->a);
    if (!e || e->kind != ExprKind::integer)
      return {};
    return is_negative ? -e->integer : e->integer;
  }
  // The name that a field has as its value: "others".
  std::string_view word(const Expr& table, std::string_view name) const {
    const Expr* const e = value(table, name);
    return e && e->kind == ExprKind::name ? std::string_view(e->text) : std::string_view();
  }

  void contradiction(const Expr& table, std::string_view one, std::string_view other, std::string_view why) {
    check_.warning("contradiction", find(table, other)->name_at,
                   "nothing matches " + ticked(check_.written(find(table, one)->name_at)) + " = " +
                       check_.written(find(table, one)->value) + " together with " + ticked(other) + " = " +
                       check_.written(find(table, other)->value) + ": " + std::string(why));
  }

  void ownership(const Expr& table) {
    if (flag(table, "shop") == true && find(table, "of"))
      contradiction(table, "shop", "of", "nobody controls the items in the shop");
    const std::string_view of = word(table, "of");
    if (flag(table, "yours") == true && (of == "others" || of == "another"))
      contradiction(table, "yours", "of", "what you control is not controlled by another player");
    if (flag(table, "yours") == false && of == "you")
      contradiction(table, "yours", "of", "it would have to be yours and not yours");
  }

  void range(const Expr& table) {
    const auto from = number(table, "from"), to = number(table, "to");
    if (from && to && *from > *to)
      check_.warning("contradiction", find(table, "to")->name_at,
                     "no number is from " + std::to_string(*from) + " to " + std::to_string(*to));
    else if (from && to && *from == *to)
      check_.warning("contradiction", find(table, "to")->name_at,
                     "only the number " + std::to_string(*from) + " matches: there is nothing to choose");
  }

  void pile(const Expr& table) {
    const Expr* const pile = value(table, "pile");
    if (!pile || pile->kind != ExprKind::index || !pile->is_dot)
      return;
    const std::string_view type = check_.words.type_of(pile->text);
    const auto never = [&](std::string_view field, bool is_there, const std::string& why) {
      if (flag(table, field) == true && !is_there)
        check_.warning("contradiction", find(table, field)->name_at,
                       "nothing matches: " + why + ticked(check_.written(pile->range)));
    };
    never("event", type == "monster", "events are only in the monster deck and its discard, not in ");
    never("guppy", type != "monster", "there are no Guppy items in ");
    never("character", type == "character", "character cards are outside the game, not in ");
  }

  void name(const Expr& table) {
    if (const Expr* const named = value(table, "named"))
      mentioned(*named, names_, "no card is named");
  }

  void mentioned(const Expr& text, const std::set<std::string>* all, const std::string& what) {
    if (!all || text.kind != ExprKind::text || all->contains(text.text))
      return;
    Nearest nearest(text.text);
    for (const std::string& one : *all)
      nearest.offer(one);
    check_.warning("unknown_name", text.range, what + " \"" + text.text + "\"", nearest.word());
  }

  void one_of(const Expr& table) {
    std::set<std::string> seen;
    for (const TableField& field : table.fields)
      if (field.name.empty() && field.key == none && !seen.insert(check_.key_of(field.value)).second)
        check_.warning("contradiction", tree_.expr(field.value).range,
                       ticked(check_.written(field.value)) + " is given twice");
    if (table.fields.size() == 1)
      check_.warning("contradiction", table.range,
                     "`one_of` with one noun is the same as " + ticked(check_.written(table.fields.front().value)));
  }

  FileCheck& check_;
  const Tree& tree_;
  const std::set<std::string>*names_, *ids_;
};

}  // namespace

void check_nouns(FileCheck& check, const Usage* usage) {
  NounCheck nouns(check, usage);
  for (const Expr& e : check.tree.exprs) {
    if (e.kind == ExprKind::binary && (e.op == Op::equal || e.op == Op::not_equal))
      nouns.comparison(e);
    const WordInfo* const word = e.kind == ExprKind::call && e.text.empty() ? check.word_at(e.a) : nullptr;
    if (word && word->verb && word->verb->params[0].type == Type::card_id)
      nouns.find_by_id(e);
    if (!word || word->category != Category::noun || e.list.size() != 1)
      continue;
    const Expr& table = check.tree.expr(check.tree.bare(e.list.front()));
    if (table.kind == ExprKind::table)
      nouns.look_at(*word, table);
  }
}

}  // namespace soulstack::scripting

// Fields that can't be right together.
#include "scripting/checker/ability_fields.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>

#include "scripting/findings/report.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

class TableCheck {
 public:
  TableCheck(FileCheck& check, const Expr& table, const TablePlace& place)
      : check_(check), tree_(check.tree), table_(table), place_(place) {}

  void run() {
    if (field("event"))
      event();
    if (place_.form == "cant" || place_.form == "can" || place_.form == "must")
      turns_of_others();
    if (place_.form == "cost" && place_.is_eternal && is_true("destroy_this"))
      contradiction("destroy_this", "this card is eternal and can't be destroyed, so this cost can't be paid");
    if (place_.form == "rules")
      title();
  }

 private:
  const TableField* field(std::string_view name) const {
    for (const TableField& one : table_.fields)
      if (one.name == name)
        return &one;
    return nullptr;
  }
  const Expr* value(std::string_view name) const {
    const TableField* const there = field(name);
    return there ? &tree_.expr(tree_.bare(there->value)) : nullptr;
  }
  std::string_view word(std::string_view name) const {
    const Expr* const e = value(name);
    return e && e->kind == ExprKind::name ? std::string_view(e->text) : std::string_view();
  }
  std::optional<bool> flag(std::string_view name) const {
    const Expr* const e = value(name);
    return e && e->kind == ExprKind::boolean ? std::optional(e->integer != 0) : std::nullopt;
  }
  bool is_true(std::string_view name) const { return flag(name) == true; }
  void contradiction(std::string_view name, const std::string& message) {
    check_.warning("contradiction", field(name)->name_at, message);
  }

  void event() {
    const bool is_damage = place_.event == EventType::damage || place_.event == EventType::damage_taken;
    if (is_damage && flag("combat") == false && field("attack_roll"))
      contradiction("combat", "this never happens: damage of an attack roll is combat damage");
    const bool is_item = place_.card == "treasure" || place_.card == "starting" || place_.card == "loot" ||
                         place_.card == "room" || place_.card == "bonus_soul" || place_.card == "fixture";
    const std::string_view of = field("of") ? "of" : "to";
    if (is_damage && is_item && !place_.has_hp && word(of) == "this")
      contradiction(of, "this card has no HP and never takes damage: write `" + std::string(of) + " = you`");
    if ((place_.event == EventType::monster_died || place_.event == EventType::destroyed) && word("of") == "this")
      numbers_of_the_dead();
    if (place_.event == EventType::monster_died && is_item && word("of") == "this")
      contradiction("of", place_.has_hp ? "this card is not a monster: its death is the event `object_died`"
                                        : "this card is not a monster and never dies: write `of = a_monster`");
  }

  // when { event = monster_died, of = this, lasting { always { of = this, hp = 1 } } }
  void numbers_of_the_dead() {
    for (const Expr& e : tree_.exprs)
      for (const TableField& one : e.fields)
        if (const Expr& of = tree_.expr(tree_.bare(one.value)); &e != &table_ && is_inside(e.range, table_.range) &&
                                                                one.name == "of" && of.text == "this" && has_numbers(e))
          check_.warning("text_word", one.name_at,
                         "`this` has left play when this happens, so its numbers do not change any more");
  }
  static bool has_numbers(const Expr& table) {
    return std::any_of(table.fields.begin(), table.fields.end(), [](const TableField& one) {
      return one.name == "hp" || one.name == "attack" || one.name == "evasion";
    });
  }

  // Others neither attack nor buy on your turn.
  void turns_of_others() {
    const bool is_deed = is_true("purchase") || field("attack");
    const std::string_view who = word("who"), during = word("during");
    if (!is_deed)
      return;
    if ((who == "others" || who == "another") && during == "your_turn")
      contradiction("during",
                    "only the active player attacks and buys, so this never concerns other players: write "
                    "`during = others_turns`");
    if (who == "you" && (during == "others_turns" || during == "not_your_turn"))
      contradiction("during",
                    "only the active player attacks and buys, so this never concerns you: write "
                    "`during = your_turn`");
  }

  // title = "Three souls are enough", numbers = { souls_to_win = 5 }
  void title() {
    const Expr *const text = value("title"), *const numbers = value("numbers");
    if (!text || text->kind != ExprKind::text || !numbers || numbers->kind != ExprKind::table)
      return;
    struct Counted {
      std::string_view noun, field;
    };
    static constexpr Counted rows[] = {{"soul", "souls_to_win"},
                                       {"attack", "attacks_per_turn"},
                                       {"purchase", "purchases_per_turn"},
                                       {"bonus soul", "bonus_souls"}};
    for (const TableField& one : numbers->fields)
      for (const Counted& row : rows) {
        const Expr& n = tree_.expr(tree_.bare(one.value));
        const auto said = number_before(text->text, row.noun);
        if (one.name == row.field && n.kind == ExprKind::integer && said && *said != n.integer)
          check_.warning("text_number", one.name_at,
                         "the title says " + std::to_string(*said) + ", and " + ticked(one.name) + " is " +
                             std::to_string(n.integer));
      }
    title_of_coins(text->text, *numbers);
  }
  // title = "Start with 5¢", numbers = { starting_coins = 6 }
  void title_of_coins(const std::string& text, const Expr& numbers) {
    static constexpr std::string_view of_coins[] = {"starting_coins", "price", "death_coins", "coin_pool"};
    const std::size_t cent = text.find("¢");
    std::size_t begin = cent == std::string::npos ? 0 : cent;
    while (begin > 0 && cent != std::string::npos && text[begin - 1] >= '0' && text[begin - 1] <= '9')
      --begin;
    if (cent == std::string::npos || begin == cent || cent - begin > 4 || text.find("¢", cent + 1) != std::string::npos)
      return;
    const TableField* only = nullptr;
    int fields = 0;
    for (const TableField& one : numbers.fields)
      if (std::find(std::begin(of_coins), std::end(of_coins), one.name) != std::end(of_coins))
        only = &one, ++fields;
    const Expr* const n = fields == 1 ? &tree_.expr(tree_.bare(only->value)) : nullptr;
    if (n && n->kind == ExprKind::integer && std::to_string(n->integer) != text.substr(begin, cent - begin))
      check_.warning("text_number", only->name_at,
                     "the title says " + text.substr(begin, cent - begin) + "¢, and " + ticked(only->name) + " is " +
                         std::to_string(n->integer));
  }
  static std::optional<std::int64_t> number_before(std::string text, std::string_view noun) {
    static constexpr std::string_view words[] = {"zero", "one",   "two",   "three", "four", "five",
                                                 "six",  "seven", "eight", "nine",  "ten"};
    for (char& c : text)
      c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (std::size_t n = 0; n < std::size(words); ++n)
      for (const std::string& number : {std::string(words[n]), std::to_string(n)}) {
        const std::size_t at = text.find(number + " " + std::string(noun));
        const bool begins = at == 0 || (at != std::string::npos && text[at - 1] == ' ');
        if (begins)
          return static_cast<std::int64_t>(n);
      }
    return {};
  }

  FileCheck& check_;
  const Tree& tree_;
  const Expr& table_;
  const TablePlace& place_;
};

// deal(1, target), then target.hp
class EarlyLooks {
 public:
  explicit EarlyLooks(FileCheck& check) : check_(check), tree_(check.tree) {}

  void run() {
    for (const Block& block : tree_.blocks)
      for (std::size_t i = 0; i < block.stats.size(); ++i)
        statement(block, i);
  }

 private:
  void statement(const Block& block, std::size_t i) {
    const Stat& s = tree_.stat(block.stats[i]);
    if (s.kind != StatKind::call && s.kind != StatKind::if_chain && s.kind != StatKind::local)
      return;
    for (const ExprId value : s.values)
      for (const Expr& e : tree_.exprs)
        if (const Expr* const whom = dealt_to(e); whom && is_inside(e.range, tree_.expr(value).range)) {
          if (s.kind == StatKind::if_chain)
            look(*whom, e.range.end.at, tree_.block(s.blocks.front()).range.end.at);
          if (i + 1 < block.stats.size())
            look(*whom, tree_.stat(block.stats[i + 1]).range.begin.at, block.range.end.at);
        }
  }
  const Expr* dealt_to(const Expr& e) {
    if (e.kind != ExprKind::call || e.list.size() < 2)
      return nullptr;
    const VerbRow* const verb = check_.verb_at(e.a);
    if (!verb || verb->does != Does::damage)
      return nullptr;
    const bool is_number_first = verb->params[0].type == Type::number;
    const Expr& whom = tree_.expr(tree_.bare(e.list[is_number_first ? 1 : 0]));
    return whom.kind == ExprKind::name && whom.local != none ? &whom : nullptr;
  }

  void look(const Expr& whom, std::size_t from, std::size_t to) {
    if (!check_.spend(tree_.exprs.size()))
      return;
    for (const Expr& e : tree_.exprs)
      if (e.kind == ExprKind::index && e.is_dot && e.text == "hp" && e.range.begin.at >= from && e.range.end.at <= to)
        if (const Expr& of = tree_.expr(tree_.bare(e.a)); of.kind == ExprKind::name && of.local == whom.local)
          check_.warning("wrong_place", e.range,
                         "the damage is only put on the stack here and is dealt after this function, so " +
                             ticked(check_.written(e.range)) +
                             " is still what it was: look before, or listen for `damage_taken` or a death");
  }

  FileCheck& check_;
  const Tree& tree_;
};

}  // namespace

void check_table(FileCheck& check, const Expr& table, const TablePlace& place) {
  TableCheck(check, table, place).run();
}

void check_early_looks(FileCheck& check) { EarlyLooks(check).run(); }

void check_joined_nouns(FileCheck& check) {
  const Tree& tree = check.tree;
  const auto is_noun = [&](ExprId id) {
    const Expr& e = tree.expr(tree.bare(id));
    const WordInfo* const word = check.word_at(e.kind == ExprKind::call ? e.a : tree.bare(id));
    return word && (word->category == Category::noun || word->category == Category::group);
  };
  for (const Expr& e : tree.exprs)
    if (e.kind == ExprKind::binary && (e.op == Op::op_or || e.op == Op::op_and) && is_noun(e.a) && is_noun(e.b))
      check.warning("same_condition", e.range,
                    "this is only " + ticked(check.written(e.op == Op::op_or ? e.a : e.b)) +
                        ": Lua takes one of the two; write one_of { " + check.written(e.a) + ", " + check.written(e.b) +
                        " }");
}

}  // namespace soulstack::scripting

// What is written in the table of an ability, with its places: without parts that have a text of their own, and with the
// functions of the file that it uses.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/registry/vocabulary.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

// A word of the language that the ability uses, and how a text names it.
struct UsedWord {
  std::string_view how;  // "it listens for"
  std::string_view name, phrases;
  syntax::Range at;
  const syntax::Expr* value = nullptr;  // of a field
  bool is_false = false;                // the value is `false`
};

class AbilityTable {
 public:
  AbilityTable(const syntax::Tree& tree, const syntax::Expr& table, std::string_view source, const Vocabulary& words);

  const syntax::Tree& tree;
  const syntax::Expr& table;
  const Vocabulary& words;
  std::vector<const syntax::Expr*> names, indexes, calls;  // names that are not locals, and calls of words
  bool has_parts = false;                                  // with texts of their own
  bool is_open = false;                                    // it uses functions or values at the top of the file

  std::vector<UsedWord> used() const;
  const syntax::Expr& bare(syntax::ExprId id) const { return tree.expr(tree.bare(id)); }
  std::string_view name_of(syntax::ExprId id) const;  // empty: not a name
  std::string noun_of(syntax::ExprId id) const;       // "a_monster" for `a_monster` and `a_monster { ... }`
  std::string_view verb_of(const syntax::Expr& call) const { return name_of(call.a); }
  std::string_view written(const syntax::Range& at) const;

  const syntax::TableField* field(std::string_view name) const { return find(table, name); }
  static const syntax::TableField* find(const syntax::Expr& made, std::string_view name);
  std::string_view word_of(std::string_view field_name) const;                    // `you` for of = you
  bool uses(std::string_view word) const;                                         // a name that is not a local
  bool has_field(std::string_view name) const { return fields_.contains(name); }  // also of nouns and nested tables

  // The first that exists of several places, separated by spaces: a field, "verb:deal" for a call.
  std::optional<syntax::Range> place_of(std::string_view places) const;

 private:
  void collect(const syntax::Range& at);
  void add(const syntax::Expr& e);
  void add_call(const syntax::Expr& call);
  void use_local(syntax::LocalId id);
  bool is_chosen(const syntax::Expr& noun) const;
  syntax::ExprId id_of(const syntax::Expr& e) const;
  void add_fields(const syntax::Expr& table_of_fields, std::vector<UsedWord>& into) const;

  const std::string_view source_;
  std::vector<syntax::Range> parts_, chosen_;
  std::vector<const syntax::Expr*> tables_;
  std::set<std::string_view> fields_;
  std::set<syntax::LocalId> locals_;
  std::map<syntax::ExprId, std::string_view> makers_;  // of tables: "always" for always { ... }
};

}  // namespace soulstack::scripting

// Cuts lasting effects and questions about the past out of functions.
#include "scripting/reading/extracted_tables.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/model/content.h"
#include "scripting/registry/event_words.h"

namespace soulstack::scripting {

namespace {

using syntax::Expr;
using syntax::ExprKind;
using syntax::LocalId;
using syntax::Range;
using syntax::Tree;

constexpr std::string_view lasting_word = "lasting";

// These mean the same inside the table.
bool stays_bound(std::string_view parameter) {
  constexpr std::array<std::string_view, 8> bound = {"you",     "this",    "active", "target",
                                                     "target2", "target3", "choice", "choice2"};
  return std::find(bound.begin(), bound.end(), parameter) != bound.end();
}

class Extraction {
 public:
  Extraction(const SourceFile& source, int first, Report& report)
      : file_(source), source_(source.text()), tree_(*source.tree()), first_(first), report_(report) {}

  Extracted all() {
    for (const Expr& e : tree_.exprs)
      if (is_extracted_call(e))
        calls_.push_back(&e);
    std::sort(calls_.begin(), calls_.end(),
              [](const Expr* a, const Expr* b) { return a->range.begin.at < b->range.begin.at; });
    std::size_t end = 0;  // those inside another one are extracted from the file of that one
    std::erase_if(calls_, [&](const Expr* e) {
      const bool is_nested = e->range.begin.at < end;
      end = std::max(end, e->range.end.at);
      return is_nested;
    });
    Extracted extracted;
    std::string rest;
    std::size_t at = 0;
    for (const Expr* call : calls_) {
      const ExtractedTable& one = extracted.tables.emplace_back(table(*call));
      rest.append(source_, at, call->range.begin.at - at);
      rest += replacement(*call, one);
      at = call->range.end.at;
    }
    rest.append(source_.substr(at));
    extracted.rest = file_.part(rest);
    return extracted;
  }

 private:
  // `lasting { ... }` or the like in a function.
  bool is_extracted_call(const Expr& e) const {
    if (e.kind != ExprKind::call || !e.text.empty())
      return false;
    const Expr& callee = tree_.expr(tree_.bare(e.a));
    return callee.kind == ExprKind::name && callee.local == syntax::none && is_extracted_from_functions(callee.text) &&
           function_around(e.range) != 0;
  }

  // The innermost function; 0 is the file.
  int function_around(const Range& range) const {
    int found = 0;
    for (std::size_t i = 1; i < tree_.functions.size(); ++i)
      if (const Range& its = tree_.functions[i].range; is_inside(range, its) && its.begin.at < range.begin.at)
        found = static_cast<int>(i);
    return found;
  }

  bool is_extracted(const Range& range) const {
    return std::any_of(calls_.begin(), calls_.end(), [&](const Expr* call) { return is_inside(range, call->range); });
  }

  // Its number once all tables are cut out.
  int number_of(int function) const {
    int number = 0;
    for (int i = 0; i < function; ++i)
      number += !is_extracted(tree_.functions[static_cast<std::size_t>(i)].range);
    return number;
  }

  ExtractedTable table(const Expr& call) {
    ExtractedTable one;
    one.word = tree_.expr(tree_.bare(call.a)).text;
    one.line = call.range.begin.line;
    one.function = number_of(function_around(call.range));
    one.number = first_++;
    if (call.list.size() != 1 || tree_.expr(tree_.bare(call.list.front())).kind != ExprKind::table)
      report_.error("wrong_value", one.line, "",
                    ticked(one.word) + " takes a table that is written here: " + one.word + " { ... }");
    for (const Expr& name : tree_.exprs)
      if (is_outer_local(name, call.range))
        keep(name, call.range, one);
    if (one.keeps.size() > static_cast<std::size_t>(most_kept))
      report_.error("too_many", one.line, "",
                    ticked(one.word) + " names at most " + std::to_string(most_kept) + " locals of its function");
    one.source = file_.part(source_of(call.range, one));
    return one;
  }

  // A name in this range of a local that is declared before it.
  bool is_outer_local(const Expr& e, const Range& range) const {
    return e.kind == ExprKind::name && e.local != syntax::none && is_inside(e.range, range) &&
           tree_.local(e.local).declared.begin.at < range.begin.at;
  }

  bool is_bound_word(LocalId id) const {
    const syntax::Local& local = tree_.local(id);
    return local.is == syntax::LocalIs::parameter && stays_bound(local.name);
  }

  // The same local always has the same name inside; `keeps` has each name once.
  static std::string name_inside(const std::string& name) { return find_param(name) ? name + "_kept" : name; }

  void keep(const Expr& name, const Range& call, ExtractedTable& into) {
    const auto is_it = [&](const ExtractedTable::Kept& one) { return one.name == name.text; };
    if (is_bound_word(name.local) || std::any_of(into.keeps.begin(), into.keeps.end(), is_it))
      return;
    into.keeps.push_back({name.text, name_inside(name.text)});
    const int line = name.range.begin.line;
    if (into.word != lasting_word)  // it is answered here, and checks the values itself
      return;
    if (const std::string_view what = what_it_cant_keep(name.local); !what.empty())
      report_.error("wrong_value", line, "",
                    "a lasting effect can't keep " + ticked(name.text) + ", " + std::string(what) +
                        ": it keeps players, objects, piles, numbers, true and false");
    else if (is_assigned_from(name.local, call))
      report_.error("wrong_value", line, "",
                    "`lasting` keeps the value that " + ticked(name.text) +
                        " has here, and a later assignment would not change it: use another local there");
  }

  // "a function", "a table"; empty if it may be something that is kept.
  std::string_view what_it_cant_keep(LocalId id) const {
    if (tree_.local(id).is == syntax::LocalIs::function)
      return "a function";
    for (const syntax::Stat& stat : tree_.stats)
      for (std::size_t i = 0; i < std::min(stat.locals.size(), stat.values.size()); ++i) {
        const ExprKind kind = tree_.expr(tree_.bare(stat.values[i])).kind;
        if (stat.kind != syntax::StatKind::local || stat.locals[i] != id)
          continue;
        return kind == ExprKind::function ? "a function" : kind == ExprKind::table ? "a table" : "";
      }
    return "";
  }

  // Inside the effect, or later in the file.
  bool is_assigned_from(LocalId local, const Range& call) const {
    return std::any_of(tree_.stats.begin(), tree_.stats.end(), [&](const syntax::Stat& stat) {
      return stat.kind == syntax::StatKind::assign && stat.range.end.at > call.begin.at &&
             std::any_of(stat.targets.begin(), stat.targets.end(), [&](syntax::ExprId target) {
               const Expr& e = tree_.expr(target);
               return e.kind == ExprKind::name && e.local == local;
             });
    });
  }

  // The outer locals that a function inside the effect names, as parameters.
  std::string parameters_for(const syntax::Function& function, const Range& call) const {
    std::vector<std::string> names;
    for (const Expr& e : tree_.exprs)
      if (is_inside(e.range, function.range) && is_outer_local(e, call))
        if (const std::string name = inside(e); std::find(names.begin(), names.end(), name) == names.end())
          names.push_back(name);
    std::string all;
    for (const std::string& name : names)
      all += (all.empty() ? "" : ", ") + name;
    return all.empty() || function.parameters.empty() ? all : all + ", ";
  }
  std::string inside(const Expr& name) const { return is_bound_word(name.local) ? name.text : name_inside(name.text); }

  // What replaces a part of the source.
  struct Edit {
    std::size_t begin = 0, end = 0;
    std::string text;
  };
  // Parameters for the outermost functions inside the effect, and the other names.
  std::vector<Edit> edits(const Range& call) const {
    std::vector<Edit> all;
    const syntax::Function* outer = nullptr;
    for (const syntax::Function& function : tree_.functions) {
      if (!is_inside(function.range, call) || (outer && is_inside(function.range, outer->range)))
        continue;
      outer = &function;
      all.push_back({function.open.at + 1, function.open.at + 1, parameters_for(function, call)});
    }
    for (const Expr& e : tree_.exprs)
      if (is_outer_local(e, call) && inside(e) != e.text)
        all.push_back({e.range.begin.at, e.range.end.at, inside(e)});
    std::sort(all.begin(), all.end(), [](const Edit& a, const Edit& b) { return a.begin < b.begin; });
    return all;
  }

  std::string source_of(const Range& call, const ExtractedTable& one) const {
    std::string text;
    for (const ExtractedTable::Kept& kept : one.keeps)
      text += (text.empty() ? "local " : ", ") + kept.inside;
    if (!text.empty())
      text += " = ... ";
    text.append(static_cast<std::size_t>(one.line - 1), '\n');
    text += "return ";
    std::size_t at = call.begin.at;
    for (const Edit& edit : edits(call)) {
      text.append(source_, at, edit.begin - at);
      text += edit.text;
      at = edit.end;
    }
    text.append(source_, at, call.end.at - at);
    return text;
  }

  std::string replacement(const Expr& call, const ExtractedTable& one) const {
    const std::string_view word = one.word == lasting_word ? make_lasting_word : ask_history_word;
    std::string text = "_ENV[\"" + std::string(word) + "\"](" + std::to_string(one.number);
    for (const ExtractedTable::Kept& kept : one.keeps)
      text += ", " + kept.name;
    text.append(static_cast<std::size_t>(call.range.end.line - call.range.begin.line), '\n');
    return text + ")";
  }

  const SourceFile& file_;
  std::string_view source_;
  const Tree& tree_;
  int first_;
  Report& report_;
  std::vector<const Expr*> calls_;
};

}  // namespace

bool is_extracted_from_functions(std::string_view word) {
  return word == lasting_word || word == "happened" || word == "total" || word == "last";
}

Extracted extract_tables(const SourceFile& source, int first, Report& report) {
  if (source.tree())
    return Extraction(source, first, report).all();
  report.error("syntax", source.error().place.line, "", source.error().message);
  return {};
}

}  // namespace soulstack::scripting

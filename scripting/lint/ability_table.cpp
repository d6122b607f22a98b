// What is written in the table of an ability.
#include "scripting/lint/ability_table.h"

#include <algorithm>

#include "scripting/registry/schema.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

std::string_view how_it_is_used(Category category) {
  switch (category) {
    case Category::event:
      return "it listens for";
    case Category::duration:
      return "it lasts till";
    case Category::constant:
      return "it has";
    default:
      return "it uses";
  }
}

const Field* find_row(std::span<const Field> rows, std::string_view name, Forms forms) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const Field& row) { return row.name == name && (row.forms & forms) != 0; });
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

AbilityTable::AbilityTable(const Tree& of_file, const Expr& of_ability, std::string_view source, const Vocabulary& all)
    : tree(of_file), table(of_ability), words(all), source_(source) {
  for (const Expr& e : tree.exprs)
    if (e.kind == ExprKind::table && &e != &table && is_inside(e.range, table.range) && find(e, "text"))
      parts_.push_back(e.range);
  has_parts = !parts_.empty();
  for (const Expr& e : tree.exprs)
    if (e.kind == ExprKind::call && !e.list.empty() && &bare(e.list.back()) == &table)
      makers_[id_of(table)] = name_of(e.a);
  collect(table.range);
}

void AbilityTable::collect(const Range& at) {
  for (const Expr& e : tree.exprs)
    if (is_inside(e.range, at) &&
        std::none_of(parts_.begin(), parts_.end(), [&](const Range& part) { return is_inside(e.range, part); }))
      add(e);
}

void AbilityTable::add(const Expr& e) {
  if (e.kind == ExprKind::name && e.local == none)
    names.push_back(&e);
  else if (e.kind == ExprKind::name && tree.local(e.local).function == 0)
    use_local(e.local);  // of the file
  else if (e.kind == ExprKind::index && e.is_dot)
    indexes.push_back(&e);
  else if (e.kind == ExprKind::table)
    tables_.push_back(&e);
  else if (e.kind == ExprKind::call && e.text.empty() && words.find(name_of(e.a)))
    add_call(e);
  for (const TableField& one : e.fields) {
    fields_.insert(one.name);
    if (one.name.find("target") != std::string::npos || one.name.starts_with("choice"))
      chosen_.push_back(tree.expr(one.value).range);
  }
}

void AbilityTable::add_call(const Expr& call) {
  calls.push_back(&call);
  if (!call.list.empty())
    makers_[tree.bare(call.list.back())] = name_of(call.a);
}

void AbilityTable::use_local(LocalId id) {
  is_open = true;
  if (!locals_.insert(id).second)
    return;
  for (const Stat& s : tree.stats)
    if (std::find(s.locals.begin(), s.locals.end(), id) != s.locals.end())
      collect(s.range);
}

std::vector<UsedWord> AbilityTable::used() const {
  std::vector<UsedWord> all;
  for (const Expr* made : tables_)
    add_fields(*made, all);
  const std::vector<UsedWord> fields = all;
  const auto speaks_for = [&](const Expr& value) {  // `first` for `turn` in first = turn
    return std::any_of(fields.begin(), fields.end(), [&](const UsedWord& one) { return one.value == &value; });
  };
  for (const Expr* e : names)
    if (const WordInfo* const word = words.find(e->text); word && !word->phrases.empty() && !speaks_for(*e))
      all.push_back({how_it_is_used(word->category), word->name, word->phrases, e->range});
  for (const Expr* e : indexes)
    for (const PropertyRow& row : words.all_properties())
      if (row.name == e->text && !row.phrases.empty() && bare(e->a).kind == ExprKind::name && bare(e->a).local != none)
        all.push_back({"it looks at", row.name, row.phrases, e->text_at});
  return all;
}

void AbilityTable::add_fields(const Expr& of, std::vector<UsedWord>& into) const {
  const auto made_by = makers_.find(id_of(of));
  const WordInfo* const maker = made_by == makers_.end() ? nullptr : words.find(made_by->second);
  const FormRow* const form = maker ? form_of(scripting::word_of(maker->value)) : nullptr;
  for (const TableField& one : of.fields) {
    const Field* row = nullptr;
    if (maker && maker->category == Category::noun && is_chosen(of))
      row = find_row(noun_fields(), one.name, ~Forms{0});
    else if (form)
      row = find_row(ability_fields(), one.name, bit(form->form));
    else if (maker && maker->verb)  // an option
      row = find_row(ability_fields(), one.name, forms(Form::when, Form::change));
    const Expr& value = bare(one.value);
    if (row && !row->phrases.empty())
      into.push_back({"it has", row->name, row->phrases, one.name_at, &value,
                      value.kind == ExprKind::boolean && value.integer == 0});
  }
}

// Of a target: what a function looks for may be said in any way.
bool AbilityTable::is_chosen(const Expr& noun) const {
  return std::any_of(chosen_.begin(), chosen_.end(), [&](const Range& at) { return is_inside(noun.range, at); });
}

ExprId AbilityTable::id_of(const Expr& e) const { return static_cast<ExprId>(&e - tree.exprs.data()); }

std::string_view AbilityTable::name_of(ExprId id) const {
  const Expr& e = bare(id);
  return e.kind == ExprKind::name ? std::string_view(e.text) : std::string_view();
}

std::string AbilityTable::noun_of(ExprId id) const {
  const Expr& e = bare(id);
  return std::string(name_of(e.kind == ExprKind::call ? e.a : id));
}

std::string_view AbilityTable::written(const Range& at) const {
  return source_.substr(at.begin.at, at.end.at - at.begin.at);
}

const TableField* AbilityTable::find(const Expr& made, std::string_view name) {
  const auto there =
      std::find_if(made.fields.begin(), made.fields.end(), [&](const TableField& one) { return one.name == name; });
  return there == made.fields.end() ? nullptr : &*there;
}

std::string_view AbilityTable::word_of(std::string_view field_name) const {
  const TableField* const there = field(field_name);
  return there ? name_of(there->value) : std::string_view();
}

bool AbilityTable::uses(std::string_view word) const {
  return std::any_of(names.begin(), names.end(), [&](const Expr* e) { return e->text == word; });
}

std::optional<Range> AbilityTable::place_of(std::string_view places) const {
  while (!places.empty()) {
    const std::string_view one = places.substr(0, places.find(' '));
    places.remove_prefix(std::min(places.size(), one.size() + 1));
    for (const Expr* call : calls)
      if (one.starts_with("verb:") && verb_of(*call) == one.substr(5))
        return call->range;
    for (const Expr* made : tables_)
      if (const TableField* const there = find(*made, one); there && !one.empty())
        return there->name_at;
  }
  return {};
}

}  // namespace soulstack::scripting

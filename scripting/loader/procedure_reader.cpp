// Reads a procedure in a ruleset.
#include "scripting/loader/procedure_reader.h"

#include <algorithm>
#include <iterator>

#include "engine/model/content.h"
#include "engine/table/procedures.h"
#include "scripting/sandbox/table_length.h"

namespace soulstack::scripting {

namespace {

// The words that edit a procedure.
struct EditWord {
  Word word;
  EditKind kind;
  int arguments;
  std::string_view shape;  // for messages
};
// clang-format off
constexpr EditWord edit_words[] = {
    {Word::insert_after,  EditKind::insert_after,  2, "insert_after(\"where\", \"step\")"},
    {Word::insert_before, EditKind::insert_before, 2, "insert_before(\"where\", \"step\")"},
    {Word::remove,        EditKind::remove,        1, "remove(\"step\")"},
    {Word::replace,       EditKind::replace,       2, "replace(\"step\", \"by\")"},
    {Word::move_after,    EditKind::move_after,    2, "move_after(\"where\", \"step\")"},
    {Word::move_before,   EditKind::move_before,   2, "move_before(\"where\", \"step\")"},
};
// clang-format on

const EditWord* find_edit(Word word) {  // null: not such a word
  const auto found = std::find_if(std::begin(edit_words), std::end(edit_words),
                                  [&](const EditWord& edit) { return edit.word == word; });
  return found == std::end(edit_words) ? nullptr : found;
}

bool is_move(EditKind kind) { return kind == EditKind::move_after || kind == EditKind::move_before; }

const ProcedureRow* find_procedure(std::string_view name) {
  for (const ProcedureRow& row : procedure_rows())
    if (row.name == name && row.ordered_by_rules)
      return &row;
  return nullptr;
}

class ProcedureReader {
 public:
  ProcedureReader(Reader& reader, const ProcedureRow& procedure, RulesModule& into)
      : r_(reader), procedure_(procedure), into_(into) {}

  void read(const Given& given) {
    if (edit_of(given))
      return edit(given);
    const auto table = r_.table(given);
    if (!table || r_.made_by(given.index))
      return r_.wrong(given, "a list of steps, or edits such as remove(\"loot\")");
    if (!has_edits(*table))
      return list(given, *table);
    r_.list(*table, [&](const Given& item) { edit(here(item)); });
  }

 private:
  Given here(const Given& g) const { return {g.index, g.line, procedure_.name, g.site}; }

  const EditWord* edit_of(const Given& g) const {
    const Made* const made = r_.made_by(g.index);
    return made ? find_edit(made->by) : nullptr;
  }

  bool has_edits(const Written& table) {
    bool has = false;
    r_.list(table, [&](const Given& item) { has = has || edit_of(item); });
    return has;
  }

  Edit& add(EditKind kind, int line) {
    Edit& edit = into_.edits.emplace_back();
    edit.kind = kind;
    edit.procedure = static_cast<std::size_t>(&procedure_ - procedure_rows().data());
    edit.line = line;
    return edit;
  }

  void list(const Given& given, const Written& table) {
    Edit& edit = add(EditKind::list, given.line);
    r_.list(table, [&](const Given& item) { edit.rows.push_back({step(here(item)), item.line}); });
  }

  void edit(const Given& given) {
    const EditWord* const word = edit_of(given);
    if (!word)
      return r_.wrong(given, "an edit such as remove(\"loot\"): steps and edits can't be mixed in one list");
    const Made& made = *r_.made_by(given.index);
    const auto arguments = length_of_list(r_.lua, given.index);
    if (arguments != word->arguments)
      return r_.report.error("wrong_arguments", made.line, given.field,
                             "it is " + std::string(word->shape) + ", and here " + std::to_string(arguments) +
                                 (arguments == 1 ? " is given" : " are given"));
    Edit& edit = add(word->kind, made.line);
    argument(given.index, made, 1, [&](const Given& g) { edit.at = r_.text(g).value_or(""); });
    if (word->arguments == 2)
      argument(given.index, made, 2, [&](const Given& g) { second(g, edit); });
  }

  void second(const Given& given, Edit& edit) {
    if (!is_move(edit.kind))
      return edit.rows.push_back({step(given), edit.line});
    edit.moved = r_.text(given).value_or("");
    if (!edit.moved.empty() && edit.moved == edit.at)
      r_.error("wrong_value", given, ticked(edit.at) + " can't be moved next to itself");
  }

  template <class Each>
  void argument(int call, const Made& made, std::size_t number, Each each) {
    FieldSite site;
    site.line = made.line;
    if (r_.chunk && made.call >= 0)
      site.table = r_.chunk->calls[static_cast<std::size_t>(made.call)].table_of(number - 1);
    lua_rawgeti(r_.lua, call, static_cast<lua_Integer>(number));
    each(Given{lua_gettop(r_.lua), site.line, procedure_.name, &site});
    lua_pop(r_.lua, 1);
  }

  // "roll", { "roll", priority = always, stack = true }, or step { ... }
  StepRow step(const Given& given) {
    const Made* const made = r_.made_by(given.index);
    const auto table = r_.table(given);
    if (made && made->by == Word::step)
      return own_step(*table);
    if (!table || made)
      return {.step = named(given)};
    WrittenStep written;
    r_.fields(row_of(Form::step), *table, &written);
    int names = 0;
    r_.list(*table, [&](const Given& item) {
      if (++names == 1)
        written.row.step = named(here(item));
    });
    if (names != 1)
      r_.wrong(given, "the name of a step");
    return written.row;
  }

  std::uint16_t named(const Given& given) {
    const auto name = r_.text(given);
    if (!name)
      return 0;
    for (std::size_t i = 0; i < procedure_.steps.size(); ++i)
      if (procedure_.steps[i].name == *name)
        return static_cast<std::uint16_t>(i);
    Nearest nearest = r_.report.nearest(*name);
    for (const auto& known : procedure_.steps)
      nearest.offer(known.name);
    r_.error("unknown_step", given, ticked(procedure_.name) + " has no step " + ticked(*name), nearest.word());
    return 0;
  }

  StepRow own_step(const Written& table) {
    WrittenStep written;
    r_.fields(row_of(Form::own_step), table, &written);
    if (!r_.has_room_for_ability(table.line))
      return written.row;
    const int number = ++into_.steps;
    AbilityDef def(AbilityKind::step);
    def.path = r_.report.card() + "#step" + (number == 1 ? "" : std::to_string(number));
    def.text = std::move(written.title);
    def.rule = std::move(written.rule);
    def.file = r_.report.file();
    def.line = table.line;
    def.effect = std::move(written.run);
    written.row.script = AbilityId{static_cast<std::uint16_t>(r_.content.abilities.size())};
    r_.content.abilities.push_back(std::move(def));
    return written.row;
  }

  Reader& r_;
  const ProcedureRow& procedure_;
  RulesModule& into_;
};

}  // namespace

void read_procedure(Reader& r, const Given& given, RulesModule& into) {
  if (const ProcedureRow* const procedure = find_procedure(given.field))
    return ProcedureReader(r, *procedure, into).read(given);
  Nearest nearest = r.report.nearest(given.field);
  for (const ProcedureRow& known : procedure_rows())
    if (known.ordered_by_rules)
      nearest.offer(known.name);
  r.error("unknown_procedure", given, "there is no procedure " + ticked(given.field) + "", nearest.word());
}

}  // namespace soulstack::scripting

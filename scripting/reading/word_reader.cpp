// Reads a file words/NAME.lua: its fields, and what its function does.
#include "scripting/reading/word_reader.h"

#include <algorithm>

#include "engine/model/content.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/field_builders.h"
#include "scripting/registry/function_kinds.h"

namespace soulstack::scripting {

namespace {

// As it is written.
struct Draft {
  struct Argument {
    Type type = Type::none;
    bool optional = false;
  };
  std::vector<Argument> takes;
  bool has_takes = false;
  std::string text;
  Given run;
};

// ---- Fields

std::string listed_types() {
  std::string all;
  for (const ArgumentType& one : argument_types())
    all += (all.empty() ? "" : ", ") + ticked(one.name);
  return all;
}

void read_type(Reader& r, const Given& item, const std::string& text, Draft& into) {
  const bool optional = text.ends_with('?');
  const std::string name = text.substr(0, text.size() - (optional ? 1 : 0));
  Nearest nearest = r.report.nearest(name);
  for (const ArgumentType& one : argument_types()) {
    nearest.offer(one.name);
    if (one.name == name)
      return into.takes.push_back({one.type, optional});
  }
  r.error("wrong_value", item, "there is no kind of argument " + ticked(text) + "; `takes` can list " + listed_types(),
          nearest.word());
}

void read_takes(Reader& r, const Field&, const Given& g, void* into) {
  Draft& draft = *static_cast<Draft*>(into);
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of kinds, such as { \"number\", \"player\" }");
  draft.has_takes = true;
  r.list(*table, [&](const Given& item) {
    const Given entry{item.index, item.line, g.field, item.site};
    if (const auto text = r.text(entry))
      read_type(r, entry, *text, draft);
  });
  if (draft.takes.size() > SetWord::most_arguments)
    r.error("too_many", g, "a word takes at most " + std::to_string(SetWord::most_arguments) + " arguments");
}

// The values of a table stay on the stack while its fields are read.
void read_run(Reader& r, const Field&, const Given& g, void* into) {
  if (!r.is_function(g) || lua_iscfunction(r.lua, g.index))
    return r.wrong(g, describe(Takes::script));
  static_cast<Draft*>(into)->run = g;
}

constexpr Forms word = bit(Form::word);

// clang-format off
constexpr Field of_words[] = {
    text<&Draft::text>("text", word, "6.11.1", "What it does, in a sentence, with the names of its arguments.").between(1, longest_text).and_required(),
    field("takes", word, Takes::texts, read_takes, "6.11.1", "The kinds of its arguments: { \"number\", \"player\" }; one with ? may be left out."),
    field("run", word, Takes::script, read_run, "6.11.1", "Its function. It gets the arguments; what it returns is the result of the word.").and_required(),
};
// clang-format on

// ---- What its function does

class Function {
 public:
  Function(Reader& reader, const FunctionSite& site, const syntax::Tree& tree, SetWord& into)
      : r_(reader), site_(site), tree_(tree), word_(into) {}

  void read(const Draft& draft) {
    arguments(draft);
    if (r_.report.errors() != 0)
      return;
    deeds();
    ParamKinds kinds;
    for (const Draft::Argument& one : draft.takes)
      kinds.push_back(kinds_given(one));
    units(kinds);
    result(kinds);
    r_.check_kinds_of(site_, std::move(kinds));
  }

 private:
  // What the function gets, in contrast to what a caller may write.
  static Kinds kinds_given(const Draft::Argument& one) {
    return accepted_by(one.type) | (one.optional ? bit(Kind::nil) : 0);
  }

  void arguments(const Draft& draft) {
    if (site_.vararg)
      return;  // reported
    if (draft.takes.size() != site_.parameters.size())
      return r_.error("wrong_value", draft.run,
                      draft.has_takes ? "`takes` lists " + std::to_string(draft.takes.size()) +
                                            " arguments, but the function has " +
                                            std::to_string(site_.parameters.size()) + " parameters"
                                      : "the function has parameters: `takes` must list their kinds, such as takes = { "
                                        "\"number\", \"player\" }");
    bool may_be_missing = false;
    for (std::size_t i = 0; i < draft.takes.size(); ++i) {
      const Draft::Argument& one = draft.takes[i];
      if (may_be_missing && !one.optional)
        r_.error("wrong_value", draft.run,
                 "argument " + std::to_string(i + 1) + " must have a ?, since the one before it may be left out");
      may_be_missing = one.optional;
      word_.parameters[i] = site_.parameters[i];
      word_.row.params[i] = {word_.parameters[i], one.type, one.optional, one.type == Type::number, Unit::count};
    }
  }

  // Of all functions of the file.
  void deeds() {
    bool changes = false, asks = false;
    for (std::size_t i = 1; i < r_.chunk->functions.size(); ++i) {
      const FunctionSite& site = r_.chunk->functions[i];
      changes = changes || !site.properties_written.empty();
      for (const NameUse& use : site.globals_read)
        calls(use.name);
    }
    for (const VerbRow* const verb : word_.verbs) {
      asks = asks || verb->does == Does::asks;
      changes = changes || (verb->does != Does::asks && verb->does != Does::nothing);
    }
    word_.row.does = changes ? Does::change : asks ? Does::asks : Does::nothing;
  }

  void calls(std::string_view name) {
    const WordInfo* const info = r_.words.find(name);
    if (!info || !info->verb)
      return;
    const auto add = [&](const VerbRow* verb) {
      if (std::find(word_.verbs.begin(), word_.verbs.end(), verb) == word_.verbs.end())
        word_.verbs.push_back(verb);
    };
    if (!info->own)
      return add(info->verb);
    if (std::find(word_.words.begin(), word_.words.end(), info->own) == word_.words.end())
      word_.words.push_back(info->own);
    for (const VerbRow* const verb : info->own->verbs)
      add(verb);
  }

  // A number has the unit of the verbs that it is passed to, if that is always the same.
  void units(const ParamKinds& kinds) {
    const FunctionKinds values(site_, r_.words, kinds);
    std::array<Units, SetWord::most_arguments> found{};
    for (const Use& use : site_.flow.uses) {
      if (use.how != Use::How::call)
        continue;
      const Origin& call = *values.origin(use.origin);
      const VerbRow* const verb = values.verb_of(call);
      for (std::size_t i = 0; verb && i < std::min(call.arguments.size(), verb->params.size()); ++i)
        if (const Origin* const given = values.origin(call.arguments[i]);
            given && given->from == Origin::From::parameter && verb->params[i].type == Type::number)
          if (const auto at = static_cast<std::size_t>(given->number); at < found.size())
            found[at] |= bit(verb->params[i].unit);
    }
    for (std::size_t i = 0; i < found.size(); ++i)
      for (int unit = 0; unit < static_cast<int>(Unit::count); ++unit)
        if (found[i] == bit(static_cast<Unit>(unit)))
          word_.row.params[i].unit = static_cast<Unit>(unit);
  }

  void result(const ParamKinds& kinds) {
    const FunctionKinds values(site_, r_.words, kinds);
    Kinds all = 0;
    for (const Use& use : site_.flow.uses)
      if (use.how == Use::How::result)
        all |= values.of(use.origin);
    if (!site_.flow.is_complete)
      word_.row.result = Type::value;
    else if (site_.flow.returns_a_value)
      word_.row.result = type_of(all == 0 ? any_kind : all);
  }

  Type type_of(Kinds all) const {
    const Kinds there = all & ~bit(Kind::nil);
    const bool may_be_nil = there != all || !always_returns();
    if (there == bit(Kind::number))
      return may_be_nil ? Type::number_or_nil : Type::number;
    constexpr std::array same = {Type::player, Type::card, Type::stack, Type::pile, Type::ability};
    for (const Type type : same)
      if ((there & ~kinds_of(type)) == 0)
        return type;
    if (!may_be_nil)
      for (const Type type : {Type::boolean, Type::plain_text, Type::list})
        if (there == kinds_of(type))
          return type;
    return Type::value;
  }

  // Does the function return on all its paths?
  bool always_returns() const {
    for (const syntax::Function& function : tree_.functions)
      if (function.body != syntax::none && function.range.begin.line == site_.line &&
          function.range.end.line == site_.last_line && function.parent == 0)
        return always_returns(function.body);
    return false;
  }
  bool always_returns(syntax::BlockId id) const {
    const syntax::Block& block = tree_.block(id);
    if (block.stats.empty())
      return false;
    const syntax::Stat& last = tree_.stat(block.stats.back());
    if (last.kind == syntax::StatKind::returns)
      return !last.values.empty();
    return last.kind == syntax::StatKind::if_chain && last.blocks.size() > last.values.size() &&
           std::all_of(last.blocks.begin(), last.blocks.end(),
                       [&](syntax::BlockId inner) { return always_returns(inner); });
  }

  Reader& r_;
  const FunctionSite& site_;
  const syntax::Tree& tree_;
  SetWord& word_;
};

// A word knows only what the ability passes to it (rule 6.11.1).
void refuse_bindings(Reader& r, const FileOfTable& question) {
  for (const NameUse& use : question.chunk->functions.front().globals_read)
    if (const WordInfo* const known = r.words.find(use.name);
        known && known->category == Category::binding && use.name != "active")
      r.report.error("not_here", use.line, "",
                     "a word knows only its arguments: let it take " + ticked(use.name) + " as one of them");
}

// What it asks about the past. Each question is a file of its own (rule 6.9.8).
void read_questions(Reader& r) {
  for (FileOfTable& one : r.extracted) {
    if (one.word == row_of(Form::lasting).name)
      continue;  // reported as out of place
    Reader inside(r.lua, r.words, r.content, r.filters, r.functions, r.report);
    inside.chunk = one.chunk;
    inside.made = r.made;
    inside.extracted = std::move(one.inside);
    inside.checks_kinds = r.checks_kinds;
    refuse_bindings(inside, one);
    read_question(inside, one);
    inside.check_other_functions();
    one.is_read = true;
  }
}

}  // namespace

void read_word(Reader& r, const syntax::Tree& tree, SetWord& into) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  const auto table = r.table(given);
  if (!made || made->by != Word::word) {
    if (!made || made->by != Word::unknown)
      r.error("no_word", given, "a file in words/ returns a word: return word { ... }");
    return;
  }
  Draft draft;
  r.fields(row_of(Form::word), *table, &draft);
  if (r.report.errors() != 0)
    return;
  into.text = draft.text;
  into.row.name = into.name;
  into.row.rule = rule_of_set_words;
  into.row.sentence = into.text;
  lua_getfield(r.lua, given.index, "run");
  draft.run.index = lua_gettop(r.lua);
  const FunctionSite* const site = r.function_site(draft.run);
  into.line = site ? site->line : draft.run.line;
  into.function = r.functions.keep(r.lua, draft.run.index);
  if (!into.function.known())
    r.error("too_many", draft.run, "the sets have too many functions in total");
  else if (site)
    Function(r, *site, tree, into).read(draft);
  lua_pop(r.lua, 1);
  read_questions(r);
  r.check_other_functions();
}

std::span<const Field> word_fields() { return of_words; }

}  // namespace soulstack::scripting

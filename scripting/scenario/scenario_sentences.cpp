// Scenarios in words.
#include "scripting/scenario/scenario_sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "scripting/scenario/scenario_names.h"
#include "scripting/scenario/scenario_options.h"
#include "scripting/scenario/scenario_words.h"
#include "scripting/scenario/written_scenarios.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

constexpr std::string_view one_after_another = ", then ";

const ScenarioWord* word_of(std::size_t count, const ScenarioWord& (*row)(std::size_t), std::string_view name) {
  for (std::size_t n = 0; n < count; ++n)
    if (row(n).name == name)
      return &row(n);
  return nullptr;
}
const ScenarioWord* word_of_player(std::string_view name) { return word_of(player_words(), player_word, name); }
const ScenarioWord* word_of_table(std::string_view name) { return word_of(table_words(), table_word, name); }

const ScenarioField* field_named(ScenarioForm form, std::string_view name) {
  for (const ScenarioField& field : scenario_fields())
    if (field.of == form && field.name == name)
      return &field;
  return nullptr;
}

std::string spaced(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}
Said in_quotes(std::string_view text) { return plain(fmt::format("“{}”", text)); }
Said of_kind(SaidPart::Is is, std::string_view text) { return Said{{is, std::string(text)}}; }

// "less than " and so on; `is_turned`: the value stands on the right.
std::string_view comparison(Op op, bool is_turned) {
  switch (op) {
    case Op::less:
      return is_turned ? "more than " : "less than ";
    case Op::greater:
      return is_turned ? "less than " : "more than ";
    case Op::less_equal:
      return is_turned ? "at least " : "at most ";
    case Op::greater_equal:
      return is_turned ? "at most " : "at least ";
    default:
      return "";
  }
}
std::string_view sign_of(Op op) {
  switch (op) {
    case Op::add:
      return " + ";
    case Op::subtract:
      return " − ";
    case Op::multiply:
      return " × ";
    case Op::divide:
    case Op::floor_divide:
      return " ÷ ";
    case Op::concat:
      return " followed by ";
    case Op::op_and:
      return " and ";
    case Op::op_or:
      return " or ";
    default:
      return "";
  }
}

// SaidNames of cards and players, and what scenarios write in quotes.
class SaidNames {
 public:
  explicit SaidNames(const ScenarioSetup& setup) : setup_(setup) {}

  // "P2" and the name of the second player are the same.
  std::optional<Said> player(std::string_view text) const {
    for (std::size_t i = 0; i < setup_.players.size(); ++i)
      if (text == setup_.players[i] || text == fmt::format("P{}", i + 1))
        return of_kind(SaidPart::Is::player, setup_.players[i]);
    const bool is_usual = setup_.players.empty() && seat_called(text) != Seat::game;
    return is_usual ? std::optional(of_kind(SaidPart::Is::player, text)) : std::nullopt;
  }

  // "fly#2" is "Fly (the 2nd)".
  std::optional<Said> card(std::string_view text) const {
    const Label wanted = label(text);
    if (!setup_.loaded || !setup_.loaded->content)
      return std::nullopt;
    const Content& content = *setup_.loaded->content;
    CardDefId found = find_card(content, wanted.text, setup_.loaded->homes);
    for (std::size_t i = 0; i < content.cards.size() && !found.known(); ++i)
      if (content.cards[i].name == wanted.text)
        found = CardDefId{static_cast<decltype(found.value)>(i)};
    if (!found.known())
      return std::nullopt;
    Said said = of_kind(SaidPart::Is::card, content[found].name);
    if (wanted.nth > 0)
      add(said, plain(fmt::format(" (number {})", wanted.nth)));
    return said;
  }
  // The id of a card, also of one that is not known.
  Said card_id(std::string_view text) const {
    if (std::optional<Said> known = card(text))
      return *known;
    std::string name = spaced(text);
    for (std::size_t i = 0; i < name.size(); ++i)
      if ((i == 0 || name[i - 1] == ' ') && name[i] >= 'a' && name[i] <= 'z')
        name[i] = static_cast<char>(name[i] - 'a' + 'A');
    return of_kind(SaidPart::Is::card, name);
  }
  bool is_deck(std::string_view text) const {
    return setup_.loaded && setup_.loaded->content && setup_.loaded->content->find_deck(text).known();
  }
  // A card, a player or a text of an option.
  Said thing(std::string_view text) const {
    if (std::optional<Said> who = player(text))
      return *who;
    if (is_deck(text))
      return plain(fmt::format("the top of the {} deck", spaced(text)));
    if (std::optional<Said> known = card(text))
      return *known;
    const bool is_plain =
        text == "yes" || text == "no" || text.find_first_not_of("0123456789.") == std::string_view::npos;
    return is_plain ? plain(text) : in_quotes(text);
  }
  // "play bomb" is "play Bomb".
  Said action(std::string_view text) const {
    const WrittenAction written = action_in(text);
    if (!written.kind)
      return card(text) || player(text) ? fill("choose {thing}", {{"thing", thing(text)}}) : thing(text);
    Said said = plain(deed(text.substr(0, text.size() - written.rest.size())));
    if (written.rest.empty() && *written.kind == OptionKind::play_loot)
      add(said, plain(" a loot card"));
    if (!written.rest.empty() && *written.kind != OptionKind::end_turn) {
      add(said, plain(" "));
      add(said, thing(written.rest));
    }
    return said;
  }
  static std::string deed(std::string_view word) {
    while (!word.empty() && word.back() == ' ')
      word.remove_suffix(1);
    return action_in(word).kind == OptionKind::end_turn ? "end the turn" : spaced(word);
  }
  // "player_died P1" is "“player died” (P1)".
  Said event(std::string_view text) const {
    const std::size_t space = text.find(' ');
    Said said = in_quotes(spaced(text.substr(0, space)));
    if (space != std::string_view::npos)
      add(said, fill(" ({of})", {{"of", thing(text.substr(space + 1))}}));
    return said;
  }
  Said text_of_type(std::string_view text, ScenarioType type) const {
    switch (type) {
      case ScenarioType::card:
      case ScenarioType::cards:
      case ScenarioType::laid_cards:
      case ScenarioType::laid_slots:
      case ScenarioType::piles:
      case ScenarioType::decks:
        return card_id(text);
      case ScenarioType::card_in_play:
      case ScenarioType::object:
        return player(text) ? *player(text) : card_id(text);
      case ScenarioType::deck:
      case ScenarioType::slots:
        return plain(spaced(text));
      case ScenarioType::event:
        return event(text);
      case ScenarioType::action:
        return action(text);
      case ScenarioType::phase:
        return in_quotes(text);
      default:
        return thing(text);
    }
  }

 private:
  const ScenarioSetup& setup_;
};

// A value that a failed comparison found, as `check` shows it: 4, "bomb", nil, { "a", "b" }.
class FoundValue {
 public:
  FoundValue(const SaidNames& names, std::string_view shown, ScenarioType type)
      : names_(names), shown_(shown), type_(type) {}
  bool is_nothing() const { return shown_ == "nil" || shown_ == "\"\""; }
  bool is_one() const { return shown_ == "1"; }
  Said said() const {
    if (shown_.size() >= 2 && shown_.front() == '"' && shown_.back() == '"')
      return names_.text_of_type(shown_.substr(1, shown_.size() - 2), type_);
    return plain(shown_);
  }

 private:
  const SaidNames& names_;
  std::string_view shown_;
  ScenarioType type_;
};

// One scenario. Each expression is said once, so the length of all sentences is bound by that of the file.
class Sayer {
 public:
  Sayer(const SourceFile& source, const WrittenScenario& written, const ScenarioSetup& setup)
      : text_(source.text()), tree_(*source.tree()), written_(written), setup_(setup), names_(setup) {}

  SaidScenario say() {
    const Range name = tree_.expr(tree_.bare(tree_.expr(tree_.expr(outer()).a).list.front())).range;
    SaidScenario said{written_.name,
                      written_.range.begin.line,
                      written_.range.begin.at,
                      written_.range.end.at,
                      name.begin.at,
                      name.end.at,
                      {},
                      {},
                      {}};
    into_ = &said.start;
    say_table();
    into_ = &said.play;
    say_function("play");
    into_ = &said.expect;
    say_function("expect");
    return said;
  }

  // What the failed comparisons of the check that begins there have found instead. Empty if that is not known.
  Said found_at(std::size_t check, const std::vector<FailedPlace::Compared>& compared) {
    for (const Expr& e : tree_.exprs) {
      if (e.kind != ExprKind::call || e.range.begin.at != check || e.list.empty() || !is_check(e))
        continue;
      table_ = table_of_function_at(check);
      std::vector<Said> all;
      found(e.list.front(), compared, all);
      if (all.empty() && compared.empty() && !is_several(e.list.front()))
        all.push_back(fact(e.list.front(), true));
      return listed(all);
    }
    return {};
  }

  // The sentence of the n-th call of a word in that line. The order of the ends of calls is that in which they happen.
  std::optional<std::size_t> call_in_line(int line, int n) const {
    std::vector<const Expr*> calls;
    for (const Expr& e : tree_.exprs)
      if (e.kind == ExprKind::call && !e.text.empty() && e.text_at.begin.line == line)
        calls.push_back(&e);
    if (calls.empty() || n < 1)
      return std::nullopt;
    std::sort(calls.begin(), calls.end(),
              [](const Expr* a, const Expr* b) { return a->range.end.at < b->range.end.at; });
    const Expr& call = *calls[static_cast<std::size_t>(n - 1) % calls.size()];
    for (const Stat& stat : tree_.stats)
      if (stat.kind == StatKind::call && is_inside(call.range, stat.range))
        return stat.range.begin.at;
    return std::nullopt;
  }

 private:
  // A word of the table or of a player, with what it is asked about.
  struct Asked {
    const ScenarioWord* word;
    Slots slots;
    std::string_view said = {};                // its wording with a value
    ScenarioType result = ScenarioType::none;  // of that value
  };

  ExprId outer() const {
    for (std::size_t i = 0; i < tree_.exprs.size(); ++i)
      if (tree_.exprs[i].kind == ExprKind::call && tree_.exprs[i].range.begin.at == written_.range.begin.at &&
          tree_.exprs[i].range.end.at == written_.range.end.at)
        return static_cast<ExprId>(i);
    return none;
  }
  const Expr& bare(ExprId id) const { return tree_.expr(tree_.bare(id)); }
  std::string_view source(const Range& range) const {
    return text_.substr(range.begin.at, range.end.at - range.begin.at);
  }
  Said lua(const Range& range) const { return of_kind(SaidPart::Is::lua, source(range)); }

  // ---- Sentences

  void tell(SaidSentence::As as, const Range& range, Said said, std::string_view end = ".",
            std::string_view field = {}) {
    begin_with_capital(said);
    const bool has_mark =
        end == "." && !said.empty() && (said.back().text.ends_with('!') || said.back().text.ends_with('?'));
    add(said, plain(has_mark ? "" : end));
    into_->push_back({as, depth_, std::move(said), range.begin.at, range.end.at, range.begin.line, std::string(field)});
  }
  void tell_lua(const Range& range) { tell(SaidSentence::As::lua, range, lua(range), ""); }

  // ---- The table at the start

  void say_table() {
    for (const TableField& field : tree_.expr(written_.table).fields) {
      const ScenarioField* const row = field_named(ScenarioForm::scenario, field.name);
      if (row && row->type == ScenarioType::function)
        continue;
      const Range range{field.name.empty() ? tree_.expr(field.value).range.begin : field.name_at.begin,
                        tree_.expr(field.value).range.end};
      if (row)
        say_field(*row, field, range);
      else
        tell_lua(range);
    }
  }

  void say_field(const ScenarioField& row, const TableField& field, const Range& range) {
    const Expr& value = bare(field.value);
    const bool is_table = value.kind == ExprKind::table;
    const bool is_by_key =
        row.type == ScenarioType::decks || row.type == ScenarioType::piles || row.type == ScenarioType::laid_slots;
    if (row.type == ScenarioType::players && is_table)
      return say_players(value);
    if (is_by_key && is_table)
      return say_keys(row, value);
    tell(SaidSentence::As::start, range, fill(row.wording.said, slots_of(field.value, row.type)), ".", row.name);
  }

  // `{is}` and `{s}`.
  Slots slots_of(ExprId id, ScenarioType type) {
    const Expr& value = bare(id);
    const bool is_one = (value.kind == ExprKind::integer && value.integer == 1) ||
                        (value.kind == ExprKind::table && value.fields.size() == 1);
    return {{"is", value_of(id, type)}, {"s", is_one ? Said() : plain("s")}};
  }

  void say_keys(const ScenarioField& row, const Expr& table) {
    for (const TableField& field : table.fields) {
      const Range range = tree_.expr(field.value).range;
      if (field.name.empty()) {
        tell_lua(range);
        continue;
      }
      Slots slots{{"key", plain(spaced(field.name))}, {"is", value_of(field.value, row.type)}};
      tell(SaidSentence::As::start, range, fill(row.wording.said, slots), ".", row.name);
    }
  }

  void say_players(const Expr& table) {
    std::size_t n = 0;
    for (const TableField& field : table.fields) {
      const Expr& player = bare(field.value);
      if (player.kind == ExprKind::table && field.name.empty())
        tell(SaidSentence::As::start, player.range, player_at_start(player, n), ".", "players");
      else
        tell_lua(player.range);
      ++n;
    }
  }

  Said player_at_start(const Expr& table, std::size_t n) {
    Said said =
        of_kind(SaidPart::Is::player, n < setup_.players.size() ? setup_.players[n] : fmt::format("P{}", n + 1));
    std::vector<Said> clauses;
    bool has_before = false;
    for (const TableField& field : table.fields) {
      const ScenarioField* const row = field_named(ScenarioForm::player, field.name);
      if (row && row->name == "name" && n < setup_.players.size())
        continue;
      std::string_view wording = row ? wording_for(*row, field.value) : "has {is}";
      constexpr std::string_view has = "has ";
      const bool has_now = wording.starts_with(has);
      if (has_now && has_before)
        wording.remove_prefix(has.size());
      has_before = has_now;
      clauses.push_back(fill(wording, slots_of(field.value, row ? row->type : ScenarioType::none)));
    }
    add(said, plain(" "));
    add(said, clauses.empty() ? plain("has nothing") : listed(clauses));
    return said;
  }

  // Of something that is true or false, that which it is.
  std::string_view wording_for(const ScenarioField& row, ExprId id) const {
    const Expr& value = bare(id);
    return value.kind == ExprKind::boolean && value.integer == 0 ? row.wording.said_not : row.wording.said;
  }

  // { "fly", hp = 1 }: "Fly (1 HP)". Also the cards of a deck, and `only`.
  Said laid(const Expr& table, ScenarioType type) {
    std::vector<Said> items, notes;
    const ScenarioForm form = type == ScenarioType::decks ? ScenarioForm::deck : ScenarioForm::card;
    for (const TableField& field : table.fields) {
      const ScenarioField* const row = field.name.empty() ? nullptr : field_named(form, field.name);
      if (row)
        notes.push_back(fill(wording_for(*row, field.value), slots_of(field.value, row->type)));
      else
        items.push_back(value_of(field.value, type));
    }
    Said said = items.empty()                ? plain("nothing")
                : type == ScenarioType::dice ? listed(items, one_after_another)
                                             : listed(counted(items));
    if (notes.empty())
      return said;
    add(said, plain(" ("));
    add(said, listed(notes, ", "));
    add(said, plain(")"));
    return said;
  }

  // The same card several times in a row is said once.
  static std::vector<Said> counted(const std::vector<Said>& items) {
    std::vector<Said> all;
    for (std::size_t i = 0; i < items.size();) {
      std::size_t end = i + 1;
      while (end < items.size() && text_of(items[end]) == text_of(items[i]) &&
             items[i].front().is == SaidPart::Is::card)
        ++end;
      all.push_back(items[i]);
      if (end - i > 1)
        add(all.back(), plain(fmt::format(" ({} times)", end - i)));
      i = end;
    }
    return all;
  }

  // ---- Statements

  void say_function(std::string_view field) {
    const FunctionIndex index = function_in(tree_, written_.table, field);
    if (index == none) {
      if (const TableField* const there = field_of(tree_, written_.table, field))
        tell_lua(tree_.expr(there->value).range);
      return;
    }
    const Function& function = tree_.function(index);
    table_ = function.parameters.empty() ? none : function.parameters.front();
    say_block(function.body);
  }

  LocalId table_of_function_at(std::size_t at) const {
    for (const std::string_view field : {"play", "expect"}) {
      const FunctionIndex index = function_in(tree_, written_.table, field);
      if (index != none && tree_.function(index).range.begin.at <= at && at < tree_.function(index).range.end.at)
        return tree_.function(index).parameters.empty() ? none : tree_.function(index).parameters.front();
    }
    return none;
  }

  void say_block(BlockId id) {
    for (const StatId stat : tree_.block(id).stats)
      say_statement(tree_.stat(stat));
  }
  void say_inside(BlockId id) {
    ++depth_;
    say_block(id);
    --depth_;
  }

  void say_statement(const Stat& stat) {
    switch (stat.kind) {
      case StatKind::empty:
        return;
      case StatKind::call:
        return say_call(stat);
      case StatKind::local:
        return say_local(stat);
      case StatKind::do_block:
        return say_block(stat.block);
      case StatKind::if_chain:
        return say_if(stat);
      case StatKind::while_loop:
        tell(SaidSentence::As::control, stat.range,
             fill("as long as {fact}", {{"fact", fact(stat.values.front(), false)}}), ":");
        return say_inside(stat.block);
      case StatKind::numeric_for:
        return say_times(stat);
      default:
        return tell_lua(stat.range);
    }
  }

  void say_local(const Stat& stat) {
    if (stat.locals.size() != 1 || stat.values.size() != 1 || bare(stat.values.front()).kind == ExprKind::function)
      return tell_lua(stat.range);
    const Slots slots{{"value", value_of(stat.values.front(), ScenarioType::answer)},
                      {"name", in_quotes(tree_.local(stat.locals.front()).name)}};
    tell(SaidSentence::As::step, stat.range, fill("{name} stands for {value} at this point", slots));
  }

  void say_if(const Stat& stat) {
    for (std::size_t i = 0; i < stat.blocks.size(); ++i) {
      const bool is_else = i >= stat.values.size();
      Said said = is_else
                      ? plain("otherwise")
                      : fill(i == 0 ? "if {fact}" : "otherwise, if {fact}", {{"fact", fact(stat.values[i], false)}});
      const Range range = is_else ? tree_.block(stat.blocks[i]).range : tree_.expr(stat.values[i]).range;
      tell(SaidSentence::As::control, range, std::move(said), ":");
      say_inside(stat.blocks[i]);
    }
  }

  // for _ = 1, 6 do
  void say_times(const Stat& stat) {
    const Expr& first = bare(stat.values.front());
    if (stat.values.size() != 2 || first.kind != ExprKind::integer || first.integer != 1)
      return tell_lua(stat.range);
    const Slots slots{{"times", value_of(stat.values[1], ScenarioType::number)},
                      {"name", in_quotes(tree_.local(stat.locals.front()).name)}};
    const bool is_named = tree_.local(stat.locals.front()).name != "_";
    tell(SaidSentence::As::control, stat.range,
         fill(is_named ? "{times} times ({name} counts them)" : "{times} times", slots), ":");
    say_inside(stat.block);
  }

  bool is_check(const Expr& call) const {
    const Expr& callee = bare(call.a);
    return call.text.empty() && callee.kind == ExprKind::name && callee.local == none && callee.text == "check";
  }

  void say_call(const Stat& stat) {
    const ExprId id = tree_.bare(stat.values.front());
    const Expr& call = tree_.expr(id);
    if (is_check(call) && !call.list.empty())
      return tell(SaidSentence::As::check, stat.range, fact(call.list.front(), false));
    const std::optional<Asked> asked = asked_by(id);
    if (!asked || asked->word->result != ScenarioType::none)
      return tell_lua(stat.range);
    tell(SaidSentence::As::step, stat.range, fill(asked->word->wording.said, asked->slots));
  }

  // ---- Words

  bool is_the_table(ExprId id) const {
    const Expr& e = bare(id);
    return e.kind == ExprKind::name && e.local != none && e.local == table_;
  }
  // t.P1, or a local that may stand for a player.
  std::optional<Said> player(ExprId id) const {
    const Expr& e = bare(id);
    if (e.kind == ExprKind::index && e.is_dot && is_the_table(e.a) && !word_of_table(e.text))
      return names_.player(e.text);
    if (e.kind == ExprKind::name && e.local != none && e.local != table_)
      return in_quotes(e.text);
    return std::nullopt;
  }

  std::optional<Asked> asked_by(ExprId id) {
    const Expr& e = bare(id);
    const bool is_property = e.kind == ExprKind::index && e.is_dot;
    const bool is_method = e.kind == ExprKind::call && !e.text.empty();
    if (!is_property && !is_method)
      return std::nullopt;
    Asked asked{nullptr, {}};
    if (is_the_table(e.a)) {
      asked.word = word_of_table(e.text);
    } else if (std::optional<Said> who = player(e.a)) {
      asked.word = word_of_player(e.text);
      asked.slots["self"] = *who;
    }
    if (!asked.word || asked.word->is_method != is_method)
      return std::nullopt;
    asked.said = asked.word->wording.said;
    asked.result = asked.word->result;
    take_arguments(*asked.word, e.list, asked.slots);
    return asked;
  }

  void take_arguments(const ScenarioWord& word, const std::vector<ExprId>& list, Slots& slots) {
    using How = ScenarioParam::How;
    std::size_t next = 0;
    for (const ScenarioParam& param : word.params) {
      if (param.name.empty() || next >= list.size())
        return;
      const bool is_left_out =
          param.type == ScenarioType::number && param.how == How::optional && bare(list[next]).kind == ExprKind::text;
      if (is_left_out)
        continue;
      if (param.how == How::repeated) {
        std::vector<Said> all;
        for (; next < list.size(); ++next)
          all.push_back(value_of(list[next], param.type));
        slots[std::string(param.name)] = listed(all, one_after_another);
        return;
      }
      slots[std::string(param.name)] = argument(param, list[next++]);
    }
  }
  Said argument(const ScenarioParam& param, ExprId id) {
    const Expr& e = bare(id);
    if (param.type == ScenarioType::slot_choice && e.kind == ExprKind::table && e.fields.size() == 1)
      return value_of(e.fields.front().value, ScenarioType::number);
    if (param.name == "deed" && e.kind == ExprKind::text)
      return plain(SaidNames::deed(e.text));
    return value_of(id, param.type);
  }

  // ---- Values

  Said value_of(ExprId id, ScenarioType type) {
    const Expr& e = bare(id);
    switch (e.kind) {
      case ExprKind::integer:
        return number(e, type);
      case ExprKind::text:
        return type == ScenarioType::texts ? plain(e.text) : names_.text_of_type(e.text, type);
      case ExprKind::nil:
        return plain("nothing");
      case ExprKind::boolean:
        return plain(e.integer ? "yes" : "no");
      case ExprKind::table:
        return laid(e, type);
      case ExprKind::name:
        return e.local == none || e.local == table_ ? lua(e.range) : in_quotes(e.text);
      case ExprKind::unary:
        return value_of_unary(e);
      case ExprKind::binary:
        return value_of_binary(e, type);
      case ExprKind::index:
        if (!e.is_dot)
          return fill("number {n} of the {list}",
                      {{"n", value_of(e.b, ScenarioType::number)}, {"list", value_of(e.a, ScenarioType::cards)}});
        [[fallthrough]];
      case ExprKind::call:
        return value_of_word(id);
      default:
        return lua(e.range);
    }
  }

  Said number(const Expr& e, ScenarioType type) const {
    const std::string_view written = source(e.range);
    const bool is_plain = written.find_first_not_of("0123456789") == std::string_view::npos;
    const SaidPart::Is is =
        type == ScenarioType::dice || type == ScenarioType::die ? SaidPart::Is::die : SaidPart::Is::number;
    return is_plain ? Said{{is, std::string(written), e.range.begin.at, e.range.end.at}} : plain(written);
  }
  Said value_of_word(ExprId id) {
    if (const std::optional<Asked> asked = asked_by(id)) {
      const ScenarioWording& wording = asked->word->wording;
      Said said = wording.named.empty() ? plain("whether ") : Said();
      add(said, fill(wording.named.empty() ? wording.said : wording.named, asked->slots));
      return said;
    }
    if (std::optional<Said> who = player(id))
      return *who;
    return lua(bare(id).range);
  }
  Said value_of_unary(const Expr& e) {
    if (e.op == Op::length)
      return fill("the number of {list}", {{"list", value_of(e.a, ScenarioType::cards)}});
    if (e.op == Op::negate)
      return fill("−{n}", {{"n", value_of(e.a, ScenarioType::number)}});
    return e.op == Op::op_not ? fill("whether {fact}", {{"fact", fact(e.a, true)}}) : lua(e.range);
  }
  Said value_of_binary(const Expr& e, ScenarioType type) {
    if (sign_of(e.op).empty())
      return lua(e.range);
    Said said = value_of(e.a, type);
    add(said, plain(sign_of(e.op)));
    add(said, value_of(e.b, type));
    return said;
  }

  // ---- What is true

  Said fact(ExprId id, bool is_not) {
    const Expr& e = bare(id);
    if (e.kind == ExprKind::unary && e.op == Op::op_not)
      return fact(e.a, !is_not);
    if (e.kind == ExprKind::binary && (e.op == Op::op_and || e.op == Op::op_or)) {
      Said said = fact(e.a, is_not);
      add(said, plain((e.op == Op::op_and) != is_not ? " and " : " or "));
      add(said, fact(e.b, is_not));
      return said;
    }
    if (e.kind == ExprKind::binary && is_comparison(e.op))
      return compare(e, is_not ? opposite(e.op) : e.op);
    if (const std::optional<Asked> asked = asked_by(id); asked && asked->word->result == ScenarioType::boolean)
      return fill(is_not ? asked->word->wording.said_not : asked->word->wording.said, asked->slots);
    return fill(is_not ? "{value} is missing" : "there is {value}", {{"value", value_of(id, ScenarioType::answer)}});
  }

  // A side that a word says with the other one as its value: t.P1.coins, #t.P1.hand.
  std::optional<Asked> comparable(ExprId id) {
    const Expr& e = bare(id);
    const bool is_count = e.kind == ExprKind::unary && e.op == Op::length;
    std::optional<Asked> asked = asked_by(is_count ? e.a : id);
    if (asked && is_count) {
      asked->said = asked->word->wording.counted;
      asked->result = ScenarioType::number;
    }
    const bool is_said = asked && asked->said.find("{is}") != std::string_view::npos;
    return is_said ? std::move(asked) : std::nullopt;
  }
  bool is_literal(ExprId id) const {
    const ExprKind kind = bare(id).kind;
    return kind == ExprKind::integer || kind == ExprKind::text || kind == ExprKind::nil || kind == ExprKind::boolean;
  }
  bool is_nothing(ExprId id) const {
    const Expr& e = bare(id);
    return e.kind == ExprKind::nil || (e.kind == ExprKind::text && e.text.empty());
  }

  Said compare(const Expr& e, Op op) {
    const bool is_turned = is_literal(e.a) && !is_literal(e.b);
    const ExprId left = is_turned ? e.b : e.a;
    const ExprId right = is_turned ? e.a : e.b;
    if (std::optional<Asked> asked = comparable(left)) {
      if (is_nothing(right) && (op == Op::equal || op == Op::not_equal))
        return nothing(*asked, op == Op::equal);
      const bool is_one = bare(right).kind == ExprKind::integer && bare(right).integer == 1 && op == Op::equal;
      return with_value(*asked, op, is_turned, value_of(right, asked->result), is_one);
    }
    Slots slots{{"left", value_of(left, ScenarioType::answer)}, {"right", value_of(right, ScenarioType::answer)}};
    slots["how"] = plain(op == Op::not_equal ? "not " : comparison(op, is_turned));
    return fill("{left} is {how}{right}", slots);
  }
  static Said nothing(Asked& asked, bool is_nothing) {
    const ScenarioWording& wording = asked.word->wording;
    if (is_nothing && !wording.said_not.empty())
      return fill(wording.said_not, asked.slots);
    if (is_nothing)
      asked.slots["is"] = plain("nothing");
    asked.slots["not"] = {};
    return fill(wording.said, asked.slots);
  }
  static Said with_value(Asked& asked, Op op, bool is_turned, Said value, bool is_one) {
    const std::string_view wording = asked.said;
    const bool says_not = wording.find("{not}") != std::string_view::npos;
    Said is = plain(op == Op::not_equal && !says_not ? "not " : comparison(op, is_turned));
    add(is, std::move(value));
    asked.slots["is"] = std::move(is);
    asked.slots["not"] = plain(op == Op::not_equal ? "not " : "");
    asked.slots["s"] = plain(is_one ? "" : "s");
    return fill(wording, asked.slots);
  }

  // ---- What a failed check has found

  bool is_several(ExprId id) const {
    const Expr& e = bare(id);
    return e.kind == ExprKind::binary && (e.op == Op::op_and || e.op == Op::op_or);
  }
  void found(ExprId id, const std::vector<FailedPlace::Compared>& compared, std::vector<Said>& all) {
    const Expr& e = bare(id);
    if (is_several(id)) {
      found(e.a, compared, all);
      return found(e.b, compared, all);
    }
    if (e.kind != ExprKind::binary || !is_comparison(e.op))
      return;
    for (const FailedPlace::Compared& one : compared)
      if (one.at == tree_.expr(e.a).range.begin.at)
        return all.push_back(found_instead(e, one));
  }
  Said found_instead(const Expr& e, const FailedPlace::Compared& one) {
    const bool is_turned = is_literal(e.a) && !is_literal(e.b);
    const ExprId left = is_turned ? e.b : e.a;
    std::optional<Asked> asked = comparable(left);
    const FoundValue value(names_, is_turned ? one.right : one.left, asked ? asked->result : ScenarioType::answer);
    if (!asked)
      return fill("{left} is {right}", {{"left", value_of(left, ScenarioType::answer)}, {"right", value.said()}});
    if (value.is_nothing())
      return nothing(*asked, true);
    return with_value(*asked, Op::equal, false, value.said(), value.is_one());
  }

  std::string_view text_;
  const Tree& tree_;
  const WrittenScenario& written_;
  const ScenarioSetup& setup_;
  SaidNames names_;
  LocalId table_ = none;
  int depth_ = 0;
  std::vector<SaidSentence>* into_ = nullptr;
};

// The scenarios of the file, if each of them is written there.
std::vector<WrittenScenario> aligned(const ScenarioFile& file) {
  const Tree* const tree = file.source ? file.source->tree() : nullptr;
  if (!tree || !file.failure.empty())
    return {};
  std::vector<WrittenScenario> written = written_scenarios(*tree);
  return written.size() == file.scenarios.size() ? written : std::vector<WrittenScenario>();
}

}  // namespace

std::vector<SaidScenario> say_scenarios(const ScenarioFile& file) {
  std::vector<SaidScenario> all;
  const std::vector<WrittenScenario> written = aligned(file);
  for (std::size_t i = 0; i < written.size(); ++i)
    all.push_back(Sayer(*file.source, written[i], file.scenarios[i]).say());
  return all;
}

std::optional<SaidFailure> say_failure(const ScenarioFile& file, const ScenarioResult& result) {
  const std::vector<WrittenScenario> written = aligned(file);
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (file.scenarios[i].name != result.name)
      continue;
    Sayer sayer(*file.source, written[i], file.scenarios[i]);
    if (result.failed.check) {
      Said found = sayer.found_at(*result.failed.check, result.failed.compared);
      begin_with_capital(found);
      return SaidFailure{*result.failed.check, std::move(found)};
    }
    const std::optional<std::size_t> step = sayer.call_in_line(result.line, result.failed.call);
    return step ? std::optional(SaidFailure{*step, {}}) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace soulstack::scripting

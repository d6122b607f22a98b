// Checks the functions of scenarios.
#include "scripting/scenario/scenario_lint_functions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/explain/view.h"
#include "engine/model/event_rows.h"
#include "engine/table/table.h"
#include "scripting/findings/report.h"
#include "scripting/sandbox/sandbox_functions.h"
#include "scripting/scenario/scenario_lint_play.h"
#include "scripting/scenario/scenario_options.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

// What an expression in a scenario is known to be.
enum class Is : std::uint8_t { unknown, table, player, nothing, truth, number, text, text_or_nil, list, function };

// ---- The words of `t` and of players

struct WordKind {
  std::string_view name;
  Is is;
};
constexpr WordKind table_kinds[] = {
    {"active", Is::text},          {"turn", Is::number},         {"phase", Is::text},
    {"timer", Is::number},         {"over", Is::truth},          {"lost", Is::truth},
    {"winner", Is::text_or_nil},   {"winners", Is::list},        {"asked", Is::text_or_nil},
    {"question", Is::text_or_nil}, {"why", Is::text_or_nil},     {"options", Is::list},
    {"why_not", Is::text_or_nil},  {"because", Is::text},        {"may_end_anywhere", Is::nothing},
    {"settle", Is::nothing},       {"resolve", Is::nothing},     {"pass_all", Is::nothing},
    {"stack", Is::text},           {"can", Is::truth},           {"events", Is::number},
    {"order", Is::truth},          {"hp", Is::number},           {"max_hp", Is::number},
    {"evasion", Is::number},       {"attack_of", Is::number},    {"counters", Is::number},
    {"charged", Is::truth},        {"in_play", Is::truth},       {"discarded", Is::truth},
    {"bonus_soul", Is::truth},     {"slot", Is::text_or_nil},    {"slots", Is::number},
    {"top", Is::text_or_nil},      {"bottom", Is::text_or_nil},  {"discard", Is::text_or_nil},
    {"deck_size", Is::number},     {"discard_size", Is::number}, {"on_stack", Is::truth},
};
constexpr WordKind player_kinds[] = {
    {"name", Is::text},         {"coins", Is::number},
    {"hp", Is::number},         {"max_hp", Is::number},
    {"loot", Is::number},       {"hand", Is::list},
    {"items", Is::list},        {"curses", Is::list},
    {"souls", Is::number},      {"alive", Is::truth},
    {"loot_plays", Is::number}, {"character", Is::text_or_nil},
    {"has", Is::truth},         {"holds", Is::truth},
    {"has_soul", Is::truth},    {"sees", Is::truth},
    {"play", Is::nothing},      {"activate", Is::nothing},
    {"attack", Is::nothing},    {"declare_attack", Is::nothing},
    {"buy", Is::nothing},       {"declare_purchase", Is::nothing},
    {"end_turn", Is::nothing},  {"choose", Is::nothing},
    {"offer", Is::nothing},     {"pass", Is::nothing},
};

Is kind_of(std::span<const WordKind> kinds, std::string_view name) {
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const WordKind& k) { return k.name == name; });
  return found == kinds.end() ? Is::unknown : found->is;
}

std::string_view described(Is is) {
  switch (is) {
    case Is::table:
      return "the table";
    case Is::player:
      return "a player";
    case Is::number:
      return "a number";
    case Is::text:
      return "a text";
    case Is::list:
      return "a list";
    case Is::function:
      return "a function";
    default:
      return "a value";
  }
}

bool is_always_true(Is is) {
  return is == Is::table || is == Is::player || is == Is::number || is == Is::text || is == Is::list ||
         is == Is::function;
}

// Do two expressions have the same tokens? Compares their source without blanks.
bool reads_same(const Tree& tree, ExprId a, ExprId b) {
  const Expr& x = tree.expr(tree.bare(a));
  const Expr& y = tree.expr(tree.bare(b));
  if (x.kind != y.kind || x.op != y.op || x.text != y.text || x.integer != y.integer || x.local != y.local ||
      x.list.size() != y.list.size() || (x.a == none) != (y.a == none) || (x.b == none) != (y.b == none))
    return false;
  if (x.kind == ExprKind::function || x.kind == ExprKind::table || x.kind == ExprKind::vararg)
    return false;
  for (std::size_t i = 0; i < x.list.size(); ++i)
    if (!reads_same(tree, x.list[i], y.list[i]))
      return false;
  return (x.a == none || reads_same(tree, x.a, y.a)) && (x.b == none || reads_same(tree, x.b, y.b));
}

class Functions {
 public:
  Functions(const Tree& tree, const std::vector<LintedScenario>& scenarios, ScenarioLint& lint)
      : tree_(tree), scenarios_(scenarios), lint_(lint), checks_(tree.functions.size()), calls_(tree.functions.size()) {
    find_tables();
    find_globals();
  }

  void check() {
    for (std::size_t i = 0; i < tree_.exprs.size(); ++i)
      look_at(static_cast<ExprId>(i));
    for (const Block& block : tree_.blocks)
      dead_ends(block);
    for (const Stat& stat : tree_.stats)
      constant_branches(stat);
    for (const LintedScenario& scenario : scenarios_) {
      has_checks(scenario);
      check_play(tree_, scenario, lint_);
    }
  }

 private:
  // ---- Who is who

  // The table is the first parameter of `play`, of `expect`, and of any function that calls it `t`.
  void find_tables() {
    std::set<FunctionIndex> of_scenarios;
    for (const LintedScenario& scenario : scenarios_)
      of_scenarios.insert({scenario.play, scenario.expect});
    for (std::size_t f = 1; f < tree_.functions.size(); ++f) {
      const std::vector<LocalId>& parameters = tree_.functions[f].parameters;
      if (!parameters.empty() &&
          (of_scenarios.contains(static_cast<FunctionIndex>(f)) || tree_.local(parameters.front()).name == "t"))
        kinds_[parameters.front()] = Is::table;
    }
    for (const Stat& stat : tree_.stats)  // local p = t.P1
      if (stat.kind == StatKind::local && stat.locals.size() == 1 && stat.values.size() == 1)
        if (const Is is = kind(stat.values.front()); is == Is::player || is == Is::table)
          kinds_[stat.locals.front()] = is;
    for (const Stat& stat : tree_.stats)
      if (stat.kind == StatKind::assign)
        for (const ExprId target : stat.targets)
          kinds_.erase(tree_.expr(target).local);
  }

  // What Lua and scenarios have, and what the file gives a value.
  void find_globals() {
    globals_ = plain_names();
    globals_.insert(globals_.end(), {"scenario", "check", "equivalent"});
    for (const Stat& stat : tree_.stats)
      if (stat.kind == StatKind::assign || stat.kind == StatKind::function)
        for (const ExprId target : stat.targets)
          if (const Expr& e = tree_.expr(target); is_global(e))
            globals_.emplace_back(e.text);
  }
  static bool is_global(const Expr& e) { return e.kind == ExprKind::name && e.local == none; }

  // The innermost function around a place. Functions are sorted by where they begin.
  FunctionIndex function_at(const Place& place) const {
    const auto behind = std::upper_bound(tree_.functions.begin() + 1, tree_.functions.end(), place.at,
                                         [](std::size_t at, const Function& f) { return at < f.range.begin.at; });
    auto f = static_cast<FunctionIndex>(behind - tree_.functions.begin() - 1);
    while (f > 0 && place.at >= tree_.function(f).range.end.at)
      f = tree_.function(f).parent;
    return std::max(f, 0);
  }
  // The scenario whose function is around the place; null in a function of the file.
  const LintedScenario* scenario_at(const Place& place) const {
    for (FunctionIndex f = function_at(place); f > 0; f = tree_.function(f).parent)
      for (const LintedScenario& scenario : scenarios_)
        if (scenario.play == f || scenario.expect == f)
          return &scenario;
    return nullptr;
  }

  bool is_player_name(const Place& place, const std::string& name) const {
    const auto has = [&](const LintedScenario& scenario) {
      const std::vector<std::string>& names = scenario.setup->players;
      return !scenario.setup->is_read || static_cast<std::size_t>(seat_called(name)) < names.size() ||
             std::find(names.begin(), names.end(), name) != names.end();
    };
    const LintedScenario* const own = scenario_at(place);
    return own ? has(*own) : std::any_of(scenarios_.begin(), scenarios_.end(), has);
  }

  // ---- Kinds

  Is kind(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    switch (e.kind) {
      case ExprKind::integer:
      case ExprKind::fraction:
        return Is::number;
      case ExprKind::text:
        return Is::text;
      case ExprKind::table:
        return Is::list;
      case ExprKind::function:
        return Is::function;
      case ExprKind::boolean:
        return Is::truth;
      case ExprKind::name:
        return e.local != none && kinds_.contains(e.local) ? kinds_.at(e.local) : Is::unknown;
      case ExprKind::index:
        return kind_of_index(e);
      case ExprKind::call:
        return e.text.empty() || e.a == none ? Is::unknown : kind_of_method(e);
      case ExprKind::unary:
        return e.op == Op::op_not ? Is::truth : e.op == Op::length || e.op == Op::negate ? Is::number : Is::unknown;
      case ExprKind::binary:
        return kind_of_binary(e);
      default:
        return Is::unknown;
    }
  }
  Is kind_of_binary(const Expr& e) const {
    if (is_comparison(e.op))
      return Is::truth;
    if (e.op == Op::concat)
      return Is::text;
    if (e.op == Op::op_and || e.op == Op::op_or)
      return kind(e.a) == kind(e.b) ? kind(e.a) : Is::unknown;
    return Is::number;
  }
  Is kind_of_index(const Expr& e) const {
    if (!e.is_dot)
      return Is::unknown;
    const Is base = kind(e.a);
    if (base == Is::table) {
      const Is word = kind_of(table_kinds, e.text);
      return word != Is::unknown || is_word(table_entries(), e.text) ? word : Is::player;
    }
    return base == Is::player ? kind_of(player_kinds, e.text) : Is::unknown;
  }
  Is kind_of_method(const Expr& e) const {
    const Is base = kind(e.a);
    return base == Is::table    ? kind_of(table_kinds, e.text)
           : base == Is::player ? kind_of(player_kinds, e.text)
                                : Is::unknown;
  }
  static bool is_word(std::span<const Entry> words, std::string_view name) { return entry_of(words, name) != nullptr; }
  static const Entry* entry_of(std::span<const Entry> words, std::string_view name) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const Entry& e) { return e.word.name == name; });
    return found == words.end() ? nullptr : &*found;
  }

  // ---- Each expression

  void look_at(ExprId id) {
    const Expr& e = tree_.expr(id);
    if (is_global(e))
      known_name(e.text, e.range.begin, globals_, "there is no word ");
    if (e.kind == ExprKind::index && e.is_dot)
      word(e, e.text_at.begin, false);
    if (e.kind == ExprKind::index && e.is_dot && is_global(tree_.expr(e.a)) && tree_.expr(e.a).text == "math")
      known_name(e.text, e.text_at.begin, math_names(), "`math` has no ");
    if (e.kind != ExprKind::call)
      return;
    if (!e.text.empty()) {
      word(e, e.text_at.begin, true);
      arguments(e);
      if (e.text == "may_end_anywhere")
        checks_[static_cast<std::size_t>(function_at(e.range.begin))] = true;
      return;
    }
    const Expr& callee = tree_.expr(tree_.bare(e.a));
    const bool is_check = callee.kind == ExprKind::name && callee.local == none && callee.text == "check";
    const FunctionIndex owner = function_at(e.range.begin);
    if (is_check) {
      check_call(e);
      checks_[static_cast<std::size_t>(owner)] = true;
    } else if (callee.kind != ExprKind::index) {
      calls_[static_cast<std::size_t>(owner)] = true;
    }
    if (callee.kind == ExprKind::index && callee.is_dot)
      called_with_dot(callee);
  }

  void word(const Expr& e, const Place& at, bool is_called) {
    const Is base = kind(e.a);
    if (base != Is::table && base != Is::player)
      return;
    const bool of_table = base == Is::table;
    const std::span<const Entry> words = of_table ? table_entries() : player_entries();
    const Entry* const entry = entry_of(words, e.text);
    if (!entry && !(of_table && !is_called && is_player_name(at, e.text)))
      return unknown_word(e.text, at, words, of_table);
    if (entry && is_called && entry->property)
      lint_.error("not_callable", at, ticked(e.text) + " is a value, not a call: write it without ( ) and with a dot");
  }

  void known_name(const std::string& written, const Place& at, const std::vector<std::string_view>& names,
                  const std::string& problem) {
    if (std::find(names.begin(), names.end(), written) != names.end())
      return;
    Nearest nearest(written);
    for (const std::string_view name : names)
      nearest.offer(name);
    lint_.error("unknown_word", at, problem + ticked(written), nearest.word());
  }

  void unknown_word(const std::string& written, const Place& at, std::span<const Entry> words, bool of_table) {
    Nearest nearest(written);
    for (const Entry& entry : words)
      nearest.offer(entry.word.name);
    if (const LintedScenario* const own = scenario_at(at); own && of_table)
      for (const std::string& name : own->setup->players)
        nearest.offer(name);
    lint_.error("unknown_word", at, std::string(of_table ? "the table" : "a player") + " has no " + ticked(written),
                nearest.word());
  }

  void called_with_dot(const Expr& callee) {
    const Is base = kind(callee.a);
    const std::span<const Entry> words = base == Is::table ? table_entries() : player_entries();
    const Entry* const entry = base == Is::table || base == Is::player ? entry_of(words, callee.text) : nullptr;
    if (entry && entry->method)
      lint_.error("needs_colon", callee.text_at.begin,
                  ticked(callee.text) + " is called with a colon: `:" + callee.text + "`, not `." + callee.text + "`");
    else if (entry)
      lint_.error("not_callable", callee.text_at.begin, ticked(callee.text) + " is a value: write it without ( )");
  }

  // ---- Arguments

  void arguments(const Expr& call) {
    const Is base = kind(call.a);
    if ((base != Is::table && base != Is::player) || call.list.empty())
      return;
    const Expr& first = tree_.expr(tree_.bare(call.list.front()));
    if (first.kind == ExprKind::function || first.kind == ExprKind::nil)
      return lint_.error(
          "wrong_argument", first.range.begin,
          ticked(call.text) + " takes texts, not " + (first.kind == ExprKind::nil ? "nil" : "a function"));
    const Entry* const entry = entry_of(base == Is::table ? table_entries() : player_entries(), call.text);
    for (std::size_t i = 0; entry && i < call.list.size(); ++i) {
      const Expr& given = tree_.expr(tree_.bare(call.list[i]));
      const ScenarioParam* const param = param_of(entry->word, i, given);
      if (param && given.kind == ExprKind::text)
        argument(entry->word, *param, given);
    }
  }

  // A text where a number may be left out belongs to the parameter behind it.
  static const ScenarioParam* param_of(const ScenarioWord& word, std::size_t i, const Expr& given) {
    using enum ScenarioParam::How;
    std::size_t n = 0;
    while (n < word.params.size() && !word.params[n].name.empty())
      ++n;
    if (n == 0)
      return nullptr;
    const ScenarioParam& last = word.params[n - 1];
    const ScenarioParam& param = i < n ? word.params[i] : last;
    if (i >= n && last.how != repeated)
      return nullptr;
    const bool is_left_out =
        param.how == optional && param.type == ScenarioType::number && given.kind == ExprKind::text;
    return is_left_out && last.how == repeated ? &last : &param;
  }

  void argument(const ScenarioWord& word, const ScenarioParam& param, const Expr& text) {
    switch (param.type) {
      case ScenarioType::deck:
        return known_deck(text);
      case ScenarioType::event:
        return known_event(text);
      case ScenarioType::slots:
        return known_slots(text);
      case ScenarioType::card:
      case ScenarioType::card_in_play:
      case ScenarioType::object:
        return known_name(text, word.name == "play" ? &wrong_part_of_card : &wrong_thing, true);
      case ScenarioType::player:
        return known_name(text, &wrong_player);
      case ScenarioType::answer:
        return known_name(text, &wrong_answer, true);
      case ScenarioType::action:
        return known_name(text, &wrong_action);
      case ScenarioType::text:
        if (word.name == "why_not")
          return known_name(text, [](const OptionNames&, std::string_view deed) { return wrong_deed(deed); });
        if (word.name == "sees" && !is_deck(text))
          return known_name(text, &wrong_card);
        return;
      default:
        return;
    }
  }

  // A card, a player, or a slot: "slot 2".
  static WrongText wrong_thing(const OptionNames& names, std::string_view text) {
    const bool is_other = text.starts_with("slot ") || !wrong_player(names, text);
    return is_other ? WrongText() : wrong_card(names, text);
  }

  const LibraryCache::Loaded* loaded_at(const Place& place) const {
    const LintedScenario* const own = scenario_at(place);
    return own && own->setup->loaded && own->setup->loaded->content ? own->setup->loaded : nullptr;
  }

  // `may_be_card`: the name of a card is right.
  template <class Wrong>
  void known_name(const Expr& text, Wrong find, bool may_be_card = false) {
    const LintedScenario* const own = scenario_at(text.range.begin);
    const LibraryCache::Loaded* const loaded = loaded_at(text.range.begin);
    if (!loaded || !own->setup->is_read)
      return;
    const std::string name = label(text.text).text;
    const OptionNames names{*loaded->content, own->setup->players, loaded->homes};
    if (may_be_card && names_card(names, name))
      return;
    const WrongText wrong = find(names, name);
    if (!wrong)
      return;
    const bool is_card = wrong.message.starts_with("there is no card");
    lint_.error(is_card ? Code("unknown_card") : Code("unknown_answer"), text.range.begin, wrong.message,
                wrong.suggestion);
  }

  // A file names few cards, and each of them often.
  bool names_card(const OptionNames& names, const std::string& name) {
    const auto [known, is_new] = cards_.try_emplace({&names.content, name}, false);
    if (is_new)
      known->second = is_card(names, name);
    return known->second;
  }

  bool is_deck(const Expr& text) const {
    const LibraryCache::Loaded* const loaded = loaded_at(text.range.begin);
    return loaded && loaded->content->find_deck(text.text).known();
  }

  void known_deck(const Expr& text) {
    const LibraryCache::Loaded* const loaded = loaded_at(text.range.begin);
    if (!loaded || loaded->content->find_deck(text.text).known())
      return;
    Nearest nearest(text.text);
    for (const DeckDef& deck : loaded->content->decks)
      nearest.offer(deck.name);
    lint_.error("unknown_deck", text.range.begin, "there is no deck " + ticked(text.text), nearest.word());
  }

  void known_slots(const Expr& text) {
    const LibraryCache::Loaded* const loaded = loaded_at(text.range.begin);
    if (!loaded || loaded->content->find_slot_type(text.text).known())
      return;
    Nearest nearest(text.text);
    for (const SlotTypeDef& slots : loaded->content->slot_types)
      nearest.offer(slots.name);
    lint_.error("unknown_answer", text.range.begin, "these rules have no slots " + ticked(text.text), nearest.word());
  }

  void known_event(const Expr& text) {
    const LibraryCache::Loaded* const loaded = loaded_at(text.range.begin);
    if (!loaded)
      return;
    const std::string_view name = std::string_view(text.text).substr(0, text.text.find(' '));
    std::vector<std::string_view> all;
    for (const EventRow& row : event_rows)
      all.push_back(row.name);
    for (const SetEventDef& event : loaded->content->events)
      all.emplace_back(event.name);
    if (std::find(all.begin(), all.end(), name) != all.end())
      return;
    Nearest nearest(name);
    for (const std::string_view one : all)
      nearest.offer(one);
    lint_.error("unknown_event", text.range.begin, "there is no event " + ticked(name), nearest.word());
  }

  // ---- Checks that cannot fail, and conditions that are always the same

  void check_call(const Expr& call) {
    if (call.list.empty())
      return lint_.error("check_nothing", call.range.begin, "this check has no condition");
    if (call.list.size() > 1) {
      const Is second = kind(call.list[1]);
      if (second == Is::truth || second == Is::number)
        lint_.warn("check_ignores", tree_.expr(call.list[1]).range.begin,
                   "only the first argument is checked; the second is the message. Write another check, or `and`");
    }
    condition(call.list.front(), true);
  }

  // Reports a condition that always has the same result.
  void condition(ExprId id, bool in_check) {
    const ExprId bare = tree_.bare(id);
    const Expr& e = tree_.expr(bare);
    const std::string_view what = in_check ? "this check cannot fail" : "this condition is always true";
    if (e.kind == ExprKind::boolean || e.kind == ExprKind::nil) {
      if (in_check || e.integer == 0 || e.kind == ExprKind::nil)
        lint_.warn(in_check ? Code("cannot_fail") : Code("constant_condition"), e.range.begin,
                   e.integer != 0 ? std::string(what) + ": its condition is `true`"
                   : in_check     ? "this check always fails"
                                  : "this condition is always false");
      return;
    }
    const Is is = kind(bare);
    if (is_always_true(is))
      return lint_.warn("cannot_fail", e.range.begin,
                        std::string(what) + ": " + std::string(described(is)) + " always counts as true" +
                            (is == Is::number || is == Is::text ? "; compare it with ==" : ""));
    if (is == Is::nothing)
      return lint_.warn("no_value", e.range.begin,
                        ticked(e.text) + " is an action and has no result: do it first, then check what it did");
    if (e.kind == ExprKind::unary && e.op == Op::op_not && is_always_true(kind(e.a)))
      return lint_.warn("constant_condition", e.range.begin,
                        std::string("`not` of ") + std::string(described(kind(e.a))) + " is always false");
    if (e.kind == ExprKind::binary)
      comparison(e, what);
  }

  bool is_true(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    return (e.kind == ExprKind::boolean && e.integer != 0) || is_always_true(kind(id));
  }

  void comparison(const Expr& e, std::string_view what) {
    if (e.op == Op::op_or && (is_true(e.a) || is_true(e.b)))
      return lint_.warn("cannot_fail", e.range.begin,
                        std::string(what) + ": one side of `or` is always true" +
                            (tree_.expr(tree_.bare(e.b)).kind == ExprKind::text ||
                                     tree_.expr(tree_.bare(e.b)).kind == ExprKind::integer
                                 ? "; write the comparison again on both sides"
                                 : ""));
    if (e.op == Op::op_and) {
      for (const ExprId side : {e.a, e.b})
        condition(side, true);
      return;
    }
    if (!is_comparison(e.op))
      return;
    if (reads_same(tree_, e.a, e.b) && kind(e.a) != Is::nothing) {
      const bool holds = e.op == Op::equal || e.op == Op::less_equal || e.op == Op::greater_equal;
      return lint_.warn(
          holds ? Code("cannot_fail") : Code("constant_condition"), e.range.begin,
          holds ? std::string(what) + ": both sides are the same" : "this is never true: both sides are the same");
    }
    different_kinds(e, what);
    never_negative(e, what);
  }

  static Is plain(Is is) { return is == Is::text_or_nil ? Is::text : is; }

  void different_kinds(const Expr& e, std::string_view what) {
    if (e.op != Op::equal && e.op != Op::not_equal)
      return;
    const Is a = kind(e.a), b = kind(e.b);
    const bool a_nil = tree_.expr(tree_.bare(e.a)).kind == ExprKind::nil;
    const bool b_nil = tree_.expr(tree_.bare(e.b)).kind == ExprKind::nil;
    const Is other = a_nil ? b : a;
    const bool never_nil = (a_nil || b_nil) && (is_always_true(other) || other == Is::truth);
    const bool lists = a == Is::list && b == Is::list;
    const bool differ = a != Is::unknown && b != Is::unknown && a != Is::nothing && b != Is::nothing && !a_nil &&
                        !b_nil && plain(a) != plain(b);
    if (!never_nil && !lists && !differ)
      return;
    const std::string why =
        never_nil ? std::string(described(other)) + " is never nil"
        : lists   ? "two lists are never equal; compare their items"
                  : std::string(described(plain(a))) + " never equals " + std::string(described(plain(b)));
    if (e.op == Op::equal)
      lint_.warn("constant_condition", e.range.begin, "this is never true: " + why);
    else
      lint_.warn("cannot_fail", e.range.begin, std::string(what) + ": " + why);
  }

  // Numbers of the table are never negative.
  void never_negative(const Expr& e, std::string_view what) {
    const auto zero = [&](ExprId id) {
      const Expr& n = tree_.expr(tree_.bare(id));
      return n.kind == ExprKind::integer && n.integer == 0;
    };
    const auto read = [&](ExprId id) {
      const Expr& n = tree_.expr(tree_.bare(id));
      return kind(id) == Is::number && (n.kind == ExprKind::index || n.kind == ExprKind::call ||
                                        (n.kind == ExprKind::unary && n.op == Op::length));
    };
    if ((e.op == Op::greater_equal && read(e.a) && zero(e.b)) || (e.op == Op::less_equal && zero(e.a) && read(e.b)))
      lint_.warn("cannot_fail", e.range.begin, std::string(what) + ": this number is never less than 0");
    if ((e.op == Op::less && read(e.a) && zero(e.b)) || (e.op == Op::greater && zero(e.a) && read(e.b)))
      lint_.warn("constant_condition", e.range.begin, "this is never true: this number is never less than 0");
  }

  // ---- What is never reached

  void constant_branches(const Stat& stat) {
    if (stat.kind == StatKind::if_chain || stat.kind == StatKind::while_loop)
      for (const ExprId value : stat.values)
        condition(value, false);
    conditional_checks(stat);
    if (stat.kind == StatKind::local_function && !stat.locals.empty() && !is_used(stat.locals.front()))
      lint_.warn("unused_function", stat.range.begin,
                 "nothing calls the function " + ticked(tree_.local(stat.locals.front()).name));
  }

  // A check that runs only under a condition may never run.
  void conditional_checks(const Stat& stat) {
    if (stat.kind != StatKind::if_chain || stat.blocks.size() != stat.values.size())
      return;
    for (const BlockId block : stat.blocks)
      for (const StatId one : tree_.block(block).stats)
        if (const Stat& inner = tree_.stat(one); inner.kind == StatKind::call && is_check(inner.values.front()))
          lint_.warn("cannot_fail", inner.range.begin,
                     "this check may never run: check the condition itself, or join them with `and`");
  }
  bool is_check(ExprId id) const {
    const Expr& call = tree_.expr(id);
    const Expr& callee = tree_.expr(tree_.bare(call.a));
    return call.text.empty() && callee.kind == ExprKind::name && callee.local == none && callee.text == "check";
  }

  bool is_used(LocalId local) const {
    return std::any_of(tree_.exprs.begin(), tree_.exprs.end(),
                       [&](const Expr& e) { return e.kind == ExprKind::name && e.local == local; });
  }

  // Statements after a block that returns, or after error().
  void dead_ends(const Block& block) {
    for (std::size_t i = 0; i + 1 < block.stats.size(); ++i)
      if (leaves(tree_.stat(block.stats[i]))) {
        lint_.warn("unreachable_code", tree_.stat(block.stats[i + 1]).range.begin, "this is never reached");
        return;
      }
  }
  bool leaves(const Stat& stat) const {
    if (stat.kind == StatKind::do_block && stat.block != none) {
      const Block& inner = tree_.block(stat.block);
      return !inner.stats.empty() && tree_.stat(inner.stats.back()).kind == StatKind::returns;
    }
    if (stat.kind != StatKind::call || stat.values.empty())
      return false;
    const Expr& call = tree_.expr(stat.values.front());
    const Expr& callee = tree_.expr(call.a);
    return call.text.empty() && callee.kind == ExprKind::name && callee.local == none && callee.text == "error";
  }

  // ---- Whole scenarios

  bool is_within(std::size_t function, FunctionIndex outer) const {
    for (auto f = static_cast<FunctionIndex>(function); f > 0; f = tree_.function(f).parent)
      if (f == outer)
        return true;
    return false;
  }
  bool any_within(const std::vector<bool>& marks, FunctionIndex outer) const {
    for (std::size_t f = 1; f < marks.size(); ++f)
      if (outer != none && marks[f] && is_within(f, outer))
        return true;
    return false;
  }
  void has_checks(const LintedScenario& s) {
    if (!s.setup->failure.empty() || s.has_unseen)
      return;
    for (const FunctionIndex f : {s.play, s.expect})
      if (any_within(checks_, f) || any_within(calls_, f))
        return empty_play(s);
    lint_.warn("no_check", s.place,
               s.play == none && s.expect == none
                   ? "this scenario plays and checks nothing: it needs `play` and `expect`"
                   : "this scenario checks nothing: add check(...) in `expect`, or t:may_end_anywhere() in `play`");
  }

  void empty_play(const LintedScenario& s) {
    if (s.play != none && tree_.block(tree_.function(s.play).body).stats.empty())
      lint_.warn("empty_play", tree_.function(s.play).range.begin,
                 "`play` does nothing: leave it out, or do what the name of the scenario says");
  }

  const Tree& tree_;
  const std::vector<LintedScenario>& scenarios_;
  ScenarioLint& lint_;
  std::map<LocalId, Is> kinds_;
  std::map<std::pair<const Content*, std::string>, bool> cards_;  // does the name mean a card?
  std::vector<std::string_view> globals_;
  std::vector<bool> checks_,
      calls_;  // by function: does it check something (or only that nothing fails), or call something unknown?
};

}  // namespace

void check_scenario_functions(const Tree& tree, const std::vector<LintedScenario>& scenarios, ScenarioLint& lint) {
  Functions(tree, scenarios, lint).check();
}

}  // namespace soulstack::scripting

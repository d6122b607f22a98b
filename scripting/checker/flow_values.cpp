// Values of expressions.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/model/content.h"
#include "scripting/checker/filters.h"
#include "scripting/checker/flow.h"
#include "scripting/findings/report.h"
#include "scripting/findings/suggest.h"
#include "scripting/reading/event_fields.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

constexpr int deepest_call = 3;

Known number_within(Bounds bounds, int most_sides) {
  switch (bounds) {
    case Bounds::none:
      return a_number();
    case Bounds::from_0:
      return a_number(0);
    case Bounds::die:
      return a_number(1, most_sides);
    case Bounds::one_to_six:
      return a_number(1, 6);
    case Bounds::zero_to_six:
      return a_number(0, 6);
  }
  return a_number();
}

Known value_of_word(const WordInfo& word) {
  Known k = known(kinds_of(word));
  const Value v = word.value;
  if (k.is_only(Kind::number))
    k = a_number(v.as_number(), v.as_number());
  k.verb = word.verb;
  if (word.category == Category::noun)
    k.members = kinds_of(noun_rows()[v.payload()].noun);
  if (word.category == Category::group) {
    k.members = bit(word_of(v) == Word::monsters ? Kind::object : Kind::player);
    k.is_other = word_of(v) == Word::others || word_of(v) == Word::another;
  }
  return k;
}

}  // namespace

Known Flow::eval(ExprId id, Knowledge& now) {
  if (!check_.spend(1))
    return {};
  const Expr& e = tree_.expr(id);
  switch (e.kind) {
    case ExprKind::nil:
      return known(bit(Kind::nil));
    case ExprKind::boolean:
      return a_boolean(e.integer != 0);
    case ExprKind::integer:
      return a_number(e.integer, e.integer);
    case ExprKind::fraction:
      return a_number();
    case ExprKind::text:
      return known(bit(Kind::text));
    case ExprKind::vararg:
      return {};
    case ExprKind::function: {
      (void)function(e.function, {});
      Known k = known(bit(Kind::function));
      k.function = e.function;
      return k;
    }
    case ExprKind::name:
      return name(id, now);
    case ExprKind::index:
      return index(id, now);
    case ExprKind::call:
      return call(id, now);
    case ExprKind::table:
      return table(id, now);
    case ExprKind::unary:
      return unary(id, now);
    case ExprKind::binary:
      return binary(id, now);
    case ExprKind::paren:
      return eval(e.a, now);
  }
  return {};
}

Known Flow::name(ExprId id, const Knowledge& now) {
  const Expr& e = tree_.expr(id);
  if (e.local == none) {
    const WordInfo* const word = check_.words.find(e.text);
    return word ? value_of_word(*word) : Known{};
  }
  const LocalUse& use = uses_[static_cast<std::size_t>(e.local)];
  if (use.is_shared)
    return {};
  if (const auto there = now.locals.find(e.local); there != now.locals.end())
    return there->second;
  Known k = use.fixed.value_or(Known{});
  if (use.function != none) {
    k = known(bit(Kind::function));
    k.function = use.function;
  }
  return k;
}

Known Flow::table(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  Kinds members = 0;
  bool is_list = !e.fields.empty();
  for (const TableField& field : e.fields) {
    if (field.key != none)
      (void)eval(field.key, now);
    const Known value = eval(field.value, now);
    is_list = is_list && field.key == none && field.name.empty();
    members |= value.kinds;
  }
  return a_list(is_list ? members : any_kind, false);
}

// ---- Properties

Known Flow::index(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  if (const WordInfo* const word = check_.word_at(e.a)) {
    if (word->category == Category::pile_table)
      return known(bit(Kind::pile));
    if (word->category == Category::library)
      return known(bit(Kind::function));
  }
  const Known owner = eval(e.a, now);
  if (!e.is_dot) {
    const Known at = eval(e.b, now);
    if (owner.is_only(Kind::list) && owner.is_plain_list && at.is_only(Kind::number) && at.high < 1)
      check_.error("wrong_operand", tree_.expr(e.b).range, "lists begin at 1: there is no member " + described(at));
    if (!owner.is_only(Kind::list))
      return {};
    Known member = known(owner.members | bit(Kind::nil));
    member.is_other = owner.is_other;
    return member;
  }
  if (const auto there = now.paths.find(path_of(id)); there != now.paths.end())
    return there->second;
  return property(id, owner);
}

Known Flow::property(ExprId id, const Known& owner) {
  const Expr& e = tree_.expr(id);
  const bool has_no_fields = owner.is_only(Kind::list) && owner.is_plain_list;
  if (has_no_fields) {
    check_.error("wrong_property", e.text_at,
                 ticked(check_.written(e.a)) + " is a list; it has no field " + ticked(e.text) +
                     ": #list is its length, list[1] its first member, and `for _, x in ipairs(list)` goes through it");
    return {};
  }
  if (!owner.is_known() || owner.may_be(bit(Kind::list)))
    return {};
  std::optional<Known> all;
  Nearest nearest(e.text);
  for (const PropertyRow& row : check_.words.all_properties()) {
    if (!has_owner(owner.kinds, row.owner))
      continue;
    nearest.offer(row.name);
    if (row.name == e.text)
      all = all ? joined(*all, property_of(row, owner)) : property_of(row, owner);
  }
  if (!all)
    check_.error("wrong_property", e.text_at,
                 no_property(ticked(check_.written(e.a)), owner.kinds, e.text, check_.words), nearest.word());
  return all.value_or(Known{});
}

Known Flow::property_of(const PropertyRow& row, const Known& owner) const {
  if (row.type == Type::number)
    return number_within(row.bounds, flows_.most_sides);
  if (row.owner == Owner::player && row.type == Type::object)
    return known(kinds(Kind::object, Kind::nil));
  if (row.owner == Owner::event && row.type != Type::boolean)
    return part_of_event(row.name);
  Known k = known(kinds_of(row.type));
  if (row.owner == Owner::player && row.name == "active" && scene_.is_your_turn) {
    if (owner.is == Is::you)
      k.flag = scene_.is_your_turn;
    else if (owner.is_other && *scene_.is_your_turn)
      k.flag = false;
  }
  return k;
}

// What `event.of` and the like are, for the event of this scene.
Known Flow::part_of_event(std::string_view name) const {
  const EventFields& has = row_of(event_).has;
  const EventField* const field = name == "of"       ? &has.of
                                  : name == "by"     ? &has.by
                                  : name == "from"   ? &has.from
                                  : name == "object" ? &has.object
                                                     : nullptr;
  const bool is_certain = field && event_ != EventType::none && field->names != Names::absent;
  Known k = known(is_certain ? kinds_of(field->names) | bit(Kind::nil) : any_kind);
  if (const Known* const who = name == "of" ? &scene_.of : name == "by" ? &scene_.by : nullptr) {
    k.is = who->is;
    k.is_other = who->is_other;
  }
  return k;
}

// ---- Calls

Known Flow::call(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  const ExprId callee = tree_.bare(e.a);
  if (!e.text.empty()) {  // a method
    (void)eval(e.a, now);
    for (const ExprId one : e.list)
      (void)eval(one, now);
    return {};
  }
  if (const WordInfo* const word = check_.word_at(callee)) {
    if (const VerbRow* const verb = check_.verb_at(callee))
      return call_verb(id, *verb, now);
    if (word->category == Category::noun)
      return call_noun(id, *word, now);
    if (word->category == Category::function)
      return call_lua(id, *word, now);
    if (word_of(word->value) == Word::lasting)  // file_walk.cpp reads what it contains
      return known(bit(Kind::boolean));
    if (word->category == Category::history)  // the same
      return a_number();
  }
  const Expr& target = tree_.expr(callee);
  const WordInfo* const library = target.kind == ExprKind::index ? check_.word_at(target.a) : nullptr;
  if (library && library->category == Category::library) {
    for (const ExprId one : e.list)
      operand(one, eval(one, now), bit(Kind::number), "`math." + target.text + "` takes numbers");
    return a_number();
  }
  const Known what = eval(callee, now);
  if (what.function != none)
    return call_own(id, what.function, now);
  for (const ExprId one : e.list)
    (void)eval(one, now);
  now.paths.clear();
  if (what.is_known() && !what.may_be(kinds(Kind::function, Kind::noun, Kind::list)))
    check_.error("not_callable", e.range,
                 ticked(check_.written(callee)) + " is " + described(what) + ", not a verb or a function");
  return {};
}

Known Flow::call_verb(ExprId id, const VerbRow& verb, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  std::vector<Known> given;
  for (const ExprId one : e.list)
    given.push_back(eval(one, now));
  const bool is_open = !e.list.empty() && tree_.expr(e.list.back()).kind == ExprKind::call;
  const bool has_options = check_options(verb, e, now);
  for (std::size_t i = 0; i + (has_options ? 1 : 0) < given.size() && i < verb.params.size(); ++i)
    if (verb.params[i].type != Type::none && (!is_open || i + 1 < given.size() || given[i].is_known()))
      check_argument(verb, i, e.list[i], given);
  check_event_verb(id, verb, given);
  if (verb.params[0].type == Type::set_event)
    check_emit(e, given);
  if (verb.has(trait::searches) && e.list.size() > 1)
    check_searched(e.list[1]);
  if (verb.does != Does::nothing)
    now.paths.clear();
  return result_of(verb, given);
}

// Is the last argument a table of options? Their values must fit.
bool Flow::check_options(const VerbRow& verb, const Expr& call, Knowledge& now) {
  if (verb.options.empty() || call.list.empty())
    return false;
  const std::size_t last = call.list.size() - 1;
  const Expr& table = tree_.expr(tree_.bare(call.list.back()));
  const bool takes_list =
      last < verb.params.size() && verb.params[last].type != Type::none && accepts_lists(verb.params[last].type);
  if (table.kind != ExprKind::table || takes_list)
    return false;
  for (const TableField& field : table.fields)
    if (const VerbOption* const option = find_option(verb, field.name))
      check_option(verb, *option, field, now);
  return true;
}

namespace {

// Of the cards of the deck that an option of the verb names; empty: any.
std::string_view type_of_cards(const VerbRow& verb) {
  const auto takes = [&](Unit unit) {
    return std::any_of(verb.params.begin(), verb.params.end(), [&](const VerbParam& p) { return p.unit == unit; });
  };
  return takes(Unit::loot) ? deck_name::loot : takes(Unit::treasure) ? deck_name::treasure : "";
}

// Everything may be, except a discard or another deck that is named: discard.loot, deck.monster.
bool may_be_deck_of(const FileCheck& check, ExprId value, std::string_view type) {
  const Tree& tree = check.tree;
  const Expr& pile = tree.expr(tree.bare(value));
  if (pile.kind != ExprKind::index || !pile.is_dot)
    return true;
  const Expr& of = tree.expr(tree.bare(pile.a));
  if (of.kind != ExprKind::name || of.local != none || (of.text != deck_table && of.text != discard_table))
    return true;
  return of.text == deck_table && check.words.type_of(pile.text) == type;
}

}  // namespace

void Flow::check_option(const VerbRow& verb, const VerbOption& option, const TableField& field, Knowledge& now) {
  Known value;
  {
    const FileCheck::Quiet quiet(check_);  // it has been evaluated as an argument
    value = eval(field.value, now);
  }
  const std::string name = ticked(option.name) + " of " + ticked(verb.name);
  const Range& range = tree_.expr(field.value).range;
  if (!value.may_be(accepted_by(option.type) | bit(Kind::nil)))
    return check_.error("wrong_argument", range,
                        name + " is " + std::string(name_of(option.type)) + ", not " + described(value));
  if (option.type == Type::boolean && value.flag == option.by_default)
    check_.warning("no_effect", range, name + " is " + (option.by_default ? "true" : "false") + " without this");
  const std::string_view type = type_of_cards(verb);
  if (option.type == Type::pile && !type.empty() && !may_be_deck_of(check_, field.value, type))
    check_.error("wrong_argument", range,
                 name + " is a deck whose cards are " + std::string(type) + ", not " + ticked(check_.written(range)));
}

namespace {

std::vector<Kinds> kinds_of(const std::vector<Known>& all) {
  std::vector<Kinds> kinds;
  for (const Known& one : all)
    kinds.push_back(one.kinds);
  return kinds;
}

// The text between quotes; empty if it is not one.
std::string_view text_in_quotes(std::string_view written) {
  const bool is_quoted =
      written.size() > 2 && (written[0] == '"' || written[0] == '\'') && written.back() == written[0];
  return is_quoted ? written.substr(1, written.size() - 2) : std::string_view();
}

}  // namespace

void Flow::check_argument(const VerbRow& verb, std::size_t at, ExprId argument, const std::vector<Known>& all) {
  const Known& given = all[at];
  const VerbParam& param = verb.params[at];
  const Kinds accepted = accepted_by(param.type) | (param.optional ? bit(Kind::nil) : 0);
  const Range& range = tree_.expr(argument).range;
  if (given.verb && !(accepted & bit(Kind::function)))
    return check_.error("verb_not_called", range,
                        ticked(given.verb->name) + " is a verb and has to be called: " + shape_of(*given.verb));
  const Kinds there = given.kinds & ~bit(Kind::nil);  // what it is unless it is missing
  if (!given.may_be(accepted) || (there != 0 && (there & accepted) == 0))
    return check_.error(
        "wrong_argument", range,
        what_argument_is(verb, at) + ", not " + described(given) + exchange_for(verb, at, kinds_of(all)),
        (accepted & bit(Kind::number)) != 0 ? number_in_text(text_in_quotes(check_.written(range))) : "");
  const bool may_be_only_false = given.may_be(bit(Kind::boolean)) && given.flag == false;
  if (may_be_only_false && (accepted & bit(Kind::boolean)) == 0)
    return check_.error("wrong_argument", range, what_argument_is(verb, at) + ", but this can be false");
  if (verb.has(trait::destroys) && there == bit(Kind::player))
    return check_.error("wrong_argument", range, "players are killed, not destroyed: kill(player)");
  if ((param.type == Type::player || param.type == Type::players) && given.is_only(Kind::list) &&
      given.members != any_kind && (given.members & kinds(Kind::player, Kind::nil)) == 0)
    return check_.error("wrong_argument", range,
                        what_argument_is(verb, at) + ", not a list of " + described(given.members));
  if (param.type == Type::players && given.may_be(kinds(Kind::noun, Kind::group)) && !given.may_be(bit(Kind::player)) &&
      given.members != any_kind && (given.members & bit(Kind::player)) == 0)
    return check_.error("wrong_argument", range,
                        what_argument_is(verb, at) + ", not a group of what is " + described(given.members));
  check_amount(verb, at, argument, given);
}

// A number that is always 0 or below does nothing.
void Flow::check_amount(const VerbRow& verb, std::size_t at, ExprId argument, const Known& given) {
  const VerbParam& param = verb.params[at];
  if (param.type != Type::number || !given.is_only(Kind::number))
    return;
  const Range& range = tree_.expr(argument).range;
  if (!param.may_be_negative && given.high < 0)
    return check_.error("wrong_argument", range, argument_of(verb, at) + " can't be below 0");
  if (sets_die(verb, at) && (given.low > flows_.most_sides || given.high < 1))
    return check_.error("wrong_argument", range, "a die shows 1 to " + std::to_string(flows_.most_sides));
  const bool is_amount = verb.run && param.name == "n" && verb.does != Does::nothing && verb.does != Does::asks;
  if (is_amount && given.low == 0 && given.high == 0 && !sets_die(verb, at) && verb.does != Does::damage)
    check_.warning("no_effect", range, ticked(verb.name) + " with 0 does nothing");
}

void Flow::check_event_verb(ExprId id, const VerbRow& verb, const std::vector<Known>& given) {
  const Expr& e = tree_.expr(id);
  if (event_ == EventType::none || given.empty() || !given.front().is_only(Kind::event))
    return;
  const std::string name = ticked(row_of(event_).name);
  if (verb.has(trait::prevents) && event_ != EventType::damage && event_ != EventType::death)
    check_.error("wrong_event", e.range,
                 "`prevent` works only while `damage` or `death` is about to happen; this ability listens for " + name);
  if (verb.has(trait::changes_die) && event_ != EventType::roll)
    check_.error("wrong_event", e.range,
                 ticked(verb.name) + " needs a die on the stack; this ability listens for " + name +
                     ", whose event is not one" +
                     (row_of(event_).has.object.names == Names::roll ? ": use event.object" : ""));
}

// What an event of a set happens to is as the set declares it (rule 6.12.1).
void Flow::check_emit(const Expr& call, const std::vector<Known>& given) {
  using Of = SetEventDef::Of;
  const WordInfo* const word = call.list.empty() ? nullptr : check_.word_at(call.list[0]);
  const std::uint8_t event = word ? set_event_of(word->value) : any_set_event;
  if (event == any_set_event)
    return;
  const Of of = check_.words.happens_to(event);
  const bool is_open = tree_.expr(call.list.back()).kind == ExprKind::call;
  const std::string name = ticked(word->name);
  if (given.size() < 2) {
    if (of != Of::none)
      check_.error("wrong_arguments", call.range,
                   "the set declares " + name + " with `of`: say to what it happens, emit(" + std::string(word->name) +
                       ", " + (of == Of::object ? "this" : "you") + ")");
    return;
  }
  const Kinds kinds_here = of == Of::player   ? bit(Kind::player)
                           : of == Of::object ? bit(Kind::object)
                                              : kinds(Kind::player, Kind::object);
  const bool fits = of == Of::none ? given[1].is_only(Kind::nil) : given[1].may_be(kinds_here);
  if ((is_open && !given[1].is_known()) || fits)
    return;
  check_.error("wrong_argument", tree_.expr(call.list[1]).range,
               of == Of::none     ? "the set declares " + name + " without `of`: it does not happen to anything"
               : of == Of::player ? name + " happens to players, as its set declares it"
                                  : name + " happens to objects, as its set declares it");
}

// Only cards in piles can be searched for.
void Flow::check_searched(ExprId noun) {
  const Expr& e = tree_.expr(tree_.bare(noun));
  const WordInfo* const word = check_.word_at(e.kind == ExprKind::call ? e.a : noun);
  if (!word || word->category != Category::noun)
    return;
  const Noun kind = noun_rows()[word->value.payload()].noun;
  if (kind != Noun::card && kind != Noun::loot_card && kind != Noun::any_of)
    check_.error("wrong_argument", e.range,
                 ticked(word->name) + " is never in a pile: search for a card, as in a_card { pile = deck.treasure }");
}

Known Flow::result_of(const VerbRow& verb, const std::vector<Known>& given) {
  if (!verb.run)  // a word of a set: only the kind is known
    return known(kinds_of(verb.result));
  const auto noun = std::find_if(verb.params.begin(), verb.params.end(),
                                 [](const VerbParam& p) { return p.type == Type::noun || p.name == "cards"; });
  const auto at = static_cast<std::size_t>(noun - verb.params.begin());
  const bool has_noun = noun != verb.params.end() && at < given.size();
  const Kinds fits = has_noun ? given[at].members : any_kind;
  const auto of_others = [&](Known k) {
    // another player than the one who chooses
    const bool you_choose = verb.params.front().type != Type::player || given.front().is == Is::you;
    k.is_other = has_noun && given[at].is_other && you_choose;
    return k;
  };
  const bool looks_into_pile =
      std::any_of(verb.params.begin(), verb.params.end(), [](const VerbParam& p) { return p.type == Type::pile; });
  switch (verb.result) {
    case Type::none:
      return known(bit(Kind::nil));
    case Type::number:
      return a_number(0);
    case Type::number_or_nil: {
      Known k = known(kinds(Kind::number, Kind::nil));
      if (given.size() == 3 && given[1].is_only(Kind::number) && given[2].is_only(Kind::number))
        k.low = given[1].low, k.high = given[2].high;
      return k;
    }
    case Type::boolean:
      return a_boolean();
    case Type::list:
      return of_others(a_list(has_noun ? fits : looks_into_pile ? bit(Kind::object) : any_kind, true));
    case Type::splits:
      return a_list(bit(Kind::split), true);
    case Type::object:
      return of_others(has_noun ? known(fits | bit(Kind::nil)) : known(kinds_of(verb.result)));
    default:
      return known(kinds_of(verb.result));
  }
}

Known Flow::call_noun(ExprId id, const WordInfo& noun, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  Known k = value_of_word(noun);
  Kinds members = 0;
  bool all_others = true;
  for (const ExprId one : e.list) {
    const Expr& given = tree_.expr(tree_.bare(one));
    if (given.kind != ExprKind::table) {
      (void)eval(one, now);
      continue;
    }
    for (const TableField& field : given.fields) {
      const Known value = eval(field.value, now);
      members |= value.members;
      all_others = all_others && value.is_other;
      check_condition_of_noun(check_, noun, field, value);
      check_ownership(given, field, value);
      if (field.name == "other" && value.flag == true)
        k.is_other = true;
    }
  }
  if (noun_rows()[noun.value.payload()].noun == Noun::any_of)
    k.members = members == 0 ? any_kind : members, k.is_other = members != 0 && all_others;
  return k;
}

// a_loot_card { yours = true, of = target }, where the target is another player
void Flow::check_ownership(const Expr& table, const TableField& field, const Known& value) {
  if (field.name != "of" || !value.is_other || (value.kinds & ~bit(Kind::nil)) != bit(Kind::player))
    return;
  for (const TableField& one : table.fields)
    if (const Expr& yours = tree_.expr(tree_.bare(one.value));
        one.name == "yours" && yours.kind == ExprKind::boolean && yours.integer != 0)
      check_.warning("contradiction", one.name_at,
                     "nothing matches: " + ticked(check_.written(field.value)) +
                         " is another player, and what they control is not yours");
}

Known Flow::call_lua(ExprId id, const WordInfo& word, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  std::vector<Known> given;
  for (const ExprId one : e.list)
    given.push_back(eval(one, now));
  if (word.name == "ipairs" && !given.empty() && given.front().is_known() && !given.front().may_be(bit(Kind::list))) {
    const bool is_many = given.front().may_be(kinds(Kind::noun, Kind::group));
    check_.error("not_a_list", tree_.expr(e.list.front()).range,
                 "`ipairs` needs a list, not " + described(given.front()) +
                     (is_many ? ": write ipairs(all(" + check_.written(e.list.front()) + "))" : ""));
  }
  if (word.name == "tostring" || word.name == "type" || word.name == "fill")
    return known(bit(Kind::text));
  if (word.name == "tonumber")
    return known(kinds(Kind::number, Kind::nil));
  return {};
}

Known Flow::call_own(ExprId id, FunctionIndex index, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  std::vector<Known> given;
  for (const ExprId one : e.list)
    given.push_back(eval(one, now));
  now.paths.clear();
  const bool is_open = !e.list.empty() && (tree_.expr(e.list.back()).kind == ExprKind::call ||
                                           tree_.expr(e.list.back()).kind == ExprKind::vararg);
  const std::size_t takes = tree_.function(index).parameters.size();
  if (!is_open)
    for (std::size_t i = given.size(); i < takes; ++i)
      given.push_back(known(bit(Kind::nil)));
  if (e.list.size() > takes && !tree_.function(index).is_vararg)
    check_.warning("wrong_arguments", e.range,
                   ticked(check_.written(e.a)) + " has " + std::to_string(takes) + " parameters, and here " +
                       std::to_string(e.list.size()) + " values are given");
  if (const auto [there, is_new] = flows_.called_with.try_emplace(index, given); !is_new) {
    there->second.resize(std::max(there->second.size(), given.size()));
    for (std::size_t i = 0; i < there->second.size(); ++i)
      there->second[i] = i < given.size() ? joined(there->second[i], given[i]) : Known{};
  }
  if (depth_ >= deepest_call || !check_.spend(1))
    return {};
  const FileCheck::Quiet quiet(check_);
  ++depth_;
  const Outcome outcome = function(index, given);
  --depth_;
  const Known result = outcome.result.value_or(known(bit(Kind::nil)));
  return outcome.falls_through ? joined(result, known(bit(Kind::nil))) : result;
}

// ---- Operators

void Flow::operand(ExprId id, const Known& value, Kinds takes, std::string_view what) {
  if (value.may_be(takes))
    return;
  const std::string is = value.verb
                             ? ticked(value.verb->name) + " is a verb that is not called: " + shape_of(*value.verb)
                             : ticked(check_.written(id)) + " is " + described(value);
  check_.error("wrong_operand", tree_.expr(id).range, std::string(what) + "; " + is);
}

Known Flow::unary(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  if (e.op == Op::op_not) {
    const Split split = condition(e.a, copy(now));
    const bool may_yes = split.yes.reached, may_no = split.no.reached;
    now.paths.clear();
    return a_boolean(may_yes && may_no ? std::nullopt : std::optional(may_no));
  }
  const Known value = eval(e.a, now);
  if (e.op == Op::length) {
    const Kinds many = kinds(Kind::list, Kind::text);
    if (!value.may_be(many) && value.may_be(kinds(Kind::noun, Kind::group)))
      check_.error("wrong_operand", e.range,
                   "`#` is the length of a list: write count(" + check_.written(e.a) + ") for how many there are");
    else if (!value.may_be(many) && value.may_be(bit(Kind::pile)))
      check_.error("wrong_operand", e.range,
                   "`#` is the length of a list: a pile has " + check_.written(e.a) + ".size");
    else
      operand(e.a, value, many, "`#` is the length of a list");
    return a_number(0);
  }
  operand(e.a, value, bit(Kind::number), "`" + std::string(name_of(e.op)) + "` takes a number");
  if (e.op != Op::negate || !value.has_range())
    return a_number();
  const bool is_safe = value.low > -1000000 && value.high < 1000000;
  return is_safe ? a_number(-value.high, -value.low) : a_number();
}

Known Flow::binary(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  if (e.op == Op::op_and || e.op == Op::op_or)
    return logical(id, now);
  if (is_comparison(e.op)) {
    const Split split = comparison(id, copy(now));
    (void)now;
    const bool may_yes = split.yes.reached, may_no = split.no.reached;
    if (!is_pure(id))
      now.paths.clear();
    return a_boolean(may_yes && may_no ? std::nullopt : std::optional(may_yes));
  }
  const Known a = eval(e.a, now), b = eval(e.b, now);
  if (e.op == Op::concat) {
    const Kinds texts = kinds(Kind::text, Kind::number);
    operand(e.a, a, texts, "`..` joins texts and numbers");
    operand(e.b, b, texts, "`..` joins texts and numbers");
    return known(bit(Kind::text));
  }
  return arithmetic(id, a, b);
}

Known Flow::arithmetic(ExprId id, const Known& a, const Known& b) {
  const Expr& e = tree_.expr(id);
  const std::string what = "`" + std::string(name_of(e.op)) + "` takes numbers";
  operand(e.a, a, bit(Kind::number), what);
  operand(e.b, b, bit(Kind::number), what);
  const bool divides = e.op == Op::floor_divide || e.op == Op::modulo || e.op == Op::divide;
  if (divides && b.is_only(Kind::number) && b.low == 0 && b.high == 0)
    check_.error("wrong_operand", tree_.expr(e.b).range, "it divides by 0");
  constexpr std::int64_t large = 1'000'000;
  const auto bounded = [](std::int64_t n) { return n > -large && n < large; };
  Known k = a_number();
  if (e.op == Op::add) {
    k.low = bounded(a.low) && bounded(b.low) ? a.low + b.low : Known::least;
    k.high = bounded(a.high) && bounded(b.high) ? a.high + b.high : Known::most;
  } else if (e.op == Op::subtract) {
    k.low = bounded(a.low) && bounded(b.high) ? a.low - b.high : Known::least;
    k.high = bounded(a.high) && bounded(b.low) ? a.high - b.low : Known::most;
  } else if (e.op == Op::multiply && a.low >= 0 && b.low >= 0) {
    k.low = bounded(a.low) && bounded(b.low) ? a.low * b.low : 0;
    k.high = bounded(a.high) && bounded(b.high) ? a.high * b.high : Known::most;
  } else if (e.op == Op::modulo && b.low > 0 && bounded(b.high)) {
    k.low = 0;
    k.high = b.high - 1;
  }
  return k;
}

Known Flow::logical(ExprId id, Knowledge& now) {
  const Expr& e = tree_.expr(id);
  // The value of the left side is needed, not only its truth; the condition reports what is wrong with it.
  Known left;
  {
    const FileCheck::Quiet quiet(check_);
    Knowledge scratch = copy(now);
    left = eval(e.a, scratch);
  }
  const bool is_and = e.op == Op::op_and;
  Split split = condition(e.a, copy(now), !is_and);
  Knowledge& goes_on = is_and ? split.yes : split.no;
  Knowledge& stops = is_and ? split.no : split.yes;
  if (!goes_on.reached) {
    now = std::move(stops);
    return left;
  }
  const Known right = eval(e.b, goes_on);
  Known kept = left;  // the part of the left side that is the result
  const Kinds falsy = kinds(Kind::nil, Kind::boolean);
  if (is_and) {
    kept.kinds &= falsy;
    if (kept.may_be(bit(Kind::boolean)))
      kept.flag = false;
  } else {
    const bool only_false = kept.flag && !*kept.flag;
    kept.kinds &= ~(bit(Kind::nil) | (only_false ? bit(Kind::boolean) : 0));
    if (kept.may_be(bit(Kind::boolean)))
      kept.flag = true;
  }
  const bool may_stop = stops.reached && kept.kinds != 0;
  Knowledge after = std::move(goes_on);
  join_into(after, stops);
  now = std::move(after);
  return may_stop ? joined(kept, right) : right;
}

}  // namespace soulstack::scripting

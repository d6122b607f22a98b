// Reads single values: numbers, strings, nouns, players and objects, functions.
#include <algorithm>
#include <utility>

#include "engine/table/zone_layout.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/extracted_tables.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

namespace {

WhoKind who_kind(Word word) {
  switch (word) {
    case Word::others:
      return WhoKind::others;
    case Word::another:
      return WhoKind::another;
    case Word::noted:
      return WhoKind::noted;
    default:
      return WhoKind::anyone;
  }
}

WhoKind who_kind(Param param) {
  switch (param) {
    case Param::you:
      return WhoKind::you;
    case Param::this_object:
      return WhoKind::this_object;
    case Param::active:
      return WhoKind::active;
    default:
      return find_chosen(param) ? WhoKind::target : WhoKind::event_part;
  }
}

bool is_thing(Value v) {  // an object of a running game
  switch (v.kind()) {
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::item:
      return true;
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::number:
    case ValueKind::event:
    case ValueKind::zone:
    case ValueKind::ability:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return false;
}

// The same value in the form of a number, if it is one from `least` to `most`: 3 for "3" and for { 3 }.
std::string as_number(lua_State* L, int index, int least, int most) {
  const int top = lua_gettop(L);
  if (lua_istable(L, index) && lua_rawlen(L, index) == 1)
    lua_rawgeti(L, index, 1);
  else
    lua_pushvalue(L, index);
  int whole = 0;
  const lua_Integer number = lua_tointegerx(L, -1, &whole);
  lua_settop(L, top);
  return whole && number >= least && number <= most ? std::to_string(number) : std::string();
}

// The same value as a truth value: true for "true".
std::string as_flag(lua_State* L, int index) {
  const std::string text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
  return text == "true" || text == "false" ? text : "";
}

// The word in { a_player }; empty if this is anything else.
std::string_view only_word(const Reader& r, const Given& given) {
  if (!lua_istable(r.lua, given.index) || r.made_by(given.index) || lua_rawlen(r.lua, given.index) != 1)
    return {};
  lua_rawgeti(r.lua, given.index, 1);
  const std::string_view word = r.words.name_of(r.handle({lua_gettop(r.lua), given.line, {}, nullptr}));
  lua_pop(r.lua, 1);
  return word;
}

}  // namespace

std::optional<int> Reader::number(const Given& given, int least, int most) {
  int whole = 0;
  const lua_Integer number = is_number(given) ? lua_tointegerx(lua, given.index, &whole) : 0;
  if (whole && number >= least && number <= most)
    return static_cast<int>(number);
  wrong(given, "a number from " + std::to_string(least) + " to " + std::to_string(most),
        as_number(lua, given.index, least, most));
  return {};
}

std::optional<bool> Reader::flag(const Given& given) {
  if (lua_isboolean(lua, given.index))
    return lua_toboolean(lua, given.index) != 0;
  wrong(given, "true or false", as_flag(lua, given.index));
  return {};
}

std::optional<std::uint8_t> Reader::tag(const Given& given) {
  const auto name = text(given);
  if (!name)
    return {};
  const auto found = std::find(content.tags.begin(), content.tags.end(), *name);
  if (found != content.tags.end())
    return static_cast<std::uint8_t>(found - content.tags.begin());
  Nearest nearest = report.nearest(*name);
  for (const std::string& one : content.tags)
    nearest.offer(one);
  error("unknown_word", given,
        "no set declares the tag " + ticked(*name) + ": write tags = { \"" + *name + "\" } in set.lua", nearest.word());
  return {};
}

std::optional<std::string> Reader::text(const Given& given, int most) {
  std::size_t length = 0;
  const bool is_text = lua_type(lua, given.index) == LUA_TSTRING;
  const char* const text = is_text ? lua_tolstring(lua, given.index, &length) : nullptr;
  if (!text || length == 0) {
    wrong(given, "a text in quotes");
    return {};
  }
  const std::string why = wrong_with_text({text, length}, most);
  if (why.empty())
    return std::string(text, length);
  error("wrong_value", given, (given.field.empty() ? "this text" : ticked(given.field)) + " " + why);
  return {};
}

std::optional<std::vector<std::string>> Reader::texts(const Given& given) {
  const auto written = table(given);
  if (!written) {
    wrong(given, describe(Takes::texts));
    return {};
  }
  std::vector<std::string> all;
  list(*written, [&](const Given& item) {
    auto one = text(item);
    if (one && std::find(all.begin(), all.end(), *one) != all.end())
      error("duplicate_key", item, ticked(*one) + " is written twice in one list");
    else if (one)
      all.push_back(std::move(*one));
  });
  return all;
}

void Reader::accepts(const Given& given) {
  const auto written = table(given);
  if (!written || made_by(given.index))
    return wrong(given, "a list of tables");
  list(*written, [&](const Given& item) {
    const auto one = table(item);
    if (!one || made_by(item.index))
      return wrong(item, describe(Takes::table));
    Acceptance read{{}, {}, {}, report.file(), report.card(), item.line};
    if (const FoundFields found = fields(row_of(Form::accepts), *one, &read); !found.has("finding"))
      return;
    const std::optional<Code> known = find_code(read.finding);
    if (!known || !can_be_accepted(*known))
      return wrong(field_at(*one, "finding", 0), "the code of a finding about texts, \"text_number\" or \"text_word\"");
    read.finding = known->name();
    accepted.push_back(std::move(read));
  });
}

std::optional<Who> Reader::who(const Given& given) {
  const Value value = handle(given);
  Who who;
  if (value.is(ValueKind::filter)) {
    who.filter = noun(given);
    if (!who.filter.known())
      return {};
    const bool is_any_player = filters[who.filter] == filters[FilterId{0}];
    who.kind = is_any_player ? WhoKind::player : WhoKind::filter;
    if (is_any_player)
      who.filter = {};
    return who;
  }
  if (!chunk && is_thing(value)) {
    who.kind = WhoKind::exactly;
    who.value = value;
    return who;
  }
  if (const Pile pile = pile_of(value); pile.deck.known()) {
    who.kind = WhoKind::exactly;
    who.value = Value::zone(pile.discard ? zones::discard(pile.deck) : zones::deck(pile.deck));
    return who;
  }
  if (KeptName* const one = kept(given)) {
    one->in_a_field = true;
    who.kind = WhoKind::kept;
    who.index = static_cast<std::uint8_t>(kept_key(value));
    return who;
  }
  if (const Param param = param_of(value); param != Param::count) {
    who.kind = who_kind(param);
    if (const ChosenRow* const row = find_chosen(param)) {
      who.index = row->place;
      return !around || use_chosen(*row, given) ? std::optional(who) : std::nullopt;
    }
    who.part = who.kind == WhoKind::event_part ? param : Param::count;
    return is_bound(who, given) ? std::optional(who) : std::nullopt;
  }
  who.kind = who_kind(word_of(value));
  if (who.kind != WhoKind::anyone || word_of(value) == Word::anyone)
    return who;
  wrong(given, describe(Takes::who), only_word(*this, given));
  return {};
}

std::optional<Who> Reader::player(const Given& given) {
  const auto one = who(given);
  if (!one)
    return {};
  const bool is_this = one->kind == WhoKind::this_object;
  if (!is_this && (one->kind == WhoKind::you || one->kind == WhoKind::active || one->kind == WhoKind::target ||
                   one->kind == WhoKind::kept || one->kind == WhoKind::event_part))
    return one;
  wrong(given, "one player: " + listed_params([](const ParamRow& row) { return row.type == Type::player; }));
  return {};
}

// Checks that a target or a part of the event exists, and marks it as used.
bool Reader::is_bound(const Who& who, const Given& given) {
  if (!around)
    return true;
  if (who.kind == WhoKind::target)
    return use_place(who.index, given);
  if (who.kind != WhoKind::event_part || (params_here() & bit(who.part)) != 0)
    return true;
  const std::string name = ticked(param_rows()[static_cast<std::size_t>(who.part)].name);
  const std::string missing = event_here() == EventType::none ? "there is no " + name + " here"
                                                              : fields_listed(event_here()) + ", but no " + name;
  error("unknown_binding", given, missing + "; what a field can name here: " + listed_params(names_someone));
  return false;
}

// "`you`, `this`, `active`": the matching parameters available here.
std::string Reader::listed_params(bool (*fits)(const ParamRow&)) const {
  std::string list;
  for (const ParamRow& row : param_rows())
    if ((params_here() & bit(row.param)) != 0 && fits(row))
      list += (list.empty() ? "" : ", ") + ticked(row.name);
  return list;
}

FilterId Reader::noun(const Given& given) {
  const Value value = handle(given);
  if (!value.is(ValueKind::filter)) {
    wrong(given, describe(Takes::noun), only_word(*this, given));
    return {};
  }
  const FilterId filter{static_cast<std::uint16_t>(value.payload())};
  if (filters[filter].noun == Noun::any_of && filters[filter].any_of.empty()) {
    error("wrong_value", given, "`one_of` needs its nouns: one_of { a_monster, a_player }");
    return {};
  }
  return all_bound(filter, given) ? filter : FilterId{};
}

// A noun may refer to a target or to the event: an_item { of = target }.
bool Reader::all_bound(FilterId id, const Given& given) {
  const Filter& filter = filters[id];
  if (around && filter.where.function.known())
    filters.belongs_to(id, around->id);
  for (const Param p : filter.where.params)
    if (const ChosenRow* const chosen = find_chosen(p); around && chosen && !use_chosen(*chosen, given))
      return false;
  for (const Who* const who : filter.refers_to()) {
    if (!is_bound(*who, given))
      return false;
    if (who->kind == WhoKind::filter && !all_bound(who->filter, given))
      return false;
  }
  return std::all_of(filter.any_of.begin(), filter.any_of.end(), [&](FilterId part) { return all_bound(part, given); });
}

// ---- Functions ---------------------------------------------------------------------------------------------------

const FunctionSite* Reader::function_site(const Given& given) const {
  if (!chunk)
    return nullptr;
  if (given.site && given.site->function >= 0)
    return &chunk->functions[static_cast<std::size_t>(given.site->function)];
  lua_Debug about{};
  lua_pushvalue(lua, given.index);
  lua_getinfo(lua, ">S", &about);
  for (const FunctionSite& site : chunk->functions)
    if (site.line == about.linedefined && site.last_line == about.lastlinedefined)
      return &site;
  return nullptr;
}

namespace {

bool deals_damage(const VerbRow& verb) { return verb.does == Does::damage; }
bool prevents(const VerbRow& verb) { return verb.has(trait::prevents); }
bool destroys(const VerbRow& verb) { return verb.has(trait::destroys); }

// Its parameters are only players, numbers and the object of the ability.
bool knows_no_other_object(const Script& script) {
  return std::all_of(script.params.begin(), script.params.end(), [](Param p) {
    if (soulstack::kept_key(p) >= 0)
      return false;
    const Type type = param_rows()[static_cast<std::size_t>(p)].type;
    return p == Param::this_object || type == Type::player || type == Type::number;
  });
}

bool rolls_dice(const VerbRow& verb) { return verb.does == Does::roll; }
bool asks_for_dice(const VerbRow& verb) { return verb.does == Does::dice; }

// What its verbs do, also inside the words of sets that it uses.
void note_verbs(const Vocabulary& words, const FunctionSite& site, Script& into) {
  const auto& params = into.params;
  const bool asks_for_this = std::find(params.begin(), params.end(), Param::this_object) != params.end();
  const bool knows_only_this = asks_for_this && knows_no_other_object(into);
  for (const NameUse& use : site.globals_read) {
    const WordInfo* const word = words.find(use.name);
    const auto does = [&](bool (*wanted)(const VerbRow&)) { return does_any(word->verb, word->own, wanted); };
    if (!word || (!word->verb && !word->own))
      continue;
    into.deals_damage = into.deals_damage || does(deals_damage);
    into.prevents = into.prevents || does(prevents);
    into.destroys_this = into.destroys_this || (knows_only_this && does(destroys));
    into.asks_for_dice = into.asks_for_dice || does(asks_for_dice);
    into.rolls = into.rolls || does(rolls_dice);
  }
}

}  // namespace

bool Reader::script(const Given& given, Script& into, Purpose purpose) {
  if (!is_function(given) || lua_iscfunction(lua, given.index)) {
    wrong(given, describe(Takes::script));
    return false;
  }
  const FunctionSite* const site = function_site(given);
  const int line = site ? site->line : given.line;
  if (site && site->vararg)
    report.error("unknown_parameter", line, given.field, "`...` is empty here");
  if (!read_parameters(given, line, into))
    return false;
  into.function = functions.keep(lua, given.index);
  if (!into.function.known()) {
    report.error("too_many", line, given.field, "the sets have too many functions in total");
    return false;
  }
  if (site)
    check_properties_of_event(*this, given, *site, around && around->may_write && given.field == "effect");
  into.deals_damage = into.prevents = into.destroys_this = into.asks_for_dice = into.rolls = false;
  if (site)
    note_verbs(words, *site, into);
  if (site)
    check_targets_of_verbs(given, *site);
  if (site && purpose != Purpose::effect)
    check_pure(given, *site);
  if (site)
    check_kinds_in(*site, purpose);
  if (site)
    read_tables_in(given, *site);
  return true;
}

// Their functions belong to another chunk.
void Reader::read_tables_in(const Given& given, const FunctionSite& site) {
  int number = 0;
  for (FileOfTable& one : extracted) {
    const FunctionSite* maker = &chunk->functions[static_cast<std::size_t>(one.function)];
    while (maker != &site && maker->parent >= 0)
      maker = &chunk->functions[static_cast<std::size_t>(maker->parent)];
    if (maker != &site)
      continue;
    if (!around)
      continue;
    one.is_read = true;
    const Chunk* const outer = std::exchange(chunk, one.chunk);
    std::vector<bool> checked = std::exchange(checked_, {});
    std::vector<FileOfTable> others = std::exchange(extracted, std::move(one.inside));
    if (one.word != row_of(Form::lasting).name)
      read_question(*this, one);
    else
      read_made_effect(*this, one,
                       std::string(given.field) + "/lasting" + (++number == 1 ? "" : std::to_string(number)));
    check_other_functions();
    extracted = std::move(others);
    checked_ = std::move(checked);
    chunk = outer;
  }
}

// The innermost effect around that keeps values, also for the lasting effects declared inside it; null if there is none.
static Surroundings* keeper_around(Surroundings* s) {
  while (s && s->keeps.empty())
    s = s->outer;
  return s;
}

KeptName* Reader::kept(const Given& given) {
  const int key = kept_key(handle(given));
  Surroundings* const keeper = key < 0 ? nullptr : keeper_around(around);
  const auto n = static_cast<std::size_t>(key);
  return keeper && n < keeper->keeps.size() ? &keeper->keeps[n] : nullptr;
}

int Reader::kept_by(std::string_view name) const {
  const Surroundings* const keeper = keeper_around(around);
  if (!keeper)
    return -1;
  const auto found =
      std::find_if(keeper->keeps.begin(), keeper->keeps.end(), [&](const KeptName& one) { return one.inside == name; });
  return found == keeper->keeps.end() ? -1 : static_cast<int>(found - keeper->keeps.begin());
}

// The members of a list may be of any kind.
void Reader::check_kinds_in(const FunctionSite& site, Purpose purpose) {
  ParamKinds parameters;
  for (const std::string& name : site.parameters) {
    const ParamRow* const row = find_param(name);
    parameters.push_back(row ? kinds_of(row->param) : any_kind);
  }
  check_kinds_of(site, std::move(parameters), purpose);
}

void Reader::check_kinds_of(const FunctionSite& site, ParamKinds parameters, Purpose purpose) {
  const auto index = static_cast<std::size_t>(&site - chunk->functions.data());
  checked_.resize(chunk->functions.size());
  if (!checks_kinds || checked_[index])
    return;
  checked_[index] = true;
  check_kinds(*chunk, index, std::move(parameters), purpose, words, report);
}

void Reader::check_other_functions() {
  for (const FileOfTable& one : extracted)
    if (!one.is_read)
      report.error("not_here", one.line, "",
                   "only the function of an ability can use " + ticked(one.word) +
                       ": write it there, not in a function that it calls");
  if (!chunk || !checks_kinds)
    return;
  checked_.resize(chunk->functions.size());
  for (std::size_t i = 1; i < checked_.size(); ++i)
    if (!checked_[i])
      check_kinds(*chunk, i, {}, Purpose::effect, words, report);
}

// The object may be gone by then, and the event may lack this part.
Kinds Reader::kinds_of(Param param) const {
  switch (param) {
    case Param::you:
    case Param::active:
      return bit(Kind::player);
    case Param::this_object:
      return soulstack::scripting::kinds(Kind::object, Kind::nil);
    case Param::event:
      return bit(Kind::event);
    case Param::amount:
    case Param::roll:
    case Param::attack_roll:
    case Param::paid:
      return bit(Kind::number);
    case Param::of:
      return kinds_of(&EventFields::of);
    case Param::from:
      return kinds_of(&EventFields::from);
    case Param::loot:
    case Param::object:
      return kinds_of(&EventFields::object);
    case Param::item:
    case Param::paid_with:
      return soulstack::scripting::kinds(Kind::object, Kind::nil);
    default:
      if (const ChosenRow* const row = find_chosen(param)) {
        const Surroundings::Target* const chosen = declared(*row);
        return chosen ? kinds_of(chosen->filter) | bit(Kind::nil) : any_kind;
      }
      return param_rows()[static_cast<std::size_t>(param)].type == Type::player
                 ? soulstack::scripting::kinds(Kind::player, Kind::nil)
                 : any_kind;
  }
}

Kinds Reader::kinds_of(EventField EventFields::*field) const {
  const EventType event = event_here();
  return event == EventType::none
             ? any_kind
             : soulstack::scripting::kinds_of((soulstack::row_of(event).has.*field).names) | bit(Kind::nil);
}

Kinds Reader::kinds_of(FilterId noun) const {
  if (!noun.known())
    return any_kind;
  const Filter& filter = filters[noun];
  if (filter.noun != Noun::any_of)
    return soulstack::scripting::kinds_of(filter.noun);
  Kinds all = 0;
  for (const FilterId part : filter.any_of)
    all |= kinds_of(part);
  return all;
}

// May this noun match what one of these nouns matches?
static bool may_match(const FilterPool& filters, FilterId id, std::uint64_t nouns) {
  const Filter& filter = filters[id];
  if (filter.noun != Noun::any_of)
    return (nouns >> static_cast<int>(filter.noun) & 1U) != 0;
  return std::any_of(filter.any_of.begin(), filter.any_of.end(),
                     [&](FilterId part) { return may_match(filters, part, nouns); });
}

// A verb that takes only some objects gets a target or choice that is never one of them.
void Reader::check_targets_of_verbs(const Given& given, const FunctionSite& site) {
  const auto& origins = site.flow.origins;
  const auto origin = [&](OriginId id) { return id < 0 ? nullptr : &origins[static_cast<std::size_t>(id)]; };
  for (const Origin& call : origins) {
    const Origin* const callee = call.from == Origin::From::call ? origin(call.of) : nullptr;
    const VerbRow* const verb = callee && callee->from == Origin::From::word ? words.find_verb(callee->name) : nullptr;
    for (std::size_t i = 0; verb && i < std::min(call.arguments.size(), verb->params.size()); ++i) {
      const VerbParam& takes = verb->params[i];
      const Origin* const given_to = origin(call.arguments[i]);
      const ParamRow* const param =
          given_to && given_to->from == Origin::From::parameter ? find_param(given_to->name) : nullptr;
      const ChosenRow* const chosen = param ? find_chosen(param->param) : nullptr;
      const Surroundings::Target* const target = chosen ? declared(*chosen) : nullptr;
      if (takes.nouns != 0 && target && target->filter.known() && !may_match(filters, target->filter, takes.nouns))
        report.error(
            "wrong_argument", call.line, given.field,
            ticked(verb->name) + ": " + ticked(chosen->name) + " is never what " + ticked(takes.name) + " must be");
    }
  }
}

void Reader::check_pure(const Given& given, const FunctionSite& site) {
  const auto changes_nothing = [&](const NameUse& use) {
    const VerbRow* const verb = words.find_verb(use.name);
    return !verb || verb->does == Does::nothing;
  };
  for (const NameUse& use : site.globals_read)
    if (use.name == ask_history_word)
      continue;
    else if (use.name == make_lasting_word)
      report.error("not_pure", use.line, given.field,
                   "`lasting` changes the game: " + ticked(given.field) + " only looks at it");
    else if (!changes_nothing(use))
      report.error("not_pure", use.line, given.field,
                   ticked(use.name) + " changes the game: " + ticked(given.field) + " only looks at it");
  for (const NameUse& use : site.properties_written)
    report.error("not_pure", use.line, given.field, ticked(use.name) + " can't be written in " + ticked(given.field));
}

bool Reader::read_parameters(const Given& given, int line, Script& into) {
  const Params here = params_here();
  bool all_known = true;
  lua_pushvalue(lua, given.index);
  for (int i = 1; const char* const name = lua_getlocal(lua, nullptr, i); ++i) {
    if (const int key = kept_by(name); key >= 0) {
      into.params.push_back(kept_param(key));
      continue;
    }
    const ParamRow* const row = find_param(name);
    if (row && (here & bit(row->param)) != 0) {
      into.params.push_back(row->param);
      if (const ChosenRow* const chosen = find_chosen(row->param))
        use_chosen(*chosen, given);
      continue;
    }
    all_known = false;
    const std::string what_here = "; what it can ask for here: " + listed_params([](const ParamRow&) { return true; });
    if (row) {
      const EventType event = event_here();
      report.error("unknown_parameter", line, given.field,
                   event == EventType::none
                       ? "there is no " + ticked(name) + " here: it needs " + std::string(row->needs) + what_here
                       : fields_listed(event) + ", but no " + ticked(name) + what_here);
      continue;
    }
    Nearest nearest = report.nearest(name);
    for (const ParamRow& known : param_rows())
      if ((here & bit(known.param)) != 0)
        nearest.offer(known.name);
    report.error("unknown_parameter", line, given.field, "a function can't ask for " + ticked(name) + what_here,
                 nearest.word());
  }
  lua_pop(lua, 1);
  return all_known;
}

}  // namespace soulstack::scripting

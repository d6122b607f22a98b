// Reading single values: numbers, texts, nouns, who is meant, functions.
#include <algorithm>

#include "scripting/reader.h"

namespace soulstack::scripting {

namespace {

WhoKind kind_of(Word word) {
  switch (word) {
    case Word::you:
      return WhoKind::you;
    case Word::this_object:
      return WhoKind::this_object;
    case Word::active:
      return WhoKind::active;
    case Word::roller:
      return WhoKind::roller;
    case Word::others:
      return WhoKind::others;
    case Word::another:
      return WhoKind::another;
    case Word::target:
    case Word::target2:
    case Word::target3:
      return WhoKind::target;
    default:
      return WhoKind::anyone;
  }
}

int target_index(Word word) { return static_cast<int>(word) - static_cast<int>(Word::target); }

bool is_thing(Value v) {  // something that is on the table while a game is played
  switch (v.kind()) {
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::former:
    case ValueKind::item:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::optional<int> Reader::number(const Given& given, int least, int most) {
  int whole = 0;
  const lua_Integer number = is_number(given) ? lua_tointegerx(lua, given.index, &whole) : 0;
  if (whole && number >= least && number <= most)
    return static_cast<int>(number);
  wrong(given, "a number from " + std::to_string(least) + " to " + std::to_string(most));
  return {};
}

std::optional<bool> Reader::flag(const Given& given) {
  if (lua_isboolean(lua, given.index))
    return lua_toboolean(lua, given.index) != 0;
  wrong(given, "true or false");
  return {};
}

std::optional<std::string> Reader::text(const Given& given) {
  std::size_t length = 0;
  const bool is_text = lua_type(lua, given.index) == LUA_TSTRING;
  const char* const text = is_text ? lua_tolstring(lua, given.index, &length) : nullptr;
  if (text && length > 0 && is_printable({text, length}))
    return std::string(text, length);
  wrong(given, text && length > 0 ? "a text in UTF-8, without control characters" : "a text in quotes");
  return {};
}

std::optional<std::vector<std::string>> Reader::texts(const Given& given) {
  const auto written = table(given);
  if (!written) {
    wrong(given, "a list of texts");
    return {};
  }
  std::vector<std::string> all;
  list(*written, [&](const Given& item) {
    if (auto one = text(item))
      all.push_back(std::move(*one));
  });
  return all;
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
  const Word word = word_of(value);
  who.kind = kind_of(word);
  if (who.kind == WhoKind::target) {
    who.index = static_cast<std::uint8_t>(target_index(word));
    if (around && !use_target(who.index, given))
      return {};
  } else if (who.kind == WhoKind::roller && around && (around->params & bit(Param::roller)) == 0) {
    error("unknown_binding", given, "`roller` is of an ability about a roll, such as `event = rolled`");
    return {};
  } else if (who.kind == WhoKind::anyone && word != Word::anyone) {
    wrong(given, describe(Takes::who));
    return {};
  }
  return who;
}

FilterId Reader::noun(const Given& given) {
  const Value value = handle(given);
  if (!value.is(ValueKind::filter)) {
    wrong(given, describe(Takes::noun));
    return {};
  }
  const FilterId filter{static_cast<std::uint16_t>(value.payload())};
  if (filters[filter].noun == Noun::any_of && filters[filter].any_of.empty()) {
    error("wrong_value", given, "`one_of` needs its nouns: one_of { a_monster, a_player }");
    return {};
  }
  return targets_of(filter, given) ? filter : FilterId{};
}

// A noun may itself speak of a target: an_item { of = target }.
bool Reader::targets_of(FilterId id, const Given& given) {
  if (!around)
    return true;
  const Filter& filter = filters[id];
  if (filter.of.kind == WhoKind::target && !use_target(filter.of.index, given))
    return false;
  if (filter.of.kind == WhoKind::filter && !targets_of(filter.of.filter, given))
    return false;
  return std::all_of(filter.any_of.begin(), filter.any_of.end(),
                     [&](FilterId part) { return targets_of(part, given); });
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

template <class Wanted>
bool uses_verb(const FunctionSite& site, Wanted wanted) {
  return std::any_of(site.globals_read.begin(), site.globals_read.end(), [&](const NameUse& use) {
    const auto verbs = verb_rows();
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const VerbRow& row) { return row.name == use.name; });
    return verb != verbs.end() && wanted(*verb);
  });
}

bool deals_damage(const VerbRow& verb) { return verb.does == Does::damage; }

}  // namespace

bool Reader::script(const Given& given, Script& into) {
  if (!is_function(given) || lua_iscfunction(lua, given.index)) {
    wrong(given, describe(Takes::script));
    return false;
  }
  const FunctionSite* const site = function_site(given);
  const int line = site ? site->line : given.line;
  if (site && site->vararg)
    report.error("unknown_parameter", line, given.field, "`...` holds nothing here");
  if (!read_parameters(given, line, into))
    return false;
  into.function = functions.keep(lua, given.index);
  if (!into.function.known()) {
    report.error("too_many", line, given.field, "all sets together have too many functions");
    return false;
  }
  into.deals_damage = site && uses_verb(*site, deals_damage);
  return true;
}

bool Reader::pure_script(const Given& given, Script& into) {
  if (!script(given, into))
    return false;
  const FunctionSite* const site = function_site(given);
  if (site)
    check_pure(given, *site);
  return true;
}

void Reader::check_pure(const Given& given, const FunctionSite& site) {
  const auto changes_nothing = [&](const NameUse& use) {
    const auto verbs = verb_rows();
    const auto verb =
        std::find_if(verbs.begin(), verbs.end(), [&](const VerbRow& row) { return row.name == use.name; });
    return verb == verbs.end() || verb->does == Does::nothing;
  };
  for (const NameUse& use : site.globals_read)
    if (!changes_nothing(use))
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
    const ParamRow* const row = find_param(name);
    if (row && (here & bit(row->param)) != 0) {
      into.params.push_back(row->param);
      const int target = static_cast<int>(row->param) - static_cast<int>(Param::target);
      if (target >= 0 && target < max_targets)
        use_target(target, given);
      continue;
    }
    all_known = false;
    if (row) {
      report.error("unknown_parameter", line, given.field,
                   "there is no " + ticked(name) + " here: it needs " + std::string(row->needs));
      continue;
    }
    Nearest nearest(name);
    for (const ParamRow& known : param_rows())
      if ((here & bit(known.param)) != 0)
        nearest.offer(known.name);
    report.error("unknown_parameter", line, given.field, "a function can't ask for " + ticked(name), nearest.word());
  }
  lua_pop(lua, 1);
  return all_known;
}

}  // namespace soulstack::scripting

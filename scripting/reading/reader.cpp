// Reads tables: first their fields in the order of the schema, then their positional values.
#include "scripting/reading/reader.h"

#include <algorithm>
#include <bit>

#include "engine/model/content.h"
#include "scripting/registry/taken_words.h"

namespace soulstack::scripting {

namespace {

constexpr int deepest_table = 24;  // nested tables; only a table that contains itself has more

// The fields of one form, by their places among its rows.
struct Places {
  static constexpr std::size_t hashes = 64;
  static std::size_t hash_of(std::string_view name) {
    if (name.empty())
      return 0;
    const auto first = static_cast<unsigned char>(name.front()), last = static_cast<unsigned char>(name.back());
    return (5 * name.size() + 3u * first + last) % hashes;
  }

  std::vector<std::uint8_t> all;                 // in their order
  std::vector<std::uint8_t> by_hash;             // by the hash of their names
  std::array<std::uint8_t, hashes + 1> begin{};  // of each hash, in by_hash
};

Places places_among(std::span<const Field> rows, std::uint64_t only) {
  Places places;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if ((rows[i].forms & only) != 0)
      places.all.push_back(static_cast<std::uint8_t>(i));
  for (std::size_t hash = 0; hash < Places::hashes; ++hash) {
    for (const std::uint8_t place : places.all)
      if (Places::hash_of(rows[place].name) == hash)
        places.by_hash.push_back(place);
    places.begin[hash + 1] = static_cast<std::uint8_t>(places.by_hash.size());
  }
  return places;
}

// `only` is one form, or one noun if these are the fields of nouns.
const Places& places_of(std::span<const Field> rows, std::uint64_t only) {
  static const auto of_forms = [] {
    std::array<Places, static_cast<std::size_t>(Form::count)> all;
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = places_among(fields_of(static_cast<Form>(i)), bit(static_cast<Form>(i)));
    return all;
  }();
  static const auto of_nouns = [] {
    std::array<Places, 64> all;
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = places_among(noun_fields(), std::uint64_t{1} << i);
    return all;
  }();
  static const Places none;
  if (rows.empty())
    return none;
  const auto place = static_cast<std::size_t>(std::countr_zero(only));
  return rows.data() == noun_fields().data() ? of_nouns[place] : of_forms[place];
}

const Field* find_field(std::span<const Field> rows, const Places& places, std::string_view name) {
  const std::size_t hash = Places::hash_of(name);
  for (std::size_t i = places.begin[hash]; i < places.begin[hash + 1]; ++i)
    if (const Field& field = rows[places.by_hash[i]]; field.name == name)
      return &field;
  return nullptr;
}

const FieldSite* find_site(const TableSite* table, std::string_view name) {
  if (!table)
    return nullptr;
  for (const FieldSite& site : table->fields)
    if (site.key == name)
      return &site;
  return nullptr;
}

constexpr ChosenRow chosen_rows[] = {
    {"target", word_for(Param::target), Param::target, 0, false},
    {"target2", word_for(Param::target2), Param::target2, 1, false},
    {"target3", word_for(Param::target3), Param::target3, 2, false},
    {"choice", word_for(Param::choice), Param::choice, place_of_choice(0), true},
    {"choice2", word_for(Param::choice2), Param::choice2, place_of_choice(1), true},
};

std::string list_of(Forms forms) {
  std::string list;
  for (int i = 0; i < static_cast<int>(Form::count); ++i) {
    const auto form = static_cast<Form>(i);
    if ((forms & bit(form)) != 0)
      list += (list.empty() ? "" : ", ") + ticked(row_of(form).name);
  }
  return list;
}

std::string_view text_at(lua_State* L, int index) {  // for a string key; number keys do not change
  std::size_t length = 0;
  const char* const text = lua_tolstring(L, index, &length);
  return {text, length};
}

template <class Key>
const ChosenRow* find_row(Key ChosenRow::*field, Key key) {
  for (const ChosenRow& row : chosen_rows)
    if (row.*field == key)
      return &row;
  return nullptr;
}

}  // namespace

const ChosenRow* find_chosen(Word word) { return find_row(&ChosenRow::word, word); }
const ChosenRow* find_chosen(Param param) { return find_row(&ChosenRow::param, param); }

FoundFields Reader::fields(const FormRow& form, const Written& table, void* into, const Others& others) {
  const auto with_stats = [&](std::string_view name) {
    return is_stat_in(form.form, name) || (others && others(name));
  };
  return fields(fields_of(form.form), bit(form.form), form.name, table, into,
                words.stats().empty() ? others : with_stats);
}

bool Reader::is_stat_in(Form form, std::string_view name) const {
  const StatId id = words.find_stat(name);
  if (!id.known())
    return false;
  return form == Form::card || form == Form::always || form == Form::limits ||
         (form == Form::number_of_you && content.set_stat(id).of == SetStatDef::Of::player);
}

void Reader::set_stats(Form form, const Written& table, const std::function<void(StatId, const Given&)>& each) {
  for (const std::string& name : words.stats()) {
    if (!is_stat_in(form, name) || !has(table, name))
      continue;
    lua_pushlstring(lua, name.data(), name.size());
    lua_rawget(lua, table.index);
    each(words.find_stat(name), field_at(table, name, lua_gettop(lua)));
    lua_pop(lua, 1);
  }
}

// The values stay on the stack, below the key for lua_next.
FoundFields Reader::fields(std::span<const Field> rows, std::uint64_t only, std::string_view name, const Written& table,
                           void* into, const Others& others) {
  const int base = lua_gettop(lua);
  if (++depth_ > deepest_table || !lua_checkstack(lua, static_cast<int>(rows.size()) + 8)) {
    report.error("too_deep", table.line, "", "tables are nested too deeply here");
    --depth_;
    return {};
  }
  const Places& places = places_of(rows, only);
  std::array<int, most_fields> found{};
  std::vector<std::pair<int, std::string>> unknown;  // sorted by line, since a table has no order
  lua_pushnil(lua);
  while (lua_next(lua, table.index)) {
    const bool is_name = lua_type(lua, -2) == LUA_TSTRING;
    if (const Field* field = is_name ? find_field(rows, places, text_at(lua, -2)) : nullptr) {
      lua_insert(lua, -2);
      found[static_cast<std::size_t>(field - rows.data())] = lua_gettop(lua) - 1;
      continue;
    }
    const bool is_other = is_name && others && others(text_at(lua, -2));
    if (lua_type(lua, -2) != LUA_TNUMBER && !is_other)
      unknown.emplace_back(is_name ? field_at(table, text_at(lua, -2), 0).line : 0, is_name ? text_at(lua, -2) : "");
    lua_pop(lua, 1);
  }
  std::sort(unknown.begin(), unknown.end());
  for (const auto& [line, key] : unknown)
    unknown_field(rows, only, name, table, key);
  FoundFields read;
  read.fields.reserve(static_cast<std::size_t>(lua_gettop(lua) - base));
  for (const std::uint8_t place : places.all) {
    const Field& field = rows[place];
    if (found[place] != 0) {
      read.fields.push_back(&field);
      field.read(*this, field, field_at(table, field.name, found[place]), into);
    } else if (field.required && !is_partial) {
      report.error("missing_field", table.line, field.name, ticked(name) + " needs a field " + ticked(field.name));
    }
  }
  lua_settop(lua, base);
  --depth_;
  return read;
}

void Reader::unknown_field(std::span<const Field> rows, std::uint64_t only, std::string_view name, const Written& table,
                           std::string_view key) {
  if (key.empty())
    return report.error("unknown_field", table.line, "", "each field of " + ticked(name) + " needs a name");
  const int line = field_at(table, key, 0).line;
  Nearest nearest = report.nearest(key);
  for (const Field& field : rows)
    if ((field.forms & only) != 0)
      nearest.offer(field.name);
  for (const SetKeyword* const keyword : words.keywords())
    if (only == bit(Form::card))
      nearest.offer(keyword->name);
  for (const std::string& stat : words.stats())
    for (const Form form : {Form::card, Form::always, Form::limits, Form::number_of_you})
      if (rows.data() != noun_fields().data() && only == bit(form) && is_stat_in(form, stat))
        nearest.offer(stat);
  report.error("unknown_field", line, key, ticked(name) + " has no field " + ticked(key), nearest.word());
}

Given Reader::field_at(const Written& table, std::string_view name, int index) const {
  const FieldSite* const site = find_site(table.site, name);
  return {index, site ? site->line : table.line, name, site};
}

Given Reader::item_at(const Written& table, int position, int index) const {
  const auto at = static_cast<std::size_t>(position) - 1;
  const FieldSite* const site = table.site && at < table.site->items.size() ? &table.site->items[at] : nullptr;
  return {index, site ? site->line : table.line, {}, site};
}

std::vector<std::string> Reader::names_in(const Written& table) {
  std::vector<std::string> names;
  lua_pushnil(lua);
  while (lua_checkstack(lua, 4) && lua_next(lua, table.index)) {
    if (lua_type(lua, -2) == LUA_TSTRING)
      names.emplace_back(text_at(lua, -2));
    else
      report.error("unknown_field", table.line, "", "each entry in here needs a name");
    lua_pop(lua, 1);
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool Reader::has(const Written& table, std::string_view name) const {
  lua_pushlstring(lua, name.data(), name.size());
  const bool is_there = lua_rawget(lua, table.index) != LUA_TNIL;
  lua_pop(lua, 1);
  return is_there;
}

const Made* Reader::made_by(int index) const {
  const void* const table = lua_topointer(lua, index);
  const auto found = std::find_if(made.rbegin(), made.rend(), [&](const Made& m) { return m.table == table; });
  return found == made.rend() || !lua_istable(lua, index) ? nullptr : &*found;
}

std::optional<Written> Reader::table(const Given& given) const {
  if (!is_table(given))
    return {};
  int site = given.site ? given.site->table : -1;
  int line = given.line;
  if (const Made* const m = made_by(given.index)) {
    line = m->line;
    if (chunk && m->call >= 0)
      site = chunk->calls[static_cast<std::size_t>(m->call)].table_of(0);
  }
  const bool is_told = chunk && site >= 0 && static_cast<std::size_t>(site) < chunk->tables.size();
  return Written{given.index, line, is_told ? &chunk->tables[static_cast<std::size_t>(site)] : nullptr};
}

const FormRow* Reader::contained(const FormRow& form, const Given& given) {
  if (is_unknown(given))
    return nullptr;
  const Made* const m = made_by(given.index);
  if (m && m->by == Word::unknown)
    return nullptr;
  const FormRow* const inside = m ? form_of(m->by) : nullptr;
  if (inside && (form.inside & bit(inside->form)) != 0)
    return inside;
  const int line = m ? m->line : given.line;
  const std::string what = inside ? ticked(inside->name) : described(given);
  if (form.inside == 0)
    report.error("not_here", line, "", ticked(form.name) + " takes only named fields, not " + what);
  else
    report.error("not_here", line, "",
                 what + " is not allowed in " + ticked(form.name) + ", only " + list_of(form.inside));
  return nullptr;
}

bool Reader::has_room_for_ability(int line) {
  constexpr int most_of_a_file = 64;
  constexpr std::size_t most_of_all = 60'000;  // ids have 16 bits
  if (++abilities_ <= most_of_a_file && content.abilities.size() < most_of_all)
    return true;
  if (abilities_ <= most_of_a_file)
    report.error("too_many", line, "",
                 "the sets have too many abilities in total: more than " + std::to_string(most_of_all));
  else if (abilities_ == most_of_a_file + 1)
    report.error(
        "too_many", line, "",
        "a file has at most " + std::to_string(most_of_a_file) + " abilities, including nested ones and its own steps");
  return false;
}

// ---- Context -----------------------------------------------------------------------------------------------------

Params Reader::params_here() const {
  Params params = params_always;
  for (const Surroundings* s = around; s; s = s->outer) {
    params |= s->params;
    if (s->in_lasting)
      break;
  }
  for (const ChosenRow& row : chosen_rows)
    if (declared(row))
      params |= bit(row.param);
  return params;
}

EventType Reader::event_here() const {
  for (const Surroundings* s = around; s; s = s->in_lasting ? nullptr : s->outer)
    if (s->event != EventType::none)
      return s->event;
  return EventType::none;
}

// Finds the innermost ability that declares it. Targets of an ability hide those of the enclosing abilities.
Surroundings::Target* Reader::declared(const ChosenRow& row) const {
  for (Surroundings* s = around; s; s = s->outer) {
    Surroundings::Target& there = s->target[row.place];
    if (there.row)
      return there.row == &row ? &there : nullptr;
    if (!row.on_resolution && s->targets > 0)
      return nullptr;
  }
  return nullptr;
}

bool Reader::use_chosen(const ChosenRow& row, const Given& given) {
  if ((around->params & bit(row.param)) != 0)
    return true;  // the `where` of a noun: its ability is not known yet
  if (Surroundings::Target* const there = declared(row)) {
    there->used = true;
    return true;
  }
  error("no_target", given, "there is no " + ticked(row.name) + " here: none is declared");
  return false;
}

bool Reader::is_player(const Who& target) const {
  for (const ChosenRow& row : chosen_rows)
    if (const Surroundings::Target* const there = row.place == target.index ? declared(row) : nullptr)
      return kinds_of(there->filter) == bit(Kind::player);
  return false;
}

// Used if only the parameter is known, not its word.
bool Reader::use_place(std::uint8_t place, const Given& given) {
  std::string names;
  for (const ChosenRow& row : chosen_rows) {
    if (row.place != place)
      continue;
    if (declared(row))
      return use_chosen(row, given);
    names += (names.empty() ? "" : " or ") + ticked(row.name);
  }
  error("no_target", given, "there is no " + names + " here: none is declared");
  return false;
}

// ---- Given values ------------------------------------------------------------------------------------------------

Value Reader::handle(const Given& given) const {
  if (!lua_islightuserdata(lua, given.index))
    return nothing;
  return {static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(lua_touserdata(lua, given.index)))};
}

bool Reader::is_unknown(const Given& given) const {
  if (is(given, Word::unknown))
    return true;
  const Made* const m = made_by(given.index);
  return m && m->by == Word::unknown;
}

std::string Reader::described(const Given& given) const {
  switch (lua_type(lua, given.index)) {
    case LUA_TSTRING:
      return "the text \"" + std::string(text_at(lua, given.index).substr(0, 40)) + "\"";
    case LUA_TBOOLEAN:
      return lua_toboolean(lua, given.index) ? "true" : "false";
    case LUA_TNUMBER: {
      int whole = 0;
      const lua_Integer number = lua_tointegerx(lua, given.index, &whole);
      const lua_Number fraction = lua_tonumber(lua, given.index);
      return whole ? std::to_string(number) : fraction != fraction ? "nan" : std::to_string(fraction);
    }
    case LUA_TTABLE: {
      const Made* const m = made_by(given.index);
      const std::string_view name = m ? words.name_of(value_of(m->by)) : std::string_view();
      return name.empty() ? "a table" : ticked(name);
    }
    case LUA_TLIGHTUSERDATA: {
      const std::string_view name = words.name_of(handle(given));
      return name.empty() ? (handle(given).is(ValueKind::filter) ? "a noun" : "something on the table") : ticked(name);
    }
    default:
      return std::string("a ") + luaL_typename(lua, given.index);
  }
}

// What a text in quotes stands for where a word or a value is meant; empty: nothing is known.
std::string Reader::meant_by(std::string_view text, const Given& given, std::string_view takes) const {
  if (takes == describe(Takes::texts))
    return text.find_first_of("\"\\\n") == std::string_view::npos ? "{ \"" + std::string(text) + "\" }" : "";
  if (takes == describe(Takes::flag))
    return text == "yes" || text == "true" ? "true" : text == "no" || text == "false" ? "false" : "";
  return nearest_for_field(given.field, text, "");
}

void Reader::wrong(const Given& given, std::string_view takes, std::string_view suggestion) {
  if (is_unknown(given))
    return;
  const std::string where = given.field.empty() ? "this entry takes" : ticked(given.field) + " takes";
  if (const KeptName* const one = kept(given))
    return error("wrong_value", given,
                 where + " " + std::string(takes) + ", not a value that is known only in a game: " + ticked(one->name) +
                     " can stand for a player or an object, and for a number of `always`");
  const std::string_view text = lua_type(lua, given.index) == LUA_TSTRING ? text_at(lua, given.index) : "";
  const std::string meant = text.empty() || !suggestion.empty() ? "" : meant_by(text, given, takes);
  error("wrong_value", given, where + " " + std::string(takes) + ", not " + described(given),
        meant.empty() ? suggestion : meant);
}

}  // namespace soulstack::scripting

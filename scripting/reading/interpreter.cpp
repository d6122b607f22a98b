// Runs files within limits of time and memory.
#include "scripting/reading/interpreter.h"

#include <algorithm>
#include <utility>

#include "engine/model/content.h"
#include "scripting/reading/check_words.h"
#include "scripting/reading/word_call.h"
#include "scripting/sandbox/table_length.h"

namespace soulstack::scripting {

namespace {

// Garbage is collected only after the file, since the reader identifies tables by address.
class WhileRunning {
 public:
  WhileRunning(lua_State* L, Budget& budget, const Allowance& given) : L_(L), guard_(budget) {
    lua_gc(L, LUA_GCSTOP);
    budget.begin(L, given);
  }
  ~WhileRunning() { lua_sethook(L_, nullptr, 0, 0); }
  WhileRunning(const WhileRunning&) = delete;
  WhileRunning& operator=(const WhileRunning&) = delete;

 private:
  lua_State* L_;
  const Budget::Guard guard_;
};

// Turns a call with values into a call with a table of them.
void pack_values(lua_State* L) {
  const int values = lua_gettop(L) - 1;
  lua_createtable(L, values, 0);
  lua_insert(L, 2);
  for (int i = values; i > 0; --i)
    lua_rawseti(L, 2, i);
}

int line_of(lua_State* L, int level) {
  lua_Debug about{};
  if (!lua_getstack(L, level, &about))
    return 0;
  lua_getinfo(L, "l", &about);
  return about.currentline;
}

// The line of the file that is being read, even if what failed is a function of another file that it called.
int line_in_file(lua_State* L) {
  constexpr int deepest = 20;
  std::string_view file;
  int line = 0;
  lua_Debug about{};
  for (int level = deepest; level > 0; --level) {
    if (!lua_getstack(L, level, &about))
      continue;
    lua_getinfo(L, "Sl", &about);
    if (about.currentline <= 0 || (!file.empty() && file != about.source))
      continue;
    file = about.source;
    line = about.currentline;
  }
  return line;
}

}  // namespace

Interpreter::Interpreter(Content& content, FilterPool& filters, Functions& functions)
    : content_(content),
      filters_(filters),
      functions_(functions),
      lua_(budget_.new_state()),
      environment_(lua_.get(), words_) {
  install_handle_metatable(lua(), call_handle, this);
}

void Interpreter::name_decks(std::span<const DeckDef> decks) {
  words_.name_decks(decks);
  environment_.add_decks(words_);
}

void Interpreter::name_counters() {
  words_.name_counters(content_.counters);
  environment_.add_counters(words_);
}

void Interpreter::name_events() {
  words_.name_events(content_.events);
  environment_.add_events(words_);
}

void Interpreter::name_stats() { words_.name_stats(content_.stats); }

Vocabulary& Interpreter::scope_of(const std::string& set) {
  const auto [at, is_new] = scopes_.try_emplace(set);
  if (is_new) {
    at->second.words.name_decks(content_.decks);
    at->second.words.name_counters(content_.counters);
    at->second.words.name_events(content_.events);
    at->second.words.name_stats(content_.stats);
    at->second.table = environment_.new_words();
  }
  return at->second.words;
}

std::string Interpreter::look_from(const std::string& set) {
  const auto found = scopes_.find(set);
  seen_ = found == scopes_.end() ? &words_ : &found->second.words;
  environment_.see(found == scopes_.end() ? 0 : found->second.table);
  return std::exchange(set_, set);
}

void Interpreter::add_word(const std::string& set, const SetWord& word) {
  Scope& scope = scopes_.at(set);
  push_word_call(lua(), word);
  environment_.add_word(scope.table, word.name);
  scope.words.add_word(word);
}

void Interpreter::add_constant(const std::string& set, const SetConstant& constant) {
  scope_of(set);
  Scope& scope = scopes_.at(set);
  if (constant.is_text())
    lua_pushlstring(lua(), std::get<std::string>(constant.value).data(), std::get<std::string>(constant.value).size());
  else
    lua_pushinteger(lua(), std::get<int>(constant.value));
  environment_.add_word(scope.table, constant.name);
  scope.words.add_constant(constant);
}

const Vocabulary& Interpreter::words_of(const std::string& set) const {
  const auto found = scopes_.find(set);
  return found == scopes_.end() ? words_ : found->second.words;
}

bool Interpreter::run(const SourceFile& source, Reader& reader) {
  reader.checks_kinds = checks_words_;
  return run(source, reader, reader.extracted, 0);
}

namespace {

// Do its functions make lasting effects, or ask about the past?
bool has_tables_in_functions(const Chunk& chunk) {
  return std::any_of(chunk.functions.begin() + 1, chunk.functions.end(), [](const FunctionSite& site) {
    return std::any_of(site.globals_read.begin(), site.globals_read.end(),
                       [](const NameUse& use) { return is_extracted_from_functions(use.name); });
  });
}

// The texts that functions may note (rule 20.10.1c).
void collect_texts(const Chunk& chunk, std::vector<std::string>& into) {
  constexpr std::size_t longest = 200, most = 4096;
  for (std::size_t i = 1; i < chunk.functions.size(); ++i)
    for (const Origin& origin : chunk.functions[i].flow.origins)
      if (origin.from == Origin::From::text && origin.is_written && !origin.name.empty() &&
          origin.name.size() <= longest && into.size() < most &&
          std::find(into.begin(), into.end(), origin.name) == into.end())
        into.push_back(origin.name);
}

// Only the extraction of tables writes these words.
bool check_nothing_to_extract(const Chunk& chunk, Report& report) {
  const int before = report.errors();
  for (const FunctionSite& site : chunk.functions)
    for (const NameUse& use : site.globals_read)
      if (is_extracted_word(use.name))
        report.error("unknown_word", site.line, "", "there is no word " + ticked(use.name));
  return report.errors() == before;
}

}  // namespace

// `values`: how many placeholders of kept values it gets. Its result stays on top of the stack.
bool Interpreter::run(const SourceFile& source, Reader& reader, std::vector<FileOfTable>& tables, int values) {
  Extracted extracted;
  const Chunk* const chunk = compile_and_extract(source, extracted, reader.report);
  return chunk && run_compiled(extracted, reader, *chunk, tables, values);
}

// Leaves the main function on the stack. Errors that were reported before are no reason to stop: the outline of a ruleset
// is read when the words of the sets are not known yet.
const Chunk* Interpreter::compile_and_extract(const SourceFile& source, Extracted& extracted, Report& report) {
  const int before = report.errors();
  const Chunk* const chunk = source.compile(lua(), report);
  if (!chunk || !check_shapes(*chunk, report) || !check_nothing_to_extract(*chunk, report))
    return nullptr;
  if (!has_tables_in_functions(*chunk))
    return chunk;
  lua_pop(lua(), 1);
  const auto first = static_cast<int>(content_.made_by_functions.size());
  extracted = extract_tables(source, first, report);
  content_.made_by_functions.resize(content_.made_by_functions.size() + extracted.tables.size());
  return report.errors() == before ? extracted.rest->compile(lua(), report) : nullptr;
}

bool Interpreter::run_compiled(const Extracted& extracted, Reader& reader, const Chunk& chunk,
                               std::vector<FileOfTable>& tables, int values) {
  environment_.push_for_file();
  lua_setupvalue(lua(), -2, 1);
  if (checks_words_)
    check_words(chunk, words(), reader.report);
  collect_texts(chunk, content_.spoken);
  reader.chunk = &chunk;
  for (int i = 0; i < values; ++i)
    push_handle(lua(), value_of(kept_param(i)));
  if (!execute(reader, values))
    return false;
  for (const ExtractedTable& one : extracted.tables)
    if (!run_extracted(one, reader, tables.emplace_back()))
      return lua_pop(lua(), 1), false;
  reader.chunk = &chunk;
  return true;
}

bool Interpreter::run_extracted(const ExtractedTable& extracted, Reader& reader, FileOfTable& into) {
  into.word = extracted.word;
  into.function = extracted.function;
  into.line = extracted.line;
  into.number = extracted.number;
  into.keeps = extracted.keeps;
  if (!run(*extracted.source, reader, into.inside, static_cast<int>(extracted.keeps.size())))
    return false;
  into.chunk = reader.chunk;
  into.table = luaL_ref(lua(), LUA_REGISTRYINDEX);
  return true;
}

bool Interpreter::execute(Reader& reader, int values) {
  lua_pushlightuserdata(lua(), this);
  lua_pushcclosure(lua(), note_error_line, 1);
  lua_insert(lua(), -2 - values);
  Reader* const outer = std::exchange(reading_, &reader);
  next_call_ = 0;
  error_line_ = 0;
  environment_.open(missing_word, this);
  const int status = call_file(values);
  environment_.close();
  reading_ = outer;
  lua_remove(lua(), -2);
  if (status == LUA_OK)
    return true;
  if (reader.report.errors() == 0) {  // otherwise it was probably reported already
    int line = 0;
    reader.report.error("failed", error_line_, "", without_place(why_failed(status), line));
  }
  lua_pop(lua(), 1);
  return false;
}

// The function below the values, and its handler of errors below that.
int Interpreter::call_file(int values) {
  Allowance given = for_file;
  given.ticks = std::min(given.ticks, left_for_files_.ticks);
  given.steps = std::min(given.steps, left_for_files_.steps);
  const WhileRunning running(lua(), budget_, given);
  const int status = lua_pcall(lua(), values, 1, -2 - values);
  left_for_files_.ticks -= given.ticks - budget_.left().ticks;
  left_for_files_.steps -= given.steps - budget_.left().steps;
  return status;
}

std::string Interpreter::why_failed(int status) const {
  return left_for_files_.is_enough() ? error_of(lua(), status)
                                     : "the files of the sets do too much when they are loaded: their budget of "
                                       "instructions and steps is used up: load fewer sets, or compute less in files";
}

int Interpreter::note_error_line(lua_State* L) {
  auto& self = *static_cast<Interpreter*>(lua_touserdata(L, lua_upvalueindex(1)));
  self.error_line_ = line_in_file(L);
  lua_settop(L, 1);
  return 1;
}

// ---- Words that do not exist -------------------------------------------------------------------------------------

int Interpreter::missing_word(lua_State* L) {
  auto& self = *static_cast<Interpreter*>(lua_touserdata(L, lua_upvalueindex(1)));
  self.answer_missing(L, lua_toboolean(L, lua_upvalueindex(2)) != 0);
  push_handle(L, value_of(Word::unknown));
  return 1;
}

// Globals were checked before; the piles are known only now.
void Interpreter::answer_missing(lua_State* L, bool is_pile) {
  if (!is_pile || !reading_ || lua_type(L, 2) != LUA_TSTRING || words_.decks().empty())
    return;
  const std::string_view name = lua_tostring(L, 2);
  Nearest nearest = reading_->report.nearest(name);
  for (const std::string& deck : words_.decks())
    nearest.offer(deck);
  reading_->report.error("unknown_word", line_of(L, 1), "", "there is no deck " + ticked(name), nearest.word());
}

// ---- Calls of words and nouns ------------------------------------------------------------------------------------

int Interpreter::call_handle(lua_State* L) {
  auto& self = *static_cast<Interpreter*>(lua_touserdata(L, lua_upvalueindex(1)));
  if (takes_values(word_of(to_handle(L, 1))) && !lua_istable(L, 2))
    pack_values(L);
  // For a captured table, the table behind its read-only view.
  if (lua_istable(L, 2) && luaL_getmetafield(L, 2, "__index") == LUA_TTABLE)
    lua_replace(L, 2);
  const char* const why = self.answer_call(L);
  return why ? luaL_error(L, "%s", why) : 1;
}

const char* Interpreter::complain(std::string why) {
  complaint_ = std::move(why);
  return complaint_.c_str();
}

// Leaves the result on top, or returns why there is none.
const char* Interpreter::answer_call(lua_State* L) {
  if (!lua_checkstack(L, 8))
    return "there is not enough memory for this";
  const Value value = to_handle(L, 1);
  if (value.is(ValueKind::filter))
    return refine(L, value.as_filter());
  const Word word = word_of(value);
  if (word == Word::unknown && !lua_istable(L, 2)) {
    lua_settop(L, 1);
    return nullptr;
  }
  const WordInfo* const info = words_.find(words_.name_of(value));
  const Category category = info ? info->category : Category::constant;
  const bool constructs = category == Category::deck || category == Category::ability || category == Category::part ||
                          category == Category::condition || category == Category::history ||
                          category == Category::procedure || category == Category::file;
  if (!reading_ || (!constructs && word != Word::unknown))
    return complain(info ? ticked(info->name) + " can't be called" : "this can't be called");
  return construct(L, word);
}

// They are searched for each field that is read.
constexpr int steps_a_table = 50;

const char* Interpreter::construct(lua_State* L, Word constructor) {
  const std::string_view name = words_.name_of(value_of(constructor));
  budget_.spend(L, steps_a_table);
  if (!lua_istable(L, 2))
    return complain(ticked(name) + " takes a table: " + std::string(name) + " { ... }");
  const int line = line_of(L, 1);
  reading_->made.push_back({lua_topointer(L, 2), constructor, line, find_call(name, line)});
  lua_settop(L, 2);
  return nullptr;
}

// The place in the chunk of the current call.
int Interpreter::find_call(std::string_view callee, int line) {
  const std::vector<CallSite>& calls = reading_->chunk->calls;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const std::size_t at = (next_call_ + i) % calls.size();
    if (calls[at].line != line || calls[at].callee != callee)
      continue;
    next_call_ = at + 1;
    return static_cast<int>(at);
  }
  return -1;
}

// ---- Nouns with conditions ---------------------------------------------------------------------------------------

namespace {

std::string names_too_many() {
  return "a noun refers to at most " + std::to_string(FilterPool::most_named) +
         " other nouns, in `one_of` and `of`, including those inside them";
}

}  // namespace

const char* Interpreter::refine(lua_State* L, FilterId noun) {
  budget_.spend_noun(L);
  if (!lua_istable(L, 2))
    return "write the conditions of a noun as a table: a_player { other = true }";
  if (filters_[noun].noun == Noun::any_of && length_of_list(L, 2) > FilterPool::most_named)  // not read to the end
    return complain(names_too_many());
  if (reading_) {
    const std::string_view name = words_.name_of(Value::filter(noun));
    const int call = find_call(name, line_of(L, 1));
    const auto* site = call < 0 ? nullptr : &reading_->chunk->calls[static_cast<std::size_t>(call)];
    const int table = site ? site->table_of(0) : -1;
    const bool is_told = table >= 0 && static_cast<std::size_t>(table) < reading_->chunk->tables.size();
    const Written written{2, line_of(L, 1),
                          is_told ? &reading_->chunk->tables[static_cast<std::size_t>(table)] : nullptr};
    return refine_with(*reading_, written, noun);
  }
  std::vector<Finding> findings;
  Report report(findings, {});
  Reader reader(L, words_, content_, filters_, functions_, report);
  const char* const why = refine_with(reader, {2, 0, nullptr}, noun);
  if (why || findings.empty())
    return why;
  const Finding& first = findings.front();
  return complain(first.message + (first.suggestion.empty() ? "" : " (did you mean `" + first.suggestion + "`?)"));
}

const char* Interpreter::refine_with(Reader& reader, const Written& table, FilterId noun) {
  Filter filter = reader.filters[noun];
  if (filter.noun == Noun::any_of) {
    if (!one_of(reader, table, filter))
      return nullptr;
  } else {
    reader.fields(noun_fields(), bit(filter.noun), name_of(filter.noun), table, &filter);
  }
  if (reader.filters.named_in(filter) > FilterPool::most_named)
    return complain(names_too_many());
  const FilterId id = reader.filters.intern(filter);
  if (!id.known())
    return "there are too many different nouns";
  push_handle(reader.lua, Value::filter(id));
  return nullptr;
}

// The nouns are a list; anything else is reported and left out.
bool Interpreter::one_of(Reader& reader, const Written& table, Filter& filter) {
  reader.fields({}, 0, "one_of", table, nullptr);
  reader.list(table, [&](const Given& given) {
    const FilterId part = reader.noun(given);
    if (part.known())
      filter.any_of.push_back(part);
  });
  if (!filter.any_of.empty())
    return true;
  push_handle(reader.lua, value_of(Word::unknown));
  return false;
}

}  // namespace soulstack::scripting

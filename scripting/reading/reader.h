// Reads the tables of a file: checks each value against the row of its field and stores it in the content. Errors are
// reported with their line, and reading continues.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/model/card_words.h"
#include "engine/model/forward.h"
#include "scripting/findings/accepted.h"
#include "scripting/findings/report.h"
#include "scripting/findings/visible_text.h"
#include "scripting/reading/check_kinds.h"
#include "scripting/reading/extracted_tables.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/filter_pool.h"
#include "scripting/registry/schema.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// A value in a table, with its place in the source.
struct Given {
  int index = 0;  // on the Lua stack
  int line = 0;
  std::string_view field;
  const FieldSite* site = nullptr;  // null: unknown
};

// A table, with its place in the source.
struct Written {
  int index = 0;
  int line = 0;
  const TableSite* site = nullptr;
};

// A table passed to a constructor.
struct Made {
  const void* table = nullptr;
  Word by = Word::none;
  int line = 0;
  int call = -1;  // index into Chunk::calls
};

// A target or choice of an ability: where its value is stored, and its word.
struct ChosenRow {
  std::string_view name;
  Word word;
  Param param;
  std::uint8_t place;
  bool on_resolution;
};
const ChosenRow* find_chosen(Word word);
const ChosenRow* find_chosen(Param param);

// What an ability offers to its functions: its targets and choices, its event, its roll, and its enclosing abilities.
struct FileOfTable;
struct Surroundings {
  struct Target {  // by its place
    const ChosenRow* row = nullptr;
    int line = 0;
    bool used = false;
    FilterId filter;
  };
  Surroundings* outer = nullptr;
  bool in_lasting = false;            // a lasting effect binds only the targets and choices of its enclosing abilities
  EventType event = EventType::none;  // the event it listens for
  bool may_write = false;             // its effect may change the event
  Params params = 0;                  // in addition to params_always, targets and choices
  int targets = 0;
  std::array<Target, max_targets> target{};
  std::vector<KeptName> keeps;  // of a lasting effect that a function makes, or of a question that it asks
  std::vector<AbilityId> made;  // lasting effects that its functions make
  AbilityId id;                 // of the ability; unknown in the condition of a noun
  CardDefId card;               // the same
  std::string path;             // the same
};

// What a function asks about the past: happened { event = loot_played, by = p, within = turn }.
struct Question {
  HistoryQuery query;
  std::vector<KeptName> keeps;  // the locals that it names, in the order of the call's arguments
};

// Stores the functions that the content refers to, and what they ask.
class Functions {
 public:
  virtual FunctionId keep(lua_State* L, int index) = 0;  // unknown if it is full
  virtual void keep_question(int, Question) {}

 protected:
  ~Functions() = default;
};

// For what is only checked: no function is kept.
struct ForgottenFunctions final : Functions {
  FunctionId keep(lua_State*, int) override { return FunctionId{0}; }
};

// The file of a table that a function writes (extracted_tables.h), after it ran.
struct FileOfTable {
  std::string word;
  int function = 0;
  int line = 0;
  int number = 0;
  std::vector<ExtractedTable::Kept> keeps;
  const Chunk* chunk = nullptr;
  int table = LUA_NOREF;  // its result, in Lua's registry
  bool is_read = false;   // as part of an ability
  std::vector<FileOfTable> inside{};
};

// A keyword of a set that a card has.
struct GivenKeyword {
  const SetKeyword* keyword = nullptr;
  CardDefId card;
  int line = 0;
};

// The fields that were read from a table.
struct FoundFields {
  std::vector<const Field*> fields;

  bool has(std::string_view name) const {
    return std::any_of(fields.begin(), fields.end(), [&](const Field* field) { return field->name == name; });
  }
};

class Reader {
 public:
  Reader(lua_State* L, const Vocabulary& vocabulary, Content& into, FilterPool& nouns, Functions& kept, Report& reports)
      : lua(L), words(vocabulary), content(into), filters(nouns), functions(kept), report(reports) {}

  lua_State* const lua;
  const Vocabulary& words;
  Content& content;
  FilterPool& filters;
  Functions& functions;
  Report& report;

  // The file being read; without these, lines are unknown.
  const Chunk* chunk = nullptr;
  std::vector<Made> made;
  std::vector<FileOfTable> extracted;  // tables that the functions of the file write
  std::vector<GivenKeyword> keywords;  // of sets, that its cards have
  std::vector<Acceptance> accepted;    // findings about its texts
  bool checks_kinds = false;           // in functions
  bool is_partial = false;             // fields that are required may be missing: another card has them
  bool names_another_card = false;     // it has read `replaces`, `changes` or `based_on`

  // False, with a finding, if the file already has too many abilities: listening abilities are checked all the time.
  bool has_room_for_ability(int line);

  // The ability being read.
  Surroundings* around = nullptr;

  // Values. If a value is wrong, an error is reported and nothing is returned.
  std::optional<int> number(const Given& given, int least, int most);
  std::optional<bool> flag(const Given& given);
  std::optional<std::string> text(const Given& given, int most = longest_name);  // characters
  std::optional<std::uint8_t> tag(const Given& given);                           // a place in Content::tags
  std::optional<std::vector<std::string>> texts(const Given& given);
  void accepts(const Given& given);  // adds to `accepted`
  std::optional<Who> who(const Given& given);
  std::optional<Who> player(const Given& given);  // one player: the chooser, the roller
  FilterId noun(const Given& given);
  bool script(const Given& given, Script& into, Purpose purpose = Purpose::effect);
  const FunctionSite* function_site(const Given& given) const;  // null if it is not of this file
  void check_kinds_of(const FunctionSite& site, ParamKinds parameters, Purpose purpose = Purpose::effect);
  KeptName* kept(const Given& given);  // what the lasting effect keeps; null if the value is something else
  void check_other_functions();        // that belong to no ability
  bool is(const Given& given, Word word) const { return word_of(handle(given)) == word; }

  // Tables. Fields are read in the order of the schema. `others` returns which names are read elsewhere.
  using Others = std::function<bool(std::string_view name)>;
  FoundFields fields(const FormRow& form, const Written& table, void* into, const Others& others = {});
  // Calls `each` for each stat of sets in a table of this form, in the order of the stats (rule 10.1.11).
  void set_stats(Form form, const Written& table, const std::function<void(StatId, const Given&)>& each);
  FoundFields fields(std::span<const Field> rows, std::uint64_t only, std::string_view name, const Written& table,
                     void* into, const Others& others = {});
  Given field_at(const Written& table, std::string_view name, int index) const;
  bool has(const Written& table, std::string_view name) const;
  std::optional<Written> table(const Given& given) const;  // of a plain table, or of one passed to a constructor
  const Made* made_by(int index) const;                    // null if it was not passed to a constructor

  // The form of a value in it; null, with a finding, if it may not contain the value.
  const FormRow* contained(const FormRow& form, const Given& given);
  // Calls `each` for each positional value made by a constructor that the form may contain.
  template <class Each>
  void items(const FormRow& form, const Written& table, Each each);
  // The same for lists of anything.
  template <class Each>
  void list(const Written& table, Each each);

  // Calls `each` for each named value, in the order of the names.
  template <class Each>
  void named(const Written& table, Each each);

  // Marks a target or choice as used. False, with a finding, if there is none here.
  bool use_chosen(const ChosenRow& row, const Given& given);
  // Is this target or choice always a player?
  bool is_player(const Who& target) const;
  Params params_here() const;
  EventType event_here() const;  // none: there is no event

  Value handle(const Given& given) const;     // nothing if it is not a word, a noun or an object of the table
  bool is_unknown(const Given& given) const;  // an unknown word, which was already reported
  bool is_function(const Given& given) const { return lua_isfunction(lua, given.index); }
  bool is_table(const Given& given) const { return lua_istable(lua, given.index); }
  bool is_number(const Given& given) const { return lua_type(lua, given.index) == LUA_TNUMBER; }
  std::string described(const Given& given) const;
  std::string meant_by(std::string_view text, const Given& given, std::string_view takes) const;
  void wrong(const Given& given, std::string_view takes, std::string_view suggestion = {});
  void error(Code code, const Given& given, std::string message, std::string_view suggestion = {}) {
    report.error(code, given.line, given.field, std::move(message), suggestion);
  }

 private:
  std::vector<std::string> names_in(const Written& table);
  Given item_at(const Written& table, int position, int index) const;
  void unknown_field(std::span<const Field> fields, std::uint64_t only, std::string_view form, const Written& table,
                     std::string_view key);
  bool is_stat_in(Form form, std::string_view name) const;
  bool read_parameters(const Given& given, int line, Script& into);
  bool use_place(std::uint8_t place, const Given& given);
  Surroundings::Target* declared(const ChosenRow& row) const;  // null if nothing declares it here
  bool is_bound(const Who& who, const Given& given);
  bool all_bound(FilterId filter, const Given& given);
  std::string listed_params(bool (*fits)(const ParamRow&)) const;
  int kept_by(std::string_view name) const;  // its number; negative if the lasting effect around keeps none
  void check_pure(const Given& given, const FunctionSite& site);
  void check_targets_of_verbs(const Given& given, const FunctionSite& site);
  void check_kinds_in(const FunctionSite& site, Purpose purpose);
  void read_tables_in(const Given& given, const FunctionSite& site);
  Kinds kinds_of(Param param) const;
  Kinds kinds_of(FilterId noun) const;
  Kinds kinds_of(EventField EventFields::*field) const;

  std::vector<bool> checked_;  // by function
  int depth_ = 0;              // depth of nested tables
  int abilities_ = 0;
};

template <class Each>
void Reader::list(const Written& table, Each each) {
  if (!lua_checkstack(lua, 4))
    return;
  for (int i = 1; lua_rawgeti(lua, table.index, i) != LUA_TNIL; ++i) {
    each(item_at(table, i, lua_gettop(lua)));
    lua_pop(lua, 1);
  }
  lua_pop(lua, 1);
}

template <class Each>
void Reader::named(const Written& table, Each each) {
  for (const std::string& name : names_in(table)) {
    lua_pushlstring(lua, name.data(), name.size());
    lua_rawget(lua, table.index);
    each(field_at(table, name, lua_gettop(lua)));
    lua_pop(lua, 1);
  }
}

template <class Each>
void Reader::items(const FormRow& form, const Written& table, Each each) {
  list(table, [&](const Given& given) {
    if (const FormRow* inside = contained(form, given))
      each(given, *inside);
  });
}

}  // namespace soulstack::scripting

// Runs files: the result is a table, and the calls on the way are recorded for the reader.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include <lua.hpp>

#include "scripting/reading/environment.h"
#include "scripting/reading/extracted_tables.h"
#include "scripting/reading/reader.h"
#include "scripting/registry/filter_pool.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/budget.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

class Interpreter {
 public:
  // Nouns refer to `content` and `filters` while games are played.
  Interpreter(Content& content, FilterPool& filters, Functions& functions);

  // If false, skips the static checks of compiled files. For testing the run-time checks.
  void check_words_at_load(bool yes) { checks_words_ = yes; }
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  // Runs a file and leaves its result on top of the stack, with its calls and places in the reader, whose chunk is valid
  // as long as the file. Returns false, with a finding and an unchanged stack, if nothing can be read.
  bool run(const SourceFile& source, Reader& reader);

  // Reads the outline of rules files before their words are known; reports nothing.
  void name_decks(std::span<const DeckDef> decks);
  // Once the decks have names, and before the words of a set are asked for: the counters of the content.
  void name_counters();
  void name_events();
  void name_stats();

  // What the files of a set see: all words, and those that are added here. Without words of its own it sees the common
  // ones.
  // The files from now on belong to this set; "": to none. Returns the set before.
  std::string look_from(const std::string& set);
  void add_word(const std::string& set, const SetWord& word);
  void add_constant(
      const std::string& set,
      const SetConstant& constant);  // for the files of this set  // its function is on top of the stack, and is popped
  Vocabulary& scope_of(const std::string& set);  // from now on it has words of its own
  const Vocabulary& words_of(const std::string& set) const;

  // The files from now on have the whole budget of a load (for_all_files).
  void begin_files() { left_for_files_ = for_all_files; }
  // Frees the garbage of the files read so far, if there is much.
  void collect_between_files() {
    if (budget_.has_doubled())
      budget_.collect(lua());
  }

  // Ends running files.
  void close() {
    lua_.reset();
    budget_.free_memory();
  }

  lua_State* lua() const { return lua_.get(); }
  Budget& budget() { return budget_; }
  const Vocabulary& words() const { return *seen_; }  // of the files that are read now
  const Environment& environment() const { return environment_; }

 private:
  struct Close {
    void operator()(lua_State* L) const { lua_close(L); }
  };

  // Called by Lua. The members do the work and return normally; only then is an error raised.
  static int call_handle(lua_State* L);
  static int missing_word(lua_State* L);
  static int note_error_line(lua_State* L);
  const char* answer_call(lua_State* L);
  void answer_missing(lua_State* L, bool is_pile);
  const char* construct(lua_State* L, Word constructor);
  const char* refine(lua_State* L, FilterId noun);
  const char* refine_with(Reader& reader, const Written& table, FilterId noun);
  bool one_of(Reader& reader, const Written& table, Filter& filter);
  const char* complain(std::string why);
  bool run(const SourceFile& source, Reader& reader, std::vector<FileOfTable>& tables, int values);
  const Chunk* compile_and_extract(const SourceFile& source, Extracted& extracted, Report& report);
  bool run_compiled(const Extracted& extracted, Reader& reader, const Chunk& chunk, std::vector<FileOfTable>& tables,
                    int values);
  bool run_extracted(const ExtractedTable& extracted, Reader& reader, FileOfTable& into);
  bool execute(Reader& reader, int values);
  int call_file(int values);
  std::string why_failed(int status) const;
  int find_call(std::string_view callee, int line);

  Content& content_;
  FilterPool& filters_;
  Functions& functions_;
  Budget budget_;
  std::unique_ptr<lua_State, Close> lua_;
  Vocabulary words_;
  struct Scope {
    Vocabulary words;
    int table = 0;
  };
  std::map<std::string, Scope> scopes_;  // by set
  const Vocabulary* seen_ = &words_;
  std::string set_;  // of the files that are read now
  Environment environment_;
  Reader* reading_ = nullptr;  // the file that runs; null while games are played
  std::size_t next_call_ = 0;  // calls happen in the order in which the chunk lists them
  int error_line_ = 0;
  Allowance left_for_files_ = for_all_files;
  bool checks_words_ = true;
  std::string complaint_;
};

}  // namespace soulstack::scripting

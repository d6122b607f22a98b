// The environment of card files: the words of the vocabulary and a few Lua functions, all read-only. io, os, debug,
// string, coroutine, metatables and load are not reachable.
#pragma once

#include <map>

#include <lua.hpp>

#include "scripting/registry/vocabulary.h"

namespace soulstack::scripting {

// Converts a Value to a Lua handle, and back; nothing if the Lua value is not a handle.
inline void push_handle(lua_State* L, Value v) {
  lua_pushlightuserdata(L, reinterpret_cast<void*>(std::uintptr_t{v.bits}));
}
inline Value value_of_handle(const void* handle) {
  return {static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(handle))};
}
inline Value to_handle(lua_State* L, int index) { return value_of_handle(lua_touserdata(L, index)); }

// All handles (light userdata) share one metatable. `call` runs when one is called, with `self` as its first upvalue;
// the host adds __index and __newindex for the properties.
void install_handle_metatable(lua_State* L, lua_CFunction call, void* self);

// Pushes the table behind all environments. Verbs in it are placeholders that fail until the host replaces them.
class Environment {
 public:
  Environment(lua_State* L, const Vocabulary& vocabulary);

  void add_decks(const Vocabulary& vocabulary);     // their constructors and piles
  void add_counters(const Vocabulary& vocabulary);  // the kinds that sets add
  void add_events(const Vocabulary& vocabulary);    // the same
  void add_from(const Vocabulary& vocabulary, Category category, Word first);
  void push_words() const;
  void push_for_file();  // the _ENV of a file

  // A table of more words, which only some files see. `see` chooses it for the files from now on; 0: none.
  int new_words();
  void see(int words) { seen_ = words; }
  void add_word(int words, std::string_view name);  // the value on top of the stack

  // While files are read, an unknown word is Word::unknown; `missing` is called for unknown piles.
  void open(lua_CFunction missing, void* self);
  void close();

 private:
  lua_State* L_;
  int words_ = LUA_NOREF;
  int seen_ = 0;
  int piles_[2] = {LUA_NOREF, LUA_NOREF};  // the tables `deck` and `discard`
  std::map<int, int> views_;               // the _ENV of the files that see a table of words, by that table
  std::map<int, int> opened_;              // the metatable of each table while it is open
};

}  // namespace soulstack::scripting

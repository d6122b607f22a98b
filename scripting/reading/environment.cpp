// The environment of card files.
#include "scripting/reading/environment.h"

#include "scripting/sandbox/frozen_upvalues.h"
#include "scripting/sandbox/sandbox_functions.h"

namespace soulstack::scripting {

namespace {

int only_in_a_game(lua_State* L) { return luaL_error(L, "verbs work only in functions, while a game is played"); }

int describe_handle(lua_State* L) {
  lua_pushliteral(L, "something on the table");
  return 1;
}

void set_plain(lua_State* L, int table, std::string_view name) {  // the value is on top
  lua_pushlstring(L, name.data(), name.size());
  lua_insert(L, -2);
  lua_rawset(L, table);
}

// Lua's own functions are copied one by one from a library that nothing else can reach.
void take(lua_State* L, int library, int into, std::string_view name) {
  lua_pushlstring(L, name.data(), name.size());
  lua_rawget(L, library);
  set_plain(L, into, name);
}

void add_math(lua_State* L, int words) {
  luaL_requiref(L, "math", luaopen_math, 0);
  const int math = lua_gettop(L);
  lua_newtable(L);
  for (const std::string_view name : math_functions())
    take(L, math, math + 1, name);
  make_read_only(L);
  set_plain(L, words, "math");
  lua_settop(L, math - 1);
}

void add_lua_functions(lua_State* L, int words) {
  luaL_requiref(L, "_G", luaopen_base, 0);
  const int base = lua_gettop(L);
  for (const LuaRow& row : lua_rows())
    if (row.category == Category::function)
      take(L, base, words, row.name);
  lua_pushcfunction(L, ordered_pairs);
  set_plain(L, words, "pairs");
  lua_pushcfunction(L, plain_tostring);
  set_plain(L, words, "tostring");
  lua_pushcfunction(L, short_tonumber);
  set_plain(L, words, "tonumber");
  lua_pushcfunction(L, fill_text);
  set_plain(L, words, "fill");
  lua_settop(L, base - 1);
  add_guards(L);
  add_math(L, words);
}

// Then the opened library is discarded.
void forget_libraries(lua_State* L) {
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_newtable(L);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

void push_word(lua_State* L, const WordInfo& word) {
  if (word.category == Category::verb)
    lua_pushcfunction(L, only_in_a_game);
  else if (word.category == Category::number)
    lua_pushinteger(L, word.value.as_number());
  else
    push_handle(L, word.value);
}

}  // namespace

void install_handle_metatable(lua_State* L, lua_CFunction call, void* self) {
  lua_pushlightuserdata(L, nullptr);
  lua_createtable(L, 0, 6);
  lua_pushlightuserdata(L, self);
  lua_pushcclosure(L, call, 1);
  lua_setfield(L, -2, "__call");
  lua_pushcfunction(L, describe_handle);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

Environment::Environment(lua_State* L, const Vocabulary& vocabulary) : L_(L) {
  lua_createtable(L, 0, 400);
  const int words = lua_gettop(L);
  add_lua_functions(L, words);
  forget_libraries(L);
  for (const WordInfo& word : vocabulary.words()) {
    if (word.category == Category::function || word.category == Category::library)
      continue;
    if (word.category == Category::pile_table)
      continue;
    push_word(L, word);
    set_plain(L, words, word.name);
  }
  for (int& piles : piles_) {
    lua_newtable(L);
    lua_pushvalue(L, -1);
    piles = luaL_ref(L, LUA_REGISTRYINDEX);
    make_read_only(L);
    set_plain(L, words, &piles == piles_ ? deck_table : discard_table);
  }
  words_ = luaL_ref(L, LUA_REGISTRYINDEX);
}

void Environment::add_decks(const Vocabulary& vocabulary) {
  push_words();
  for (std::size_t i = 0; i < vocabulary.decks().size(); ++i) {
    const DeckId deck{static_cast<std::uint8_t>(i)};
    push_handle(L_, deck_constructor(deck));
    set_plain(L_, lua_gettop(L_) - 1, vocabulary.decks()[i]);
    for (const bool discard : {false, true}) {
      lua_rawgeti(L_, LUA_REGISTRYINDEX, piles_[discard ? 1 : 0]);
      push_handle(L_, value_of(Pile{deck, discard}));
      set_plain(L_, lua_gettop(L_) - 1, vocabulary.decks()[i]);
      lua_pop(L_, 1);
    }
  }
  lua_pop(L_, 1);
}

void Environment::add_counters(const Vocabulary& vocabulary) {
  add_from(vocabulary, Category::counter, Word::first_counter);
}

void Environment::add_events(const Vocabulary& vocabulary) {
  add_from(vocabulary, Category::set_event, Word::first_set_event);
}

void Environment::add_from(const Vocabulary& vocabulary, Category category, Word first) {
  push_words();
  for (const WordInfo& word : vocabulary.words())
    if (word.category == category && word_of(word.value) >= first) {
      push_handle(L_, word.value);
      set_plain(L_, lua_gettop(L_) - 1, word.name);
    }
  lua_pop(L_, 1);
}

void Environment::push_words() const { lua_rawgeti(L_, LUA_REGISTRYINDEX, words_); }

void Environment::push_for_file() {
  const int words = seen_ == 0 ? words_ : seen_;
  const auto [view, is_new] = views_.try_emplace(words, LUA_NOREF);
  if (is_new) {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, words);
    put_view_before(L_);
    view->second = luaL_ref(L_, LUA_REGISTRYINDEX);
  }
  lua_rawgeti(L_, LUA_REGISTRYINDEX, view->second);
}

// What it has not is looked up among all words.
int Environment::new_words() {
  lua_newtable(L_);
  lua_createtable(L_, 0, 1);
  push_words();
  lua_setfield(L_, -2, "__index");
  lua_setmetatable(L_, -2);
  return luaL_ref(L_, LUA_REGISTRYINDEX);
}

void Environment::add_word(int words, std::string_view name) {
  lua_rawgeti(L_, LUA_REGISTRYINDEX, words);
  lua_insert(L_, -2);
  set_plain(L_, lua_gettop(L_) - 1, name);
  lua_pop(L_, 1);
}

void Environment::open(lua_CFunction missing, void* self) {
  for (const int table : {words_, piles_[0], piles_[1]}) {
    const auto [meta, is_new] = opened_.try_emplace(table, LUA_NOREF);
    if (is_new) {
      lua_createtable(L_, 0, 1);
      lua_pushlightuserdata(L_, self);
      lua_pushboolean(L_, table != words_);
      lua_pushcclosure(L_, missing, 2);
      lua_setfield(L_, -2, "__index");
      meta->second = luaL_ref(L_, LUA_REGISTRYINDEX);
    }
    lua_rawgeti(L_, LUA_REGISTRYINDEX, table);
    lua_rawgeti(L_, LUA_REGISTRYINDEX, meta->second);
    lua_setmetatable(L_, -2);
    lua_pop(L_, 1);
  }
}

void Environment::close() {
  for (const int table : {words_, piles_[0], piles_[1]}) {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, table);
    lua_pushnil(L_);
    lua_setmetatable(L_, -2);
    lua_pop(L_, 1);
  }
}

}  // namespace soulstack::scripting

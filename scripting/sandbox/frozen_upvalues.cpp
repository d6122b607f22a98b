// Makes everything that functions reach through upvalues read-only.
#include "scripting/sandbox/frozen_upvalues.h"

#include <utility>

#include "scripting/sandbox/sandbox_functions.h"

namespace soulstack::scripting {

namespace {

constexpr int deepest = 16;  // of nested tables and functions

bool is_view(lua_State* L, int index) {
  if (!lua_getmetatable(L, index))
    return false;
  lua_pop(L, 1);
  return true;
}

// Visits everything reachable from a function. `seen` (a table on the stack, once there is something to remember) has the
// view of each table, and true for each visited function.
class Search {
 public:
  // Leaves temporary values on the stack; the caller resets the top.
  Search(lua_State* L, const OutsideWrites* writes) : L_(L), writes_(writes) {
    lua_pushnil(L_);  // most functions reach nothing that must be remembered
    seen_ = lua_gettop(L_);
  }

  // Visits the function or table on top; replaces a table by its view.
  bool look(int depth) {
    if (lua_istable(L_, -1))
      return is_view(L_, -1) || table(depth);
    return !lua_isfunction(L_, -1) || function(depth);
  }
  Keeping found() const { return found_; }

 private:
  bool stop(std::string why, int line = 0) {
    found_ = {std::move(why), line};
    return false;
  }

  bool goes_too_deep(int depth) {
    return (depth == deepest || !lua_checkstack(L_, 10)) && !stop("a table that a function uses is nested too deeply");
  }

  bool was_seen() {
    if (lua_isnil(L_, seen_))
      return false;
    lua_pushvalue(L_, -1);
    if (lua_rawget(L_, seen_) != LUA_TNIL)
      return true;
    lua_pop(L_, 1);
    return false;
  }

  // Remembers the value on top for the visited table or function at `index`; pops it.
  void remember(int index) {
    if (lua_isnil(L_, seen_)) {
      lua_createtable(L_, 0, 1);
      lua_replace(L_, seen_);
    }
    lua_pushvalue(L_, index);
    lua_insert(L_, -2);
    lua_rawset(L_, seen_);
  }

  bool table(int depth) {
    if (was_seen()) {
      lua_remove(L_, -2);
      return true;
    }
    if (goes_too_deep(depth))
      return false;
    const int raw = lua_gettop(L_);
    lua_pushvalue(L_, raw);
    put_view_before(L_);  // registered before its contents: a table may contain itself
    lua_pushvalue(L_, -1);
    remember(raw);
    lua_pushnil(L_);
    while (lua_next(L_, raw)) {
      if (!look(depth + 1))
        return false;
      lua_pushvalue(L_, -2);
      lua_insert(L_, -2);
      lua_rawset(L_, raw);  // an existing key gets a new value, so the iteration may continue
    }
    lua_remove(L_, raw);
    return true;
  }

  bool function(int depth) {
    if (lua_iscfunction(L_, -1))
      return lua_tocfunction(L_, -1) != next_pair ||
             stop("a function can't keep values between calls: an iterator of `pairs` can't be used outside of it");
    if (was_seen()) {
      lua_pop(L_, 1);
      return true;
    }
    if (goes_too_deep(depth) || (writes_ && !writes_->none() && writes_outside()))
      return false;
    const int index = lua_gettop(L_);
    bool is_remembered = false;
    const auto remember_once = [&] {
      if (std::exchange(is_remembered, true))
        return;
      lua_pushboolean(L_, 1);
      remember(index);
    };
    if (depth > 0)
      remember_once();
    for (int i = 1; lua_getupvalue(L_, index, i); ++i) {
      if (!leads_on()) {
        lua_pop(L_, 1);
        continue;
      }
      remember_once();
      if (!look(depth + 1))
        return false;
      lua_setupvalue(L_, index, i);
    }
    return true;
  }

  // Must the value on top be visited?
  bool leads_on() { return lua_isfunction(L_, -1) || (lua_istable(L_, -1) && !is_view(L_, -1)); }

  // Does it, or a function inside it, write to a variable outside of it? That would outlive the call.
  bool writes_outside() {
    lua_Debug about{};
    lua_pushvalue(L_, -1);
    lua_getinfo(L_, ">S", &about);
    const UpvalueWrite* const write = writes_->find(about.linedefined, about.lastlinedefined);
    return write && !stop("a function can't keep values between calls: `" + write->name +
                              "` is declared outside of it and can't be changed (use a counter on a card)",
                          write->line);
  }

  lua_State* L_;
  const OutsideWrites* writes_;  // null: writes of functions are not checked
  int seen_ = 0;
  Keeping found_;
};

}  // namespace

void put_view_before(lua_State* L) {
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_pushcfunction(L, refuse_change);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_remove(L, -2);
}

bool make_read_only(lua_State* L) {
  const int table = lua_gettop(L);
  Search search(L, nullptr);
  lua_pushvalue(L, table);
  const bool is_done = search.look(0);
  if (is_done)
    lua_replace(L, table);
  lua_settop(L, table);
  return is_done;
}

// A write to a local of another function counts for the writer and all enclosing functions, up to the owner of the
// local.
OutsideWrites::OutsideWrites(const Chunk& chunk) {
  for (std::size_t k = 0; k < chunk.functions.size(); ++k)
    for (const UpvalueWrite& write : chunk.functions[k].upvalues_written)
      for (int outer = static_cast<int>(k); outer > write.owner && outer >= 0;) {
        const FunctionSite& site = chunk.functions[static_cast<std::size_t>(outer)];
        by_lines_.try_emplace({site.line, site.last_line}, write);
        outer = site.parent;
      }
}

const UpvalueWrite* OutsideWrites::find(int line, int last_line) const {
  const auto found = by_lines_.find({line, last_line});
  return found == by_lines_.end() ? nullptr : &found->second;
}

Keeping freeze_upvalues(lua_State* L, int function, const OutsideWrites& writes) {
  const int top = lua_gettop(L);
  function = lua_absindex(L, function);
  Search search(L, &writes);
  lua_pushvalue(L, function);
  (void)search.look(0);
  lua_settop(L, top);
  return search.found();
}

}  // namespace soulstack::scripting

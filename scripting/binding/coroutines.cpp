#include "scripting/binding/coroutines.h"

#include <lua.hpp>

#include "scripting/loader/library.h"

namespace soulstack::scripting {

Coroutine* Coroutines::take() {
  if (free_.empty()) {
    auto one = std::make_unique<Coroutine>();
    one->L = lua_newthread(library_.lua());
    one->ref = luaL_ref(library_.lua(), LUA_REGISTRYINDEX);
    library_.push_functions(one->L);
    free_.push_back(one.get());
    all_.push_back(std::move(one));
  }
  Coroutine* const one = free_.back();
  free_.pop_back();
  return one;
}

void Coroutines::reset(Coroutine* one) {
  if (one->dead())
    return erase(one);
  lua_resetthread(one->L);
  lua_settop(one->L, 0);  // the error stays on its stack
  library_.push_functions(one->L);
  one->frame = 0;
  free_.push_back(one);
}

void Coroutines::throw_away(Coroutine* one) {
  luaL_unref(library_.lua(), LUA_REGISTRYINDEX, one->ref);
  erase(one);
}

void Coroutines::forget_all() {
  for (const auto& one : all_) {
    if (!one->dead())
      luaL_unref(library_.lua(), LUA_REGISTRYINDEX, one->ref);
    one->L = nullptr;
  }
  for (const Coroutine* one : free_)
    erase(one);
  free_.clear();
}

void Coroutines::erase(const Coroutine* one) {
  std::erase_if(all_, [one](const auto& other) { return other.get() == one; });
}

}  // namespace soulstack::scripting

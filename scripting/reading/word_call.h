// Calls of words of sets: their arguments are checked like those of verbs.
#pragma once

#include <lua.hpp>

#include "scripting/registry/set_word.h"

namespace soulstack::scripting {

// Replaces the function of the word, on top of the stack, by one that checks its arguments and then calls it. The word
// must outlive the Lua state. Its function may wait for answers.
void push_word_call(lua_State* L, const SetWord& word);

}  // namespace soulstack::scripting

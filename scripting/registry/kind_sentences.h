// What is said of a value whose kind is wrong. A file that is loaded is judged by its compiled functions, one that is
// checked by its tree, which knows more but takes longer; the sentences are the same.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "scripting/registry/kinds.h"
#include "scripting/registry/vocabulary.h"

namespace soulstack::scripting {

// "a player or nil"
std::string described(Kinds some);
// "a player": of what may be missing, what it is when it is there.
std::string described_if_there(Kinds some);

// "`you` is a player; it has no property `size`, only `coins`, ...". `what`: "`you`".
std::string no_property(const std::string& what, Kinds owner, std::string_view property, const Vocabulary& words);
// "`you` is a player; its property `coins` can't be written: the verbs that change it are ..."
std::string not_writable(const std::string& what, Kinds owner, std::string_view property, const Vocabulary& words);
// May this property of one of these owners become a value of one of these kinds?
bool can_become(Kinds owner, std::string_view property, Kinds value, const Vocabulary& words);

// "it is deal(n, to): `n` (argument 1)"; `at` counts from 0.
std::string argument_of(const VerbRow& verb, std::size_t at);
// The same with " is a whole number": what the argument must be.
std::string what_argument_is(const VerbRow& verb, std::size_t at);
// ": exchange arguments 1 and 2" if the wrong argument at this place, counted from 0, and another one belong in each
// other's place; else empty. `given`: the kinds of all arguments.
std::string exchange_for(const VerbRow& verb, std::size_t at, std::span<const Kinds> given);
// The number to write in place of a text that consists of digits; empty if it does not.
std::string number_in_text(std::string_view text);

// Numbers and lists are true as conditions, even 0 and the empty list. `written`: "you.coins".
std::string number_is_true(const std::string& written);
std::string list_is_true(const std::string& written);

}  // namespace soulstack::scripting

// A word of a set: a function in words/NAME.lua that the files of this set, and of sets that require it, call like a
// verb. It is described by a row, as verbs are.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "scripting/registry/registry.h"

namespace soulstack::scripting {

struct SetWord {
  static constexpr std::size_t most_arguments = std::tuple_size_v<decltype(VerbRow::params)>;

  SetWord() = default;
  SetWord(const SetWord&) = delete;  // the row refers to the texts
  SetWord& operator=(const SetWord&) = delete;

  std::string set, name, file;
  int line = 0;      // of its function
  std::string text;  // what it does, in a sentence
  std::array<std::string, most_arguments> parameters;
  VerbRow row;                        // `run` is null
  std::vector<const VerbRow*> verbs;  // the verbs it calls, also through other words; each once
  std::vector<const SetWord*> words;  // the words of sets that it calls itself
  FunctionId function;

  std::string id() const { return set + ":words/" + name; }
};

// What a word or verb does: itself if it is a verb of the engine, otherwise the verbs that the word calls.
template <class Wanted>
bool does_any(const VerbRow* verb, const SetWord* word, Wanted wanted) {
  if (!word)
    return verb && wanted(*verb);
  for (const VerbRow* const one : word->verbs)
    if (wanted(*one))
      return true;
  return false;
}

// The types that `takes` may name, in the order of the reference.
struct ArgumentType {
  std::string_view name;
  Type type;
};
std::span<const ArgumentType> argument_types();

// The rule about words of sets.
inline constexpr std::string_view rule_of_set_words = "6.11.1";

}  // namespace soulstack::scripting

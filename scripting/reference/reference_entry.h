// Entries of the reference of the language of cards, rulesets and scenarios.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace soulstack::scripting {

// A parameter of a verb, a field of an event, a condition of a noun, a field of a form, or a step of a procedure.
struct ReferencePart {
  std::string name;
  std::string kind;      // in words: "a player or a group of players"
  std::string unit;      // of a number: "¢"; empty if it has none
  std::string sentence;  // may be empty if name, kind and unit say it all
  bool optional = false;
  std::string type = {};  // the kind for programs: "players"
  // Of what takes players and objects: the words that may stand there, "you", "a_player". Empty: any of them.
  std::vector<std::string> takes = {};
  std::vector<std::string> needs = {};  // other parts of which one must be there, too
};

// A line of a file of the loaded sets.
struct ReferenceExample {
  std::string file;
  int line = 0;
  std::string text;  // without the spaces around it
};

struct ReferenceEntry {
  // "verb", "set word" (words/NAME.lua), "set keyword" (keywords/NAME.lua), "event", "noun", "noun condition",
  // "property", "parameter", "ability" (the constructors of abilities),
  // "form" (other tables), "field", "deck" (the constructors of cards), "word", "rules field", "number", "option",
  // "procedure", "step", "set field", "scenario form", "scenario field", "scenario function", "scenario table" (of
  // `t`), "scenario player", "lua function"
  std::string category;
  std::string name;
  std::string owner;     // of a property: "player"; of a field: the form, "when"; of a step: its procedure
  std::string shape;     // as it is written: "deal(n, to)"
  std::string sentence;  // what it means
  std::string result;    // the kind of its result or value, in words
  std::string rule;      // in the rulebook; empty if there is none
  std::vector<ReferencePart> parts;
  std::vector<std::string> where;  // where it may be used; for a field, the forms that have it
  std::optional<ReferenceExample> example;
  std::string type = {};                  // the result or value for programs: "number"; of a noun, what it matches
  bool is_required = false;               // a field that must be given
  bool is_writable = false;               // a property of an event that `change` and `instead` may write
  std::vector<std::string> phrases = {};  // what people call it: "additional attack" (scripting/reference/phrases.h)
};

// What is missing in an entry: a sentence, the kind of a part ...; empty if it is complete.
std::string undocumented(const ReferenceEntry& entry);

}  // namespace soulstack::scripting

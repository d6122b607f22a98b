// What stands around a place in a Lua file of a set. Reads tokens, not the tree, because a file in which somebody types is
// rarely complete.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/sandbox/tokens.h"
#include "scripting/source/source_file.h"

namespace soulstack::tools {

// A bracket, a function or another block that is open at the place.
struct OpenBlock {
  enum class Is : std::uint8_t { table, call, brackets, parameters, function, block };
  Is is = Is::block;
  std::size_t token = 0;  // that opens it
  std::string name;       // of a table: its constructor; of a call: its function, "t.P1:play"; may be empty
  std::string field;      // the field whose value it is: "cost" in `cost = {`; "[]" in `["1-3"] = {`; may be empty
  int item = 0;           // how many commas are before the place
  std::string key;        // in a table: the field whose value the place is in
};

// A local name that can be used at the place.
struct NameHere {
  std::string name;
  std::size_t value = 0;  // the token at which its value begins; 0: a parameter or the variable of a loop
};

struct Cursor {
  enum class In : std::uint8_t { code, text, comment };

  scripting::Source source;
  In in = In::code;
  std::size_t at = 0;             // in bytes
  std::size_t from = 0, to = 0;   // the word at the place: a name, or what is between the quotes of a text
  std::size_t token = 0;          // the number of tokens before that word
  std::string_view word;          // from `from` to `to`
  std::string owner;              // of `you.character.|`: "you.character"; "?" if it is not a name
  char dot = '\0';                // '.' or ':' before the word
  std::vector<OpenBlock> around;  // outermost first
  std::vector<NameHere> locals;   // outermost first

  // The innermost block of this kind; null if there is none.
  const OpenBlock* innermost(OpenBlock::Is is) const;
  // Is the place in a function, or in its parameters, rather than in a table?
  bool is_in_function() const;
  // The name that the table at this token gives to that field, as in `event = damage_taken`; empty if it gives none.
  std::string name_in(const OpenBlock& table, std::string_view field) const;
  // Has the table that field?
  bool has_field(const OpenBlock& table, std::string_view field) const;
  // What the innermost table or call at the place is the value of: the blocks from there inwards.
  const OpenBlock* block() const { return around.empty() ? nullptr : &around.back(); }
};

// `at`: in bytes; beyond the end of the file means its end.
Cursor cursor_at(scripting::Source source, std::size_t at);

}  // namespace soulstack::tools

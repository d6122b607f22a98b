// What a compiled Lua 5.4 chunk still knows when its tables do not: the line of every field, keys given twice, and
// the words that each function uses. The loader reads this before any of the code runs.
//
// The input is what lua_dump writes without stripping, on a machine of the same kind. Registers are followed in the
// order of the code, branches ignored: exact for the straight-line code that card files are, a fair reading otherwise.
// Names longer than 120 bytes are cut there.
//
// Lines are where the key stands, as far as bytecode tells: the first line on which the value computes something. Below
// it are reported: a constant that ends on a later line than its key (a long string over several lines, say), and a
// value whose first line is a lone global or constant, with its operator leading the next line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/sandbox/origins.h"

namespace soulstack::scripting {

// `key = value` or a positional value in a table constructor. Fields whose key is computed, a boolean or a fraction
// are not listed. At most one of table, function and call is set.
struct FieldSite {
  std::string key;  // integer keys and positions as decimal text
  int line = 0;
  int table = -1;     // index into Chunk::tables if the value is a table constructor
  int function = -1;  // index into Chunk::functions if the value is a function
  int call = -1;      // index into Chunk::calls if the value is the result of a call
};

struct TableSite {
  int line = 0;                   // of the opening brace, or of the token before it
  std::vector<FieldSite> fields;  // keys given twice stand here twice
  std::vector<FieldSite> items;   // positional: keys "1", "2" ...
};

// A call of a global: `loot {...}` is "loot", `discard.loot(...)` is "discard.loot"; in `scenario "name" {...}` both
// calls are of "scenario". The lists of arguments run side by side, -1 where an argument is something else.
struct CallSite {
  std::string callee;
  int line = 0;  // where the name of the callee stands
  std::vector<int> tables;
  std::vector<int> functions;
  std::vector<int> calls;
};

struct NameUse {
  std::string name;
  int line = 0;
};

struct UpvalueWrite {
  std::string name;
  int line = 0;
  int owner = -1;  // index of the function whose local it is
};

struct FunctionSite {
  int line = 0;       // of the word `function`; 0 for the main chunk
  int last_line = 0;  // of its `end`
  int parent = -1;    // index of the enclosing function
  bool vararg = false;
  int registers = 0;           // that it needs at once
  bool has_zero_text = false;  // a text with a zero byte in it
  std::vector<std::string> parameters;

  // Each use with its line, in the order of the code; those of nested functions are listed there.
  std::vector<NameUse> globals_read, globals_written;
  std::vector<NameUse> properties_read;     // `x.name` and `x["name"]`, also of a global table; methods are apart
  std::vector<NameUse> properties_written;  // not the fields of a constructor
  std::vector<NameUse> methods_called;      // `x:name()`
  std::vector<UpvalueWrite> upvalues_written;
  std::vector<int> powers;      // lines with `^` where something is worked out while it runs
  std::vector<int> nil_stores;  // lines where a nil that is written in the source goes into a table or a global

  // Its constructors and calls, as they are listed of the main chunk. Empty for the main chunk itself.
  std::vector<TableSite> tables;
  std::vector<CallSite> calls;

  Dataflow flow;  // nothing of the main chunk
};

struct Chunk {
  std::vector<FunctionSite> functions;  // [0] is the main chunk; a function stands before those nested in it
  std::vector<TableSite> tables;        // constructors of the main chunk, in the order in which they open
  std::vector<CallSite> calls;          // of the main chunk, in the order in which they are made
  std::vector<NameUse> duplicate_keys;  // a string or integer key twice in one constructor, of any function: the second
  int returned_table = -1;              // what the main chunk returns first: index into tables, or
  int returned_call = -1;               // into calls; -1 if neither
};

// Any bytes may be given. Nothing, and a sentence in *error (which may be null), if they are not a whole chunk with its
// lines and names. Bytecode that no compiler wrote is read without harm, but may yield nonsense.
std::optional<Chunk> read_chunk(std::string_view dumped, std::string* error);

}  // namespace soulstack::scripting

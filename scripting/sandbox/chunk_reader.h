// Source information from a compiled Lua 5.4 chunk that its tables do not have: the line of each field, duplicate keys,
// and the words that each function uses. The loader reads this before any of the code runs.
//
// The input is the unstripped output of lua_dump from the same kind of machine. Registers are followed in the
// order of the code, branches ignored: exact for the straight-line code of card files, an approximation otherwise.
// Names longer than 120 bytes are cut there.
//
// The line of a field is the line of its key, as far as bytecode shows: the first line on which the value computes
// something. It is too low in two cases: a constant that ends on a later line than its key (such as a long string), and
// a value whose first line is a single global or constant, with its operator on the next line.
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
  int line = 0;                   // line of the opening brace, or of the token before it
  std::vector<FieldSite> fields;  // duplicate keys are listed twice
  std::vector<FieldSite> items;   // positional: keys "1", "2" ...
};

// An argument of a call: at most one is set, as for a field.
struct ArgumentSite {
  int table = -1;
  int function = -1;
  int call = -1;
};

// A call of a global: `loot {...}` is "loot", `discard.loot(...)` is "discard.loot"; in `scenario "name" {...}` both
// calls are of "scenario".
struct CallSite {
  std::string callee;
  int line = 0;  // line of the callee's name
  std::vector<ArgumentSite> arguments;

  // The table that is its argument of this number; -1 if there is none.
  int table_of(std::size_t argument) const { return argument < arguments.size() ? arguments[argument].table : -1; }
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
  int line = 0;       // line of the word `function`; 0 for the main chunk
  int last_line = 0;  // line of its `end`
  int parent = -1;    // index of the enclosing function
  bool vararg = false;
  int registers = 0;           // registers that it needs
  bool has_zero_text = false;  // contains a string with a zero byte
  std::vector<std::string> parameters;

  // Each use with its line, in code order; nested functions list their own.
  std::vector<NameUse> globals_read, globals_written;
  std::vector<NameUse> properties_read;     // `x.name` and `x["name"]`, also of a global table; methods are separate
  std::vector<NameUse> properties_written;  // not the fields of a constructor
  std::vector<NameUse> methods_called;      // `x:name()`
  std::vector<UpvalueWrite> upvalues_written;
  std::vector<int> powers;      // lines with `^` that is computed at run time
  std::vector<int> nil_stores;  // lines where a literal nil is stored in a table or a global
  bool has_branches = false;
  bool stores_fields = false;  // in a table, outside of its constructor

  // Its constructors and calls, in the form used for the main chunk. Empty for the main chunk itself.
  std::vector<TableSite> tables;
  std::vector<CallSite> calls;

  Dataflow flow;  // nothing of the main chunk
};

struct Chunk {
  std::vector<FunctionSite> functions;  // [0] is the main chunk; a function comes before its nested functions
  std::vector<TableSite> tables;        // constructors of the main chunk, in the order in which they open
  std::vector<CallSite> calls;          // of the main chunk, in the order of the calls
  std::vector<NameUse> duplicate_keys;  // a string or integer key twice in one constructor, of any function: the second
  int returned_table = -1;              // the first result of the main chunk: index into tables, or
  int returned_call = -1;               // into calls; -1 if neither
};

// `functions`: of a dump (dump.h). Throws dump::Malformed.
Chunk chunk_of(const std::vector<dump::Prototype>& functions);

// The same for a whole dump. Any bytes may be given. Returns nothing, and a sentence in *error (which may be null), if they are not a complete
// chunk with lines and names. Invalid bytecode is safe to read, but may give meaningless results.
std::optional<Chunk> read_chunk(std::string_view dumped, std::string* error);

}  // namespace soulstack::scripting

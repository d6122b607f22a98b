// The text of one file, compiled, and its compiled form read back.
#include "scripting/sandbox/compile.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstring>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/dump.h"
#include "scripting/sandbox/proof.h"
#include "scripting/sandbox/table_length.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace {

// The compiled form of a function, which Lua writes in pieces. Most of them are single bytes.
class Dump {
 public:
  // Of the function on top of the stack.
  explicit Dump(lua_State* L) { lua_dump(L, append, this, 0); }
  Dump(const Dump&) = delete;
  Dump& operator=(const Dump&) = delete;

  std::string_view bytes() const { return {bytes_, size_}; }

 private:
  static int append(lua_State*, const void* piece, std::size_t size, void* dump) {
    Dump& self = *static_cast<Dump*>(dump);
    if (size > self.room_ - self.size_)
      self.grow(size);
    char* const end = self.bytes_ + self.size_;
    self.size_ += size;
    if (size == 1)
      *end = *static_cast<const char*>(piece);
    else
      std::memcpy(end, piece, size);
    return 0;
  }

  void grow(std::size_t size) {
    std::string larger(bytes());
    larger.resize(2 * (room_ + size));
    more_ = std::move(larger);
    bytes_ = more_.data();
    room_ = more_.size();
  }

  char enough_for_most_[8 * 1024];
  std::string more_;
  char* bytes_ = enough_for_most_;
  std::size_t size_ = 0, room_ = sizeof enough_for_most_;
};

// The first line on which brackets and blocks are nested as deeply as anywhere in the text; 0 if they are not deep, but a
// chain such as a .. b .. c is long.
int deepest_line(std::string_view text) {
  constexpr int deep = 60;  // Lua refuses about 200 levels; a function is two or three of them
  int depth = 0, most = 0, line = 0;
  for (const Token& token : tokens_of(text)) {
    depth += opens(token) ? 1 : closes(token) ? -1 : 0;
    if (depth > most)
      most = depth, line = token.line;
  }
  return most >= deep ? line : 0;
}

// Of a text, or of code.
void report_syntax(lua_State* L, std::string_view source, Report& report) {
  int line = 0;
  const char* message = lua_tostring(L, -1);
  std::string text = without_place(message ? message : "the file could not be compiled", line);
  lua_pop(L, 1);
  if (text.starts_with("C stack overflow")) {  // Lua does not say where
    text = "brackets, blocks or chains such as a .. b .. c are nested too deeply: Lua reads about 200 levels";
    line = line > 0 ? line : deepest_line(source);
  }
  report.error("syntax", line, "", std::move(text));
}

// `mode`: "t" for a text, "b" for code.
bool load(lua_State* L, const std::string& name, std::string_view source, const char* mode, Report& report) {
  if (luaL_loadbufferx(L, source.data(), source.size(), ("@" + name).c_str(), mode) == LUA_OK)
    return true;
  report_syntax(L, source, report);
  return false;
}

// Compiles the text again, with guards where it needs them, and checks that they are everywhere they must be.
bool compile_guarded(lua_State* L, const std::string& name, std::string_view text, std::string& code, Report& report) {
  if (!load(L, name, with_stable_tables(text), "t", report))
    return false;
  const Dump dumped(L);
  const Unguarded found = find_unguarded(dumped.bytes());
  code = dumped.bytes();
  if (found.line == 0)
    return true;
  report.error("unguarded", found.line, "", found.why);
  lua_pop(L, 1);
  return false;
}

}  // namespace

bool compile(lua_State* L, const std::string& name, std::string_view text, Compiled& compiled, Report& report) {
  if (text.size() > longest_source) {
    report.error("too_long", 0, "", "the file is longer than 64 KiB");
    return false;
  }
  if (text.starts_with("\xEF\xBB\xBF")) {
    report.error("syntax", 1, "", "the file begins with a byte order mark; save it as UTF-8 without one");
    return false;
  }
  if (!load(L, name, text, "t", report))
    return false;
  try {
    const Dump dumped(L);
    alignas(std::max_align_t) std::byte enough_for_most[16 * 1024];
    Arena memory(enough_for_most, sizeof enough_for_most);
    const std::vector<dump::Prototype> functions = dump::read_functions(dumped.bytes(), memory);
    compiled.chunk = chunk_of(functions);
    compiled.code = dumped.bytes();
    if (find_unguarded(functions, compiled.chunk).line == 0)  // there is nothing to guard
      return true;
  } catch (const dump::Malformed& malformed) {
    lua_pop(L, 1);
    report.error("syntax", 0, "", malformed.why);
    return false;
  }
  lua_pop(L, 1);
  return compile_guarded(L, name, text, compiled.code, report);
}

bool load_code(lua_State* L, const std::string& name, const Compiled& compiled, Report& report) {
  return load(L, name, compiled.code, "b", report);
}

bool check_shapes(const Chunk& chunk, Report& report) {
  const int before = report.errors();
  for (const FunctionSite& site : chunk.functions) {
    if (site.has_zero_text)  // Lua compares the pieces between zero bytes one by one
      report.error("wrong_text", site.line, "", "a string can't contain zero bytes");
    for (const int line : site.powers)
      report.error("power", line, "", "the result of `^` differs between machines: multiply instead");
    if (site.parent < 0)
      continue;
    if (site.vararg)
      report.error("wrong_function", site.line, "", "a function must name its parameters: `...` is not allowed");
    if (site.registers > most_registers)
      report.error("wrong_function", site.line, "",
                   "a function works with at most " + std::to_string(most_registers) +
                       " values at once: parameters, locals and arguments of calls");
  }
  return report.errors() == before;
}

// "cards/base/loot/bomb.lua:12: unexpected symbol": the place ends at the first ":digits: ".
std::string without_place(std::string_view message, int& line) {
  for (std::size_t at = message.find(':'); at != std::string_view::npos; at = message.find(':', at + 1)) {
    const char* const begin = message.data() + at + 1;
    const auto [end, error] = std::from_chars(begin, message.data() + message.size(), line);
    const auto rest = static_cast<std::size_t>(end - message.data());
    if (error == std::errc() && message.substr(rest, 2) == ": ")
      return std::string(message.substr(rest + 2));
    line = 0;
  }
  return std::string(message);
}

}  // namespace soulstack::scripting

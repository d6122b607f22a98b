// The parser accepts what Lua accepts, and builds the tree that Lua compiles.
#include <doctest/doctest.h>

#include <lua.hpp>
#include <string>
#include <vector>

#include "scripting/syntax/parser.h"
#include "tests/support/lua_printer.h"
#include "tests/support/sources.h"

namespace soulstack::testing::syntax_test {

using namespace scripting::syntax;

namespace {

int append(lua_State*, const void* bytes, std::size_t size, void* into) {
  static_cast<std::string*>(into)->append(static_cast<const char*>(bytes), size);
  return 0;
}

// Compiles without running. The stripped chunk; empty if Lua refuses the source.
class Compiler {
 public:
  Compiler() : lua_(luaL_newstate()) {}
  ~Compiler() { lua_close(lua_); }
  Compiler(const Compiler&) = delete;
  Compiler& operator=(const Compiler&) = delete;

  std::string operator()(std::string_view source) {
    std::string dumped;
    if (luaL_loadbufferx(lua_, source.data(), source.size(), "=file", "t") == LUA_OK)
      lua_dump(lua_, append, &dumped, 1);
    else
      message_ = lua_tostring(lua_, -1);
    lua_settop(lua_, 0);
    return dumped;
  }
  const std::string& message() const { return message_; }

 private:
  lua_State* lua_;
  std::string message_;
};

// Empty if the parser agrees with Lua.
std::string difference(Compiler& compile, const std::string& source) {
  const std::string chunk = compile(source);
  SyntaxError error;
  const auto tree = parse(source, &error);
  if (chunk.empty())
    return tree ? "only Lua refuses it: " + compile.message() : "";
  if (!tree)
    return "line " + std::to_string(error.place.line) + ": " + error.message;
  const std::string again = LuaPrinter(*tree).all();
  const std::string other = compile(again);
  return other == chunk ? "" : other.empty() ? compile.message() + "\n" + again : "other code:\n" + again;
}

std::string repeated(std::string_view text, int n) {
  std::string all;
  for (int i = 0; i < n; ++i)
    all += text;
  return all;
}

const std::vector<std::string> accepted = {
    "",
    "return",
    "return;",
    ";;; return 1, 2, ...",
    "local a <const>, b <close> = 1, nil",
    "a = 1 + 2 * 3 ^ 2 ^ 4 // 5 % 6 - -7",
    "a = 1 .. 2 .. 3 == 4 and 5 or not 6",
    "a = b < c == d > e ~= f",
    "a = 1 | 2 ~ 3 & 4 << 5 >> 6",
    "a = -b ^ -c; d = not not e; f = #g .. ~h",
    "a = x and y or z and w",
    "a.b.c['d'][1] = f(g)(h){i}'j'[[k]]",
    "a:b(1):c'2':d{3}",
    "local function f(a, ...) return f(...) end",
    "function a.b.c:d(e) return self, e end",
    "local a = a; do local a = a; a = a end; a = a",
    "local x = function(x) return function(y) return x + y end end",
    "for i = 1, 10 do local j = i; i = j end",
    "for i = 10, 1, -1 do break end",
    "for k, v in pairs(t) do if k then goto continue end f(v) ::continue:: end",
    "repeat local a = f() until a",
    "while a do if b then break elseif c then d() else e() end end",
    "do goto a; local b; ::a:: end",
    "::a:: ::b:: goto a",
    "goto e; do goto e end ::e::",
    "a = {1, 2; b = 3, ['c'] = 4, [5] = 6, f(), (f()), ...}",
    "a = {f = function() end, g()}",
    "a = 0x7fffffffffffffff + 0xffffffffffffffffff + 9223372036854775807 + 9223372036854775808",
    "a = 1e5 + 1e+5 + 1e-5 + .5 + 5. + 0x1p-3 + 0x.8 + 3.14E2",
    "a = '\\a\\b\\f\\n\\r\\t\\v\\\\\\\"\\'\\65\\x41\\u{48}\\u{7FFFFFFF}\\z   \n  b\\\nc'",
    "a = 'x\\\r\ny' .. [[\r\nfirst\r\nsecond\n\rthird]] .. [==[ ]] ]=] ]==]",
    "--[[ long\ncomment ]] a = 1 -- short\n--[==[ x ]] ]==] b = 2",
    "a = (f()) b = (...)",
    "(f or g)(1)",
    "local a <const> = 5; return a + 1, function() return a end",
    "return function()\n\nend,\nfunction\n(a,\nb)\nend",
    "local _ENV = {}; a = 1",
    "a\t=\v1\f+\r2\n",
};

const std::vector<std::string> refused = {
    "a",
    "a =",
    "= 1",
    "return 1 return 2",
    "return 1; ; a = 1",
    "local 1 = 2",
    "local a <constant> = 1",
    "local a <close>, b <close> = nil, nil",
    "local a <const> = 1; a = 2",
    "local a <const> = 1; function f() a = 2 end",
    "a = 1 +",
    "a = 3x",
    "a = 0x",
    "a = 1e",
    "a = 1..2",
    "a = 1.2.3",
    "a = 'x",
    "a = 'x\n'",
    "a = '\\q'",
    "a = '\\300'",
    "a = '\\xg0'",
    "a = '\\u{80000000}'",
    "a = '\\u{}'",
    "a = [[x",
    "a = [=[x]]",
    "--[[ open",
    "a = 1 --[==[ open ]]",
    "break",
    "while a do function f() break end end",
    "goto a",
    "do ::a:: end goto a",
    "goto a; local b; ::a:: f()",
    "::a:: ::a::",
    "::a:: do ::a:: end",
    "function f() ::a:: goto a end goto a",
    "repeat goto c; local x; ::c:: until x",
    "f() = 1",
    "(a) = 1",
    "a, f() = 1, 2",
    "(a)",
    "a.1 = 2",
    "a:b = 1",
    "a:b",
    "if a then",
    "if a then else elseif b then end",
    "for a in do end",
    "for a = 1 do end",
    "for a = 1, 2, 3, 4 do end",
    "for a, b = 1, 2 do end",
    "function f(a, ..., b) end",
    "function f() return ... end",
    "function a:b.c() end",
    "local function a.b() end",
    "a = {1 2}",
    "a = {[1]}",
    "a = {,}",
    "a = @",
    "a != b",
    "a = $",
    "end",
    "local a = 1 = 2",
    "goto = 1",
    "a = b and",
    "a = ::b::",
    std::string("a = 1 \0 b = 2", 13),
};

}  // namespace

TEST_CASE("syntax: each Lua file of the project parses to the same bytecode") {
  Compiler compile;
  int accepted_files = 0;
  for (const fs::path& file : files_in({"cards", "tests"}, lua)) {
    const std::string source = text_of_file(file);
    accepted_files += compile(source).empty() ? 0 : 1;
    CHECK_MESSAGE(difference(compile, source) == "", place(file));
  }
  CHECK(accepted_files > 1000);
}

TEST_CASE("syntax: what Lua accepts is accepted, and gives the same bytecode") {
  Compiler compile;
  for (const std::string& source : accepted) {
    CHECK_MESSAGE(!compile(source).empty(), source);
    CHECK_MESSAGE(difference(compile, source) == "", source);
  }
}

TEST_CASE("syntax: what Lua refuses is refused") {
  Compiler compile;
  for (const std::string& source : refused) {
    CHECK_MESSAGE(compile(source).empty(), source);
    CHECK_MESSAGE(!parse(source), source);
  }
}

TEST_CASE("syntax: each file with one token removed, doubled or changed is accepted exactly if Lua accepts it") {
  Compiler compile;
  int agreed = 0;
  for (const std::string& whole : accepted)
    for (std::size_t at = 0; at < whole.size(); ++at)
      for (const std::string& other :
           {whole.substr(0, at) + whole.substr(at + 1), whole.substr(0, at),
            whole.substr(0, at) + "=" + whole.substr(at), whole.substr(0, at) + "\n" + whole.substr(at)}) {
        const std::string found = difference(compile, other);
        CHECK_MESSAGE(found == "", other);
        ++agreed;
      }
  CHECK(agreed > 4000);
}

TEST_CASE("syntax: nesting is limited as in Lua") {
  struct Nest {
    std::string open, middle, close;
  };
  const std::vector<Nest> nests = {
      {"do ", "", " end"},
      {"if a then ", "", " end"},
      {"while a do ", "", " end"},
      {"(", "1", ")"},
      {"{", "1", "}"},
      {"-", "1", ""},
      {"not ", "1", ""},
      {"2 ^ ", "1", ""},
      {"{{}, (", "1", ")}"},
      {"function() return ", "1", " end"},
  };
  Compiler compile;
  for (const int n : {10, 60, 90, 98, 99, 100, 190, 197, 198, 199, 200, 201, 205, 1000, 100000})
    for (const Nest& nest : nests) {
      const std::string source =
          (nest.middle.empty() ? "" : "a = ") + repeated(nest.open, n) + nest.middle + repeated(nest.close, n);
      const std::string found = difference(compile, source);
      // The printed text has more parentheses, and is too deep for Lua.
      const bool is_printed_too_deep = found.find("C stack overflow") != std::string::npos && parse(source);
      CHECK_MESSAGE((found == "" || is_printed_too_deep), n << " of " << nest.open << ": " << found.substr(0, 200));
    }
}

TEST_CASE("syntax: long chains are refused as too deep, without recursion") {
  for (const std::string& source : {"a = " + repeated("1 + ", 100000) + "1", "a" + repeated(".b", 100000) + " = 1",
                                    "a" + repeated("()", 100000), "a = 1 " + repeated("or a ", 100000)}) {
    SyntaxError error;
    CHECK(!parse(source, &error));
    CHECK(error.is_too_deep);
  }
  CHECK(parse("a = {" + repeated("1, ", 100000) + "}"));
  CHECK(parse(repeated("a = 1 ", 100000)));
  CHECK(parse("if a then " + repeated("elseif a then b() ", 20000) + " end"));
}

TEST_CASE("syntax: any bytes can be parsed") {
  for (const std::string& source :
       {repeated("\"", 1001), repeated("[", 5000), repeated("[=", 5000), repeated("--[[", 999), std::string(4096, '\0'),
        repeated("\xff\xfe", 999), repeated("::a", 999),
        repeated("goto a ", 50000) + "::a::", repeated("function f(", 999)})
    (void)parse(source);
}

TEST_CASE("syntax: nodes have their place in the source") {
  const auto tree = parse("local a =\n  f(b.c,\n    1)\r\nreturn\ta");
  REQUIRE(tree);
  const Block& body = tree->block(tree->function(0).body);
  REQUIRE(body.stats.size() == 2);
  const Stat& first = tree->stat(body.stats[0]);
  CHECK(first.range.begin.line == 1);
  CHECK(first.range.end.line == 3);
  CHECK(first.range.end.column == 7);
  const Expr& call = tree->expr(first.values.at(0));
  CHECK(call.range.begin.line == 2);
  CHECK(call.range.begin.column == 3);
  const Expr& property = tree->expr(call.list.at(0));
  CHECK(property.range.begin.column == 5);
  CHECK(property.text_at.begin.column == 7);
  CHECK(property.text_at.end.column == 8);
  const Stat& last = tree->stat(body.stats[1]);
  CHECK(last.range.begin.line == 4);
  CHECK(tree->expr(last.values.at(0)).range.begin.column == 8);
  CHECK(tree->expr(last.values.at(0)).local == 0);
  CHECK(tree->local(0).declared.begin.column == 7);
  CHECK(tree->local(0).scope.begin.line == 3);
  CHECK(tree->local(0).scope.end.line == 4);
}

namespace {

// The place of each byte, and of the end. Two different bytes of a line end make one end, as in Lua.
std::vector<scripting::syntax::Place> places_in(const std::string& source) {
  std::vector<scripting::syntax::Place> all;
  scripting::syntax::Place place{0, 1, 1};
  for (std::size_t at = 0; at <= source.size(); ++at, ++place.column) {
    place.at = at;
    all.push_back(place);
    const char c = at < source.size() ? source[at] : ' ', next = at + 1 < source.size() ? source[at + 1] : ' ';
    if (c != '\n' && c != '\r')
      continue;
    if ((next == '\n' || next == '\r') && next != c)
      all.push_back({++at, place.line, place.column + 1});
    ++place.line, place.column = 0;
  }
  return all;
}

bool is_right(const scripting::syntax::Place& place, const std::vector<scripting::syntax::Place>& all) {
  const scripting::syntax::Place& right = all[place.at];
  return place.line == right.line && place.column == right.column;
}

}  // namespace

TEST_CASE("syntax: all places have the right line and column, and expressions are sorted by their ends") {
  std::vector<std::string> sources = accepted;
  for (const fs::path& file : files_in({"cards", "tests"}, lua))
    sources.push_back(text_of_file(file));
  for (const std::string end : {"\n", "\r", "\r\n", "\n\r", "\r\r", "\n\n\r", "\r\n\r"})
    for (const std::string& between : {std::string(), std::string(" "), "--[[" + end + "]]", "--x" + end,
                                       "[==[" + end + "]==]", "\"\\" + end + "\""})
      sources.push_back("local a =" + end + "f" + end + between + " local b = g" + end + "{ c," + end + "1 }" + end +
                        "return a.b");
  std::size_t parsed = 0;
  for (const std::string& source : sources)
    if (const auto tree = parse(source)) {
      ++parsed;
      const std::vector<scripting::syntax::Place> all = places_in(source);
      std::size_t before = 0;
      int wrong = 0;
      for (const Expr& e : tree->exprs) {
        wrong += !is_right(e.range.begin, all) + !is_right(e.range.end, all) + (e.range.end.at < before ? 1 : 0);
        before = e.range.end.at;
      }
      for (const Stat& stat : tree->stats)
        wrong += !is_right(stat.range.begin, all) + !is_right(stat.range.end, all);
      CHECK_MESSAGE(wrong == 0, source);
    }
  CHECK(parsed > 1000);
}

}  // namespace soulstack::testing::syntax_test

// Replaces `#`, assignments to tables and `..` by calls, and implements these calls.
#include "scripting/sandbox/table_length.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace {

class Rewriting {
 public:
  explicit Rewriting(std::string_view source)
      : source_(source), tokens_(tokens_of(source)), is_joined_(tokens_.size()) {}

  std::string rewritten() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      note_block(i);
      if (tokens_[i].is("#"))
        measure(i);
      else if (tokens_[i].is("="))
        store(i);
      else if (tokens_[i].is("..") && !is_joined_[i])
        join(i);
    }
    // Insertions come before replacements at the same place.
    std::stable_sort(pieces_.begin(), pieces_.end(), [](const Piece& a, const Piece& b) {
      return a.at != b.at ? a.at < b.at : (a.instead_of == 0) > (b.instead_of == 0);
    });
    std::string all;
    std::size_t copied = 0;
    for (const Piece& piece : pieces_) {
      all.append(source_.substr(copied, piece.at - copied)).append(piece.text);
      copied = piece.at + piece.instead_of;
    }
    return all.append(source_.substr(copied));
  }

 private:
  struct Piece {
    std::size_t at, instead_of;
    std::string text;
  };

  bool is(std::size_t token, std::string_view text) const { return token < tokens_.size() && tokens_[token].is(text); }

  // In parentheses, since a returned call would otherwise be a tail call, and the caller would be lost.
  void measure(std::size_t sign) {
    const std::size_t end = operand_end(sign + 1);
    if (end > tokens_.size())
      return;
    pieces_.push_back({tokens_[sign].at, 1, "(_ENV[\"#\"](\"" + name_between(sign + 1, end) + "\","});
    pieces_.push_back({tokens_[end - 1].end(), 0, "))"});
  }

  // `a .. b .. c` becomes one call. The last part is in parentheses: it may be a call with several results.
  void join(std::size_t sign) {
    const std::size_t begin = sum_begin(sign);
    std::vector<std::size_t> signs = {sign};
    std::size_t end = sum_end(sign + 1);
    for (; is(end, ".."); end = sum_end(end + 1))
      signs.push_back(end);
    if (end > tokens_.size())
      return;
    pieces_.push_back({tokens_[begin].at, 0, "_ENV[\"..\"]("});
    for (const std::size_t at : signs) {
      is_joined_[at] = true;
      pieces_.push_back({tokens_[at].at, 2, at == signs.back() ? ",(" : ","});
    }
    pieces_.push_back({tokens_[end - 1].end(), 0, "))"});
  }

  // The bracket or block that contains the token.
  void note_block(std::size_t at) {
    if (closes(tokens_[at]) && !open_.empty())
      open_.pop_back();
    if (opens(tokens_[at]))
      open_.push_back(at);
  }
  bool in_constructor() const { return !open_.empty() && is(open_.back(), "{"); }

  // In a constructor, only a field with a computed key can replace another one.
  void store(std::size_t sign) {
    const std::string targets = in_constructor() ? (sign > 0 && is(sign - 1, "]") ? "1" : "0") : targets_before(sign);
    if (targets.find('1') == std::string::npos || is_something(sign + 1, targets.size()))
      return;
    const std::size_t end = in_constructor() ? value_end(sign + 1) : values_end(sign + 1);
    if (end > tokens_.size())
      return;
    pieces_.push_back({tokens_[sign].end(), 0, " _ENV[\"=\"](\"" + targets + target_named(targets, sign) + "\","});
    pieces_.push_back({tokens_[end - 1].end(), 0, ")"});
  }

  // For each target of an assignment, whether it is in a table: "10". They are read from the last to the first.
  std::string targets_before(std::size_t sign) const {
    std::string targets;
    for (std::size_t at = sign;;) {
      const bool is_inside = at >= 1 && (is(at - 1, "]") || (at >= 2 && is(at - 2, ".")));
      targets.insert(targets.begin(), is_inside ? '1' : '0');
      at = target_begin(at);
      if (at == 0 || !is(at - 1, ","))
        return targets;
      --at;
    }
  }

  // " event.value" if that is the only target, and has a plain name; for the message.
  std::string target_named(const std::string& targets, std::size_t sign) const {
    if (targets.size() != 1 || in_constructor())
      return "";
    const std::string name = name_between(target_begin(sign), sign);
    return name.empty() ? "" : " " + name;
  }

  // The first token of the expression that ends before this one: a name or brackets, followed by fields, elements and
  // calls.
  std::size_t target_begin(std::size_t end) const {
    while (end > 0) {
      const Token& last = tokens_[end - 1];
      const bool is_suffix = last.is("]") || last.is(")") || last.is("}") || last.kind == TokenKind::text;
      if (!is_suffix && last.kind != TokenKind::name)
        return end;
      end = is_suffix && last.kind != TokenKind::text ? opening(end - 1) : end - 1;
      if (last.kind != TokenKind::name)
        continue;
      if (end == 0 || !(is(end - 1, ".") || is(end - 1, ":")))
        return end;
      --end;
    }
    return end;
  }

  std::size_t opening(std::size_t close) const {
    int depth = 0;
    for (std::size_t at = close + 1; at-- > 0;) {
      depth += closes(tokens_[at]) ? 1 : 0;
      depth -= opens(tokens_[at]) ? 1 : 0;
      if (depth == 0)
        return at;
    }
    return 0;
  }

  // A single literal that can't be nil.
  bool is_something(std::size_t at, std::size_t targets) const {
    if (targets != 1 || at >= tokens_.size())
      return false;
    const Token& first = tokens_[at];
    const bool is_written = first.kind == TokenKind::number || first.kind == TokenKind::text || first.is("true") ||
                            first.is("false") || first.is("{") || first.is("function");
    return is_written && value_end(at) == part_end(at);
  }

  std::size_t value_end(std::size_t at) const {
    at = operand_end(at);
    while (at < tokens_.size() && is_binary(tokens_[at]))
      at = operand_end(at + 1);
    return at;
  }
  std::size_t values_end(std::size_t at) const {
    at = value_end(at);
    while (is(at, ","))
      at = value_end(at + 1);
    return at;
  }

  static bool is_binary(const Token& token) {
    constexpr std::string_view operators[] = {"+",  "-", "*",  "/", "//", "%", "^",  "..", "==",  "~=", "<",
                                              "<=", ">", ">=", "&", "|",  "~", "<<", ">>", "and", "or"};
    return std::any_of(std::begin(operators), std::end(operators), [&](std::string_view op) { return token.is(op); });
  }

  // Operators that bind more tightly than `..`.
  std::size_t sum_end(std::size_t at) const {
    at = operand_end(at);
    while (is(at, "+") || is(at, "-") || is(at, "*") || is(at, "/") || is(at, "//") || is(at, "%"))
      at = operand_end(at + 1);
    return at;
  }
  // The first token of the sum that ends before this one: the token before it opens, separates or binds less tightly.
  std::size_t sum_begin(std::size_t end) const {
    while (end > 0 && is_in_sum(end - 1))
      end = closes(tokens_[end - 1]) ? opening(end - 1) : end - 1;
    return end;
  }
  bool is_in_sum(std::size_t at) const {
    const Token& token = tokens_[at];
    if (closes(token))
      return !token.is("until");
    if (token.kind == TokenKind::keyword)
      return token.is("nil") || token.is("true") || token.is("false") || token.is("not");
    if (token.is("~"))
      return at == 0 || !ends_operand(tokens_[at - 1]);
    constexpr std::string_view parts[] = {"+", "-", "*", "/", "//", "%", "^", "#", ".", ":", "..."};
    return token.kind != TokenKind::symbol ||
           std::any_of(std::begin(parts), std::end(parts), [&](std::string_view part) { return token.is(part); });
  }
  static bool ends_operand(const Token& token) {
    return closes(token) || token.is("...") || token.is("nil") || token.is("true") || token.is("false") ||
           (token.kind != TokenKind::symbol && token.kind != TokenKind::keyword);
  }

  // A unary operator before an operand, or its power, belongs to it.
  std::size_t operand_end(std::size_t at) const {
    while (is(at, "#") || is(at, "-") || is(at, "~") || is(at, "not"))
      ++at;
    at = suffixes_end(part_end(at));
    return is(at, "^") ? operand_end(at + 1) : at;
  }

  std::size_t part_end(std::size_t at) const {
    return at < tokens_.size() && opens(tokens_[at]) ? closing(tokens_, at) + 1 : at + 1;
  }

  // Fields, elements and calls.
  std::size_t suffixes_end(std::size_t at) const {
    for (;;) {
      if (is(at, ".") || is(at, ":"))
        at += 2;
      else if (is(at, "[") || is(at, "(") || is(at, "{"))
        at = part_end(at);
      else if (at < tokens_.size() && tokens_[at].kind == TokenKind::text)
        ++at;
      else
        return at;
    }
  }

  // "list" or "card.items"; empty: anything else.
  std::string name_between(std::size_t first, std::size_t end) const {
    std::string name;
    for (std::size_t i = first; i < end; ++i) {
      if (tokens_[i].kind != TokenKind::name && !tokens_[i].is("."))
        return "";
      name += tokens_[i].text;
    }
    constexpr std::size_t longest = 40;
    return name.size() <= longest ? name : "";
  }

  std::string_view source_;
  const std::vector<Token> tokens_;
  std::vector<bool> is_joined_;    // by token
  std::vector<std::size_t> open_;  // brackets and blocks around the current token
  std::vector<Piece> pieces_;
};

constexpr int values_a_step = 8;

int refuse_length(lua_State* L) {
  const char* const what = lua_isnil(L, 2) ? "nil" : lua_islightuserdata(L, 2) ? "not a list" : nullptr;
  const char* const type = what ? what : lua_pushfstring(L, "a %s", luaL_typename(L, 2));
  const char* const name = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "";
  return *name ? luaL_error(L, "`%s` is %s here: it has no length", name, type)
               : luaL_error(L, "the value after `#` is %s here: it has no length", type);
}

}  // namespace

std::string with_stable_tables(std::string_view source) { return Rewriting(source).rewritten(); }

int length_of_list(lua_State* L, int index) {
  const int top = lua_gettop(L);
  if (luaL_getmetafield(L, index, "__index") == LUA_TTABLE)
    index = lua_gettop(L);
  const auto most = static_cast<int>(lua_rawlen(L, index));
  int length = 0;
  while (length < most && lua_rawgeti(L, index, length + 1) != LUA_TNIL) {
    lua_pop(L, 1);
    ++length;
  }
  lua_settop(L, top);
  return length;
}

int joined_text(lua_State* L) {
  const int parts = lua_gettop(L);
  for (int i = 1; i <= parts; ++i) {
    if (lua_type(L, i) != LUA_TSTRING && lua_type(L, i) != LUA_TNUMBER)
      return luaL_error(L, "attempt to concatenate a %s value", luaL_typename(L, i));
    if (lua_type(L, i) == LUA_TNUMBER && lua_tonumber(L, i) != lua_tonumber(L, i)) {
      lua_pushliteral(L, "nan");
      lua_replace(L, i);
    }
  }
  lua_concat(L, parts);
  return 1;
}

int stable_length(lua_State* L) {
  lua_settop(L, 2);
  if (lua_type(L, 2) == LUA_TSTRING)
    return lua_pushinteger(L, static_cast<lua_Integer>(lua_rawlen(L, 2))), 1;
  if (!lua_istable(L, 2))
    return refuse_length(L);
  const int length = length_of_list(L, 2);
  Budget::of(L).spend(L, 1 + length / values_a_step);
  lua_pushinteger(L, length);
  return 1;
}

static int refuse_nil(lua_State* L, const char* target) {
  return *target
             ? luaL_error(L, "`%s` can't become nil; to remove an entry of a table, copy the others into a new table",
                          target)
             : luaL_error(L, "nil can't be stored in a table: to remove an entry, copy the others into a new table");
}

int stored_values(lua_State* L) {
  const int values = lua_gettop(L) - 1;
  const char* const targets = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "";
  const char* const name = std::find(targets, targets + std::strlen(targets), ' ');
  for (const char* at = targets; at != name; ++at)
    if (*at == '1' && lua_isnoneornil(L, static_cast<int>(at - targets) + 2))
      return refuse_nil(L, *name ? name + 1 : name);
  return values;
}

}  // namespace soulstack::scripting

// `#` as a call, and what that call does.
#include "scripting/lengths.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "scripting/budget.h"
#include "scripting/tokens.h"

namespace soulstack::scripting {

namespace {

class Lengths {
 public:
  explicit Lengths(std::string_view source) : source_(source), tokens_(tokens_of(source)) {}

  std::string rewritten() {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (tokens_[i].is("#"))
        call(i);
    std::stable_sort(pieces_.begin(), pieces_.end(), [](const Piece& a, const Piece& b) { return a.at < b.at; });
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

  // In brackets of its own: a result that is returned would else take the place of who asked for it.
  void call(std::size_t sign) {
    const std::size_t end = operand_end(sign + 1);
    if (end > tokens_.size())
      return;
    pieces_.push_back({tokens_[sign].at, 1, "(_ENV[\"#\"](\"" + name_between(sign + 1, end) + "\","});
    pieces_.push_back({tokens_[end - 1].end(), 0, "))"});
  }

  // An operator before it, or a power of it, belongs to what its length is taken of.
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
  std::vector<Piece> pieces_;
};

constexpr int values_a_step = 8;

int refuse_length(lua_State* L) {
  const char* const what = lua_isnil(L, 2) ? "nil" : lua_islightuserdata(L, 2) ? "no list" : nullptr;
  const char* const type = what ? what : lua_pushfstring(L, "a %s", luaL_typename(L, 2));
  const char* const name = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "";
  return *name ? luaL_error(L, "`%s` is %s here: it has no length", name, type)
               : luaL_error(L, "what stands behind `#` is %s here: it has no length", type);
}

}  // namespace

std::string with_certain_lengths(std::string_view source) { return Lengths(source).rewritten(); }

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

int certain_length(lua_State* L) {
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

}  // namespace soulstack::scripting

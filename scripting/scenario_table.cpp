// The table of a scenario file as a Situation.
#include "scripting/scenario_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "scripting/scenario_play.h"
#include "scripting/suggest.h"

namespace soulstack::scripting {

namespace {

using Words = std::initializer_list<std::string_view>;

[[noreturn]] void fail(const std::string& where, const std::string& why) {
  throw Failure(where.empty() ? why : fmt::format("{}: {}", where, why));
}

std::string did_you_mean(std::string_view written, const std::vector<std::string>& words) {
  Nearest nearest(written);
  for (const std::string& w : words)
    nearest.offer(w);
  return nearest.word().empty() ? "" : fmt::format(" (did you mean `{}`?)", nearest.word());
}

// A value of the file, on top of the Lua stack, and where it was written.
struct Reader {
  lua_State* L;
  const Content* content;
  std::string where;

  Reader at(const std::string& field) const { return {L, content, where.empty() ? field : where + "." + field}; }
  Reader at(lua_Integer n) const { return {L, content, fmt::format("{}[{}]", where, n)}; }

  void want_table() const {
    if (!lua_istable(L, -1))
      fail(where, fmt::format("this is a table, not a {}", luaL_typename(L, -1)));
  }

  void only_fields(Words known, bool positional) const {
    want_table();
    std::string_view wrong;  // the first by name: the table has no order of its own
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      lua_pop(L, 1);
      if (lua_type(L, -1) != LUA_TSTRING) {
        if (positional && lua_isinteger(L, -1))
          continue;
        fail(where, "this has fields with names only");
      }
      const std::string_view name = lua_tostring(L, -1);
      if (std::find(known.begin(), known.end(), name) == known.end() && (wrong.empty() || name < wrong))
        wrong = name;
    }
    if (!wrong.empty())
      fail(where, fmt::format("there is no field `{}`{}", wrong,
                              did_you_mean(wrong, std::vector<std::string>(known.begin(), known.end()))));
  }

  // Calls read(Reader) with the field on top of the stack, if it is there.
  template <class Read>
  bool field(const char* name, Read read) const {
    const bool there = lua_getfield(L, -1, name) != LUA_TNIL;
    if (there)
      read(at(name));
    lua_pop(L, 1);
    return there;
  }
  template <class Read>
  void each(Read read) const {
    want_table();
    for (lua_Integer n = 1; lua_rawgeti(L, -1, n) != LUA_TNIL; ++n) {
      read(at(n));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }

  int number() const {
    if (!lua_isinteger(L, -1))
      fail(where, "this is a whole number");
    const lua_Integer n = lua_tointeger(L, -1);
    if (n < 0 || n > 30000)
      fail(where, "this is a number from 0 to 30000");
    return static_cast<int>(n);
  }
  bool boolean() const {
    if (!lua_isboolean(L, -1))
      fail(where, "this is true or false");
    return lua_toboolean(L, -1);
  }
  std::string text() const {
    if (lua_type(L, -1) != LUA_TSTRING)
      fail(where, "this is a text");
    return lua_tostring(L, -1);
  }
  void number(const char* name, int& into) const {
    field(name, [&](const Reader& r) { into = r.number(); });
  }
  void boolean(const char* name, bool& into) const {
    field(name, [&](const Reader& r) { into = r.boolean(); });
  }

  CardDefId card() const {
    const std::string id = text();
    const CardDefId found = content->find_card(id);
    if (found.known())
      return found;
    std::vector<std::string> ids;
    for (const CardDef& d : content->cards)
      ids.push_back(d.id.substr(d.id.find(':') + 1));
    fail(where, fmt::format("there is no card `{}`{}", id, did_you_mean(id, ids)));
  }
  std::vector<CardDefId> cards() const {
    std::vector<CardDefId> list;
    each([&](const Reader& r) { list.push_back(r.card()); });
    return list;
  }
  // "fly", or { "fly", hp = 1, counters = 2, levels = 3, charged = false, covers = { ... } }
  LaidCard laid_card() const {
    LaidCard laid;
    if (lua_type(L, -1) == LUA_TSTRING) {
      laid.card = card();
      return laid;
    }
    only_fields({"hp", "counters", "levels", "charged", "covers"}, true);
    lua_rawgeti(L, -1, 1);
    laid.card = at(1).card();
    lua_pop(L, 1);
    number("hp", laid.hp);
    number("counters", laid.counters);
    number("levels", laid.levels);
    boolean("charged", laid.charged);
    field("covers", [&](const Reader& r) { laid.covers = r.cards(); });
    return laid;
  }
  void laid_cards(const char* name, std::vector<LaidCard>& into) const {
    field(name, [&](const Reader& all) { all.each([&](const Reader& r) { into.push_back(r.laid_card()); }); });
  }
};

void read_player(const Reader& r, ScenarioTable& into) {
  r.only_fields({"name", "character", "charged", "hp", "coins", "hand", "items", "souls", "curses", "loot_plays"},
                false);
  LaidSeat seat;
  std::string name = fmt::format("P{}", into.names.size() + 1);
  r.field("name", [&](const Reader& f) { name = f.text(); });
  r.field("character", [&](const Reader& f) { seat.character.card = f.card(); });
  r.boolean("charged", seat.character.charged);
  r.number("hp", seat.character.hp);
  r.number("coins", seat.coins);
  r.number("loot_plays", seat.loot_plays);
  r.field("hand", [&](const Reader& f) { seat.hand = f.cards(); });
  r.field("souls", [&](const Reader& f) { seat.souls = f.cards(); });
  r.laid_cards("items", seat.items);
  r.laid_cards("curses", seat.curses);
  into.names.push_back(name);
  into.situation.seats.push_back(seat);
}

void add_players(int n, ScenarioTable& into) {
  for (; n > 0; --n) {
    into.names.push_back(fmt::format("P{}", into.names.size() + 1));
    into.situation.seats.emplace_back();
  }
}

// players = 3, or a list with a table for each.
void read_players(const Reader& r, ScenarioTable& into) {
  if (lua_isinteger(r.L, -1))
    return add_players(r.number(), into);
  r.each([&](const Reader& p) { read_player(p, into); });
}

// deck = { loot = { "bomb", ... , only = true } }
void read_piles(const Reader& r, bool decks, std::vector<LaidPile>& into) {
  into.resize(r.content->decks.size());
  std::vector<std::string> names;
  for (const DeckDef& d : r.content->decks)
    names.push_back(d.name);
  r.want_table();
  lua_pushnil(r.L);
  while (lua_next(r.L, -2)) {
    const std::string name = lua_type(r.L, -2) == LUA_TSTRING ? lua_tostring(r.L, -2) : "";
    const DeckId deck = r.content->find_deck(name);
    if (!deck.known())
      fail(r.where, fmt::format("there is no deck `{}`{}", name, did_you_mean(name, names)));
    const Reader pile = r.at(name);
    pile.only_fields(decks ? Words{"only"} : Words{}, true);
    into[deck.value].cards = pile.cards();
    if (decks)
      pile.boolean("only", into[deck.value].only);
    lua_pop(r.L, 1);
  }
}

void read_active(const Reader& r, ScenarioTable& into) {
  const std::string name = r.text();
  for (std::size_t i = 0; i < into.names.size(); ++i) {
    if (into.names[i] != name && fmt::format("P{}", i + 1) != name)
      continue;
    into.situation.active = seat(static_cast<int>(i));
    return;
  }
  fail(r.where, fmt::format("there is no player `{}`{}", name, did_you_mean(name, into.names)));
}

// "deal": the set-up, with the decks in order and nothing dealt yet. "setup": what begins the game.
void read_phase(const Reader& r, Situation& s) {
  const std::string name = r.text();
  s.dealt = name != "deal";
  if (name == "deal" || name == "setup")
    s.phase = Phase::setup;
  else if (name == "start")
    s.phase = Phase::start;
  else if (name == "action")
    s.phase = Phase::action;
  else
    fail(r.where, "the phases are `deal`, `setup`, `start` and `action`");
}

void read_slots(const Reader& r, const char* field, const char* slots, Situation& s) {
  const SlotTypeId type = r.content->find_slot_type(slots);
  std::vector<LaidCard> cards;
  r.laid_cards(field, cards);
  if (cards.empty())
    return;
  if (!type.known())
    fail(field, "these rules have no such slots");
  s.in(type) = std::move(cards);
}

const Words fields = {"rules", "set",     "cites", "players", "active",      "phase", "monsters", "shop", "rooms", "minions", "final_boss",
                      "deck",  "discard", "dice",  "seed",    "bonus_souls", "play",  "expect"};

}  // namespace

void read_head(lua_State* L, int index, ScenarioTable& into) {
  lua_pushvalue(L, index);
  const Reader r{L, nullptr, ""};
  r.only_fields(fields, false);
  r.field("rules", [&](const Reader& f) { into.rules = f.text(); });
  r.field("set", [&](const Reader& f) { into.set = f.text(); });
  r.field("cites", [&](const Reader& all) { all.each([&](const Reader& f) { into.cites.push_back(f.text()); }); });
  lua_pop(L, 1);
}

void read_table(lua_State* L, int index, const Content& content, ScenarioTable& into) {
  lua_pushvalue(L, index);
  const Reader r{L, &content, ""};
  Situation& s = into.situation;
  if (!r.field("players", [&](const Reader& f) { read_players(f, into); }))
    add_players(2, into);
  if (s.seats.empty())
    fail("players", "somebody has to play");
  if (s.seats.size() > max_players)
    fail("players", fmt::format("at most {} can play", max_players));
  r.field("active", [&](const Reader& f) { read_active(f, into); });
  r.field("phase", [&](const Reader& f) { read_phase(f, s); });
  read_slots(r, "monsters", "monster", s);
  read_slots(r, "shop", "shop", s);
  read_slots(r, "rooms", "room", s);
  read_slots(r, "minions", "minion", s);
  read_slots(r, "final_boss", "final_boss", s);
  r.field("deck", [&](const Reader& f) { read_piles(f, true, s.decks); });
  r.field("discard", [&](const Reader& f) { read_piles(f, false, s.discards); });
  r.field("bonus_souls", [&](const Reader& f) { s.bonus_souls = f.cards(); });
  r.field("dice", [&](const Reader& all) { all.each([&](const Reader& f) { s.dice.push_back(f.number()); }); });
  r.field("seed", [&](const Reader& f) { s.seed = static_cast<std::uint64_t>(f.number()); });
  lua_pop(L, 1);
}

}  // namespace soulstack::scripting

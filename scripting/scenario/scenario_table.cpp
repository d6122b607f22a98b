// Reads the table of a scenario file into a Situation.
#include "scripting/scenario/scenario_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "engine/explain/view.h"
#include "engine/model/amounts.h"
#include "engine/table/table.h"
#include "scripting/scenario/plain_cards.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

namespace {

[[noreturn]] void fail(const std::string& where, const std::string& why) {
  throw Failure(where.empty() ? why : fmt::format("{}: {}", where, why));
}

bool is_field(ScenarioForm form, std::string_view name) {
  const std::span<const ScenarioField> all = scenario_fields();
  return std::any_of(all.begin(), all.end(),
                     [&](const ScenarioField& field) { return field.of == form && field.name == name; });
}

std::vector<std::string> fields_of(ScenarioForm form) {
  std::vector<std::string> names;
  for (const ScenarioField& field : scenario_fields())
    if (field.of == form)
      names.emplace_back(field.name);
  return names;
}

// A value of the file, on top of the Lua stack, and its place in the file: a field or a number of `outer`, which must
// outlive it.
struct Reader {
  lua_State* L;
  const Content* content;
  const Homes& homes;
  Meter& meter;
  const Reader* outer = nullptr;
  std::string_view by_name = {};
  lua_Integer by_number = 0;

  Reader at(std::string_view field) const {
    meter.spend(1);
    return {L, content, homes, meter, this, field};
  }
  Reader at(lua_Integer number) const { return {L, content, homes, meter, this, {}, number}; }

  // "players[1].hand"
  std::string where() const {
    if (!outer)
      return {};
    const std::string around = outer->where();
    return by_name.empty()  ? fmt::format("{}[{}]", around, by_number)
           : around.empty() ? std::string(by_name)
                            : fmt::format("{}.{}", around, by_name);
  }
  [[noreturn]] void fail(const std::string& why) const { scripting::fail(where(), why); }

  void want_table() const {
    if (!lua_istable(L, -1))
      fail(fmt::format("this must be a table, not a {}", luaL_typename(L, -1)));
  }

  void only_fields(ScenarioForm form, bool positional) const {
    want_table();
    std::string_view wrong;  // the first by name, since a table has no order
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      lua_pop(L, 1);
      if (lua_type(L, -1) != LUA_TSTRING) {
        if (positional && lua_isinteger(L, -1))
          continue;
        fail("this must have only named fields");
      }
      const std::string_view written = lua_tostring(L, -1);
      if (!is_field(form, written) && (wrong.empty() || written < wrong))
        wrong = written;
    }
    if (!wrong.empty())
      fail(fmt::format("there is no field `{}`{}", wrong, did_you_mean(wrong, fields_of(form))));
  }

  // Calls read(Reader) with the field on top of the stack, if it is present.
  template <class Read>
  bool field(const char* field, Read read) const {
    const bool there = lua_getfield(L, -1, field) != LUA_TNIL;
    if (there)
      read(at(field));
    lua_pop(L, 1);
    return there;
  }
  template <class Read>
  void each(Read read) const {
    want_table();
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; ++i) {
      meter.spend(1);
      read(at(i));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }

  int number() const {
    if (!lua_isinteger(L, -1))
      fail("this must be a whole number");
    const lua_Integer n = lua_tointeger(L, -1);
    if (n < 0 || n > 30000)
      fail("this must be a number from 0 to 30000");
    return static_cast<int>(n);
  }
  int die() const {
    const int n = number();
    if (n < 1 || n > most_sides)
      fail("a die shows 1 to 6; one with more sides, up to 20");
    return n;
  }
  bool boolean() const {
    if (!lua_isboolean(L, -1))
      fail("this must be true or false");
    return lua_toboolean(L, -1);
  }
  std::string text(std::size_t longest = longest_given_text) const {
    if (lua_type(L, -1) != LUA_TSTRING)
      fail("this must be a string");
    if (lua_rawlen(L, -1) > longest)
      fail(fmt::format("this text has {} bytes: at most {} are allowed", lua_rawlen(L, -1), longest));
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
    meter.spend(static_cast<std::int64_t>(content->cards.size() / 64 + 1));
    try {
      return card_named(*content, id, homes);
    } catch (const NamesBrokenCard&) {
      throw;
    } catch (const Failure& e) {
      fail(e.what());
    }
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
    only_fields(ScenarioForm::card, true);
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

// Refuses words of `t` and names of other players.
std::string player_name_at(const Reader& r, const ScenarioTable& into) {
  const std::string name = r.text(longest_player);
  if (is_table_word(name))
    r.fail(fmt::format("`t.{}` already has a meaning: choose another name", name));
  const Seat usual = seat_called(name);
  const bool is_of_other = usual != Seat::game && static_cast<std::size_t>(index_of(usual)) != into.names.size();
  if (is_of_other || std::find(into.names.begin(), into.names.end(), name) != into.names.end())
    r.fail(fmt::format("two players are called `{}`", name));
  return name;
}

void read_player(const Reader& r, ScenarioTable& into) {
  r.only_fields(ScenarioForm::player, false);
  LaidSeat seat;
  std::string name = fmt::format("P{}", into.names.size() + 1);
  r.field("name", [&](const Reader& f) { name = player_name_at(f, into); });
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
    return add_players(std::min(r.number(), max_players + 1), into);
  r.each([&](const Reader& p) {
    if (into.names.size() <= max_players)
      read_player(p, into);
  });
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
      r.fail(fmt::format("there is no deck `{}`{}", name, did_you_mean(name, names)));
    const Reader pile = r.at(name);
    pile.only_fields(decks ? ScenarioForm::deck : ScenarioForm::discard, true);
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
  r.fail(fmt::format("there is no player `{}`{}", name, did_you_mean(name, into.names)));
}

// "deal": the setup, with the decks in order and nothing dealt yet. "setup": the start of the game.
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
    r.fail("the phases are `deal`, `setup`, `start` and `action`");
}

void read_slots(const Reader& r, const char* field, const char* slots, Situation& s) {
  const SlotTypeId type = r.content->find_slot_type(slots);
  std::vector<LaidCard> cards;
  r.laid_cards(field, cards);
  if (cards.empty())
    return;
  if (!type.known())
    fail(field, "these rules have no slots of that kind");
  s.in(type) = std::move(cards);
}

// The kinds of slots that have no field of their own.
std::vector<std::string> other_slots(const Content& content) {
  std::vector<std::string> names;
  for (std::uint8_t k = 0; k < content.slot_types.size(); ++k)
    if (const SlotTypeId type{k}; type != content.monster_slots && type != content.shop_slots &&
                                  type != content.room_slots && type != content.minion_slots &&
                                  type != content.final_boss_slots && type != content.event_slots)
      names.push_back(content.slot_types[k].name);
  return names;
}

// slots = { kennel = { "mole" } }
void read_other_slots(const Reader& r, Situation& s) {
  r.want_table();
  const std::vector<std::string> known = other_slots(*r.content);
  std::string wrong;  // the first by name, since a table has no order
  lua_pushnil(r.L);
  while (lua_next(r.L, -2)) {
    lua_pop(r.L, 1);
    const std::string name = lua_type(r.L, -1) == LUA_TSTRING ? lua_tostring(r.L, -1) : "1";
    if (std::find(known.begin(), known.end(), name) == known.end() && (wrong.empty() || name < wrong))
      wrong = name;
  }
  if (!wrong.empty())
    r.fail(fmt::format("no set or ruleset adds slots `{}`{}", wrong, did_you_mean(wrong, known)));
  for (const std::string& name : known)
    r.laid_cards(name.c_str(), s.in(r.content->find_slot_type(name)));
}

// Rooms are used only if the scenario names some; the other rooms are then in their deck, below the named ones.
void leave_out_rooms(const Content& content, Situation& s) {
  if (!content.room_slots.known())
    return;
  const DeckId rooms = content.slot_types[content.room_slots.value].deck;
  const bool named =
      !s.in(content.room_slots).empty() || (rooms.value < s.decks.size() && !s.decks[rooms.value].cards.empty());
  if (!named)
    s.plain[rooms.value] = {};
}

constexpr std::size_t most_cites = 64, longest_cite = 40;

}  // namespace

void read_head(lua_State* L, int index, Meter& meter, ScenarioTable& into) {
  lua_pushvalue(L, index);
  const Reader r{L, nullptr, into.homes, meter};
  r.only_fields(ScenarioForm::scenario, false);
  r.field("rules", [&](const Reader& f) { into.rules = f.text(); });
  r.field("set", [&](const Reader& f) { into.set = f.text(); });
  r.field("cites", [&](const Reader& all) {
    all.each([&](const Reader& f) {
      if (into.cites.size() == most_cites)
        all.fail(fmt::format("there are more than {} rules", most_cites));
      into.cites.push_back(f.text(longest_cite));
    });
  });
  lua_pop(L, 1);
}

void read_table(lua_State* L, int index, const Content& content, Meter& meter, ScenarioTable& into) {
  lua_pushvalue(L, index);
  const Reader r{L, &content, into.homes, meter};
  Situation& s = into.situation;
  if (!r.field("players", [&](const Reader& f) { read_players(f, into); }))
    add_players(2, into);
  if (s.seats.empty())
    fail("players", "there must be at least one player");
  if (s.seats.size() > max_players)
    fail("players", fmt::format("at most {} can play", max_players));
  r.field("active", [&](const Reader& f) { read_active(f, into); });
  r.field("phase", [&](const Reader& f) { read_phase(f, s); });
  read_slots(r, "monsters", "monster", s);
  read_slots(r, "shop", "shop", s);
  read_slots(r, "rooms", "room", s);
  read_slots(r, "minions", "minion", s);
  read_slots(r, "final_boss", "final_boss", s);
  r.field("slots", [&](const Reader& f) { read_other_slots(f, s); });
  r.field("deck", [&](const Reader& f) { read_piles(f, true, s.decks); });
  r.field("discard", [&](const Reader& f) { read_piles(f, false, s.discards); });
  r.field("bonus_souls", [&](const Reader& f) { s.bonus_souls = f.cards(); });
  r.field("dice", [&](const Reader& all) { all.each([&](const Reader& f) { s.dice.push_back(f.die()); }); });
  r.field("seed", [&](const Reader& f) { s.seed = static_cast<std::uint64_t>(f.number()); });
  lua_pop(L, 1);
  s.plain = plain_cards(content);
  leave_out_rooms(content, s);
}

}  // namespace soulstack::scripting

// What a scenario's functions see. Lua leaves a C function by a jump, so each of them lives in a body that throws, and
// `bound` turns what it throws into an error when nothing is left that needs a destructor.
#include "scripting/scenario_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/verbs.h"
#include "engine/view.h"
#include "engine/why.h"
#include "engine/zones.h"
#include "scripting/suggest.h"

namespace soulstack::scripting {

namespace {

constexpr const char* table_type = "soulstack.scenario.table";
constexpr const char* player_type = "soulstack.scenario.player";

// One call from a scenario: who calls, and what with.
struct Request {
  lua_State* L;
  Play& play;
  Table& t;

  int arguments() const { return lua_gettop(L); }
  bool has(int n) const { return n <= lua_gettop(L) && !lua_isnil(L, n); }
  Seat player(int n) const {
    if (const auto* seat = static_cast<const Seat*>(luaL_testudata(L, n, player_type)))
      return *seat;
    const Seat seat = lua_type(L, n) == LUA_TSTRING ? play.seat_named(lua_tostring(L, n)) : Seat::game;
    if (seat == Seat::game)
      throw Failure(fmt::format("argument {} is a player", n - 1));
    return seat;
  }
  // The player before the colon.
  Seat self() const {
    const auto* seat = static_cast<const Seat*>(luaL_testudata(L, 1, player_type));
    if (!seat)
      throw Failure("write a colon before what a player does: t.P1:pass()");
    return *seat;
  }
  std::string text(int n) const {
    if (const auto* seat = static_cast<const Seat*>(luaL_testudata(L, n, player_type)))
      return play.name_of(*seat);
    if (lua_isboolean(L, n))
      return lua_toboolean(L, n) ? "yes" : "no";
    if (lua_isinteger(L, n))
      return std::to_string(lua_tointeger(L, n));
    if (lua_type(L, n) != LUA_TSTRING)
      throw Failure(fmt::format("argument {} is a text", n - 1));
    return lua_tostring(L, n);
  }
  std::string text_or(int n, const char* otherwise) const { return has(n) ? text(n) : otherwise; }
  int number_or(int n, int otherwise) const {
    if (!has(n))
      return otherwise;
    if (!lua_isinteger(L, n))
      throw Failure(fmt::format("argument {} is a whole number", n - 1));
    return static_cast<int>(lua_tointeger(L, n));
  }
  std::vector<Label> labels_from(int n) const {
    std::vector<Label> labels;
    for (; n <= arguments(); ++n)
      labels.push_back(label(text(n)));
    return labels;
  }
  // A card in play or a player, which has to be there.
  Value object(int n) const {
    if (luaL_testudata(L, n, player_type))
      return Value::player(player(n));
    const std::string name = text(n);
    if (const Seat seat = play.seat_named(name); seat != Seat::game)
      return Value::player(seat);
    return t.ref(card(n));
  }
  CardIndex card(int n) const { return play.find_in_play(label(text(n))); }
  DeckId deck(int n) const {
    const DeckId found = t.content.find_deck(text(n));
    if (!found.known())
      throw Failure(fmt::format("there is no deck `{}`", text(n)));
    return found;
  }
  void want_card(const std::string& name) const {
    if (t.content.find_card(name).known())
      return;
    Nearest nearest(name);
    for (const CardDef& d : t.content.cards)
      nearest.offer(std::string_view(d.id).substr(d.id.find(':') + 1));
    throw Failure(fmt::format("there is no card `{}`{}", name,
                              nearest.word().empty() ? "" : fmt::format(" (did you mean `{}`?)", nearest.word())));
  }

  // What a player is asked about being able to do: with a typing error in it they never could.
  void want_option(std::string_view option) const {
    constexpr std::string_view verbs[] = {"pass", "play", "activate", "attack", "buy", "end_turn", "offer", "yes", "no"};
    const auto is_part = [](std::string_view of, std::string_view word) { return of.find(word) != of.npos; };
    const bool alone = !is_part(option, " ");
    for (std::size_t at = 0; at < option.size();) {
      const std::string_view word = option.substr(at, option.find(' ', at) - at);
      at += word.size() + 1;
      const auto names_it = [&](std::string_view known) { return is_part(known, word); };
      const bool known = std::any_of(std::begin(verbs), std::end(verbs), names_it) ||
                         play.seat_named(word) != Seat::game ||
                         std::any_of(t.content.cards.begin(), t.content.cards.end(),
                                     [&](const CardDef& d) { return names_it(d.id) || names_it(d.name); });
      if (!known && (alone || is_part(word, "_")))
        want_card(std::string(word));
    }
  }

  int give(int n) const { return lua_pushinteger(L, n), 1; }
  int give(bool b) const { return lua_pushboolean(L, b), 1; }
  int give(const std::string& s) const { return lua_pushlstring(L, s.data(), s.size()), 1; }
  int give(const std::vector<std::string>& list) const {
    lua_createtable(L, static_cast<int>(list.size()), 0);
    for (std::size_t i = 0; i < list.size(); ++i) {
      give(list[i]);
      lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
    }
    return 1;
  }
  int give_card_or_nil(CardIndex i) const { return i == no_card ? (lua_pushnil(L), 1) : give(play.short_id(i)); }
};

using Body = int (*)(const Request&);

template <Body body>
int bound(lua_State* L) {
  try {
    Stage& stage = stage_of(L);
    if (!stage.play)
      throw Failure("there is no game yet");
    return body(Request{L, *stage.play, stage.play->table()});
  } catch (const Failure& e) {
    lua_pushstring(L, e.what());
  } catch (const std::exception& e) {
    stage_of(L).play->fell(e.what());
    lua_pushstring(L, e.what());
  }
  luaL_where(L, 1);
  lua_insert(L, -2);
  lua_concat(L, 2);
  return lua_error(L);
}

struct Entry {
  std::string_view name;
  lua_CFunction method;  // called with a colon; or
  Body property;         // read at once
};

// ---- Players

std::vector<std::string> ids_in(const Request& c, ZoneId zone, bool (*wanted)(const Table&, CardIndex)) {
  std::vector<std::string> ids;
  for (CardIndex i = c.t.zone(zone).top; i != no_card; i = c.t.card(i).below)
    if (!wanted || wanted(c.t, i))
      ids.push_back(c.play.short_id(i));
  return ids;
}

bool lies_in(const Request& c, ZoneId zone, const std::string& name) {
  c.want_card(name);
  for (CardIndex i = c.t.zone(zone).top; i != no_card; i = c.t.card(i).below)
    if (c.play.is_named(c.t.ref(i), name))
      return true;
  return false;
}

Value self_value(const Request& c) { return Value::player(c.self()); }
ZoneId hand_of(const Request& c) { return zones::hand(c.t, c.self()); }
ZoneId play_of(const Request& c) { return zones::play(c.t, c.self()); }
ZoneId souls_zone_of(const Request& c) { return zones::souls(c.t, c.self()); }

int p_name(const Request& c) { return c.give(c.play.name_of(c.self())); }
int p_coins(const Request& c) { return c.give(int{c.t.player(c.self()).coins}); }
int p_hp(const Request& c) { return c.give(hp(c.t, self_value(c))); }
int p_max_hp(const Request& c) { return c.give(max_hp(c.t, self_value(c))); }
int p_loot(const Request& c) { return c.give(int{c.t.zone(hand_of(c)).count}); }
int p_hand(const Request& c) { return c.give(ids_in(c, hand_of(c), nullptr)); }
int p_items(const Request& c) { return c.give(ids_in(c, play_of(c), is_item)); }
int p_curses(const Request& c) { return c.give(ids_in(c, play_of(c), is_curse)); }
int p_souls(const Request& c) { return c.give(souls_of(c.t, c.self())); }
int p_alive(const Request& c) { return c.give(!c.t.dead(c.self())); }
int p_loot_plays(const Request& c) { return c.give(int{c.t.player(c.self()).loot_plays}); }
int p_character(const Request& c) { return c.give_card_or_nil(c.t.player(c.self()).character); }

int p_has(const Request& c) {
  const std::string name = c.text(2);
  return c.give(lies_in(c, play_of(c), name) || lies_in(c, souls_zone_of(c), name));
}
int p_holds(const Request& c) { return c.give(lies_in(c, hand_of(c), c.text(2))); }
int p_has_soul(const Request& c) { return c.give(lies_in(c, souls_zone_of(c), c.text(2))); }

// Does the player know which card that is, wherever it lies? The only one of that name that is not in a deck.
int sees_card(const Request& c, const std::string& name) {
  c.want_card(name);
  for (int i = 0; i < c.t.s.cards.size(); ++i) {
    const auto card = static_cast<CardIndex>(i);
    if (c.t.zone_of(card).kind != ZoneKind::deck && c.play.is_named(c.t.ref(card), name))
      return c.give(sees(c.t, card, c.self()));
  }
  throw Failure(fmt::format("`{}` is in a deck", name));
}

// Has the player seen the n-th card from the top of that deck? With the name of a card: that card.
int p_sees(const Request& c) {
  if (!c.t.content.find_deck(c.text(2)).known())
    return sees_card(c, c.text(2));
  CardIndex i = c.t.zone(zones::deck(c.deck(2))).top;
  for (int n = c.number_or(3, 1); n > 1 && i != no_card; --n)
    i = c.t.card(i).below;
  return c.give(i != no_card && (c.t.card(i).seen >> index_of(c.self()) & 1) != 0);
}

int p_play(const Request& c) { return c.play.play(c.self(), label(c.text(2)), c.labels_from(3)), 0; }
int p_activate(const Request& c) {
  const bool numbered = c.has(3) && lua_isinteger(c.L, 3);
  c.play.activate(c.self(), label(c.text(2)), numbered ? c.number_or(3, 0) : 0, c.labels_from(numbered ? 4 : 3));
  return 0;
}
int p_attack(const Request& c) {
  int slot = 0;
  if (lua_istable(c.L, 3)) {
    lua_getfield(c.L, 3, "slot");
    slot = static_cast<int>(lua_tointeger(c.L, -1));
  }
  return c.play.attack(c.self(), label(c.text(2)), slot), 0;
}
int p_declare_attack(const Request& c) { return c.play.declare_attack(c.self()), 0; }
int p_buy(const Request& c) { return c.play.buy(c.self(), label(c.text(2))), 0; }
int p_declare_purchase(const Request& c) { return c.play.declare_purchase(c.self()), 0; }
int p_end_turn(const Request& c) { return c.play.end_turn(c.self()), 0; }
int p_choose(const Request& c) {
  for (const Label& l : c.labels_from(2))
    c.play.choose(c.self(), l);
  return 0;
}
int p_offer(const Request& c) { return c.play.offer(c.self(), label(c.text(2)), c.labels_from(3)), 0; }
int p_pass(const Request& c) { return c.play.pass(c.self()), 0; }

constexpr Entry player_entries[] = {
    {"name", nullptr, p_name},
    {"coins", nullptr, p_coins},
    {"hp", nullptr, p_hp},
    {"max_hp", nullptr, p_max_hp},
    {"loot", nullptr, p_loot},
    {"hand", nullptr, p_hand},
    {"items", nullptr, p_items},
    {"curses", nullptr, p_curses},
    {"souls", nullptr, p_souls},
    {"alive", nullptr, p_alive},
    {"loot_plays", nullptr, p_loot_plays},
    {"character", nullptr, p_character},
    {"has", bound<p_has>, nullptr},
    {"holds", bound<p_holds>, nullptr},
    {"has_soul", bound<p_has_soul>, nullptr},
    {"sees", bound<p_sees>, nullptr},
    {"play", bound<p_play>, nullptr},
    {"activate", bound<p_activate>, nullptr},
    {"attack", bound<p_attack>, nullptr},
    {"declare_attack", bound<p_declare_attack>, nullptr},
    {"buy", bound<p_buy>, nullptr},
    {"declare_purchase", bound<p_declare_purchase>, nullptr},
    {"end_turn", bound<p_end_turn>, nullptr},
    {"choose", bound<p_choose>, nullptr},
    {"offer", bound<p_offer>, nullptr},
    {"pass", bound<p_pass>, nullptr},
};

// ---- The table

int t_active(const Request& c) { return c.give(c.play.name_of(c.t.active())); }
int t_turn(const Request& c) { return c.give(int{c.t.s.turn.number}); }
int t_phase(const Request& c) {
  constexpr std::array names{"setup", "start", "action", "end"};
  return c.give(std::string(names[static_cast<std::size_t>(c.t.s.turn.phase)]));
}
int t_timer(const Request& c) { return c.give(int{c.t.s.round.timer}); }
int t_over(const Request& c) { return c.give(c.t.s.over != 0); }
int t_lost(const Request& c) { return c.give(c.play.game().outcome() == Outcome::lost); }
int t_winner(const Request& c) {  // the only one
  const std::vector<Seat> winners = c.play.game().winners();
  return winners.size() == 1 ? c.give(c.play.name_of(winners.front())) : (lua_pushnil(c.L), 1);
}
int t_winners(const Request& c) {
  std::vector<std::string> names;
  for (Seat s : c.play.game().winners())
    names.push_back(c.play.name_of(s));
  return c.give(names);
}
int t_asked(const Request& c) {
  const Decision& d = c.play.game().decision();
  return d.open ? c.give(c.play.name_of(d.who)) : (lua_pushnil(c.L), 1);
}
int t_question(const Request& c) {
  const Decision& d = c.play.game().decision();
  return d.open ? c.give(std::string(prompt_rows[static_cast<std::size_t>(d.prompt)].name)) : (lua_pushnil(c.L), 1);
}
int t_why(const Request& c) {
  const Decision& d = c.play.game().decision();
  return d.open ? c.give(std::string(d.rule())) : (lua_pushnil(c.L), 1);
}
// t:why_not("P1", "play", "bomb"): the rule, the sentence, and the card that is the reason. Nil: they may.
int t_why_not(const Request& c) {
  const Refusal refusal = c.play.why_not(c.player(2), c.text(3), c.has(4) ? c.text(4) : "");
  if (!refusal)
    return lua_pushnil(c.L), 1;
  c.give(std::string(refusal.rule));
  c.give(told(c.t, refusal));
  const bool by_card = refusal.because.known() && c.t.content[refusal.because].card.known();
  if (!by_card)
    return 2;
  const std::string& id = c.t.content[c.t.content[refusal.because].card].id;
  return c.give(id.substr(id.find(':') + 1)), 3;
}
// What led to the last event of that name: "damage_taken < put_on_stack < loot_played".
int t_because(const Request& c) { return c.give(c.play.because(c.text(2))); }
int t_options(const Request& c) { return c.give(c.play.options()); }

// Where the end is of no interest, only that nothing goes wrong on the way.
int t_may_end_anywhere(const Request& c) { return c.play.may_end_anywhere(), 0; }
int t_settle(const Request& c) { return c.play.settle(), 0; }
int t_resolve(const Request& c) { return c.play.resolve(), 0; }
int t_pass_all(const Request& c) { return c.play.pass_all(), 0; }
int t_stack(const Request& c) { return c.give(c.play.stack()); }
int t_can(const Request& c) {
  c.want_option(c.text(3));
  return c.give(c.play.can(c.player(2), c.text(3)));
}
int t_events(const Request& c) { return c.give(c.play.events(c.text(2))); }

int t_hp(const Request& c) { return c.give(hp(c.t, c.object(2))); }
int t_max_hp(const Request& c) { return c.give(max_hp(c.t, c.object(2))); }
int t_evasion(const Request& c) { return c.give(evasion_of(c.t, c.object(2))); }
int t_attack_of(const Request& c) { return c.give(attack_of(c.t, c.object(2))); }
int t_counters(const Request& c) { return c.give(counters_of(c.t, c.object(2))); }
int t_charged(const Request& c) { return c.give((c.t.card(c.card(2)).flags & card_flag::deactivated) == 0); }

int t_in_play(const Request& c) {
  const Label wanted = label(c.text(2));
  c.want_card(wanted.text);
  return c.give(c.play.is_in_play(wanted));
}
int t_discarded(const Request& c) {
  const std::string name = c.text(2);
  c.want_card(name);
  for (std::size_t d = 0; d < c.t.content.decks.size(); ++d)
    if (lies_in(c, zones::discard(DeckId{static_cast<std::uint8_t>(d)}), name))
      return c.give(true);
  return c.give(false);
}
int t_bonus_soul(const Request& c) { return c.give(lies_in(c, zones::bonus, c.text(2))); }
int t_slot(const Request& c) {  // t:slot(2), t:slot(1, "shop"): the card on top
  const SlotTypeId type = c.t.content.find_slot_type(c.text_or(3, "monster"));
  int left = c.number_or(2, 1);
  for (std::uint8_t z = 0; z < c.t.s.zones.count; ++z)
    if (zones::is_slot(c.t, ZoneId{z}, type) && --left == 0)
      return c.give_card_or_nil(c.t.zone(ZoneId{z}).top);
  return lua_pushnil(c.L), 1;
}
int t_slots(const Request& c) {  // how many
  const SlotTypeId type = c.t.content.find_slot_type(c.text_or(2, "monster"));
  int n = 0;
  for (std::uint8_t z = 0; z < c.t.s.zones.count; ++z)
    n += zones::is_slot(c.t, ZoneId{z}, type);
  return c.give(n);
}

int nth_card(const Request& c, ZoneId zone) {
  CardIndex i = c.t.zone(zone).top;
  for (int n = c.number_or(3, 1); n > 1 && i != no_card; --n)
    i = c.t.card(i).below;
  return c.give_card_or_nil(i);
}
int t_top(const Request& c) { return nth_card(c, zones::deck(c.deck(2))); }
int t_discard(const Request& c) { return nth_card(c, zones::discard(c.deck(2))); }
int t_bottom(const Request& c) { return c.give_card_or_nil(c.t.zone(zones::deck(c.deck(2))).bottom); }
int t_deck_size(const Request& c) { return c.give(int{c.t.zone(zones::deck(c.deck(2))).count}); }
int t_discard_size(const Request& c) { return c.give(int{c.t.zone(zones::discard(c.deck(2))).count}); }

constexpr Entry table_entries[] = {
    {"active", nullptr, t_active},
    {"turn", nullptr, t_turn},
    {"phase", nullptr, t_phase},
    {"timer", nullptr, t_timer},
    {"over", nullptr, t_over},
    {"lost", nullptr, t_lost},
    {"winner", nullptr, t_winner},
    {"winners", nullptr, t_winners},
    {"asked", nullptr, t_asked},
    {"question", nullptr, t_question},
    {"why", nullptr, t_why},
    {"options", nullptr, t_options},
    {"why_not", bound<t_why_not>, nullptr},
    {"because", bound<t_because>, nullptr},
    {"may_end_anywhere", bound<t_may_end_anywhere>, nullptr},
    {"settle", bound<t_settle>, nullptr},
    {"resolve", bound<t_resolve>, nullptr},
    {"pass_all", bound<t_pass_all>, nullptr},
    {"stack", bound<t_stack>, nullptr},
    {"can", bound<t_can>, nullptr},
    {"events", bound<t_events>, nullptr},
    {"hp", bound<t_hp>, nullptr},
    {"max_hp", bound<t_max_hp>, nullptr},
    {"evasion", bound<t_evasion>, nullptr},
    {"attack_of", bound<t_attack_of>, nullptr},
    {"counters", bound<t_counters>, nullptr},
    {"charged", bound<t_charged>, nullptr},
    {"in_play", bound<t_in_play>, nullptr},
    {"discarded", bound<t_discarded>, nullptr},
    {"bonus_soul", bound<t_bonus_soul>, nullptr},
    {"slot", bound<t_slot>, nullptr},
    {"slots", bound<t_slots>, nullptr},
    {"top", bound<t_top>, nullptr},
    {"bottom", bound<t_bottom>, nullptr},
    {"discard", bound<t_discard>, nullptr},
    {"deck_size", bound<t_deck_size>, nullptr},
    {"discard_size", bound<t_discard_size>, nullptr},
};

// ---- Reading fields

// A property is read at once, a method is given to be called.
template <std::size_t N>
int give_entry(const Request& c, const Entry (&entries)[N], const std::string& name, std::string_view whose) {
  Nearest nearest(name);
  for (const Entry& e : entries) {
    if (e.name != name) {
      nearest.offer(e.name);
      continue;
    }
    if (e.property)
      return e.property(c);
    return lua_pushcfunction(c.L, e.method), 1;
  }
  throw Failure(fmt::format("{} has no `{}`{}", whose, name,
                            nearest.word().empty() ? "" : fmt::format(" (did you mean `{}`?)", nearest.word())));
}

int push_player(lua_State* L, Seat seat) {
  *static_cast<Seat*>(lua_newuserdatauv(L, sizeof(Seat), 0)) = seat;
  luaL_setmetatable(L, player_type);
  return 1;
}

int read_player_field(const Request& c) { return give_entry(c, player_entries, c.text(2), "a player"); }
int read_table_field(const Request& c) {
  const std::string name = c.text(2);
  if (const Seat seat = c.play.seat_named(name); seat != Seat::game)
    return push_player(c.L, seat);
  return give_entry(c, table_entries, name, "the table");
}

int same_player(lua_State* L) {
  const auto* a = static_cast<const Seat*>(luaL_testudata(L, 1, player_type));
  const auto* b = static_cast<const Seat*>(luaL_testudata(L, 2, player_type));
  lua_pushboolean(L, a && b && *a == *b);
  return 1;
}

void make_type(lua_State* L, const char* type, lua_CFunction read) {
  luaL_newmetatable(L, type);
  lua_pushcfunction(L, read);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, same_player);
  lua_setfield(L, -2, "__eq");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
}

// A check that does not hold: what the file says there, and how the table stands.
std::string failed_check(lua_State* L, int line) {
  const Stage& stage = stage_of(L);
  std::string text = check_in_line(stage.source, line, stage.nth);
  if (lua_type(L, 2) == LUA_TSTRING)
    text += fmt::format("\n  {}", lua_tostring(L, 2));
  if (stage.play)
    text += "\n" + stage.play->describe();
  return text;
}

}  // namespace

void install_scenario_api(lua_State* L) {
  make_type(L, table_type, bound<read_table_field>);
  make_type(L, player_type, bound<read_player_field>);
}

void push_table_handle(lua_State* L) {
  lua_newuserdatauv(L, 0, 0);
  luaL_setmetatable(L, table_type);
}

int check(lua_State* L) {
  lua_Debug where{};
  if (lua_getstack(L, 1, &where))
    lua_getinfo(L, "l", &where);
  Stage& stage = stage_of(L);
  stage.nth = stage.line == where.currentline ? stage.nth + 1 : 1;
  stage.line = where.currentline;
  if (lua_toboolean(L, 1))
    return 0;
  lua_settop(L, 2);
  luaL_where(L, 1);
  {
    const std::string text = failed_check(L, where.currentline);
    lua_pushlstring(L, text.data(), text.size());
  }
  lua_concat(L, 2);
  return lua_error(L);
}

std::string check_in_line(std::string_view text, int line, int nth) {
  for (; line > 1 && !text.empty(); --line)
    text.remove_prefix(std::min(text.size(), text.find('\n')) + 1);
  text = text.substr(0, text.find('\n'));
  std::size_t at = text.find("check");
  for (; nth > 1 && at != text.npos; --nth)
    at = text.find("check", at + 1);
  if (at == text.npos)
    return "check";
  text.remove_prefix(at);
  std::size_t end = 0;
  int open = 0;
  do {
    open += (text[end] == '(') - (text[end] == ')');
  } while (++end < text.size() && (open > 0 || text[end - 1] != ')'));
  return std::string(text.substr(0, end));
}

}  // namespace soulstack::scripting

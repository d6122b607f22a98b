// Commands that edit the table.
#include "tools/records/edit_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/names.h"
#include "engine/table/queries.h"
#include "scripting/findings/suggest.h"
#include "tools/display/card_text.h"

namespace soulstack::tools {

namespace {

// Thrown within this file: why a command cannot be read.
struct Unread {
  std::string why;
};

constexpr std::size_t names_shown = 12;

// ---- Words

std::string lower(std::string_view text) {
  std::string all(text);
  std::transform(all.begin(), all.end(), all.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return all;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

std::string_view take_word(std::string_view& text) {
  text = trimmed(text);
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

std::string_view take_last_word(std::string_view& text) {
  text = trimmed(text);
  const std::size_t space = text.rfind(' ');
  const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
  const std::string_view word = text.substr(begin);
  text = trimmed(text.substr(0, begin));
  return word;
}

std::optional<int> whole_number(std::string_view word) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(n) : std::nullopt;
}

std::string first_of(std::vector<std::string> names) {
  const std::size_t more = names.size() > names_shown ? names.size() - names_shown : 0;
  names.resize(names.size() - more);
  return fmt::format("{}{}", fmt::join(names, ", "), more > 0 ? fmt::format(" and {} more", more) : "");
}

// ---- A command that is being read

struct Words {
  const EditForm& form;
  const Table& t;
  std::string_view rest;

  [[noreturn]] void want_more(std::string_view what) const {
    throw Unread{fmt::format("`/{}` needs {}: `/{} {}`", form.name, what, form.name, form.example)};
  }
  void want_end() const {
    if (!rest.empty())
      throw Unread{fmt::format("`{}` is not expected here: `/{} {}`", rest, form.name, form.example)};
  }

  Seat player() {
    const std::string_view word = take_word(rest);
    if (word.empty())
      want_more("a player");
    for (Seat p : t.seats())
      if (lower(player_name(p)) == lower(word))
        return p;
    throw Unread{fmt::format("`{}` is not a player; the players are P1 to P{}", word, t.players())};
  }

  int number(std::string_view word, std::string_view what) const {
    if (word.empty())
      want_more(what);
    if (const std::optional<int> n = whole_number(word))
      return *n;
    throw Unread{fmt::format("`{}` is not a whole number: `/{} {}`", word, form.name, form.example)};
  }

  CardDefId card() const {
    if (rest.empty())
      want_more("the name of a card");
    const std::vector<CardDefId> found = find_cards(t.content, rest);
    if (found.size() == 1)
      return found.front();
    if (found.empty())
      throw Unread{fmt::format("No card has `{}` in its name{}", rest, nearest_card(t.content, rest))};
    std::vector<std::string> ids;
    for (CardDefId id : found)
      ids.push_back(t.content[id].id);
    throw Unread{fmt::format("`{}` may be {}; write one of these", rest, first_of(ids))};
  }

  // "Bomb!", or "Bomb! for Dime": the second card gets the place of the first. Returns them as they are recorded.
  std::string cards(Edit& into) {
    constexpr std::string_view between = " for ";
    const std::size_t at = rest.rfind(between);
    if (at == std::string_view::npos || !find_cards(t.content, rest).empty()) {
      into.card = card();
      return t.content[into.card].id;
    }
    Words other = *this;
    other.rest.remove_prefix(at + between.size());
    rest = rest.substr(0, at);
    into.card = card();
    into.in_place_of = other.card();
    return fmt::format("{}{}{}", t.content[into.card].id, between, t.content[into.in_place_of].id);
  }

  // A player or a card in play with HP: "P1", "Fly", "fly#2".
  Value object() const;
};

std::vector<CardIndex> living_cards(const Table& t) {
  std::vector<CardIndex> all;
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z)
    if (const Zone& zone = t.zone(ZoneId{z}); row_of(zone.kind).has_objects())
      for (CardIndex i : t.cards_in_play(zone))
        if (has_hp(t, t.ref(i)) && !is_character(t, i))
          all.push_back(i);
  return all;
}

bool is_called(const Table& t, CardIndex i, const std::string& name, bool in_full) {
  const CardDef& d = t.def(i);
  const std::string card = lower(d.name), id = lower(d.id);
  if (!in_full)
    return card.find(name) != std::string::npos || id.find(name) != std::string::npos;
  return card == name || id == name || without_set(id) == name;
}

// "base:fly", or "base:fly#2" if several have this ID.
std::string label_of_card(const Table& t, CardIndex card) {
  int n = 0, all = 0;
  for (CardIndex i : living_cards(t)) {
    all += t.card(i).def == t.card(card).def;
    if (i == card)
      n = all;
  }
  return all < 2 ? t.def(card).id : fmt::format("{}#{}", t.def(card).id, n);
}

[[noreturn]] void refuse_object(const Table& t, std::string_view written, const std::vector<CardIndex>& found) {
  std::vector<std::string> names;
  for (Seat p : t.seats())
    if (found.empty())
      names.push_back(player_name(p));
  for (CardIndex i : found.empty() ? living_cards(t) : found)
    names.push_back(found.empty() ? t.def(i).name : label_of_card(t, i));
  if (found.empty())
    throw Unread{fmt::format("Nothing in play with HP is called `{}`; there are {}", written, first_of(names))};
  throw Unread{fmt::format("`{}` may be {}; write one of these", written, first_of(names))};
}

Value Words::object() const {
  if (rest.empty())
    want_more("a player or a card in play");
  for (Seat p : t.seats())
    if (lower(player_name(p)) == lower(rest))
      return Value::player(p);
  const std::size_t mark = rest.rfind('#');
  const std::optional<int> nth = mark == std::string_view::npos ? std::nullopt : whole_number(rest.substr(mark + 1));
  const std::string name = lower(nth ? rest.substr(0, mark) : rest);
  std::vector<CardIndex> found;
  for (const bool in_full : {true, false})
    for (CardIndex i : found.empty() ? living_cards(t) : std::vector<CardIndex>())
      if (is_called(t, i, name, in_full))
        found.push_back(i);
  if (nth && *nth >= 1 && *nth <= static_cast<int>(found.size()))
    return t.ref(found[static_cast<std::size_t>(*nth - 1)]);
  if (found.size() == 1 && !nth)
    return t.ref(found.front());
  refuse_object(t, rest, found);
}

std::string written_object(const Table& t, Value v) {
  return v.is(ValueKind::player) ? player_name(v.as_seat()) : label_of_card(t, v.as_card());
}

// ---- The commands

EditCommand read_give(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::give;
  c.edit.who = w.player();
  const std::string cards = w.cards(c.edit);
  const CardDef& d = w.t.content[c.edit.card];
  c.written = fmt::format("{} {}", player_name(c.edit.who), cards);
  c.done = d.type == w.t.content.loot_deck ? fmt::format("{} is in the hand of {}", d.name, player_name(c.edit.who))
                                           : fmt::format("{} has {}", player_name(c.edit.who), d.name);
  return c;
}

EditCommand read_spawn(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::spawn;
  std::string_view name = w.rest;
  if (const std::optional<int> slot = whole_number(take_last_word(name)); slot && !name.empty()) {
    if (*slot < 1)
      throw Unread{"Slots are numbered from 1"};
    c.edit.number = *slot;
    w.rest = name;
  }
  c.edit.card = w.card();
  const CardDef& d = w.t.content[c.edit.card];
  c.written = c.edit.number > 0 ? fmt::format("{} {}", d.id, c.edit.number) : d.id;
  c.done = fmt::format("{} is in play", d.name);
  return c;
}

// "10", or "+5" and "-5" for a change.
EditCommand read_coins(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::coins;
  c.edit.who = w.player();
  const std::string_view word = take_word(w.rest);
  const bool more = word.starts_with('+'), less = word.starts_with('-');
  const int n = w.number(more ? word.substr(1) : word, "a number of ¢");
  const int now = w.t.player(c.edit.who).coins;
  w.want_end();
  c.edit.number = std::clamp(n, -100'000, 100'000) + (more || less ? now : 0);
  c.written = fmt::format("{} {}{}", player_name(c.edit.who), more ? "+" : "", n);
  c.done = fmt::format("{} has {}¢", player_name(c.edit.who), c.edit.number);
  return c;
}

EditCommand read_hp(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::hp;
  std::string_view name = w.rest;
  const std::string_view word = take_last_word(name);
  if (name.empty())
    w.want_more("an object and its HP");
  c.edit.number = w.number(word, "a number");
  w.rest = name;
  c.edit.object = w.object();
  c.written = fmt::format("{} {}", written_object(w.t, c.edit.object), c.edit.number);
  c.done = fmt::format("{} has {} HP", name_of(w.t, c.edit.object), c.edit.number);
  return c;
}

EditCommand read_dice(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::dice;
  while (!w.rest.empty())
    c.edit.dice.push_back(w.number(take_word(w.rest), "results"));
  if (c.edit.dice.empty())
    w.want_more("results");
  c.written = fmt::format("{}", fmt::join(c.edit.dice, " "));
  c.done =
      fmt::format("The next {} {}", c.edit.dice.size() == 1 ? "die shows" : "dice show", fmt::join(c.edit.dice, ", "));
  return c;
}

EditCommand read_top(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::top;
  const std::string deck = lower(take_word(w.rest));
  std::vector<std::string> decks;
  for (const DeckDef& d : w.t.content.decks)
    if (d.drawn_from)
      decks.push_back(d.name);
  if (deck.empty())
    w.want_more("a deck");
  if (std::find(decks.begin(), decks.end(), deck) == decks.end())
    throw Unread{fmt::format("There is no deck `{}`; the decks are {}", deck, fmt::join(decks, ", "))};
  const std::string cards = w.cards(c.edit);
  const CardDef& d = w.t.content[c.edit.card];
  if (w.t.content.decks[d.deck.value].name != deck)
    throw Unread{fmt::format("{} is a card of the {} deck", d.name, w.t.content.decks[d.deck.value].name)};
  c.written = fmt::format("{} {}", deck, cards);
  c.done = fmt::format("{} is on top of the {} deck", d.name, deck);
  return c;
}

EditCommand read_kill(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::kill;
  c.edit.object = w.object();
  c.written = written_object(w.t, c.edit.object);
  return c;
}

EditCommand read_draw(Words w) {
  EditCommand c;
  c.edit.kind = EditKind::draw;
  c.edit.who = w.player();
  c.edit.number = w.rest.empty() ? 1 : w.number(take_word(w.rest), "a number");
  w.want_end();
  c.written = fmt::format("{} {}", player_name(c.edit.who), c.edit.number);
  return c;
}

// With the player who is asked as its `you`.
EditCommand read_eval(Words w) {
  EditCommand c;
  if (w.rest.empty())
    w.want_more("a statement or an expression");
  c.edit.kind = EditKind::effect;
  c.edit.who = w.t.decision.who;
  c.lua = c.written = w.rest;
  return c;
}

constexpr EditForm forms[] = {
    {"give", "P1 CARD", "P1 Bomb!",
     "loot into the hand; an item, a curse or a soul into play. `Bomb! for Dime`: the Dime gets the place of the Bomb"},
    {"spawn", "CARD [SLOT]", "Fly 2", "puts a monster, an event or a shop item into a slot"},
    {"coins", "P1 N", "P1 10", "sets the ¢; +5 and -5 change them"},
    {"hp", "OBJECT N", "P1 1", "sets the HP of a player or a card in play"},
    {"die", "N ...", "6 5", "the results of the next dice"},
    {"top", "DECK CARD", "loot Bomb!", "puts a card on top of its deck"},
    {"kill", "OBJECT", "Fly", "kills a player or a card in play"},
    {"draw", "P1 [N]", "P1 3", "the player loots"},
    {"eval", "LUA", "gain_coins(you, 3)", "runs Lua as in the effect of a card; shows the result"},
};
constexpr EditCommand (*readers[])(Words) = {read_give, read_spawn, read_coins, read_hp,  read_dice,
                                             read_top,  read_kill,  read_draw,  read_eval};
static_assert(std::size(forms) == std::size(readers) &&
              std::size(readers) == static_cast<std::size_t>(EditKind::count));

}  // namespace

std::span<const EditForm> edit_forms() { return forms; }

std::string_view nearest_edit(std::string_view name) {
  scripting::Nearest nearest(name);
  for (const EditForm& form : forms)
    nearest.offer(form.name);
  return nearest.word();
}

std::optional<EditCommand> read_edit(const Game& game, std::string_view typed, std::string& why) {
  std::string_view rest = typed.starts_with('/') ? typed.substr(1) : typed;
  const std::string name = lower(take_word(rest));
  game.begin_queries();
  for (std::size_t i = 0; i < std::size(forms); ++i) {
    if (forms[i].name != name)
      continue;
    try {
      EditCommand command = readers[i]({forms[i], game.table(), rest});
      command.written = fmt::format("/{} {}", name, command.written);
      return command;
    } catch (const Unread& unread) {
      why = unread.why;
      return {};
    }
  }
  why = fmt::format("There is no command `/{}`", name);
  return {};
}

}  // namespace soulstack::tools

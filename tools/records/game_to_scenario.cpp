// Converts a moment of a game to the table of a scenario.
#include "tools/records/game_to_scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "engine/model/object_counts.h"
#include "engine/model/zone_kinds.h"
#include "engine/rules/loot_plays.h"
#include "engine/rules/turn.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario_play.h"

namespace soulstack::tools {

namespace {

constexpr int dice_told = 200;
constexpr int patience = 40;

// ---- The table

// A copy of another card is written as that card; the other face of a card cannot be written.
CardDefId laid_def(const Table& t, CardIndex i) {
  return t.def(i).copies > 0 && t.def(i).deck == t.printed(i).deck ? t.card(i).def : t.card(i).printed;
}

LaidCard laid(Table& t, CardIndex i) {
  const Card& c = t.card(i);
  LaidCard card{.card = laid_def(t, i), .covers = {}};
  if (c.damage > 0)
    card.hp = hp(t, t.ref(i));
  if (c.counters != t.def(i).enters_with_counters)
    card.counters = c.counters;
  card.levels = counts::get(t.s, i, first_counter_key + counter::level.value);
  card.charged = !c.flags.has(CardFlag::deactivated);
  return card;
}

std::vector<CardIndex> cards_in(const Table& t, ZoneId zone) {
  std::vector<CardIndex> cards;
  for (CardIndex i : t.cards_of(zone))
    cards.push_back(i);
  return cards;
}
std::vector<CardDefId> printed_in(const Table& t, ZoneId zone) {
  std::vector<CardDefId> cards;
  for (CardIndex i : cards_in(t, zone))
    cards.push_back(t.card(i).printed);
  return cards;
}

// In the order of the table setup: character, items, curses.
std::vector<CardIndex> cards_in_play(const Table& t, Seat who) {
  std::vector<CardIndex> all = cards_in(t, zones::play(t, who));
  std::stable_sort(all.begin(), all.end(), [&](CardIndex a, CardIndex b) {
    const auto rank = [&](CardIndex i) { return i == t.player(who).character ? 0 : is_curse(t, i) ? 2 : 1; };
    return rank(a) < rank(b);
  });
  return all;
}

LaidSeat laid_seat(Table& t, Seat who) {
  LaidSeat seat;
  for (CardIndex i : cards_in_play(t, who)) {
    if (i == t.player(who).character)
      seat.character = laid(t, i);
    else
      (is_curse(t, i) ? seat.curses : seat.items).push_back(laid(t, i));
  }
  seat.character.hp = t.player(who).damage > 0 ? hp(t, Value::player(who)) : not_said;
  seat.character.counters = not_said;
  seat.coins = t.player(who).coins;
  seat.loot_plays = loot_plays_left(t, who);
  seat.hand = printed_in(t, zones::hand(t, who));
  seat.souls = printed_in(t, zones::souls(t, who));
  return seat;
}

void lay_slots(Table& t, Situation& s) {
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z) {
    const Zone& zone = t.zone(ZoneId{z});
    if (zone.kind != ZoneKind::slot || zone.count == 0)
      continue;
    LaidCard card = laid(t, zone.top);
    card.covers = printed_in(t, ZoneId{z});
    card.covers.erase(card.covers.begin());
    s.in(SlotTypeId{zone.of}).push_back(card);
  }
}

// ---- Which card is which

std::vector<CardIndex> cards_of_slots(const Table& t) {
  std::vector<CardIndex> all;
  for (std::uint8_t type = 0; type < t.content.slot_types.size(); ++type)
    for (std::uint8_t z = 0; z < t.s.zones.count; ++z)
      if (zones::is_slot(t, ZoneId{z}, SlotTypeId{type}))
        for (CardIndex i : cards_in(t, ZoneId{z}))
          all.push_back(i);
  return all;
}

static_assert(count_of<ZoneKind> == 10,
              "what lies in zones of each kind must be in a Situation and in `places`, or it is lost in a scenario");

// All cards of a table, place by place in an order shared by both tables.
std::vector<std::vector<CardIndex>> places(const Table& t) {
  std::vector<std::vector<CardIndex>> all;
  for (std::uint8_t d = 0; d < t.content.decks.size(); ++d) {
    all.push_back(cards_in(t, zones::deck(DeckId{d})));
    all.push_back(cards_in(t, zones::discard(DeckId{d})));
  }
  for (Seat p : t.seats()) {
    all.push_back(cards_in_play(t, p));
    all.push_back(cards_in(t, zones::souls(t, p)));
    all.push_back(cards_in(t, zones::hand(t, p)));
  }
  all.push_back(cards_in(t, zones::bonus));
  all.push_back(cards_of_slots(t));
  return all;
}

class Twins {
 public:
  Twins(const Table& t, const Table& laid) : twin_(t.s.cards.count, no_card) {
    const auto from = places(t), to = places(laid);
    std::vector<bool> taken(laid.s.cards.count, false);
    for (std::size_t z = 0; z < from.size(); ++z)
      for (std::size_t n = 0; n < std::min(from[z].size(), to[z].size()); ++n)
        if (laid_def(t, from[z][n]) == laid_def(laid, to[z][n])) {
          twin_[from[z][n]] = to[z][n];
          taken[to[z][n]] = true;
        }
    std::multimap<CardDefId, CardIndex> free;
    for (CardIndex i = 0; i < laid.s.cards.count; ++i)
      if (!taken[i])
        free.emplace(laid.card(i).printed, i);
    for (CardIndex i = 0; i < t.s.cards.count; ++i)
      if (const auto at = free.find(t.card(i).printed); twin_[i] == no_card && at != free.end()) {
        twin_[i] = at->second;
        free.erase(at);
      }
  }
  CardIndex operator[](unsigned card) const { return card < twin_.size() ? twin_[card] : no_card; }

 private:
  std::vector<CardIndex> twin_;
};

template <class List>
int place_of(const List& list, std::uint32_t serial) {
  for (int i = 0; i < list.size(); ++i)
    if ((list[i].serial & 0x0FFFFFFFU) == serial)
      return i;
  return -1;
}

bool same_object(const Game& game, const Game& laid, const Twins& twins, Value a, Value b) {
  if (a.is(ValueKind::card))
    return b.is(ValueKind::card) && twins[a.index()] == b.index();
  if (a.is(ValueKind::item))
    return b.is(ValueKind::item) &&
           place_of(game.state().stack, a.payload()) == place_of(laid.state().stack, b.payload());
  if (a.is(ValueKind::lasting))
    return b.is(ValueKind::lasting) &&
           place_of(game.state().lasting, a.payload()) == place_of(laid.state().lasting, b.payload());
  return a == b;
}

// The option of the scenario's table that equals an option of the game; -1: none.
int twin_option(const Game& game, const Game& laid, const Twins& twins, int option) {
  const Option& wanted = game.decision().options[static_cast<std::size_t>(option)];
  const auto& options = laid.decision().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].kind == wanted.kind && same_object(game, laid, twins, wanted.ability, options[i].ability) &&
        same_object(game, laid, twins, wanted.object, options[i].object))
      return static_cast<int>(i);
  const std::vector<std::string> labels = labels_of(laid.table());
  const std::string label = labels_of(game.table())[static_cast<std::size_t>(option)];
  const auto at = std::find(labels.begin(), labels.end(), label);
  return at == labels.end() ? -1 : static_cast<int>(at - labels.begin());
}

// ---- Acts

bool is_priority(const Decision& d) { return d.prompt == Prompt::priority || d.prompt == Prompt::action; }

std::string written(const scripting::Label& label) {
  return label.nth > 0 ? fmt::format("{}#{}", label.text, label.nth) : label.text;
}

std::optional<Act> act_of(const scripting::Play& play, int option) {
  const Decision& d = play.game().decision();
  const OptionKind kind = d.options[static_cast<std::size_t>(option)].kind;
  const int who = index_of(d.who);
  if (kind == OptionKind::pass && is_priority(d))
    return Act{.doing = Doing::pass, .seat = who, .what = {}};
  if (kind == OptionKind::declare_attack)
    return Act{.doing = Doing::declare_attack, .seat = who, .what = {}};
  if (kind == OptionKind::declare_purchase)
    return Act{.doing = Doing::declare_purchase, .seat = who, .what = {}};
  if (kind == OptionKind::end_turn)
    return Act{.doing = Doing::end_turn, .seat = who, .what = {}};
  const scripting::Label label = play.label_for(option);
  if (label.text.empty())
    return std::nullopt;
  Act act{.doing = Doing::choose, .seat = who, .what = {written(label)}};
  if (kind == OptionKind::play_loot)
    act.doing = Doing::play;
  if (kind == OptionKind::offer)
    act.doing = Doing::offer;
  if (kind == OptionKind::activate) {
    act.doing = Doing::activate;
    act.ability = play.ability_number(option);
  }
  return act;
}

void perform(scripting::Play& play, const Act& act) {
  const Seat who = seat(act.seat);
  const scripting::Label label = act.what.empty() ? scripting::Label{} : scripting::label(act.what.front());
  switch (act.doing) {
    case Doing::play:
      return play.play(who, label, {});
    case Doing::activate:
      return play.activate(who, label, act.ability, {});
    case Doing::declare_attack:
      return play.declare_attack(who);
    case Doing::declare_purchase:
      return play.declare_purchase(who);
    case Doing::end_turn:
      return play.end_turn(who);
    case Doing::offer:
      return play.offer(who, label, {});
    case Doing::choose:
      return play.choose(who, label);
    default:
      return play.pass(who);
  }
}

std::vector<std::string> names(int players) {
  std::vector<std::string> all;
  for (int p = 0; p < players; ++p)
    all.push_back(player_name(seat(p)));
  return all;
}

// Steps through both games, and resynchronises them where only one has a decision.
class Following {
 public:
  Following(Game game, Game laid)
      : game_(std::move(game)),
        twins_(game_.table(), laid.table()),
        play_(std::move(laid), names(game_.state().players_count)) {}

  bool follow(std::uint16_t option, bool last) {
    while (unmatched_ < patience) {
      if (!play_.game().decision().open)
        return false;
      if (same_question())
        return take(twin_option(game_, play_.game(), twins_, option), last) && advance(option, last);
      if (game_passes(option) && !last)
        return ++unmatched_, advance(option, last);
      if (!pass_at_laid())
        return false;
    }
    return false;
  }
  std::vector<Act> acts() { return std::move(acts_); }

 private:
  bool same_question() const {
    const Decision &a = game_.decision(), &b = play_.game().decision();
    return a.who == b.who && (a.prompt == b.prompt || (is_priority(a) && is_priority(b)));
  }
  bool game_passes(std::uint16_t option) const {
    return is_priority(game_.decision()) && game_.decision().options[option].kind == OptionKind::pass;
  }
  bool advance(std::uint16_t option, bool last) { return last || !game_.answer(option); }
  bool take(int option, bool last) {
    const std::optional<Act> act = option < 0 ? std::nullopt : act_of(play_, option);
    if (!act)
      return false;
    acts_.push_back(*act);
    if (!last)
      perform(play_, *act);
    return true;
  }
  bool pass_at_laid() {
    ++unmatched_;
    const Decision& d = play_.game().decision();
    for (std::size_t i = 0; is_priority(d) && i < d.options.size(); ++i)
      if (d.options[i].kind == OptionKind::pass)
        return take(static_cast<int>(i), false);
    return false;
  }

  Game game_;
  Twins twins_;
  scripting::Play play_;
  std::vector<Act> acts_;
  int unmatched_ = 0;  // how often only one of them had a decision
};

}  // namespace

Situation situation_of(const Game& game) {
  Table t(game.table());
  Situation s;
  s.active = t.active();
  s.seed = t.s.seed;
  s.decks.resize(t.content.decks.size());
  s.discards.resize(t.content.decks.size());
  for (std::uint8_t d = 0; d < t.content.decks.size(); ++d) {
    s.decks[d] = {printed_in(t, zones::deck(DeckId{d})), t.content.decks[d].drawn_from};
    s.discards[d].cards = printed_in(t, zones::discard(DeckId{d}));
  }
  s.bonus_souls = printed_in(t, zones::bonus);
  for (Seat p : t.seats())
    s.seats.push_back(laid_seat(t, p));
  lay_slots(t, s);
  for (int n = 0; n < dice_told; ++n)
    s.dice.push_back(t.die(t.rules()[Number::dice_sides]));
  return s;
}

std::optional<std::vector<Act>> acts_of(Game game, Game laid, std::span<const std::uint16_t> answers) {
  Following both(std::move(game), std::move(laid));
  try {
    for (std::size_t i = 0; i < answers.size(); ++i)
      if (!both.follow(answers[i], i + 1 == answers.size()))
        return std::nullopt;
  } catch (const scripting::Failure&) {
    return std::nullopt;
  }
  return both.acts();
}

}  // namespace soulstack::tools

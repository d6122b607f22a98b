// Choices: one open decision between objects. Groups, votes and splits consist of choices.

#include "engine/verbs/choices.h"

#include <algorithm>
#include <utility>

#include "engine/model/amounts.h"
#include "engine/model/enum_rows.h"
#include "engine/model/mixing.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

Flow wait_for_answer(Table& t, Choice& c) {
  if (!t.s.answered)
    return ask();
  t.s.answered = 0;
  const Value answer = t.s.answer;
  t.s.answer = nothing;
  t.s.lists.truncate(c.from);
  return finish(answer);
}
constexpr Step choice_steps[] = {{"answer", "7.3", step<wait_for_answer>}};

int room_left(const Table& t) { return decltype(t.s.lists)::capacity - t.s.lists.size(); }

// Adds candidates up to the capacity. Scripts that name more fail earlier. If the rules ask when scripts have used most
// of the capacity, some candidates are dropped and the game continues.
struct Stored {
  std::uint16_t from = 0;
  std::uint16_t count = 0;
};
Stored store(Table& t, const Candidates& list, int most = max_cards) {
  const auto from = static_cast<std::uint16_t>(t.s.lists.count);
  for (int i = 0; i < std::min(list.count, most) && t.s.lists.push(list[i]);)
    ++i;
  return {from, static_cast<std::uint16_t>(t.s.lists.count - from)};
}

// ---- Each (rule 20.12): one after the other, so that all players see the earlier choices (ruling Q46)

struct Each {
  GroupVerb verb = GroupVerb::gain_coins;
  Seat by = Seat::game;
  std::int16_t amount = 0;
  Value source;
  std::uint16_t from = 0;
  std::uint16_t count = 0;
  std::uint16_t at = 0;
  std::int16_t total = 0;
  DeckId deck;
  std::uint8_t unused[3] = {};
};

// A card that has already been passed to the left is not passed on again.
Did pass_left(Table& t, Value v, Doer by) {
  if (!t.current(v))
    return done(Value::boolean(false));
  const auto card = v.as_card();
  return hand_over(t, card, t.left_of(t.zone_of(card).seat), by);
}

// If it is still in that hand.
Did discard_from_hand(Table& t, Value v, Doer by) {
  if (!t.current(v))
    return done(Value::boolean(false));
  const auto card = v.as_card();
  return discard_card(t, card, t.zone_of(card).seat, by);
}

Did do_to(Table& t, const Each& e, Value v) {
  const Doer by{e.source, e.by};
  switch (e.verb) {
    case GroupVerb::gain_coins:
      return gain_coins(t, v.as_seat(), e.amount, by);
    case GroupVerb::lose_coins:
      return lose_coins(t, v.as_seat(), e.amount, by);
    case GroupVerb::draw_loot:
      return draw_loot(t, v.as_seat(), e.amount, by, e.deck);
    case GroupVerb::discard_loot:
      return discard_loot(t, v.as_seat(), e.amount, by);
    case GroupVerb::gain_treasure:
      return gain_treasure(t, v.as_seat(), e.amount, by, e.deck);
    case GroupVerb::gain_one_treasure:
      return gain_one_treasure(t, v.as_seat(), by, e.deck);
    case GroupVerb::destroy:
      return destroy(t, v, by);
    case GroupVerb::kill:
      return kill(t, v, by);
    case GroupVerb::heal:
      return heal(t, v, e.amount, by);
    case GroupVerb::recharge:
      return recharge(t, v.as_card(), by);
    case GroupVerb::deactivate:
      return deactivate(t, v.as_card(), by);
    case GroupVerb::cancel:
      return cancel(t, v.payload());
    case GroupVerb::pass_left:
      return pass_left(t, v, by);
    case GroupVerb::discard_card:
      return discard_from_hand(t, v, by);
    case GroupVerb::recharge_in_step:
      return recharge_in_step(t, v.as_card());
  }
  return done();
}

Flow next_of_group(Table& t, Each& e) {
  if (e.at >= e.count) {
    t.s.lists.truncate(e.from);
    return finish(Value::number(e.total));
  }
  const Value v = t.s.lists[e.from + e.at++];
  return next(do_to(t, e, v));
}
void add_result(Each& e, Value result) {
  const int n = result.is(ValueKind::number) ? result.as_number() : bool{result} && result != Value::boolean(false);
  e.total = saturated(e.total + n);
}
Flow add_up(Table& t, Frame& f) {
  (void)t;
  add_result(f.as<Each>(), f.result);
  return go_to<next_of_group>();
}
constexpr Step each_steps[] = {{"next", "20.12.1", step<next_of_group>}, {"add_up", "20.12.1", step<add_up>}};

// ---- Votes (rules 20.10.2, 20.10.3): the lists hold the voters, each once for each of their votes, then the candidates.
// A vote takes the place of its voter.

struct Vote {
  std::uint16_t from = 0;
  std::uint8_t voters = 0;
  std::uint8_t at = 0;
  std::uint16_t among = 0;
  std::uint16_t tells_numbers = 0;
  Value source;
};

int votes_for(const Table& t, const Vote& v, Value candidate) {
  const Value* const votes = &t.s.lists[v.from];
  return static_cast<int>(std::count(votes, votes + v.voters, candidate));
}

Value winner_of(const Table& t, const Vote& v) {
  Value winner;
  int most = 0;
  for (int i = 0; i < v.among; ++i) {
    const Value candidate = t.s.lists[v.from + v.voters + i];
    const int votes = votes_for(t, v, candidate);
    if (votes == most)
      winner = nothing;
    if (votes > most) {
      most = votes;
      winner = candidate;
    }
  }
  return winner;
}

Flow tell_votes(Table& t, const Vote& v) {
  Candidates among, votes;
  for (int i = 0; i < v.among; ++i) {
    among.add(t.s.lists[v.from + v.voters + i]);
    votes.add(Value::number(votes_for(t, v, among[i])));
  }
  t.s.lists.truncate(v.from);
  for (const Candidates* const column : {&among, &votes})
    for (Value one : *column)
      static_cast<void>(t.s.lists.push(one));  // `vote` has checked that there is room
  return finish(Value::wide(ValueKind::list, v.from | with_amounts));
}

Flow cast_vote(Table& t, Vote& v) {
  if (v.at == v.voters) {
    if (v.tells_numbers)
      return tell_votes(t, v);
    const Value winner = winner_of(t, v);
    t.s.lists.truncate(v.from);
    return finish(winner);
  }
  Candidates among;
  for (int i = 0; i < v.among; ++i)
    among.add(t.s.lists[v.from + v.voters + i]);
  return next(choose(t, {.prompt = Prompt::vote, .who = t.s.lists[v.from + v.at].as_seat(), .about = v.source}, among));
}
Flow count_vote(Table& t, Frame& f) {
  Vote& v = f.as<Vote>();
  Value& place = t.s.lists[v.from + v.at];
  t.emit({.type = EventType::voted, .subject = place, .object = f.result, .by = place.as_seat()});
  place = f.result;
  ++v.at;
  return go_to<cast_vote>();
}
constexpr Step vote_steps[] = {{"vote", "20.10.2", step<cast_vote>}, {"count_vote", "20.10.2", step<count_vote>}};

// ---- Splits: points are assigned one after the other; the points of each candidate are stored after the candidates.

struct Split {
  std::uint16_t from = 0;
  std::uint16_t among = 0;
  std::int16_t left = 0;
  Seat who = Seat::game;
  std::uint8_t unused = 0;
  Value source;
};

Flow assign_point(Table& t, Split& s) {
  if (s.left == 0 || s.among == 0)
    return finish(Value::wide(ValueKind::list, s.from | with_amounts));
  --s.left;
  Candidates among;
  for (int i = 0; i < s.among; ++i)
    among.add(t.s.lists[s.from + i]);
  return next(choose(t, {.prompt = Prompt::split, .who = s.who, .about = s.source}, among));
}
Flow count_point(Table& t, Frame& f) {
  Split& s = f.as<Split>();
  for (int i = 0; i < s.among; ++i)
    if (t.s.lists[s.from + i] == f.result) {
      Value& points = t.s.lists[s.from + s.among + i];
      points = Value::number(points.as_number() + 1);
      break;
    }
  return go_to<assign_point>();
}
constexpr Step split_steps[] = {{"assign", "20.12.3", step<assign_point>}, {"count", "20.12.3", step<count_point>}};

// ---- Groups in the order in which something happens to them (rules 20.12.2, 20.12.3): a player who controls several
// objects picks their order; for those of the game, the controller of the effect does. Placed objects come first.

struct Arrange {
  std::uint16_t from = 0;
  std::uint16_t count = 0;
  std::uint16_t placed = 0;
  Seat by = Seat::game;
  std::uint8_t unused = 0;
  Value source;
};

Seat arranger(const Table& t, const Arrange& a, Value v) {
  const Seat owner = v.is(ValueKind::card) ? t.controller(v) : Seat::game;
  if (owner != Seat::game)
    return owner;
  return a.by == Seat::game ? t.active() : a.by;
}

// Objects of the same controller are adjacent.
bool same_block(const Table& t, Value a, Value b) {
  if (a.is(ValueKind::number))
    return true;
  return a.is(ValueKind::card) && b.is(ValueKind::card) && t.controller(a) == t.controller(b) &&
         t.zone_of(a.as_card()).of == t.zone_of(b.as_card()).of;
}

Flow choose_next_object(Table& t, Arrange& a) {
  if (a.placed >= a.count)
    return finish(Value::wide(ValueKind::list, a.from));
  const Value first = t.s.lists[a.from + a.placed];
  Candidates among;
  for (int i = a.placed; i < a.count && (i == a.placed || same_block(t, first, t.s.lists[a.from + i])); ++i)
    if (std::find(among.begin(), among.end(), t.s.lists[a.from + i]) == among.end())
      among.add(t.s.lists[a.from + i]);
  return next(choose(t, {.prompt = Prompt::arrange, .who = arranger(t, a, first), .about = a.source}, among));
}
Flow place_object(Table& t, Frame& f) {
  Arrange& a = f.as<Arrange>();
  int at = a.placed;
  while (t.s.lists[a.from + at] != f.result)
    ++at;
  for (; at > a.placed; --at)
    t.s.lists[a.from + at] = t.s.lists[a.from + at - 1];
  t.s.lists[a.from + a.placed++] = f.result;
  return go_to<choose_next_object>();
}
constexpr Step arrange_steps[] = {{"choose", "20.12.2", step<choose_next_object>},
                                  {"place", "20.12.2", step<place_object>}};

// ---- Some: picked objects come first; the player declines to stop.

struct Some {
  std::uint16_t from = 0;
  std::uint16_t count = 0;
  std::uint16_t picked = 0;
  Seat who = Seat::game;
  Prompt prompt = Prompt::choice;
  Value about;
};

Flow choose_one_more(Table& t, Some& s) {
  Candidates left;
  for (int i = s.picked; i < s.count; ++i)
    left.add(t.s.lists[s.from + i]);
  return next(choose(t, {.prompt = s.prompt, .who = s.who, .about = s.about, .or_none = true}, left));
}
Flow pick(Table& t, Frame& f) {
  Some& s = f.as<Some>();
  for (int i = s.picked; i < s.count; ++i) {
    Value& place = t.s.lists[s.from + i];
    if (place != f.result)
      continue;
    std::swap(place, t.s.lists[s.from + s.picked++]);
    return go_to<choose_one_more>();
  }
  t.s.lists.truncate(static_cast<std::uint32_t>(s.from + s.picked));
  return finish(Value::wide(ValueKind::list, s.from));
}
constexpr Step some_steps[] = {{"choose", "7.3", step<choose_one_more>}, {"pick", "7.3", step<pick>}};

// ---- Reordering: the list holds the remaining cards; each chosen card goes on top or on the bottom (rule 20.4.1).

struct Reorder {
  std::uint16_t from = 0;
  std::uint16_t left = 0;
  Seat who = Seat::game;
  PutBack where = PutBack::on_top;
  std::uint8_t unused[2] = {};
  Value source;
};

Flow choose_next_card(Table& t, Reorder& r) {
  Candidates among;
  for (int i = 0; i < r.left; ++i)
    among.add(t.s.lists[r.from + i]);
  constexpr Prompt prompts[] = {Prompt::reorder, Prompt::reorder_bottom, Prompt::keep};
  static_assert(std::size(prompts) == count_of<PutBack>);
  const Prompt prompt = prompts[static_cast<std::size_t>(r.where)];
  return next(choose(t, {.prompt = prompt, .who = r.who, .about = r.source}, among));
}
Flow put_back(Table& t, Frame& f) {
  Reorder& r = f.as<Reorder>();
  for (int i = 0; i < r.left; ++i) {
    if (t.s.lists[r.from + i] != f.result)
      continue;
    t.s.lists[r.from + i] = t.s.lists[r.from + r.left - 1];
    const auto card = f.result.as_card();
    zones::see_alone(t, card, r.who);
    if (r.where == PutBack::all_but_one_on_bottom)
      r.where = PutBack::on_bottom;  // the first card stays on top
    else
      zones::move(t, card, t.card(card).zone, r.where == PutBack::on_top ? zones::Place::top : zones::Place::bottom);
    break;
  }
  if (--r.left > 0)
    return go_to<choose_next_card>();
  t.s.lists.truncate(r.from);
  return finish();
}
constexpr Step reorder_steps[] = {{"choose", "20.4.1", step<choose_next_card>}, {"put_back", "20.4.1", step<put_back>}};

}  // namespace

namespace {

// Different for each decision; cannot be predicted without the seed.
std::uint64_t place_of_hidden(const Table& t, Value card) {
  return mixed(t.s.seed + golden * (std::uint64_t{t.s.decisions} << 16 | card.index()));
}

// Hidden cards are offered in an order that reveals neither their places nor their names.
void hide_order(Table& t, const Choice& c) {
  const auto hidden = [&](Value v) { return v.is(ValueKind::card) && t.current(v) && !sees(t, v.as_card(), c.who); };
  Value* const first = &t.s.lists[c.from];
  Value* const last = first + c.count;
  if (std::count_if(first, last, hidden) < 2)
    return;
  Candidates cards;
  std::for_each(first, last, [&](Value v) {
    if (hidden(v))
      cards.add(v);
  });
  std::sort(cards.values.begin(), cards.values.begin() + cards.count,
            [&](Value a, Value b) { return place_of_hidden(t, a) < place_of_hidden(t, b); });
  int next = 0;
  std::for_each(first, last, [&](Value& v) {
    if (hidden(v))
      v = cards[next++];
  });
}

}  // namespace

extern const Catalogue reorder_catalogue, arrange_catalogue, some_catalogue;
const Catalogue some_catalogue{"some", "7.3", some_steps};
const Catalogue arrange_catalogue{"arrange", "20.12", arrange_steps};
const Catalogue reorder_catalogue{"reorder", "20.4.1", reorder_steps};

extern const Catalogue choice_catalogue, each_catalogue, vote_catalogue, split_catalogue;
const Catalogue choice_catalogue{"choice", "7.3", choice_steps};
const Catalogue each_catalogue{"each", "20.12", each_steps};
const Catalogue vote_catalogue{"vote", "20.10.2", vote_steps};
const Catalogue split_catalogue{"split", "20.12.3", split_steps};

Did choose(Table& t, const Question& q, const Candidates& among) {
  const int declining = q.or_none ? 1 : 0;
  const int offered = std::min(among.count, room_left(t) - declining);
  if (offered + declining <= 1)
    return done(q.or_none || among.count == 0 ? nothing : among[0]);
  Choice c;
  c.prompt = q.prompt;
  c.who = q.who == Seat::game ? t.active() : q.who;
  c.about = q.about;
  c.from = store(t, among, offered).from;
  if (q.or_none)
    static_cast<void>(t.s.lists.push(Value::word(0)));  // `offered` leaves room for it
  c.count = static_cast<std::uint16_t>(t.s.lists.count - c.from);
  hide_order(t, c);
  return t.push(Procedure::choice, c);
}

Did confirm(Table& t, Seat who, Value about, Prompt prompt) {
  Candidates yes_no;
  yes_no.add(Value::boolean(true));
  yes_no.add(Value::boolean(false));
  return choose(t, {.prompt = prompt, .who = who, .about = about}, yes_no);
}

// Verbs that open no decision and push no frame unless something changes or replaces their event.
static bool done_at_once(Table& t, GroupVerb verb) {
  switch (verb) {
    case GroupVerb::heal:
      return !may_be_changed(t, EventType::healed);
    case GroupVerb::recharge:
    case GroupVerb::recharge_in_step:
      return !may_be_changed(t, EventType::recharged);
    case GroupVerb::deactivate:
      return !may_be_changed(t, EventType::deactivated);
    case GroupVerb::cancel:
      return !may_be_changed(t, EventType::cancelled);
    case GroupVerb::pass_left:
      return !may_be_changed(t, EventType::loot_given);
    case GroupVerb::discard_card:
      return !may_be_changed(t, EventType::loot_discarded);
    default:
      return false;
  }
}

Did each(Table& t, GroupVerb verb, const Candidates& group, int n, Doer by, DeckId from) {
  Each e;
  e.deck = from;
  e.verb = verb;
  e.by = by.by;
  e.amount = saturated(n);
  e.source = by.source;
  int at = 0;
  for (; done_at_once(t, verb) && at < group.count; ++at)
    add_result(e, do_to(t, e, group[at]).value);
  if (at == group.count)
    return done(Value::number(e.total));
  e.at = static_cast<std::uint16_t>(at);
  const Stored stored = store(t, group);
  e.from = stored.from;
  e.count = stored.count;
  return t.push(Procedure::each, e);
}

Did vote(Table& t, const Candidates& voters, const Candidates& among, Voting how, Doer by) {
  if (voters.count == 0 || among.count == 0)
    return done();
  Candidates votes;
  for (Value voter : voters)
    for (int n = how.votes + (voter == Value::player(how.extra)); n > 0; --n)
      votes.add(voter);
  Vote v;
  const Stored who = store(t, votes);
  v.from = who.from;
  v.voters = static_cast<std::uint8_t>(who.count);
  v.among = store(t, among).count;
  v.tells_numbers = how.tells_numbers;
  v.source = by.source;
  return t.push(Procedure::vote, v);
}

Did split(Table& t, Seat who, int n, const Candidates& among, Doer by) {
  Split s;
  const Stored stored = store(t, among, room_left(t) / 2);
  s.from = stored.from;
  s.among = stored.count;
  for (int i = 0; i < stored.count; ++i)
    static_cast<void>(t.s.lists.push(Value::number(0)));  // the candidates took at most half of the room
  s.left = saturated(n);
  s.who = who;
  s.source = by.source;
  return t.push(Procedure::split, s);
}

Did arrange(Table& t, const Candidates& group, Doer by) {
  Arrange a;
  const Stored stored = store(t, group);
  a.from = stored.from;
  a.count = stored.count;
  a.by = by.by;
  a.source = by.source;
  return t.push(Procedure::arrange, a);
}

Did choose_some(Table& t, const Question& q, const Candidates& among) {
  Some s;
  const Stored stored = store(t, among);
  s.from = stored.from;
  s.count = stored.count;
  s.who = q.who;
  s.prompt = q.prompt;
  s.about = q.about;
  return t.push(Procedure::some, s);
}

Did reorder(Table& t, Seat who, const Candidates& cards, Doer by, PutBack where) {
  if (cards.count < 2)
    return done();
  Reorder r;
  r.where = where;
  const Stored stored = store(t, cards);
  r.from = stored.from;
  r.left = stored.count;
  r.who = who;
  r.source = by.source;
  return t.push(Procedure::reorder, r);
}

Value choose_at_random(Table& t, const Candidates& among) {
  if (among.count == 0)
    return nothing;
  return among[static_cast<int>(t.random(stream::effects, static_cast<std::uint32_t>(among.count)))];
}

}  // namespace soulstack

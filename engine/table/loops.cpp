// Ruling Q32: unbreakable loops.
#include "engine/table/loops.h"

#include <algorithm>
#include <span>
#include <string>

#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/loop_cards.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

// Two states count as equal if they differ only in identities, which always increase (serials, incarnations), and in
// counts of how often something was done.
class Sameness {
 public:
  void add(std::uint64_t n) {
    hash_ = (hash_ ^ n) * 0x9FB21C651E98DF25ULL;
    hash_ ^= hash_ >> 29;
  }
  void add(Value v) {
    const bool object = v.is(ValueKind::card);
    add(object ? std::uint64_t{v.index()} << 8 : v.is(ValueKind::item) ? 1 : v.bits);
  }
  template <class... Numbers>
  void add_all(Numbers... numbers) {
    (add(static_cast<std::uint64_t>(numbers)), ...);
  }
  void add(const Player& p) {
    add_all(p.coins, p.damage, p.loot_plays, p.character, p.flags.bits(), p.skip_turns, p.attack_rolls == 0,
            p.extra_turns, p.max_hp);
  }
  // Including its position in its zone.
  void add(const Card& c) {
    add(std::uint64_t{c.def.value} << 40 | std::uint64_t{c.zone.value} << 32 | std::uint64_t{c.counters} << 16 |
        std::uint64_t{c.flags.bits()} << 8 | c.damage);
    add(c.below);
  }
  void add(const Event& e) {
    add_all(e.type, e.amount, e.value, e.flags.bits(), e.by);
    for (Value v : {e.subject, e.source, e.object})
      add(v);
  }
  void add(const StackItem& i) {
    add_all(i.kind, i.controller, i.mode, i.flags.bits(), i.ability.value, i.value, i.die, i.sides);
    add(i.source);
    for (Value target : i.targets)
      add(target);
    add(i.event);
  }
  void add(const Lasting& l) {
    add_all(l.ability.value, l.uses, l.waits_for, l.controller, l.ability.known() ? l.value != 0 : l.value);
    add(l.source);
    for (Value target : l.targets)
      add(target);
  }
  void add(std::span<const Kept> values) {
    for (const Kept& k : values)
      add(k.value);
  }
  void add(const Turn& turn) {
    add_all(turn.active, turn.phase, turn.ending, turn.cleanup, turn.attacks, turn.purchases, turn.monster_deaths,
            turn.last_normal, turn.deaths_open, turn.deck_attacks, turn.acting, turn.loot_plays);
    add_all(turn.extra.any_may, turn.extra.any_must, turn.extra.deck_may, turn.extra.deck_must);
  }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_ = 1;
};

// The relevant part of a count: for triggers this turn, only whether it was the first one, or its position in the cycle
// of n.
int meaning_of(const Table& t, const ObjectCount& e) {
  if (e.key >= t.content.abilities.size())
    return e.value;
  const int every = t.content[AbilityId{static_cast<std::uint16_t>(e.key)}].trigger.every;
  return every > 0 ? e.value % every : e.value > 0;
}

void add_counts(Sameness& same, const Table& t) {
  for (const ObjectCount& e : t.s.counts) {
    const bool is_identity = counts::belongs_to_item(e.object) || e.key == came_key || e.key == killing_roll_key ||
                             e.key == killer_source_key || e.key == blow_key || e.key == blow_origin_key ||
                             e.key == changed_by_key || e.key == had_key;
    if (!is_identity)
      same.add_all(e.object, e.key, meaning_of(t, e));
  }
}

void add_notes(Sameness& same, const Table& t) {
  for (const Kept& k : t.s.kept)
    if (const Value on{k.owner}) {
      same.add(on);
      same.add(k.key);
      same.add(k.value);
    }
}

// What happened before, as far as it makes a difference: a condition asks only whether there were enough.
void add_history(Sameness& same, const Table& t) {
  for (const Tally& tally : t.s.tallies) {
    const bool is_gone =
        std::any_of(tally.keys.begin(), tally.keys.end(), [&](Value key) { return key && !t.current(key); });
    if (is_gone)
      continue;
    const int most = t.content.tallies[tally.def.value].asked_up_to;
    same.add_all(tally.def.value, std::min<int>(tally.count, most), std::min<int>(tally.sum, most), tally.last);
    for (const Value key : tally.keys)
      same.add(key);
  }
}

std::uint64_t sameness(const Table& t) {
  Sameness same;
  same.add(t.s.turn);
  same.add_all(t.s.round.starter, t.s.round.timer, t.s.replies.count, t.s.lists.count);
  for (Seat p : t.seats())
    same.add(t.player(p));
  for (const Card& c : t.s.cards)
    same.add(c);
  for (const StackItem& item : t.s.stack) {
    same.add(item);
    same.add(kept::values_of(t.s, item.serial));
    same.add(kept::values_of(t.s, item.results));
  }
  for (const StackItem& item : t.s.waiting)
    same.add(item);
  for (const Lasting& l : t.s.lasting) {
    same.add(l);
    same.add(kept::values_of(t.s, l.serial));
  }
  add_counts(same, t);
  add_notes(same, t);
  add_history(same, t);
  for (const Frame& f : t.s.frames)
    same.add(std::uint64_t{f.procedure.value} << 8 | f.row);
  return same.hash();
}

// If dice are rolled in between, a loop may still end; after this many returns it counts as endless.
constexpr int most_by_chance = 500;

std::uint64_t chances(const Table& t) {
  std::uint64_t all = 0;
  for (std::uint32_t drawn : t.s.drawn)
    all += drawn;
  return all;
}

}  // namespace

bool LoopWatch::repeats(const Table& t) {
  if (t.resolved.count == resolved_)
    return false;
  resolved_ = t.resolved.count;
  t.work.spend(t.s.cards.count + static_cast<std::uint32_t>(t.s.stack.size()) * work_of::look);
  const std::uint64_t now = sameness(t);
  const std::uint64_t rolled = chances(t);
  if (looked_ > 0 && now == kept_) {
    if (rolled == rolled_)
      return true;
    rolled_ = rolled;
    return ++met_by_chance_ > most_by_chance;
  }
  if (++looked_ >= keep_again_) {
    kept_ = now;
    kept_at_ = resolved_;
    rolled_ = rolled;
    met_by_chance_ = 0;
    keep_again_ *= 2;
  }
  return false;
}

std::string cards_at_work(const Table& t, std::uint64_t length) {
  std::string cards;
  const auto name = [&](Value source) {
    if (!source.is(ValueKind::card))
      return;
    const std::string& card = t.def(source.as_card()).name;
    if (cards.find(card) == std::string::npos)
      cards += (cards.empty() ? "" : ", ") + card;
  };
  t.resolved.each_of_last(length, name);
  for (const Frame& f : t.s.frames)
    if (static_cast<Procedure>(f.procedure.value) == Procedure::effect)
      name(f.as<Effect>().source);
  constexpr int looked_at = 16;
  if (cards.empty())
    for (int i = std::max(0, t.s.stack.size() - looked_at); i < t.s.stack.size(); ++i)
      name(t.s.stack[i].source);
  if (cards.empty())
    for (const Frame& f : t.s.frames)
      if (is_attack(f))
        name(f.as<Attack>().target);  // no attack roll hits it
  return cards;
}

void end_in_a_draw(Table& t, std::uint64_t length) {
  if (t.s.over())
    return;
  t.s.outcome = Outcome::draw;
  t.troubles.push_back({"a loop that no player can break: " + cards_at_work(t, length), {}});
  t.note({.type = EventType::stopped});
}

void count_resolved(Table& t, Value source) {
  t.resolved.add(source);
  if (++t.s.turn.resolved <= most_resolved)
    return;
  const auto forced = static_cast<std::uint32_t>(t.s.turn.resolved - t.s.turn.chosen);
  if (forced > most_forced)
    return end_in_a_draw(t);
  t.stop("a loop that continues by forced choices: " + cards_at_work(t));
}

// Ruling Q32: a player who could continue forever must stop. The count belongs to the object and the turn.
bool may_be_asked(Table& t, AbilityId ability, Value source) {
  if (t.s.turn.resolved < resolved_unwatched)
    return true;
  if (t.s.turn.resolved >= most_by_choice)
    return false;
  const std::uint16_t object = source.is(ValueKind::card) ? source.as_card() : counts::the_game;
  const CountKey key = counts::questions_of(ability.value);
  const int asked = counts::get(t.s, object, key);
  if (asked >= t.rules()[Number::repeats_per_turn])
    return false;
  t.set_count(object, key, asked + 1);
  return true;
}

Frame& Table::push(Procedure p) {
  const bool is_full = s.frames.full();
  if (is_full)
    end_in_a_draw(*this);  // endless nesting: cards never nest this deep
  // If there is no room, the locals of the topmost frame stay as they are.
  Frame& f = is_full ? no_frame : s.frames.begin()[s.frames.count++];
  f = {};
  f.procedure = ProcedureId{static_cast<std::uint8_t>(p)};
  f.serial = p == Procedure::next_priority ? unnamed_frame : take_serial();
  return f;
}

}  // namespace soulstack

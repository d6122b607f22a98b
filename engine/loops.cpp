// Ruling Q32: loops that nobody can leave.
#include "engine/loops.h"

#include <algorithm>
#include <string>

#include "engine/table.h"

namespace soulstack {

namespace {

// What counts as the same: everything but identities, which always go on (serials, incarnations).
class Sameness {
 public:
  void add(std::uint64_t n) {
    hash_ = (hash_ ^ n) * 0x9FB21C651E98DF25ULL;
    hash_ ^= hash_ >> 29;
  }
  void add(Value v) {
    const bool object = v.is(ValueKind::card) || v.is(ValueKind::former);
    add(object ? std::uint64_t{v.index()} << 8 : v.is(ValueKind::item) ? 1 : v.bits);
  }
  void add(const StackItem& i) {
    add(static_cast<std::uint64_t>(i.kind) << 32 | static_cast<std::uint64_t>(i.controller) << 16 | i.mode);
    add(static_cast<std::uint64_t>(i.ability.value) << 16 | static_cast<std::uint16_t>(i.value));
    add(i.source);
    for (Value target : i.targets) add(target);
    add(static_cast<std::uint64_t>(i.event.type) << 16 | static_cast<std::uint16_t>(i.event.amount));
  }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_ = 1;
};

std::uint64_t sameness(const Table& t) {
  Sameness same;
  for (int p = 0; p < t.players(); ++p) {
    const Player& player = t.player(seat(p));
    same.add(static_cast<std::uint64_t>(player.coins) << 32 | static_cast<std::uint64_t>(player.damage) << 16 | player.flags);
    same.add(static_cast<std::uint64_t>(player.loot_plays));
  }
  for (int i = 0; i < t.s.cards.size(); ++i) {
    const Card& c = t.s.cards[i];
    same.add(static_cast<std::uint64_t>(c.def.value) << 40 | std::uint64_t{c.zone.value} << 32 |
             std::uint64_t{c.counters} << 16 | std::uint64_t{c.flags} << 8 | c.damage);
  }
  for (const StackItem& item : t.s.stack) same.add(item);
  for (const StackItem& item : t.s.waiting) same.add(item);
  for (const Lasting& l : t.s.lasting) same.add(std::uint64_t{l.ability.value} << 8 | l.uses);
  for (const Frame& f : t.s.frames) same.add(std::uint64_t{f.procedure.value} << 8 | f.row);
  return same.hash();
}

// Where dice are rolled in between, a loop may yet be left; not any more after so often.
constexpr int most_by_chance = 500;

std::uint64_t chances(const Table& t) {
  std::uint64_t all = 0;
  for (std::uint32_t drawn : t.s.drawn) all += drawn;
  return all;
}

}  // namespace

bool LoopWatch::repeats(const Table& t) {
  if (t.resolved.count == resolved_) return false;
  resolved_ = t.resolved.count;
  const std::uint64_t now = sameness(t);
  const std::uint64_t rolled = chances(t);
  if (looked_ > 0 && now == kept_) {
    if (rolled == rolled_) return true;
    rolled_ = rolled;
    return ++met_by_chance_ > most_by_chance;
  }
  if (++looked_ >= keep_again_) {
    kept_ = now;
    rolled_ = rolled;
    met_by_chance_ = 0;
    keep_again_ *= 2;
  }
  return false;
}

void end_in_a_draw(Table& t) {
  if (t.s.over) return;
  std::string cards;
  const auto name = [&](Value source) {
    if (!source.is(ValueKind::card)) return;
    const std::string& card = t.def(static_cast<CardIndex>(source.index())).name;
    if (cards.find(card) == std::string::npos) cards += (cards.empty() ? "" : ", ") + card;
  };
  std::for_each(t.resolved.sources.begin(), t.resolved.sources.end(), name);
  for (const Frame& f : t.s.frames)
    if (static_cast<Procedure>(f.procedure.value) == Procedure::effect) name(f.as<Effect>().source);
  t.s.over = 2;
  t.troubles.push_back({"a loop that nobody can leave: " + cards, {}});
}

void count_resolved(Table& t, Value source) {
  t.resolved.add(source);
  if (++t.s.turn.resolved > most_resolved) end_in_a_draw(t);
}

}  // namespace soulstack

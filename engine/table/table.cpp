// The table: state, frames, events, chance.
#include "engine/table/table.h"

#include <algorithm>

#include "engine/model/mixing.h"
#include "engine/model/object_counts.h"

namespace soulstack {

Table::Table(const Content& c, Scripts& scr) : content(c), scripts(scr), work(c) {
  decision.options.reserve(256);
  listeners.reserve(256);
  threads.resize(static_cast<std::size_t>(decltype(s.frames)::capacity), nullptr);
}

Table::Table(const Table& other) : Table(other, other.content, other.usable) { listeners = other.listeners; }

Table::Table(const Table& other, const Content& with) : Table(other, with, Usables()) {}

Table::Table(const Table& other, const Content& with, const Usables& used)
    : content(with), scripts(other.scripts), work(with), usable(used) {
  copy_state(s, other.s);
  decision = other.decision;
  fixed_dice = other.fixed_dice;
  fixed_dice_used = other.fixed_dice_used;
  fixed_dice_only = other.fixed_dice_only;
}

Table::~Table() {
  if (!threads.empty())
    scripts.forget(*this, 0);
}

Seat Table::right_of(Seat p) const { return seat((index_of(p) + players() - 1) % players()); }

bool Table::current(Value v) const {
  if (v.is(ValueKind::card))
    return (s.cards[v.index()].incarnation & 0xFFFF) == v.incarnation();
  if (v.is(ValueKind::item))
    return find_item(v.payload()) != nullptr;
  return bool{v};
}

const Former* Table::last_seen(Value v) const {
  if (s.formers.count == 0 || !v.is(ValueKind::card))
    return nullptr;
  const auto card = v.as_card();
  if (current(v) && in_play(card))
    return nullptr;
  for (int i = s.formers.size() - 1; i >= 0; --i)
    if (s.formers[i].card == card && s.formers[i].incarnation == v.incarnation())
      return &s.formers[i];
  return nullptr;
}

Seat Table::controller(Value v) const {
  if (v.is(ValueKind::player))
    return v.as_seat();
  if (v.is(ValueKind::item)) {
    const StackItem* item = find_item(v.payload());
    return item ? item->controller : Seat::game;
  }
  if (!v.is(ValueKind::card))
    return Seat::game;
  if (const Former* was = last_seen(v))
    return zone(was->zone).seat;
  return current(v) ? zone_of(v.as_card()).seat : Seat::game;
}

bool Table::in_play(CardIndex i) const {
  const Zone& z = zone_of(i);
  const InPlay those = row_of(z.kind).in_play;
  return those == InPlay::all || (those == InPlay::top && z.top == i);
}

const Lasting* Table::find_lasting(std::uint32_t serial) const {
  const auto earlier = [](const Lasting& l, std::uint32_t than) { return l.serial < than; };
  const Lasting* l = std::lower_bound(s.lasting.begin(), s.lasting.end(), serial, earlier);  // ordered by creation
  return l != s.lasting.end() && l->serial == serial ? l : nullptr;
}
Lasting* Table::find_lasting(std::uint32_t serial) {
  return const_cast<Lasting*>(static_cast<const Table*>(this)->find_lasting(serial));
}

const StackItem* Table::find_below_top(std::uint32_t serial) const {
  for (int i = s.stack.size() - 2; i >= 0; --i)
    if (has_serial(s.stack[i], serial))
      return &s.stack[i];
  return nullptr;
}

const StackItem* Table::top_item(std::uint32_t since) const {
  for (int i = s.stack.size() - 1; i >= 0; --i) {
    const StackItem& item = s.stack[i];
    if (item.flags.has_any(ItemFlag::resolving | ItemFlag::announcing))
      continue;
    return item.serial >= since ? &item : nullptr;
  }
  return nullptr;
}

StackItem* Table::top_item(std::uint32_t since) {
  return const_cast<StackItem*>(static_cast<const Table*>(this)->top_item(since));
}

Frame* Table::find_frame(std::uint32_t serial) {
  for (Frame& f : s.frames)
    if (f.serial == serial)
      return &f;
  return nullptr;
}

Frame& Table::frame(std::uint32_t serial, Place where) {
  Frame* const found = find_frame(serial);
  check(found != nullptr, "the procedure has not ended", where);
  return *found;
}

Value Table::result() const {
  check(s.frames.count > 0, "a procedure is under way");
  return s.frames.back().result;
}

std::uint32_t Table::random(int which, std::uint32_t below) {
  std::uint32_t& n = s.drawn[static_cast<std::size_t>(which)];
  for (;;) {
    const std::uint64_t z = mixed(s.seed + golden * (static_cast<std::uint64_t>(which) << 40 | ++n));
    // Multiply-shift; rejects the few values that would bias the result.
    const std::uint64_t wide = (z >> 32) * below;
    if (static_cast<std::uint32_t>(wide) >= (0U - below) % below)
      return static_cast<std::uint32_t>(wide >> 32);
  }
}

int Table::die(int sides) {
  if (fixed_dice_used < fixed_dice.size()) {
    const int fixed = fixed_dice[fixed_dice_used++];
    if (fixed > sides)
      stop("the next of the `dice` is " + std::to_string(fixed) + ", but the die has " + std::to_string(sides) +
           " sides");
    return std::min(fixed, sides);
  }
  if (fixed_dice_only) {
    stop(
        "a die was rolled, but the scenario has no number for it: give each roll in `dice = { ... }`; an attack rolls "
        "until it ends");
    return 1;
  }
  return 1 + static_cast<int>(random(stream::dice, static_cast<std::uint32_t>(sides)));
}

void Table::set_count(std::uint16_t object, CountKey key, int value) {
  if (!counts::set(s, object, key, value))
    stop(counts::too_many);
}

void Table::stop(std::string_view why) {
  if (s.over())
    return;
  s.outcome = Outcome::stopped;
  troubles.push_back({std::string(why), {}});
  note({.type = EventType::stopped});
}

void Table::note_broken(const BrokenAssumption& assumption) {
  if (broken.empty())
    broken = std::string(assumption.what()) + "; seed " + std::to_string(s.seed) + ", decision " +
             std::to_string(s.decisions);
}

}  // namespace soulstack

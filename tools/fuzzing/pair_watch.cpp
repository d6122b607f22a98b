// Checks whether both cards of a pair were used.
#include "tools/fuzzing/pair_watch.h"
#include "engine/table/zone_layout.h"

#include <algorithm>

namespace soulstack::tools {

namespace {

bool is_continuous(AbilityKind kind) {
  switch (kind) {
    case AbilityKind::always:
    case AbilityKind::cant:
    case AbilityKind::must:
    case AbilityKind::can:
    case AbilityKind::change:
    case AbilityKind::instead:
    case AbilityKind::claim:
      return true;
    case AbilityKind::play:
    case AbilityKind::tap:
    case AbilityKind::paid:
    case AbilityKind::when:
    case AbilityKind::would:
    case AbilityKind::lasting:
    case AbilityKind::outcome:
    case AbilityKind::mode:
    case AbilityKind::step:
    case AbilityKind::count:
      break;
  }
  return false;
}

// A card without abilities counts as used in play, except a monster, which must be attacked.
bool works_there(const Content& content, CardDefId card) {
  const CardDef& d = content[card];
  if (d.abilities.empty())
    return !d.has_stats();
  return std::any_of(d.abilities.begin(), d.abilities.end(),
                     [&](AbilityId a) { return is_continuous(content[a].kind); });
}

bool lies_in_play(const Table& t, CardIndex card) { return t.in_play(card) || t.card(card).zone == zones::bonus; }

}  // namespace

PairWatch::PairWatch(const Table& t, CardPair pair) : twins_(pair.first == pair.second) {
  for (CardIndex i = 0; i < t.s.cards.count; ++i) {
    const CardDefId card = t.card(i).printed;
    if (card == pair.first || card == pair.second)
      watched_.push_back({i, card == pair.first, works_there(t.content, card)});
  }
}

void PairWatch::note_use(Value source) {
  if (!source.is(ValueKind::card))
    return;
  for (Watched& w : watched_)
    if (w.card == source.index())
      w.in_play = w.used = true;
}

void PairWatch::look(const Table& t) {
  for (Watched& w : watched_) {
    const bool there = lies_in_play(t, w.card);
    w.in_play = w.in_play || there;
    w.used = w.used || (there && w.works_there);
  }
  for (; read_ < t.log.size(); ++read_) {
    const Event& e = t.log[read_];
    if (e.type == EventType::item_put_on_stack)
      note_use(e.source);
    else if (e.type == EventType::attack_declared_on)
      note_use(e.subject);
  }
}

bool PairWatch::either(bool Watched::*what, bool first) const {
  return std::any_of(watched_.begin(), watched_.end(),
                     [&](const Watched& w) { return w.*what && w.is_first == first; });
}

bool PairWatch::both(bool Watched::*what) const {
  if (twins_)
    return std::count_if(watched_.begin(), watched_.end(), [&](const Watched& w) { return w.*what; }) > 1;
  return either(what, true) && either(what, false);
}

std::uint8_t PairWatch::marks() const {
  return static_cast<std::uint8_t>(pair_mark::played | (both(&Watched::in_play) ? pair_mark::in_play : 0) |
                                   (both(&Watched::used) ? pair_mark::used : 0) |
                                   (either(&Watched::used, true) ? pair_mark::first_used : 0) |
                                   (either(&Watched::used, false) ? pair_mark::second_used : 0));
}

}  // namespace soulstack::tools

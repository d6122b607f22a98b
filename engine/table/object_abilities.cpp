// What objects have (rule 6.10). Abilities that give or take something are compared in the order of time, each time that
// somebody asks: their nouns and conditions may have changed.
#include "engine/table/object_abilities.h"

#include <algorithm>
#include <iterator>

#include "engine/model/kept_values.h"
#include "engine/model/names.h"
#include "engine/model/object_counts.h"
#include "engine/table/quarantine.h"
#include "engine/table/queries.h"

namespace soulstack {

namespace {

constexpr std::size_t place(Keyword k) { return static_cast<std::size_t>(k); }
constexpr std::size_t place(GiftLayer layer) { return static_cast<std::size_t>(layer); }

bool is_one_of(const std::vector<AbilityId>& all, AbilityId id) {
  return std::find(all.begin(), all.end(), id) != all.end();
}

// Answers which of the gifts apply. What they ask themselves is answered by the layers below this one (rule 6.10.1).
class Gifts {
 public:
  Gifts(const Table& t, GiftLayer layer)
      : t_(t),
        outer_(t.listeners.compared),
        all_(t.listeners.gifts()),
        known_(t.listeners.known_gifts ? &(*t.listeners.known_gifts)[place(layer)] : nullptr),
        applies_(known_ ? known_->applies : own_) {
    t_.listeners.compared = layer;
    applies_.resize(all_.size(), GiftAnswer::unknown);
    if (known_)
      known_->reaches.resize(all_.size());
  }
  ~Gifts() { t_.listeners.compared = outer_; }
  Gifts(const Gifts&) = delete;
  Gifts& operator=(const Gifts&) = delete;

  // Calls `visit` with each ability that changes what the object has, in the order of time. `is_asked` leaves out those
  // that make no difference to the question.
  template <class Asked, class Visit>
  void each(Value object, Asked is_asked, Visit visit) {
    for (std::size_t k = 0; k < all_.size(); ++k) {
      const AbilityDef& a = t_.content[all_[k].listener.ability];
      if (!is_asked(a) || !reaches(k, object) || !applies(k))
        continue;
      happened(t_, all_[k].listener.ability);
      visit(all_[k].listener, a);
    }
  }

 private:
  using enum GiftAnswer;

  bool reaches(std::size_t k, Value object) {
    t_.work.spend(work_of::look);
    if (!known_)
      return reaches_now(k, object);
    std::vector<GiftAnswer>& by_card = known_->reaches[k];
    by_card.resize(static_cast<std::size_t>(t_.s.cards.size()), unknown);
    GiftAnswer& known = by_card[object.as_card()];
    if (known == unknown)
      known = reaches_now(k, object) ? yes : no;
    return known == yes;
  }
  bool reaches_now(std::size_t k, Value object) {
    const Listener& l = all_[k].listener;
    return answers(t_, l.ability, [&] { return changes(t_, l, object, scope_of(t_, l, nullptr)); });
  }

  // What an object does not have, because another one applies that takes it, does not apply (rule 6.10.2).
  bool applies(std::size_t k) {
    if (applies_[k] == unknown)
      decide_takers();
    if (applies_[k] == unknown)
      applies_[k] = works_now(k) && !is_taken(k, yes) ? yes : no;
    return applies_[k] == yes;
  }
  bool works_now(std::size_t k) {
    const Listener& l = all_[k].listener;
    return answers(t_, l.ability, [&] { return works(t_, l, scope_of(t_, l, nullptr)); });
  }
  bool takes(std::size_t k) const { return t_.content[all_[k].listener.ability].continuous().takes_abilities; }

  // Does one that is decided like this, or not decided yet, take the abilities of its object?
  bool is_taken(std::size_t k, GiftAnswer by) {
    const Listener& l = all_[k].listener;
    if (l.lasting || !l.source.is(ValueKind::card))
      return false;
    for (std::size_t other = 0; other < all_.size(); ++other)
      if (other != k && takes(other) && applies_[other] == by && reaches(other, l.source))
        return true;
    return false;
  }

  // First those on which no other one depends. Of those that take each other's abilities, the eldest applies.
  void decide_takers() {
    std::size_t open = 0;
    for (std::size_t k = 0; k < all_.size(); ++k)
      if (takes(k) && applies_[k] == unknown)
        works_now(k) ? void(++open) : void(applies_[k] = no);
    while (open > 0) {
      std::size_t eldest = all_.size(), decided = 0;
      for (std::size_t k = all_.size(); k-- > 0;) {
        if (!takes(k) || applies_[k] != unknown)
          continue;
        eldest = k;
        if (is_taken(k, yes))
          applies_[k] = no;
        else if (!is_taken(k, unknown))
          applies_[k] = yes;
        decided += applies_[k] != unknown;
      }
      if (decided == 0) {
        applies_[eldest] = yes;
        decided = 1;
      }
      open -= decided;
    }
  }

  const Table& t_;
  GiftLayer outer_;
  std::span<const Gift> all_;
  GiftAnswers* const known_;  // null: nothing is known from earlier questions
  std::vector<GiftAnswer> own_;
  std::vector<GiftAnswer>& applies_;
};

// Does anything in play change this of objects? False for questions of an effect that changes this or what comes before
// it: the effect acts on what the objects have without it.
bool has_gifts(const Table& t, GiftLayer layer) {
  if (!t.content.has_gifts || layer >= t.listeners.compared)
    return false;
  t.listeners.refresh(t);
  return !t.listeners.gifts().empty();
}

bool is_about_abilities(const AbilityDef& a) {
  return a.continuous().takes_abilities || a.continuous().gives_abilities();
}

// What objects have from other objects: what is printed, but not what changes objects (rule 6.10.7).
bool can_be_given(const AbilityDef& a) {
  const bool works_for_objects = a.kind > AbilityKind::play && a.kind < AbilityKind::lasting;
  return works_for_objects && !a.continuous().acts_on_objects();
}

// Calls `visit` with each ability that the listener gives to the objects that it changes.
template <class Visit>
void each_given(const Table& t, const Listener& l, Visit visit) {
  const AbilityDef& by = t.content[l.ability];
  for (const AbilityId id : by.continuous().gives)
    visit(id);
  if (by.continuous().gives_those_of.kind == WhoKind::anyone)
    return;
  const Scope scope = scope_of(t, l, nullptr);
  for (const Zone& z : t.s.zones)
    if (row_of(z.kind).has_objects())
      for (const CardIndex i : t.cards_in_play(z)) {
        t.work.spend(work_of::look);
        if (!quarantined(t, t.card(i).def) && matches(t, by.continuous().gives_those_of, t.ref(i), scope))
          for (const AbilityId id : t.def(i).abilities)
            if (can_be_given(t.content[id]))
              visit(id);
      }
}

bool gives(const Table& t, const Listener& l, AbilityId ability) {
  bool does = false;
  each_given(t, l, [&](AbilityId id) { does = does || id == ability; });
  return does;
}

bool may_mean(const Table& t, const Listener& l, const Who& who, CardIndex card) {
  if (who.kind == WhoKind::this_object)
    return l.source == t.ref(card);
  if (who.kind != WhoKind::filter)
    return true;
  const Filter& f = filter_of(t, who.filter);
  return f.noun == Noun::any_of || is_noun(t, f.noun, card);
}

template <class Is>
AbilityId first(const Table& t, CardIndex card, Is is) {
  const AbilityList all = abilities_of(t, card);
  const AbilityId* const found = std::find_if(all.begin(), all.end(), [&](AbilityId id) { return is(t.content[id]); });
  return found == all.end() ? AbilityId{} : *found;
}

}  // namespace

KnownGifts::KnownGifts(const Table& t) : t_(t), outer_(t.listeners.known_gifts) {
  if (!t.content.takes(Shortcut::known_gifts))
    return;
  t.listeners.refresh(t);
  t.listeners.known_gifts = &answers_;
}
KnownGifts::~KnownGifts() { t_.listeners.known_gifts = outer_; }

namespace with_gifts {

AbilityList abilities_of(const Table& t, CardIndex card) {
  const std::vector<AbilityId>& printed = t.def(card).abilities;
  if (!has_gifts(t, GiftLayer::abilities) || !t.in_play(card))
    return AbilityList(&printed);
  std::vector<AbilityId> all = printed;
  Gifts(t, GiftLayer::abilities).each(t.ref(card), is_about_abilities, [&](const Listener& l, const AbilityDef& by) {
    if (by.continuous().takes_abilities)
      all.clear();
    each_given(t, l, [&](AbilityId id) {
      if (!is_one_of(all, id))
        all.push_back(id);
    });
  });
  return all == printed ? AbilityList(&printed) : AbilityList(std::move(all));
}

bool has_printed(const Table& t, CardIndex card, AbilityId ability) {
  const AbilityList all = with_gifts::abilities_of(t, card);
  return !all.is_changed() || std::find(all.begin(), all.end(), ability) != all.end();
}

AbilityId tap_of(const Table& t, CardIndex card) {
  if (!has_gifts(t, GiftLayer::abilities))
    return t.def(card).tap;
  return first(t, card, [](const AbilityDef& a) { return a.kind == AbilityKind::tap; });
}

bool has_activated(const Table& t, CardIndex card) {
  if (!has_gifts(t, GiftLayer::abilities))
    return t.def(card).activated;
  const auto is = [](const AbilityDef& a) { return a.kind == AbilityKind::tap || a.kind == AbilityKind::paid; };
  return first(t, card, is).known();
}

bool has_open_ability(const Table& t, CardIndex card) {
  if (!has_gifts(t, GiftLayer::abilities))
    return t.def(card).open;
  return first(t, card, [](const AbilityDef& a) { return a.activation().names_users; }).known();
}

bool still_has(const Table& t, const Listener& l) {
  if (l.lasting || !l.source.is(ValueKind::card) || !has_gifts(t, GiftLayer::abilities) ||
      !t.in_play(l.source.as_card()))
    return true;
  bool has = is_one_of(t.def(l.source.as_card()).abilities, l.ability);
  Gifts(t, GiftLayer::abilities).each(l.source, is_about_abilities, [&](const Listener& gift, const AbilityDef& by) {
    has = (has && !by.continuous().takes_abilities) || gives(t, gift, l.ability);
  });
  return has;
}

bool has_keyword(const Table& t, CardIndex card, Keyword keyword) {
  bool has = has_own_keyword(t, card, keyword);
  if (!has_gifts(t, GiftLayer::keywords) || !t.in_play(card))
    return has;
  const std::size_t at = place(keyword);
  Gifts(t, GiftLayer::keywords)
      .each(
          t.ref(card),
          [&](const AbilityDef& a) { return a.continuous().gives_keywords[at] || a.continuous().takes_keywords[at]; },
          [&](const Listener&, const AbilityDef& by) { has = by.continuous().gives_keywords[at]; });
  return has;
}

}  // namespace with_gifts

bool has_become_eternal(const Table& t, CardIndex i) {
  return t.card(i).flags.has(CardFlag::gained_eternal) ||
         (t.listeners.stat_counters && counters_of(t, t.ref(i), counter::eternal) > 0);
}

// Is it a name for which this holds, also one that another card gives it?
template <class Holds>
static bool has_name_that(const Table& t, CardIndex card, Holds holds) {
  const CardDef& d = t.def(card);
  bool has = holds(d.name) || holds(d.also_named);
  if (has || !has_gifts(t, GiftLayer::keywords) || !t.in_play(card))
    return has;
  Gifts(t, GiftLayer::keywords)
      .each(
          t.ref(card), [&](const AbilityDef& a) { return holds(a.continuous().gives_name); },
          [&](const Listener&, const AbilityDef&) { has = true; });
  return has;
}

bool has_name(const Table& t, CardIndex card, const std::string& name) {
  return has_name_that(t, card, [&](const std::string& one) { return one == name; });
}

bool has_in_name(const Table& t, CardIndex card, std::string_view part) {
  return has_name_that(t, card, [&](const std::string& one) { return contains_in_any_case(one, part); });
}

bool is_eternal(const Table& t, CardIndex i) {
  if (t.zone_of(i).kind == ZoneKind::soul)
    return false;  // a soul's own abilities are off (rule 15.1.5)
  return has_keyword(t, i, Keyword::eternal);
}

std::vector<Changed> changes_to(const Table& t, CardIndex card) {
  std::vector<Changed> all;
  if (!has_gifts(t, GiftLayer::keywords) || !t.in_play(card))
    return all;
  std::vector<AbilityId> has = t.def(card).abilities;
  Keywords keywords;
  for (std::size_t k = 0; k < keywords.size(); ++k)
    keywords[k] = has_own_keyword(t, card, static_cast<Keyword>(k));
  const auto any = [](const AbilityDef&) { return true; };
  Gifts(t, GiftLayer::keywords).each(t.ref(card), any, [&](const Listener& l, const AbilityDef& by) {
    Changed change{l,
                   {},
                   {},
                   by.continuous().gives_keywords & ~keywords,
                   by.continuous().takes_keywords & keywords,
                   by.continuous().gives_name};
    keywords = (keywords | by.continuous().gives_keywords) & ~by.continuous().takes_keywords;
    if (by.continuous().takes_abilities)
      change.lost = std::exchange(has, {});
    each_given(t, l, [&](AbilityId id) {
      if (is_one_of(has, id))
        return;
      has.push_back(id);
      change.gained.push_back(id);
    });
    const bool is_any = !change.gained.empty() || !change.lost.empty() || change.gained_keywords.any() ||
                        change.lost_keywords.any() || !change.gained_name.empty();
    if (is_any)
      all.push_back(std::move(change));
  });
  return all;
}

AbilityId reason_for(const Table& t, CardIndex card, AbilityId ability) {
  AbilityId reason;
  for (const Changed& change : changes_to(t, card))
    if (is_one_of(change.gained, ability) || is_one_of(change.lost, ability))
      reason = change.by.ability;
  return reason;
}

std::uint32_t began(const Table& t, const Listener& l) {
  if (l.lasting)
    return l.lasting;
  return l.source.is(ValueKind::card)
             ? static_cast<std::uint32_t>(counts::get(t.s, static_cast<std::uint16_t>(l.source.index()), came_key))
             : 0;
}

void note_time(Table& t, CardIndex card) {
  if (!t.content.has_gifts && !t.def(card).timed && !t.printed(card).timed)
    return;
  t.set_count(card, came_key, static_cast<int>(t.take_serial()));
  t.listeners.stale = t.listeners.stale || t.content.has_gifts;
}

bool may_reach(const Table& t, const Listener& l, CardIndex card) {
  return may_mean(t, l, t.content[l.ability].continuous().of, card);
}

std::vector<AbilityId> may_be_given(const Table& t, const Listener& l) {
  const AbilityDef& by = t.content[l.ability];
  std::vector<AbilityId> all = by.continuous().gives;
  if (by.continuous().gives_those_of.kind == WhoKind::anyone)
    return all;
  for (const Zone& z : t.s.zones)
    if (row_of(z.kind).has_objects())
      for (const CardIndex i : t.cards_in_play(z))
        if (may_mean(t, l, by.continuous().gives_those_of, i))
          std::copy_if(t.def(i).abilities.begin(), t.def(i).abilities.end(), std::back_inserter(all),
                       [&](AbilityId id) { return can_be_given(t.content[id]); });
  return all;
}

// The list may be empty, so the count says that there is one. Without room for it, the object has what is printed.
void keep_abilities(Table& t, CardIndex card) {
  const AbilityList all = abilities_of(t, card);
  if (!all.is_changed())
    return;
  std::vector<Value> values;
  for (const AbilityId id : all)
    values.push_back(Value::ability(id));
  const std::uint32_t owner = t.take_serial();
  if (kept::add(t.s, owner, values) && !counts::set(t.s, card, had_key, static_cast<int>(owner)))
    kept::forget(t.s, owner);
}

void forget_abilities_had(Table& t, CardIndex card) {
  if (const int owner = t.content.has_gifts ? counts::get(t.s, card, had_key) : 0)
    kept::forget(t.s, static_cast<std::uint32_t>(owner));
}

bool had_other_abilities(const Table& t, CardIndex card) {
  return t.content.has_gifts && counts::get(t.s, card, had_key) != 0;
}

std::span<const Kept> abilities_had(const Table& t, CardIndex card) {
  return kept::values_of(t.s, static_cast<std::uint32_t>(counts::get(t.s, card, had_key)));
}

}  // namespace soulstack

// What an object has: its printed abilities and keywords, and what other abilities give to it or take from it (rule 6.10).
// Copies and faces come before that: `Card::def` is what the object is.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/listeners.h"
#include "engine/table/table.h"

namespace soulstack {

// The abilities of an object. While nothing gives or takes any, this is the list of its definition.
class AbilityList {
 public:
  explicit AbilityList(const std::vector<AbilityId>* printed) : printed_(printed) {}
  explicit AbilityList(std::vector<AbilityId> changed) : changed_(std::move(changed)) {}

  const AbilityId* begin() const { return all().data(); }
  const AbilityId* end() const { return all().data() + all().size(); }
  bool is_changed() const { return printed_ == nullptr; }

 private:
  const std::vector<AbilityId>& all() const { return printed_ ? *printed_ : changed_; }
  const std::vector<AbilityId>* printed_ = nullptr;
  std::vector<AbilityId> changed_;
};

// While it exists the game must not change: which effects that give and take apply, and which objects they reach, is
// asked once, and not for each question (Shortcut::known_gifts).
class KnownGifts {
 public:
  explicit KnownGifts(const Table& t);
  ~KnownGifts();
  KnownGifts(const KnownGifts&) = delete;
  KnownGifts& operator=(const KnownGifts&) = delete;

 private:
  const Table& t_;
  AnswersByLayer* const outer_;
  AnswersByLayer answers_;
};

// The same questions for content in which something gives or takes abilities; used below.
namespace with_gifts {
AbilityList abilities_of(const Table& t, CardIndex card);
bool has_printed(const Table& t, CardIndex card, AbilityId ability);
AbilityId tap_of(const Table& t, CardIndex card);
bool has_activated(const Table& t, CardIndex card);
bool has_open_ability(const Table& t, CardIndex card);
bool has_keyword(const Table& t, CardIndex card, Keyword keyword);
bool still_has(const Table& t, const Listener& l);
}  // namespace with_gifts

// What an object in play has; of other cards, what is printed. Does not leave out abilities that don't work now, such as
// those of shop items, or those of quarantined cards.
inline AbilityList abilities_of(const Table& t, CardIndex card) {
  return t.content.has_gifts ? with_gifts::abilities_of(t, card) : AbilityList(&t.def(card).abilities);
}
// Does it have this printed ability now? Others may be taken from it, or given to it again.
inline bool has_printed(const Table& t, CardIndex card, AbilityId ability) {
  return !t.content.has_gifts || with_gifts::has_printed(t, card, ability);
}
// Its first tap ability; unknown: it has none.
inline AbilityId tap_of(const Table& t, CardIndex card) {
  return t.content.has_gifts ? with_gifts::tap_of(t, card) : t.def(card).tap;
}
inline bool has_activated(const Table& t, CardIndex card) {
  return t.content.has_gifts ? with_gifts::has_activated(t, card) : t.def(card).activated;
}
// An activated ability that names its users.
inline bool has_open_ability(const Table& t, CardIndex card) {
  return t.content.has_gifts ? with_gifts::has_open_ability(t, card) : t.def(card).open;
}
bool has_become_eternal(const Table& t, CardIndex card);  // by a verb or a counter
// Printed on the object, or gained by a verb or a counter.
inline bool has_own_keyword(const Table& t, CardIndex card, Keyword keyword) {
  return t.def(card).has(keyword) || (keyword == Keyword::eternal && has_become_eternal(t, card));
}
inline bool has_keyword(const Table& t, CardIndex card, Keyword keyword) {
  return t.content.has_gifts ? with_gifts::has_keyword(t, card, keyword) : has_own_keyword(t, card, keyword);
}
bool has_name(const Table& t, CardIndex card, const std::string& name);
// Does one of its names contain this, in upper or lower case?
bool has_in_name(const Table& t, CardIndex card, std::string_view part);

// Does the object of the listener have its ability now?
inline bool still_has(const Table& t, const Listener& l) { return !t.content.has_gifts || with_gifts::still_has(t, l); }

// An effect that gave something to the object or took it, in the order of time.
struct Changed {
  Listener by;
  std::vector<AbilityId> gained, lost;
  Keywords gained_keywords, lost_keywords;
  std::string gained_name;
};
std::vector<Changed> changes_to(const Table& t, CardIndex card);
// The effect that gives the ability to the object, or else that took it; unknown: there is none.
AbilityId reason_for(const Table& t, CardIndex card, AbilityId ability);

// When the ability began to apply: the serial of its lasting effect, or when its object entered play; 0: always.
std::uint32_t began(const Table& t, const Listener& l);
// The abilities of the object apply from now on: it has entered play, was gained from the shop, has become a copy or was
// flipped (rule 6.10.2). Call it before `changed_play`: the index of listeners keeps the order of time.
void note_time(Table& t, CardIndex card);
// May the ability reach the object while the objects in play stay the same? Does not ask what else it requires.
bool may_reach(const Table& t, const Listener& l, CardIndex card);
// All that it may give while the objects in play stay the same.
std::vector<AbilityId> may_be_given(const Table& t, const Listener& l);

// A dying object keeps what it had until its death is over (rule 6.10.6).
void keep_abilities(Table& t, CardIndex card);
void forget_abilities_had(Table& t, CardIndex card);
bool had_other_abilities(const Table& t, CardIndex card);
std::span<const Kept> abilities_had(const Table& t, CardIndex card);

}  // namespace soulstack

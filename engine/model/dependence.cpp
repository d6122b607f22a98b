// What an ability depends on, derived once from its fields: whether what it does can change while the objects in play and
// their controllers stay the same.
#include <algorithm>

#include "engine/model/buckets.h"
#include "engine/model/content.h"

namespace soulstack {

namespace {

class Dependence {
 public:
  Dependence(const Content& content, const AbilityDef& ability) : content_(content), ability_(ability) {}

  // It does always the same, to the same objects.
  bool is_fixed() const {
    const Trigger& when = ability_.trigger;
    return when.during == During::any && when.given.kind == ConditionKind::always && !when.first_each_turn &&
           ability_.level == 0 && is_fixed(ability_.continuous().of) && is_fixed(when.of) &&
           is_fixed(ability_.continuous().gives_those_of) &&
           std::all_of(ability_.continuous().changes.begin(), ability_.continuous().changes.end(),
                       [](const StatChange& c) { return !c.value.function.known() && !c.history.tally.known(); });
  }

 private:
  // "You" is the active player where the game controls the object.
  bool is_controlled_by_its_player() const {
    if (!ability_.card.known())
      return false;
    const DeckId type = content_.type_of(content_[ability_.card].deck);
    return type == content_.treasure_deck || type == content_.starting_deck || type == content_.character_deck ||
           type == content_.loot_deck;
  }

  bool is_fixed(const Who& who) const {
    switch (who.kind) {
      case WhoKind::anyone:
      case WhoKind::this_object:
      case WhoKind::another:
      case WhoKind::target:
      case WhoKind::source:
      case WhoKind::player:
      case WhoKind::kept:
      case WhoKind::exactly:
        return true;
      case WhoKind::you:
      case WhoKind::others:
        return is_controlled_by_its_player();
      case WhoKind::active:
      case WhoKind::event_part:
      case WhoKind::noted:
        return false;
      case WhoKind::filter:
        return who.filter.value < content_.filters.size() && is_fixed(content_[who.filter]);
    }
    return false;
  }

  // It asks only what is printed on objects, where they are, and who controls them.
  bool is_fixed(const Filter& f) const {
    Filter rest = f;
    rest.card = {};
    rest.place.shop = rest.place.minion = rest.place.final_boss = rest.other = rest.yours = Ask::any;
    rest.of = {};
    rest.any_of.clear();
    rest.is_plain = rest.is_usual = false;
    rest.where_of = {};
    const bool asks_for_more = !(rest == Filter{.noun = f.noun});
    const bool is_in_play = f.noun <= Noun::object || f.noun == Noun::any_of;
    return is_in_play && !asks_for_more && is_fixed(f.of) && (f.yours == Ask::any || is_controlled_by_its_player()) &&
           std::all_of(f.any_of.begin(), f.any_of.end(), [&](FilterId part) { return is_fixed(content_[part]); });
  }

  const Content& content_;
  const AbilityDef& ability_;
};

Looks looks_for_stat(StatId id) {
  if (id == stat::hp)
    return look::deaths | look::claims;
  if (id == stat::soul_value)
    return look::winning | look::claims;
  if (id == stat::souls_to_win)
    return look::winning;
  return id.value >= stat::count ? look::claims : Looks{0};
}

// What has to be checked when what this row does may have changed.
Looks looks_for(const Content& content, const ListenerRow& row) {
  const AbilityDef& a = content.abilities[row.ability.value];
  if (row.bucket == buckets::gifts)
    return look::all;
  if (row.bucket == buckets::change(EventType::winning))
    return look::winning;
  return a.kind == AbilityKind::always ? looks_for_stat(a.continuous().changes[row.part].stat) : Looks{0};
}

}  // namespace

void Content::find_dependence() {
  looks = 0;
  for (ListenerRow& row : listener_rows) {
    const Looks all = looks_for(*this, row);
    row.looks = all == 0 || Dependence(*this, abilities[row.ability.value]).is_fixed() ? Looks{0} : all;
    // Where a gain was replaced, it is checked whether the condition is still met (Listeners::replaced_claims).
    const bool may_replace_claims = row.bucket == buckets::change(EventType::soul_gained);
    looks = static_cast<Looks>(looks | row.looks | (may_replace_claims ? look::claims : 0));
  }
}

}  // namespace soulstack

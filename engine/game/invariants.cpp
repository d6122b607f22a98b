// Invariants: one row for each, with its rule.
#include "engine/game/invariants.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <tuple>

#include "engine/explain/describe.h"
#include "engine/model/kept_values.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/rules/priority.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"

namespace soulstack {

namespace {

bool asks_priority(const Table& t) {
  return t.decision.open && (t.decision.prompt == Prompt::priority || t.decision.prompt == Prompt::action);
}

std::string card_name(const Table& t, CardIndex i) { return fmt::format("{} (card {})", t.printed(i).name, i); }

// The sentence about the first card that has one.
template <class Sentence>
std::string first_of_cards(Table& t, Sentence sentence) {
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (std::string wrong = sentence(i); !wrong.empty())
      return wrong;
  return {};
}

template <class Sentence>
std::string first_of_players(Table& t, Sentence sentence) {
  for (Seat p : t.seats())
    if (std::string wrong = sentence(p); !wrong.empty())
      return wrong;
  return {};
}

// ---- Zones

std::string broken_list(Table& t, std::uint8_t number) {
  const Zone& z = t.s.zones[number];
  CardIndex above = no_card;
  int count = 0;
  for (CardIndex i = z.top; i != no_card; above = i, i = t.card(i).below) {  // not a range: `i` may be invalid
    if (i >= t.s.cards.count || ++count > t.s.cards.size())
      return fmt::format("the card list of zone {} is broken", number);
    if (t.card(i).above != above || t.card(i).zone.value != number)
      return fmt::format("{} is in zone {}, but its own fields say otherwise", card_name(t, i), number);
  }
  if (z.bottom != above)
    return fmt::format("the bottom card of zone {} is not the last of its list", number);
  return z.count == count ? "" : fmt::format("zone {} has a count of {} cards, but holds {}", number, z.count, count);
}

// If all lists are intact and their total is the number of cards, each card is in exactly one list.
std::string wrong_zones(Table& t) {
  int cards = 0;
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z) {
    if (std::string wrong = broken_list(t, z); !wrong.empty())
      return wrong;
    cards += t.s.zones[z].count;
  }
  return cards == t.s.cards.size() ? "" : fmt::format("the zones hold {} of {} cards", cards, t.s.cards.size());
}

bool belongs_in(const Table& t, CardIndex i, const Zone& z) {
  switch (z.kind) {
    case ZoneKind::deck:
    case ZoneKind::discard:
      return t.printed(i).deck.value == z.of;
    case ZoneKind::hand:
      return t.printed(i).type == t.content.loot_deck;
    case ZoneKind::outside:
    case ZoneKind::stack:
    case ZoneKind::holding:
    case ZoneKind::play:
    case ZoneKind::soul:
    case ZoneKind::slot:
    case ZoneKind::bonus:
    case ZoneKind::count:
      break;
  }
  return true;
}

std::string wrong_pile(Table& t) {
  return first_of_cards(t, [&](CardIndex i) {
    return belongs_in(t, i, t.zone_of(i)) ? "" : card_name(t, i) + " is in a deck, discard or hand of another type";
  });
}

std::string wrong_character(Table& t) {
  if (t.s.turn.phase == Phase::setup)
    return {};
  return first_of_players(t, [&](Seat p) -> std::string {
    const CardIndex character = t.player(p).character;
    if (character >= t.s.cards.count)
      return fmt::format("{} has no character", name_of(t, Value::player(p)));
    return t.card(character).zone == zones::play(t, p)
               ? ""
               : fmt::format("{}, the character of {}, is not in play there", card_name(t, character),
                             name_of(t, Value::player(p)));
  });
}

bool can_have_marks(const Table& t, CardIndex i) {
  switch (t.zone_of(i).kind) {
    case ZoneKind::deck:
    case ZoneKind::discard:
    case ZoneKind::hand:
      return false;
    case ZoneKind::slot:
      return t.in_play(i);
    case ZoneKind::outside:
    case ZoneKind::stack:
    case ZoneKind::holding:
    case ZoneKind::play:
    case ZoneKind::soul:
    case ZoneKind::bonus:
    case ZoneKind::count:
      break;
  }
  return true;
}

std::string wrong_marks(Table& t) {
  return first_of_cards(t, [&](CardIndex i) {
    const Card& c = t.card(i);
    const bool marked = c.damage > 0 || c.counters > 0 || !c.flags.empty() || c.def != c.printed;
    return marked && !can_have_marks(t, i)
               ? card_name(t, i) + " is covered or not in play, but has damage, counters or flags"
               : "";
  });
}

// ---- Numbers

int coins_of_all(const Table& t) {
  return std::accumulate(t.s.players.begin(), t.s.players.begin() + t.players(), 0,
                         [](int sum, const Player& p) { return sum + p.coins; });
}

std::string wrong_coins(Table& t) {
  return first_of_players(t, [&](Seat p) {
    return t.player(p).coins < 0 ? fmt::format("{} has {}¢", name_of(t, Value::player(p)), t.player(p).coins) : "";
  });
}

std::string wrong_pool(Table& t) {
  const int pool = t.rules()[Number::coin_pool], coins = coins_of_all(t);
  return pool < unlimited && coins > pool ? fmt::format("players have {}¢ in total; only {}¢ exist", coins, pool) : "";
}

std::string wrong_loot_plays(Table& t) {
  return first_of_players(t, [&](Seat p) {
    const int plays = t.player(p).loot_plays;
    return plays < 0 ? fmt::format("{} has {} loot plays", name_of(t, Value::player(p)), plays) : "";
  });
}

std::string wrong_damage(Table& t, Value object, int damage) {
  const int most = max_hp(t, object);
  return damage < 0 || damage > most ? fmt::format("{} has {} damage with {} HP", name_of(t, object), damage, most)
                                     : "";
}

std::string wrong_player_hp(Table& t) {
  if (t.s.turn.phase == Phase::setup)
    return {};
  return first_of_players(t, [&](Seat p) { return wrong_damage(t, Value::player(p), t.player(p).damage); });
}

std::string wrong_object_hp(Table& t) {
  return first_of_cards(t, [&](CardIndex i) {
    return t.card(i).damage > 0 && t.in_play(i) ? wrong_damage(t, t.ref(i), t.card(i).damage) : "";
  });
}

// It is kept so that cards need not be looked at.
std::string wrong_cards_marked(Table& t) {
  if (t.s.turn.cards_marked)
    return {};
  return first_of_cards(t, [&](CardIndex i) {
    const bool is_marked = t.card(i).damage > 0 || t.card(i).flags.has(CardFlag::death_due);
    return is_marked && t.in_play(i) ? card_name(t, i) + " has damage or is due to die, but no card should be" : "";
  });
}

// What max HP the marked damage is about: it is settled whenever max HP falls (rule 10.1.6).
std::string unsettled(Table& t, Value object, int damage, int settled_at) {
  const int now = max_hp(t, object);
  return damage > 0 && settled_at != now ? fmt::format("{} has {} HP and {} damage, which was settled for {} HP",
                                                       name_of(t, object), now, damage, settled_at)
                                         : "";
}

std::string wrong_settling(Table& t) {
  if (!asks_priority(t))
    return {};
  const std::string of_players = first_of_players(
      t, [&](Seat p) { return unsettled(t, Value::player(p), t.player(p).damage, t.player(p).max_hp); });
  return !of_players.empty() ? of_players : first_of_cards(t, [&](CardIndex i) {
    return t.in_play(i) ? unsettled(t, t.ref(i), t.card(i).damage, t.card(i).max_hp) : "";
  });
}

std::string without_death(Table& t, Value object) {
  return hp(t, object) == 0 && !death_on_stack(t, object)
             ? fmt::format("{} has 0 HP, but its death is not on the stack", name_of(t, object))
             : "";
}

std::string wrong_deaths(Table& t) {
  if (!asks_priority(t))
    return {};
  const std::string of_players =
      first_of_players(t, [&](Seat p) { return t.dead(p) ? "" : without_death(t, Value::player(p)); });
  return !of_players.empty() ? of_players : first_of_cards(t, [&](CardIndex i) {
    return t.in_play(i) && has_hp(t, t.ref(i)) && !is_eternal(t, i) ? without_death(t, t.ref(i)) : "";
  });
}

std::string wrong_evasion(Table& t) {
  return first_of_cards(t, [&](CardIndex i) -> std::string {
    if (!has_hp(t, t.ref(i)) || !attackable(t, t.ref(i)))
      return {};
    const int evasion = evasion_of(t, t.ref(i));
    const bool right = evasion >= t.rules()[Number::evasion_least] && evasion <= t.rules()[Number::evasion_most];
    return right ? "" : fmt::format("{} has evasion {}", card_name(t, i), evasion);
  });
}

// ---- The stack and the procedures

std::string wrong_dice(Table& t) {
  for (const StackItem& item : t.s.stack)
    if (item.kind == ItemKind::roll && (item.value < 1 || item.value > sides_of(t, item)))
      return fmt::format("a die on the stack shows {}", item.value);
  return {};
}

std::string wrong_serials(Table& t) {
  std::vector<std::uint32_t> serials;
  for (const StackItem& item : t.s.stack)
    serials.push_back(item.serial);
  std::sort(serials.begin(), serials.end());
  if (std::adjacent_find(serials.begin(), serials.end()) != serials.end())
    return "two objects on the stack have the same serial";
  return serials.empty() || serials.back() < t.s.next_serial
             ? ""
             : "an object on the stack has a serial that is not assigned yet";
}

std::string wrong_lasting(Table& t) {
  const auto not_after = [](const Lasting& a, const Lasting& b) { return a.serial >= b.serial; };
  const bool in_order = std::adjacent_find(t.s.lasting.begin(), t.s.lasting.end(), not_after) == t.s.lasting.end();
  return in_order ? "" : "lasting effects are not in the order of their creation";
}

// Kept values are sorted, and belong to an effect or to something on the stack (rule 6.7.9).
std::string wrong_kept(Table& t) {
  for (int i = 0; i < t.s.kept.size(); ++i) {
    const Kept& one = t.s.kept[i];
    if (Value{one.owner}) {  // a note
      if (i > 0 && notes::order_of(t.s.kept[i - 1]) > notes::order_of(one))
        return "notes are not in order";
      continue;
    }
    const bool is_next = i > 0 && t.s.kept[i - 1].owner == one.owner;
    if (is_next ? one.key != t.s.kept[i - 1].key + 1 : one.key != 0 || (i > 0 && t.s.kept[i - 1].owner > one.owner))
      return "kept values are not in order";
    const bool waits =
        std::any_of(t.s.waiting.begin(), t.s.waiting.end(), [&](const StackItem& w) { return w.serial == one.owner; });
    const bool has_results = std::any_of(t.s.stack.begin(), t.s.stack.end(),
                                         [&](const StackItem& item) { return item.results == one.owner; });
    const bool dies = std::any_of(t.s.counts.begin(), t.s.counts.end(), [&](const ObjectCount& e) {
      return e.key == had_key && static_cast<std::uint32_t>(e.value) == one.owner;
    });
    const bool was_counters =
        std::any_of(t.s.formers.begin(), t.s.formers.end(), [&](const Former& was) { return was.kinds == one.owner; });
    if (!waits && !has_results && !dies && !was_counters && !t.find_lasting(one.owner) && !t.find_item(one.owner))
      return "a value is kept for nothing";
  }
  for (const StackItem& item : t.s.stack)
    if (item.results != 0 && kept::values_of(t.s, item.results).empty())
      return "something on the stack follows dice, but their numbers are not kept";
  return "";
}

bool is_attack_under_way(const Table& t, std::uint32_t serial) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(),
                     [&](const Frame& f) { return f.serial == serial && is_attack(f) && !f.as<Attack>().ended; });
}

// Rules 6.9.3 to 6.9.5.
std::string wrong_history(Table& t) {
  const auto place = [](const Tally& of) {
    return std::tuple(of.def.value, of.attack, of.keys[0].bits, of.keys[1].bits);
  };
  const auto not_after = [&](const Tally& a, const Tally& b) { return place(a) >= place(b); };
  if (std::adjacent_find(t.s.tallies.begin(), t.s.tallies.end(), not_after) != t.s.tallies.end())
    return "what happened is not counted in order";
  for (const Tally& tally : t.s.tallies) {
    if (tally.def.value >= t.content.tallies.size() || tally.count == 0)
      return "something is counted that nothing asks about, or that did not happen";
    const TallyDef& def = t.content.tallies[tally.def.value];
    const bool of_attack = def.window == Window::attack;
    if (of_attack != (tally.attack != 0) || (of_attack && !is_attack_under_way(t, tally.attack)))
      return "events of an attack are counted that is not under way";
    if (def.window == Window::turn && t.s.turn.number == 0)
      return "events of a turn are counted before the first turn";
    for (std::size_t i = 0; i < tally_keys; ++i) {
      const bool is_player = tally.keys[i].is(ValueKind::player);
      if (bool{tally.keys[i]} != (def.keys[i].part != EventPart::none) || (def.keys[i].only_players && !is_player) ||
          (is_player && index_of(tally.keys[i].as_seat()) >= t.players()))
        return "a count of what happened names the wrong player or object";
    }
  }
  return "";
}

std::string wrong_frames(Table& t) {
  for (const Frame& f : t.s.frames)
    if (const ProcedureDef& procedure = t.rules().procedures[f.procedure.value]; f.row > procedure.rows.size())
      return fmt::format("procedure {} is at step {} of {}", procedure.name, f.row + 1, procedure.rows.size());
  return {};
}

// ---- Slots

bool is_empty(const Table& t, ZoneId pile, bool of_events) {
  for (CardIndex i : t.cards_of(pile))
    if (!of_events || t.printed(i).has_stats())
      return false;
  return true;
}

// No card is left for the slot (rulings Q29, Q74).
bool nothing_comes(const Table& t, DeckId deck) {
  const bool monsters = t.content.type_of(deck) == t.content.monster_deck;
  return is_empty(t, zones::deck(deck), monsters) && is_empty(t, zones::discard(deck), monsters);
}

// First edition: an event is in play beside the slots, or the refill is on the stack.
bool something_comes_first(const Table& t, ZoneId slot) {
  const bool refill = std::any_of(t.s.stack.begin(), t.s.stack.end(), [&](const StackItem& item) {
    return item.kind == ItemKind::refill && item.source == Value::zone(slot);
  });
  return refill || std::any_of(t.s.zones.begin(), t.s.zones.end(), [&](const Zone& z) {
           return is_monster_slot(t, slot) && z.kind == ZoneKind::slot && z.of == t.content.event_slots.value &&
                  z.count > 0;
         });
}

std::string wrong_slots(Table& t) {
  if (!asks_priority(t))
    return {};
  for (std::uint8_t number = 0; number < t.s.zones.count; ++number) {
    const Zone& z = t.s.zones[number];
    if (z.kind != ZoneKind::slot || z.count > 0 || z.held > 0)
      continue;
    const SlotTypeDef& type = t.content.slot_types[z.of];
    if (type.refilled && !nothing_comes(t, type.deck) && !something_comes_first(t, ZoneId{number}))
      return fmt::format("a {} slot is empty, but there is a card for it", type.name);
  }
  return {};
}

// ---- The end, and the open decision

std::string wrong_end(Table& t) {
  const auto won = [&](Seat p) { return t.player(p).flags.has(PlayerFlag::won); };
  int winners = 0;
  for (Seat p : t.seats())
    winners += won(p);
  if (!t.s.over() && winners > 0)
    return "a player has won, but the game is not over";
  return t.s.outcome == Outcome::won && winners == 0 ? "the game is won, but no player has won" : "";
}

// Winning is checked before each priority (rules 15.2.2, 15.2.5).
std::string wrong_winner(Table& t) {
  return asks_priority(t) && anyone_wins(t) ? "a player wins, but the game goes on" : "";
}

std::string wrong_timer(Table& t) {
  const bool runs = t.rules()[Number::timer] > 0 && t.s.turn.phase != Phase::setup;
  return runs && t.s.round.timer == 0 && !t.s.over() ? "the timer is at 0, but the game is not over" : "";
}

std::string wrong_question(Table& t) {
  if (t.s.over())
    return t.decision.open ? "the game is over, but a decision is open" : "";
  if (!t.decision.open)
    return "the game is not over, but no decision is open";
  if (index_of(t.decision.who) >= t.players())
    return "the open decision is for a seat that does not exist";
  return t.decision.options.size() < 2 ? "the open decision has fewer than two options" : "";
}

bool is_there(const Table& t, Value v) {
  switch (v.kind()) {
    case ValueKind::card:
      return v.index() < t.s.cards.count && t.current(v);
    case ValueKind::item:
      return t.current(v);
    case ValueKind::player:
      return index_of(v.as_seat()) < t.players();
    case ValueKind::zone:
      return v.payload() < t.s.zones.count;
    case ValueKind::waiting:
      return v.payload() < t.s.waiting.count;
    case ValueKind::lasting:
      return t.find_lasting(v.payload()) != nullptr;
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::number:
    case ValueKind::event:
    case ValueKind::ability:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::filter:
      break;
  }
  return true;
}

// Changes of an event or a roll are named by their source, which may have left play (rule 5.2.9).
bool names_sources(Prompt prompt) { return prompt == Prompt::replacement || prompt == Prompt::modifier; }

std::string wrong_options(Table& t) {
  if (!t.decision.open || names_sources(t.decision.prompt))
    return {};
  for (std::size_t i = 0; i < t.decision.options.size(); ++i)
    if (!is_there(t, t.decision.options[i].object))
      return fmt::format("option {} of `{}` no longer exists", i, question_of(t));
  return {};
}

std::string equal_options(Table& t) {
  const auto before = [](const Option& a, const Option& b) {
    return std::tie(a.kind, a.object.bits, a.ability.bits) < std::tie(b.kind, b.object.bits, b.ability.bits);
  };
  std::vector<Option> options = t.decision.options;
  std::sort(options.begin(), options.end(), before);
  return std::adjacent_find(options.begin(), options.end()) == options.end()
             ? ""
             : fmt::format("two options of `{}` are the same", question_of(t));
}

// What is kept up to date is compared with what is derived anew.
std::string wrong_listeners(Table& t) {
  if (t.listeners.stale)
    return {};
  Listeners fresh;
  fresh.refresh(t);
  return t.listeners.lists_the_same(fresh) ? "" : "the index of listeners is not up to date";
}

std::string wrong_usable(Table& t) {
  for (const Seat who : t.seats()) {
    if (!t.usable.is_known(who))
      continue;
    Usables fresh;
    const Usables::OfSeat &kept = t.usable.of(t, who), &derived = fresh.of(t, who);
    if (kept.count != derived.count || kept.least_coins != derived.least_coins || kept.needs != derived.needs ||
        !std::equal(kept.first().begin(), kept.first().end(), derived.first().begin()))
      return fmt::format("the abilities that player {} could use are not up to date", index_of(who) + 1);
  }
  return {};
}

// What needs something on the stack that is not there has no targets.
std::string wrong_needs(Table& t) {
  const StackNouns on_stack = nouns_on_stack(t);
  for (const Seat who : t.seats())
    for (const ZoneId zone : {zones::play(t, who), zones::hand(t, who)})
      for (const CardIndex card : t.cards_of(zone))
        for (const AbilityId id : t.def(card).abilities) {
          const AbilityKind kind = t.content[id].kind;
          const bool is_used = kind == AbilityKind::tap || kind == AbilityKind::paid || kind == AbilityKind::play;
          if (is_used && (t.content[id].needs & on_stack) == 0 && has_targets(t, id, who, t.ref(card)))
            return fmt::format("{} has targets, but would not be listed", card_name(t, card));
        }
  return {};
}

// Each player who is passed over without a list of options has no other option.
std::string wrong_passing(Table& t) {
  if (t.depth() < 0 || static_cast<Procedure>(t.top().procedure.value) != Procedure::priority || !is_all_printed(t))
    return {};
  const StackNouns on_stack = nouns_on_stack(t);
  for (const Seat who : t.seats()) {
    Priority p = t.top().as<Priority>();
    p.holder = who;
    const bool loot = may_play_loot(t, who);
    std::vector<Option> options;
    list_actions(t, p, on_stack, loot, options);
    if (options.size() > 1 && can_only_pass(t, p, on_stack, loot))
      return fmt::format("player {} would be passed over, but could do something", index_of(who) + 1);
  }
  return {};
}

std::string wrong_most_uses(Table& t) {
  int most = 0;
  for (const ObjectCount& e : t.s.counts)
    if (e.key >= counts::activations && e.key < counts::named_counters && !counts::belongs_to_item(e.object))
      most = std::max(most, e.value);
  return most == t.s.turn.most_uses
             ? ""
             : fmt::format("the highest number of uses of an ability this turn is {}, but {} is noted", most,
                           t.s.turn.most_uses);
}

// From the first turn on, who meets the condition of a bonus soul is noted at once.
std::string wrong_claims(Table& t) {
  if (t.s.turn.phase == Phase::setup)
    return {};
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.claims()) {
    const Claim& claim = t.content[l.ability].claim();
    const auto card = l.source.as_card();
    if (t.zone_of(card).kind != ZoneKind::bonus || counts::get(t.s, card, claimed_key) != 0)
      continue;
    for (const Seat who : t.seats())
      if (number_of(t, claim.number, who) >= claim.at_least)
        return fmt::format("player {} meets the condition of {}, but that is not noted", index_of(who) + 1,
                           card_name(t, card));
  }
  return {};
}

struct Invariant {
  std::string_view rule;
  std::string (*wrong)(Table&);
};

// The first row must come first: the others rely on intact zones.
constexpr Invariant invariants[] = {
    {"19.1", wrong_zones},      {"19.3.1", wrong_pile},      {"3.4.1", wrong_character},
    {"14.3.2", wrong_marks},    {"20.5.2", wrong_coins},     {"2.2", wrong_pool},
    {"8.2", wrong_loot_plays},  {"10.1.1", wrong_player_hp}, {"10.1.1", wrong_object_hp},
    {"10.1.6", wrong_settling}, {"13.1.1", wrong_deaths},    {"10.1.2", wrong_evasion},
    {"9.1", wrong_dice},        {"5.2.1", wrong_serials},    {"5.3.1", wrong_frames},
    {"14.2.1", wrong_slots},    {"15.2.3", wrong_end},       {"15.2.2", wrong_winner},
    {"21.3a", wrong_timer},     {"6.7.1", wrong_lasting},    {"6.7.9", wrong_kept},
    {"6.9.2", wrong_history},   {"5.1.1", wrong_question},   {"7.7", wrong_options},
    {"7.3", equal_options},     {"6.7.2", wrong_listeners},  {"10.1.1", wrong_cards_marked},
    {"6.3.2", wrong_usable},    {"15.4.2", wrong_claims},    {"1.9", wrong_most_uses},
    {"7.12", wrong_needs},      {"5.1.7", wrong_passing},
};

std::string with_rule(const std::string& sentence, std::string_view rule) {
  return fmt::format("{} (rule {})", sentence, rule);
}

}  // namespace

// Checks a fork: stats are computed again, without side effects on the game.
std::string first_wrong(const Table& table, std::vector<Trouble>* errors) {
  Table t(table);
  std::string first;
  for (const Invariant& invariant : invariants) {
    const std::string wrong = invariant.wrong(t);
    if (wrong.empty())
      continue;
    first = with_rule(wrong, invariant.rule);
    break;
  }
  if (errors)
    *errors = std::move(t.complaints);
  return first;
}

// ---- From one decision to the next

namespace {

std::vector<std::uint16_t> copies_of_each(const Table& t) {
  std::vector<std::uint16_t> copies(t.content.cards.size(), 0);
  for (const Card& c : t.s.cards)
    ++copies[c.printed.value];
  return copies;
}

template <class Visit>
void each_soul(const Table& t, Visit visit) {
  for (Seat p : t.seats())
    for (CardIndex i : t.cards_of(zones::souls(t, p)))
      visit(i);
}

// Between the payment and the end of the purchase, the price is not in the log yet.
bool is_buying(const Table& t) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(),
                     [](const Frame& f) { return static_cast<Procedure>(f.procedure.value) == Procedure::purchase; });
}

int change_of_coins(const Event& e) {
  switch (e.type) {
    case EventType::coins_gained:
      return e.amount;
    case EventType::coins_lost:
    case EventType::purchased:
      return -e.amount;
    default:
      return 0;
  }
}

}  // namespace

void Ledger::begin(const Table& t) {
  begun_ = t.s.turn.phase != Phase::setup;
  read_ = t.log.size();
  copies_ = copies_of_each(t);
  coins_ = coins_of_all(t);
  souls_.clear();
  each_soul(t, [&](CardIndex i) { souls_.push_back(t.ref(i)); });
}

void Ledger::read_log(const Table& t) {
  for (; read_ < t.log.size(); ++read_) {
    const Event& e = t.log[read_];
    coins_ += change_of_coins(e);
    if (e.type == EventType::soul_gained)
      souls_.push_back(e.object);
  }
}

std::string Ledger::wrong_cards(const Table& t) const {
  const std::vector<std::uint16_t> now = copies_of_each(t);
  for (std::size_t d = 0; d < now.size(); ++d)
    if (now[d] != copies_[d])
      return fmt::format("there are {} copies of {}, before there were {}", now[d], t.content.cards[d].name,
                         copies_[d]);
  return {};
}

std::string Ledger::wrong_coins(const Table& t) const {
  const int coins = coins_of_all(t);
  return is_buying(t) || coins == coins_ ? ""
                                         : fmt::format("players have {}¢, but {}¢ according to the log", coins, coins_);
}

std::string Ledger::wrong_souls(const Table& t) const {
  std::string wrong;
  each_soul(t, [&](CardIndex i) {
    if (std::find(souls_.begin(), souls_.end(), t.ref(i)) == souls_.end())
      wrong = card_name(t, i) + " is among the souls, but was not gained as a soul";
  });
  return wrong;
}

std::string Ledger::first_wrong(const Table& t) {
  if (!begun_) {
    begin(t);
    return {};
  }
  read_log(t);
  if (const std::string wrong = wrong_cards(t); !wrong.empty())
    return with_rule(wrong, "19.2");
  if (const std::string wrong = wrong_coins(t); !wrong.empty())
    return with_rule(wrong, "20.5.2");
  const std::string wrong = wrong_souls(t);
  return wrong.empty() ? "" : with_rule(wrong, "15.1.1");
}

}  // namespace soulstack

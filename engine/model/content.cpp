// Content: look-ups, and data derived once at the end of loading.
#include "engine/model/content.h"

#include <algorithm>

#include "engine/model/event_rows.h"
#include "engine/model/mixing.h"
#include "engine/model/names.h"
#include "engine/model/zone_ids.h"

namespace soulstack {

namespace {

std::vector<TextId> sorted(const std::vector<std::string>& texts) {
  std::vector<TextId> all(texts.size());
  for (std::uint16_t i = 0; i < all.size(); ++i)
    all[i] = TextId{i};
  std::stable_sort(all.begin(), all.end(), [&](TextId a, TextId b) { return texts[a.value] < texts[b.value]; });
  const auto is_same = [&](TextId a, TextId b) { return texts[a.value] == texts[b.value]; };
  all.erase(std::unique(all.begin(), all.end(), is_same), all.end());
  return all;
}

// Numbers that are set, and effects that let players be attacked, apply in the order of time (rules 10.1.10, 11.6.2).
bool is_timed(const AbilityDef& a) {
  const auto replaces = [](const StatChange& s) { return s.how == ChangeHow::set || s.how == ChangeHow::no_number; };
  const auto exposes = [](const Permission& p) { return p.deed == Deed::attack; };
  return std::any_of(a.continuous().changes.begin(), a.continuous().changes.end(), replaces) ||
         std::any_of(a.deeds().permissions.begin(), a.deeds().permissions.end(), exposes);
}

void derive(Content& c, CardDef& card) {
  c.has_zero_hp = c.has_zero_hp || card.hp == 0;
  for (AbilityId id : card.abilities) {
    const AbilityKind kind = c.abilities[id.value].kind;
    card.timed = card.timed || is_timed(c.abilities[id.value]);
    if (kind == AbilityKind::tap && !card.tap.known())
      card.tap = id;
    if (kind == AbilityKind::play && !card.play.known())
      card.play = id;
    if (kind == AbilityKind::tap || kind == AbilityKind::paid)
      card.activated = true;
    if (c.abilities[id.value].activation().names_users)
      card.open = c.has_open_abilities = true;
  }
}

// What it adds depends on nothing but its controller.
bool is_steady(const AbilityDef& a) {
  const Trigger& when = a.trigger;
  return a.kind == AbilityKind::always && a.continuous().of.kind == WhoKind::you && a.level == 0 &&
         when.during == During::any && when.given.kind == ConditionKind::always && !when.first_each_turn &&
         !a.continuous().acts_on_objects() &&
         std::all_of(a.continuous().changes.begin(), a.continuous().changes.end(), [](const StatChange& s) {
           return s.how == ChangeHow::add && s.kept < 0 && !s.value.function.known() && !s.history.tally.known();
         });
}

// The charge of a tap ability is not part of its other cost.
bool is_free(const AbilityDef& a) {
  Cost other = a.activation().cost;
  other.tap = false;
  return (a.kind == AbilityKind::play || a.kind == AbilityKind::tap) && other.is_free();
}

// What can match it on the stack; `anyway`: something that is not there may match it, too.
StackNouns nouns_of(const Content& c, FilterId id) {
  if (id.value >= c.filters.size())
    return anyway;
  const Filter& f = c[id];
  if (f.noun != Noun::any_of)
    return stack_noun(f.noun);
  StackNouns all = 0;
  for (const FilterId part : f.any_of)
    all |= nouns_of(c, part);
  return all;
}

// What must be on the stack, so that each target, and those of at least one mode, can be chosen.
StackNouns needs_of(const Content& c, const AbilityDef& a) {
  for (const TargetSpec& target : a.targets)
    if (const StackNouns nouns = nouns_of(c, target.filter); !target.optional && (nouns & anyway) == 0)
      return nouns;
  StackNouns all = 0;
  for (const AbilityId mode : a.modes)
    all |= needs_of(c, c.abilities[mode.value]);
  return a.modes.empty() ? anyway : all;
}

// Its activated abilities, in the order of the card.
void list_uses(Content& c, const CardDef& card) {
  Uses of{.first = static_cast<std::uint32_t>(c.uses.size())};
  for (const AbilityId id : card.abilities) {
    const AbilityDef& a = c.abilities[id.value];
    if (a.kind != AbilityKind::tap && a.kind != AbilityKind::paid)
      continue;
    const std::int16_t coins = a.activation().or_cost.is_free()
                                   ? a.activation().cost.coins
                                   : std::min(a.activation().cost.coins, a.activation().or_cost.coins);
    const bool is_tap = a.kind == AbilityKind::tap;
    const std::int16_t counters = a.activation().or_cost.is_free() ? a.activation().cost.counters : std::int16_t{0};
    c.uses.push_back({.ability = id,
                      .coins = coins,
                      .counters = counters,
                      .is_tap = is_tap,
                      .names_users = a.activation().names_users,
                      .needs = a.needs});
    ++of.count;
  }
  c.uses_of.push_back(of);
}

void list_in_game(Content& c, const CardDef& card) {
  if (card.in_game > 0)
    c.in_game.push_back({.card = CardDefId{static_cast<std::uint16_t>(&card - c.cards.data())},
                         .copies = card.in_game,
                         .min_players = card.min_players,
                         .deck = card.starts_in_deck ? card.deck : DeckId{}});
}

// Of the faces behind this one.
void number_faces(Content& c, const CardDef& card) {
  std::uint8_t number = 1;
  for (CardDefId one = card.back; one.known(); one = c[one].back) {
    ++number;
    c.cards[one.value].face = std::max(c[one].face, number);
  }
}

AbilityId add(Content& c, AbilityDef def) {
  c.abilities.push_back(std::move(def));
  return AbilityId{static_cast<std::uint16_t>(c.abilities.size() - 1)};
}

// A lasting ability of the rules: one for each duration, in the order of Till. Returns the first.
AbilityId add_for_each_till(Content& c, AbilityDef lasting) {
  const AbilityId first{static_cast<std::uint16_t>(c.abilities.size())};
  for (int till = 0; till <= static_cast<int>(Till::next_roll); ++till) {
    lasting.own<Duration>().till = static_cast<Till>(till);
    add(c, lasting);
  }
  return first;
}

// "Prevent the next n damage to X": X is the first target, n the second. Used up by one damage event (10.4.2).
AbilityId add_shields(Content& c) {
  AbilityDef prevention(AbilityKind::change);
  prevention.path = "prevents the next damage/1";
  prevention.rule = "10.4.2";
  prevention.trigger.event = EventType::damage;
  prevention.trigger.of.kind = WhoKind::target;
  prevention.prevents = true;
  AbilityDef shield(AbilityKind::lasting);
  shield.path = "prevents the next damage";
  shield.rule = "10.4.2";
  shield.own<Duration>().uses = 1;
  shield.own<Duration>().nested = {add(c, std::move(prevention))};
  return add_for_each_till(c, std::move(shield));
}

// What ends a note that lasts for an attack, or till the next die has resolved (20.10.1b).
AbilityId add_ends_of_notes(Content& c) {
  AbilityDef end(AbilityKind::lasting);
  end.path = "ends a note";
  end.rule = "20.10.1b";
  return add_for_each_till(c, std::move(end));
}

// A copy of a loot card that its controller may play: the card is the source, its play ability the first target (20.9.3).
AbilityId add_kept_copies(Content& c) {
  AbilityDef copy(AbilityKind::lasting);
  copy.path = "keeps a copy";
  copy.rule = "20.9.3";
  return add_for_each_till(c, std::move(copy));
}

// The decks and slots that the rules name.
void name_places(Content& c) {
  c.treasure_deck = c.find_deck(deck_name::treasure);
  c.loot_deck = c.find_deck(deck_name::loot);
  c.first_hand = zones::first_deck + zones::zones_of_deck * static_cast<int>(c.decks.size());
  c.monster_deck = c.find_deck(deck_name::monster);
  c.character_deck = c.find_deck(deck_name::character);
  c.starting_deck = c.find_deck(deck_name::starting);
  c.bonus_deck = c.find_deck(deck_name::bonus_soul);
  c.fixture_deck = c.find_deck(deck_name::fixture);
  c.monster_slots = c.find_slot_type("monster");
  c.shop_slots = c.find_slot_type("shop");
  c.room_slots = c.find_slot_type("room");
  c.event_slots = c.find_slot_type("event");
  c.minion_slots = c.find_slot_type("minion");
  c.final_boss_slots = c.find_slot_type("final_boss");
  for (std::uint8_t i = 0; i < c.slot_types.size(); ++i) {
    SlotTypeDef& slots = c.slot_types[i];
    slots.type = c.type_of(slots.deck);
    const bool is_of_sets = slots.type == c.treasure_deck && slots.deck != c.treasure_deck;  // rule 12.8.1
    slots.sells = SlotTypeId{i} == c.shop_slots || is_of_sets;
    slots.is_shared = SlotTypeId{i} == c.room_slots || slots.type == c.fixture_deck;
  }
}

void look_at_abilities(Content& c) {
  for (AbilityDef& ability : c.abilities) {
    if (is_free(ability))
      ability.own<Activation>().is_free = true;
    ability.needs = needs_of(c, ability);
    c.has_gifts = c.has_gifts || ability.continuous().acts_on_objects();
    c.has_abilities_elsewhere =
        c.has_abilities_elsewhere || ability.as_soul || ability.in_hand || hears_itself_become_soul(ability);
    c.has_open_abilities = c.has_open_abilities || (ability.is_given && ability.activation().names_users);
  }
  for (AbilityDef& ability : c.abilities)
    if (is_steady(ability))
      ability.own<Continuous>().is_steady = !c.has_gifts;
}

void look_at_steps(Content& c) {
  const auto is_heard = [&](NamedStep step) {
    return std::any_of(c.abilities.begin(), c.abilities.end(),
                       [&](const AbilityDef& a) { return a.trigger.step == step; });
  };
  for (std::uint8_t i = 0; i < c.rules.procedures.size(); ++i)
    for (StepRow& row : c.rules.procedures[i].rows) {
      row.is_heard = !row.script.known() && is_heard({ProcedureId{i}, row.step});
      row.is_plain = row.priority == PassesPriority::no && !row.on_stack && !row.script.known() && !row.is_heard;
    }
}

void finish_card(Content& c, CardDef& card) {
  card.type = c.type_of(card.deck);
  card.starts_in_deck = card.deck.known() && c.decks[card.deck.value].drawn_from && !card.starts_outside;
  derive(c, card);
  list_uses(c, card);
  list_in_game(c, card);
  number_faces(c, card);
  const bool is_used = card.in_game > 0 || card.copies == 0;
  const bool is_room = c.room_slots.known() && card.deck == c.slot_types[c.room_slots.value].deck;
  c.has_rooms = c.has_rooms || (is_used && is_room && !c.rules.is(Way::without_rooms));
}

// Names of cards come first, at the places of their definitions.
void list_texts(Content& c) {
  c.texts.clear();
  c.card_keys.clear();
  for (const CardDef& card : c.cards) {
    c.texts.push_back(card.name);
    c.card_keys.push_back(number_of(card.id));
  }
  constexpr std::size_t most_texts = TextId{}.value;
  for (const std::string& text : c.spoken)
    if (c.texts.size() < most_texts)
      c.texts.push_back(text);
  c.sorted_texts = sorted(c.texts);
}

}  // namespace

void Content::finish() {
  if (!shield.known()) {
    shield = add_shields(*this);
    end_of_note = add_ends_of_notes(*this);
    kept_copy = add_kept_copies(*this);
  }
  name_places(*this);
  look_at_abilities(*this);
  look_at_steps(*this);
  list_listener_rows();
  find_dependence();
  for (const TallyDef& tally : tallies)
    for (const EventRow& row : event_rows)
      if (is_one_of(row.type, tally.test.event))
        counted.set(static_cast<std::size_t>(row.type));
  uses.clear();
  uses_of.clear();
  in_game.clear();
  choose_cards();
  for (CardDef& card : cards)
    finish_card(*this, card);
  count_fixtures();
  prepare_tables();
  list_texts(*this);
}

void Content::count_fixtures() {
  has_shared_cards = has_rooms;
  for (SlotTypeDef& slots : slot_types) {
    if (slots.type != fixture_deck)
      continue;
    slots.count = 0;
    for (const CardDef& card : cards)
      if (card.deck == slots.deck)
        slots.count += card.in_game;
    has_shared_cards = has_shared_cards || slots.count > 0;
  }
}

TextId Content::find_text(std::string_view text) const {
  const auto is_before = [&](TextId id, std::string_view wanted) { return texts[id.value] < wanted; };
  const auto found = std::lower_bound(sorted_texts.begin(), sorted_texts.end(), text, is_before);
  return found != sorted_texts.end() && texts[found->value] == text ? *found : TextId{};
}

std::string_view Content::counter_name(CounterId kind) const {
  return kind.value < counter::count ? counter::names[kind.value] : counters[kind.value - std::size_t{counter::count}];
}

CardDefId Content::find_card(std::string_view id) const {
  CardDefId found;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string_view full = cards[i].id;
    if (!is_named(full, id))
      continue;
    const bool exact = full.size() == id.size();
    if (found.known() && !exact)
      return {};
    found = CardDefId{static_cast<std::uint16_t>(i)};
    if (exact)
      return found;
  }
  return found;
}

CardDefId Content::find_card(std::string_view id, std::string_view set) const {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (is_named(cards[i].id, id) && cards[i].set == set)
      return CardDefId{static_cast<std::uint16_t>(i)};
  return find_card(id);
}

DeckId Content::find_deck(std::string_view name) const {
  for (std::size_t i = 0; i < decks.size(); ++i)
    if (decks[i].name == name)
      return DeckId{static_cast<std::uint8_t>(i)};
  return {};
}

DeckId Content::type_of(DeckId deck) const {
  const DeckId other = deck.known() ? decks[deck.value].plays_as : DeckId{};
  return other.known() ? other : deck;
}

CardDefId Content::face(CardDefId printed, int number) const {
  CardDefId one = number > 0 ? printed : CardDefId{};
  for (int i = 1; i < number && one.known(); ++i)
    one = (*this)[one].back;
  return one;
}

int Content::number_of_face(CardDefId printed, CardDefId visible) const {
  int number = 1;
  for (CardDefId one = printed; one.known(); one = (*this)[one].back, ++number)
    if (one == visible)
      return number;
  return 0;
}

SlotTypeId Content::find_slot_type(std::string_view name) const {
  for (std::size_t i = 0; i < slot_types.size(); ++i)
    if (slot_types[i].name == name)
      return SlotTypeId{static_cast<std::uint8_t>(i)};
  return {};
}

}  // namespace soulstack

// Decks that sets declare: they are merged into the decks of the ruleset (rule 3.7.1).
#include <algorithm>
#include <iterator>

#include "engine/table/zone_layout.h"
#include "scripting/loader/set_folders.h"
#include "scripting/loader/set_loader.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// Also decks that the ruleset in use lacks.
bool is_deck_of_rules(const Content& content, const std::string& name) {
  constexpr std::string_view usual[] = {
      deck_name::treasure, deck_name::loot,       deck_name::monster, deck_name::character,
      deck_name::starting, deck_name::bonus_soul, deck_name::fixture, "room"};
  const DeckId known = content.find_deck(name);
  return std::find(std::begin(usual), std::end(usual), name) != std::end(usual) ||
         (known.known() && content.decks[known.value].sets.empty());
}

// Why a set can't have a deck of this name; empty if it can.
std::string why_not_a_name(const Content& content, const Vocabulary& words, const std::string& name) {
  if (is_deck_of_rules(content, name))
    return ticked(name) + " is a deck of the rules: choose another name";
  if (is_for_others(name))
    return "the folder " + ticked(name) + " of a set has other files: choose another name for the deck";
  if (words.find(name))
    return ticked(name) + " is already a word: choose another name for the deck";
  return {};
}

bool same_slots(const Content& content, const SlotTypeDef& known, const WrittenSlots& slots) {
  const bool has_price = known.price.known();
  return known.count == slots.count && has_price == slots.has_price &&
         (!has_price || content[known.price].activation().cost == slots.price);
}

// Why a set can't have slots of this name over this deck; empty if it can.
std::string why_not_slots(const Content& content, const WrittenSlots& slots, DeckId deck) {
  constexpr std::string_view usual[] = {"monster", "shop", "room", "event", "minion", "final_boss"};
  if (std::find(std::begin(usual), std::end(usual), slots.name) != std::end(usual))
    return "the rules have slots " + ticked(slots.name) + ": choose another name";
  if (content.type_of(deck) == content.find_deck(deck_name::fixture))
    return "each card of " + ticked(slots.deck) + " has a slot of its own: leave out the slots";
  if (!content.decks[deck.value].plays_as.known())
    return ticked(slots.deck) + " is a deck of the rules: slots of a set are refilled from a deck of sets";
  if (content.type_of(deck) == content.find_deck(deck_name::loot))
    return ticked(slots.deck) + " plays as loot, and slots hold treasure or monsters";
  if (slots.has_price && content.type_of(deck) == content.find_deck(deck_name::monster))
    return "the cards of " + ticked(slots.deck) + " are monsters, which nobody buys: leave out the price";
  return {};
}

void check_number_of_slots(const Content& content, const WrittenSlots& slots, Report& report) {
  int all = 0;
  for (const SlotTypeDef& kind : content.slot_types)
    all += kind.count;
  if (all > zones::most_slots_at_start)
    report.error("too_many", slots.line, slots.name,
                 "a game starts with at most " + std::to_string(zones::most_slots_at_start) + " slots; got " +
                     std::to_string(all));
}

}  // namespace

// The type of the decks of fixtures has no cards of its own, and is there only if a set has such a deck (rule 3.8.1).
void SetLoader::take_type_of_fixtures() {
  const auto has_fixtures = [](const SetDef& set) {
    return std::any_of(set.decks.begin(), set.decks.end(),
                       [](const WrittenDeck& deck) { return deck.plays_as == deck_name::fixture; });
  };
  Content& content = library_.content;
  const bool is_needed = std::any_of(library_.sets.begin(), library_.sets.end(), has_fixtures);
  if (is_needed && !content.find_deck(deck_name::fixture).known() && content.decks.size() < zones::most_decks)
    content.decks.push_back({.name = std::string(deck_name::fixture), .drawn_from = false});
}

void SetLoader::take_set_decks() {
  take_type_of_fixtures();
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    for (const WrittenDeck& deck : set.decks)
      take_set_deck(set, deck, report);
  }
}

// The same deck of two sets is one deck (rule 3.7.2).
void SetLoader::take_set_deck(const SetDef& set, const WrittenDeck& deck, Report& report) {
  Content& content = library_.content;
  if (!is_name(deck.name))
    return report.error("wrong_name", deck.line, deck.name,
                        "the name of a deck consists of lower case letters, digits and underscores");
  const std::string why = why_not_a_name(content, library_.interpreter.words(), deck.name);
  if (!why.empty())
    return report.error("conflict", deck.line, deck.name, why);
  const DeckId type = content.find_deck(deck.plays_as);
  if (!type.known())
    return report.error("conflict", deck.line, deck.name,
                        "the ruleset has no deck " + ticked(deck.plays_as) + ", as which " + ticked(deck.name) +
                            " would play: use another ruleset");
  if (const DeckId same = content.find_deck(deck.name); same.known()) {
    DeckDef& known = content.decks[same.value];
    if (known.plays_as != type)
      return report.error("conflict", deck.line, deck.name,
                          "the deck " + ticked(deck.name) + " plays as " + ticked(deck.plays_as) + " in the set " +
                              ticked(set.id) + ", and as " + ticked(content.decks[known.plays_as.value].name) + " in " +
                              known.sets + ": declare it alike, or rename one of the decks");
    known.sets += ", " + set.id;
    return;
  }
  if (content.decks.size() == zones::most_decks)
    return report.error("too_many", deck.line, deck.name,
                        "a game has at most " + std::to_string(zones::most_decks) + " decks");
  const bool drawn_from = deck.plays_as != deck_name::fixture;
  content.decks.push_back({.name = deck.name, .drawn_from = drawn_from, .plays_as = type, .sets = set.id});
}

// Each fixture has a slot of its own; `Content::finish` counts them (rule 3.8.1).
void SetLoader::take_slots_of_fixtures() {
  Content& content = library_.content;
  const DeckId type = content.find_deck(deck_name::fixture);
  for (std::uint8_t d = 0; d < content.decks.size(); ++d)
    if (const DeckDef& deck = content.decks[d]; type.known() && deck.plays_as == type)
      take_slots_of_fixtures(deck, DeckId{d});
}

void SetLoader::take_slots_of_fixtures(const DeckDef& deck, DeckId id) {
  Content& content = library_.content;
  const auto error = [&](Code code, const std::string& why) {
    for (const SetDef& set : library_.sets)
      for (const WrittenDeck& written : set.decks)
        if (written.name == deck.name)
          return Report(findings_, set.set_file()).error(code, written.line, deck.name, why);
  };
  for (const SlotTypeDef& slots : content.slot_types)
    if (slots.name == deck.name || slots.deck == id)
      return error("conflict", "the ruleset has slots " + ticked(slots.name) + ", but each card of " +
                                   ticked(deck.name) + " has a slot of its own: rename or remove one of them");
  if (content.slot_types.size() == zones::most_slot_kinds)
    return error("too_many", "a game has at most " + std::to_string(zones::most_slot_kinds) + " kinds of slots");
  content.slot_types.push_back({.name = deck.name, .deck = id, .refilled = false, .sets = deck.sets});
}

void SetLoader::take_set_slots() {
  take_slots_of_fixtures();
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    for (const WrittenSlots& slots : set.slots)
      take_slots_of(set, slots, report);
  }
}

// A ruleset may have changed their number and price (rule 12.8.5); it was read before.
void SetLoader::take_slots_of(const SetDef& set, const WrittenSlots& slots, Report& report) {
  Content& content = library_.content;
  if (!is_name(slots.name))
    return report.error("wrong_name", slots.line, slots.name,
                        "the name of slots consists of lower case letters, digits and underscores");
  const DeckId deck = content.find_deck(slots.deck);
  if (!deck.known()) {
    Nearest nearest = report.nearest(slots.deck);
    for (const DeckDef& def : content.decks)
      if (def.plays_as.known())
        nearest.offer(def.name);
    return report.error("unknown_word", slots.line, slots.name, "there is no deck " + ticked(slots.deck),
                        nearest.word());
  }
  if (const std::string why = why_not_slots(content, slots, deck); !why.empty())
    return report.error("conflict", slots.line, slots.name, why);
  SlotTypeId id = content.find_slot_type(slots.name);
  if (!id.known()) {
    if (content.slot_types.size() == zones::most_slot_kinds)
      return report.error("too_many", slots.line, slots.name,
                          "a game has at most " + std::to_string(zones::most_slot_kinds) + " kinds of slots");
    id = SlotTypeId{static_cast<std::uint8_t>(content.slot_types.size())};
    content.slot_types.push_back({.name = slots.name, .deck = deck, .count = slots.count});
  }
  SlotTypeDef& known = content.slot_types[id.value];
  if (known.deck != deck)
    return report.error("conflict", slots.line, slots.name,
                        "the slots " + ticked(slots.name) + " are refilled from " + ticked(slots.deck) +
                            " in the set " + ticked(set.id) + ", and from " +
                            ticked(content.decks[known.deck.value].name) + " in " +
                            (known.sets.empty() ? "the ruleset" : known.sets) + ": rename one of them");
  if (!known.sets.empty() && !same_slots(content, known, slots))
    return report.error("conflict", slots.line, slots.name,
                        "the slots " + ticked(slots.name) + " have another number or price in " + known.sets +
                            ": declare them alike, or rename one of them");
  if (slots.has_price && !known.price.known()) {
    known.price = AbilityId{static_cast<std::uint16_t>(content.abilities.size())};
    AbilityDef price(AbilityKind::paid);
    price.path = set.id + ":slots/" + slots.name;
    price.own<Activation>().cost = slots.price;
    content.abilities.push_back(std::move(price));
  }
  known.sets += (known.sets.empty() ? "" : ", ") + set.id;
  check_number_of_slots(content, slots, report);
}

// Reported for the first set that declares the deck, which is also the first of its names. A card with errors may be the
// reason.
void SetLoader::warn_of_empty_decks() {
  if (!broken_.empty())
    return;
  const Content& content = library_.content;
  for (const SetDef& set : library_.sets)
    for (const WrittenDeck& deck : set.decks) {
      const DeckId id = content.find_deck(deck.name);
      const auto in_it = [&](const CardDef& card) { return card.deck == id && card.copies > 0; };
      const std::string& sets = content.decks[id.value].sets;
      const bool is_first = sets == set.id || sets.starts_with(set.id + ",");
      if (!is_first || std::any_of(content.cards.begin(), content.cards.end(), in_it))
        continue;
      Report(findings_, set.set_file())
          .warning("empty_deck", deck.line, deck.name,
                   "the deck " + ticked(deck.name) + " has no cards: put their files in a folder " + deck.name +
                       "/ of a set");
    }
}

}  // namespace soulstack::scripting

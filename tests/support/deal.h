// A deal: all random choices of the set-up, and the order of every deck, written down. The same deal can be laid with
// rotated seats, with other names for the cards, or with other cards in hidden places.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "tests/support/trial.h"
#include "tools/support/random.h"

namespace soulstack::testing {

// Cards by their ids, so that a deal can be laid with the content of other sets.
using Cards = std::vector<std::string>;

struct Deal {
  struct AtSeat {
    std::string character, item;
    Cards hand;
  };
  std::vector<AtSeat> seats;
  std::map<std::string, Cards> slots;  // by slot type
  std::map<std::string, Cards> decks;  // from the top
  Cards bonus_souls;
  std::vector<int> dice;
  int first = 0;  // the first player
};

inline void shuffle(Cards& cards, tools::Dice& dice, std::size_t from = 0) {
  for (std::size_t left = cards.size(); left > from + 1; --left)
    std::swap(cards[left - 1], cards[from + static_cast<std::size_t>(dice.below(static_cast<int>(left - from)))]);
}

inline Cards box_of(const Content& content, DeckId deck, int players, tools::Dice& dice) {
  Cards cards;
  for (const CardDef& card : content.cards)
    if (card.deck == deck && card.min_players <= players)
      cards.insert(cards.end(), static_cast<std::size_t>(card.copies), card.id);
  shuffle(cards, dice);
  return cards;
}

inline std::string take_top(Cards& deck) {
  const std::string top = deck.front();
  deck.erase(deck.begin());
  return top;
}

// The first card of which no copy is in the hand of another player: copies are numbered in the order of the seats, and a
// shuffled deck is ordered by these numbers, so that rotated seats would shuffle differently.
inline std::string take_other_than(const Cards& in_hands, Cards& deck) {
  const auto first = std::find_if(deck.begin(), deck.end(), [&](const std::string& card) {
    return std::find(in_hands.begin(), in_hands.end(), card) == in_hands.end();
  });
  REQUIRE(first != deck.end());
  const std::string card = *first;
  deck.erase(first);
  return card;
}

// Rule 2.4: events go to the bottom of the monster deck.
inline Cards fill(const Content& content, const SlotTypeDef& type, Cards& deck) {
  Cards cards;
  while (static_cast<int>(cards.size()) < type.count && !deck.empty()) {
    const std::string top = take_top(deck);
    const bool lies_there = type.deck != content.monster_deck || content[content.find_card(top)].has_stats();
    (lies_there ? cards : deck).push_back(top);
  }
  return cards;
}

inline Deal deal(const Content& content, int players, std::uint64_t seed) {
  tools::Dice dice(seed);
  Deal deal;
  for (std::uint8_t d = 0; d < content.decks.size(); ++d)
    if (content.decks[d].drawn_from)
      deal.decks[content.decks[d].name] = box_of(content, DeckId{d}, players, dice);
  for (const SlotTypeDef& type : content.slot_types)
    if (type.deck.known() && type.count > 0)
      deal.slots[type.name] = fill(content, type, deal.decks[content.decks[type.deck.value].name]);
  Cards characters = box_of(content, content.character_deck, players, dice);
  Cards& loot = deal.decks[std::string(deck_name::loot)];
  Cards in_hands;
  for (int p = 0; p < players; ++p) {
    Deal::AtSeat seat{take_top(characters), {}, {}};
    const CardDef& character = content[content.find_card(seat.character)];
    if (character.starting_item.known())
      seat.item = content[character.starting_item].id;
    for (int n = content.rules[Number::starting_loot]; n > 0; --n)
      seat.hand.push_back(take_other_than(in_hands, loot));
    in_hands.insert(in_hands.end(), seat.hand.begin(), seat.hand.end());
    deal.seats.push_back(seat);
  }
  deal.bonus_souls = box_of(content, content.bonus_deck, players, dice);
  deal.bonus_souls.resize(
      std::min<std::size_t>(deal.bonus_souls.size(), static_cast<std::size_t>(content.rules[Number::bonus_souls])));
  for (int n = 0; n < 2000; ++n)
    deal.dice.push_back(1 + dice.below(6));
  deal.first = dice.below(players);
  return deal;
}

// How to lay a deal.
struct Laying {
  int turned = 0;                            // each player sits this many seats further to the left
  std::map<std::string, std::string> names;  // cards with other ids here
};

inline std::vector<CardDefId> find_all(const Content& content, const Cards& cards, const Laying& how) {
  std::vector<CardDefId> found;
  for (const std::string& card : cards) {
    const auto renamed = how.names.find(card);
    found.push_back(content.find_card(renamed == how.names.end() ? card : renamed->second));
    REQUIRE(found.back().known());
  }
  return found;
}

inline std::vector<LaidCard> laid(const std::vector<CardDefId>& cards) {
  std::vector<LaidCard> all;
  for (CardDefId card : cards)
    all.push_back({.card = card, .covers = {}});
  return all;
}

inline Situation situation_of(const Deal& deal, const Content& content, const Laying& how) {
  Situation s;
  const std::size_t players = deal.seats.size();
  s.phase = Phase::start;
  s.active = seat(static_cast<int>((static_cast<std::size_t>(deal.first + how.turned)) % players));
  s.seats.resize(players);
  for (std::size_t p = 0; p < players; ++p) {
    LaidSeat& at = s.seats[(p + static_cast<std::size_t>(how.turned)) % players];
    at.character.card = find_all(content, {deal.seats[p].character}, how)[0];
    if (!deal.seats[p].item.empty())
      at.items = laid(find_all(content, {deal.seats[p].item}, how));
    at.hand = find_all(content, deal.seats[p].hand, how);
    at.coins = content.rules[Number::starting_coins];
  }
  for (const auto& [type, cards] : deal.slots)
    s.in(content.find_slot_type(type)) = laid(find_all(content, cards, how));
  s.decks.resize(content.decks.size());
  for (const auto& [name, cards] : deal.decks)
    s.decks[content.find_deck(name).value] = {find_all(content, cards, how), true};
  s.bonus_souls = find_all(content, deal.bonus_souls, how);
  s.dice = deal.dice;
  return s;
}

// With its log, from the start of the game.
inline Game play(const Deal& deal, const Loaded& loaded, const Laying& how = {}) {
  std::unique_ptr<Table> table =
      lay_table(loaded.content(), loaded.scripts(), situation_of(deal, loaded.content(), how));
  table->fixed_dice_only = false;
  table->logging = true;
  return Game(std::move(table));
}

}  // namespace soulstack::testing

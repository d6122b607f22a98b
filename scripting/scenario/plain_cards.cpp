// Cards made by the test bench.
#include "scripting/scenario/plain_cards.h"

#include <string>

#include "engine/model/content.h"

namespace soulstack::scripting {

namespace {

const std::string bench = "(bench)";  // not an id that a set can have

std::string title(std::string name) {
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return "Plain " + name;
}

CardDef plain_card(const Content& content, DeckId deck) {
  const std::string& name = content.decks[deck.value].name;
  CardDef card;
  card.id = bench + ":plain_" + name;
  card.name = title(name);
  card.set = bench;
  card.deck = deck;
  card.copies = 0;
  if (content.type_of(deck) == content.monster_deck)
    card.hp = 2, card.evasion = 3, card.attack = 1;
  return card;
}

// Like each printed character it can be activated, so its player is asked whenever they have priority.
CardDef plain_character(Content& content) {
  CardDef card = plain_card(content, content.character_deck);
  card.hp = 2;
  card.attack = 1;
  AbilityDef tap(AbilityKind::tap);
  tap.card = CardDefId{static_cast<std::uint16_t>(content.cards.size())};
  tap.path = card.id + "#tap";
  tap.text = "Nothing happens.";
  card.abilities.push_back(AbilityId{static_cast<std::uint16_t>(content.abilities.size())});
  content.abilities.push_back(tap);
  return card;
}

}  // namespace

void add_plain_cards(Content& content) {
  for (std::uint8_t d = 0; d < content.decks.size(); ++d)
    if (content.decks[d].drawn_from)
      content.cards.push_back(plain_card(content, DeckId{d}));
  if (content.character_deck.known())
    content.cards.push_back(plain_character(content));
  content.finish();
}

std::vector<CardDefId> plain_cards(const Content& content) {
  std::vector<CardDefId> plain(content.decks.size());
  for (std::uint16_t i = 0; i < content.cards.size(); ++i)
    if (is_plain_card(content.cards[i]))
      plain[content.cards[i].deck.value] = CardDefId{i};
  return plain;
}

bool is_plain_card(const CardDef& card) { return card.set == bench; }

}  // namespace soulstack::scripting

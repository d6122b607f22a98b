// The hidden cards that a seat has seen.
#include "tools/display/seen_cards.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_named = 10;  // of more, such as a deck that was searched, the first ones

std::string names_of(const std::vector<CardView>& cards) {
  std::string names;
  for (std::size_t i = 0; i < std::min(most_named, cards.size()); ++i)
    names += (i == 0 ? "" : ", ") + cards[i].name;
  return cards.size() > most_named ? fmt::format("{} and {} more", names, cards.size() - most_named) : names;
}

SeenPile pile_of(std::string_view where, const std::vector<CardView>& cards) {
  SeenPile pile{fmt::format("{}: {}", where, names_of(cards)), {}};
  for (const CardView& card : cards)
    pile.cards.push_back(card.index);
  return pile;
}

// From the top, as far as the viewer knows them without a gap.
std::vector<CardView> known_top(const DeckView& deck) {
  std::vector<CardView> cards;
  for (const auto& [position, card] : deck.known)
    if (position == static_cast<int>(cards.size()) + 1)
      cards.push_back(card);
  return cards;
}

bool is_hidden_from_others(const Table& t, CardIndex card, Seat viewer) {
  const Zone& z = t.zone_of(card);
  return z.kind == ZoneKind::deck || (z.kind == ZoneKind::hand && z.seat != viewer && !t.rules().is(Way::open_hands));
}

}  // namespace

std::vector<SeenPile> seen_piles(const TableView& view) {
  std::vector<SeenPile> piles;
  if (static_cast<std::size_t>(view.viewer) >= view.players.size())
    return piles;  // a spectator, or somebody who sees everything
  for (const PlayerView& p : view.players)
    if (p.seat != view.viewer && !p.hand.empty()) {
      const bool whole = static_cast<int>(p.hand.size()) == p.loot;
      piles.push_back(pile_of(fmt::format("You see {}{}'s hand", whole ? "" : "in ", player_name(p.seat)), p.hand));
    }
  for (const DeckView& deck : view.decks)
    if (const std::vector<CardView> top = known_top(deck); !top.empty())
      piles.push_back(pile_of(fmt::format("On top of the {} deck", deck.name), top));
  return piles;
}

std::string seen_top(const Table& t, Value deck, Seat viewer) {
  if (!deck.is(ValueKind::zone))
    return "";
  const Zone& z = t.zone(deck.as_zone());
  return z.kind == ZoneKind::deck && z.top != no_card && sees(t, z.top, viewer) ? t.def(z.top).name : "";
}

void SeenCards::note(const Game& game, Seat viewer) {
  const Table& t = game.table();
  seen_.resize(static_cast<std::size_t>(t.s.cards.size()));
  for (CardIndex i = 0; i < t.s.cards.size(); ++i)
    seen_[i] = sees(t, i, viewer);
}

std::vector<std::string> SeenCards::news(const Game& game, Seat viewer) {
  const std::vector<bool> before = seen_;
  note(game, viewer);
  const auto is_new = [&](std::size_t i) {
    return seen_[i] && (i >= before.size() || !before[i]) &&
           is_hidden_from_others(game.table(), static_cast<CardIndex>(i), viewer);
  };
  std::vector<std::string> texts;
  bool is_any_new = false;
  for (std::size_t i = 0; i < seen_.size() && !is_any_new; ++i)
    is_any_new = is_new(i);
  if (!is_any_new)
    return texts;
  for (const SeenPile& pile : seen_piles(view_for(game, viewer)))
    if (std::any_of(pile.cards.begin(), pile.cards.end(), is_new))
      texts.push_back(pile.text);
  return texts;
}

}  // namespace soulstack::tools

// The games of `soulstack fuzz`.
#include "tools/fuzz_draw.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tools/random.h"

namespace soulstack::tools {

namespace {

constexpr int largest_seed = 30'000;  // that a scenario can name
constexpr std::array<int, 12> usual_players = {2, 2, 2, 3, 3, 3, 4, 4, 4, 1, 5, 6};
constexpr std::array<int, 5> shares_kept = {100, 100, 60, 25, 8};  // of a deck, in percent

class Drawing {
 public:
  Drawing(const Content& content, std::uint64_t seed) : content_(content), dice_(mixed(seed)) { drawn_.seed = seed; }

  DrawnGame draw(int players) {
    drawn_.situation.seed = static_cast<std::uint64_t>(1 + below(largest_seed));
    const int seats = std::min(players > 0 ? players : some_players(), most_players());
    drawn_.situation.seats.resize(static_cast<std::size_t>(std::max(seats, 1)));
    for (int i = 0; i < seats; ++i)
      drawn_.bots.emplace_back(below(2) == 0 ? "random" : "eager");
    fill_box();
    for (LaidSeat& seat : s().seats)
      seat.character.card = content_.rules.characters.empty() ? take(content_.character_deck) : CardDefId{};
    if (below(2) == 0) {
      s().dealt = false;
      s().phase = Phase::setup;
    } else {
      lay_middle();
    }
    decks();
    return std::move(drawn_);
  }

 private:
  Situation& s() { return drawn_.situation; }
  int below(int n) { return dice_.below(n); }
  bool one_in(int n) { return below(n) == 0; }

  // Who wins together are two (rule 21.3).
  int some_players() {
    if (content_.rules.is(Way::winning_together))
      return 2;
    return usual_players[static_cast<std::size_t>(below(static_cast<int>(usual_players.size())))];
  }
  int most_players() const {
    if (!content_.rules.characters.empty())
      return max_players;
    const auto characters = std::count_if(content_.cards.begin(), content_.cards.end(), [&](const CardDef& d) {
      return d.deck == content_.character_deck && d.copies > 0 && d.min_players <= 1;
    });
    return std::min(static_cast<int>(characters), max_players);
  }

  // A die for each deck: how much of it is in the game.
  void fill_box() {
    std::vector<int> share(content_.decks.size());
    for (std::size_t d = 0; d < share.size(); ++d)
      share[d] = content_.decks[d].drawn_from ? shares_kept[static_cast<std::size_t>(below(shares_kept.size()))] : 100;
    for (const CardDef& d : content_.cards) {
      int copies = 0;
      const bool in_game = d.min_players <= static_cast<int>(s().seats.size()) && d.deck.known();
      for (int n = in_game ? d.copies : 0; n > 0; --n)
        copies += below(100) < share[d.deck.value];
      left_.push_back(copies);
    }
  }

  // One of the cards of a deck, each definition as likely as the others; unknown if there is none like it.
  template <class Fits>
  CardDefId take(DeckId deck, Fits fits) {
    std::vector<CardDefId> among;
    for (std::uint16_t i = 0; i < content_.cards.size(); ++i)
      if (content_.cards[i].deck == deck && left_[i] > 0 && fits(content_.cards[i]))
        among.push_back(CardDefId{i});
    if (among.empty())
      return {};
    const CardDefId card = among[static_cast<std::size_t>(below(static_cast<int>(among.size())))];
    --left_[card.value];
    return card;
  }
  CardDefId take(DeckId deck) {
    return take(deck, [](const CardDef&) { return true; });
  }

  LaidCard with_marks(CardDefId card) {
    LaidCard laid{.card = card, .covers = {}};
    if (one_in(6))
      laid.counters = below(8);
    laid.charged = !one_in(4);
    return laid;
  }
  static void add(std::vector<CardDefId>& to, CardDefId card) {
    if (card.known())
      to.push_back(card);
  }

  void lay_seat(LaidSeat& seat) {
    seat.character.charged = !one_in(3);
    const CardDefId character = seat.character.card;
    if (character.known() && content_[character].starting_item.known())
      seat.items.push_back(with_marks(content_[character].starting_item));
    for (int n = below(6); n > 0; --n)
      if (const CardDefId item = take(content_.treasure_deck); item.known())
        seat.items.push_back(with_marks(item));
    for (int n = below(6); n > 0; --n)
      add(seat.hand, take(content_.loot_deck));
    if (one_in(5))
      if (const CardDefId curse = take(content_.monster_deck, [](const CardDef& d) { return d.has(Keyword::curse); });
          curse.known())
        seat.curses.push_back({.card = curse, .covers = {}});
    if (one_in(3))
      add(seat.souls, take(content_.monster_deck, [](const CardDef& d) { return d.souls == 1; }));
    const int share = content_.rules[Number::coin_pool] / static_cast<int>(s().seats.size());
    seat.coins = std::min(below(one_in(3) ? 20 : 8), share);
  }

  void lay_slots(SlotTypeId type, bool monsters) {
    if (!type.known())
      return;
    const SlotTypeDef& def = content_.slot_types[type.value];
    for (int n = def.count + below(2); n > 0; --n)
      if (const CardDefId card =
              take(def.deck, [&](const CardDef& d) { return !monsters || (d.has_stats() && !d.has(Keyword::curse)); });
          card.known())
        s().in(type).push_back({.card = card, .covers = {}});
  }

  // As it could be after some turns.
  void lay_middle() {
    s().active = seat(below(static_cast<int>(s().seats.size())));
    s().phase = one_in(4) ? Phase::start : Phase::action;
    for (LaidSeat& seat : s().seats)
      lay_seat(seat);
    lay_slots(content_.monster_slots, true);
    lay_slots(content_.shop_slots, false);
    s().discards.resize(content_.decks.size());
    for (std::uint8_t d = 0; d < content_.decks.size(); ++d)
      for (int n = content_.decks[d].drawn_from ? below(6) : 0; n > 0; --n)
        add(s().discards[d].cards, take(DeckId{d}));
    for (int n = content_.bonus_deck.known() ? content_.rules[Number::bonus_souls] : 0; n > 0; --n)
      add(s().bonus_souls, take(content_.bonus_deck));
  }

  void decks() {
    s().decks.resize(content_.decks.size());
    for (std::uint8_t d = 0; d < content_.decks.size(); ++d) {
      if (!content_.decks[d].drawn_from)
        continue;
      LaidPile& pile = s().decks[d];
      pile.only = true;
      for (int n = one_in(2) ? below(16) : 0; n > 0; --n)
        add(pile.cards, take(DeckId{d}));
      const auto on_top = static_cast<int>(pile.cards.size());
      for (std::uint16_t i = 0; i < content_.cards.size(); ++i)
        for (; content_.cards[i].deck == DeckId{d} && left_[i] > 0; --left_[i])
          pile.cards.push_back(CardDefId{i});
      for (int i = static_cast<int>(pile.cards.size()) - 1; i > on_top; --i)
        std::swap(pile.cards[static_cast<std::size_t>(i)],
                  pile.cards[static_cast<std::size_t>(on_top + below(i - on_top + 1))]);
    }
  }

  const Content& content_;
  Dice dice_;
  DrawnGame drawn_;
  std::vector<int> left_;  // copies of each card
};

}  // namespace

DrawnGame draw_game(const Content& content, std::uint64_t seed, int players) {
  return Drawing(content, seed).draw(players);
}

}  // namespace soulstack::tools

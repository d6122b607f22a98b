// Generates the games of `soulstack fuzz`.
#include "tools/fuzzing/fuzz_draw.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/model/content.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int largest_seed = 30'000;  // the largest seed in a scenario
constexpr std::array<int, 13> usual_players = {2, 2, 2, 3, 3, 3, 4, 4, 4, 1, 5, 6, max_players};
constexpr std::array<int, 5> shares_kept = {100, 100, 60, 25, 8};  // share of a deck to keep, in percent

class Drawing {
 public:
  Drawing(const Content& content, std::uint64_t seed) : content_(content), dice_(mixed(seed)) { drawn_.seed = seed; }

  DrawnGame draw(int players) {
    drawn_.situation.seed = static_cast<std::uint64_t>(1 + below(largest_seed));
    sit_down(std::min(players > 0 ? players : some_players(), most_seats(content_, max_players)));
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

  DrawnGame draw(CardPair pair, int players) {
    pair_ = pair;
    most_items_ = most_loot_ = most_on_top_ = 2;
    drawn_.pair = pair;
    s().seed = static_cast<std::uint64_t>(1 + below(largest_seed));
    sit_down(seats_for_pair(players));
    drawn_.turns = seats() + 1;
    fill_box();
    for (const CardDefId card : {pair.first, pair.second})
      left_[card.value] = std::max(left_[card.value] - 1, 0);
    choose_holders();
    for (int n = 0; n < 2; ++n)
      lay_as_character(n);
    for (LaidSeat& seat : s().seats)
      if (!seat.character.card.known() && content_.rules.characters.empty())
        seat.character.card = take(content_.character_deck, [&](const CardDef& d) { return !begins_with_pair(d); });
    for (int n = 0; n < 2; ++n)
      lay_of_pair(n);
    lay_middle();
    for (int n = 0; n < 2; ++n)
      go_to_extremes(holder(n));
    if (!one_in(3))
      s().active = seat(holder_[below(2)]);
    s().seats[static_cast<std::size_t>(index_of(s().active))].loot_plays = not_said;  // the default of the action phase
    decks();
    for (const CardDefId card : on_top_)
      on_top_of_deck(card);
    return std::move(drawn_);
  }

 private:
  Situation& s() { return drawn_.situation; }
  int below(int n) { return dice_.below(n); }
  bool one_in(int n) { return below(n) == 0; }

  // Rulesets with a shared win have two players (rule 21.3).
  int some_players() {
    if (content_.rules.is(Way::winning_together))
      return 2;
    return usual_players[static_cast<std::size_t>(below(static_cast<int>(usual_players.size())))];
  }
  void sit_down(int players) {
    s().seats.resize(static_cast<std::size_t>(std::max(players, 1)));
    for (int i = 0; i < players; ++i)
      drawn_.bots.emplace_back(below(2) == 0 ? "random" : "eager");
  }
  int seats() const { return static_cast<int>(drawn_.situation.seats.size()); }

  // Chooses for each deck how much of it is in the game.
  void fill_box() {
    std::vector<int> share(content_.decks.size());
    for (std::size_t d = 0; d < share.size(); ++d)
      share[d] = content_.decks[d].drawn_from ? shares_kept[static_cast<std::size_t>(below(shares_kept.size()))] : 100;
    for (const CardDef& d : content_.cards) {
      int copies = 0;
      const bool in_game = d.min_players <= seats() && d.deck.known();
      for (int n = in_game ? d.copies : 0; n > 0; --n)
        copies += below(100) < share[d.deck.value];
      left_.push_back(copies);
    }
  }

  // A random card of a deck, each definition with equal probability; unknown if none matches.
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
  // A random card of any deck that plays as this one (rule 3.7.1), each of these decks with equal probability.
  CardDefId take_of_type(DeckId type) {
    std::vector<DeckId> among;
    for (std::uint8_t d = 0; d < content_.decks.size(); ++d)
      if (content_.type_of(DeckId{d}) == type)
        among.push_back(DeckId{d});
    if (among.size() < 2)
      return take(type);
    return take(among[static_cast<std::size_t>(below(static_cast<int>(among.size())))]);
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
    for (int n = below(most_items_ + 1); n > 0; --n)
      if (const CardDefId item = take_of_type(content_.treasure_deck); item.known())
        seat.items.push_back(with_marks(item));
    for (int n = below(most_loot_ + 1); n > 0; --n)
      add(seat.hand, take_of_type(content_.loot_deck));
    if (one_in(5))
      if (const CardDefId curse = take(content_.monster_deck, [](const CardDef& d) { return d.has(Keyword::curse); });
          curse.known())
        seat.curses.push_back({.card = curse, .covers = {}});
    if (one_in(3))
      add(seat.souls, take(content_.monster_deck, [](const CardDef& d) { return d.souls == 1; }));
    const int share = content_.rules[Number::coin_pool] / seats();
    seat.coins = std::min(below(one_in(3) ? 20 : 8), share);
  }

  void lay_slots(SlotTypeId type, bool monsters) {
    if (!type.known())
      return;
    const SlotTypeDef& def = content_.slot_types[type.value];
    for (int n = def.count + below(2) - static_cast<int>(s().in(type).size()); n > 0; --n)
      if (const CardDefId card =
              take(def.deck, [&](const CardDef& d) { return !monsters || (d.has_stats() && !d.has(Keyword::curse)); });
          card.known())
        s().in(type).push_back({.card = card, .covers = {}});
  }

  // A state that could occur after some turns.
  void lay_middle() {
    s().active = seat(below(seats()));
    s().phase = one_in(4) ? Phase::start : Phase::action;
    for (LaidSeat& seat : s().seats)
      lay_seat(seat);
    lay_slots(content_.monster_slots, true);
    lay_slots(content_.shop_slots, false);
    for (std::uint8_t k = 0; k < content_.slot_types.size(); ++k)
      if (const SlotTypeDef& def = content_.slot_types[k]; def.type != def.deck)  // of a set
        lay_slots(SlotTypeId{k}, def.type == content_.monster_deck);
    s().discards.resize(content_.decks.size());
    for (std::uint8_t d = 0; d < content_.decks.size(); ++d)
      for (int n = content_.decks[d].drawn_from ? below(6) : 0; n > 0; --n)
        add(s().discards[d].cards, take(DeckId{d}));
    const int bonus = content_.bonus_deck.known() ? content_.rules[Number::bonus_souls] : 0;
    for (int n = bonus - static_cast<int>(s().bonus_souls.size()); n > 0; --n)
      add(s().bonus_souls, take(content_.bonus_deck));
  }

  void decks() {
    s().decks.resize(content_.decks.size());
    for (std::uint8_t d = 0; d < content_.decks.size(); ++d) {
      if (!content_.decks[d].drawn_from)
        continue;
      LaidPile& pile = s().decks[d];
      pile.only = true;
      for (int n = one_in(2) ? below(most_on_top_ + 1) : 0; n > 0; --n)
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

  // ---- A pair

  int seats_for_pair(int players) {
    const int most = most_seats(content_, players);
    const int least = std::max<int>(content_[pair_.first].min_players, content_[pair_.second].min_players);
    return players > 0 || most < 2 ? most : std::clamp(2 + below(most - 1), least, most);
  }
  CardDefId of_pair(int n) const { return n == 0 ? pair_.first : pair_.second; }
  Spot spot(int n) const { return spot_of(content_, of_pair(n)); }
  LaidSeat& holder(int n) { return s().seats[static_cast<std::size_t>(holder_[n])]; }
  bool begins_with_pair(const CardDef& character) const {
    return character.starting_item.known() &&
           (character.starting_item == pair_.first || character.starting_item == pair_.second);
  }

  // One player has both cards, or two players have one each. Each player has one character with its own item.
  void choose_holders() {
    holder_[0] = holder_[1] = below(seats());
    const bool characters = spot(0) == Spot::character && spot(1) == Spot::character;
    const bool belong_together = begins_with_pair(content_[pair_.first]) || begins_with_pair(content_[pair_.second]);
    if (seats() > 1 && !belong_together && (one_in(2) || characters))
      holder_[1] = (holder_[0] + 1 + below(seats() - 1)) % seats();
  }

  // A starting item comes with its character if that is still available.
  void lay_as_character(int n) {
    CardDefId& character = holder(n).character.card;
    if (spot(n) == Spot::character)
      character = of_pair(n);
    if (spot(n) != Spot::item || character.known() || !content_.rules.characters.empty())
      return;
    const bool other_is_character = holder_[0] == holder_[1] && spot(1 - n) == Spot::character;
    if (!other_is_character)
      character = take(content_.character_deck, [&](const CardDef& d) { return d.starting_item == of_pair(n); });
  }

  void lay_of_pair(int n) {
    const CardDefId card = of_pair(n);
    LaidSeat& who = holder(n);
    switch (spot(n)) {
      case Spot::item:
        if (!comes_with_character(who, card))
          who.items.push_back(ready(card));
        break;
      case Spot::trinket:
        if (one_in(2))
          who.items.push_back(ready(card));
        else
          put_in_hand(who, card);
        break;
      case Spot::hand:
        put_in_hand(who, card);
        break;
      case Spot::bonus_soul:
        s().bonus_souls.push_back(card);
        break;
      case Spot::curse:
        if (!one_in(4))
          who.curses.push_back({.card = card, .covers = {}});
        else
          on_top_.push_back(card);
        break;
      case Spot::fixture:
        s().in(slots_of(content_[card].deck)).push_back({.card = card, .covers = {}});
        break;
      case Spot::monster:
      case Spot::slot:
        if (!one_in(3))
          s().in(slots_of(content_[card].deck)).push_back({.card = card, .covers = {}});
        else
          on_top_.push_back(card);
        break;
      case Spot::top_of_deck:
        on_top_.push_back(card);
        break;
      case Spot::character:
      case Spot::nowhere:
        break;
    }
  }
  bool comes_with_character(const LaidSeat& who, CardDefId item) const {
    return who.character.card.known() && content_[who.character.card].starting_item == item;
  }
  LaidCard ready(CardDefId card) {
    LaidCard laid{.card = card, .covers = {}};
    if (one_in(4))
      laid.counters = below(8);
    return laid;
  }
  // A player with the card in hand may often play it before their own turn.
  void put_in_hand(LaidSeat& who, CardDefId card) {
    who.hand.push_back(card);
    if (one_in(2))
      who.loot_plays = 2;
  }
  // Many cards need a lot of something, or none of it.
  void go_to_extremes(LaidSeat& who) {
    if (one_in(3))
      who.coins = one_in(2) ? 0 : std::min(10 + below(20), content_.rules[Number::coin_pool] / seats());
    if (one_in(4))
      who.character.hp = 1;
    for (int n = one_in(6) ? 8 : 0; n > 0; --n)
      add(who.hand, take_of_type(content_.loot_deck));
  }
  SlotTypeId slots_of(DeckId deck) const {
    if (deck == content_.monster_deck)
      return content_.monster_slots;
    for (std::uint8_t type = 0; type < content_.slot_types.size(); ++type)
      if (content_.slot_types[type].deck == deck && content_.slot_types[type].count > 0)
        return SlotTypeId{type};
    return content_.type_of(deck) == content_.monster_deck ? content_.monster_slots : SlotTypeId{};
  }
  void on_top_of_deck(CardDefId card) {
    std::vector<CardDefId>& pile = s().decks[content_[card].deck.value].cards;
    pile.insert(pile.begin(), card);
  }

  const Content& content_;
  Dice dice_;
  DrawnGame drawn_;
  std::vector<int> left_;  // remaining copies of each card
  int most_items_ = 5, most_loot_ = 5, most_on_top_ = 15;

  CardPair pair_;
  int holder_[2] = {};             // seats, of each card of the pair
  std::vector<CardDefId> on_top_;  // cards on top of their decks, the last one uppermost
};

}  // namespace

DrawnGame draw_game(const Content& content, std::uint64_t seed, int players) {
  return Drawing(content, seed).draw(players);
}

DrawnGame draw_pair(const Content& content, CardPair pair, std::uint64_t seed, int players) {
  return Drawing(content, seed).draw(pair, players);
}

}  // namespace soulstack::tools

// Ranges for loops over the cards of a zone and over the seats of a table. Use them in `for (... : ...)` only.
#pragma once

#include "engine/model/state.h"

namespace soulstack {

// The cards of a zone, from the top: `for (CardIndex i : t.cards_of(zone))`.
// The card below is looked up just before the body of the loop runs. So the body may move the current card away, or
// reorder the cards above it. The body must not move the card below the current one: the loop would continue in the zone
// that it moved to. Cards that the body adds directly below the current one, or above it, are not visited.
class CardRange {
 public:
  // Ends before the card `end`; no_card: after the bottom card.
  CardRange(const GameState& s, CardIndex top, CardIndex end) : cards_(s.cards.begin()), top_(top), end_(end) {}

  class Iterator {
   public:
    Iterator(const Card* cards, CardIndex at) : cards_(cards), at_(at) {}
    CardIndex operator*() {
      below_ = cards_[at_].below;
      return at_;
    }
    Iterator& operator++() {
      at_ = below_;
      return *this;
    }
    bool operator==(CardIndex end) const { return at_ == end; }

   private:
    const Card* cards_;
    CardIndex at_;
    CardIndex below_ = no_card;
  };
  Iterator begin() const { return {cards_, top_}; }
  CardIndex end() const { return end_; }

 private:
  const Card* cards_;
  CardIndex top_, end_;
};

// The seats of a table, from the first: `for (Seat who : t.seats())`.
class SeatRange {
 public:
  explicit SeatRange(int count) : count_(count) {}

  class Iterator {
   public:
    explicit Iterator(int at) : at_(at) {}
    Seat operator*() const { return seat(at_); }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    bool operator==(int end) const { return at_ == end; }

   private:
    int at_;
  };
  Iterator begin() const { return Iterator(0); }
  int end() const { return count_; }

 private:
  int count_;
};

// All seats in turn order, from any of them: `for (Seat who : t.seats_from(t.active()))`.
class TurnOrder {
 public:
  TurnOrder(Seat first, int count) : first_(index_of(first)), count_(count) {}

  class Iterator {
   public:
    Iterator(int at, int count) : at_(at), left_(count), count_(count) {}
    Seat operator*() const { return seat(at_); }
    Iterator& operator++() {
      at_ = (at_ + 1) % count_;
      --left_;
      return *this;
    }
    bool operator==(int left) const { return left_ == left; }

   private:
    int at_, left_, count_;
  };
  Iterator begin() const { return {first_, count_}; }
  int end() const { return 0; }

 private:
  int first_, count_;
};

}  // namespace soulstack

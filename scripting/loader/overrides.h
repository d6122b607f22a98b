// Cards of sets that replace or change cards of other sets or are based on them, and cards that sets leave out: what
// each file asks for, and what comes of it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/findings/codes.h"
#include "scripting/findings/finding.h"

namespace soulstack::scripting {

struct SetDef;

enum class OverrideKind : std::uint8_t { replaces, changes, based_on, leaves_out };
std::string_view field_of(OverrideKind kind);  // "replaces", "changes", "based_on", "leave_out"

// What one file asks for about a card.
struct Override {
  OverrideKind kind = OverrideKind::replaces;
  std::string set, file;  // the file is a card, or set.lua for a card that is left out
  int line = 0;
  std::string card;                 // "mine:big_bomb", the id of its file; empty for a card that is left out
  std::string other;                // "base:bomb"
  std::vector<std::string> fields;  // that it writes: "copies", "rewards.coins"

  // Set when all of them are known.
  std::string beaten_by;                                           // the file of another set that it yields to
  std::vector<std::pair<std::string, std::string>> beaten_fields;  // single fields, each with that file
};

class Overrides {
 public:
  // All cards of all sets, also those in decks that the rules don't use; then what the files ask for, in the order of
  // the sets.
  void add_card(const std::string& id, const std::string& deck, const std::string& file) {
    places_.try_emplace(id, Place{deck, file});
  }
  std::size_t cards() const { return places_.size(); }
  void add(Override one) { all_.push_back(std::move(one)); }
  // Decides which of them work. What is wrong with a card is kept for `report`; what is wrong in set.lua is reported.
  void settle(const std::vector<SetDef>& sets, std::vector<Finding>& findings);
  // Reports what is wrong with the overrides of this file. False if nothing is.
  bool report(const std::string& file, std::vector<Finding>& findings) const;

  const std::vector<Override>& all() const { return all_; }
  // The override by which the card of this file is made from another card: `changes` or `based_on`. Null: there is none.
  const Override* maker_of(const std::string& file) const;
  bool has_any(const std::string& file) const;
  // Is this card left out, or does another card stand in its place?
  bool is_absent(const std::string& id) const { return in_place_.contains(id); }
  // The card that is meant by this id; empty if it is left out.
  std::string meant_by(const std::string& id) const;
  // The replaced cards, each with the card in its place; empty: it is left out.
  const std::map<std::string, std::string>& absent() const { return in_place_; }
  // The file of the last change that writes this field of the card; empty if there is none.
  std::string writer_of(const std::string& card, std::string_view field) const;
  // "mine:spark", if that set has such a card; otherwise the id as it is.
  std::string with_set(const std::string& id, const std::string& set) const;

 private:
  struct Place {
    std::string deck, file;
  };
  struct Problem {
    Code code;
    std::string message, suggestion;
  };
  using Claims = std::vector<std::size_t>;  // places in all_

  void complete_id(Override& one) const;
  bool names_known_card(const Override& one, const SetDef& set);
  bool takes_over_itself(const Override& one);
  bool claim(std::size_t at, const std::vector<SetDef>& sets);
  bool may_follow(std::size_t at, std::size_t earlier, const SetDef& set);
  void wins(std::size_t at, Claims& earlier);
  void take_place(const Override& one);
  const std::string& root_of(const std::string& id) const;
  std::string nearest_to(const std::string& id, const std::string& set) const;
  void wrong(const Override& one, Code code, const std::string& message, const std::string& suggestion = {});

  std::map<std::string, Place> places_;  // by id
  std::vector<Override> all_;
  std::map<std::string, std::string> roots_;           // of each replacing card: the card of which it is the latest
  std::map<std::string, Claims> claims_;               // that work, by root
  std::map<std::string, std::string> in_place_;        // by the id of each absent card
  std::map<std::string, std::vector<Finding>> wrong_;  // by file
};

// "the set `mine` leaves it out (mine/set.lua:5)", if one of them leaves out a card that is written like that.
std::string why_left_out(const std::vector<Override>& all, std::string_view written);

}  // namespace soulstack::scripting

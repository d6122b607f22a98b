// A card's text, read once: its numbers with their units, its sentences, and the branches of its roll. Texts are
// compared in usual words: lower case, and one wording for what has several, such as "till end of turn".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/registry/units.h"

namespace soulstack::scripting {

struct StatedNumber {
  int value = 0;
  int sign = 0;                  // for "+1", "-1" and "3¢ less"; 0: no sign
  Units units = any_unit;        // its possible units
  bool is_word = false;          // "twice", "one", "sixth"; also "the other 2", which is optional, too
  std::string written;           // "6¢"
  std::optional<int> edge = {};  // for "3 or more", "more than 2", "2 or less": the last number on the lower side, 2
  int least = 0, most = 0;       // for a die: the range, as in "4 or more" and "5-6"
  bool begins_range = false;     // the 5 of "5-6"; the next number is its end
  bool is_ordinal = false;       // "3rd": it counts nothing, so the effect may do without it
};

// The unit behind the number n: " damage", " counters", or " counter" behind 1.
std::string after_number(Units units, std::int64_t n);

struct StatedBranch {
  std::string label;      // "1-2"
  unsigned values = 0;    // values of the die: one bit each, from bit 1
  bool is_wrong = false;  // impossible range: "5-7", "3-1"
  std::string_view text;
};

enum class Subject : std::uint8_t { none, you, they, another, others, each, active, monsters, this_object };

// "if each other player may discard 2 loot": up to a comma, a full stop, or a word such as "then".
struct Sentence {
  std::string_view joint;       // "if"; empty: it stands alone
  std::string_view text;        // all behind it
  std::string_view named;       // "each other player"
  Subject who = Subject::none;  // none: it is not named, so it is `you`
  bool may = false;
  std::string deed;       // "discard": the word behind it, without the s of "discards"
  bool is_third = false;  // "discards"
  std::string_view rest;  // "2 loot"
};

// A column of the rows of words: how a text names the word. Phrases are separated by `|`; each begins a word of the plain
// text, `#` is a number, `*` anything, and a part of a word is enough at the end. A text that does what the word does
// must say one of them.
//   !steal   also the reverse: a text that says it means a word with this phrase, or with this in its name
//   ?look    the reverse only: a text need not say it
//   ~lethal  of a condition: also asked for if it is false
//   deal # damage to %   % is whom it is done to
struct Phrase {
  char mark = ' ';
  std::string_view words;
};
std::vector<Phrase> phrases_in(std::string_view column);

class CardText {
 public:
  explicit CardText(std::string_view written);
  CardText(const CardText&) = delete;
  CardText& operator=(const CardText&) = delete;

  const std::string& usual() const { return usual_; }  // "gain 3¢, then loot 1."
  const std::string& plain() const { return plain_; }  // "^ . gain 3¢ . then loot 1 . ": words and ends of their groups
  bool is_activated() const { return is_activated_; }  // it began with "[tap]" or an arrow, which usual words leave out
  bool is_english() const;

  // The words of the plain text for the first of the phrases that it says; empty if it says none.
  std::string_view said(std::string_view phrases) const;
  bool says(std::string_view phrases) const { return !said(phrases).empty(); }
  // Says that this is done: "steal" or "steals", but not "don't steal".
  bool says_deed(std::string_view phrase) const;

  std::vector<StatedNumber> numbers() const;  // in text order
  std::vector<Sentence> sentences() const;
  std::string_view head() const { return head_; }  // before the first branch
  const std::vector<StatedBranch>& branches() const { return branches_; }

 private:
  std::string usual_, plain_;
  std::string_view head_;
  std::vector<StatedBranch> branches_;
  bool is_activated_ = false;
};

}  // namespace soulstack::scripting

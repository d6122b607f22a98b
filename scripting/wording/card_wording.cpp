// A card's text, read once.
#include "scripting/wording/card_wording.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "engine/model/names.h"
#include "scripting/wording/usual_words.h"

namespace soulstack::scripting {

namespace {

constexpr int most_digits = 6;
constexpr std::size_t most_numbers = 100;  // of one text
constexpr std::size_t most_branches = 12;
constexpr int sides = 6;
constexpr std::string_view cent = "¢";

// ---- Usual words -------------------------------------------------------------------------------------------------

// Bytes of non-English letters count as letters; "¢" is recognised before.
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

void replace_words(std::string& text, const UsualWords& wording) {
  for (std::size_t at = text.find(wording.from); at != std::string::npos; at = text.find(wording.from, at + 1)) {
    const std::size_t end = at + wording.from.size();
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end])))
      text.replace(at, wording.from.size(), wording.to);
  }
}

// "Pay 3¢:"
void leave_out_pay(std::string& text) {
  for (std::size_t at = text.find("pay "); at != std::string::npos; at = text.find("pay ", at + 1)) {
    const std::size_t end = text.find_first_not_of("0123456789", at + 4);
    if (end != std::string::npos && end > at + 4 && std::string_view(text).substr(end).starts_with("¢:"))
      text.erase(at, 4);
  }
}

// "[tap] Gain 1¢.", "↷: Gain 1¢."
bool leave_out_tap(std::string& text) {
  for (const std::string_view mark : {"[tap]", "↷", "⟳"})
    if (text.starts_with(mark)) {
      text.erase(0, std::min(text.find_first_not_of(": ", mark.size()), text.size()));
      return true;
    }
  return false;
}

std::string in_usual_words(std::string_view written) {
  std::string text;
  for (const char c : written)
    text += lower(c);
  leave_out_pay(text);
  for (const UsualWords& wording : usual_words())
    if (wording.is_compared)
      replace_words(text, wording);
  return text;
}

struct TextToken {
  enum class Kind : std::uint8_t { word, number, sign } kind = Kind::sign;
  std::string word;  // in lower case; numbers and signs as written
  int value = 0;
  int sign = 0;
  bool coins = false;    // "4¢"
  bool ordinal = false;  // "4th"
};

class Tokens {
 public:
  explicit Tokens(std::string_view text) : rest_(text) {
    while (!rest_.empty())
      next();
  }
  std::vector<TextToken> list;

 private:
  void next() {
    const char c = rest_.front();
    const bool has_sign = (c == '+' || c == '-') && rest_.size() > 1 && is_digit(rest_[1]) && !is_digit(before_);
    if (is_digit(c) || has_sign)
      return number();
    if (rest_.starts_with(cent))
      return add({TextToken::Kind::word, std::string(cent)}, cent.size());
    if (is_letter(c))
      return word();
    if (c == ' ' || c == '\n' || c == '\t')
      return drop(1);
    add({TextToken::Kind::sign, std::string(1, c)}, 1);
  }

  void number() {
    TextToken token{TextToken::Kind::number, {}};
    std::size_t at = 0;
    if (!is_digit(rest_.front()))
      token.sign = rest_[at++] == '-' ? -1 : 1;
    for (int digits = 0; at < rest_.size() && is_digit(rest_[at]); ++at)
      if (++digits <= most_digits)
        token.value = token.value * 10 + (rest_[at] - '0');
    if (rest_.substr(at).starts_with(cent)) {
      token.coins = true;
      at += cent.size();
    }
    for (const std::string_view ending : {"st", "nd", "rd", "th"})
      if (rest_.substr(at).starts_with(ending) && !is_letter_at(at + ending.size())) {
        token.ordinal = true;
        at += ending.size();
        break;
      }
    token.word = std::string(rest_.substr(0, at));
    add(std::move(token), at);
  }

  // "D6", "player's" and "non-eternal" are words.
  void word() {
    std::size_t at = 0;
    const auto goes_on = [&](char c) {
      const bool joins = (c == '\'' || c == '-') && at + 1 < rest_.size() && is_letter(rest_[at + 1]);
      return is_letter(c) || is_digit(c) || joins;
    };
    TextToken token{TextToken::Kind::word, {}};
    for (; at < rest_.size() && goes_on(rest_[at]) && !rest_.substr(at).starts_with(cent); ++at)
      token.word += rest_[at];
    add(std::move(token), at);
  }

  bool is_letter_at(std::size_t at) const { return at < rest_.size() && is_letter(rest_[at]); }

  void add(TextToken token, std::size_t length) {
    list.push_back(std::move(token));
    drop(length);
  }
  void drop(std::size_t length) {
    before_ = rest_[length - 1];
    rest_.remove_prefix(length);
  }

  std::string_view rest_;
  char before_ = ' ';
};

// ---- Words for numbers and units ---------------------------------------------------------------------------------

struct NumberWord {
  std::string_view word;
  int value;
};
constexpr NumberWord number_words[] = {
    {"one", 1},     {"once", 1},    {"two", 2},    {"twice", 2}, {"double", 2},  {"doubled", 2},
    {"doubles", 2}, {"half", 2},    {"second", 2}, {"three", 3}, {"thrice", 3},  {"triple", 3},
    {"tripled", 3}, {"triples", 3}, {"third", 3},  {"four", 4},  {"fourth", 4},  {"five", 5},
    {"fifth", 5},   {"six", 6},     {"sixth", 6},  {"seven", 7}, {"seventh", 7}, {"eight", 8},
    {"eighth", 8},  {"nine", 9},    {"ninth", 9},  {"ten", 10},  {"tenth", 10},
};

struct UnitWord {
  std::string_view word;
  Units units;
};
constexpr UnitWord unit_words[] = {
    {"¢", bit(Unit::coins)},           {"cent", bit(Unit::coins)},
    {"cents", bit(Unit::coins)},       {"coin", bit(Unit::coins)},
    {"coins", bit(Unit::coins)},       {"loot", bit(Unit::loot)},
    {"treasure", bit(Unit::treasure)}, {"treasures", bit(Unit::treasure)},
    {"damage", bit(Unit::damage)},     {"hp", bit(Unit::hp)},
    {"attack", bit(Unit::attack)},     {"evasion", bit(Unit::evasion)},
    {"counter", bit(Unit::counters)},  {"counters", bit(Unit::counters)},
    {"soul", bit(Unit::souls)},        {"souls", bit(Unit::souls)},
    {"slot", bit(Unit::slots)},        {"slots", bit(Unit::slots)},
    {"card", bit(Unit::cards)},        {"cards", bit(Unit::cards)},
    {"item", bit(Unit::items)},        {"items", bit(Unit::items)},
    {"time", bit(Unit::times)},        {"times", bit(Unit::times)},
    {"level", bit(Unit::levels)},      {"levels", bit(Unit::levels)},
    {"roll", bit(Unit::die)},          {"rolls", bit(Unit::die)},
    {"die", bit(Unit::die)},           {"dice", bit(Unit::die)},
};

// They may come between a number and its unit: "2 or more Guppy items", "1 of the next damage".
constexpr std::string_view between[] = {"more", "less",   "fewer",   "or",   "other",  "extra",       "additional",
                                        "shop", "combat", "monster", "room", "random", "non-eternal", "guppy"};
constexpr std::string_view between_of[] = {"of", "the", "next", "your", "their", "all", "this", "those"};

// "Discard a loot", but not "a die comes up 1".
constexpr Units counted_by_a = units(Unit::loot, Unit::treasure, Unit::counters, Unit::souls, Unit::items, Unit::cards);

template <class Rows>
auto find_word(const Rows& rows, std::string_view word) {
  return std::find_if(std::begin(rows), std::end(rows), [&](const auto& row) { return row.word == word; });
}
template <class Words>
bool is_among(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

std::optional<Units> unit_of(std::string_view word) {
  const auto row = find_word(unit_words, word);
  return row == std::end(unit_words) ? std::nullopt : std::optional(row->units);
}

// ---- What a number counts ----------------------------------------------------------------------------------------

class Reading {
 public:
  explicit Reading(const std::vector<TextToken>& tokens) : tokens_(tokens) {}

  std::vector<StatedNumber> numbers() {
    std::vector<StatedNumber> all;
    for (std::size_t i = 0; i < tokens_.size() && all.size() < most_numbers; ++i)
      if (auto stated = number_at(i))
        all.push_back(std::move(*stated));
    return all;
  }

 private:
  std::string_view word(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TextToken::Kind::word ? std::string_view(tokens_[i].word)
                                                                          : std::string_view();
  }
  std::string_view word_before(std::size_t i, std::size_t back) const { return back <= i ? word(i - back) : ""; }

  std::optional<StatedNumber> number_at(std::size_t i) const {
    const TextToken& token = tokens_[i];
    if (token.kind == TextToken::Kind::number)
      return digits(i);
    const auto row = find_word(number_words, word(i));
    if (row != std::end(number_words))
      return StatedNumber{row->value, 0, behind(i).value_or(any_unit), true, token.word};
    const auto units = word(i) == "a" || word(i) == "an" ? behind(i) : std::nullopt;
    if (!units || (*units & counted_by_a) == 0)
      return {};
    return StatedNumber{1, 0, *units, true, token.word + after_number(*units, 1)};
  }

  StatedNumber digits(std::size_t i) const {
    const TextToken& token = tokens_[i];
    const bool is_rest = word_before(i, 1) == "other" || word_before(i, 1) == "remaining";
    StatedNumber stated{token.value, token.sign, units_of(i), is_rest, quoted(i)};
    stated.is_ordinal = token.ordinal;
    stated.least = stated.most = token.value;
    compared(i, stated);
    const bool is_range = i + 2 < tokens_.size() && (tokens_[i + 1].word == "-" || tokens_[i + 1].word == "–");
    if (is_range && tokens_[i + 2].kind == TextToken::Kind::number) {
      stated.most = tokens_[i + 2].value;
      stated.edge = stated.value - 1;
      stated.begins_range = true;
    }
    if (ends_range(i))
      stated.edge = stated.value;
    return stated;
  }

  bool ends_range(std::size_t i) const {
    return i >= 2 && (tokens_[i - 1].word == "-" || tokens_[i - 1].word == "–") &&
           tokens_[i - 2].kind == TextToken::Kind::number;
  }

  void compared(std::size_t i, StatedNumber& stated) const {
    const std::string_view how = word_before(i, 2), before = word_before(i, 1);
    const std::size_t after = word(i + 1) == "or" ? i + 1 : i + 2;  // "3 or more souls", "3 souls or more"
    const std::string_view end = word(after) == "or" ? word(after + 1) : "";
    const bool is_least = (how == "at" && before == "least") || end == "more" || end == "higher";
    const bool is_most = (how == "at" && before == "most") || end == "less" || end == "fewer" || end == "lower";
    if (is_least || (before == "than" && (how == "less" || how == "fewer")))
      stated.edge = stated.value - 1;
    if (is_most || (before == "than" && how == "more" && !is_denied(i)))
      stated.edge = stated.value;
    if (is_least)
      stated.most = sides;
    if (is_most)
      stated.least = 1;
    if (tokens_[i].coins && (word(i + 1) == "less" || word(i + 1) == "more"))
      stated.sign = word(i + 1) == "less" ? -1 : 1, stated.written.append(" ").append(word(i + 1));
  }

  // "You can't have more than 6": the effect may ask for 6 or for more.
  bool is_denied(std::size_t i) const {
    constexpr std::string_view words[] = {"can't", "cannot", "not", "never", "no", "don't"};
    for (std::size_t back = 1; back <= i && tokens_[i - back].word != "."; ++back)
      if (is_among(words, word(i - back)))
        return true;
    return false;
  }

  // Quotes "6" in "6 damage" with its unit.
  std::string quoted(std::size_t i) const {
    return tokens_[i].word + (tokens_[i].coins ? "" : after_number(units_of(i), tokens_[i].value));
  }

  Units units_of(std::size_t i) const {
    if (tokens_[i].coins)
      return bit(Unit::coins);
    if (const auto units = behind(i))
      return word_before(i, 1) == "every" ? *units | bit(Unit::times) : *units;  // "after every 2 rolls"
    return in_front(i);
  }

  std::optional<Units> behind(std::size_t i) const {
    bool is_open = tokens_[i].sign != 0 && word(i + 1) == "to";  // "+2 to your first attack roll"
    for (std::size_t at = i + (is_open ? 2 : 1); !word(at).empty(); ++at) {
      if (const auto units = unit_of(word(at)))
        return with_next(*units, word(at + 1));
      is_open = is_open || word(at) == "of";
      if (!is_among(between, word(at)) && !(is_open && (is_among(between_of, word(at)) || word(at) == "first")))
        return {};
    }
    return {};
  }

  // "attack rolls" are dice, "HP counters" counters.
  static Units with_next(Units units, std::string_view next) {
    if (units == bit(Unit::attack) && (next == "roll" || next == "rolls"))
      return bit(Unit::die);
    return next == "counter" || next == "counters" ? bit(Unit::counters) : units;
  }

  // "loot 2", "rolls a 5", "Level 10", "its HP is 2".
  Units in_front(std::size_t i) const {
    std::string_view before = word_before(i, 1);
    if (before == "loot" || before == "loots")
      return bit(Unit::loot);
    if (before == "level")
      return bit(Unit::levels);
    if (before == "a" || before == "an" || before == "of" || before == "is" || before == "up")
      before = word_before(i, 2);
    if (before == "roll" || before == "rolls" || before == "rolled" || before == "come" || before == "comes")
      return bit(Unit::die);
    return before == "hp" ? bit(Unit::hp) : any_unit;
  }

  const std::vector<TextToken>& tokens_;
};

// ---- Branches ----------------------------------------------------------------------------------------------------

// "1", "1-3", "4 or more", joined by commas, "or" and "and", followed by a colon.
class Label {
 public:
  Label(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  // Where the branch's text begins; nothing if there is no label here.
  std::optional<std::size_t> read(StatedBranch& into) {
    const std::size_t begin = at_;
    do {
      if (!part(into))
        return {};
    } while (takes(", ") || takes(" or ") || takes(" and ") || takes(","));
    into.label = std::string(text_.substr(begin, at_ - begin));
    return takes(":") ? std::optional(at_) : std::nullopt;
  }

 private:
  bool takes(std::string_view what) {
    const bool is_there = text_.substr(at_).starts_with(what);
    at_ += is_there ? what.size() : 0;
    return is_there;
  }

  int number() {
    int value = 0;
    for (int digits = 0; at_ < text_.size() && is_digit(text_[at_]) && digits < most_digits; ++digits)
      value = value * 10 + (text_[at_++] - '0');
    return value;
  }

  bool part(StatedBranch& into) {
    if (at_ >= text_.size() || !is_digit(text_[at_]))
      return false;
    const int first = number();
    int from = first, to = first;
    if (takes("-") || takes("–"))
      to = number();
    else if (takes(" or more") || takes("+"))
      to = sides;
    else if (takes(" or less"))
      from = 1;
    into.is_wrong = into.is_wrong || from < 1 || to > sides || from > to;
    for (int v = from; v <= to && !into.is_wrong; ++v)
      into.values |= 1U << v;
    return true;
  }

  std::string_view text_;
  std::size_t at_;
};

// A label begins a sentence or a part of one, or follows "Roll- ".
bool may_begin(std::string_view text, std::size_t at) {
  const std::size_t before = text.substr(0, at).find_last_not_of(' ');
  return before == std::string_view::npos || std::string_view(".:;,!?").find(text[before]) != std::string_view::npos ||
         (text[before] == '-' && before + 1 < at);
}

std::vector<StatedBranch> branches_in(std::string_view text, std::string_view& head) {
  std::vector<StatedBranch> branches;
  for (std::size_t at = 0; at < text.size() && branches.size() < most_branches; ++at) {
    const bool is_first_digit = is_digit(text[at]) && (at == 0 || !is_digit(text[at - 1]));
    StatedBranch branch;
    const auto begin = is_first_digit && may_begin(text, at) ? Label(text, at).read(branch) : std::nullopt;
    if (!begin)
      continue;
    if (branches.empty())
      head = text.substr(0, at);
    else
      branches.back().text =
          text.substr(0, at).substr(static_cast<std::size_t>(branches.back().text.data() - text.data()));
    branch.text = text.substr(*begin);
    branches.push_back(std::move(branch));
    at = *begin - 1;
  }
  return branches;
}

// ---- Sentences ---------------------------------------------------------------------------------------------------

struct SubjectRow {
  std::string_view words;
  Subject subject;
};
constexpr SubjectRow subjects[] = {
    {"each other player ", Subject::others},
    {"other players ", Subject::others},
    {"each player ", Subject::each},
    {"players ", Subject::each},
    {"another player ", Subject::another},
    {"that player ", Subject::they},
    {"target player ", Subject::they},
    {"the player ", Subject::they},
    {"a player ", Subject::they},
    {"they ", Subject::they},
    {"who ", Subject::they},
    {"you ", Subject::you},
    {"the active player ", Subject::active},
    {"each other monster ", Subject::monsters},
    {"other monsters ", Subject::monsters},
    {"each monster ", Subject::monsters},
    {"monsters ", Subject::monsters},
    {"this ", Subject::this_object},
};

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }
void drop(std::string_view& text, std::string_view word) { text.remove_prefix(std::min(text.size(), word.size() + 1)); }

// "discards" as "discard".
std::string base_form(std::string_view word) {
  if (word == "has")
    return "have";
  const bool has_es = word.ends_with("sses") || word.ends_with("ches") || word.ends_with("shes");
  return std::string(word.substr(0, word.size() - (has_es ? 2 : 1)));
}

// `text`: words with a space behind each.
Sentence sentence_of(std::string_view joint, std::string_view text, Subject before) {
  Sentence all{joint, text.substr(0, text.size() - 1)};
  for (const SubjectRow& row : subjects)
    if (text.starts_with(row.words) && !text.starts_with("this turn ")) {
      all.who = row.subject, all.named = row.words.substr(0, row.words.size() - 1);
      drop(text, all.named);
      break;
    }
  all.may = text.starts_with("may ");
  if (all.may)
    drop(text, "may");
  const std::string_view deed = first_word(text);
  all.is_third = all.who != Subject::you && deed.size() > 2 && deed.ends_with('s') && !deed.ends_with("ss");
  all.deed = all.is_third ? base_form(deed) : std::string(deed);
  drop(text, deed);
  all.rest = text.substr(0, text.empty() ? 0 : text.size() - 1);
  if (all.who == Subject::none && (all.is_third || joint == "and"))
    all.who = before;
  return all;
}

// ---- Phrases -----------------------------------------------------------------------------------------------------

bool takes_number(std::string_view text, std::size_t& at) {
  const std::size_t from = at;
  while (at < text.size() && is_digit(text[at]))
    ++at;
  for (const std::string_view one : {"a ", "an "})
    if (at == from && text.substr(at).starts_with(one))
      at += one.size() - 1;
  return at > from;
}

// Where the phrase ends that the text begins with. If a deed, "steals" is "steal", and its last word must be whole.
std::optional<std::size_t> end_of(std::string_view phrase, std::string_view text, bool is_deed) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < phrase.size(); ++i) {
    const char c = phrase[i];
    if (c == '%')
      return at < text.size() ? std::optional(at) : std::nullopt;
    if (c == '*') {
      for (std::size_t from = at; from < text.size() && text[from] != '.'; ++from)
        if (const auto end = end_of(phrase.substr(i + 1), text.substr(from), false))
          return from + *end;
      return {};
    }
    if (c == '#' ? !takes_number(text, at) : at == text.size() || text[at++] != c)
      return {};
    const bool ends_word = is_letter(c) && (i + 1 == phrase.size() || phrase[i + 1] == ' ');
    if (is_deed && ends_word && at < text.size() && text[at] == 's' && phrase.find(' ') >= i)
      ++at;
  }
  const bool fits = !is_deed || at == text.size() || !is_letter(text[at]);
  return fits ? std::optional(at) : std::nullopt;
}

// The places of a text where a phrase may begin: those of its first word.
class Beginnings {
 public:
  Beginnings(std::string_view phrase, std::string_view text) : text_(text) {
    constexpr auto is_end = [](char c) { return c == ' ' || c == '#' || c == '*' || c == '%'; };
    first_ = {phrase.data(),
              static_cast<std::size_t>(std::find_if(phrase.begin(), phrase.end(), is_end) - phrase.begin())};
  }
  // From there on; npos: there is none.
  std::size_t next(std::size_t from) const {
    return from < text_.size() ? text_.find(first_, from) : std::string_view::npos;
  }

 private:
  std::string_view text_, first_;
};

// Takes the first phrase off a column that is not empty.
Phrase take_phrase(std::string_view& column) {
  const std::string_view one = column.substr(0, column.find('|'));
  column.remove_prefix(std::min(column.size(), one.size() + 1));
  const bool has_mark = one.starts_with('!') || one.starts_with('?') || one.starts_with('~');
  return {has_mark ? one.front() : ' ', one.substr(has_mark ? 1 : 0)};
}

// "You don't discard" says that something is not done.
bool is_denied(std::string_view before) {
  while (before.ends_with(' '))
    before.remove_suffix(1);
  const std::string_view last = before.substr(before.rfind(' ') + 1);
  return last == "not" || last == "never" || last.ends_with("n't");
}

}  // namespace

std::string after_number(Units units, std::int64_t n) {
  std::string text(behind_number(units));
  if ((n == 1 || n == -1) && text.ends_with("s"))
    text.pop_back();
  return text;
}

std::vector<Phrase> phrases_in(std::string_view column) {
  std::vector<Phrase> all;
  while (!column.empty())
    all.push_back(take_phrase(column));
  return all;
}

CardText::CardText(std::string_view written) : usual_(in_usual_words(written)) {
  is_activated_ = leave_out_tap(usual_);
  head_ = usual_;
  branches_ = branches_in(usual_, head_);
  plain_ = "^ . ";
  for (const TextToken& token : Tokens(usual_).list) {
    const bool ends = token.word == "." || token.word == ":" || token.word == ";" || token.word == ",";
    if (token.kind != TextToken::Kind::sign || ends)
      plain_ += ends ? ". " : token.word + " ";
  }
}

bool CardText::is_english() const {
  return says(
      "the |you|this |a |an |when |each |roll |gain|loot|lose |deal |discard |draw |steal |destroy |another |choose ");
}

std::string_view CardText::said(std::string_view phrases) const {
  const std::string_view plain = plain_;
  while (!phrases.empty()) {
    const std::string_view words = take_phrase(phrases).words;
    const Beginnings places(words, plain);
    for (std::size_t at = places.next(0); at != plain.npos; at = places.next(at + 1))
      if (const std::string_view rest = plain.substr(at); at == 0 || !is_letter(plain[at - 1]))
        if (const auto end = end_of(words, rest, false))
          return rest.substr(0, rest.find(' ', *end > 0 ? *end - 1 : 0));
  }
  return {};
}

bool CardText::says_deed(std::string_view phrase) const {
  const std::string_view plain = plain_;
  const Beginnings places(phrase, plain);
  for (std::size_t at = places.next(0); at != plain.npos; at = places.next(at + 1))
    if ((at == 0 || plain[at - 1] == ' ') && end_of(phrase, plain.substr(at), true) && !is_denied(plain.substr(0, at)))
      return true;
  return false;
}

std::vector<StatedNumber> CardText::numbers() const {
  const Tokens tokens(usual_);
  return Reading(tokens.list).numbers();
}

std::vector<Sentence> CardText::sentences() const {
  static constexpr std::string_view joints[] = {"when", "if", "and", "then", "unless", "while", "till", "who"};
  std::vector<Sentence> all;
  std::string_view joint;
  Subject before = Subject::none;
  std::size_t from = 0;
  const std::string_view plain = plain_;
  const auto end_at = [&](std::size_t at) {
    const std::string_view text = plain.substr(from, at - from);
    if (!text.empty())
      all.push_back(sentence_of(joint, text, before)), before = all.back().who;
  };
  for (std::size_t at = 0; at < plain.size(); at = plain.find(' ', at) + 1) {
    const std::string_view word = first_word(plain.substr(at));
    const bool is_mark = word == "." || word == "^";
    if (!is_mark && !is_among(joints, word))
      continue;
    end_at(at);
    if (is_mark)
      joint = {}, before = Subject::none;
    else
      joint = word;
    from = word == "who" ? at : at + word.size() + 1;
  }
  end_at(plain.size());
  return all;
}

}  // namespace soulstack::scripting

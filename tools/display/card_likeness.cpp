// Finds cards with similar texts.
#include "tools/display/card_likeness.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/wording/card_wording.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_shared = 4;

bool is_in_word(char c) { return (c >= 'a' && c <= 'z') || c == '\'' || static_cast<unsigned char>(c) >= 0x80; }

std::string without_plural(std::string word) {
  if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss"))
    word.pop_back();
  return word;
}

// Words, and pairs of neighbours, which say who does what to whom.
std::vector<std::string> terms_of(std::string_view text) {
  std::vector<std::string> terms = words_of_text(text);
  const std::size_t words = terms.size();
  for (std::size_t i = 0; i + 1 < words; ++i)
    terms.push_back(terms[i] + " " + terms[i + 1]);
  return terms;
}

bool is_pair(const std::string& term) { return term.find(' ') != std::string::npos; }

// "Choose one:". Other texts name their modes themselves.
bool leaves_modes_open(std::string_view text) { return text.empty() || text.ends_with(':'); }

}  // namespace

std::vector<std::string> words_of_text(std::string_view written) {
  const scripting::CardText read(written);
  const std::string_view text = read.usual();
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    if (is_digit(text[at])) {
      while (end < text.size() && is_digit(text[end]))
        ++end;
      words.emplace_back("#");
    } else if (text[at] == '+' || (text[at] == '-' && !(at > 0 && is_digit(text[at - 1])))) {  // not "1-2"
      words.emplace_back(1, text[at]);
      end = at + 1;
    } else if (is_in_word(text[at])) {
      while (end < text.size() && is_in_word(text[end]))
        ++end;
      words.push_back(without_plural(std::string(text.substr(at, end - at))));
    } else {
      end = at + 1;
    }
    at = end;
  }
  return words;
}

std::string printed_text(const Content& content, const CardDef& card) {
  std::string text;
  const auto add = [&](const AbilityDef& ability) {
    if (!ability.text.empty())
      text += (text.empty() ? "" : " ") + ability.text;
  };
  if (card.rewards.description.known())
    add(content[card.rewards.description]);
  for (const AbilityId id : card.abilities) {
    add(content[id]);
    if (leaves_modes_open(content[id].text))
      for (const AbilityId mode : content[id].modes)
        add(content[mode]);
  }
  return text;
}

CardLikeness::CardLikeness(const Content& content) {
  std::map<std::string, int> in_cards;
  std::vector<std::string> texts;
  for (const CardDef& card : content.cards) {
    texts.push_back(card.copies > 0 ? printed_text(content, card) : "");
    const std::vector<std::string> terms = terms_of(texts.back());
    for (const std::string& term : std::set<std::string>(terms.begin(), terms.end()))
      ++in_cards[term];
  }
  const auto cards = static_cast<double>(texts.size());
  for (const auto& [term, n] : in_cards)
    rarity_[term] = std::log(1 + cards / n) * (is_pair(term) ? 0.5 : 1);
  for (const std::string& text : texts)
    cards_.push_back(weights_of(text));
}

CardLikeness::Weights CardLikeness::weights_of(std::string_view text) const {
  const double of_unknown = std::log(1 + static_cast<double>(std::max<std::size_t>(cards_.size(), 1)));
  Weights weights;
  for (const std::string& term : terms_of(text)) {
    const auto known = rarity_.find(term);
    if (known != rarity_.end() || !is_pair(term))
      weights[term] += known == rarity_.end() ? of_unknown : known->second;
  }
  double square = 0;
  for (const auto& [term, weight] : weights)
    square += weight * weight;
  for (auto& [term, weight] : weights)
    weight /= std::sqrt(square);
  return weights;
}

std::vector<LikeCard> CardLikeness::to_text(std::string_view text, std::size_t most) const {
  return nearest(weights_of(text), CardDefId{}, most);
}

std::vector<LikeCard> CardLikeness::to_card(CardDefId card, std::size_t most) const {
  return nearest(cards_[card.value], card, most);
}

// What a card shares with the wanted words.
LikeCard CardLikeness::compare(const Weights& wanted, CardDefId card) const {
  LikeCard like{card, 0, {}};
  std::vector<std::pair<double, std::string>> shared;
  for (const auto& [term, weight] : wanted) {
    const auto same = cards_[card.value].find(term);
    if (same == cards_[card.value].end())
      continue;
    like.score += weight * same->second;
    if (!is_pair(term) && term != "#")
      shared.emplace_back(-weight * same->second, term);
  }
  std::sort(shared.begin(), shared.end());
  for (std::size_t k = 0; k < std::min(most_shared, shared.size()); ++k)
    like.shared.push_back(shared[k].second);
  return like;
}

std::vector<LikeCard> CardLikeness::nearest(const Weights& wanted, CardDefId but, std::size_t most) const {
  std::vector<LikeCard> all;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const CardDefId id{static_cast<std::uint16_t>(i)};
    LikeCard like = compare(wanted, id);
    if (id != but && !like.shared.empty())
      all.push_back(std::move(like));
  }
  std::stable_sort(all.begin(), all.end(), [](const LikeCard& a, const LikeCard& b) { return a.score > b.score; });
  all.resize(std::min(all.size(), most));
  return all;
}

}  // namespace soulstack::tools

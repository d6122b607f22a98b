// Finds cards with similar texts, by the words they share (TF-IDF).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// The usual words of a text, without plurals; each number is "#". "Gain 3¢." gives gain, #, ¢.
std::vector<std::string> words_of_text(std::string_view text);

// What is printed on a card: the texts of its abilities, and of the modes that these leave open.
std::string printed_text(const Content& content, const CardDef& card);

struct LikeCard {
  CardDefId card;
  double score = 0;                 // 0 to 1
  std::vector<std::string> shared;  // words, the most telling first
};

class CardLikeness {
 public:
  explicit CardLikeness(const Content& content);

  // The most similar cards, at most `most`, the nearest first; none without a common word.
  std::vector<LikeCard> to_text(std::string_view text, std::size_t most) const;
  std::vector<LikeCard> to_card(CardDefId card, std::size_t most) const;

 private:
  using Weights = std::map<std::string, double>;
  Weights weights_of(std::string_view text) const;
  LikeCard compare(const Weights& wanted, CardDefId card) const;
  std::vector<LikeCard> nearest(const Weights& wanted, CardDefId but, std::size_t most) const;

  std::map<std::string, double> rarity_;  // of each word and pair of words
  std::vector<Weights> cards_;            // by CardDefId; of length 1, or empty
};

}  // namespace soulstack::tools

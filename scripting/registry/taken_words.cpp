// Which words a field may take.
#include "scripting/registry/taken_words.h"

#include "scripting/findings/suggest.h"
#include "scripting/registry/vocabulary.h"

namespace soulstack::scripting {

std::string nearest_for_field(std::string_view field, std::string_view written, const std::string& suggested) {
  const Categories taken = words_for_field(field);
  if (taken == no_words || taken == any_words)
    return suggested;
  static const Vocabulary without_sets;
  Nearest nearest(written);
  for (const WordInfo& word : without_sets.words())
    if ((taken & bit(word.category)) != 0)
      nearest.offer(word.name);
  if (suggested.empty() || without_sets.find(suggested))
    return std::string(nearest.word());
  // A word of a set: its category is not known here.
  const bool is_nearer = edit_distance(written, nearest.word()) < edit_distance(written, suggested);
  return !nearest.word().empty() && is_nearer ? std::string(nearest.word()) : suggested;
}

}  // namespace soulstack::scripting

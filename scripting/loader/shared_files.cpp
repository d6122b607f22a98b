// The words and keywords of loaded sets.
#include "scripting/loader/shared_files.h"

#include <map>

#include "scripting/loader/library.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

std::vector<SharedFile> shared_files(const Library& library) {
  std::vector<SharedFile> all;
  for (const SetWord& word : library.set_words())
    all.push_back({word.id(), word.name, word.file});
  for (const SetKeyword& keyword : library.set_keywords())
    all.push_back({keyword.id(), keyword.name, keyword.file});
  return all;
}

std::vector<const SetWord*> words_named_in(const Library& library, std::string_view file, std::string_view source) {
  const Vocabulary& words = library.words_for(file);
  std::map<std::string_view, const SetWord*> found;
  for (const Token& token : tokens_of(source))
    if (token.kind == TokenKind::name)
      if (const WordInfo* const word = words.find(token.text); word && word->own)
        found.emplace(word->name, word->own);
  std::vector<const SetWord*> all;
  for (const auto& [name, word] : found)
    all.push_back(word);
  return all;
}

std::vector<const SetKeyword*> keywords_of(const Library& library, CardDefId card) {
  std::vector<const SetKeyword*> all;
  for (const CardKeyword& one : library.card_keywords())
    if (one.card == card)
      all.push_back(one.keyword);
  return all;
}

}  // namespace soulstack::scripting

// The words and keywords of loaded sets, for programs without Lua's headers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ids.h"
#include "scripting/registry/set_keyword.h"
#include "scripting/registry/set_word.h"

namespace soulstack::scripting {

class Library;

// A file of a set that several cards use: a word or a keyword.
struct SharedFile {
  std::string id, name, file;
};
std::vector<SharedFile> shared_files(const Library& library);

// The words that this source names, as written in a file of these sets; by name.
std::vector<const SetWord*> words_named_in(const Library& library, std::string_view file, std::string_view source);
// The keywords of sets that a card has.
std::vector<const SetKeyword*> keywords_of(const Library& library, CardDefId card);

}  // namespace soulstack::scripting

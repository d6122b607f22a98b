// Words for a place in a file: what may stand there, and what the word that stands there means.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "scripting/reference/reference_entry.h"
#include "tools/workspace/cursor.h"
#include "tools/workspace/scene_here.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct WordHere {
  std::string name;  // what is to be written
  std::string
      category;  // that of the reference ("verb", "field", "event"), or "local", "card", "ruleset", "set", "tag", "keyword of Lua"
  std::string shape;     // "deal(n, to)", of a card its name
  std::string sentence;  // may be empty
  std::string rule;      // may be empty
  // Of a word of the language; null otherwise. Valid as long as the workspace does not change.
  const scripting::ReferenceEntry* entry = nullptr;
};

struct WordsHere {
  std::size_t from = 0, to = 0;  // in bytes: what a chosen word replaces
  std::vector<WordHere> words;   // the likeliest first, each name once; those that a table has already are left out
};

// `at`: in bytes. No words in comments, in free texts, and if nothing is known about the place.
WordsHere words_at(Workspace& workspace, const std::string& file, std::size_t at);

struct MeaningHere {
  std::size_t from = 0, to = 0;  // of the word, in bytes
  WordHere word;
  std::string rule_text;  // the rule as the rulebook has it; may be empty
};

// The meanings of the word at that place, the likeliest first: usually one. Empty if it means nothing.
std::vector<MeaningHere> meanings_at(Workspace& workspace, const std::string& file, std::size_t at);

// Does the text at the cursor name a card by its id?
bool takes_card(const SceneHere& scene, const Cursor& cursor);

// The card with that id or name, "bomb" or "base:bomb", as seen from that file; null if there is none.
const CardDef* card_named(Workspace& workspace, const std::string& file, std::string_view id);

}  // namespace soulstack::tools

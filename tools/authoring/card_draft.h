// A new card with its scenarios, before it is written to a set.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario.h"
#include "tools/authoring/card_copy.h"
#include "tools/authoring/new_files.h"
#include "tools/authoring/staged_set.h"

namespace soulstack::tools {

struct CardDraft {
  std::string deck;  // "loot"
  CardName card;
  std::string script, scenarios;   // the texts of the two files
  std::vector<std::string> notes;  // what the author should know, one sentence each

  std::filesystem::path script_file() const { return std::filesystem::path(deck) / (card.id + ".lua"); }
  std::filesystem::path scenario_file() const { return "scenarios" / script_file(); }
};

// A card that exists, with the texts of its files.
struct SourceCard {
  std::string full_id;  // "base:bomb"
  std::string set;      // the folder of its set
  std::string deck;
  std::string type;  // the deck that it plays as, usually the same
  CardName card;
  std::string script, scenarios;  // no scenarios: an empty text
};
// Stops with Exit::content if its script cannot be read. `folders`: of all loaded sets.
SourceCard read_card(const Content& content, CardDefId card);

// The first scenario of the card under this name, or one in which it is used. `libraries`: for playing it.
std::string scenario_of_card(const SourceCard& card, const std::string& name, scripting::LibraryCache& libraries);

// The card under another name, with its scenarios.
CardDraft copy_of(const SourceCard& source, const CardName& as);

// Tries the draft in the set, and removes scenarios that fail. Returns why it can't be used: what `check` reports about
// it, or why no scenario passes; empty if the draft passes both.
std::string try_draft(CardDraft& draft, StagedSet& staged);
// What `check` reports about the files of the draft.
std::vector<scripting::Finding> findings_of(const CardDraft& draft, StagedSet& staged);

}  // namespace soulstack::tools

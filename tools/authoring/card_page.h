// What is known about a card: the triggers of its abilities in words, the rules and rulings that it cites, its scenarios,
// and similar cards.
#pragma once

#include <string>
#include <vector>

#include "scripting/registry/set_keyword.h"
#include "scripting/registry/set_word.h"
#include "tools/display/card_likeness.h"
#include "tools/display/json_view.h"
#include "tools/support/rulebook.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// "when `monster_died` has happened to this; uses the stack", for each kind of ability.
std::string works_how(const AbilityDef& ability);

struct CardScenario {
  std::string file;
  int line = 0;
  std::string name;
  bool is_own = false;  // in the scenario file of the card
};

struct CardPage {
  std::string set_title;                               // "The base game"
  std::vector<std::string> same_id;                    // cards of other sets with the same id
  std::vector<const scripting::SetKeyword*> keywords;  // of sets
  std::vector<const scripting::SetWord*> words;        // of sets, that its script uses
  std::vector<scripting::Override> overrides;          // that it is part of
  std::vector<std::string> rules;                      // "10.2.1", cited by the card's file or its own scenarios
  std::vector<std::string> rulings;                    // "Q32", the same, and rulings that name the card
  std::vector<CardScenario> scenarios;                 // that name the card: its own first
  std::vector<LikeCard> like;
};

// Collects the pages of cards. Reads the scenario files once.
class CardPages {
 public:
  CardPages(const scripting::Loaded& loaded, const Rulebook& rulebook);
  CardPage page_of(CardDefId card) const;

 private:
  struct ScenarioFile {
    std::string path, text;
  };
  void find_scenarios(const CardDef& card, CardPage& page) const;
  void find_citations(const CardDef& card, CardPage& page) const;

  const scripting::Loaded& loaded_;
  const Content& content_;
  const Rulebook& rulebook_;
  std::vector<scripting::LoadedSet> sets_;
  std::vector<ScenarioFile> files_;
  CardLikeness likeness_;
};

std::string page_text(const Content& content, const CardDef& card, const CardPage& page, const Rulebook& rulebook,
                      const Console& console);
Json page_json(const Content& content, const CardDef& card, const CardPage& page, const Rulebook& rulebook);

}  // namespace soulstack::tools

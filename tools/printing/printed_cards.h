// The cards of a set with their faces, for printing.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "scripting/loader/set_version.h"
#include "tools/printing/sheet.h"

namespace soulstack::tools {

struct PrintedCardFaces {
  CardDefId card;
  Face front;
  std::vector<Face> other_faces;  // of a card with several faces
  int copies = 1;
};

class PrintedCards {
 public:
  // The cards of the set with this id, in the order of the set. `only`: if not null, the ids of those to print. The
  // loaded cards must outlive it.
  PrintedCards(const scripting::Loaded& loaded, const std::string& set, const std::set<std::string>* only);

  const std::vector<PrintedCardFaces>& cards() const { return cards_; }
  const std::map<std::string, Face>& backs() const { return backs_; }  // by deck
  const scripting::Loaded& loaded() const { return loaded_; }
  // Each copy, with the back of its deck; of a card with more faces, the second one is the back if `two_sided`,
  // otherwise each is a front of its own.
  std::vector<FrontAndBack> copies(bool two_sided) const;

 private:
  const scripting::Loaded& loaded_;
  std::vector<PrintedCardFaces> cards_;
  std::map<std::string, Face> backs_;
};

// The ids of the cards whose faces are not the same in the other set, which has another version of them or none.
std::set<std::string> changed_since(const scripting::Loaded& now, const scripting::Loaded& before);
// The ids of the cards with a `since` that is later than this version.
std::set<std::string> added_since(const scripting::Loaded& now, const scripting::Version& version);

}  // namespace soulstack::tools

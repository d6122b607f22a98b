// The reference of the language of cards, rulesets and scenarios: one entry for each word, built from the rows that the
// loader and the host work with. Words that sets or rulesets add are in it too.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/reference/reference_entry.h"

namespace soulstack::scripting {

class Library;

class Reference {
 public:
  explicit Reference(const Library& library);

  std::span<const ReferenceEntry> entries() const { return entries_; }

  // The entries with that name: "deal", "hp", "player.hp", "when.combat", "t.P1:play". Categories are those that begin
  // with `category`; empty: all.
  std::vector<const ReferenceEntry*> named(std::string_view name, std::string_view category = {}) const;
  // The entries of a category, or those that belong to this owner ("player", "when").
  std::vector<const ReferenceEntry*> of_category(std::string_view category) const;
  std::vector<const ReferenceEntry*> owned_by(std::string_view owner, std::string_view category = {}) const;
  // The entries that have each of these words in their name, sentence or phrases, best first; first of all those of which
  // they are a phrase. Little words, such as "the", count only in phrases.
  std::vector<const ReferenceEntry*> search(std::string_view words) const;
  // Names that look like this one, best first.
  std::vector<std::string> nearest(std::string_view name) const;

 private:
  std::vector<ReferenceEntry> entries_;
};

}  // namespace soulstack::scripting

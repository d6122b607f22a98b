// From rows to entries of the reference, one function for each table of rows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/reference/reference_entry.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

class Library;

using ReferenceEntries = std::vector<ReferenceEntry>;

void add_verbs(const Library& library, ReferenceEntries& into);
void add_set_words(const Library& library, ReferenceEntries& into);  // words/NAME.lua
void add_set_keywords(const Library& library, ReferenceEntries& into);
void add_set_constants(const Library& library, ReferenceEntries& into);
void add_properties(const Library& library, ReferenceEntries& into);
void add_parameters(const Library& library, ReferenceEntries& into);
void add_events(const Library& library, ReferenceEntries& into);
void add_nouns(const Library& library, ReferenceEntries& into);
void add_words(const Library& library, ReferenceEntries& into);  // those that have no row of their own above
void add_forms(const Library& library, ReferenceEntries& into);
void add_fields(const Library& library, ReferenceEntries& into);
void add_rules(const Library& library, ReferenceEntries& into);
void add_scenarios(const Library& library, ReferenceEntries& into);

// A field as a part of its form or noun.
ReferencePart part_of(const Field& field);
// The words that may stand where such things are named; empty: any of them.
std::vector<std::string> words_naming(Names names);

}  // namespace soulstack::scripting

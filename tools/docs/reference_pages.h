// The reference as pages: one for each category of words, and a list of all words.
#pragma once

#include "scripting/reference/reference.h"
#include "tools/docs/doc_page.h"

namespace soulstack::tools {

// Adds the words to the links.
GeneratedPages reference_pages(const scripting::Reference& reference, DocLinks& links);

// The codes of `soulstack check`, with their examples.
GeneratedPages codes_page();

// The rules of the game, from the embedded rulebook; no page if there is none. Adds the rules to the links.
GeneratedPages rules_page(DocLinks& links);

}  // namespace soulstack::tools

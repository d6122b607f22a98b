// The written pages, in the order in which they are read.
#pragma once

#include <string>
#include <vector>

#include "tools/docs/doc_page.h"

namespace soulstack::tools {

// Links to the sections of tools/docs/pages/made_pages.md are links to the made pages of these names.
std::vector<DocPage> written_pages();

// These names; for tests.
std::vector<std::string> names_of_made_pages();

// Embedded pages that the contents don't list; for tests.
std::vector<std::string> pages_without_section();

}  // namespace soulstack::tools

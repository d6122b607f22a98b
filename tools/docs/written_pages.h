// The written pages, in the order in which they are read.
#pragma once

#include <string>
#include <vector>

#include "tools/docs/doc_page.h"

namespace soulstack::tools {

std::vector<DocPage> written_pages();

// Embedded pages that the contents don't list; for tests.
std::vector<std::string> pages_without_section();

}  // namespace soulstack::tools

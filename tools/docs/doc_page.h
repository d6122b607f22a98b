// A page of the documentation, as Markdown.
#pragma once

#include <string>
#include <vector>

#include "tools/docs/doc_links.h"

namespace soulstack::tools {

struct DocPage {
  std::string name;     // of its files, without .md or .html
  std::string section;  // in the list of pages; empty: before all sections
  std::string title;
  std::string shown;  // in the list of pages; empty: the title
  std::string markdown;
};

// An entry for the search.
struct SearchEntry {
  std::string title, kind, address, text;
  std::string phrases = {};  // what people call it, separated by ";"
};

// Pages that were generated, with the targets of links and the entries of the search.
struct GeneratedPages {
  std::vector<DocPage> pages;
  std::vector<SearchEntry> search;
};

}  // namespace soulstack::tools

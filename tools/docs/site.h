// The documentation as files: the written pages and the reference, as HTML and as Markdown.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "tools/docs/doc_page.h"
#include "tools/docs/output_folder.h"

namespace soulstack::scripting {
class Loaded;
}

namespace soulstack::tools {

struct SiteFormats {
  bool html = true;
  bool markdown = true;
};

// `progress` is called before each page with the number of pages done and of all pages. `more`: pages that rooms after this
// one write.
std::vector<OutputFile> make_site(const scripting::Loaded& loaded, const SiteFormats& formats,
                                  const std::function<void(std::size_t, std::size_t)>& progress,
                                  const std::vector<DocPage>& more = {});

}  // namespace soulstack::tools

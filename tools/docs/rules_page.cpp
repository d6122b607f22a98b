// The rules of the game as a page.
#include <algorithm>
#include <string_view>

#include "scripting/sandbox/file_tree.h"
#include "tools/docs/anchors.h"
#include "tools/docs/markdown.h"
#include "tools/docs/reference_pages.h"

namespace soulstack::tools {

GeneratedPages rules_page(DocLinks& links) {
  const std::string_view rulebook = scripting::built_in_text("engine/rulebook.md");
  if (rulebook.empty())
    return {};
  GeneratedPages all;
  all.pages.push_back({"rules", "The game", "Rules", "", std::string(rulebook)});
  for (const Anchor& anchor : html_of(rulebook, DocLinks(), "rules").anchors) {
    if (leading_number(anchor.text).empty())
      continue;
    links.add_rule(anchor.anchor);
    all.search.push_back({anchor.anchor, anchor.level == 0 ? "rule" : "rules", "rules.md#" + anchor.anchor,
                          anchor.text.substr(std::min(anchor.text.size(), anchor.anchor.size() + 1))});
  }
  return all;
}

}  // namespace soulstack::tools

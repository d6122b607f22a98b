// The codes of `soulstack check` as a page, with their examples.
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "scripting/findings/codes.h"
#include "tools/docs/anchors.h"
#include "tools/docs/escape.h"
#include "tools/docs/reference_pages.h"

namespace soulstack::tools {

namespace {

std::string example(std::string_view intro, std::string_view file, std::string_view source) {
  if (source.empty())
    return {};
  return fmt::format("\n{}, in {}:\n\n```lua\n{}{}```\n", intro, markdown_code(file), source,
                     source.ends_with('\n') ? "" : "\n");
}

}  // namespace

GeneratedPages codes_page() {
  GeneratedPages all;
  DocPage page{"codes", "Reference", "Codes of check", "", "# Codes of check\n\n"};
  page.markdown +=
      "Each finding of `soulstack check` ends with its code, such as `[E010 unknown_word]`. `soulstack explain E010` "
      "prints what this page says about it.\n\n";
  Anchors anchors;
  anchors.next(page.title);
  std::string body;
  for (const scripting::Explanation& row : scripting::explanations()) {
    const std::string heading = fmt::format("{} {}", row.code.label(), row.code.name());
    const std::string anchor = anchors.next(heading);
    page.markdown +=
        fmt::format("{}[{}](#{})", body.empty() ? "" : " · ", markdown_escaped(std::string(row.code.name())), anchor);
    body += fmt::format("\n### {}\n\n**{}.** {}\n", markdown_escaped(heading), markdown_escaped(row.title),
                        markdown_escaped(row.text));
    body += example("Wrong", row.file, row.wrong) + example("Right", row.file, row.right);
    all.search.push_back({heading, "code of check", "codes.md#" + anchor, std::string(row.title)});
  }
  page.markdown += "\n" + body;
  all.pages.push_back(std::move(page));
  return all;
}

}  // namespace soulstack::tools

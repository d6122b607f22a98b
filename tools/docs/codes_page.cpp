// The codes of `soulstack check` as a page, with their examples.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "scripting/reference/explanations.h"
#include "tools/docs/anchors.h"
#include "tools/docs/escape.h"
#include "tools/docs/reference_pages.h"

namespace soulstack::tools {

namespace {

// Code stays between its backticks.
std::string with_code(std::string_view text) {
  std::string markdown;
  for (bool is_code = false; !text.empty(); is_code = !is_code) {
    const std::size_t end = std::min(text.find('`'), text.size());
    const std::string_view part = text.substr(0, end);
    markdown += is_code ? markdown_code(part) : markdown_escaped(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return markdown;
}

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
    body +=
        fmt::format("\n### {}\n\n**{}.** {}\n", markdown_escaped(heading), with_code(row.title), with_code(row.text));
    body += example("Wrong", row.file, row.wrong) + example("Right", row.file, row.right);
    all.search.push_back({heading, "code of check", "codes.md#" + anchor, std::string(row.title)});
  }
  page.markdown += "\n" + body;
  all.pages.push_back(std::move(page));
  return all;
}

}  // namespace soulstack::tools

// What each code of a finding means.
#include "scripting/reference/explanations.h"

#include <algorithm>

#include "scripting/sandbox/file_tree.h"

namespace soulstack::scripting {

namespace {

constexpr std::string_view heading = "\n## ", block = "\n```lua ", end_of_block = "\n```\n";

// Takes the text up to a mark, and the mark; everything if it does not occur.
std::string_view take_until(std::string_view& text, std::string_view mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(std::min(end + mark.size(), text.size()));
  return taken;
}

std::string in_one_line(std::string_view paragraph) {
  const std::size_t from = std::min(paragraph.find_first_not_of('\n'), paragraph.size());
  std::string text(paragraph.substr(from, paragraph.find_last_not_of('\n') + 1 - from));
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// "wrong loot/spark.lua" in the line that opens a block, and then its lines.
void read_block(std::string_view& section, Explanation& into) {
  const std::string_view kind = take_until(section, " ");
  into.file = take_until(section, "\n");
  const std::size_t lines = std::min(section.find(end_of_block), section.size());
  (kind == "wrong" ? into.wrong : into.right) = section.substr(0, std::min(lines + 1, section.size()));
  section.remove_prefix(std::min(lines + end_of_block.size(), section.size()));
}

}  // namespace

std::vector<Explanation> read_explanations(std::string_view document) {
  std::vector<Explanation> all;
  for (const CodeName& row : code_names)
    all.push_back({Code(row), {}, {}, {}, {}, {}});
  take_until(document, heading);
  while (!document.empty()) {
    std::string_view section = take_until(document, heading);
    const std::string_view name = take_until(section, ": ");
    const auto one = std::find_if(all.begin(), all.end(), [&](const Explanation& e) { return e.code == name; });
    if (one == all.end())
      continue;
    one->title = take_until(section, "\n");
    one->text = in_one_line(take_until(section, block));
    while (!section.empty()) {
      read_block(section, *one);
      take_until(section, block);
    }
  }
  return all;
}

const std::vector<Explanation>& explanations() {
  static const std::vector<Explanation> all = read_explanations(built_in_text("scripting/reference/explanations.md"));
  return all;
}

const Explanation& explanation_of(Code code) {
  return *std::find_if(explanations().begin(), explanations().end(),
                       [&](const Explanation& e) { return e.code == code.name(); });
}

}  // namespace soulstack::scripting

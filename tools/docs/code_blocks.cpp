// Blocks of code in Markdown pages, and the pages as Markdown files.
#include <fmt/format.h>
#include <algorithm>

#include <charconv>
#include <sstream>

#include "tools/docs/anchors.h"
#include "tools/docs/markdown.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view fence = "```", bold_item = "- **";

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
  return lines;
}

void read_setting(const std::string& setting, CodeBlock& block) {
  const auto value = [&](std::string_view name) {
    return setting.starts_with(name) ? std::string_view(setting).substr(name.size()) : std::string_view();
  };
  const bool is_of_set = block.language == "lua" || block.language == "svg";
  if (const auto file = value("file="); is_of_set && !file.empty()) {
    block.file = file;
  } else if (const auto from = value("from="); block.language == "lua" && !from.empty()) {
    block.from = from;
  } else if (const auto code = value("exit="); block.language == "sh" && !code.empty()) {
    const auto [end, error] = std::from_chars(code.data(), code.data() + code.size(), block.exit);
    if (error != std::errc() || end != code.data() + code.size())
      block.trouble = "`" + setting + "` is not an exit code";
  } else if (block.language == "text" && setting == "output") {
    block.output = true;
  } else {
    block.trouble = "`" + setting + "` does not belong here";
  }
}

// An anchor for the text of a heading that is a number, or of an item that begins with bold text.
std::string with_anchor(std::string_view line, std::string_view start, std::string_view named, Anchors& anchors) {
  return fmt::format("{}<a id=\"{}\"></a>{}", start, anchors.next(named), line.substr(start.size()));
}

std::string with_anchor(std::string_view line, Anchors& anchors) {
  if (line.starts_with('#')) {
    const std::size_t text = std::min(line.find_first_not_of("# "), line.size());
    if (!leading_number(line.substr(text)).empty())
      return with_anchor(line, line.substr(0, text), line.substr(text), anchors);
    anchors.next(line.substr(text));
  } else if (line.starts_with(bold_item)) {
    const std::string_view bold = line.substr(bold_item.size());
    return with_anchor(line, line.substr(0, 2), bold.substr(0, bold.find("**")), anchors);
  }
  return std::string(line);
}

}  // namespace

CodeBlock read_fence(std::string_view info) {
  CodeBlock block;
  std::istringstream words{std::string(info)};
  words >> block.language;
  for (std::string setting; words >> setting;)
    read_setting(setting, block);
  return block;
}

std::vector<CodeBlock> code_blocks(std::string_view markdown) {
  std::vector<CodeBlock> blocks;
  bool open = false;
  for (const std::string_view line : lines_of(markdown)) {
    if (line.starts_with(fence)) {
      open = !open;
      if (open)
        blocks.push_back(read_fence(line.substr(fence.size())));
    } else if (open) {
      blocks.back().code += std::string(line) + '\n';
    }
  }
  return blocks;
}

std::string caption_of(const CodeBlock& block) {
  if (!block.file.empty())
    return block.file.starts_with('/') ? block.file.substr(1) : "mine/" + block.file;
  if (!block.from.empty())
    return block.from;
  if (block.output)
    return "Output";
  return block.exit == 0 ? "" : fmt::format("Exit code {}", block.exit);
}

std::string heading_of(std::string_view markdown) {
  for (const std::string_view line : lines_of(markdown))
    if (line.starts_with("# "))
      return std::string(line.substr(2));
  return {};
}

std::string published(std::string_view markdown) {
  std::string out;
  Anchors anchors;
  bool open = false;
  for (const std::string_view line : lines_of(markdown)) {
    if (line.starts_with(fence)) {
      open = !open;
      const CodeBlock block = read_fence(line.substr(fence.size()));
      const std::string caption = open ? caption_of(block) : "";
      if (!caption.empty())
        out += (block.language == "lua" ? "`" + caption + "`" : caption) + ":\n\n";
      out += std::string(fence) + block.language + '\n';
    } else {
      out += (open ? std::string(line) : with_anchor(line, anchors)) + '\n';
    }
  }
  return out;
}

}  // namespace soulstack::tools

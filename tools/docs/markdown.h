// Markdown pages: their blocks of code, their anchors, and how they become HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/docs/doc_links.h"

namespace soulstack::tools {

// A fenced block: ```lua file=loot/spark.lua, ```sh exit=1, or ```text output.
struct CodeBlock {
  std::string language;
  std::string file;     // of lua: its place in the set of the page; if it starts with /, beside that set
  std::string from;     // of lua in generated pages: the place that it is quoted from
  int exit = 0;         // of sh: the exit code of its commands
  bool output = false;  // of text: what the commands before it print
  std::string code;
  std::string trouble;  // what is wrong with its first line; empty if nothing
};
std::vector<CodeBlock> code_blocks(std::string_view markdown);
CodeBlock read_fence(std::string_view info);
// What is written above the block: "mine/loot/spark.lua", "Output".
std::string caption_of(const CodeBlock& block);

// A heading, or an item of a list that begins with bold text.
struct Anchor {
  std::string anchor;
  std::string text;  // of the heading; of an item, all of it
  int level = 0;     // 0: an item
};

struct RenderedPage {
  std::string html;
  std::vector<Anchor> anchors;
};

// HTML that is also well-formed XML. HTML in the Markdown is left out. Links to pages (x.md) become x.html.
// `page` is its name. In the page of the rules, each number of a rule is a link, elsewhere "rule 4.3.2".
RenderedPage html_of(std::string_view markdown, const DocLinks& links, std::string_view page);

// The page as a Markdown file: with anchors for rules, and the names of files above the code.
std::string published(std::string_view markdown);

// The text of the first heading.
std::string heading_of(std::string_view markdown);

}  // namespace soulstack::tools

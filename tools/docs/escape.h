// Text in HTML, JavaScript and Markdown.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// For the content of elements and for attributes in double quotes.
std::string html_escaped(std::string_view text);
// A string literal of JSON and JavaScript, with its quotes; also safe inside <script>.
std::string js_string(std::string_view text);
// Text that Markdown shows as it is. Spans in backticks stay code.
std::string markdown_escaped(std::string_view text);
// The same in a cell of a table.
std::string markdown_cell(std::string_view text);
// A code span with any content.
std::string markdown_code(std::string_view text);

}  // namespace soulstack::tools

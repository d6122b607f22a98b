// Lua code as HTML: comments, texts and keywords are marked, and words link to the reference.
#pragma once

#include <string>
#include <string_view>

#include "tools/docs/doc_links.h"

namespace soulstack::tools {

// `file` is the place of the code in a set; empty if unknown.
std::string lua_html(std::string_view code, std::string_view file, const DocLinks& links);

// "words.md#hp" as "words.html#hp"; other addresses stay as they are.
std::string html_address(std::string_view address);

}  // namespace soulstack::tools

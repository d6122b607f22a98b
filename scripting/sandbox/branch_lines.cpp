// Rewrites a Lua file so that each branch of its functions is on its own lines.
#include "scripting/sandbox/branch_lines.h"

#include <algorithm>
#include <initializer_list>

#include "scripting/sandbox/compile.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace {

bool breaks_before(const Token& token) { return token.is_one_of({"function", "else", "elseif", "end", "until"}); }
bool breaks_after(const Token& token) { return token.is_one_of({"then", "else", "do", "repeat", "end"}); }

// Maps lines of the new text to lines of the source; `breaks` are the places in the source where a line break was
// inserted.
std::vector<int> origins(std::string_view source, const std::vector<std::size_t>& breaks) {
  std::vector<int> lines = {0, 1};
  auto next = breaks.begin();
  for (std::size_t at = 0; at < source.size(); ++at) {
    for (; next != breaks.end() && *next == at; ++next)
      lines.push_back(lines.back());
    if (source[at] == '\n')
      lines.push_back(lines.back() + 1);
  }
  return lines;
}

}  // namespace

BranchLines split_branches(std::string_view source) {
  std::vector<std::size_t> breaks;
  for (const Token& token : tokens_of(source)) {
    if (breaks_before(token))
      breaks.push_back(token.at);
    if (breaks_after(token))
      breaks.push_back(token.end());
  }
  if (source.size() + breaks.size() > longest_source)
    breaks.clear();
  BranchLines result;
  std::size_t done = 0;
  for (const std::size_t at : breaks) {
    result.text.append(source.substr(done, at - done)).push_back('\n');
    done = at;
  }
  result.text.append(source.substr(done));
  result.lines = origins(source, breaks);
  return result;
}

}  // namespace soulstack::scripting

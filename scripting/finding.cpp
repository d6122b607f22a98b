// How a finding is shown.
#include "scripting/finding.h"

#include <algorithm>
#include <tuple>

namespace soulstack::scripting {

std::string to_string(const Finding& finding) {
  std::string text = finding.file;
  if (finding.line > 0)
    text += ":" + std::to_string(finding.line);
  text += finding.severity == Severity::error ? ": error: " : ": warning: ";
  text += finding.message;
  if (!finding.suggestion.empty())
    text += " (did you mean `" + finding.suggestion + "`?)";
  return text + " [" + finding.code + "]";
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
}

void sort_by_place(std::vector<Finding>& findings) {
  std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
}

}  // namespace soulstack::scripting

// The project's copy of the rules.
#include "tools/support/rulebook.h"

#include <algorithm>
#include <sstream>

#include "tools/support/atomic_file.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

std::string without_markup(std::string_view text) {
  std::string plain;
  for (char c : text)
    if (c != '*')
      plain += c;
  return plain;
}

}  // namespace

// A rule is a line "- **4.3.2** text", a section a line "### 4.3 Title" or "## 4. Title".
Rulebook::Rulebook() {
  std::istringstream file(text_or_nothing(find_in_project("engine/rulebook.md")));
  for (std::string line; std::getline(file, line);) {
    const std::string_view all = line;
    if (all.starts_with("- **")) {
      const std::size_t end = all.find("**", 4);
      if (end != std::string_view::npos)
        rules_[std::string(all.substr(4, end - 4))] = without_markup(all.substr(std::min(end + 3, all.size())));
    } else if (all.starts_with("##")) {
      const std::size_t number = all.find_first_not_of("# ");
      const std::size_t title = number == std::string_view::npos ? number : all.find(' ', number);
      if (title == std::string_view::npos)
        continue;
      std::string_view rule = all.substr(number, title - number);
      if (rule.ends_with('.'))
        rule.remove_suffix(1);
      rules_.try_emplace(std::string(rule), all.substr(title + 1));
    }
  }
}

std::string Rulebook::text(std::string_view rule) const {
  const auto at = rules_.find(rule);
  return at == rules_.end() ? "" : at->second;
}

std::vector<std::string> Rulebook::near(std::string_view rule) const {
  const std::size_t point = rule.rfind('.');
  if (point == std::string_view::npos)
    return {};
  const std::string_view section = rule.substr(0, point + 1);
  std::vector<std::string> numbers;
  for (const auto& [number, text] : rules_)
    if (number.starts_with(section) && number.find('.', section.size()) == std::string::npos)
      numbers.push_back(number);
  std::sort(numbers.begin(), numbers.end(), [](const std::string& a, const std::string& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  return numbers;
}

std::string Rulebook::sentence(std::string_view rule) const {
  const std::string all = text(rule);
  const std::size_t end = all.find(". ");
  return end == std::string::npos ? all : all.substr(0, end + 1);
}

}  // namespace soulstack::tools

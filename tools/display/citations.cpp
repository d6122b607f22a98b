// Finds where the project cites rules of its rulebook.
#include "tools/display/citations.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

#include "engine/model/names.h"
#include "scripting/sandbox/open_file.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// Whether that position in a line is inside a comment or quotes.
bool is_prose(std::string_view line, std::size_t at, std::string_view comment) {
  bool quoted = false;
  for (std::size_t i = 0; i < at; ++i) {
    if (!quoted && line.substr(i).starts_with(comment))
      return true;
    if (line[i] == '\\')
      ++i;
    else if (line[i] == '"')
      quoted = !quoted;
  }
  return quoted;
}

// The number that begins there: digits and points after an optional Q or PD, and an optional letter at the end.
// Without a point or a prefix it is not a rule number. Empty if there is none.
std::string_view number_at(std::string_view line, std::size_t at) {
  if (at > 0 && (is_letter(line[at - 1]) || is_digit(line[at - 1]) || line[at - 1] == '.'))
    return {};
  const std::string_view rest = line.substr(at);
  std::size_t n = rest.starts_with("Q") ? 1 : rest.starts_with("PD") ? 2 : 0;
  const bool prefixed = n > 0;
  bool pointed = false;
  while (n < rest.size() && (is_digit(rest[n]) || (rest[n] == '.' && n + 1 < rest.size() && is_digit(rest[n + 1])))) {
    pointed = pointed || rest[n] == '.';
    ++n;
  }
  if (n == 0 || !is_digit(rest[n - 1]) || prefixed == pointed)
    return {};
  if (n < rest.size() && rest[n] >= 'a' && rest[n] <= 'z')
    ++n;
  return n < rest.size() && (is_letter(rest[n]) || is_digit(rest[n])) ? std::string_view{} : rest.substr(0, n);
}

// "13.5." and 3 for "13.5.3", "Q" and 32 for "Q32"; no value if a letter follows.
struct Split {
  std::string_view stem;
  int last = 0;
};
std::optional<Split> split(std::string_view number) {
  std::size_t from = number.size();
  while (from > 0 && is_digit(number[from - 1]))
    --from;
  int last = 0;
  const auto [end, error] = std::from_chars(number.data() + from, number.data() + number.size(), last);
  if (from == number.size() || error != std::errc())
    return std::nullopt;
  return Split{number.substr(0, from), last};
}

// The numbers between the two, if they are a range: "13.5.1", "13.5.3" gives "13.5.2".
void add_between(std::string_view first, std::string_view last, std::vector<std::string>& into) {
  const auto a = split(first), b = split(last);
  if (!a || !b || a->stem != b->stem)
    return;
  for (int n = a->last + 1; n < b->last; ++n)
    into.push_back(std::string(a->stem) + std::to_string(n));
}

bool joins_a_range(std::string_view text) { return text == "-" || text == " to " || text == "–"; }

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  return from == std::string_view::npos ? "" : text.substr(from);
}

std::vector<fs::path> sources_below(const fs::path& folder, const std::vector<std::string>& endings) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::path& path : scripting::files_below(folder, error))
    if (std::find(endings.begin(), endings.end(), path.extension()) != endings.end())
      files.push_back(path);
  std::sort(files.begin(), files.end());
  return files;
}

// "F34 a roll equal to the evasion hits", if the line begins a scenario.
std::string_view name_of_scenario(std::string_view line) {
  if (!line.starts_with("scenario \""))
    return {};
  const std::size_t end = line.find('"', 10);
  return line.substr(10, end == std::string_view::npos ? end : end - 10);
}

bool is_scenario(const fs::path& relative) {
  const std::string name = relative.generic_string();
  return name.starts_with("tests/rules/") || name.find("/scenarios/") != std::string::npos;
}

}  // namespace

std::vector<std::string> numbers_cited(std::string_view line, std::string_view comment) {
  std::vector<std::string> all;
  std::string_view before;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string_view number = number_at(line, i);
    if (number.empty() || !is_prose(line, i, comment))
      continue;
    if (!before.empty() && joins_a_range(line.substr(static_cast<std::size_t>(before.end() - line.begin()),
                                                     static_cast<std::size_t>(number.begin() - before.end()))))
      add_between(before, number, all);
    all.emplace_back(number);
    before = number;
    i += number.size() - 1;
  }
  return all;
}

Citations::Citations(const fs::path& project) {
  for (const char* folder : {"engine", "scripting"})
    for (const fs::path& file : sources_below(project / folder, {".cpp", ".h"}))
      read(project, file, Citing::code);
  for (const char* folder : {"cards", "tests/rules", "tests/sets"})
    for (const fs::path& file : sources_below(project / folder, {".lua"}))
      read(project, file, is_scenario(fs::relative(file, project)) ? Citing::scenario : Citing::card);
  for (const fs::path& file : sources_below(project / "tests", {".cpp", ".h"}))
    read(project, file, Citing::test);
}

void Citations::read(const fs::path& project, const fs::path& file, Citing what) {
  const std::string comment = file.extension() == ".lua" ? "--" : "//";
  const std::string name = fs::relative(file, project).generic_string();
  std::istringstream in(text_or_nothing(file));
  std::string scenario;
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    ++n;
    if (const std::string_view begun = name_of_scenario(line); !begun.empty())
      scenario = begun;
    if (what == Citing::scenario && scenario.empty())
      continue;  // a comment between scenarios
    for (std::string& number : numbers_cited(line, comment)) {
      std::vector<Citation>& list = by_kind_[static_cast<std::size_t>(what)][std::move(number)];
      if (list.empty() || list.back().file != name || list.back().line != n)
        list.push_back({name, n, what == Citing::scenario ? scenario : std::string(trimmed(line))});
    }
    if (line == "}")
      scenario.clear();
  }
}

const std::vector<Citation>& Citations::of(std::string_view number, Citing what) const {
  static const std::vector<Citation> none;
  const ByNumber& all = by_kind_[static_cast<std::size_t>(what)];
  const auto at = all.find(number);
  return at == all.end() ? none : at->second;
}

}  // namespace soulstack::tools

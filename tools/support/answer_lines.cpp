// Lines with answers.
#include "tools/support/answer_lines.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <sstream>

#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

std::string trimmed(const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string::npos)
    return "";
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

// Without the sequences that keys such as the arrows send.
std::string without_escapes(const std::string& line) {
  std::string plain;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\x1b' && i + 1 < line.size() && line[i + 1] == '[') {
      for (i += 2; i < line.size() && (line[i] < '@' || line[i] > '~');)
        ++i;
    } else if (static_cast<unsigned char>(line[i]) >= ' ') {
      plain += line[i];
    }
  }
  return plain;
}

// Only Enter. Some terminals add a carriage return.
bool is_enter(const std::string& line) { return line.empty() || line == "\r"; }

bool only_numbers(const std::string& text) { return text.find_first_not_of("0123456789 \t") == std::string::npos; }

}  // namespace

std::optional<int> number_in(const std::string& typed) {
  int n = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), n);
  const bool whole = !typed.empty() && error == std::errc() && end == typed.data() + typed.size();
  return whole && n >= 0 ? std::optional(n) : std::nullopt;
}

void Lines::read_script(const std::string& path) {
  std::string why;
  const std::optional<std::string> script = read_whole(path, why);
  if (!script)
    throw Stop{Exit::content, fmt::format("Cannot read the script: {}. Expected a file with one answer per line", why)};
  std::istringstream file(*script);
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    const std::string text = trimmed(line);
    const std::string place = fmt::format("{}:{}", path, ++number);
    if (text.empty() || text[0] == '#')
      continue;
    if (!only_numbers(text)) {
      script_.push_back({text, place});
      continue;
    }
    std::istringstream numbers(text);
    for (std::string n; numbers >> n;)
      script_.push_back({n, place});
  }
}

Lines::Lines(Console& console) : console_(console) {}
Lines::~Lines() = default;

bool Lines::edits_lines() const {
  return console_.resizes && console_.in_is_terminal && &console_.in == &std::cin && !console_.plain;
}

bool Lines::read(std::string_view prompt, std::string& line) {
  if (!edits_lines() || prompt.empty()) {
    if (console_.in_is_terminal)
      console_.out << prompt;
    console_.out.flush();
    return static_cast<bool>(std::getline(console_.in, line));
  }
  console_.out.flush();
  if (!editor_)
    editor_ = std::make_unique<LineEditor>();
  editor_->complete_with(completions_, [this](const std::vector<std::string>& candidates) { show(candidates); });
  std::optional<std::string> typed = editor_->read(prompt);
  line = typed ? std::move(*typed) : "";
  return typed.has_value();
}

// As many as fit on half of the screen.
void Lines::show(const std::vector<std::string>& candidates) {
  const auto most = static_cast<std::size_t>(std::max(4, console_.rows / 2));
  console_.print("\n");
  for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i)
    console_.print("{}\n", wrapped_after("  " + candidates[i], static_cast<std::size_t>(console_.columns), 4));
  if (candidates.size() > most)
    console_.print("  and {} more\n", candidates.size() - most);
  console_.out.flush();
}

std::optional<TypedLine> Lines::next(std::string_view prompt) {
  if (!script_.empty()) {
    TypedLine line = std::move(script_.front());
    script_.pop_front();
    return line;
  }
  for (;;) {
    std::string line;
    if (!read(prompt, line))
      return std::nullopt;
    std::string text = trimmed(without_escapes(line));
    if (!text.empty() || is_enter(line))
      return TypedLine{std::move(text), ""};
    console_.print("  Arrow keys, function keys and spaces are not answers. Type a number, or ? for help.\n");
  }
}

}  // namespace soulstack::tools

// The project's own files, for guards.
#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::testing {

namespace fs = std::filesystem;

inline const fs::path root = SOULSTACK_TEST_ROOT;
inline const std::vector<std::string> cpp = {".cpp", ".h"};
inline const std::vector<std::string> lua = {".lua"};

inline std::string text_of_file(const fs::path& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// Those of the project itself: without the npm packages of the page.
inline std::vector<fs::path> files_in(const std::vector<std::string>& folders,
                                      const std::vector<std::string>& endings) {
  std::vector<fs::path> all;
  for (const std::string& folder : folders)
    for (auto entry = fs::recursive_directory_iterator(root / folder); entry != fs::end(entry); ++entry) {
      if (entry->path().filename() == "node_modules")
        entry.disable_recursion_pending();
      else if (std::find(endings.begin(), endings.end(), entry->path().extension()) != endings.end())
        all.push_back(entry->path());
    }
  std::sort(all.begin(), all.end());
  return all;
}

// The headers that a text includes: in angle brackets, and those of the project.
struct Includes {
  std::set<std::string> standard, own;
};

inline Includes includes_in(const std::string& text) {
  static const std::regex include(R"re(#include ([<"])([^>"]+)[>"].*)re");
  Includes found;
  std::istringstream lines(text);
  std::smatch parts;
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("#include") && std::regex_match(line, parts, include))
      (parts[1] == "<" ? found.standard : found.own).insert(parts[2]);
  return found;
}

// Its path within the project.
inline std::string place(const fs::path& file) { return fs::relative(file, root).generic_string(); }

// Lines that contain one of the words.
inline std::string lines_with(const std::vector<std::string>& folders, const std::regex& what) {
  std::string all;
  for (const fs::path& file : files_in(folders, cpp)) {
    std::istringstream text(text_of_file(file));
    int n = 0;
    for (std::string line; std::getline(text, line);) {
      ++n;
      if (std::regex_search(line, what))
        all += place(file) + ":" + std::to_string(n) + ": " + line + "\n";
    }
  }
  return all;
}

// A piece of a source: a comment, a literal with its content, or one character of code.
struct Piece {
  enum Kind { code, comment, literal } kind = code;
  std::size_t end = 0;
  std::string inside = {};
};

inline Piece piece_at(const std::string& text, std::size_t i) {
  if (text.compare(i, 2, "//") == 0)
    return {Piece::comment, std::min(text.find('\n', i), text.size())};
  if (text.compare(i, 2, "/*") == 0)
    return {Piece::comment, std::min(text.find("*/", i), text.size() - 2) + 2};
  if (text.compare(i, 2, "R\"") == 0) {
    const std::size_t open = text.find('(', i);
    const std::string close = ")" + text.substr(i + 2, open - i - 2) + "\"";
    const std::size_t end = text.find(close, open);
    return {Piece::literal, end + close.size(), text.substr(open + 1, end - open - 1)};
  }
  const bool in_a_number = text[i] == '\'' && i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1]));  // 5'000
  if ((text[i] != '"' && text[i] != '\'') || in_a_number)
    return {Piece::code, i + 1};
  std::size_t end = i + 1;
  while (end < text.size() && text[end] != text[i])
    end += text[end] == '\\' ? std::size_t{2} : std::size_t{1};
  return {Piece::literal, end + 1, text.substr(i + 1, end - i - 1)};
}

// The literals of a source, without its comments; raw ones too.
inline std::vector<std::string> literals_of(const std::string& text) {
  std::vector<std::string> all;
  Piece piece;
  for (std::size_t i = 0; i < text.size(); i = piece.end)
    if (piece = piece_at(text, i); piece.kind == Piece::literal)
      all.push_back(piece.inside);
  return all;
}

// The same, with their line numbers.
inline std::string without_comments(const std::string& text) {
  std::string code;
  Piece piece;
  for (std::size_t i = 0; i < text.size(); i = piece.end) {
    piece = piece_at(text, i);
    const std::string part = text.substr(i, piece.end - i);
    code += piece.kind == Piece::comment
                ? std::string(static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n')), '\n')
                : part;
  }
  return code;
}

}  // namespace soulstack::testing

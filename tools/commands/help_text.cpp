// The help of the program and its commands.
#include "tools/commands/help_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "engine/explain/view.h"
#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t name_columns = 24;

// "  --games N             Number of games", with the rest of the sentence below its beginning.
std::string two_columns(const std::string& name, const std::string& sentence) {
  const bool fits = name.size() + 2 < name_columns;
  const std::string left =
      fits ? fmt::format("  {:<{}}", name, name_columns - 2) : fmt::format("  {}\n{:{}}", name, "", name_columns);
  return left + wrapped(sentence, help_columns, name_columns) + '\n';
}

std::string without_blanks_behind(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

// "soulstack sim --json", "# results as JSON"; "#" stands for a comment only behind two blanks.
std::string example_line(const std::string& line) {
  const std::size_t comment = line.find("  # ");
  if (columns_of(line) <= help_columns || comment == std::string::npos)
    return line + '\n';
  const std::string command = without_blanks_behind(line.substr(0, comment));
  const std::string rest = line.substr(comment + 2);
  const std::string together = command + "  " + rest;
  return columns_of(together) <= help_columns ? together + '\n'
                                              : command + "\n      " + wrapped(rest, help_columns, 8) + '\n';
}

bool excludes(const CommandOption& a, const CommandOption& b) {
  const std::vector<std::string>& flags = a.terms.not_with;
  return std::find(flags.begin(), flags.end(), b.flag()) != flags.end();
}

// ". Not with --json": the condition may be in the row of either option.
std::string not_with(const Command& command, const CommandOption& row) {
  std::vector<std::string> flags;
  for (const CommandOption& other : command.options)
    if (excludes(row, other) || excludes(other, row))
      flags.push_back(other.flag());
  return flags.empty() ? "" : fmt::format(". Not with {}", fmt::join(flags, ", "));
}

std::string needs(const CommandOption& row) {
  return row.terms.needs.empty() ? "" : fmt::format(". Needs {}", fmt::join(row.terms.needs, ", "));
}

std::string option_line(const Command& command, const CommandOption& row) {
  const std::string_view more = row.is_argument() && row.is_list() ? " ..." : "";
  return two_columns(fmt::format("{}{}", row.name, more), sentence_of(command, row));
}

std::string arguments_text(const Command& command) {
  std::string text;
  for (const CommandOption& row : command.options)
    if (row.is_argument())
      text += option_line(command, row);
  return text.empty() ? "" : "\nPositionals:\n" + text;
}

std::string options_text(const Command& command) {
  std::string text = "\nOptions:\n";
  for (const auto& [name, sentence] : options_without_row(command))
    text += two_columns(name, sentence);
  for (const CommandOption& row : command.options)
    if (!row.is_argument())
      text += option_line(command, row);
  return text;
}

std::string commands_text(const Command& command) {
  std::string text;
  for (const Command& one : command.commands)
    text += two_columns(one.word(), one.sentence);
  return text.empty() ? "" : "\nCommands:\n" + text;
}

}  // namespace

std::string usage_of(const Command& command) {
  std::string text = command.name + " [OPTIONS]";
  for (const CommandOption& row : command.options)
    if (row.is_argument())
      text +=
          fmt::format(fmt::runtime(row.terms.required ? " {}{}" : " [{}{}]"), row.flag(), row.is_list() ? "..." : "");
  return text + (command.commands.empty() ? "" : " [COMMAND]");
}

std::string sentence_of(const Command& command, const CommandOption& row) {
  return row.sentence + needs(row) + not_with(command, row);
}

std::vector<std::pair<std::string, std::string>> options_without_row(const Command& command) {
  std::vector<std::pair<std::string, std::string>> options = {{"-h,--help", "Print this help"}};
  if (command.is_program())
    options.emplace_back("-V,--version", "Print the version, the commit, and the versions of the formats");
  return options;
}

std::string examples_text(const std::string& examples) {
  std::string text;
  std::istringstream lines(examples);
  for (std::string line; std::getline(lines, line);)
    text += example_line(line);
  return text;
}

std::string exit_codes_text() {
  std::string text = "\nExit codes:\n";
  for (const ExitRow& row : exit_rows)
    text += two_columns(std::to_string(static_cast<int>(row.code)), std::string(row.sentence));
  return text;
}

std::string help_text(const Command& command) {
  return "Examples:\n" + examples_text(command.examples) + '\n' + wrapped(command.sentence, help_columns, 0) + '\n' +
         "\nUsage: " + usage_of(command) + '\n' + arguments_text(command) + options_text(command) +
         commands_text(command) + (command.is_program() ? exit_codes_text() : "");
}

}  // namespace soulstack::tools

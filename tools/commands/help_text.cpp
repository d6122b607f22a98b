// The help of the program and its commands.
#include "tools/commands/help_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::string names_of(const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options)
    names.push_back(option->get_name());
  return fmt::format("{}", fmt::join(names, ", "));
}

// What CLI11 would write beside the name.
std::string conditions_of(const CLI::Option& option) {
  std::string text;
  if (!option.get_needs().empty())
    text += fmt::format(". Needs {}", names_of(option.get_needs()));
  if (!option.get_excludes().empty())
    text += fmt::format(". Not with {}", names_of(option.get_excludes()));
  return text;
}

}  // namespace

std::string full_name(const CLI::App& app) {
  return app.get_parent() ? full_name(*app.get_parent()) + " " + app.get_name() : "soulstack";
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

HelpText::HelpText() { label("SUBCOMMAND", "COMMAND"); }

std::string HelpText::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const {
  if (mode == CLI::AppFormatMode::Sub)
    return CLI::Formatter::make_help(app, name, mode);
  return "Examples:\n" + examples_text(app->get_footer()) + '\n' + make_description(app) + make_usage(app, name) +
         make_positionals(app) + make_groups(app, mode) + make_subcommands(app, mode) +
         (app->get_parent() ? "" : exit_codes_text());
}

std::string HelpText::make_usage(const CLI::App* app, std::string name) const {
  return '\n' + CLI::Formatter::make_usage(app, name.empty() ? name : full_name(*app));
}

std::string HelpText::make_description(const CLI::App* app) const {
  return wrapped(app->get_description(), help_columns, 0) + '\n';
}

std::string HelpText::make_option(const CLI::Option* option, bool is_positional) const {
  const bool has_value = option->get_type_size() != 0 && !option->get_type_name().empty();
  const bool is_list = is_positional && option->get_expected_max() >= CLI::detail::expected_max_vector_size;
  const std::string name = make_option_name(option, is_positional) + (has_value ? " " + option->get_type_name() : "") +
                           (is_list ? " ..." : "");
  return two_columns(name, option->get_description() + conditions_of(*option));
}

std::string HelpText::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
  return CLI::detail::find_and_replace(CLI::Formatter::make_subcommands(app, mode), "\nSubcommands:", "\nCommands:");
}

std::string HelpText::make_subcommand(const CLI::App* command) const {
  return two_columns(command->get_name(), command->get_description());
}

}  // namespace soulstack::tools

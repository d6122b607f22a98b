// Reads the words of a command line, with CLI11: no other file includes it, because it takes long to compile.
#include "tools/support/command_line.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "scripting/findings/suggest.h"

namespace soulstack::tools {

namespace {

// ---- What CLI11 is told

// Adds the option to the parser, for each kind of value.
struct Declare {
  CLI::App& app;
  const CommandOption& row;

  CLI::Option* operator()(bool* given) const { return app.add_flag(row.flag(), *given); }
  CLI::Option* operator()(std::string* word) const { return app.add_option(row.flag(), *word); }
  CLI::Option* operator()(std::optional<std::string>* word) const {
    return app.add_option_function<std::string>(row.flag(), [word](const std::string& given) { *word = given; });
  }
  CLI::Option* operator()(std::vector<std::string>* words) const {
    CLI::Option* const option = app.add_option(row.flag(), *words);
    return row.is_argument() ? option : option->allow_extra_args(false);
  }
  CLI::Option* operator()(const TakeWord& take) const {
    const auto check = [take](std::string& word) { return take(word); };
    return app.add_option_function<std::string>(row.flag(), [](const std::string&) {})
        ->check(CLI::Validator(check, ""));
  }
};

void declare(CLI::App& app, const CommandOption& row) {
  CLI::Option* const option = std::visit(Declare{app, row}, row.store.to);
  option->required(row.terms.required);
  if (!row.value().empty())
    option->type_name(row.value());
  if (row.value_may_be_missing())
    option->expected(0, 1);
  if (row.is_split_at_commas())
    option->delimiter(',');
  if (!row.terms.one_of.empty())
    option->check(CLI::IsMember(row.terms.one_of).description(""));
}

void connect(CLI::App& app, const CommandOption& row) {
  for (const std::string& other : row.terms.needs)
    app.get_option(row.flag())->needs(app.get_option(other));
  for (const std::string& other : row.terms.not_with)
    app.get_option(row.flag())->excludes(app.get_option(other));
}

using CommandOf = std::map<const CLI::App*, const Command*>;

void declare(CLI::App& app, const Command& command, CommandOf& known) {
  known[&app] = &command;
  for (const CommandOption& row : command.options)
    declare(app, row);
  for (const CommandOption& row : command.options)
    connect(app, row);
  for (const Command& one : command.commands)
    declare(*app.add_subcommand(one.word()), one, known);
  if (!command.commands.empty())
    app.require_subcommand(0, 1);  // words after a command belong to that command
}

// ---- What is wrong with a command line

std::string did_you_mean(const std::string& written, const std::vector<std::string>& words) {
  scripting::Nearest nearest(written);
  for (const std::string& word : words)
    nearest.offer(word);
  return nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
}

std::vector<std::string> flags_of(const Command& command) {
  std::vector<std::string> flags = {"--help"};
  if (command.is_program())
    flags.push_back("--version");
  for (const CommandOption& row : command.options)
    if (!row.is_argument())
      flags.push_back(row.flag());
  return flags;
}

std::vector<std::string> commands_of(const Command& command) {
  std::vector<std::string> words;
  for (const Command& one : command.commands)
    words.push_back(one.word());
  return words;
}

// Describes what the parser did not know, and suggests the nearest known word.
std::string about_unexpected(const Command& command, const std::string& written) {
  const bool flag = written.size() > 1 && written[0] == '-';
  const std::string word = written.substr(0, written.find('='));
  const bool wants_command = !flag && !command.commands.empty();
  return fmt::format("{} has no {} `{}`{}", command.name,
                     flag            ? "option"
                     : wants_command ? "command"
                                     : "argument",
                     word, did_you_mean(word, flag ? flags_of(command) : commands_of(command)));
}

// CLI11 says "--games excludes --sample" and "--sample requires --pairs".
std::string about(const Command& command, const CLI::ParseError& error) {
  const std::string why = error.what();
  if (error.get_name() == "RequiredError")
    return fmt::format("{}: {}", command.name, why);
  constexpr std::string_view excludes = " excludes ", requires_it = " requires ";
  if (const std::size_t at = why.find(excludes); error.get_name() == "ExcludesError" && at != std::string::npos)
    return fmt::format("{} and {} cannot be combined; leave one out", why.substr(0, at),
                       why.substr(at + excludes.size()));
  if (const std::size_t at = why.find(requires_it); error.get_name() == "RequiresError" && at != std::string::npos)
    return fmt::format("{} needs {}; add it, or leave {} out", why.substr(0, at), why.substr(at + requires_it.size()),
                       why.substr(0, at));
  return why;
}

// ---- The parser

class Parser {
 public:
  explicit Parser(const Command& program) {
    app_.set_help_flag("-h,--help");
    app_.set_version_flag("-V,--version", "");
    declare(app_, program, commands_);
  }

  CommandLine parse(std::vector<std::string> words) {
    std::reverse(words.begin(), words.end());  // CLI11 expects them in reverse
    try {
      app_.parse(std::move(words));
    } catch (const CLI::CallForHelp& asked) {
      if (!app_.remaining(true).empty())  // "help smi"
        refuse_for(asked);
      return {&chosen(), CommandLine::Asks::for_help};
    } catch (const CLI::CallForVersion&) {
      return {&chosen(), CommandLine::Asks::for_version};
    } catch (const CLI::ParseError& error) {
      refuse_for(error);
    }
    return {&chosen()};
  }

 private:
  // The named command, or the program.
  const Command& chosen() const {
    const CLI::App* app = &app_;
    while (!app->get_subcommands().empty())
      app = app->get_subcommands().front();
    return *commands_.at(app);
  }
  [[noreturn]] void refuse_for(const CLI::ParseError& error) const {
    const std::vector<std::string> rest = app_.remaining(true);
    refuse(fmt::format("{}\nRun `{} --help` for the options",
                       rest.empty() ? about(chosen(), error) : about_unexpected(chosen(), rest.front()),
                       chosen().name));
  }

  CLI::App app_;
  CommandOf commands_;
};

// The usual cause is a shell variable that is not set.
bool is_empty_value(const std::string& word) { return word.empty() || (word.starts_with("--") && word.ends_with('=')); }

void demand_no_empty_value(const std::vector<std::string>& words) {
  const auto empty = std::find_if(words.begin(), words.end(), is_empty_value);
  if (empty == words.end())
    return;
  const std::string place = !empty->empty()          ? " in `" + *empty + "`"
                            : empty != words.begin() ? " after `" + *(empty - 1) + "`"
                                                     : "";
  refuse(fmt::format("Empty argument{}: give it a value or remove it", place));
}

// "help rules show" means "rules show --help".
void read_help_command(std::vector<std::string>& words) {
  if (words.empty() || words.front() != "help")
    return;
  words.erase(words.begin());
  words.push_back("--help");
}

}  // namespace

CommandLine parse_command_line(const Command& program, std::vector<std::string> words) {
  read_help_command(words);
  demand_no_empty_value(words);
  return Parser(program).parse(std::move(words));
}

}  // namespace soulstack::tools

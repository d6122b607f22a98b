// The program: its commands, their help and error messages.
#include "tools/commands/program.h"

#include <CLI/Config.hpp>
#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

#include "scripting/findings/suggest.h"
#include "scripting/sandbox/script_memory.h"
#include "tools/commands/help_text.h"
#include "tools/commands/run_program.h"
#include "tools/support/safe_output.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

constexpr std::string_view program_examples =
    "  soulstack demo                              watch a game\n"
    "  soulstack play                              play against three bots\n"
    "  soulstack sim --games 10000                 simulate ten thousand games\n"
    "  soulstack show bomb                         show a card and its file\n"
    "  soulstack check cards/base                  check a card set for mistakes\n"
    "  soulstack help sim                          the options of a command\n";

// The named command, or the program.
const CLI::App& chosen(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? app : chosen(*commands.front());
}

std::string did_you_mean(const std::string& written, const std::vector<std::string>& words) {
  scripting::Nearest nearest(written);
  for (const std::string& word : words)
    nearest.offer(word);
  return nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
}

std::vector<std::string> flags_of(const CLI::App& app) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames())
      flags.push_back("--" + name);
  return flags;
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

// Describes what the parser did not know, and suggests the nearest known word.
std::string about_unexpected(const CLI::App& app, const std::string& written) {
  const bool flag = written.size() > 1 && written[0] == '-';
  const std::string word = written.substr(0, written.find('='));
  const bool wants_command = !flag && !commands_of(app).empty();
  return fmt::format("{} has no {} `{}`{}", full_name(app),
                     flag            ? "option"
                     : wants_command ? "command"
                                     : "argument",
                     word, did_you_mean(word, flag ? flags_of(app) : commands_of(app)));
}

// CLI11 says "--games excludes --sample" and "--sample requires --pairs".
std::string about(const CLI::App& app, const CLI::ParseError& error) {
  const std::string why = error.what();
  if (error.get_name() == "RequiredError")
    return fmt::format("{}: {}", full_name(app), why);
  constexpr std::string_view excludes = " excludes ", requires_it = " requires ";
  if (const std::size_t at = why.find(excludes); error.get_name() == "ExcludesError" && at != std::string::npos)
    return fmt::format("{} and {} cannot be combined; leave one out", why.substr(0, at),
                       why.substr(at + excludes.size()));
  if (const std::size_t at = why.find(requires_it); error.get_name() == "RequiresError" && at != std::string::npos)
    return fmt::format("{} needs {}; add it, or leave {} out", why.substr(0, at), why.substr(at + requires_it.size()),
                       why.substr(0, at));
  return why;
}

std::string explained(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App& app = chosen(program);
  const std::vector<std::string> rest = program.remaining(true);
  std::string why = rest.empty() ? about(app, error) : about_unexpected(app, rest.front());
  return fmt::format("{}\nRun `{} --help` for the options", why, full_name(app));
}

void add_commands(Program& program) {
  for (auto add : {add_demo,  add_play,  add_sim,     add_compare, add_sweep, add_card,  add_study, add_ladder,
                   add_merge, add_check, add_explain, add_test,    add_new,   add_cards, add_show,  add_words,
                   add_docs,  add_rules, add_bench,   add_fuzz,    add_rpc,   add_replay})
    add(program);
}

Exit say(Console& console, const Stop& stop) {
  if (!stop.why.empty())
    console.note("{}", stop.why);
  return stop.code;
}

Exit run_chosen(Program& program) {
  try {
    return program.run();
  } catch (const Stop& stop) {
    return say(program.console, stop);
  } catch (const std::exception& error) {
    return say(program.console, {Exit::invariant, fmt::format("The engine failed: {}", error.what())});
  }
}

// The usual cause is a shell variable that is not set.
bool is_empty_value(const std::string& argument) {
  return argument.empty() || (argument.starts_with("--") && argument.ends_with('='));
}

std::string about_empty(const std::vector<std::string>& arguments, std::size_t at) {
  const std::string place = !arguments[at].empty() ? " in `" + arguments[at] + "`"
                            : at > 0               ? " after `" + arguments[at - 1] + "`"
                                                   : "";
  return fmt::format("Empty argument{}: give it a value or remove it", place);
}

Exit help(Program& program, const CLI::App& app) {
  program.console.out << app.help();
  return Exit::ok;
}

// "help rules show" means "rules show --help".
void read_help_command(std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front() != "help")
    return;
  arguments.erase(arguments.begin());
  arguments.push_back("--help");
}

Exit parse_and_run(Program& program, std::vector<std::string> arguments) {
  read_help_command(arguments);
  const auto empty = std::find_if(arguments.begin(), arguments.end(), is_empty_value);
  if (empty != arguments.end())
    return say(program.console,
               {Exit::usage, about_empty(arguments, static_cast<std::size_t>(empty - arguments.begin()))});
  std::reverse(arguments.begin(), arguments.end());  // the parser expects them in reverse
  try {
    program.app.parse(std::move(arguments));
  } catch (const CLI::CallForHelp& asked) {
    if (!program.app.remaining(true).empty())  // "help smi"
      return say(program.console, {Exit::usage, explained(program.app, asked)});
    return help(program, chosen(program.app));
  } catch (const CLI::CallForVersion&) {
    program.console.out << "soulstack " SOULSTACK_VERSION "\n";
    return Exit::ok;
  } catch (const CLI::ParseError& error) {
    return say(program.console, {Exit::usage, explained(program.app, error)});
  }
  if (program.run)
    return run_chosen(program);
  return help(program, chosen(program.app));
}

}  // namespace

CLI::App& Program::add(const std::string& name, const std::string& sentence, const std::string& examples) {
  CLI::App* command = app.add_subcommand(name, sentence);
  command->footer(examples);
  return *command;
}

int run_program(const std::vector<std::string>& arguments, Console& unsafe) {
  SafeOutput out(unsafe.out, unsafe.colour), err(unsafe.err, unsafe.colour);
  Console console{
      unsafe.in,     out,           err, unsafe.in_is_terminal, unsafe.out_is_terminal, unsafe.err_is_terminal,
      unsafe.colour, unsafe.columns};
  scripting::ScriptMemory::of_process().limit_to(scripting::ScriptMemory::usual_limit);
  Program program(console);
  program.app.name("soulstack");
  program.app.description("A rules engine for the card game Four Souls, with cards in Lua.");
  program.app.footer(std::string(program_examples));
  program.app.formatter(std::make_shared<HelpText>());
  program.app.set_help_flag("-h,--help", "Print this help");
  program.app.set_version_flag("-V,--version", SOULSTACK_VERSION, "Print the version");
  program.add("help", "Explain a command", "  soulstack help\n  soulstack help rules show\n");
  program.app.require_subcommand(0, 1);  // words after a command belong to that command
  add_commands(program);
  Exit code = parse_and_run(program, arguments);
  if (!console.out.flush() && code == Exit::ok)
    code = say(console, {Exit::content, "Cannot write the output"});
  return static_cast<int>(code);
}

}  // namespace soulstack::tools

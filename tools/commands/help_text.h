// The help of the program and its commands: examples first, at most 80 columns, in our own words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/support/command.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

inline constexpr std::size_t help_columns = 80;

// A line each; a comment behind an example that is too long goes to a line of its own.
std::string examples_text(const std::string& examples);

// What an exit code means, for `soulstack help` and the pages.
struct ExitRow {
  Exit code;
  std::string_view sentence;
};
inline constexpr ExitRow exit_rows[] = {
    {Exit::ok, "The command did what it was asked."},
    {Exit::failed,
     "It found something wrong with your content: an error in a set, a failing scenario, a fault in a game."},
    {Exit::usage, "It was used wrongly: an unknown command, option or name, or values that do not fit together."},
    {Exit::content,
     "A file or folder is missing, can't be read or written, or has errors that keep the command from running."},
    {Exit::invariant, "The program itself failed; please report it with the message."},
    {Exit::interrupted, "It was interrupted by Ctrl-C or SIGTERM; what was finished is kept."},
};
std::string exit_codes_text();

// What the program reads from its environment, for the manual.
struct EnvironmentRow {
  std::string_view name, sentence;
};
inline constexpr EnvironmentRow environment_rows[] = {
    {"SOULSTACK_CARDS", "The folder of the base set, or a folder with the set base (default: the one of the program)"},
    {"SOULSTACK_PATH", "More folders with sets, separated by colons"},
    {"XDG_DATA_HOME", "Your own sets are in soulstack/sets of this folder (default: ~/.local/share)"},
    {"XDG_STATE_HOME", "Journals of games are in soulstack of this folder (default: ~/.local/state)"},
    {"NO_COLOR", "If it is set and not empty, nothing is coloured"},
    {"TERM", "On the terminal dumb, words take the place of symbols"},
};

// "soulstack show [OPTIONS] card"
std::string usage_of(const Command& command);
// What the help says about an option: its sentence, the options that it needs, and those that exclude it.
std::string sentence_of(const Command& command, const CommandOption& row);
// The options that each command has without a row; the program has one more.
std::vector<std::pair<std::string, std::string>> options_without_row(const Command& command);

// The help of a command, or of the program.
std::string help_text(const Command& command);

}  // namespace soulstack::tools

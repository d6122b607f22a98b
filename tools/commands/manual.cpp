// soulstack manual: the manual page soulstack(1), from the rows of the commands.
#include <fmt/format.h>

#include <sstream>
#include <string>

#include "tools/commands/help_text.h"
#include "tools/commands/program.h"

namespace soulstack::tools {

namespace {

// The text as roff shows it: no backslash, hyphen or first character has a meaning.
std::string roff(std::string_view text) {
  std::string shown;
  for (const char c : text) {
    if ((c == '.' || c == '\'') && (shown.empty() || shown.back() == '\n'))
      shown += "\\&";
    shown += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
  }
  return shown;
}

std::string paragraph(std::string_view name, std::string_view sentence) {
  return fmt::format(".TP\n.B {}\n{}.\n", roff(name), roff(sentence));
}

// Sentences of options and commands have no full stop, those of exit codes do.
std::string_view without_stop(std::string_view sentence) {
  return sentence.ends_with('.') ? sentence.substr(0, sentence.size() - 1) : sentence;
}

std::string lines_as_they_are(const std::string& text) {
  return ".PP\n.nf\n" + roff(text) + (text.ends_with('\n') ? "" : "\n") + ".fi\n";
}

std::string part_of(const Command& command) {
  std::string text = fmt::format(".SS {}\n{}.\n", roff(usage_of(command)), roff(without_stop(command.sentence)));
  for (const CommandOption& row : command.options)
    text += paragraph(row.name, without_stop(sentence_of(command, row)));
  text += lines_as_they_are(command.examples);
  for (const Command& one : command.commands)
    text += part_of(one);
  return text;
}

std::string manual_page(const Command& program) {
  std::string text = fmt::format(
      ".TH SOULSTACK 1 \"\" \"Soulstack\" \"User Commands\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.B soulstack\n"
      "[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR]\n.SH DESCRIPTION\n{}\n"
      "Each command explains itself with \\fB\\-\\-help\\fR.\n.SH OPTIONS\n",
      program.name, roff(without_stop(program.sentence)), roff(program.sentence));
  for (const auto& [name, sentence] : options_without_row(program))
    text += paragraph(name, sentence);
  text += ".SH COMMANDS\n";
  for (const Command& one : program.commands)
    text += part_of(one);
  text += ".SH EXIT STATUS\n";
  for (const ExitRow& row : exit_rows)
    text += paragraph(std::to_string(static_cast<int>(row.code)), without_stop(row.sentence));
  text += ".SH ENVIRONMENT\n";
  for (const EnvironmentRow& row : environment_rows)
    text += paragraph(row.name, row.sentence);
  return text + ".SH EXAMPLES\n" + lines_as_they_are(program.examples);
}

struct ManualOptions {};

Exit print_manual(const ManualOptions&, Console& console) {
  console.out << manual_page(the_program());
  return Exit::ok;
}

}  // namespace

void add_manual(Command& program) {
  Command& command = program.add("manual", "Print the manual page of the program, for man",
                                 "  soulstack manual > soulstack.1\n  soulstack manual | man -l -\n");
  command.runs(std::make_shared<ManualOptions>(), print_manual);
}

}  // namespace soulstack::tools

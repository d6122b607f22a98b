// The program: chooses the command, and prints why it stopped.
#include "tools/commands/program.h"

#include <exception>
#include <filesystem>
#include <vector>

#include "scripting/sandbox/script_memory.h"
#include "tools/commands/help_text.h"
#include "tools/commands/run_program.h"
#include "tools/commands/version.h"
#include "tools/players/old_form.h"
#include "tools/printing/other_program.h"
#include "tools/support/command_line.h"
#include "tools/support/safe_output.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view program_examples =
    "  soulstack demo                              watch a game\n"
    "  soulstack play                              play against three bots\n"
    "  soulstack sim --games 10000                 simulate ten thousand games\n"
    "  soulstack show bomb                         show a card and its file\n"
    "  soulstack check cards/base                  check a card set for mistakes\n"
    "  soulstack help sim                          the options of a command\n";

Exit say(Console& console, const Stop& stop) {
  if (!stop.why.empty())
    console.note("{}", stop.why);
  return stop.code;
}

Exit obey(const CommandLine& line, Console& console) {
  if (line.asks == CommandLine::Asks::to_run && line.command->run)
    return line.command->run(console);
  if (line.asks == CommandLine::Asks::for_version)
    console.out << version_text();
  else
    console.out << help_text(*line.command);
  return Exit::ok;
}

Exit hand_over(const std::vector<std::string>& arguments, Console& console) {
  try {
    console.out.flush();
    return run_print_program(arguments);
  } catch (const Stop& stop) {
    return say(console, stop);
  }
}

Exit parse_and_run(const std::vector<std::string>& arguments, Console& console) {
  const Command program = the_program();
  try {
    return obey(parse_command_line(program, arguments), console);
  } catch (const NeedsPainter&) {
    return hand_over(arguments, console);
  } catch (const Stop& stop) {
    return say(console, stop);
  } catch (const std::filesystem::filesystem_error& error) {  // for example, there is no folder for temporary files
    return say(console, {Exit::content, fmt::format("A file or folder can't be used: {}", error.what())});
  } catch (const std::exception& error) {
    return say(console, {Exit::invariant, fmt::format("The engine failed: {}", error.what())});
  }
}

}  // namespace

Command the_program() {
  Command program{"soulstack",
                  "A rules engine for the card game Four Souls, with cards in Lua.",
                  std::string(program_examples),
                  {},
                  {},
                  {}};
  program.add("help", "Explain a command", "  soulstack help\n  soulstack help rules show\n");
  for (auto add :
       {add_demo,    add_play,  add_sim,     add_compare, add_sweep, add_card,       add_study, add_ladder, add_merge,
        add_results, add_check, add_explain, add_test,    add_new,   add_cards,      add_show,  add_words,  add_docs,
        add_rules,   add_bench, add_fuzz,    add_rpc,     add_serve, add_replay,     add_lsp,   add_pack,   add_install,
        add_update,  add_list,  add_remove,  add_index,   add_print, add_completion, add_manual})
    add(program);
  return program;
}

int run_program(const std::vector<std::string>& arguments, Console& unsafe) {
  SafeOutput out(unsafe.out, unsafe.colour), err(unsafe.err, unsafe.colour);
  Console console{unsafe.in,
                  out,
                  err,
                  unsafe.in_is_terminal,
                  unsafe.out_is_terminal,
                  unsafe.err_is_terminal,
                  unsafe.colour,
                  unsafe.columns,
                  unsafe.rows,
                  unsafe.plain,
                  unsafe.resizes};
  scripting::ScriptMemory::of_process().limit_to(scripting::ScriptMemory::usual_limit);
  Exit code = parse_and_run(arguments, console);
  for (const std::string& bot : take_bots_of_old_form())
    console.note(
        "Bot `{}` has the form of version 0.1, which the next version will not take: see \"A bot of your own\" in "
        "the documentation of bots",
        bot);
  if (!console.out.flush() && code == Exit::ok)
    code = say(console, {Exit::content, "Cannot write the output"});
  return static_cast<int>(code);
}

}  // namespace soulstack::tools

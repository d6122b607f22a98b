// The program: its commands, their help, and what becomes of their mistakes.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <charconv>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <system_error>
#include <type_traits>
#include <vector>

#include "tools/support/console.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// The arguments without the program's name. Returns the exit code.
int run_program(const std::vector<std::string>& arguments, Console& console);

struct Program {
  explicit Program(Console& c) : console(c) {}

  Console& console;
  CLI::App app;
  std::function<Exit()> run;  // what the arguments ask for

  // Help starts with the examples, one a line.
  CLI::App& add(const std::string& name, const std::string& sentence, const std::string& examples);
};

// One for each command, in its own file: adds its options, and sets `run` when it is the one asked for.
void add_demo(Program&);
void add_play(Program&);
void add_sim(Program&);
void add_check(Program&);
void add_test(Program&);
void add_cards(Program&);
void add_show(Program&);
void add_rules(Program&);
void add_bench(Program&);
void add_fuzz(Program&);
void add_rpc(Program&);
void add_replay(Program&);

// A number of so much, written in decimal and in full.
template <class T>
CLI::Validator number_between(T least, T most) {
  const auto check = [least, most](std::string& text) -> std::string {
    T number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number >= least && number <= most) {
      text = fmt::format("{}", number);  // without zeros before it: they would make it octal
      return "";
    }
    const std::string bounds =
        most == std::numeric_limits<T>::max() ? fmt::format("{} on", least) : fmt::format("{} to {}", least, most);
    return fmt::format("`{}` is no {}number from {}", text, std::is_integral_v<T> ? "whole " : "", bounds);
  };
  return CLI::Validator(check, "");
}

// An option with a number, and its bounds.
template <class Value, class T>
CLI::Option* add_number(CLI::App& app, const std::string& flag, Value& value, T least, T most,
                        const std::string& sentence) {
  return app.add_option(flag, value, sentence)->type_name("N")->transform(number_between(least, most));
}
template <class Value>
CLI::Option* add_seed(CLI::App& app, Value& value, const std::string& sentence) {
  return add_number(app, "--seed", value, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(), sentence);
}

// The shape that most of them have: options are filled by the parser, then given to the command.
template <class Options>
void when_chosen(Program& program, CLI::App& app, std::shared_ptr<Options> options,
                 Exit (*command)(const Options&, Console&)) {
  app.callback([&program, options, command] {
    program.run = [&program, options, command] { return command(*options, program.console); };
  });
}

}  // namespace soulstack::tools

// The program: its commands, their help and error messages.
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

#include "tools/support/console.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

struct Program {
  explicit Program(Console& c) : console(c) {}

  Console& console;
  CLI::App app;
  std::function<Exit()> run;  // the command to run

  // The help starts with the examples, one per line.
  CLI::App& add(const std::string& name, const std::string& sentence, const std::string& examples);
};

// One function per command, in its own file. Adds its options, and sets `run` if the command was named.
void add_demo(Program&);
void add_play(Program&);
void add_sim(Program&);
void add_compare(Program&);
void add_sweep(Program&);
void add_card(Program&);
void add_study(Program&);
void add_ladder(Program&);
void add_merge(Program&);
void add_check(Program&);
void add_explain(Program&);
void add_test(Program&);
void add_cards(Program&);
void add_show(Program&);
void add_new(Program&);
void add_rules(Program&);
void add_words(Program&);
void add_bench(Program&);
void add_fuzz(Program&);
void add_rpc(Program&);
void add_replay(Program&);
void add_docs(Program&);

// A number within bounds, written in decimal.
template <class T>
CLI::Validator number_between(T least, T most) {
  const auto check = [least, most](std::string& text) -> std::string {
    T number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number >= least && number <= most) {
      text = fmt::format("{}", number);  // without leading zeros, which would make it octal
      return "";
    }
    const std::string bounds = most == std::numeric_limits<T>::max() ? fmt::format(", {} or more", least)
                                                                     : fmt::format(" from {} to {}", least, most);
    return fmt::format("must be a {1}number{2}; got `{0}`", text, std::is_integral_v<T> ? "whole " : "", bounds);
  };
  return CLI::Validator(check, "");
}

// Adds an option that takes a number within bounds.
template <class Value, class T>
CLI::Option* add_number(CLI::App& app, const std::string& flag, Value& value, T least, T most,
                        const std::string& sentence) {
  return app.add_option(flag, value, sentence)->type_name("N")->transform(number_between(least, most));
}
template <class Value>
CLI::Option* add_seed(CLI::App& app, Value& value, const std::string& sentence) {
  return add_number(app, "--seed", value, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(), sentence);
}

// The usual form of a command: the parser fills the options, then the command receives them.
template <class Options>
void when_chosen(Program& program, CLI::App& app, std::shared_ptr<Options> options,
                 Exit (*command)(const Options&, Console&)) {
  app.callback([&program, options, command] {
    program.run = [&program, options, command] { return command(*options, program.console); };
  });
}

}  // namespace soulstack::tools

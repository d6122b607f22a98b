// The commands of the program and their options, as rows: what the parser (command_line.h) and the help read.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tools/support/console.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// Stores a word. Returns what is wrong with it, otherwise "".
using TakeWord = std::function<std::string(const std::string& word)>;

// Takes a number within bounds, written in decimal.
TakeWord number(int& value, int least = 0, int most = std::numeric_limits<int>::max());
TakeWord number(std::uint64_t& value, std::uint64_t least = 0,
                std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
TakeWord number(double& value, double least, double most);
TakeWord number(std::optional<int>& value, int least = 0, int most = std::numeric_limits<int>::max());
TakeWord number(std::optional<std::uint64_t>& value, std::uint64_t least = 0,
                std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

// Where the words of an option are stored: a value that lives as long as the command.
struct OptionStore {
  OptionStore(bool& given) : to(&given) {}  // a flag: true if it is given
  OptionStore(std::string& word) : to(&word) {}
  OptionStore(std::optional<std::string>& word) : to(&word) {}  // "" if the option is given without a word
  OptionStore(std::vector<std::string>& words) : to(&words) {}  // an option is repeatable; an argument takes all words
  OptionStore(TakeWord take) : to(std::move(take)) {}

  std::variant<bool*, std::string*, std::optional<std::string>*, std::vector<std::string>*, TakeWord> to;
};

struct OptionTerms {
  bool required = false;
  std::vector<std::string> one_of = {};                // the words that it accepts; empty: any
  std::vector<std::string> needs = {}, not_with = {};  // flags of other options
};

// An option of a command, or an argument: a word without a flag.
struct CommandOption {
  std::string
      name;  // as in the help: "--json", "--out FILE", "--resume [FILE]", "--bots NAME,..."; an argument: "file FILE"
  OptionStore store;
  std::string sentence;
  OptionTerms terms = {};

  std::string flag() const { return name.substr(0, name.find(' ')); }
  std::string value() const { return flag().size() < name.size() ? name.substr(flag().size() + 1) : ""; }
  bool is_argument() const { return !name.starts_with('-'); }
  bool is_list() const { return std::holds_alternative<std::vector<std::string>*>(store.to); }
  bool value_may_be_missing() const { return value().starts_with('['); }
  bool is_split_at_commas() const { return value().ends_with(",..."); }
};

struct Command {
  std::string name;  // as typed: "soulstack rules show"
  std::string sentence;
  std::string examples;                // one per line; the help starts with them
  std::vector<CommandOption> options;  // and arguments, in the order of the help
  std::list<Command> commands;         // "soulstack rules" has "show"
  std::function<Exit(Console&)> run;   // empty: prints the help

  std::string word() const { return name.substr(name.rfind(' ') + 1); }
  bool is_program() const { return name.find(' ') == std::string::npos; }

  Command& add(const std::string& word, const std::string& sentence, const std::string& examples);
  void takes(std::initializer_list<CommandOption> rows) { options.insert(options.end(), rows); }
  // The usual form of a command: the parser fills the options, then the function receives them.
  template <class Options>
  void runs(std::shared_ptr<Options> filled, Exit (*function)(const Options&, Console&)) {
    run = [filled, function](Console& console) { return function(*filled, console); };
  }
};

}  // namespace soulstack::tools

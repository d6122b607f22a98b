// The commands of the program and their options.
#include "tools/support/command.h"

#include <fmt/format.h>

#include <charconv>
#include <system_error>
#include <type_traits>
#include <utility>

namespace soulstack::tools {

namespace {

template <class T, class Value>
TakeWord number_in(Value& value, T least, T most) {
  return [&value, least, most](const std::string& word) -> std::string {
    T number{};
    const char* const behind = word.data() + word.size();
    const auto [end, error] = std::from_chars(word.data(), behind, number);
    if (error == std::errc() && end == behind && number >= least && number <= most) {
      value = number;
      return "";
    }
    const std::string bounds = most == std::numeric_limits<T>::max() ? fmt::format(", {} or more", least)
                                                                     : fmt::format(" from {} to {}", least, most);
    return fmt::format("must be a {1}number{2}; got `{0}`", word, std::is_integral_v<T> ? "whole " : "", bounds);
  };
}

}  // namespace

TakeWord number(int& value, int least, int most) { return number_in(value, least, most); }
TakeWord number(std::uint64_t& value, std::uint64_t least, std::uint64_t most) { return number_in(value, least, most); }
TakeWord number(double& value, double least, double most) { return number_in(value, least, most); }
TakeWord number(std::optional<int>& value, int least, int most) { return number_in(value, least, most); }
TakeWord number(std::optional<std::uint64_t>& value, std::uint64_t least, std::uint64_t most) {
  return number_in(value, least, most);
}

Command& Command::add(const std::string& word, const std::string& about, const std::string& how) {
  return commands.emplace_back(Command{name + ' ' + word, about, how, {}, {}, {}});
}

}  // namespace soulstack::tools

// Sums as JSON values, which files with results keep. Reading a value adds it to what is there, so sums are merged by
// reading them; they are whole numbers, so the order does not matter.
//
// Sums are whole numbers, or
//   a row of sums, as an array    the type has a static function `numbers`, which returns a tuple of references
//   sums with names, an object    the type has a static function `each`, which calls its argument with names and members
//   a list, an array              its length is fixed; an array of numbers that is shorter goes on with zeros
//   a map, an object              numbers as keys are written as texts
// or have functions sums_json and add_sums of their own.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>

#include "tools/display/json_view.h"
#include "tools/lab/sums.h"
#include "tools/results/shard.h"

namespace soulstack::tools {

// Numbers of 128 bits are texts.
std::string text_of(Wide n);
Wide wide_from(const std::string& text);
int whole_number_from(const std::string& text);

inline constexpr std::uint64_t most_of_a_block = std::uint64_t{1} << 32;  // no count of a block of games is larger

template <class T>
Json sums_json(const T& sums) {
  if constexpr (std::same_as<T, Wide>) {
    return text_of(sums);
  } else if constexpr (std::integral<T>) {
    return sums;
  } else if constexpr (requires { T::numbers(sums); }) {
    return std::apply([](const auto&... number) { return Json::array({sums_json(number)...}); }, T::numbers(sums));
  } else if constexpr (requires { typename T::mapped_type; }) {
    Json all = Json::object();
    for (const auto& [key, of_key] : sums)
      all[fmt::format("{}", key)] = sums_json(of_key);
    return all;
  } else if constexpr (requires { sums.size(); }) {
    Json all = Json::array();
    std::size_t size = sums.size();
    if constexpr (std::integral<typename T::value_type>)
      while (size > 0 && sums[size - 1] == 0)
        --size;
    for (std::size_t n = 0; n < size; ++n)
      all.push_back(sums_json(sums[n]));
    return all;
  } else {
    Json all = Json::object();
    T::each(sums, [&](const char* name, const auto& of_name) { all[name] = sums_json(of_name); });
    return all;
  }
}

// Throws std::exception if the value is not of such sums.
template <class T>
void add_sums(T& to, const Json& json) {
  const auto demand = [](bool is_right) {
    if (!is_right)
      throw std::invalid_argument("sums with missing numbers, or too many");
  };
  if constexpr (std::same_as<T, Wide>) {
    to += wide_from(json.text());
  } else if constexpr (std::integral<T>) {
    demand(json.get<std::uint64_t>() <= most_of_a_block);
    to += json.get<T>();
  } else if constexpr (requires { T::numbers(to); }) {
    std::size_t n = 0;
    std::apply([&](auto&... number) { (add_sums(number, json.at(n++)), ...); }, T::numbers(to));
    demand(json.size() == n);
  } else if constexpr (requires { typename T::mapped_type; }) {
    for (const auto& [key, of_key] : json.items())
      if constexpr (std::integral<typename T::key_type>)
        add_sums(to[static_cast<typename T::key_type>(whole_number_from(key))], of_key);
      else
        add_sums(to[key], of_key);
  } else if constexpr (requires { to.size(); }) {
    demand(json.size() <= to.size());
    demand(std::integral<typename T::value_type> || json.size() == to.size());
    for (std::size_t n = 0; n < json.size(); ++n)
      add_sums(to[n], json.at(n));
  } else {
    T::each(to, [&](const char* name, auto& of_name) { add_sums(of_name, json.at(name)); });
  }
}

// The sums of all deals of a run, and of those of its last block, which a file keeps until the block is complete.
template <class Sums>
class InBlocks {
 public:
  explicit InBlocks(const Sums& none) : none_(none), all_(none), last_(none) {}

  const Sums& all() const { return all_; }
  Json last_block() const { return sums_json(*last_); }

  // The deal with this number; what follows is for Sums::add.
  template <class... What>
  void add(std::uint64_t deal, const What&... what) {
    if (deal % Shard::block == 0)
      last_.emplace(none_);
    all_.add(what...);
    last_->add(what...);
  }
  // What last_block returned.
  void add_block(const Json& sums) {
    last_.emplace(none_);
    add_sums(*last_, sums);
    add_sums(all_, sums);
  }

 private:
  const Sums none_;
  Sums all_;
  std::optional<Sums> last_;
};

}  // namespace soulstack::tools

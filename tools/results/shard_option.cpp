// --shard 2/4
#include "tools/results/shard_option.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <charconv>
#include <string>

namespace soulstack::tools {

namespace {

bool read_shard(std::string_view text, Shard& shard) {
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  if (number.ec != std::errc() || number.ptr == end || *number.ptr != '/')
    return false;
  const auto of = std::from_chars(number.ptr + 1, end, shard.of);
  return of.ec == std::errc() && of.ptr == end && shard.number >= 1 && shard.number <= shard.of &&
         shard.of <= most_shards;
}

}  // namespace

void add_shard_option(CLI::App& app, Shard& shard) {
  const auto check = [](std::string& text) -> std::string {
    Shard read;
    return read_shard(text, read)
               ? ""
               : fmt::format("must be a part and the number of parts, at most {}, such as 2/4; got `{}`", most_shards,
                             text);
  };
  app.add_option_function<std::string>(
         "--shard", [&shard](const std::string& text) { read_shard(text, shard); },
         "Play only this part of the run, of that many parts; write it to --out FILE.part for `soulstack merge`")
      ->check(CLI::Validator(check, ""))
      ->type_name("I/N");
}

}  // namespace soulstack::tools

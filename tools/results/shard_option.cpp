// --shard 2/4
#include "tools/results/shard_option.h"

#include <fmt/format.h>

#include <charconv>
#include <string>

namespace soulstack::tools {

namespace {

// Returns what is wrong.
std::string read_shard(const std::string& text, Shard& shard) {
  const char* const end = text.data() + text.size();
  Shard read;
  const auto number = std::from_chars(text.data(), end, read.number);
  const bool divided = number.ec == std::errc() && number.ptr != end && *number.ptr == '/';
  const auto of = std::from_chars(divided ? number.ptr + 1 : end, end, read.of);
  if (!divided || of.ec != std::errc() || of.ptr != end || read.number < 1 || read.number > read.of ||
      read.of > most_shards)
    return fmt::format("must be a part and the number of parts, at most {}, such as 2/4; got `{}`", most_shards, text);
  shard = read;
  return "";
}

}  // namespace

void add_shard_option(Command& command, Shard& shard) {
  command.takes(
      {{"--shard I/N", TakeWord([&shard](const std::string& text) { return read_shard(text, shard); }),
        "Play only this part of the run, of that many parts; write it to --out FILE.db for `soulstack merge`"}});
}

}  // namespace soulstack::tools

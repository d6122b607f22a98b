// Fuzzing of sets as files: the bytes as an archive, as a manifest, and as the text of a set that is packed and read again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/demand.h"
#include "tools/archives/set_archive.h"

using namespace soulstack::fuzzing;
using namespace soulstack::tools;

namespace {

// Whether it was not refused.
template <class Read>
bool accepts(Read read) {
  try {
    read();
    return true;
  } catch (const BadArchive& bad) {
    demand(*bad.what() != '\0', "a refusal without a message");
    return false;
  }
}

void read_again(const SetArchive& set) {
  std::string bytes;
  if (!accepts([&] { bytes = write_set_archive(set); }))
    return;
  const SetArchive again = read_set_archive(bytes);
  demand(again.files == set.files, "a set that is packed and read again has other files");
  demand(write_set_archive(again) == bytes, "a set that is packed again has other bytes");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  accepts([&] { read_again(read_set_archive(bytes)); });
  accepts([&] { (void)read_manifest(bytes); });
  const std::size_t name = bytes.substr(0, 40).find('\n');
  SetArchive set{{"gifts", "1", "", "", {}, {}}, {{"set.lua", std::string(bytes)}}};
  if (name != std::string_view::npos)
    set.files.emplace(bytes.substr(0, name), bytes.substr(name + 1));
  read_again(set);
  return 0;
}

// Fuzzing of files with results. The bytes are the file: it is read, a game is looked up in it, it is continued by its own
// plan, and by another one, which must leave it as it is.
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "tests/fuzz/arena.h"
#include "tools/results/result_file.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"
#include "tools/support/temporary_file.h"

using namespace soulstack;
using namespace soulstack::fuzzing;
using namespace soulstack::tools;

namespace {

namespace fs = std::filesystem;

constexpr const char* other_plan =
    R"({"command":"sim","games":3,"players":2,"seed":9,"bots":["eager"],"variants":[{"rules":"none","sets":[]}]})";

fs::path own_folder() {
  static const fs::path folder = [] {
    const fs::path name = fs::temp_directory_path() / ("soulstack_fuzz_" + std::to_string(getpid()));
    fs::create_directories(name);
    return name;
  }();
  return folder;
}

// Whether it was not refused.
template <class Read>
bool accepts(Read read) {
  try {
    read();
    return true;
  } catch (const Stop& stop) {
    demand(!stop.why.empty(), "a refusal without a message");
    return false;
  }
}

void read_and_continue(const fs::path& file, std::string_view bytes) {
  std::optional<FoundGame> found;
  accepts([&] { found = find_game(file, 0, 0); });
  accepts([&] {
    ResultReader reader(file);
    while (reader.next()) {
    }
  });
  std::string why;
  const bool taken = accepts([&] { ResultFile(file, plan_from(other_plan), {.resume = true}); });
  if (!taken)
    demand(read_whole(file, why) == bytes, "a file that was refused has changed");
  if (found && write_temporary(file, bytes))
    accepts([&] { ResultFile(file, found->plan, {.resume = true}); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const fs::path file = own_folder() / "a.db";
  if (!write_temporary(file, bytes))
    return 0;
  read_and_continue(file, bytes);
  for (const auto& entry : fs::directory_iterator(own_folder()))
    fs::remove(entry.path());
  return 0;
}

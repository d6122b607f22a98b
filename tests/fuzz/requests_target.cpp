// Fuzzing of the decision protocol: each line of the input is a request. Every response is a JSON object, and a
// refused request changes nothing.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "tests/fuzz/arena.h"
#include "tools/commands/playing/rpc_game.h"
#include "tools/support/json.h"

using namespace soulstack;
using namespace soulstack::tools;

namespace {

constexpr std::size_t most_lines = 200;

// Requests that name files are covered by another target.
bool names_a_file(const std::string& line) {
  const char* const words[] = {"save", "load", "journal", "set", "file", "/"};
  return std::any_of(std::begin(words), std::end(words),
                     [&](const char* word) { return line.find(word) != std::string::npos; });
}

void request(RpcGame& game, const std::string& line) {
  Json json, response;
  try {
    json = Json::parse(line);
  } catch (const std::exception&) {
    return;
  }
  try {
    response = game.respond(json);
  } catch (const BadRequest& bad) {
    fuzzing::demand(!bad.code.empty() && !bad.message.empty() && !bad.expected.empty(),
                    "an error that says too little");
    return;
  }
  fuzzing::demand(response.is_object(), "a response that is not an object");
  fuzzing::demand(Json::parse(response.dump()) == response, "a response that is not valid UTF-8");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  SetChoice sets;
  sets.sets = {SOULSTACK_TEST_ROOT "/cards/base"};
  static RpcGame game(sets);
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  std::string line;
  for (std::size_t n = 0; n < most_lines && std::getline(lines, line); ++n)
    if (!names_a_file(line))
      request(game, line);
  return 0;
}

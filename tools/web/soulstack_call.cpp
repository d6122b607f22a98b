// The service as one function, for Workers and Node: a message of JSON-RPC in, the answer out.
#include <emscripten/emscripten.h>

#include <string>

#include "tools/service/answer_message.h"
#include "tools/service/service.h"

namespace soulstack::tools {
namespace {

std::string answer_to(const char* message) {
  static Service service({.has_files = false});
  static Client owner;
  return answer_message(service, owner, message);
}

}  // namespace
}  // namespace soulstack::tools

// The answer is valid until the next call; empty if there is nothing to answer.
extern "C" EMSCRIPTEN_KEEPALIVE const char* soulstack_call(const char* message) {
  static std::string answer;
  answer = soulstack::tools::answer_to(message);
  return answer.c_str();
}

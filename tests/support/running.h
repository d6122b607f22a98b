// The soulstack program, run in this process: its output and exit code. Its journals go to a folder of the test.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/text.h"
#include "tools/commands/run_program.h"
#include "tools/support/json.h"

namespace soulstack::testing {

using tools::Json;
namespace fs = std::filesystem;

// A folder of this process, removed at its end.
class OwnFolder {
 public:
  OwnFolder() : path_(fs::temp_directory_path() / ("soulstack_tests_" + std::to_string(getpid()))) {
    fs::create_directories(path_);
    setenv("XDG_STATE_HOME", path_.c_str(), 1);
  }
  ~OwnFolder() {
    if (getpid() == process_)
      fs::remove_all(path_);
  }
  OwnFolder(const OwnFolder&) = delete;
  OwnFolder& operator=(const OwnFolder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  pid_t process_ = getpid();
  fs::path path_;
};
inline const OwnFolder own_folder;

// The program finds the base set and the rulebook from the project's folder.
[[maybe_unused]] inline const bool in_project = [] {
  fs::current_path(SOULSTACK_TEST_ROOT);
  return true;
}();

struct Ran {
  int code;
  std::string out, err;
};

inline Ran soulstack_with(const std::string& input, std::vector<std::string> arguments) {
  std::istringstream in(input);
  std::ostringstream out, err;
  tools::Console console{in, out, err};
  const int code = tools::run_program(arguments, console);
  return {code, out.str(), err.str()};
}

template <class... Words>
Ran run(Words... words) {
  return soulstack_with("", {std::string(words)...});
}

inline Json json_of(const Ran& ran) {
  REQUIRE_MESSAGE(ran.out.starts_with("{"), "exit code " << ran.code << ", and no JSON: " << ran.err);
  return Json::parse(ran.out);
}

// A file in the temporary folder that exists as long as this object.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& name, const std::string& text) : path_(own_folder.path() / name) {
    std::ofstream(path_) << text;
  }
  ~TemporaryFile() { fs::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

// A request of JSON-RPC. Responses are in the order of the requests, so all have the same ID.
inline std::string request(std::string_view method, const Json& params = Json::object()) {
  return Json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump();
}

// The responses of `soulstack rpc`, started with these options, to requests after `hello`. Each has a `result` or an `error`.
inline std::vector<Json> rpc_with(std::vector<std::string> options, const std::vector<std::string>& requests) {
  std::string input = request("hello", {{"version", "1.0"}}) + "\n";
  for (const std::string& each : requests)
    input += each + "\n";
  options.insert(options.begin(), "rpc");
  const Ran ran = soulstack_with(input, options);
  CHECK_MESSAGE(ran.code == 0, ran.err);
  std::istringstream lines(ran.out);
  std::string line;
  REQUIRE(std::getline(lines, line));
  std::vector<Json> responses;
  while (std::getline(lines, line))
    responses.push_back(Json::parse(line));
  REQUIRE(responses.size() == requests.size());
  return responses;
}
inline std::vector<Json> rpc(const std::vector<std::string>& requests) { return rpc_with({}, requests); }

// The code of an error; empty if the response has a result.
inline std::string error_code(const Json& response) {
  return response.contains("error") ? response["error"]["data"]["code"].get<std::string>() : "";
}

}  // namespace soulstack::testing

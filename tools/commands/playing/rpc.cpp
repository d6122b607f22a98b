// soulstack rpc: the service over stdin and stdout, one message per line.
#include <chrono>
#include <memory>
#include <optional>

#include "tools/commands/program.h"
#include "tools/display/safe_json.h"
#include "tools/players/trial_budget.h"
#include "tools/service/answer_message.h"
#include "tools/service/discover.h"
#include "tools/service/service.h"
#include "tools/support/set_options.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

struct RpcOptions {
  SetChoice sets;
  bool contest = false, schema = false, types = false, page = false;
  std::string root;
  int bot_seconds = 0;  // 0: not given

  std::optional<std::chrono::seconds> bot_time() const {
    constexpr int in_contest = 10;
    const int seconds = bot_seconds == 0 && contest ? in_contest : bot_seconds;
    return seconds == 0 ? std::nullopt : std::optional(std::chrono::seconds(seconds));
  }
};

// Returns false at the end of the input. Reads a line that is too long to its end, and keeps one byte more than is allowed.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  for (int c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
    if (c == std::streambuf::traits_type::eof())
      return !line.empty();
    if (line.size() <= longest_message)
      line += static_cast<char>(c);
  }
  return true;
}

Exit serve(const RpcOptions& options, Console& console) {
  Service service({.sets = options.sets, .root = options.root.empty() ? Root() : Root(options.root)});
  show_banners(service.default_cards(console).sets(), console);
  Client client;
  client.role = options.contest ? Role::seat : Role::owner;
  for (std::string line; read_line(console.in, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos)
      continue;
    const BotTimeLimit limit(options.bot_time());
    if (const std::string answer = answer_message(service, client, line); !answer.empty())
      console.print("{}\n", answer);
    console.out.flush();
  }
  return Exit::ok;
}

Exit rpc(const RpcOptions& options, Console& console) {
  if (options.types)
    console.print("{}", type_script());
  else if (options.page)
    console.print("{}", methods_page());
  else if (options.schema)
    console.print("{}\n", safe_json(open_rpc(), 2));
  else
    return serve(options, console);
  return Exit::ok;
}

}  // namespace

void add_rpc(Command& program) {
  Command& command = program.add(
      "rpc", "Serve games, card sets and rules to programs: JSON-RPC 2.0, one message per line on stdin and stdout",
      R"(  soulstack rpc                       # then, for example:
  {"jsonrpc":"2.0","id":1,"method":"hello","params":{"version":"1.0"}}
  {"jsonrpc":"2.0","id":2,"method":"game.new","params":{"players":2,"seed":7}}
  {"jsonrpc":"2.0","id":3,"method":"game.answer","params":{"game":1,"option":0}}
  soulstack rpc --schema              # all methods, parameters and results, as an OpenRPC document
  soulstack rpc --types               # the same as TypeScript
  soulstack rpc --contest --root DIR  # for clients that may cheat: they play their seats, and see neither the seed nor a
                                      # hash; no undo, edits, forks or saves. All files that requests name are in DIR
  python3 example_client.py soulstack  # a client in Python: in the folder tools of the sources, and in
                                      # share/doc/soulstack/examples of an installation
)");
  auto o = std::make_shared<RpcOptions>();
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--contest", o->contest, "For clients that may cheat: they may only play their seats"},
      {"--root DIR", o->root, "Folder of all files that requests name; refuses `..` and links out of it"},
      {"--bot-seconds N", number(o->bot_seconds, 1, 3'600),
       "The time of all bots for a request; then it ends with an error (default: 10 with --contest, otherwise no "
       "limit)"},
      {"--schema", o->schema, "Print the OpenRPC document of all methods, and end"},
      {"--types", o->types, "Print definitions for TypeScript, and end"},
      {"--page", o->page, "Print all methods as text, and end"},
  });
  command.runs(o, rpc);
}

}  // namespace soulstack::tools

// soulstack rpc: play over JSON lines.
#include <chrono>
#include <memory>
#include <optional>

#include "tools/commands/playing/rpc_game.h"
#include "tools/commands/program.h"
#include "tools/display/safe_json.h"
#include "tools/support/json.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

struct RpcOptions {
  SetChoice sets;
  bool contest = false;
  std::string root;
  int bot_seconds = 0;  // 0: not given

  std::optional<std::chrono::seconds> bot_time() const {
    constexpr int in_contest = 10;
    const int seconds = bot_seconds == 0 && contest ? in_contest : bot_seconds;
    return seconds == 0 ? std::nullopt : std::optional(std::chrono::seconds(seconds));
  }
};

constexpr std::size_t longest_line = std::size_t{1} << 20;

// Returns false at the end of the input. Reads a line that is too long to its end, and truncates it.
bool read_line(std::istream& in, std::string& line, bool& too_long) {
  line.clear();
  too_long = false;
  std::streambuf& buffer = *in.rdbuf();
  for (int c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
    if (c == std::streambuf::traits_type::eof())
      return !line.empty();
    too_long = line.size() >= longest_line;
    if (!too_long)
      line += static_cast<char>(c);
  }
  return true;
}

Json error_json(const BadRequest& bad) {
  return {{"type", "error"}, {"error", {{"code", bad.code}, {"message", bad.message}, {"expected", bad.expected}}}};
}

Json parsed(const std::string& line, bool too_long) {
  if (too_long)
    throw BadRequest{"too_long", "Line too long: the limit is 1 MiB", "a shorter request"};
  try {
    return Json::parse(line);
  } catch (const std::exception& error) {
    throw BadRequest{"not_json", error.what(), "one JSON object per line"};
  }
}

Json respond(RpcGame& game, const std::string& line, bool too_long) {
  try {
    return game.respond(parsed(line, too_long));
  } catch (const BadRequest& bad) {
    return error_json(bad);
  }
}

Exit rpc(const RpcOptions& options, Console& console) {
  RpcGame game(options.sets, {options.contest, options.root.empty() ? Root() : Root(options.root), options.bot_time()});
  game.load_cards(console);
  show_banners(game.cards().sets(), console);
  std::string line;
  for (bool too_long = false; !game.quit() && read_line(console.in, line, too_long);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos)
      continue;
    const Json response = respond(game, line, too_long);
    console.print("{}\n", safe_json(response));
    console.out.flush();
  }
  return Exit::ok;
}

}  // namespace

void add_rpc(Command& program) {
  Command& command = program.add(
      "rpc", "Play over JSON lines: one request per line on stdin, one response per line on stdout",
      "  soulstack rpc\n"
      "    {\"new\": {\"players\": 2, \"seed\": 7, \"seats\": {\"2\": \"random\"}}}  # you play seat 1, a bot plays "
      "seat 2; "
      "the default seed is random; each response contains it as \"seed\" and, as \"set_aside\", the cards that are "
      "left "
      "out because they have errors\n"
      "    {\"new\": {\"journal\": \"FILE\"}}  # record each answer in a file, so that none is lost\n"
      "    {\"answer\": 0}      # choose an option by its index, label or key\n"
      "    {\"view\": 1}        # the table as seat 1 sees it\n"
      "    {\"why\": \"buy\"}     # why you cannot buy\n"
      "    {\"why\": 12}        # what caused the event with that ID\n"
      "    {\"undo\": 2}        # take back your last two answers; {\"redo\": 1}\n"
      "    {\"rewind\": 3}      # go back to your first decision from turn 3 on; the response has its \"turn\"\n"
      "    {\"save\": \"FILE\"}   # {\"load\": \"FILE\"} continues a save or a journal\n"
      "    {\"continue\": true}  # after the error `bots_too_slow`, which --bot-seconds causes\n"
      "    {\"quit\": true}\n"
      "  soulstack rpc --contest --root DIR  # for clients that may cheat: refuses `seed`, `undo`, `redo`, `rewind`, "
      "`save` "
      "and `load`; responses contain neither the seed nor a hash; all files that requests name must be in DIR. Limits: "
      "1 MiB per line, 64 MiB per file\n"
      "  python3 tools/example_client.py build/release/soulstack  # a client in Python\n");
  auto o = std::make_shared<RpcOptions>();
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--contest", o->contest, "For clients that may cheat: hide seed and hash, refuse undo"},
      {"--root DIR", o->root, "Folder of all files that requests name; refuses `..` and links out of it"},
      {"--bot-seconds N", number(o->bot_seconds, 1, 3'600),
       "The time of all bots for a request; then it ends with an error (default: 10 with --contest, otherwise no "
       "limit)"},
  });
  command.runs(o, rpc);
}

}  // namespace soulstack::tools

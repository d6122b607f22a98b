// soulstack rpc: the decision protocol as JSON lines.
#include <CLI/Option.hpp>
#include <memory>

#include "tools/commands/program.h"
#include "tools/commands/rpc_game.h"
#include "tools/display/read_json.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

struct RpcOptions {
  SetChoice sets;
  bool contest = false;
  std::string root;
};

constexpr std::size_t longest_line = std::size_t{1} << 20;

// False at the end of the input. What is too long for a request is read to its end, and cut.
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
    throw BadRequest{"too_long", "A line is at most 1 MiB long", "a shorter request"};
  try {
    return read_json(line);
  } catch (const std::exception& error) {
    throw BadRequest{"not_json", why_not_read(error), "one JSON object a line"};
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
  RpcGame game(options.sets, {options.contest, options.root.empty() ? Root() : Root(options.root)});
  try {
    game.load_cards();
  } catch (const BadRequest& bad) {
    throw Stop{Exit::content, bad.message};
  }
  std::string line;
  for (bool too_long = false; !game.quit() && read_line(console.in, line, too_long);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos)
      continue;
    const Json response = respond(game, line, too_long);
    console.out << response.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
  }
  return Exit::ok;
}

}  // namespace

void add_rpc(Program& program) {
  CLI::App& app = program.add(
      "rpc", "Games for programs: a JSON request a line on standard input, a JSON response a line on standard output",
      "  soulstack rpc\n"
      "    {\"new\": {\"players\": 2, \"seed\": 7, \"seats\": {\"2\": \"random\"}}}   you are seat 1, a bot is seat "
      "2;\n"
      "                         without a seed it is random, and \"seed\" in each response says which\n"
      "    {\"answer\": 0}          an option of the decision, by its index, label or key\n"
      "    {\"view\": 1}            what seat 1 sees\n"
      "    {\"why\": \"buy\"}         why you may not; {\"why\": 12}: what led to the event of that id\n"
      "    {\"undo\": 2}            back to before your last two answers; {\"redo\": 1}\n"
      "    {\"rewind\": 3}         to your first decision in turn 3, or after it: \"turn\" is where that is\n"
      "    {\"save\": \"FILE\"}       {\"load\": \"FILE\"} goes on from there, also with a journal\n"
      "    {\"new\": {\"journal\": \"FILE\"}}   every answer is written there, so that a kill loses none\n"
      "    {\"quit\": true}\n"
      "  soulstack rpc --contest --root DIR    for clients that may cheat: requests with `seed`, `undo`, `redo`, "
      "`rewind`,\n"
      "                         `save` and `load` are refused, and responses have neither the seed nor a hash; all "
      "files\n"
      "                         that requests name are in DIR. A line is at most 1 MiB long, a file 64 MiB\n"
      "  python3 tools/example_client.py build/release/soulstack    # a client in Python\n");
  auto o = std::make_shared<RpcOptions>();
  add_set_and_rules_options(app, o->sets);
  app.add_flag("--contest", o->contest, "Clients learn neither seed nor hash, and take nothing back");
  app.add_option("--root", o->root, "The folder of all files that requests name; `..` and links out of it are refused")
      ->type_name("DIR");
  when_chosen(program, app, o, rpc);
}

}  // namespace soulstack::tools

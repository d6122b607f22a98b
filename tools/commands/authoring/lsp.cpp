// soulstack lsp: connects the language server with an editor, over stdin and stdout.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "tools/commands/program.h"
#include "tools/display/safe_json.h"
#include "tools/language/language_server.h"
#include "tools/language/message_frames.h"
#include "tools/support/memory_option.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

struct LspOptions {
  std::string rules = usual_rules;
};

// Editors name files by absolute paths, so the sets around them get absolute paths, too.
std::vector<std::string> absolute(std::vector<std::string> folders) {
  for (std::string& folder : folders)
    folder = std::filesystem::absolute(folder).lexically_normal().generic_string();
  return folders;
}

LanguageOptions language_options(const LspOptions& options) {
  return {{options.rules, absolute(cards_folders()), absolute(base_set())}, "soulstack", SOULSTACK_VERSION};
}

void send(const std::vector<Json>& messages, Console& console) {
  for (const Json& message : messages) {
    const std::string text = safe_json(message);
    console.out << "Content-Length: " << text.size();
    console.out << "\r\n\r\n";
    console.out << text;
  }
  if (!messages.empty())
    console.out.flush();
}

// Would reading wait?
bool has_input(Console& console) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return console.in.rdbuf()->in_avail() > 0 || poll(&input, 1, 0) > 0;
}

// Waits for what is missing of a message. False at the end of the input.
bool read_more(Console& console, MessageFrames& frames) {
  constexpr std::size_t most_at_once = 65'536;
  std::string bytes(std::min(frames.missing(), most_at_once), '\0');
  const std::streamsize got = console.in.rdbuf()->sgetn(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (got <= 0)
    return false;
  frames.add(std::string_view(bytes).substr(0, static_cast<std::size_t>(got)));
  return true;
}

// Findings wait until the editor has nothing more to say: of ten keys in a row, only the last one is worth a check.
bool step(LanguageServer& server, MessageFrames& frames, Console& console) {
  if (const std::optional<std::string> message = frames.next())
    send(server.receive(*message), console);
  else if (!frames.is_within_message() && server.has_work() && !has_input(console))
    send(server.work(), console);
  else
    return read_more(console, frames);
  return true;
}

Exit lsp(const LspOptions& options, Console& console) {
  LanguageServer server(language_options(options));
  MessageFrames frames;
  std::setvbuf(stdin, nullptr, _IONBF, 0);  // otherwise poll(2) does not see what is in the buffer
  try {
    while (!server.exit_code() && step(server, frames, console)) {
    }
  } catch (const FrameError& error) {
    throw Stop{Exit::failed, fmt::format("The input is not the Language Server Protocol: {}", error.what())};
  }
  return server.exit_code() == 0 ? Exit::ok : Exit::failed;
}

}  // namespace

void add_lsp(Command& program) {
  Command& command =
      program.add("lsp", "Help an editor with card sets: the Language Server Protocol on stdin and stdout",
                  "  soulstack lsp                # your editor starts it; soulstack docs shows how\n"
                  "  soulstack lsp --rules coop   # check with another ruleset first\n");
  auto o = std::make_shared<LspOptions>();
  command.takes({{"--rules NAME", o->rules, "Ruleset to check the sets with first (default: extended)"}});
  add_memory_option(command);
  command.runs(o, lsp);
}

}  // namespace soulstack::tools

// soulstack serve: the page and the service for one person on this machine.
#include <chrono>
#include <memory>

#include "tools/commands/program.h"
#include "tools/players/trial_budget.h"
#include "tools/serve/access.h"
#include "tools/serve/server.h"
#include "tools/service/answer_message.h"
#include "tools/support/interrupt.h"
#include "tools/support/set_options.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

struct ServeOptions {
  SetChoice sets;
  std::string root, page;
  int port = 0;
};

// A page that is open in a browser.
class OpenPage final : public Connected {
 public:
  OpenPage(Service& service, int number) : service_(service) {
    client_.role = Role::owner;
    client_.number = number;
  }
  ~OpenPage() override { service_.forget_client(client_.number); }
  OpenPage(const OpenPage&) = delete;
  OpenPage& operator=(const OpenPage&) = delete;

  std::string answer(std::string_view message) override {
    const BotTimeLimit until_interrupted(std::nullopt, &interrupted);
    return answer_message(service_, client_, message);
  }

 private:
  Service& service_;
  Client client_;
};

// The folder with the set around the current folder, otherwise the current folder.
std::string usual_root() {
  const std::filesystem::path around = set_around_here();
  return around.empty() ? "." : std::filesystem::absolute(around).parent_path().string();
}

Exit serve(const ServeOptions& options, Console& console) {
  ServiceOptions allowed{.sets = options.sets, .root = Root(options.root.empty() ? usual_root() : options.root)};
  allowed.may_write_sets = true;
  Service service(std::move(allowed));
  show_banners(service.default_cards(console).sets(), console);
  const PageFiles files(folder_of_page(options.page));
  int pages = 0;
  Server server(
      {.port = static_cast<std::uint16_t>(options.port), .token = new_token(), .longest_message = longest_message},
      files, [&] { return std::make_unique<OpenPage>(service, ++pages); });
  const InterruptWatch watch;
  console.print("{}\n", server.link());
  console.note("Open this link in a browser of this machine; Ctrl-C ends");
  console.out.flush();
  constexpr std::chrono::milliseconds between_looks{100};
  while (!interrupted())
    server.serve_for(between_looks);
  return Exit::interrupted;
}

}  // namespace

void add_serve(Command& program) {
  Command& command = program.add(
      "serve", "Open the page in a browser of this machine, with this program and a folder of your sets behind it",
      R"(  soulstack serve                     # prints a link; only who has the link can use the server
  soulstack serve --root ~/sets       # the card sets that the page may open, edit and save
  soulstack serve --port 8000         # always the same port; the token of the link is new each time
)");
  auto o = std::make_shared<ServeOptions>();
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--root DIR", o->root,
       "The folder whose card sets the page may open and change (default: the folder of the set around the current "
       "folder, otherwise the current folder)"},
      {"--port N", number(o->port, 1, 65'535), "The port of 127.0.0.1 (default: a free one)"},
      {"--page DIR", o->page, "The built page (default: the folder `web` beside or above this program)"},
  });
  command.runs(o, serve);
}

}  // namespace soulstack::tools

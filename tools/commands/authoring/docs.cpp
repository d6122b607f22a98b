// soulstack docs: the documentation for designers of cards, as a site and as Markdown.
#include <chrono>
#include <memory>

#include "tools/commands/program.h"
#include "tools/docs/output_folder.h"
#include "tools/docs/site.h"
#include "tools/service/discover.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

struct DocsOptions {
  std::string out;
  std::string format = "both";
  SetChoice sets;
  bool force = false;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Exit docs(const DocsOptions& options, Console& console) {
  const InterruptWatch watch;
  const auto start = std::chrono::steady_clock::now();
  const auto loaded = load_with_all_decks(options.sets, console);
  ProgressLine line(console);
  const SiteFormats formats{options.format != "markdown", options.format != "html"};
  const std::vector<OutputFile> files = make_site(
      *loaded, formats,
      [&](std::size_t done, std::size_t all) {
        line.show(fmt::format("Page {} of {}", done + 1, all), seconds_since(start));
      },
      protocol_pages());
  const bool whole = write_folder(options.out, files, options.force, [&](std::size_t done) {
    line.show(fmt::format("File {} of {}", done + 1, files.size()), seconds_since(start));
    return !interrupted();
  });
  line.clear();
  if (!whole) {
    console.note("Interrupted; run it again to complete `{}`", options.out);
    return Exit::interrupted;
  }
  console.print("{} in {}\n", counted(files.size(), "file"), options.out);
  if (formats.html)
    console.print("Open {}/index.html\n", options.out);
  return Exit::ok;
}

}  // namespace

void add_docs(Command& program) {
  Command& command = program.add("docs", "Write the documentation: tutorial, recipes, and a reference of all words",
                                 "  soulstack docs --out site                   # then open site/index.html\n"
                                 "  soulstack docs --out site --format markdown\n"
                                 "  soulstack docs --out site --set mine        # with the words of a set\n");
  auto o = std::make_shared<DocsOptions>();
  command.takes({
      {"--out DIR", o->out, "The folder to write: a new or empty one, or one of an earlier run", {.required = true}},
      {"--format FORMAT",
       o->format,
       "html, markdown or both (default: both)",
       {.one_of = {"html", "markdown", "both"}}},
      {"--force", o->force, "Write into a folder with other files, and keep them"},
  });
  add_set_and_rules_options(command, o->sets);
  command.runs(o, docs);
}

}  // namespace soulstack::tools

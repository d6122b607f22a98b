// soulstack print: the cards of a set on paper, as pictures, and for a table top.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>

#include "scripting/loader/set_version.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/commands/program.h"
#include "tools/faces/face_findings.h"
#include "tools/printing/other_program.h"
#include "tools/printing/printed_cards.h"
#include "tools/printing/table_top.h"
#include "tools/support/interrupt.h"
#include "tools/support/output_files.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr Micrometres inch = 25'400;

struct PrintOptions {
  std::string set, rules = "extended", pdf, png, tts, images_at, since, size, paper = "a4";
  int gap = 0, dpi = 300;
  bool bleed = false, backs = false;
};

SetChoice choice_of(const PrintOptions& options, const std::string& set) {
  SetChoice choice;
  choice.sets = {set};
  choice.rules = options.rules;
  return choice;
}

// The id of the set in the folder that was named.
std::string set_in(const SetChoice& choice, const scripting::Loaded& loaded) {
  const fs::path folder = fs::path(folders_of(choice).front()).lexically_normal();
  for (const scripting::LoadedSet& set : loaded.sets())
    if (fs::path(set.folder).lexically_normal() == folder)
      return set.id;
  return loaded.sets().back().id;
}

std::optional<std::set<std::string>> cards_since(const PrintOptions& options, const scripting::Loaded& loaded,
                                                 Console& console) {
  if (options.since.empty())
    return std::nullopt;
  if (scripting::is_folder(options.since))
    return changed_since(loaded, *load_with_all_decks(choice_of(options, options.since), console));
  const std::optional<scripting::Version> version = scripting::Version::read(options.since);
  if (!version)
    refuse(
        fmt::format("--since must be a folder with an earlier version of the set, or a version such as 1.2; got `{}`",
                    options.since));
  return added_since(loaded, *version);
}

// Reports how far it is, and ends early if the user wants that.
class Progress {
 public:
  Progress(Console& console, std::string what, std::size_t of) : line_(console), what_(std::move(what)), of_(of) {}

  void operator()(std::size_t done) {
    if (interrupted())
      throw Stop{Exit::interrupted, "Interrupted"};
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    line_.show(fmt::format("{} {} of {}", what_, done + 1, of_), passed.count());
  }

 private:
  ProgressLine line_;
  std::string what_;
  std::size_t of_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

class Printing {
 public:
  Printing(const PrintOptions& options, const PrintedCards& cards, SheetPainter& painter, Console& console)
      : options_(options), cards_(cards), painter_(painter), console_(console) {}

  void pdf() {
    const std::vector<FrontAndBack> copies = cards_.copies(options_.backs);
    const Grid grid = grid_of(paper_named(options_.paper), card_size(usual_size), options_.gap * 1'000);
    const std::vector<Sheet> sheets = sheets_of(grid, copies, options_.backs);
    Progress progress(console_, "Page", sheets.size());
    write_or_stop(options_.pdf, painter_.pdf(sheets, std::ref(progress)));
    console_.print("Wrote {}: {} on {}\n", options_.pdf, counted(copies.size(), "card"),
                   counted(sheets.size(), "page"));
  }

  void pngs() {
    std::vector<const Face*> faces;
    for (const PrintedCardFaces& card : cards_.cards()) {
      faces.push_back(&card.front);
      for (const Face& other : card.other_faces)
        faces.push_back(&other);
    }
    if (options_.backs)
      for (const auto& [deck, back] : cards_.backs())
        faces.push_back(&back);
    make_folder(options_.png);
    const Grid grid = grid_of(Paper::card, card_size(poker_size), 0);
    Progress progress(console_, "Picture", faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) {
      progress(i);
      Sheet sheet = grid.empty;
      sheet.faces = {{faces[i], grid.places[0].x, grid.places[0].y}};
      write_or_stop((fs::path(options_.png) / (file_name(faces[i]->id) + ".png")).string(),
                    painter_.png(sheet, pixels(sheet.width), pixels(sheet.height)));
    }
    console_.print("Wrote {} to {}\n", counted(faces.size(), "picture"), options_.png);
  }

  void table() {
    const fs::path file(options_.tts);
    const auto path_of = [&](const std::string& name) { return file.parent_path() / (name + ".png"); };
    const TableTop result = table_top(cards_, file.stem().string(), [&](const std::string& name) {
      return options_.images_at.empty() ? "file:///" + fs::absolute(path_of(name)).relative_path().generic_string()
                                        : options_.images_at + "/" + name + ".png";
    });
    Progress progress(console_, "Sheet", result.pictures.size());
    for (std::size_t i = 0; i < result.pictures.size(); ++i) {
      progress(i);
      const Sheet& sheet = result.pictures[i].sheet;
      const int columns = static_cast<int>(sheet.width / sheet.card.width);
      const int rows = static_cast<int>(sheet.height / sheet.card.height);
      write_or_stop(path_of(result.pictures[i].name).string(), painter_.png(sheet, columns * 409, rows * 571));
    }
    write_or_stop(options_.tts, result.saved_object.dump(2) + "\n");
    console_.print("Wrote {} and {}\n", options_.tts, counted(result.pictures.size(), "picture"));
    if (options_.images_at.empty())
      console_.note(
          "The pictures are named by their places on this machine; for other players, put them on a web server "
          "and use --images-at URL");
  }

 private:
  CardSize card_size(const std::string& usual) const {
    return card_size_named(options_.size.empty() ? usual : options_.size, options_.bleed);
  }
  int pixels(Micrometres length) const { return static_cast<int>((length * options_.dpi + inch / 2) / inch); }
  static std::string file_name(std::string id) {
    std::replace_if(
        id.begin(), id.end(), [](char c) { return c == ':' || c == '/'; }, '-');  // "mine:spark/back"
    return id;
  }
  static void make_folder(const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (!scripting::is_folder(folder))
      throw Stop{Exit::content, fmt::format("Cannot create the folder `{}`", folder)};
  }

  const PrintOptions& options_;
  const PrintedCards& cards_;
  SheetPainter& painter_;
  Console& console_;
};

// Cards without the pictures that they name would be printed for nothing.
void demand_pictures(const scripting::Loaded& loaded, const std::string& set) {
  std::vector<scripting::Finding> findings;
  check_pictures(loaded, set, findings);
  if (!findings.empty())
    throw Stop{Exit::content,
               fmt::format("{}{}; nothing was written", to_string(findings.front()),
                           findings.size() == 1 ? "" : fmt::format(", and {} more", findings.size() - 1))};
}

void demand_use(const PrintOptions& options) {
  if (options.pdf.empty() && options.png.empty() && options.tts.empty())
    refuse("Name what to write: --pdf FILE, --png DIR or --tts FILE");
  if (options.paper == "card" && !options.bleed && !options.pdf.empty())
    refuse("--paper card prints one card a page, with its bleed: add --bleed");
  if (options.bleed && options.gap != 0)
    refuse("--gap is for cards without a bleed");
  demand_outputs({options.pdf, options.tts});
}

Exit print(const PrintOptions& options, Console& console) {
  demand_use(options);
  SheetPainter* const painter = painter_of_this_program();
  if (!painter)
    throw NeedsPainter{};
  const SetChoice choice = choice_of(options, options.set);
  const std::unique_ptr<scripting::Loaded> loaded = load_with_all_decks(choice, console);
  const std::optional<std::set<std::string>> only = cards_since(options, *loaded, console);
  const std::string set = set_in(choice, *loaded);
  demand_pictures(*loaded, set);
  const PrintedCards cards(*loaded, set, only ? &*only : nullptr);
  if (cards.cards().empty()) {
    console.print("No card to print\n");
    return Exit::ok;
  }
  const InterruptWatch watch;
  Printing printing(options, cards, *painter, console);
  if (!options.pdf.empty())
    printing.pdf();
  if (!options.png.empty())
    printing.pngs();
  if (!options.tts.empty())
    printing.table();
  return Exit::ok;
}

}  // namespace

void add_print(Command& program) {
  Command& command =
      program.add("print", "Print the cards of a set: on paper, as pictures, for Tabletop Simulator",
                  "  soulstack print cards/mine --pdf mine.pdf                   # nine cards a page, to cut\n"
                  "  soulstack print cards/mine --pdf mine.pdf --bleed --backs   # for two sides\n"
                  "  soulstack print cards/mine --png pictures --bleed           # 825 x 1125 pixels each\n"
                  "  soulstack print mine --tts mine.json --images-at https://example.org/mine\n");
  auto o = std::make_shared<PrintOptions>();
  command.takes({
      {"set SET", o->set, "The folder of the set, or its name", {.required = true}},
      {"--pdf FILE", o->pdf, "Write pages to print: each card as often as it has copies"},
      {"--paper PAPER",
       o->paper,
       "The paper (default: a4); card: one card a page, with --bleed",
       {.one_of = {"a4", "letter", "card"}}},
      {"--size SIZE",
       o->size,
       "Of a card in mm (default: 63x88, of pictures 63.5x88.9)",
       {.one_of = {usual_size, poker_size}}},
      {"--gap MM", number(o->gap, 0, 3), "Between the cards of a page: 0 to 3 mm (default: 0)"},
      {"--bleed", o->bleed, "Print 1/8 inch beyond each edge; paper lies in landscape"},
      {"--backs", o->backs, "Print the backs, too: behind each page its back, turned over the left edge"},
      {"--since BEFORE", o->since, "Only cards that differ from the set in this folder, or came after this version"},
      {"--png DIR", o->png, "Write a picture of each card to this folder"},
      {"--dpi N", number(o->dpi, 72, 1200), "Dots per inch of these pictures (default: 300)"},
      {"--tts FILE", o->tts, "Write a saved object for Tabletop Simulator, with its pictures beside it"},
      {"--images-at URL", o->images_at, "Where these pictures will be", {.needs = {"--tts"}}},
      {"--rules NAME", o->rules, "With the cards of this ruleset (default: extended)"},
  });
  command.runs(o, print);
}

}  // namespace soulstack::tools

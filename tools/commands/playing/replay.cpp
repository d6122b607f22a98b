// soulstack replay: verifies a journal or a save, narrates it, or steps through it.
#include <chrono>
#include <memory>
#include <optional>

#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "tools/commands/playing/replay_steps.h"
#include "tools/commands/program.h"
#include "tools/display/script_trace.h"
#include "tools/display/story.h"
#include "tools/game_report/game_report.h"
#include "tools/players/match.h"
#include "tools/records/card_numbers.h"
#include "tools/records/reopen.h"
#include "tools/records/replay_lines.h"
#include "tools/records/verify.h"
#include "tools/results/result_game.h"
#include "tools/support/output_files.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"

namespace soulstack::tools {

namespace {

struct ReplayOptions {
  std::string file;
  bool narrate = false, step = false, rebase = false, json = false, lines = false;
  std::string card;               // with `lines`
  std::string report;             // a file
  std::vector<std::string> bots;  // that a file with results may run
  std::optional<int> turn;
  std::optional<std::uint64_t> at;
  std::string as;  // "P1"; empty: nothing is hidden
  bool plain = false;
  SetChoice sets;
};

// ---- The result

constexpr std::size_t files_shown = 8;

std::string seats_text(const Beginning& b) {
  std::string text;
  for (const std::string& seat : b.seats)
    text += (text.empty() ? "" : ", ") + seat;
  return text;
}

std::string_view kind_of(const ReplayOptions& o, const Record& r) {
  return result_game(o.file) ? "Game" : r.save ? "Save" : "Journal";
}

void print_heading(Console& c, const ReplayOptions& o, const Record& r) {
  c.print("{} {}: seed {}, {} players ({}), rules {}, {}{}{}\n", kind_of(o, r), o.file, r.beginning.seed,
          r.beginning.seats.size(), seats_text(r.beginning), shown(r.beginning.rules),
          counted(r.steps.size() - r.edits(), "answer"), r.edits() > 0 ? ", " + counted(r.edits(), "edit") : "",
          r.verdict.empty() ? "" : "; " + shown(r.verdict));
}

// Matches files to cards by the end of the name: "base: loot/bomb.lua" belongs to base:bomb.
bool takes_part(const std::string& file, const std::vector<std::string>& cards) {
  for (const std::string& card : cards) {
    const std::size_t colon = card.find(':');
    if (file.starts_with(card.substr(0, colon + 1)) &&
        file.find("/" + card.substr(colon + 1) + ".lua") != std::string::npos)
      return true;
  }
  return false;
}

// Differences between the loaded cards and those of the original game.
struct Changed {
  std::vector<std::string> sets;  // one sentence each
  std::vector<std::string> files;
};

void print_changed(Console& c, const Changed& changed, const Replayed& r) {
  for (const std::string& sentence : changed.sets)
    c.print("  {}\n", c.paint(Ink::yellow, sentence));
  std::vector<std::string> first, others;
  for (const std::string& file : changed.files)
    (takes_part(file, r.cards) ? first : others).push_back(file);
  for (const std::string& file : first)
    c.print("  changed, and involved in the difference: {}\n", c.paint(Ink::yellow, file));
  for (std::size_t i = 0; i < std::min(others.size(), files_shown); ++i)
    c.print("  changed: {}\n", others[i]);
  if (others.size() > files_shown)
    c.print("  ... and {} more changed files\n", others.size() - files_shown);
}

std::string place_of(const Parting& p, const Record& record) {
  if (p.decision == 0)
    return "during setup, before the first answer";
  const Step& was = record.steps[p.decision - 1];
  return fmt::format("at decision {}, in turn {}, where P{} answered `{}`", p.decision, was.turn, was.who + 1,
                     shown(was.key));
}

void print_parting(Console& c, const Parting& p) {
  if (p.what != Parting::What::event)
    return c.print("  {}\n", sentence_of(p));
  const auto or_none = [](const std::string& text) { return text.empty() ? std::string("nothing more") : shown(text); };
  c.print("  event {} was: {}\n  {} is now: {}\n", p.event, or_none(p.was),
          std::string(std::to_string(p.event).size() + 2, ' '), or_none(p.now));
}

void print_differences(Console& c, const Record& record, const Replayed& r, const Changed& changed) {
  c.print("{} {}:\n", c.paint(Ink::red, "First difference from the original"), place_of(*r.parting, record));
  print_parting(c, *r.parting);
  for (std::size_t i = 0; i < r.because.size(); ++i)
    c.print("  {}: {}\n", i == 0 ? r.nearest : "because", r.because[i]);
  if (!r.script.empty())
    c.print("  script: {}\n", r.script);
  print_changed(c, changed, r);
}

void print_how_far(Console& c, const Record& record, const Replayed& r) {
  if (!r.stuck)
    return c.print("All {} answers are still possible\n", grouped(r.answers));
  c.print("{} of {} answers are still possible, up to decision {}:\n  {}\n", grouped(r.answers),
          grouped(record.steps.size()), r.stuck->decision, sentence_of(*r.stuck));
}

void print_result(Console& c, const ReplayOptions& o, const Record& record, const Replayed& r, const Game& game,
                  const Changed& changed) {
  if (r.same()) {
    c.print("{}: {} replayed, {}, state {}\n{}\n", c.paint(Ink::green, "Identical"), counted(r.answers, "answer"),
            counted(r.events, "event"), hex(game.hash()), verdict(game));
    if (r.state)
      c.print("  its states differ {}, because they contain the numbers of cards and abilities\n",
              r.state->decision == 0 ? "from the setup on" : fmt::format("from decision {} on", r.state->decision));
    return print_changed(c, changed, r);
  }
  print_differences(c, record, r, changed);
  if (!o.rebase)
    return;
  print_how_far(c, record, r);
  c.print("Then: {}\nNow:  {}\n", record.verdict.empty() ? "the game was not finished" : shown(record.verdict),
          verdict(game));
}

std::string_view name_of(Parting::What what) {
  switch (what) {
    case Parting::What::option:
      return "option";
    case Parting::What::event:
      return "event";
    case Parting::What::state:
      return "state";
    case Parting::What::over:
      return "over";
  }
  return "";
}

Json parting_json(const Parting& p, const Record& record) {
  Json j{{"decision", p.decision}, {"what", name_of(p.what)}};
  if (p.decision > 0) {
    const Step& was = record.steps[p.decision - 1];
    j.update({{"turn", was.turn}, {"who", was.who + 1}, {"answer", was.key}});
  }
  if (p.event > 0)
    j["event"] = p.event;
  j.update({{"was", p.was}, {"now", p.now}});
  return j;
}

Json winners_of(const Game& game) {
  Json winners = Json::array();
  for (const Seat s : game.winners())
    winners.push_back(index_of(s) + 1);
  return winners;
}

Json report_json(const ReplayOptions& o, const Record& record, const Replayed& r, const Game& game,
                 const Changed& changed) {
  Json j{{"schema", 1},
         {"command", "replay"},
         {"file", o.file},
         {"kind", result_game(o.file) ? "game" : record.kind()},
         {"seed", record.beginning.seed},
         {"seats", record.beginning.seats},
         {"rules", record.beginning.rules},
         {"same", r.same()},
         {"decisions", record.steps.size()},
         {"edits", record.edits()},
         {"played", r.answers},
         {"events", r.events},
         {"state_hash", hex(game.hash())},
         {"verdict", verdict(game)},
         {"outcome", tools::name_of(game.outcome())},
         {"winners", winners_of(game)},
         {"turns", game.state().turn.number},
         {"rounds", game.state().round.number},
         {"changed_sets", changed.sets},
         {"changed_files", changed.files}};
  if (r.parting)
    j["parting"] = parting_json(*r.parting, record);
  if (r.parting)
    j["parting"].update({{"because", r.because}, {"script", r.script}, {"cards", r.cards}});
  if (r.state)
    j["other_state"] = parting_json(*r.state, record);
  if (r.stuck)
    j["stuck"] = parting_json(*r.stuck, record);
  return j;
}

// Progress on a terminal while a long file is replayed.
class HowFar {
 public:
  HowFar(Console& c, std::size_t all) : line_(c), all_(all) {}
  void count() {
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun_;
    if (done_++ % 256 == 0)
      line_.show(fmt::format("{} of {} answers", grouped(done_), grouped(all_)), seconds.count());
  }
  void clear() { line_.clear(); }

 private:
  ProgressLine line_;
  std::size_t all_, done_ = 0;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

// Observes the scripts of a game until it is replayed.
class Tracing {
 public:
  Tracing(const scripting::Loaded& loaded, bool is_wanted) : loaded_(loaded) {
    if (is_wanted)
      loaded_.observe(&trace_);
  }
  ~Tracing() { stop(); }
  Tracing(const Tracing&) = delete;
  Tracing& operator=(const Tracing&) = delete;

  void stop() { loaded_.observe(nullptr); }
  // After the setup and after each answer.
  void listen(const History& h) {
    if (h.at() == 0)
      return trace_.listen(h.game(), 0, "");
    const Step& step = h.steps()[h.at() - 1];
    trace_.listen(h.game(), step.turn, fmt::format("P{} answers `{}`", step.who + 1, step.key));
  }
  const std::vector<TraceStep>& steps() const { return trace_.steps(); }

 private:
  const scripting::Loaded& loaded_;
  ScriptTrace trace_;
};

void show_lines(Console& c, const std::vector<TraceStep>& steps, History& h) {
  if (c.in_is_terminal && c.out_is_terminal)
    go_through(c, steps, h);
  else
    print_steps(c, steps);
}

void write_report(const ReplayOptions& o, GameAnalysis& analysis, const Record& record, const Game& game, Console& c) {
  const auto begun = std::chrono::steady_clock::now();
  ProgressLine line(c);
  analysis.finish(game, [&](double share) {
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
    line.show(fmt::format("Estimating the chances: {:.0f} %", 100 * share), seconds.count());
  });
  line.clear();
  write_or_stop(o.report, game_report(analysis, game, record.beginning, o.file, verdict(game)));
}

Seat viewer_of(const ReplayOptions& o, const Record& record) {
  if (o.as.empty())
    return everything;
  const Seat viewer = seat_called(o.as);
  if (viewer == Seat::game || static_cast<std::size_t>(index_of(viewer)) >= record.beginning.seats.size())
    refuse(fmt::format("--as needs a player of the game, P1 to P{}; got `{}`", record.beginning.seats.size(), o.as));
  return viewer;
}

Exit replay(const ReplayOptions& o, Console& c) {
  c.plain = c.plain || o.plain;
  if (c.plain)
    c.colour = false;
  if (!o.card.empty() && !o.lines)
    refuse("--card needs --lines");
  const std::optional<ResultGame> result_of = result_game(o.file);
  demand_outputs({o.report}, {result_of ? result_of->file : o.file});
  if (result_of && o.rebase)
    refuse("--rebase needs a journal or a save; a file with results does not have the answers of its games");
  Record record = result_of ? played_again(*result_of, o.sets, o.bots, c) : read_record(o.file, CutOff::refused);
  const auto loaded = load(sets_for(record, o.sets, o.file), c);
  if (const std::string why = why_not_these_cards(record, *loaded, o.sets.sets, o.file); !why.empty() && !o.rebase)
    throw Stop{Exit::content, why};
  const Changed changed{differing_sets(record, *loaded), differing_files(record, *loaded)};
  const bool others = !changed.sets.empty();
  if (others)
    record = with_numbers_of_now(std::move(record), *loaded);
  const LinesWanted wanted{o.card.empty() ? "" : card_id(loaded->content(), o.card), o.turn};
  Tracing tracing(*loaded, o.lines);
  History history(*loaded, record.beginning, Seated::nobody);
  std::optional<GameAnalysis> analysis;
  if (!o.report.empty())
    analysis.emplace(record);
  const Seat viewer = viewer_of(o, record);
  Narrator narrator(c, viewer);
  HowFar how_far(c, record.steps.size());
  const Matched matched = others ? Matched::among_other_cards : o.rebase ? Matched::by_key : Matched::by_position;
  const Replayed result = replay(history, record, matched, [&](Game& game) {
    if (analysis)
      analysis->listen(history);
    narrator.listen(game);
    how_far.count();
    if (o.lines)
      tracing.listen(history);
  });
  tracing.stop();
  how_far.clear();
  const Exit code = result.same() ? Exit::ok : Exit::failed;
  if (analysis && result.same())
    write_report(o, *analysis, record, history.game(), c);
  if (o.json) {
    write_json(c, report_json(o, record, result, history.game(), changed));
    return code;
  }
  print_heading(c, o, record);
  if (o.narrate)
    for (const Page& page : narrator.finish())
      print_page(c, page);
  if (o.narrate)
    c.print("\n");
  print_result(c, o, record, result, history.game(), changed);
  if (o.lines)
    show_lines(c, wanted_steps(tracing.steps(), wanted), history);
  ReplaySteps steps(c, history, viewer);
  if (o.turn && !o.lines)
    steps.show_turn(*o.turn);
  else if (o.at)
    steps.show_at(*o.at);
  if (o.step)
    steps.run();
  return code;
}

}  // namespace

void add_replay(Command& program) {
  Command& command = program.add(
      "replay", "Replay a journal, a save or a game of `sim --out`: verify it, narrate it, or step through it",
      "  soulstack replay FILE                 # verify that the game is unchanged\n"
      "  soulstack replay FILE --narrate       # narrate the game\n"
      "  soulstack replay FILE --step          # step through the answers\n"
      "  soulstack replay FILE --step --as P1  # without what P1 could not see\n"
      "  soulstack replay FILE --lines         # step through events and lines of scripts, also backwards\n"
      "  soulstack replay FILE --lines --card bomb --turn 7 > lines\n"
      "  soulstack replay FILE --turn 7        # show the table at the start of a turn\n"
      "  soulstack replay FILE --report game.html  # how the chances changed, and which decisions and cards mattered\n"
      "  soulstack replay results.db#12 --at 57  # the 12th game of `sim --out`, before its 57th answer\n"
      "  soulstack replay FILE --rebase        # find the first difference with changed cards\n");
  auto o = std::make_shared<ReplayOptions>();
  command.takes({
      {"file FILE",
       o->file,
       "A journal, a save, or a game of a file with results: results.db#12, and results.db#B12 of variant B",
       {.required = true}},
      {"--narrate", o->narrate, "Narrate the game turn by turn"},
      {"--step", o->step, "Step through the game; type ? for help"},
      {"--turn N", number(o->turn), "Show the table at the start of that turn; with --lines: only that turn"},
      {"--at N",
       number(o->at, 1, decisions_budget),
       "Show the table before that answer, counted from 1",
       {.not_with = {"--turn"}}},
      {"--as SEAT",
       o->as,
       "Show only what this player could see, for example P1; with --step, --turn, --at and --narrate",
       {.not_with = {"--lines"}}},
      {"--plain", o->plain, "Words in place of symbols and columns, for screen readers"},
      {"--lines",
       o->lines,
       "Step through the events and the lines of scripts, with what they called and received; prints all of "
       "them if it is not used on a terminal",
       {.not_with = {"--narrate", "--step", "--at"}}},
      {"--card ID", o->card, "With --lines: only the lines and events of this card"},
      {"--rebase", o->rebase, "Replay with the current cards, even if they have changed"},
      {"--report FILE",
       o->report,
       "Tell the game in this HTML file: its turning points, the decisions that stood out, the work of cards",
       {.not_with = {"--lines"}}},
      {"--bot BOT", o->bots,
       "For a game of a file with results: a bot of its run that is not part of the program, and that may run"},
  });
  add_set_option(command, o->sets);
  command.takes({{"--json",
                  o->json,
                  "Print the result as one JSON object",
                  {.not_with = {"--narrate", "--step", "--lines", "--turn", "--at"}}}});
  command.runs(o, replay);
}

}  // namespace soulstack::tools

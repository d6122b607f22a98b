// soulstack test --mutate: do the scenarios of a card fail if the card is changed slightly?
#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "engine/model/names.h"
#include "scripting/lint/mutants.h"
#include "tools/commands/authoring/tested_cards.h"
#include "tools/display/json_view.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"

namespace soulstack::tools {

namespace {

using scripting::LibraryCache;
using scripting::Mutant;
using scripting::ScenarioResult;
using Clock = std::chrono::steady_clock;

enum class Fate : std::uint8_t { not_tried, invalid, noticed, survived, equivalent };

struct Trial {
  const TestedCard* card = nullptr;
  Mutant mutant;
  Fate fate = Fate::not_tried;
  std::string change;  // the change that was tried
  std::string reason;  // why it is marked as equivalent
};

// A mark in a scenario file, and what became of the changes that it names.
struct UsedMark {
  scripting::EquivalentMark written;
  std::string file;
  std::size_t survived = 0, noticed = 0;
};

struct Trials {
  std::vector<Trial> all;
  std::map<std::string, std::vector<std::string>> scenarios;  // scenario files of each card, by ID; its own file first
  std::size_t left_out = 0;
  std::vector<UsedMark> marks;
};

struct Figures {
  std::size_t noticed = 0, survived = 0, invalid = 0, not_tried = 0, equivalent = 0;
  std::size_t valid() const { return noticed + survived; }
  double percent() const {
    return valid() == 0 ? 100 : 100.0 * static_cast<double>(noticed) / static_cast<double>(valid());
  }
};

Figures figures_of(const Trials& trials) {
  Figures f;
  for (const Trial& trial : trials.all)
    ++(trial.fate == Fate::noticed      ? f.noticed
       : trial.fate == Fate::survived   ? f.survived
       : trial.fate == Fate::equivalent ? f.equivalent
       : trial.fate == Fate::invalid    ? f.invalid
                                        : f.not_tried);
  return f;
}

// Its own scenarios, then others in which one of its abilities took effect.
void find_scenarios(const Tested& tested, const Shown& shown, Trials& trials) {
  for (const TestedCard& card : tested.cards)
    if (std::find(tested.scenarios.begin(), tested.scenarios.end(), card.own_scenarios) != tested.scenarios.end())
      trials.scenarios[card.id].push_back(card.own_scenarios);
  const auto add = [&](const std::string& id, const std::string& scenario) {
    std::vector<std::string>& files = trials.scenarios[id];
    if (std::find(files.begin(), files.end(), scenario) == files.end())
      files.push_back(scenario);
  };
  for (std::size_t i = 0; i < tested.scenarios.size(); ++i) {
    for (const std::string& id : shown.by_file[i].cards())
      add(id, tested.scenarios[i]);
    for (const TestedCard& card : tested.cards)
      if (shown.by_file[i].ran_in(card.file))
        add(card.id, tested.scenarios[i]);
  }
}

Trials plan(const Tested& tested, const Shown& shown) {
  Trials trials;
  find_scenarios(tested, shown, trials);
  for (const TestedCard& card : tested.cards) {
    const std::string text = text_or_nothing(card.file);
    scripting::Mutants mutants = scripting::mutants_of(text);
    trials.left_out += static_cast<std::size_t>(mutants.left_out);
    for (Mutant& mutant : mutants.all)
      trials.all.push_back({&card, std::move(mutant), {}, {}, {}});
  }
  return trials;
}

bool any_failed(const std::vector<ScenarioResult>& results) {
  return std::any_of(results.begin(), results.end(), [](const ScenarioResult& r) { return !r.passed; });
}

// Scenarios may use other rules than those that the changed text is first loaded with.
Fate try_text(const Trial& trial, const std::string& text, const std::vector<std::string>& files,
              const TestOptions& options, LibraryCache& original) {
  LibraryCache changed(original, trial.card->file, text);
  if (!changed.get(trial.card->set, options.sets.rules).content)
    return Fate::invalid;
  const bool noticed = std::any_of(files.begin(), files.end(), [&](const std::string& file) {
    return any_failed(scripting::run_scenario_file(file, changed, options.filter));
  });
  if (changed.failed_to_load())
    return Fate::invalid;
  return noticed ? Fate::noticed : Fate::survived;
}

void attempt(Trial& trial, const Trials& trials, const TestOptions& options, LibraryCache& original) {
  const auto files = trials.scenarios.find(trial.card->id);
  for (const scripting::Slip& way : trial.mutant.ways) {
    trial.change = way.change;
    trial.fate = try_text(trial, way.text, files == trials.scenarios.end() ? std::vector<std::string>() : files->second,
                          options, original);
    if (trial.fate != Fate::invalid)
      return;
  }
}

// Shows the progress until all are done.
void watch(const std::atomic<std::size_t>& done, std::size_t all, const std::atomic<bool>& over, ProgressLine& line) {
  for (const Clock::time_point start = Clock::now(); !over;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    line.show(fmt::format("{} of {} changes tested", grouped(done), grouped(all)),
              std::chrono::duration<double>(Clock::now() - start).count());
  }
}

void try_all(Trials& trials, const TestOptions& options, Console& console) {
  const std::vector<std::string> sets = sets_of_scenarios(options.sets);
  ProgressLine line(console);
  std::atomic<std::size_t> done{0};
  std::atomic<bool> over{false};
  std::thread watcher;
  if (console.err_is_terminal)
    watcher = std::thread([&] { watch(done, trials.all.size(), over, line); });
  share_out(trials.all.size(), options.jobs, [&](const NextNumber& next) {
    LibraryCache original(sets);
    original.look_in(cards_folders());
    if (options.sets.strict)
      original.refuse_broken_cards();
    for (std::size_t i = 0; !interrupted() && next(i); ++done)
      attempt(trials.all[i], trials, options, original);
  });
  over = true;
  if (watcher.joinable())
    watcher.join();
}

// ---- Changes that are marked as equivalent

std::string line_of(const std::string& text, int line) {
  std::istringstream lines(text);
  std::string found;
  for (int n = 0; n < line && std::getline(lines, found);)
    ++n;
  return found;
}

bool is_marked(const UsedMark& mark, const Trial& trial) {
  const scripting::EquivalentMark& m = mark.written;
  const bool is_own = m.card.empty() ? trial.card->own_scenarios == mark.file
                                     : m.card == trial.card->id || m.card == without_set(trial.card->id);
  return is_own && m.field == trial.mutant.field && m.change == trial.change &&
         (m.code.empty() ||
          line_of(text_or_nothing(trial.card->file), trial.mutant.line).find(m.code) != std::string::npos);
}

void apply_marks(const Tested& tested, Trials& trials) {
  for (const std::string& file : tested.scenarios)
    for (scripting::EquivalentMark& mark : scripting::equivalents_in(file))
      trials.marks.push_back({std::move(mark), file});
  for (Trial& trial : trials.all)
    for (UsedMark& mark : trials.marks) {
      if ((trial.fate != Fate::survived && trial.fate != Fate::noticed && trial.fate != Fate::equivalent) ||
          !is_marked(mark, trial))
        continue;
      ++(trial.fate == Fate::noticed ? mark.noticed : mark.survived);
      if (trial.fate == Fate::survived) {
        trial.fate = Fate::equivalent;
        trial.reason = mark.written.reason;
      }
    }
}

// Marks of cards that were not tested are not looked at.
std::vector<std::string> idle_marks(const Tested& tested, const Trials& trials) {
  std::vector<std::string> sentences;
  for (const UsedMark& mark : trials.marks) {
    const auto is_of_mark = [&](const TestedCard& card) {
      return mark.written.card.empty() ? card.own_scenarios == mark.file
                                       : mark.written.card == card.id || mark.written.card == without_set(card.id);
    };
    if (mark.survived > 0 || std::none_of(tested.cards.begin(), tested.cards.end(), is_of_mark))
      continue;
    sentences.push_back(fmt::format("{}:{}: {}", mark.file, mark.written.line,
                                    mark.noticed > 0 ? "a scenario catches this change: remove the mark"
                                                     : "no change of the card matches this mark"));
  }
  return sentences;
}

std::vector<const TestedCard*> without_scenarios(const Tested& tested, const Trials& trials) {
  std::vector<const TestedCard*> cards;
  for (const TestedCard& card : tested.cards)
    if (!trials.scenarios.contains(card.id))
      cards.push_back(&card);
  return cards;
}

void print_text(Console& console, const Trials& trials, const Figures& f) {
  for (const Trial& trial : trials.all)
    if (trial.fate == Fate::survived)
      console.print("{}:{}:{}: {}{}\n", trial.card->file, trial.mutant.line, trial.mutant.column, trial.change,
                    trial.mutant.field.empty() ? "" : " (" + trial.mutant.field + ")");
  console.print("{} of {} changes were caught ({:.1f} %); {} more could not be loaded{}\n", grouped(f.noticed),
                grouped(f.valid()), f.percent(), grouped(f.invalid),
                f.equivalent == 0 ? "" : fmt::format(", {} are marked as equivalent", grouped(f.equivalent)));
}

void print_json(Console& console, const Tested& tested, const Trials& trials, const Figures& f, double least) {
  Json j{{"schema", 1},          {"command", "test"},          {"cards", tested.cards.size()}, {"mutants", f.valid()},
         {"noticed", f.noticed}, {"survived", f.survived},     {"invalid", f.invalid},         {"percent", f.percent()},
         {"least", least},       {"left_out", trials.left_out}};
  if (f.not_tried > 0)
    j["interrupted"] = true;
  j["survivors"] = Json::array();
  for (const Trial& trial : trials.all)
    if (trial.fate == Fate::survived)
      j["survivors"].push_back({{"card", trial.card->id},
                                {"file", trial.card->file},
                                {"line", trial.mutant.line},
                                {"column", trial.mutant.column},
                                {"field", trial.mutant.field.empty() ? Json() : Json(trial.mutant.field)},
                                {"change", trial.change}});
  j["equivalent"] = Json::array();
  for (const Trial& trial : trials.all)
    if (trial.fate == Fate::equivalent)
      j["equivalent"].push_back({{"card", trial.card->id},
                                 {"file", trial.card->file},
                                 {"line", trial.mutant.line},
                                 {"field", trial.mutant.field},
                                 {"change", trial.change},
                                 {"reason", trial.reason}});
  j["idle_marks"] = idle_marks(tested, trials);
  j["without_scenarios"] = Json::array();
  for (const TestedCard* card : without_scenarios(tested, trials))
    j["without_scenarios"].push_back(card->id);
  write_json(console, j);
}

}  // namespace

Exit test_mutants(const TestOptions& options, Console& console) {
  const InterruptWatch interrupts;
  LibraryCache libraries(sets_of_scenarios(options.sets));
  libraries.look_in(cards_folders());
  if (options.sets.strict)
    libraries.refuse_broken_cards();
  const Tested tested = find_tested(options, libraries);
  const Shown shown = run_noting(tested, options, console);
  if (!demand_passed(shown, console)) {
    console.note("Some scenarios already fail; fix them before --mutate");
    return Exit::failed;
  }
  Trials trials = plan(tested, shown);
  if (trials.all.empty())
    refuse("The named cards have nothing to change: no number, verb or roll table");
  try_all(trials, options, console);
  apply_marks(tested, trials);
  const Figures f = figures_of(trials);
  options.json ? print_json(console, tested, trials, f, options.least) : print_text(console, trials, f);
  for (const TestedCard* card : without_scenarios(tested, trials))
    console.note("{}: no scenario exercises this card; add one in {}", card->file, card->own_scenarios);
  for (const std::string& sentence : f.not_tried == 0 ? idle_marks(tested, trials) : std::vector<std::string>())
    console.note("{}", sentence);
  if (trials.left_out > 0)
    console.note("{} skipped: `copies` has no effect in a scenario, which sets up its own decks",
                 counted(trials.left_out, "number"));
  if (f.not_tried > 0) {
    console.note("Interrupted: {} changes were not tested", grouped(f.not_tried));
    return Exit::interrupted;
  }
  return f.percent() >= options.least ? Exit::ok : Exit::failed;
}

}  // namespace soulstack::tools

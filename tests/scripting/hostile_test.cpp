// Scripts that attack the host: each is refused at load, or contained while it runs. tests/hostile has one attack per
// file; SOULSTACK_HOSTILE names another folder. Each runs in a separate process as a file, an effect, a condition and a
// value, with and without the checks at load. Its errors and the state after it must be the same again in another game,
// on another host, and when rebuilt at every decision. Nothing else may change, unless its first line says "leaves a
// trace": such a script does something valid before it fails.
#include <doctest/doctest.h>

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "scripting/binding/host.h"
#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::hostile_test {
namespace {

constexpr double patience = 0.5;  // seconds for any step of an attack
constexpr rlim_t most_memory = rlim_t{2} << 30U;

enum class As { file, effect, condition, value };
constexpr As ways[] = {As::file, As::effect, As::condition, As::value};
constexpr const char* way_names[] = {"file", "effect", "condition", "value"};

// A loot card that is played, or an item that lies in play.
File card_of(As way, const std::string& script) {
  const std::string function = "function(you, this)\nlocal card = this\ndo " + script + "\nend ";
  switch (way) {
    case As::file:
      return {has(script, "return treasure") ? "treasure/hostile.lua" : "loot/hostile.lua", script};
    case As::effect:
      return {"loot/hostile.lua",
              "return loot { name = \"Hostile\", copies = 9, play { text = \"A.\", effect = " + function + "end } }"};
    case As::condition:
      return {"treasure/hostile.lua", "return treasure { name = \"Hostile\", when { event = coins_gained, given = " +
                                          function + "return false end, text = \"A.\", effect = function() end } }"};
    default:
      return {"treasure/hostile.lua", "return treasure { name = \"Hostile\", always { of = you, hp = " + function +
                                          "return 0 end, text = \"A.\" } }"};
  }
}

// Correct cards in the same game: they fail if the attack has changed their environment.
const File clean{
    "treasure/clean.lua",
    "local list = { 3, 4 }\n"
    "return treasure { name = \"Clean\", enters = { counters = 99 },\n"
    "  paid { cost = { counters = 1 }, text = \"A.\", effect = function(you)\n"
    "    assert(math.max(1, 2) == 2 and math.abs(-1) == 1 and tostring(7) == \"7\" and tonumber(\"7\") == 7)\n"
    "    assert(type(you) == \"userdata\" and select(\"#\", 1, 2) == 2 and #list == 2)\n"
    "    local sum = 0\n"
    "    for k, v in pairs(list) do sum = sum + k * v end\n"
    "    for _, v in ipairs(list) do sum = sum + v end\n"
    "    assert(sum == 18 and #all(a_player) == 2 and you.hp > 0)\n"
    "    gain_coins(you, 1)\n"
    "  end } }"};

// A set that contains an attack, and games with it.
class Arena {
 public:
  Arena(As way, const std::string& script, bool checked) : set_("own") {
    fs::remove_all(set_.folder() / "rules");
    const File card = card_of(way, script);
    set_.add(clean.name, clean.text).add(card.name, card.text);
    library_ = Library::load({{base_set(), set_.folder()}, "extended", checked}, findings_);
    if (library_)
      host_ = std::make_unique<scripting::Host>(*library_);
  }
  bool refused() const { return !library_ || !own(library_->content(), "hostile").known(); }

  // P1 plays or activates the attack three times, then uses the clean item. Returns the result for comparison.
  std::string play() {
    Situation table;
    table.seats.resize(2);
    const CardDefId attack = own(library_->content(), "hostile");
    if (library_->content()[attack].deck == library_->content().loot_deck)
      table.seats[0].hand.assign(3, attack);
    else
      table.seats[0].items.push_back({.card = attack, .covers = {}});
    table.seats[0].loot_plays = 9;
    table.seats[0].items.push_back({.card = own(library_->content(), "clean"), .covers = {}});
    auto laid = lay_table(library_->content(), *host_, table);
    laid->fixed_dice_only = false;
    Play game(Game(std::move(laid)), {"P1", "P2"});
    for (int i = 0; i < 3 && !game.game().over() && game.can(P1, "hostile"); ++i)
      timed([&] { use(game), game.settle(); }), answer_all(game);
    if (!game.game().over())
      timed([&] { game.activate(P1, {"clean", 0}, 0, {}), game.settle(); });
    return ended(game);
  }
  void rebuild() { host_->set_rebuild(true); }
  double slowest() const { return slowest_; }
  bool asked() const { return asked_; }  // the attack asks a player something

 private:
  static void use(Play& game) {
    if (game.is_in_play({"hostile", 0}))
      game.activate(P1, {"hostile", 0}, 1, {});
    else
      game.play(P1, {"hostile", 1}, {});
  }

  void answer_all(Play& game) {
    constexpr int patient = 600;  // more answers than an effect can receive
    for (int i = 0; i < patient && !game.idle() && !game.game().over(); ++i) {
      asked_ = true;
      timed([&] { (void)const_cast<Game&>(game.game()).answer(0), game.settle(); });
    }
  }

  template <class Deed>
  void timed(Deed deed) {
    const double begin = seconds_used();
    deed();
    slowest_ = std::max(slowest_, seconds_used() - begin);
  }

  static std::string ended(Play& game) {
    const Table& t = game.table();
    if (game.game().over())
      return "match ended: " + game.game().stopped_by();
    if (t.player(P1).coins != 1)
      return "ESCAPED: the clean card did not work";
    if (const std::string wrong = first_wrong(t); !wrong.empty())
      return "ESCAPED: " + wrong;
    std::string all = std::to_string(hash_but_for_failures(t));
    for (const auto* told : t.all_troubles())
      for (const Trouble& trouble : *told)  // without the folder, which differs each time
        all += "\n" + trouble.what.substr(std::min(trouble.what.rfind("hostile.lua:"), trouble.what.size()));
    return all;
  }

  TemporarySet set_;
  std::vector<Finding> findings_;
  std::unique_ptr<Library> library_;
  std::unique_ptr<scripting::Host> host_;
  double slowest_ = 0;
  bool asked_ = false;
};

// The result of an idle card in its place, for which the checks do not matter.
const std::string& hash_of_idle(As way) {
  static std::map<As, std::string> known;
  std::string& hash = known[way];
  if (hash.empty())
    hash = Arena(way, way == As::file ? card_of(As::effect, "").text : "", true).play();
  return hash;
}

// With every effect rebuilt at every decision.
std::string elsewhere(As way, const std::string& script, bool checked, double& slowest) {
  Arena arena(way, script, checked);
  arena.rebuild();
  const std::string there = arena.play();
  slowest = std::max(slowest, arena.slowest());
  return there;
}

struct Verdict {
  std::string what;  // "refused", "contained", "harmless", "ended", or how it escaped
  double seconds = 0;
};

// In a separate process.
std::string attack(As way, const std::string& script, bool checked) {
  if (!sanitized) {
    const rlimit memory{most_memory, most_memory};
    ::setrlimit(RLIMIT_AS, &memory);
  }
  const double begin = seconds_used();
  Arena arena(way, script, checked);
  double slowest = seconds_used() - begin;
  const auto seconds = [&] { return " " + std::to_string(std::max(slowest, arena.slowest())); };
  if (arena.refused())
    return "refused" + seconds();
  const std::string once = arena.play(), again = arena.play();
  if (once.starts_with("ESCAPED"))
    return once + seconds();
  if (once != again)
    return "ESCAPED: it remembers something:\n" + once + "\n" + again + seconds();
  if (const std::string there = elsewhere(way, script, checked, slowest); once != there)
    return "ESCAPED: it is not the same in another place:\n" + once + "\n" + there + seconds();
  if (once.starts_with("match ended"))
    return "ended" + seconds();
  const std::string hash = once.substr(0, once.find('\n'));
  // Abilities in play may return true, or 7; that is their purpose.
  const bool lies_in_play = card_of(way, script).name.starts_with("treasure/");
  const bool leaves_a_trace = script.substr(0, script.find('\n')).find("leaves a trace") != std::string::npos;
  if (!lies_in_play && !arena.asked() && !leaves_a_trace && hash != hash_of_idle(way))
    return "ESCAPED: the table is not as it was: " + once + seconds();
  return (once == hash ? "harmless" : "contained") + seconds();
}

Verdict verdict_of(As way, const std::string& script, bool checked) {
  const auto ask = [&]() -> std::string {
    try {
      return attack(way, script, checked);
    } catch (const std::exception& e) {
      return "ESCAPED: " + std::string(e.what()) + " 0";
    }
  };
  const std::string said = apart(ask, 20);
  const std::size_t space = said.rfind(' ');
  if (said == "crashed" || space == std::string::npos)
    return {"ESCAPED: the process crashed or hung", 0};
  return {said.substr(0, space), std::stod(said.substr(space + 1))};
}

struct Figures {
  int scripts = 0, refused = 0, contained = 0, harmless = 0, ended = 0;
  double slowest = 0;
  std::string slowest_name, escaped;

  void add(const std::string& name, const Verdict& verdict) {
    refused += verdict.what == "refused";
    contained += verdict.what == "contained";
    harmless += verdict.what == "harmless";
    ended += verdict.what == "ended";
    if (verdict.what.starts_with("ESCAPED"))
      escaped += name + ": " + verdict.what + "\n";
    if (verdict.seconds > slowest)
      slowest = verdict.seconds, slowest_name = name;
  }
};

std::vector<fs::path> scripts_in(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".lua")
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// All scripts in all ways take a minute, and far longer under the sanitizers. By default each script is tried in one
// way, in rotation, both checked and unchecked; under the sanitizers in one of these.
bool in_all_ways() { return std::getenv("SOULSTACK_FULL") || std::getenv("SOULSTACK_HOSTILE"); }
bool is_due(As way, bool checked, std::size_t nth) {
  const std::size_t round = nth / std::size(ways);
  return in_all_ways() ||
         (nth % std::size(ways) == static_cast<std::size_t>(way) && (!sanitized || (round % 2 == 0) == checked));
}

// One line per attack.
std::string verdicts_of(const fs::path& file, std::size_t nth) {
  const std::string script = text_of(file);
  std::string all;
  for (const As way : ways)
    for (const bool checked : {true, false}) {
      if (!is_due(way, checked, nth))
        continue;
      Verdict verdict = verdict_of(way, script, checked);
      std::replace(verdict.what.begin(), verdict.what.end(), '\n', ' ');
      all += std::to_string(verdict.seconds) + " " + file.stem().string() + "_as_" + way_names[static_cast<int>(way)] +
             (checked ? " " : "_unchecked ") + verdict.what + "\n";
    }
  return all;
}

// As many at a time as there are processors.
Figures attack_with_all(const fs::path& folder) {
  const std::vector<fs::path> files = scripts_in(folder);
  const std::size_t at_a_time = std::max(1U, std::thread::hardware_concurrency());
  for (const As way : ways)
    (void)hash_of_idle(way);  // shared by all processes
  std::vector<Apart> parts;
  for (std::size_t part = 0; part < at_a_time; ++part)
    parts.push_back(begin_child_process(
        [&] {
          std::string all;
          for (std::size_t i = part; i < files.size(); i += at_a_time)
            all += verdicts_of(files[i], i);
          return all;
        },
        3'000));
  Figures figures;
  figures.scripts = static_cast<int>(files.size());
  for (const Apart& part : parts) {
    std::istringstream lines(answer_of(part));
    Verdict verdict;
    for (std::string name; lines >> verdict.seconds >> name && lines.get() && std::getline(lines, verdict.what);)
      figures.add(name, verdict);
  }
  return figures;
}

fs::path attacks() {
  const char* const named = std::getenv("SOULSTACK_HOSTILE");
  return named ? fs::path(named) : fs::path(SOULSTACK_TEST_ROOT) / "tests" / "hostile";
}

}  // namespace

TEST_CASE("hostile: the test itself rates an idle card as harmless, and a card that gains ¢ as not harmless") {
  CHECK(verdict_of(As::effect, "", true).what == "harmless");
  CHECK(verdict_of(As::file, card_of(As::effect, "").text, true).what == "harmless");
  CHECK(verdict_of(As::effect, "gain_coins(you, 1)", true).what.starts_with("ESCAPED"));
  CHECK(verdict_of(As::effect, "error('x')", true).what == "contained");
  CHECK(verdict_of(As::condition, "error('x')", true).what == "contained");
  CHECK(verdict_of(As::value, "error('x')", true).what == "contained");
  CHECK(verdict_of(As::file, "error('x')", true).what == "refused");
}

TEST_CASE("hostile: every attack is refused or contained, each in less than half a second") {
  const Figures f = attack_with_all(attacks());
  const int tries = in_all_ways() ? 8 : sanitized ? 1 : 2;
  MESSAGE(f.scripts << " scripts, each in " << tries << " ways: " << f.refused << " refused at load, " << f.contained
                    << " contained while running, " << f.harmless << " without effect, " << f.ended
                    << " ended their match; the slowest took " << f.slowest << " s: " << f.slowest_name);
  CHECK(f.scripts > 0);
  CHECK(f.refused + f.contained + f.harmless + f.ended == tries * f.scripts);
  CHECK(f.escaped == "");
  CHECK(f.slowest < (sanitized ? 20 : 1) * patience);
}

}  // namespace soulstack::testing::hostile_test

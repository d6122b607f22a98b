// The observer of running effects: it sees lines, calls and results in their order, once, and it changes nothing.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "scripting/binding/script_observer.h"
#include "tests/support/trial.h"

namespace soulstack::testing::observed_test {
namespace {

using Texts = std::vector<std::string>;

// One text for each report.
class Notes final : public scripting::ScriptObserver {
 public:
  void began(const Place& place, const Parameters& parameters) override {
    std::string text = "begin " + place.table.content[place.ability].path;
    for (const auto& [name, value] : parameters)
      text += " " + name + "=" + value;
    all.push_back(text);
  }
  void ran(const Place&, std::string_view file, int line) override {
    all.push_back(std::string(file.substr(file.rfind('/') + 1)) + ":" + std::to_string(line));
  }
  void called(const Place&, std::string call) override { all.push_back(call); }
  void received(const Place&, std::string result) override { all.push_back("-> " + result); }
  void ended(const Place&, Ran how, const std::string& message) override {
    all.push_back(how == Ran::failed    ? "failed: " + message.substr(message.rfind('/') + 1)
                  : how == Ran::refused ? "refused"
                                        : "end");
  }
  Texts all;
};

std::string item(const std::string& body) {
  return "return treasure { name = \"Thing\",\n  paid { cost = { counters = 1 }, text = \"A.\", effect = "
         "function(you)\n" +
         body + "  end },\n  enters = { counters = 9 } }";
}

// What is reported while the item is activated. P1 begins with 5¢.
Texts notes_of(const std::string& body, bool rebuild = false) {
  Trial trial({{"treasure/thing.lua", item(body)}}, 5);
  if (rebuild)
    trial.rebuild();
  Notes notes;
  trial.loaded().observe(&notes);
  trial.play().activate(P1, {"thing", 0}, 0, {});
  trial.play().settle();
  if (!trial.play().idle()) {
    trial.play().choose(P1, {"P2", 0});
    trial.play().settle();
  }
  trial.loaded().observe(nullptr);
  return notes.all;
}

}  // namespace

TEST_CASE("observer: parameters, lines, calls and results are reported in their order") {
  CHECK(notes_of("    local before = you.coins\n    gain_coins(you, before + 1)\n") ==
        Texts{"begin own:thing#paid you=P1", "thing.lua:3", "P1.coins", "-> 5", "thing.lua:4", "gain_coins(P1, 6)",
              "-> 6", "thing.lua:5", "end"});
}

TEST_CASE("observer: words and lists are shown by their names") {
  const Texts notes = notes_of("    local all = all(a_player)\n    gain_coins(all[1], 1)\n");
  CHECK(notes[2] == "all(a_player)");
  CHECK(notes[3] == "-> {P1, P2}");
}

TEST_CASE("observer: a rebuilt effect reports nothing twice") {
  const std::string body = "    local to = choose(you, a_player)\n    gain_coins(to, 2)\n    deal(1, you.left)\n";
  const Texts notes = notes_of(body);
  CHECK(notes.size() > 8);
  CHECK(notes == notes_of(body, true));
}

TEST_CASE("observer: an effect that fails ends with its message") {
  const Texts notes = notes_of("    gain_coins(you, 1)\n    assert(you.coins > 50, \"not yet\")\n");
  CHECK(notes.back() == "failed: thing.lua:4: not yet");
}

TEST_CASE("observer: an effect that returns false is refused") {
  CHECK(notes_of("    return false\n").back() == "refused");
}

TEST_CASE("observer: whole games are the same, also with rebuilt effects, and give the same reports") {
  const auto loaded = load_base();
  Texts first;
  for (const std::uint64_t seed : {3U, 4U}) {
    const Hashes plain = hashes_of(new_game(*loaded, 3, seed), seed);
    for (const bool rebuild : {false, true}) {
      Notes notes;
      loaded->set_rebuild(rebuild);
      loaded->observe(&notes);
      CHECK(hashes_of(new_game(*loaded, 3, seed), seed) == plain);
      loaded->observe(nullptr);
      CHECK(notes.all.size() > 100);
      CHECK((!rebuild || notes.all == first));
      first = notes.all;
    }
    loaded->set_rebuild(false);
  }
}

}  // namespace soulstack::testing::observed_test

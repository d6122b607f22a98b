// Games with the shortcuts of the engine and without them are the same; a shortcut that is wrong is found, and named.
#include "engine/game/oracle.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/playing.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::oracle_test {
namespace {

const std::string sets = SOULSTACK_TEST_ROOT "/tests/sets/";

// Plays games until there is a difference. `content`: that of `loaded`, perhaps with mistakes.
struct Compared {
  Difference difference;
  int games = 0;
  std::uint64_t answers = 0, not_compared = 0;
};
Compared compare(const Loaded& loaded, const Content& content, int games, int most_answers = 4'000) {
  Oracle oracle(content);
  Compared all;
  while (all.games < games && !all.difference) {
    const NewGame how{.players = 1 + all.games % 4, .seed = static_cast<std::uint64_t>(++all.games), .characters = {}};
    Game game(content, loaded.scripts(), how, true);
    all.difference = oracle.difference_at_start(game, how);
    Answers answers(how.seed);
    for (int i = 0; i < most_answers && !game.over() && !all.difference; ++i, ++all.answers) {
      const int option = answers.pick(game);
      oracle.answer(game, option);
      REQUIRE(!game.answer(option));
      all.difference = oracle.difference(game);
    }
  }
  all.not_compared = oracle.not_compared();
  return all;
}

// Makes what the content says for this shortcut wrong.
void break_shortcut(Content& c, Shortcut shortcut) {
  switch (shortcut) {
    case Shortcut::dependence:
      c.looks = 0;
      for (ListenerRow& row : c.listener_rows)
        row.looks = 0;
      return;
    case Shortcut::usables:
      for (soulstack::Use& use : c.uses)
        use.coins = static_cast<std::int16_t>(use.coins + 1);
      return;
    case Shortcut::stack_needs:
      for (AbilityDef& a : c.abilities)
        a.needs = 0;
      return;
    case Shortcut::plain_nouns:
      for (Filter& f : c.filters)
        f.is_plain = true;
      return;
    case Shortcut::steady_changes:
      for (AbilityDef& a : c.abilities)
        if (a.kind == AbilityKind::always)
          a.own<Continuous>().is_steady = !a.continuous().changes.empty();
      return;
    case Shortcut::plain_rows:
      for (ProcedureDef& procedure : c.rules.procedures)
        for (StepRow& row : procedure.rows)
          row.is_plain = !row.script.known();
      return;
    case Shortcut::free_abilities:
      for (AbilityDef& a : c.abilities)
        if (a.kind == AbilityKind::play || a.kind == AbilityKind::tap || a.kind == AbilityKind::paid)
          a.own<Activation>().is_free = true;
      return;
    case Shortcut::absent_things:
      c.has_zero_hp = c.has_abilities_elsewhere = c.has_open_abilities = false;
      c.counted.reset();
      return;
    case Shortcut::starting_tables:
      c.starting_tables = {};
      for (std::size_t players = 0; players < c.starting_tables.size(); ++players) {
        c.starting_tables[players] = starting_table(c, static_cast<int>(players) + 1);
        std::swap(c.starting_tables[players].cards.front().def, c.starting_tables[players].cards.back().def);
      }
      return;
    default:
      FAIL("the content says nothing about this shortcut");
  }
}

// Is it found, and named?
void check_found(const std::vector<std::string>& folders, Shortcut shortcut) {
  const auto loaded = load_sets(folders);
  Content broken = loaded->content();
  break_shortcut(broken, shortcut);
  const Compared compared = compare(*loaded, broken, 60);
  const std::string_view name = shortcut_rows[static_cast<std::size_t>(shortcut)].name;
  CAPTURE(name);
  CHECK_MESSAGE(compared.difference, "not found in " << compared.games << " games");
  MESSAGE(name << ": found in game " << compared.games << ", answer " << compared.answers << ": "
               << compared.difference.what);
  // The abilities of `Content::uses` serve two shortcuts, and only both together are right.
  if (shortcut != Shortcut::usables)
    CHECK(compared.difference.shortcuts.find(name) != std::string::npos);
}

}  // namespace

TEST_CASE("oracle: games of each set of tests are the same without shortcuts") {
  const std::vector<std::vector<std::string>> choices = {
      {SOULSTACK_TEST_ROOT "/cards/base"},
      {SOULSTACK_TEST_ROOT "/cards/base", sets + "still"},
      {SOULSTACK_TEST_ROOT "/cards/base", sets + "trials", sets + "layers"},
      {SOULSTACK_TEST_ROOT "/cards/base", SOULSTACK_TEST_ROOT "/cards/examples"},
  };
  for (const std::vector<std::string>& folders : choices) {
    const auto loaded = load_sets(folders);
    const Compared compared = compare(*loaded, loaded->content(), 4, sanitized ? 100 : 1'000);
    CAPTURE(folders.back());
    CHECK(compared.difference.what == "");
    CHECK(compared.answers >= (sanitized ? 100 : 1'000));
    CHECK(compared.not_compared < 8);
  }
}

TEST_CASE("oracle: each wrong statement of the content is found and named") {
  const std::string base = SOULSTACK_TEST_ROOT "/cards/base";
  check_found({base, sets + "still"}, Shortcut::dependence);
  for (const Shortcut one : {Shortcut::usables, Shortcut::stack_needs, Shortcut::plain_nouns, Shortcut::steady_changes,
                             Shortcut::plain_rows, Shortcut::free_abilities, Shortcut::starting_tables})
    check_found({base}, one);
  check_found({base, sets + "trials"}, Shortcut::absent_things);
}

TEST_CASE("oracle: a difference is told with the shortcut, its rule and the cards") {
  const auto loaded = load_sets({SOULSTACK_TEST_ROOT "/cards/base", sets + "still"});
  Content broken = loaded->content();
  break_shortcut(broken, Shortcut::dependence);
  const Difference found = compare(*loaded, broken, 60).difference;
  REQUIRE(found);
  CHECK(found.shortcuts.ends_with("dependence"));
  CHECK(found.what.find("dependence (rule 13.1.1)") != std::string::npos);
  CHECK(found.what.find("Cards: ") != std::string::npos);
}

}  // namespace soulstack::testing::oracle_test

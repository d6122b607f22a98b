// What options would do, as previews say it: checked against what happens in random games, and against what a player may
// know.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "scripting/binding/loaded.h"
#include "tests/support/running.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/preview/position.h"
#include "tools/preview/preview.h"

namespace soulstack::testing::preview_test {
namespace {

using namespace tools;

using What = Consequence::What;

const scripting::Loaded& cards() {
  static const std::unique_ptr<scripting::Loaded> loaded = [] {
    std::vector<scripting::Finding> findings;
    return scripting::Loaded::load({std::string(SOULSTACK_TEST_ROOT) + "/cards/base"}, "extended", findings);
  }();
  return *loaded;
}

// Calls the function at each n-th decision of a game.
template <class Look>
void visit(std::uint64_t seed, int each, Look look) {
  Game game(cards().content(), cards().scripts(), {.players = 3, .seed = seed, .characters = {}});
  const auto bots = make_bots({"eager"}, 3, seed);
  for (int n = 0; !game.over(); ++n) {
    if (n % each == 0)
      look(game);
    REQUIRE_FALSE(game.answer(choose(game, bots)));
  }
}

int objects_on(const Game& game) {
  int n = 0;
  for (const StackItem& item : game.state().stack)
    n += item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving) ? 0 : 1;
  return n;
}

// Everybody passes, one after the other, until that many objects are left, a die is rolled or something else is asked.
void pass_down_to(Game& game, int objects) {
  const std::uint32_t dice = game.state().drawn[stream::dice];
  while (!game.over() && game.decision().prompt == Prompt::priority && objects_on(game) > objects &&
         game.state().drawn[stream::dice] == dice)
    REQUIRE_FALSE(game.answer(0));
}

// The consequences that a preview names and that numbers can confirm.
bool is_number(What what) {
  return what == What::roll || what == What::hp || what == What::coins || what == What::loot || what == What::items ||
         what == What::souls || what == What::attack || what == What::evasion;
}

// Of these, those that have not happened.
int wrong(const Preview& preview, const Position& before, const Game& game, const Game& after, Seat viewer) {
  std::vector<Consequence> happened;
  add_differences(before, Position(after.table()), game.table(), viewer, happened);
  return static_cast<int>(std::count_if(preview.changes.begin(), preview.changes.end(), [&](const Consequence& c) {
    return is_number(c.what) && std::find(happened.begin(), happened.end(), c) == happened.end();
  }));
}

struct Tried {
  int named = 0, wrong = 0;
  std::string first_wrong;
};

void try_option(const Game& game, const Previews& previews, int n, Tried& tried) {
  const Option& o = game.decision().options[static_cast<std::size_t>(n)];
  const Seat who = game.decision().who;
  const Preview preview = previews.option(n);
  Position before(game.table());
  if (o.kind == OptionKind::play_loot)
    --before.players[static_cast<std::size_t>(index_of(who))].loot;
  const int objects = game.decision().prompt == Prompt::purchase ? -1 : objects_on(game);
  Game after = game.fork();
  REQUIRE_FALSE(after.answer(n));
  pass_down_to(after, objects);
  const int mistakes = wrong(preview, before, game, after, who);
  tried.named += static_cast<int>(preview.changes.size());
  tried.wrong += mistakes;
  if (mistakes > 0 && tried.first_wrong.empty())
    tried.first_wrong = label_of(game.table(), n) + ": " + preview.text;
}

}  // namespace

TEST_CASE("previews: what is named happens if everybody passes, whatever the hidden cards and dice are") {
  Tried tried;
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    visit(seed, 11, [&](const Game& game) {
      const Previews previews(game, game.decision().who);
      for (int n = 0; n < static_cast<int>(game.decision().options.size()); ++n)
        try_option(game, previews, n, tried);
    });
  INFO(tried.first_wrong);
  CHECK(tried.wrong == 0);
  CHECK(tried.named > 500);
}

TEST_CASE("previews: they do not depend on hidden cards or coming dice") {
  int compared = 0, different = 0;
  std::vector<std::string> texts;
  for (std::uint64_t seed = 21; seed <= 26; ++seed)
    visit(seed, 17, [&](const Game& game) {
      const Seat who = game.decision().who;
      Dice dice(seed);
      const auto state = std::make_unique<GameState>();
      HiddenCards(game.table(), who).sample(dice, *state);
      const Game other = Game::resume(cards().content(), cards().scripts(), *state);
      if (other.decision().options != game.decision().options)
        return;
      const Previews here(game, who), there(other, who);
      for (int n = 0; n < static_cast<int>(game.decision().options.size()); ++n)
        different += here.option(n).text == there.option(n).text ? 0 : 1;
      different += what_decides(game, here, who) == what_decides(other, there, who) ? 0 : 1;
      ++compared;
    });
  CHECK(compared > 200);
  CHECK(different == 0);
}

TEST_CASE("previews: an attack roll says what it needs, and is right") {
  int hits = 0, misses = 0;
  for (std::uint64_t seed = 31; seed <= 34; ++seed)
    visit(seed, 1, [&](const Game& game) {
      if (game.decision().prompt != Prompt::priority)
        return;
      const Seat who = game.decision().who;
      const std::string line = what_decides(game, Previews(game, who), who);
      if (!line.starts_with("Attack roll "))
        return;
      const bool hit = has(line, "+: hit");
      Game after = game.fork();
      after.keep_log(true);
      const std::size_t before = after.table().log.size();
      pass_down_to(after, objects_on(game) - 1);
      const auto& log = after.table().log;
      const auto result =
          std::find_if(log.begin() + static_cast<std::ptrdiff_t>(before), log.end(),
                       [](const Event& e) { return e.type == EventType::hit || e.type == EventType::missed; });
      if (result == log.end())
        return;
      CHECK_MESSAGE((result->type == EventType::hit) == hit, line);
      (hit ? hits : misses) += 1;
    });
  CHECK(hits > 10);
  CHECK(misses > 10);
}

TEST_CASE("previews: a purchase that nothing can be paid for is in vain") {
  int in_vain = 0, possible = 0;
  visit(41, 1, [&](const Game& game) {
    const Decision& d = game.decision();
    for (std::size_t n = 0; d.prompt == Prompt::action && n < d.options.size(); ++n) {
      if (d.options[n].kind != OptionKind::declare_purchase)
        continue;
      const int coins = game.table().player(d.who).coins;
      const bool vain = Previews(game, d.who).option(static_cast<int>(n)).in_vain;
      CHECK_FALSE((vain && coins >= 10));
      (vain ? in_vain : possible) += 1;
    }
  });
  CHECK(in_vain > 0);
  CHECK(possible > 0);
}

TEST_CASE("previews: what all options share is taken out of each, and stands once") {
  const auto coins = [](int now) {
    return Consequence{.what = What::coins, .of = Value::player(seat(0)), .was = 1, .now = now, .name = "P1"};
  };
  const Consequence dies{.what = What::died, .of = Value::player(seat(1)), .name = "P2"};
  std::vector<Preview> all = {{.changes = {coins(3), dies}, .rolls = true, .text = "both"},
                              {.changes = {dies, coins(4)}, .rolls = true, .text = "both"}};
  const Preview shared = take_shared(all, seat(0));
  CHECK(shared.text == "P2 dies");
  CHECK(shared.rolls);
  CHECK(all[0].text == "+2¢");
  CHECK(all[1].text == "+3¢");
  CHECK_FALSE(all[0].rolls);
  std::vector<Preview> with_none = {{.changes = {dies}, .text = "P2 dies"}, {}};
  CHECK(take_shared(with_none, seat(0)).text.empty());
  CHECK(with_none[0].text == "P2 dies");
  std::vector<Preview> one = {{.changes = {dies}, .text = "P2 dies"}};
  CHECK(take_shared(one, seat(0)).text.empty());
}

}  // namespace soulstack::testing::preview_test

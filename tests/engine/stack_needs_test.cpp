// What an ability needs on the stack so that it has targets.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "engine/table/queries.h"
#include "tests/support/playing.h"

namespace soulstack::testing::stack_needs_test {
namespace {

StackNouns needs_of(std::string_view card) {
  const Content& content = base_game().content();
  const CardDefId id = content.find_card(card);
  REQUIRE(id.known());
  for (const AbilityId ability : content[id].abilities)
    if (const AbilityKind kind = content[ability].kind; kind == AbilityKind::tap || kind == AbilityKind::play)
      return content[ability].needs;
  return 0;
}

}  // namespace

TEST_CASE("stack needs: targets on the stack, of the ability or of all its modes") {
  CHECK(needs_of("base:the_d6") == stack_noun(Noun::roll));
  CHECK(needs_of("base:book_of_belial") == stack_noun(Noun::roll));  // both modes
  CHECK(needs_of("base:bomb") == anyway);                            // a monster or a player
  CHECK(needs_of("base:a_penny") == anyway);                         // no target
  CHECK(needs_of("base:dagaz") == anyway);                           // modes with targets in play
}

TEST_CASE("stack needs: what is there, except for what is being announced or is resolving") {
  const Game game = new_game(base_game(), 2, 5);
  Table t(game.table());
  t.s.stack.truncate(0);
  CHECK(nouns_on_stack(t) == anyway);
  const auto put = [&](ItemKind kind) {
    StackItem item;
    item.kind = kind;
    item.serial = t.take_serial();
    REQUIRE(t.s.stack.push(item));
  };
  put(ItemKind::roll);
  CHECK(nouns_on_stack(t) == (anyway | stack_noun(Noun::roll)));
  put(ItemKind::ability);
  CHECK(nouns_on_stack(t) == (anyway | stack_noun(Noun::roll) | stack_noun(Noun::ability) | stack_noun(Noun::trigger)));
  t.s.stack.back().flags.set(ItemFlag::announcing);
  t.s.stack[0].flags.set(ItemFlag::resolving);
  CHECK(nouns_on_stack(t) == anyway);
  put(ItemKind::damage);
  put(ItemKind::death);
  put(ItemKind::loot);
  CHECK(nouns_on_stack(t) == (anyway | stack_noun(Noun::damage) | stack_noun(Noun::death) | stack_noun(Noun::loot)));
}

}  // namespace soulstack::testing::stack_needs_test

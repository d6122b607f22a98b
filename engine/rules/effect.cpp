// A running function of a card: the procedure around the scripting layer.
#include "engine/table/ability_observer.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "engine/verbs/requested_dice.h"

namespace soulstack {

namespace {

// A step scripted by a ruleset passes on the result of the step before it.
Value result(Table& t, int depth, Ran ran) {
  const AbilityId ability = t.s.frames[depth].as<Effect>().ability;
  if (t.content[ability].kind == AbilityKind::step)
    return t.frame_at(depth - 1).result;
  return Value::boolean(ran == Ran::finished);
}

Flow run(Table& t, Frame& f) {
  Effect& e = f.as<Effect>();
  if (!e.begun) {
    if (quarantined(t, e.ability))
      return finish(result(t, t.depth(), Ran::failed));
    e.begun = 1;
    e.replies_from = static_cast<std::uint16_t>(t.s.replies.count);
    const StackItem* const item = t.find_item(e.item);
    if (item && follows_dice(*item) && !give_results(t, *item)) {
      t.s.replies.truncate(e.replies_from);
      return finish(result(t, t.depth(), Ran::failed));
    }
  }
  const int depth = t.depth();
  const Ran ran = t.scripts.run(t, depth);
  if (ran == Ran::waits)
    return stay();
  if (ran == Ran::finished)
    happened(t, t.s.frames[depth].as<Effect>().ability);
  // A failed effect was undone to where it last waited; only its frame must still be removed.
  t.s.replies.truncate(t.s.frames[depth].as<Effect>().replies_from);
  return finish(result(t, depth, ran));
}

constexpr Step steps[] = {{"run", "6.1.1", step<run>}};

}  // namespace

extern const Catalogue effect_catalogue;
const Catalogue effect_catalogue{"effect", "6.7", steps};

}  // namespace soulstack

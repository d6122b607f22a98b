// Rulebook section 18: bartering. ¢ are given only if both players agree; favours in return are not enforced (ruling
// Q35).
#include "engine/rules/barter.h"

#include "engine/model/object_counts.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"

namespace soulstack {

namespace {

struct Barter {
  Value from, to;
  std::int16_t amount = 0;
  std::uint16_t unused = 0;
};

Flow say_how_much(Table& t, Barter& b) {
  Candidates amounts;
  for (int n = 1; n <= t.player(b.from.as_seat()).coins; ++n)
    amounts.add(Value::number(n));
  return next(choose(t, {.prompt = Prompt::offer, .who = b.from.as_seat(), .about = b.to}, amounts));
}
Flow ask_other(Table& t, Frame& f) {
  Barter& b = f.as<Barter>();
  if (!f.result.is(ValueKind::number))
    return finish();
  b.amount = static_cast<std::int16_t>(f.result.as_number());
  return next(confirm(t, b.to.as_seat(), f.result, Prompt::accept));
}
Flow hand_over_coins(Table& t, Frame& f) {
  const Barter& b = f.as<Barter>();
  if (!f.result.as_boolean())
    return finish();
  return next(give_coins(t, b.from.as_seat(), b.to.as_seat(), b.amount, {nothing, b.from.as_seat()}));
}
constexpr Step steps[] = {
    {"say_how_much", "18.2", step<say_how_much>},
    {"ask_other", "18.1", step<ask_other>},
    {"hand_over", "18.4", step<hand_over_coins>},
};

int offers_made(const Table& t, Seat who) { return counts::get(t.s, counts::player_object(who), offers_key); }

}  // namespace

extern const Catalogue barter_catalogue;
const Catalogue barter_catalogue{"barter", "18", steps};

// Limited per turn like the activation of an ability (ruling Q81).
void list_offers(Table& t, Seat who, std::vector<Option>& into) {
  if (t.player(who).coins == 0 || offers_made(t, who) >= t.rules()[Number::repeats_per_turn])
    return;
  for (Seat p : t.seats())
    if (p != who)
      into.push_back({OptionKind::offer, Value::player(p), nothing});
}

Did barter(Table& t, Seat from, Seat to) {
  t.set_count(counts::player_object(from), offers_key, offers_made(t, from) + 1);
  Barter b;
  b.from = Value::player(from);
  b.to = Value::player(to);
  return t.push(Procedure::barter, b);
}

}  // namespace soulstack

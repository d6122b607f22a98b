// Continues a game with changed cards.
#include "tools/records/reload.h"

#include <algorithm>

#include "engine/table/procedures.h"
#include "engine/table/table.h"
#include "tools/records/card_numbers.h"
#include "tools/records/verify.h"

namespace soulstack::tools {

namespace {

template <class Row, class Key>
bool same_rows(const std::vector<Row>& a, const std::vector<Row>& b, Key same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

bool same_cards(const Content& a, const Content& b) {
  return same_rows(a.cards, b.cards,
                   [](const CardDef& c, const CardDef& d) { return c.id == d.id && c.deck == d.deck; });
}

// Objects on the stack and lasting effects keep the IDs of abilities, and their targets.
bool same_abilities(const Content& a, const Content& b) {
  return same_rows(a.abilities, b.abilities, [](const AbilityDef& c, const AbilityDef& d) {
    return c.kind == d.kind && c.path == d.path && c.targets.size() == d.targets.size() &&
           c.choices.size() == d.choices.size();
  });
}

bool same_zones(const Content& a, const Content& b) {
  const auto same_deck = [](const DeckDef& c, const DeckDef& d) {
    return c.name == d.name && c.plays_as == d.plays_as;
  };
  return same_rows(a.decks, b.decks, same_deck) &&
         same_rows(a.slot_types, b.slot_types, [](const SlotTypeDef& c, const SlotTypeDef& d) {
           return c.name == d.name && c.count == d.count && c.price == d.price;
         });
}

bool same_steps(const Content& a, const Content& b) {
  const auto same_row = [](const StepRow& c, const StepRow& d) {
    return c.step == d.step && c.priority == d.priority && c.on_stack == d.on_stack && c.script == d.script;
  };
  return same_rows(a.rules.procedures, b.rules.procedures, [&](const ProcedureDef& c, const ProcedureDef& d) {
    return c.name == d.name && same_rows(c.rows, d.rows, same_row);
  });
}

// Names of cards, and other texts if any is noted.
bool same_texts(const Game& game, const Content& other) {
  const std::vector<std::string>& texts = game.table().content.texts;
  const auto is_text = [](const Kept& kept) { return kept.value.is(ValueKind::text); };
  if (std::any_of(game.state().kept.begin(), game.state().kept.end(), is_text))
    return texts == other.texts;
  return same_rows(game.table().content.cards, other.cards,
                   [](const CardDef& c, const CardDef& d) { return c.name == d.name; });
}

bool runs_a_script(const Game& game) {
  const auto& frames = game.state().frames;
  return std::any_of(frames.begin(), frames.end(),
                     [](const Frame& f) { return static_cast<Procedure>(f.procedure.value) == Procedure::effect; });
}

}  // namespace

std::string why_not_carried(const Game& game, const Content& other) {
  const Content& now = game.table().content;
  if (!same_cards(now, other))
    return "cards were added, removed or moved to another deck";
  if (!same_abilities(now, other) || !same_texts(game, other))
    return "abilities, targets or names were added or removed";
  if (!same_zones(now, other) || !same_steps(now, other) || now.counters != other.counters)
    return "the rules have other decks, slots, steps or counters";
  return runs_a_script(game) ? "an effect is still running" : "";
}

std::unique_ptr<History> begun_again(const History& history, const scripting::Loaded& cards) {
  Beginning beginning = history.beginning();
  beginning.sets = stamps_of(cards);
  auto again = std::make_unique<History>(cards, std::move(beginning), Seated::bots);
  again->seat_as_in(history);
  return again;
}

Replayed replay_in(History& again, const History& history, const scripting::Loaded& cards,
                   const std::function<void(Game&)>& after_each) {
  Record record;
  record.beginning = history.beginning();
  record.setup = history.setup();
  record.steps.assign(history.done().begin(), history.done().end());
  return replay(again, with_numbers_of_now(record, cards), Matched::among_other_cards, after_each);
}

Reloaded replay_with(const History& history, const scripting::Loaded& cards) {
  Reloaded reloaded;
  reloaded.history = begun_again(history, cards);
  reloaded.parting = replay_in(*reloaded.history, history, cards).parting;
  if (reloaded.parting && reloaded.history->at() > reloaded.parting->decision)
    reloaded.history->go_to(reloaded.parting->decision);
  return reloaded;
}

std::string move_journal(History& from, History& to) {
  std::unique_ptr<Journal> journal = from.release_journal();
  if (!journal)
    return {};
  std::string why = "what came before was played with other cards";
  if (!to.has_lost_past())
    journal = Journal::replace(std::move(journal), to.beginning(), to.setup(), to.done(), why);
  else
    journal.reset();
  if (!journal)
    return why;
  to.keep_in(std::move(journal));
  return {};
}

}  // namespace soulstack::tools

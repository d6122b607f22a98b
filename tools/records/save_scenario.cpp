// Writes what happened in a game as a scenario.
#include "tools/records/save_scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <utility>

#include "engine/explain/view.h"
#include "engine/model/names.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_play.h"
#include "tools/records/game_to_scenario.h"
#include "tools/records/scenario_sets.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t moments_tried = 20;
constexpr std::uint64_t seeds = 30'000;  // that a scenario can name

// ---- Where it starts

struct Moment {
  std::size_t at = 0;  // number of steps before it
  Game game;
};

bool can_start(const Game& game) {
  return !game.over() && game.decision().prompt == Prompt::action && game.state().stack.count == 0;
}

// The first step after the last edit.
std::size_t after_edits(std::span<const Step> done) {
  std::size_t at = done.size();
  while (at > 0 && !done[at - 1].edits())
    --at;
  return at;
}

// The decisions from which it can start, the preferred ones first: from the beginning of this turn on, then the last one
// before it; or the last one
// that is at least so many answers ago, then earlier ones.
std::deque<Moment> moments_of(const History& history, std::optional<std::size_t> answers) {
  const std::span<const Step> done = history.done();
  const std::size_t first = after_edits(done);
  const int turn = history.game().state().turn.number;
  const std::size_t wanted = answers ? history.before_typed(*answers).value_or(0) : 0;
  std::deque<Moment> moments;
  Game game = history.game_at(first);
  for (std::size_t at = first;; ++at) {
    const bool is_before = game.state().turn.number != turn;
    if (can_start(game) && answers && (at <= wanted || moments.empty()))
      moments.push_front({at, game.fork()});
    if (can_start(game) && !answers) {
      if (is_before)
        moments.clear();
      moments.push_back({at, game.fork()});
    }
    if (at == done.size() || game.answer(done[at].option))
      break;
  }
  const bool begins_before = !answers && moments.size() > 1 && moments.front().game.state().turn.number != turn;
  if (begins_before)
    std::rotate(moments.begin(), moments.begin() + 1, moments.end());
  while (moments.size() > moments_tried)
    moments.pop_back();
  return moments;
}

// ---- The checks

class Checks {
 public:
  explicit Checks(const Game& game) : game_(game), t_(game.table()) {}

  std::vector<std::string> all() {
    if (game_.over())
      add("t.over");
    else
      question();
    for (Seat p : t_.seats())
      player(p);
    slots(t_.content.monster_slots, "");
    slots(t_.content.shop_slots, ", \"shop\"");
    slots(t_.content.room_slots, ", \"room\"");
    for (std::uint8_t k = 0; k < t_.content.slot_types.size(); ++k)
      if (t_.content.type_of(t_.content.slot_types[k].deck) != t_.content.slot_types[k].deck)  // of a set
        slots(SlotTypeId{k}, fmt::format(", \"{}\"", t_.content.slot_types[k].name));
    for (std::uint8_t d = 0; d < t_.content.decks.size(); ++d)
      deck(DeckId{d});
    return std::move(checks_);
  }

 private:
  void add(std::string check) { checks_.push_back(std::move(check)); }
  std::string id(CardIndex card) const { return std::string(without_set(t_.def(card).id)); }

  void question() {
    add(fmt::format("t.active == \"{}\"", player_name(t_.active())));
    add(fmt::format("t.asked == \"{}\"", player_name(t_.decision.who)));
    add(fmt::format("t.question == \"{}\"", prompt_rows[static_cast<std::size_t>(t_.decision.prompt)].name));
    add(fmt::format("#t.options == {}", t_.decision.options.size()));
  }

  // Each card is named once, with the number of all.
  void cards(const std::string& list, const std::string& has, const std::vector<CardIndex>& cards) {
    add(fmt::format("#{} == {}", list, cards.size()));
    std::vector<std::string> named;
    for (CardIndex i : cards)
      if (std::find(named.begin(), named.end(), id(i)) == named.end()) {
        named.push_back(id(i));
        add(fmt::format("{} \"{}\"", has, named.back()));
      }
  }

  void player(Seat p) {
    const std::string who = "t." + player_name(p);
    const Value value = Value::player(p);
    add(fmt::format("{}.hp == {}", who, hp(t_, value)));
    add(fmt::format("{}.max_hp == {}", who, max_hp(t_, value)));
    add(fmt::format("{}.coins == {}", who, t_.player(p).coins));
    add(fmt::format("{}.souls == {}", who, souls_of(t_, p)));
    if (t_.dead(p))
      add(fmt::format("not {}.alive", who));
    std::vector<CardIndex> hand, items;
    for (CardIndex i : t_.cards_of(zones::hand(t_, p)))
      hand.push_back(i);
    for (CardIndex i : t_.cards_of(zones::play(t_, p)))
      if (is_item(t_, i))
        items.push_back(i);
    cards(who + ".hand", who + ":holds", hand);
    cards(who + ".items", who + ":has", items);
  }

  void slots(SlotTypeId type, const std::string& kind) {
    int n = 0;
    for (std::uint8_t z = 0; type.known() && z < t_.s.zones.count; ++z) {
      if (!zones::is_slot(t_, ZoneId{z}, type))
        continue;
      const CardIndex top = t_.zone(ZoneId{z}).top;
      add(fmt::format("t:slot({}{}) == {}", ++n, kind, top == no_card ? "nil" : '"' + id(top) + '"'));
      if (top != no_card && has_hp(t_, t_.ref(top)) && only_one(top))
        add(fmt::format("t:hp \"{}\" == {}", id(top), hp(t_, t_.ref(top))));
    }
  }
  bool only_one(CardIndex card) const {
    int n = 0;
    for (int i = 0; i < t_.s.cards.size(); ++i)
      n += t_.in_play(static_cast<CardIndex>(i)) && id(static_cast<CardIndex>(i)) == id(card);
    return n == 1;
  }

  void deck(DeckId deck) {
    if (!t_.content.decks[deck.value].drawn_from)
      return;
    const std::string& name = t_.content.decks[deck.value].name;
    const Zone& pile = t_.zone(zones::discard(deck));
    if (t_.zone(zones::deck(deck)).count + pile.count == 0)
      return;
    add(fmt::format("t:deck_size \"{}\" == {}", name, t_.zone(zones::deck(deck)).count));
    add(fmt::format("t:discard_size \"{}\" == {}", name, pile.count));
    if (pile.count > 0)
      add(fmt::format("t:discard \"{}\" == \"{}\"", name, id(pile.top)));
  }

  const Game& game_;
  const Table& t_;
  std::vector<std::string> checks_;
};

// ---- The scenario

std::size_t dice_rolled(const Game& from, const Game& to) {
  const Table &a = from.table(), &b = to.table();
  const std::size_t random = b.s.drawn[stream::dice] - a.s.drawn[stream::dice];
  return random + (b.fixed_dice_used - std::min(a.fixed_dice_used, b.fixed_dice_used));
}

std::optional<ScenarioPlan> plan_from(const History& history, const scripting::Loaded& loaded, const Moment& moment) {
  ScenarioPlan plan;
  plan.rules = loaded.content().rules.name;
  plan.situation = situation_of(moment.game);
  plan.situation.seed %= seeds;
  std::vector<std::uint16_t> answers;
  for (const Step& step : history.done().subspan(moment.at))
    answers.push_back(static_cast<std::uint16_t>(step.option));
  Game laid(lay_table(loaded.content(), loaded.scripts(), plan.situation));
  std::optional<std::vector<Act>> acts = acts_of(moment.game.fork(), std::move(laid), answers);
  if (!acts)
    return {};
  plan.acts = std::move(*acts);
  const Game& now = history.game();
  plan.situation.dice.resize(std::min(plan.situation.dice.size(), dice_rolled(moment.game, now)));
  plan.ends_anywhere = !now.over() && !can_start(now);
  plan.checks = Checks(now).all();
  const Step* const last = history.done().empty() ? nullptr : &history.done().back();
  plan.name =
      fmt::format("turn {}: {}", now.state().turn.number,
                  last && moment.at < history.at() ? "up to `" + key_without_number(last->key) + "`" : "the table");
  plan.comments = {fmt::format("Saved from a game with the seed {}.", history.beginning().seed)};
  return plan;
}

std::vector<std::string> folders_of(const scripting::Loaded& loaded) {
  std::vector<std::string> folders;
  for (const scripting::LoadedSet& set : loaded.sets())
    folders.push_back(set.folder);
  return folders;
}

std::string first_lines(const std::string& text) {
  std::string lines = text.substr(0, 400);
  std::replace(lines.begin(), lines.end(), '\n', ' ');
  return lines;
}

}  // namespace

SavedScenario scenario_of(const History& history, const scripting::Loaded& loaded, const fs::path& file,
                          const std::vector<std::string>& defaults, std::optional<std::size_t> answers) {
  SavedScenario saved;
  const std::deque<Moment> moments = moments_of(history, answers);
  if (moments.empty())
    saved.why = "a scenario starts while the active player may act on an empty stack, and there was no such moment " +
                std::string(history.edits() > 0 ? "since the last edit of the table" : "in this time");
  for (const ScenarioSets& sets : sets_to_try(folders_of(loaded), defaults)) {
    scripting::LibraryCache libraries(sets.defaults);
    for (const Moment& moment : moments) {
      std::optional<ScenarioPlan> plan = plan_from(history, loaded, moment);
      if (!plan) {
        saved.why = saved.why.empty() ? "the answers cannot be repeated from a table built by hand" : saved.why;
        continue;
      }
      plan->set = set_as_written(sets, file.string());
      saved.text = scenario_text(*plan, loaded.content());
      const auto results = scripting::run_scenario_text(file.string(), saved.text, libraries);
      if (results.size() == 1 && results.front().passed) {
        saved.why.clear();
        saved.from = moment.at;
        saved.checks = plan->checks.size();
        if (sets.defaults != defaults)
          saved.sets = sets.defaults;
        return saved;
      }
      saved.why = "it does not pass as a test: " + first_lines(results.front().message);
    }
  }
  return saved;
}

}  // namespace soulstack::tools

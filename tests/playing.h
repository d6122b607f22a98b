// Games for tests: the base game, seats that answer by a seed, and what has to be true of every table.
#pragma once

#include <doctest/doctest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/describe.h"
#include "engine/filters.h"
#include "engine/game.h"
#include "engine/stats.h"
#include "engine/zones.h"
#include "scripting/host.h"
#include "scripting/library.h"
#include "scripting/loaded.h"
#include "tools/random.h"

namespace soulstack::testing {

using scripting::Loaded;

// Sets by their folders; that they load is tested elsewhere.
inline std::unique_ptr<Loaded> load_sets(const std::vector<std::string>& folders,
                                         const std::string& rules = "extended") {
  std::vector<scripting::Finding> findings;
  std::unique_ptr<Loaded> loaded = Loaded::load(folders, rules, findings);
  for (const scripting::Finding& finding : findings)
    MESSAGE(scripting::to_string(finding));
  REQUIRE(loaded);
  return loaded;
}
inline std::unique_ptr<Loaded> load_base() { return load_sets({SOULSTACK_TEST_ROOT "/cards/base"}); }
inline const Loaded& base_game() {
  static const std::unique_ptr<Loaded> loaded = load_base();
  return *loaded;
}

inline Game new_game(const Loaded& loaded, int players, std::uint64_t seed, bool logging = false) {
  return Game(loaded.content(), loaded.scripts(), {.players = players, .seed = seed, .characters = {}}, logging);
}

// Answers every decision, by nothing but its seed and how many options there are.
class Answers {
 public:
  explicit Answers(std::uint64_t seed) : dice_(seed) {}
  int pick(const Game& game) { return dice_.below(static_cast<int>(game.decision().options.size())); }
  void answer(Game& game) { (void)game.answer(pick(game)); }
  void play_on(Game& game, int decisions) {
    for (int i = 0; i < decisions && !game.over(); ++i)
      answer(game);
  }
  void play_to_the_end(Game& game) {
    while (!game.over())
      answer(game);
  }

 private:
  tools::Dice dice_;
};

// The hash at every decision and at the end.
using Hashes = std::vector<std::uint64_t>;
inline Hashes hashes_of(Game game, std::uint64_t answers) {
  Hashes all{game.hash()};
  for (Answers a(answers); !game.over();) {
    a.answer(game);
    all.push_back(game.hash());
  }
  return all;
}

inline bool same_question(const Game& a, const Game& b) {
  const Decision &x = a.decision(), &y = b.decision();
  return a.over() == b.over() && x.open == y.open && x.who == y.who && x.prompt == y.prompt && x.about == y.about &&
         x.options == y.options;
}

// ---- What has to be true whenever somebody is asked. A sentence about the first thing that is not; empty if all is well.

inline std::string wrong_list(const Table& t, std::uint8_t number, std::vector<int>& seen) {
  const Zone& z = t.s.zones[number];
  CardIndex above = no_card;
  int count = 0;
  for (CardIndex i = z.top; i != no_card; above = i, i = t.card(i).below) {
    if (i >= t.s.cards.count || ++count > t.s.cards.size())
      return "a zone's list leads nowhere";
    if (t.card(i).above != above || t.card(i).zone.value != number)
      return name_of(t, t.ref(i)) + " does not know where it is";
    ++seen[i];
  }
  return z.bottom == above && z.count == count ? "" : "a zone counts its cards wrongly";
}

inline std::string wrong_zones(const Table& t) {
  std::vector<int> seen(t.s.cards.count, 0);
  for (int z = 0; z < t.s.zones.size(); ++z)
    if (std::string wrong = wrong_list(t, static_cast<std::uint8_t>(z), seen); !wrong.empty())
      return wrong;
  const auto elsewhere = std::find_if(seen.begin(), seen.end(), [](int times) { return times != 1; });
  return elsewhere == seen.end() ? "" : "a card is in no zone, or in two";
}

// Somebody may act: whatever is looked at before that is in order.
inline bool asks_priority(const Table& t) {
  return t.decision.prompt == Prompt::priority || t.decision.prompt == Prompt::action;
}

inline std::string wrong_player(Table& t, Seat p) {
  if (t.player(p).coins < 0)
    return "a player has less than 0 ¢";
  if (t.player(p).damage < 0 || (asks_priority(t) && t.player(p).damage > max_hp(t, Value::player(p))))
    return "a player's HP are not between 0 and the most";
  return t.player(p).loot_plays < 0 ? "a player has less than 0 loot plays" : "";
}

inline std::string wrong_card(Table& t, CardIndex i) {
  if (!asks_priority(t) || !t.in_play(i) || !is_monster(t, i))
    return "";
  return t.card(i).damage <= max_hp(t, t.ref(i)) ? "" : name_of(t, t.ref(i)) + " has less than 0 HP";
}

inline bool has_monster(const Table& t, ZoneId z) {
  for (CardIndex i = t.zone(z).top; i != no_card; i = t.card(i).below)
    if (t.printed(i).has_stats())
      return true;
  return false;
}

// A slot may be empty while nobody has priority, while somebody dies, and when nothing is left for it.
inline std::string wrong_slots(const Table& t) {
  if (!asks_priority(t) || t.s.turn.deaths_open > 0)
    return "";
  for (const Zone& z : t.s.zones) {
    if (z.kind != ZoneKind::slot || z.count > 0 || z.held)
      continue;
    const DeckId deck = t.content.slot_types[z.of].deck;
    const ZoneId piles[] = {zones::deck(deck), zones::discard(deck)};
    const bool monsters = deck == t.content.monster_deck;
    for (ZoneId pile : piles)
      if (monsters ? has_monster(t, pile) : t.zone(pile).count > 0)
        return "a slot is empty though there is a card for it";
  }
  return "";
}

inline std::string wrong_question(const Decision& d) {
  if (!d.open || d.options.size() < 2)
    return "somebody is asked between fewer than two options";
  std::set<std::uint64_t> all;
  for (const Option& o : d.options)
    all.insert(std::uint64_t{o.object.bits} << 32 ^ std::uint64_t{o.ability.bits} << 4 ^ static_cast<unsigned>(o.kind));
  return all.size() == d.options.size() ? "" : "two options are the same";
}

inline std::string what_is_wrong(Game& game) {
  Table& t = game.table();
  std::string wrong = wrong_zones(t);
  for (int p = 0; wrong.empty() && p < t.players(); ++p)
    wrong = wrong_player(t, seat(p));
  for (CardIndex i = 0; wrong.empty() && i < t.s.cards.count; ++i)
    wrong = wrong_card(t, i);
  if (wrong.empty() && !game.over())
    wrong = wrong_slots(t);
  if (wrong.empty() && !game.over())
    wrong = wrong_question(game.decision());
  return wrong;
}

// What a function answers, in a process of its own: "crashed" ends only that.
inline std::string apart(const std::function<std::string()>& ask, unsigned seconds = 30) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t child = ::fork();
  if (child == 0) {
    for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL})
      std::signal(signal, SIG_DFL);
    ::alarm(seconds);
    const std::string answer = ask();
    const ssize_t written = ::write(ends[1], answer.data(), answer.size());
    ::_exit(written == static_cast<ssize_t>(answer.size()) ? 0 : 1);
  }
  ::close(ends[1]);
  std::string answer;
  char buffer[4096];
  for (ssize_t n = 0; (n = ::read(ends[0], buffer, sizeof buffer)) > 0;)
    answer.append(buffer, static_cast<std::size_t>(n));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? answer : "crashed";
}

}  // namespace soulstack::testing

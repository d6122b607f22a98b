// Random games of the service: each message fits the schema of its method, and the journals of games are verified by
// `soulstack replay`. By default a sample; with SOULSTACK_FULL=1 1,000 games, or as many as SOULSTACK_SERVICE_GAMES says.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/serving.h"
#include "tools/support/random.h"

namespace soulstack::testing::service_random_test {
namespace {

int games_to_play() {
  if (const char* const number = std::getenv("SOULSTACK_SERVICE_GAMES"))
    return std::atoi(number);
  return std::getenv("SOULSTACK_FULL") != nullptr ? 1'000 : 15;
}

struct Setting {
  const char* rules;
  int least_players, most_players;
};
constexpr Setting settings[] = {
    {"extended", 2, 5},   {"classic", 2, 5}, {"two_player", 2, 2},
    {"mini_draft", 2, 4}, {"coop", 2, 4},    {"eden_only", 2, 5},
};

// The parameters of a game with that number. All clients, or some bots.
Json beginning_of(int number) {
  const Setting& setting = settings[static_cast<std::size_t>(number) % std::size(settings)];
  const int players = setting.least_players + number % (setting.most_players - setting.least_players + 1);
  Json params{{"players", players}, {"seed", number}, {"rules", setting.rules}, {"events", "everybody"}};
  if (number % 3 == 0)
    params["seats"] = Json::array({"client", "random"});
  return params;
}

// Everything that viewers may ask at a decision. The answers are checked by `ask`.
void look_around(Serving& s, const Json& position, tools::Dice& dice) {
  const Json game = position["game"];
  const Json asked = position["decision"]["seat"];
  for (const Json& as : {asked, Json("spectator"), Json("all")})
    s.view(game, as);
  const Json events = s.ask("game.events", {{"game", game}, {"as", "spectator"}, {"most", 1'000}})["events"];
  const char* const things[] = {"attack", "buy", "end"};
  s.ask("game.why", {{"game", game}, {"what", things[dice.below(3)]}});
  const Json slots = s.view(game, asked)["slots"];
  if (const Json& slot = slots[dice.below(static_cast<int>(slots.size()))]; slot.contains("card"))
    s.ask("game.why", {{"game", game}, {"what", {{"card", slot["card"]["card"]}}}});
  if (dice.below(10) == 0)
    s.ask("game.hint", {{"game", game}});
  if (!events.empty())
    s.ask("game.because", {{"game", game}, {"event", events[dice.below(static_cast<int>(events.size()))]["number"]}});
}

Json random_answer(Serving& s, const Json& position, tools::Dice& dice) {
  const Json& options = position["decision"]["options"];
  const Json& option = options[dice.below(static_cast<int>(options.size()))];
  const char* const names[] = {"index", "key", "label"};
  return s.answer(position["game"], option[names[dice.below(3)]],
                  {{"decision", position["decision"]["number"]}, {"view", true}});
}

// The number of decisions that clients answered.
int play(Serving& s, Json begin, int number) {
  tools::Dice dice(static_cast<std::uint64_t>(number));
  int decisions = 0;
  begin["view"] = true;
  Json position = s.ask("game.new", begin);
  for (; position["over"] != true; ++decisions) {
    if (dice.below(10) == 0)
      look_around(s, position, dice);
    position = random_answer(s, position, dice);
  }
  CHECK(position["outcome"]["decisions"] == position["at"]);
  s.ask("game.drop", {{"game", position["game"]}});
  return decisions;
}

TEST_CASE("service: each message of random games fits its schema, and their journals replay") {
  Serving s;
  const int games = games_to_play(), journal_every = 5;
  int decisions = 0;
  for (int number = 1; number <= games; ++number) {
    CAPTURE(number);
    Json begin = beginning_of(number);
    const fs::path journal = own_folder.path() / "random_game.journal";
    if (number % journal_every == 0)
      begin["journal"] = journal.string();
    decisions += play(s, begin, number);
    if (number % journal_every == 0) {
      const Ran replayed = run("replay", journal.string());
      CHECK_MESSAGE(replayed.code == 0, replayed.out, replayed.err);
      fs::remove(journal);
    }
  }
  MESSAGE("service: " << games << " games with " << decisions << " decisions of clients");
  CHECK(decisions > games * 50);
}

}  // namespace
}  // namespace soulstack::testing::service_random_test

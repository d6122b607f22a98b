// The console of `soulstack play`: commands that edit the table, and their records.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "tests/support/recorded.h"
#include "tools/records/edit_command.h"

namespace soulstack::testing::console_test {
namespace {

const Seat p1 = seat(0), p2 = seat(1);

// At the first decision of P1 in the action phase.
std::unique_ptr<History> begun() {
  auto history = played(39, 0);
  for (int i = 0; i < 20 && history->game().decision().prompt != Prompt::action; ++i)
    history->answer(0, Answered::when_asked);
  REQUIRE(history->game().decision().prompt == Prompt::action);
  return history;
}

void done(History& history, const std::string& command) {
  const History::Edited edited = history.edit(command);
  REQUIRE_MESSAGE(edited.why == "", command);
  REQUIRE(first_wrong(history.game().table()) == "");
}

std::vector<ZoneId> zones_of_slots(const Table& t, SlotTypeId type) {
  std::vector<ZoneId> slots;
  for (std::uint8_t z = 0; z < t.s.zones.count; ++z)
    if (zones::is_slot(t, ZoneId{z}, type))
      slots.push_back(ZoneId{z});
  return slots;
}

int copies_in(const Table& t, ZoneId zone, const std::string& id) {
  int n = 0;
  for (CardIndex i : t.cards_of(zone))
    n += t.def(i).id == id;
  return n;
}

int everywhere(const Table& t, const std::string& id) {
  int n = 0;
  for (const Card& card : t.s.cards)
    n += t.content[card.printed].id == id;
  return n;
}

// The card on top of a monster slot, from 0.
const CardDef& monster_in_slot(const Table& t, int slot) {
  const auto slots = zones_of_slots(t, t.content.monster_slots);
  return t.def(t.zone(slots[static_cast<std::size_t>(slot)]).top);
}

// ---- What the commands do

TEST_CASE("console: give puts loot into the hand and items into play, with copies of the decks") {
  const auto history = begun();
  const Table* t = &history->game().table();
  const int bombs = copies_in(*t, zones::hand(*t, p2), "base:bomb"), all = everywhere(*t, "base:bomb");
  done(*history, "/give P2 Bomb!");
  done(*history, "/give p1 the_d6");
  t = &history->game().table();
  CHECK(copies_in(*t, zones::hand(*t, p2), "base:bomb") == bombs + 1);
  CHECK(everywhere(*t, "base:bomb") == all);
  CHECK(copies_in(*t, zones::play(*t, p1), "base:the_d6") == 1);
}

TEST_CASE("console: a card without a free copy is added to the game") {
  const auto history = begun();
  const int all = everywhere(history->game().table(), "base:the_d6");
  for (int i = 0; i <= all; ++i)
    done(*history, "/give P1 the_d6");
  CHECK(everywhere(history->game().table(), "base:the_d6") == all + 1);
}

TEST_CASE("console: a given item works, and offers its ability at once") {
  const auto history = begun();
  const std::size_t options = history->game().decision().options.size();
  done(*history, "/give P1 Breakfast");
  CHECK(max_hp(history->game().table(), Value::player(p1)) == 3);
  done(*history, "/give P1 Bomb!");
  CHECK(history->game().decision().options.size() > options);
}

TEST_CASE("console: spawn covers the monster in the named slot") {
  const auto history = begun();
  const std::string first = monster_in_slot(history->game().table(), 0).id;
  done(*history, "/spawn Fly 2");
  CHECK(monster_in_slot(history->game().table(), 0).id == first);
  CHECK(monster_in_slot(history->game().table(), 1).id == "base:fly");
}

TEST_CASE("console: coins and HP are set, also by a change") {
  const auto history = begun();
  done(*history, "/coins P1 10");
  done(*history, "/coins P1 +5");
  CHECK(history->game().table().player(p1).coins == 15);
  done(*history, "/coins P1 -15");
  CHECK(history->game().table().player(p1).coins == 0);
  done(*history, "/hp P2 1");
  CHECK(hp(history->game().table(), Value::player(p2)) == 1);
  done(*history, "/hp " + monster_in_slot(history->game().table(), 0).name + " 1");
  done(*history, "/hp P2 2");
  CHECK(hp(history->game().table(), Value::player(p2)) == 2);
}

TEST_CASE("console: who has enough ¢ for a bonus soul gains it at the next priority") {
  const auto history = begun();
  done(*history, "/coins P1 30");
  history->answer(0, Answered::when_asked);
  CHECK(souls_of(history->game().table(), p1) == 1);
}

TEST_CASE("console: the next dice show the given numbers, then random ones") {
  const auto history = begun();
  done(*history, "/die 6 5");
  Game rolling = history->game().fork();
  Table t(rolling.table());
  CHECK(t.die(6) == 6);
  CHECK(t.die(6) == 5);
  const int after = t.die(6);
  CHECK((after >= 1 && after <= 6));
}

TEST_CASE("console: top puts a card on its deck, and draw takes it from there") {
  const auto history = begun();
  const int before = history->game().table().zone(zones::hand(history->game().table(), p1)).count;
  done(*history, "/top loot tarot_judgement");
  done(*history, "/draw P1");
  const Table& t = history->game().table();
  CHECK(t.zone(zones::hand(t, p1)).count == before + 1);
  CHECK(copies_in(t, zones::hand(t, p1), "base:tarot_judgement") >= 1);
}

TEST_CASE("console: a killed monster dies by the rules") {
  const auto history = begun();
  const CardDef& monster = monster_in_slot(history->game().table(), 0);
  done(*history, "/kill " + monster.name);
  REQUIRE(history->game().state().stack.count == 1);
  for (int i = 0; i < 8 && history->game().state().stack.count > 0; ++i)
    history->answer(0, Answered::when_asked);
  const Table& t = history->game().table();
  CHECK(copies_in(t, zones::discard(t.content.monster_deck), monster.id) +
            copies_in(t, zones::souls(t, p1), monster.id) ==
        1);
}

TEST_CASE("console: eval runs Lua like the effect of a card, and shows a result") {
  const auto history = begun();
  done(*history, "/coins P1 0");
  done(*history, "/eval gain_coins(you, 3)");
  CHECK(history->game().table().player(p1).coins == 3);
  CHECK(history->edit("/eval you.coins + 2").done == "5");
  CHECK(history->edit("/eval you").done == "P1");
  CHECK(history->edits() == 2);  // an expression that changes nothing is not an edit
  done(*history, "/eval if you.coins == 3 then lose_coins(you, 1) end");
  CHECK(history->game().table().player(p1).coins == 2);
}

TEST_CASE("console: eval may ask a player") {
  const auto history = begun();
  done(*history, "/eval deal(1, choose(you, a_player))");
  CHECK(history->game().decision().options.size() == 2);
  history->answer(1, Answered::when_asked);
  CHECK(history->game().state().stack.count == 1);
}

// ---- What is refused

TEST_CASE("console: wrong commands are refused with what is possible, and leave the game as it was") {
  const auto history = begun();
  const std::uint64_t before = history->game().hash();
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"/giv P1 Bomb!", "There is no command `/giv`"},
      {"/give", "needs a player"},
      {"/give P9 Bomb!", "`P9` is not a player; the players are P1 to P2"},
      {"/give P1", "needs the name of a card"},
      {"/give P1 Bommb", "did you mean `Bomb!`?"},
      {"/give P1 gold", "write one of these"},
      {"/give P1 Fly", "is a card of the monster deck"},
      {"/give P1 Judas", "is a card of the character deck"},
      {"/spawn Bomb!", "which has no slots"},
      {"/spawn Fly 9", "there are 2 slots for cards of the monster deck"},
      {"/spawn Fly 0", "Slots are numbered from 1"},
      {"/coins P1", "needs a number"},
      {"/coins P1 many", "`many` is not a whole number"},
      {"/coins P1 -500", "P1 can have 0¢ to"},
      {"/coins P1 99999999999", "is not a whole number"},
      {"/hp P1 9", "P1 can have 1 to 2 HP"},
      {"/hp P1 0", "P1 can have 1 to 2 HP"},
      {"/hp Dragon 1", "Nothing in play with HP is called `Dragon`; there are P1, P2"},
      {"/die", "needs results"},
      {"/die 7", "results from 1 to 6"},
      {"/top coins Bomb!", "There is no deck `coins`; the decks are"},
      {"/top monster Bomb!", "Bomb! is a card of the loot deck"},
      {"/kill", "needs a player or a card"},
      {"/draw P1 1000", "can draw 1 to 100 cards"},
      {"/draw P1 1 2", "`2` is not expected here"},
      {"/eval", "needs a statement or an expression"},
      {"/eval gain_coins(you", "expected"},
      {"/eval gain_coin(you, 3)", "did you mean `gain_coins`?"},
      {"/eval gain_coins(you, 2) error('no')", "no"},
      {"/eval while true do end", ""},
      {"/eval os.exit()", "os"},
      {"/eval lasting { till = end_of_turn, always { of = you, attack = 1 } }", "works only in the files of cards"},
      {"/eval happened { event = loot_played, by = you, within = turn }", "works only in the files of cards"},
  };
  for (const auto& row : wrong) {
    const std::string command = row.first, why = row.second;
    const History::Edited edited = history->edit(command);
    CHECK_MESSAGE(edited.why != "", command);
    CHECK_MESSAGE(has(edited.why, why), command << ": " << edited.why);
    CHECK_MESSAGE(history->game().hash() == before, command);
  }
  CHECK(history->edits() == 0);
}

TEST_CASE("console: the table cannot be edited during a choice, but the dice can") {
  const auto history = begun();
  done(*history, "/eval deal(1, choose(you, a_player))");
  CHECK(has(history->edit("/coins P1 5").why, "only while a player has priority"));
  CHECK(history->edit("/die 3").why == "");
}

TEST_CASE("console: several objects of one name are told apart by a number") {
  const auto history = begun();
  done(*history, "/spawn Fly 1");
  done(*history, "/spawn Fly 2");
  CHECK(has(history->edit("/kill Fly").why, "base:fly#1, base:fly#2"));
  done(*history, "/kill fly#2");
  CHECK(history->steps().back().key == "/kill base:fly#2");
}

// ---- Undo, records

TEST_CASE("console: edits can be undone and redone, with checkpoints between them") {
  const auto history = begun();
  Answers people(5);
  for (int i = 0; i < 200 && !history->game().over(); ++i) {
    if (history->game().decision().prompt == Prompt::action && i % 3 == 0)
      REQUIRE(history->edit(i % 2 == 0 ? "/coins P1 +1" : "/eval gain_coins(you, 1)").why == "");
    else
      history->answer(people.pick(history->game()), Answered::when_asked);
  }
  std::vector<std::uint64_t> states = {history->setup().hash};
  for (const Step& step : history->steps())
    states.push_back(step.hash);
  REQUIRE(history->edits() > 10);
  for (const std::size_t at : {150U, 63U, 64U, 199U, 1U, 0U, 120U}) {
    history->go_to(std::min<std::size_t>(at, states.size() - 1));
    CHECK(history->game().hash() == states[history->at()]);
    CHECK(history->game_at(history->at()).hash() == history->game().hash());
  }
}

TEST_CASE("console: the journal of an edited game replays to the same game") {
  const auto history = begun();
  done(*history, "/give P1 Bomb!");
  done(*history, "/eval gain_coins(you, 3)");
  history->answer(0, Answered::when_asked);
  if (history->edit("/die 6").why.empty())
    history->answer(0, Answered::when_asked);
  const tools::Record record =
      tools::parse_record(bytes_of(*history, tools::FileKind::save), "game", tools::CutOff::refused);
  CHECK(record.edits() == 3);
  History again(base_game(), record.beginning, Seated::nobody);
  CHECK_FALSE(again.retrace(record));
  CHECK(again.game().hash() == history->game().hash());
}

TEST_CASE("console: an edit that is not possible in a replay is reported as a difference") {
  const auto history = begun();
  done(*history, "/coins P1 10");
  tools::Record record = tools::parse_record(bytes_of(*history, tools::FileKind::save), "game", tools::CutOff::refused);
  record.steps.back().key = "/coins P7 10";
  History again(base_game(), record.beginning, Seated::nobody);
  const auto parting = again.retrace(record);
  REQUIRE(parting);
  CHECK(has(sentence_of(*parting), "the answer was `/coins P7 10`, but `P7` is not a player"));
  record.steps.back().key = "/coins P1 11";
  History other(base_game(), record.beginning, Seated::nobody);
  CHECK(other.retrace(record));
}

// ---- In the terminal

TEST_CASE("console: the prompt, the journal and its replay say that the game was edited") {
  const fs::path journal = own_folder.path() / "edited.journal";
  fs::remove(journal);
  const Ran ran = soulstack_with("?\n/help\n/coins P1 10\nundo\n/redo\n/giv P1 Bomb\npass\nquit\n",
                                 {"play", "--players", "2", "--seed", "31", "--journal", journal.string()});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "/help"));
  CHECK(has(ran.out, "/give P1 CARD"));
  CHECK(has(ran.out, "P1 has 10¢"));
  CHECK(has(ran.out, "Went back one answer"));
  CHECK(has(ran.out, "did you mean `/give`?"));
  CHECK(has(ran.err, "1 answer of yours and 1 edit"));
  const Ran replayed = run("replay", journal.c_str());
  CHECK(replayed.code == 0);
  CHECK(has(replayed.out, ", 1 edit"));
  CHECK(has(replayed.out, "Identical"));
  const Ran resumed = soulstack_with("quit\n", {"play", "--resume", journal.string()});
  CHECK(has(resumed.out, "resumed after 1 answer of yours and 1 edit of the table"));
}

TEST_CASE("console: after an edit, the same question is asked again") {
  const Ran ran = soulstack_with("attack\n1\n/coins P1 20\n/coins P1 21\nquit\n",
                                 {"play", "--players", "2", "--seed", "39", "--no-journal", "--stops", "changes"});
  int asked = 0;
  for (std::size_t at = 0; (at = ran.out.find("Attack roll ", at)) != std::string::npos; ++at)
    ++asked;
  CHECK(asked == 3);
}

TEST_CASE("console: a wrong command in a script is refused with its line") {
  const TemporaryFile script("edits.answers", "/coins P1 3\n/coins P9 3\n");
  const Ran ran = run("play", "--seed", "39", "--no-journal", "--script", script.path().c_str());
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "edits.answers:2: `P9` is not a player"));
}

TEST_CASE("console: rpc loads an edited game, with its edits") {
  const auto history = begun();
  done(*history, "/coins P1 10");
  const fs::path save = own_folder.path() / "edited.save";
  fs::remove(save);
  REQUIRE(history->write(save, tools::FileKind::save) == "");
  const std::vector<Json> answers =
      rpc({request("game.load", {{"file", save.string()}, {"view", true}}),
           request("game.rewind", {{"game", 1}, {"at", history->at() - 1}, {"view", true}})});
  CHECK(answers[0]["result"]["at"] == history->at());
  CHECK(answers[0]["result"]["view"]["players"][0]["coins"] == 10);
  CHECK(answers[1]["result"]["view"]["players"][0]["coins"] != 10);
}

}  // namespace
}  // namespace soulstack::testing::console_test

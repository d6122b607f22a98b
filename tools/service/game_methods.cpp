// Methods about games: to begin, answer, look, go back, branch and keep them.
#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "engine/explain/describe.h"
#include "engine/explain/explain_event.h"
#include "engine/explain/explain_refusal.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "scripting/findings/suggest.h"
#include "tools/display/game_objects.h"
#include "tools/display/json_view.h"
#include "tools/display/why_text.h"
#include "tools/players/bots.h"
#include "tools/players/client_bots.h"
#include "tools/players/trial_budget.h"
#include "tools/service/beginnings.h"
#include "tools/service/hint_method.h"
#include "tools/service/methods.h"
#include "tools/service/positions.h"
#include "tools/service/reload_method.h"
#include "tools/service/response_methods.h"
#include "tools/support/option_match.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// ---- Beginning

// Adds the game and lets bots play to the first decision of a client.
Json first_position(const Request& r, BegunGame begun) {
  HostedGame& hosted = *begun.game;
  const int number = r.service.add(std::move(begun.game));
  for (Seat s : hosted.game().table().seats())
    hosted.set_stops(s, StopSettings::of(*stops_mode_named(r.value("stops", std::string("all")))));
  try {
    hosted.run(Until::decision, first_client(hosted) == Seat::game ? 0 : most_decisions_of_a_run);
  } catch (const BotsTooSlow& slow) {
    throw Refused{"bots_too_slow", slow.why + "; the game waits where it is",
                  "`game.run` with this `game`, which gives them the same time again", "", Json{{"game", number}}};
  }
  Json j = position(r, hosted, number);
  const std::uint64_t seed = hosted.history().beginning().seed;
  if (r.client.role == Role::owner && seed <= static_cast<std::uint64_t>(highest_exact))
    j["seed"] = seed;
  add_warning(j, begun.warning);
  add_set_aside(r, hosted, j);
  return j;
}

Json new_game(const Request& r) {
  r.service.demand_room_for_game();
  BegunGame begun = begin_game(r);
  demand_viewer(r, *begun.game);
  keep_journal(r, *begun.game);
  return first_position(r, std::move(begun));
}

Json load_game(const Request& r) {
  r.service.demand_room_for_game();
  BegunGame begun = continue_game(r);
  demand_viewer(r, *begun.game);
  return first_position(r, std::move(begun));
}

// ---- Answering

int option_of(const HostedGame& hosted, const Json& wanted) {
  const Table& t = hosted.game().table();
  const std::size_t count = t.decision.options.size();
  if (wanted.is_number_integer() && wanted.get<std::size_t>() < count)
    return wanted.get<int>();
  const std::vector<std::string> labels = labels_of(t);
  if (wanted.is_string()) {
    const std::vector<std::string> keys = keys_of(t);
    for (std::size_t i = 0; i < count; ++i)
      if (wanted == keys[i] || wanted == labels[i])
        return static_cast<int>(i);
  }
  throw Refused{"not_an_option", fmt::format("`{}` is not an option", scripting::printable(wanted.dump(), 100)),
                fmt::format("an index from 0 to {}, or the key or label of an option: {}", count - 1, listed(labels)),
                "option"};
}

Json answer(const Request& r) {
  HostedGame& hosted = r.game();
  demand_client_is_asked(hosted);
  if (const Json* const number = r.find("decision");
      number != nullptr && number->get<std::size_t>() != hosted.changes())
    throw Refused{"stale_decision", fmt::format("Decision {} is not open", number->get<std::size_t>()),
                  fmt::format("the answer to decision {}", hosted.changes()), "decision"};
  const int option = option_of(hosted, r["option"]);
  demand_viewer(r, hosted);
  hosted.answer(option);
  return position(r, hosted);
}

Json run(const Request& r) {
  HostedGame& hosted = r.game();
  demand_viewer(r, hosted);
  const Until until = r.value("until", std::string("decision")) == "turn" ? Until::turn : Until::decision;
  hosted.run(until, r.value("decisions", most_decisions_of_a_run));
  return position(r, hosted);
}

// ---- Looking

Json view(const Request& r) {
  const HostedGame& hosted = r.game();
  const Seat viewer = viewer_of(r, hosted);
  if (const Json* const known = r.find("unless"); known != nullptr && known->get<std::size_t>() == hosted.changes())
    return {{"same", true}};
  return {{"same", false}, {"view", view_object(hosted, viewer)}};
}

void demand_events_of(const HostedGame& hosted, Seat viewer) {
  if (viewer == everything || !hosted.tells(viewer))
    throw Refused{"not_kept", "The events of this viewer are not kept", "`game.new` with `events`: `everybody`", "as"};
}

Json events(const Request& r) {
  const HostedGame& hosted = r.game();
  const Seat viewer = viewer_of(r, hosted);
  demand_events_of(hosted, viewer);
  constexpr std::size_t usual = 200;
  return {{"events", hosted.events(viewer, r.value("from", std::size_t{0}), r.value("most", usual))},
          {"kept_from", hosted.kept_from(viewer)}};
}

// The line of the card that forbids it, or null.
Json place_of(const Content& content, const Refusal& refusal) {
  if (!refusal.because.known())
    return nullptr;
  Json place{{"line", place_in_set(content[refusal.because].file, content[refusal.because].line)}};
  if (content[refusal.because].card.known())
    place["def"] = content[content[refusal.because].card].id;
  return place;
}

std::optional<Refusal> why_not_card(const Game& game, int card) {
  return card < static_cast<int>(game.state().cards.size()) ? why_not(game, static_cast<CardIndex>(card))
                                                            : std::nullopt;
}

Json why(const Request& r) {
  HostedGame& hosted = r.game();
  demand_client_is_asked(hosted);
  const Json& what = r["what"];
  const std::optional<Refusal> refusal =
      what.is_string() ? why_not(hosted.game(), what.text()) : why_not_card(hosted.game(), what["card"].get<int>());
  if (!refusal)
    throw Refused{"wrong_value",
                  fmt::format("Nothing called `{}` is in sight",
                              what.is_string() ? scripting::printable(what.text(), 100) : what.dump()),
                  R"("attack", "buy", "end", the name of a visible card, or its number: {"card": 17})", "what"};
  Json j{{"may", refusal->why.empty()}};
  if (refusal->why.empty())
    return j;
  const Table& t = hosted.game().table();
  j["text"] = sentence_of(t, *refusal);
  j["rule"] = refusal->rule;
  if (const Json place = place_of(t.content, *refusal); !place.is_null())
    j["because"] = place;
  return j;
}

// As the viewer was told of each event: what a card was may have become known only later.
std::vector<std::string> told_causes(const HostedGame& hosted, std::size_t event, Seat viewer) {
  std::vector<std::string> lines;
  for (const std::size_t number : causes_of(hosted.game().table(), event)) {
    const Json told = hosted.event(viewer, number);
    if (told.is_null() || !told.contains("text"))
      continue;
    const std::string line = line_of_cause(told["text"].text(), told["rule"].text());
    if (lines.empty() || lines.back() != line)
      lines.push_back(line);
  }
  return lines;
}

Json because(const Request& r) {
  const HostedGame& hosted = r.game();
  const Seat viewer = viewer_of(r, hosted);
  const auto event = r["event"].get<std::size_t>();
  if (event >= hosted.game().table().log.size())
    throw Refused{"wrong_value", fmt::format("There is no event {}", event), "the number of an event", "event"};
  if (viewer == everything)
    return {{"sentences", cause_sentences(hosted.game(), event, viewer)}};
  demand_events_of(hosted, viewer);
  return {{"sentences", told_causes(hosted, event, viewer)}};
}

// ---- Going back

Json go_to(const Request& r, std::size_t decisions) {
  HostedGame& hosted = r.game();
  demand_viewer(r, hosted);
  hosted.go_to(decisions);
  if (first_client(hosted) != Seat::game)
    hosted.run(Until::decision, most_decisions_of_a_run);
  return position(r, hosted);
}

Json undo(const Request& r) {
  const History& history = r.game().history();
  const auto there = history.before_typed(r.value("answers", std::size_t{1}));
  if (!there)
    throw Refused{"not_possible", fmt::format("There are {} to undo", counted(history.typed_before(), "answer")),
                  "fewer answers", "answers"};
  return go_to(r, *there);
}

Json redo(const Request& r) {
  const History& history = r.game().history();
  const auto there = history.after_typed(r.value("answers", std::size_t{1}));
  if (!there)
    throw Refused{"not_possible", fmt::format("There are {} to redo", counted(history.typed_after(), "answer")),
                  "fewer answers", "answers"};
  return go_to(r, *there);
}

Json rewind(const Request& r) {
  const History& history = r.game().history();
  if (const Json* const turn = r.find("turn")) {
    const auto there = history.first_of_turn(turn->get<int>());
    if (!there)
      throw Refused{"not_possible", fmt::format("There is no decision in turn {}", turn->get<int>()),
                    fmt::format("a turn from {} to {}", history.first_turn(), history.last_turn()), "turn"};
    return go_to(r, *there);
  }
  const Json* const at = r.find("at");
  if (at == nullptr || at->get<std::size_t>() > history.steps().size())
    throw Refused{"not_possible", "There is no such place to go to",
                  fmt::format("`turn`, or `at` from 0 to {}", history.steps().size()), "at"};
  HostedGame& hosted = r.game();
  demand_viewer(r, hosted);
  hosted.go_to(at->get<std::size_t>());  // exactly there, even if a bot is asked
  return position(r, hosted);
}

// ---- Branches, edits and seats

std::unique_ptr<HostedGame> sample_of(const Request& r, const HostedGame& hosted) {
  if (r.value("past", false))
    throw Refused{"not_possible", "A sample has no past: its hidden cards are others", "`sample` without `past`",
                  "past"};
  std::unique_ptr<HostedGame> sample = hosted.sample(viewer_of(r, hosted), r.value("seed", random_seed()));
  if (!sample)
    throw Refused{"not_possible", "What is asked now depends on hidden cards, so no sample was found",
                  "the next decision", "sample"};
  return sample;
}

Json fork(const Request& r) {
  r.service.demand_room_for_game();
  const HostedGame& hosted = r.game();
  const int number =
      r.service.add(r.value("sample", false) ? sample_of(r, hosted) : hosted.fork(r.value("past", false)));
  return {{"game", number}};
}

Json drop(const Request& r) {
  (void)r.game();
  r.service.drop_game(r["game"].get<int>());
  return Json::object();
}

Json edit(const Request& r) {
  HostedGame& hosted = r.game();
  demand_viewer(r, hosted);
  const History::Edited edited = hosted.history().edit(r["command"].text());
  if (!edited.why.empty())
    throw Refused{"not_possible", edited.why, "a command of the console, such as `/coins P1 10`", "command"};
  hosted.take_news();
  if (first_client(hosted) != Seat::game)
    hosted.run(Until::decision, most_decisions_of_a_run);
  Json j = position(r, hosted);
  if (!edited.done.empty())
    j["done"] = edited.done;
  return j;
}

// As before other changes, but the seat itself may be the viewer only if a client plays it then.
void demand_viewer_after_change(const Request& r, const HostedGame& hosted) {
  const Json* const as = r.find("as");
  if (as == nullptr || *as != r["seat"])
    return demand_viewer(r, hosted);
  if (r["by"] != "client")
    throw Refused{"not_your_seat", "A bot will play that seat", "a seat of a client", "as"};
}

Json change_seat(const Request& r) {
  HostedGame& hosted = r.game();
  const Seat who = seat(r["seat"].get<int>() - 1);
  if (index_of(who) >= hosted.game().state().players_count)
    throw Refused{"wrong_value", fmt::format("The game has no seat {}", r["seat"].get<int>()), "a seat of the game",
                  "seat"};
  const std::string name = r["by"].text();
  demand_viewer_after_change(r, hosted);
  if (name == "client") {
    hosted.history().seat_bot(who, nullptr);
  } else {
    demand_bot_for(r, name, "by");
    hosted.history().seat_bot(who, make_bot(name, hosted.history().beginning().seed, who));
  }
  hosted.take_news();
  if (first_client(hosted) != Seat::game)
    hosted.run(Until::decision, most_decisions_of_a_run);
  return position(r, hosted);
}

// ---- Keeping

Json save(const Request& r) {
  const History& history = r.game().history();
  if (history.has_lost_past())
    throw Refused{"not_possible", "This game has no past that could be saved", "`game.fork` with `past`: true"};
  Json j{{"decisions", history.at()}, {"state_hash", hex(history.game().hash())}};
  const Json* const file = r.find("file");
  if (file == nullptr) {
    j["record"] = history.record(FileKind::save);
  } else if (const std::string why = history.write(file_of_request(r, "file"), FileKind::save); !why.empty()) {
    throw Refused{"not_written", r.service.options().root.without_folder(why), "a new file name, or the name of a save",
                  "file"};
  }
  return j;
}

Json scenario(const Request& r) { return scenario_json(r); }

// ---- Rows

Schema a_count() { return Schema::whole(0, 1'000'000'000); }

Method row(std::string name, std::string sentence, MayCall by, std::vector<Member> takes, Schema gives,
           std::string gives_meaning, std::vector<std::string> errors, Json (*run)(const Request&)) {
  return {std::move(name),          std::move(sentence), by, std::move(takes), std::move(gives),
          std::move(gives_meaning), std::move(errors),   run};
}

Schema why_result() {
  const Schema place = Schema::object({{"line", Schema::text(), "The file and line of the ability that forbids it"},
                                       optional_member("def", Schema::text(), "Its card")});
  return Schema::object({{"may", Schema::boolean(), "It is one of the options"},
                         optional_member("text", Schema::text(), "Why not, in words"),
                         optional_member("rule", Schema::text(), "The rule"),
                         optional_member("because", place, "The card that forbids it")});
}

// What a scenario checks.
Schema fact_schema() {
  return Schema::object({{"check", Schema::text(), "As it is written: `t.P1.hp == 2`"},
                         {"said", Schema::text(), "In words: `P1 has 2 HP.`"}});
}

std::vector<Method> playing_methods() {
  return {
      row("game.new",
          "Begins a game, and plays to the first decision of a client. Without a client, it waits at the first "
          "decision for "
          "`game.run`",
          MayCall::players, and_position(beginning_members()), a_position(), "where the game is",
          {"not_loaded", "too_many", "bots_too_slow"}, new_game),
      row("game.answer", "Answers the open decision of a client; then bots play on to the next one", MayCall::players,
          and_position(
              {takes_game(),
               {"option", Schema::either({a_count(), Schema::text()}), "The index, the key or the label of an option"},
               optional_member("decision", a_count(),
                               "The number of the decision. If another one is open, the answer is refused")}),
          a_position(), "where the game is then",
          {"stale_decision", "not_an_option", "game_over", "bot_is_asked", "bots_too_slow"}, answer),
      row("game.run", "Bots play on: to the next decision of a client, or until the next turn begins", MayCall::players,
          and_position(
              {takes_game(), optional_member("until", Schema::word({"decision", "turn"}), "Default: `decision`"),
               optional_member("decisions", Schema::whole(1, static_cast<std::int64_t>(most_decisions_of_a_run)),
                               "At most so many decisions of bots")}),
          a_position(), "where the game is then", {"bots_too_slow"}, run),
      row("game.view", "The table as a seat or a spectator sees it", MayCall::anyone,
          {takes_game(), takes_viewer(),
           optional_member("unless", a_count(), "The number of a view: if it is still right, the answer is `same`")},
          Schema::object({{"same", Schema::boolean(), "The view with that number is still right"},
                          optional_member("view", Schema::named("View"), "The table")}),
          "the view", {"not_your_seat"}, view),
      row("game.events", "What has happened, as a seat or a spectator may know it", MayCall::anyone,
          {takes_game(), takes_viewer(),
           optional_member("from", a_count(), "The number of the first event (default: 0)"),
           optional_member("most", Schema::whole(1, 1'000), "At most so many (default: 200)")},
          Schema::object({{"events", Schema::list(Schema::named("Event")), "In order"},
                          {"kept_from", a_count(), "Earlier events are no longer kept"}}),
          "the events", {"not_kept"}, events),
      row("game.why", "Why the player who is asked cannot do something", MayCall::players,
          {takes_game(),
           {"what", Schema::either({Schema::text(200), Schema::object({{"card", a_count(), "Its number"}})}),
            "`attack`, `buy`, `end`, the name of a visible card, or its number: `{\"card\": 17}`"}},
          why_result(), "the reason", {"game_over", "bot_is_asked"}, why),
      row("game.because", "What led to an event, back to an answer of a player or a step of the rules", MayCall::anyone,
          {takes_game(), {"event", a_count(), "The number of the event"}, takes_viewer()},
          Schema::object({{"sentences", Schema::list(Schema::text()), "The event, then its cause, and so on"}}),
          "the chain", {"not_kept", "wrong_value"}, because),
  };
}

std::vector<Method> history_methods() {
  const Member answers =
      optional_member("answers", Schema::whole(1, 1'000'000), "How many answers of clients (default: 1)");
  Schema saved =
      Schema::object({{"decisions", a_count(), "The decisions that it contains"},
                      {"state_hash", Schema::text(), "The hash of the state"},
                      optional_member("record", Schema::text(std::size_t{1} << 26), "The save, if no file was named")});
  return {
      row("game.undo", "Takes back answers of clients, with all that followed", MayCall::owner,
          and_position({takes_game(), answers}), a_position(), "where the game is then",
          {"not_possible", "bots_too_slow"}, undo),
      row("game.redo", "Gives answers again that were taken back", MayCall::owner,
          and_position({takes_game(), answers}), a_position(), "where the game is then",
          {"not_possible", "bots_too_slow"}, redo),
      row("game.rewind", "Goes back, or forward again, to a turn or exactly to a place", MayCall::owner,
          and_position(
              {takes_game(),
               optional_member("turn", Schema::whole(0, 65'535), "To the first decision of a client in that turn"),
               optional_member("at", a_count(),
                               "To where so many answers and edits are done, even if a bot is asked then")}),
          a_position(), "where the game is then", {"not_possible", "bots_too_slow"}, rewind),
      row("game.fork", "Copies a game. The copy goes its own way", MayCall::owner,
          {takes_game(),
           optional_member("past", Schema::boolean(),
                           "With its past, so that it can be undone and saved; slower (default: false)"),
           optional_member("sample", Schema::boolean(),
                           "With other cards where the viewer does not know them, and with other dice to come; of the "
                           "`all` view only the dice are others (default: false)"),
           takes_viewer(),
           optional_member("seed", Schema::whole(0, highest_exact), "Same seed, same sample (default: random)")},
          Schema::object({{"game", a_count(), "The number of the copy"}}), "the copy", {"too_many", "not_possible"},
          fork),
      row("game.drop", "Forgets a game", MayCall::players, {takes_game()}, empty_result(), "nothing", {}, drop),
      row("game.edit", "Changes the table by a command of the console, such as `/coins P1 10`", MayCall::owner,
          and_position({takes_game(), {"command", Schema::text(), "The command"}}), a_position(),
          "where the game is then", {"not_possible", "bots_too_slow"}, edit),
      row("game.seat", "Lets a bot or a client play a seat from now on", MayCall::owner,
          and_position({takes_game(),
                        {"seat", seat_number(), "The seat"},
                        {"by", Schema::text(100), "`client`, or the name of a bot"}}),
          a_position(), "where the game is then", {"wrong_value", "bots_too_slow"}, change_seat),
      row("game.save", "The game as a record that `game.load` and `soulstack replay` read", MayCall::owner,
          {takes_game(), optional_member("file", Schema::text(1'000), "Write it to this file")}, std::move(saved),
          "the record", {"not_written", "not_in_root", "not_possible"}, save),
      row("game.load", "Continues a save or a journal", MayCall::owner, and_position(continuing_members()),
          a_position(), "where the game is", {"not_loaded", "not_in_root", "too_many", "bots_too_slow"}, load_game),
      row("game.scenario", "What has happened as a scenario that passes as a test", MayCall::owner,
          {takes_game(),
           optional_member("answers", Schema::whole(1, 10'000),
                           "From so many answers ago (default: since the beginning of the turn)"),
           optional_member("changes", Schema::boolean(),
                           "Checks only what is different at the end, on a table with only what is needed for that "
                           "(default: false)")},
          Schema::object(
              {{"text", Schema::text(std::size_t{1} << 20), "The scenario, in Lua"},
               optional_member("facts", Schema::list(fact_schema()), "Of one with `changes`: what it checks"),
               {"checks", a_count(), "Its checks"},
               {"from", a_count(), "The decision that it starts at"}}),
          "the scenario", {"not_possible"}, scenario),
  };
}

}  // namespace

void demand_client_is_asked(const HostedGame& hosted) {
  if (hosted.game().over())
    throw Refused{"game_over", "The game is over", "`game.new`"};
  if (!hosted.asks_client())
    throw Refused{"bot_is_asked",
                  fmt::format("{} has to answer first, a bot", player_name(hosted.game().decision().who)),
                  "`game.run`"};
}

std::vector<Method> game_methods() {
  std::vector<Method> rows = playing_methods();
  for (std::vector<Method> group : {response_methods(), history_methods(), {reload_method(), hint_method()}})
    std::move(group.begin(), group.end(), std::back_inserter(rows));
  return rows;
}

}  // namespace soulstack::tools

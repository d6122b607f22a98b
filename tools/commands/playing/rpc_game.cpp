// One game played by a client over a pipe.
#include "tools/commands/playing/rpc_game.h"
#include "engine/explain/explain_refusal.h"
#include "engine/table/table.h"
#include "tools/display/why_text.h"

#include <algorithm>
#include <random>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/table/quarantine.h"
#include "scripting/findings/suggest.h"
#include "tools/display/event_feed.h"
#include "tools/display/events_json.h"
#include "tools/players/client_bots.h"
#include "tools/players/trial_budget.h"
#include "tools/records/reopen.h"
#include "tools/support/option_match.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view requests =
    R"({"new": {...}}, {"answer": INDEX or LABEL}, {"view": SEAT}, {"why": WHAT}, {"undo": N}, {"redo": N}, )"
    R"({"rewind": TURN}, {"save": FILE}, {"load": FILE}, {"continue": true} or {"quit": true})";
constexpr std::string_view new_fields = "players, seed, seats, rules, sets and journal, all of them optional";

[[noreturn]] void refuse_field(std::string_view where, std::string_view field, std::string_view expected,
                               std::initializer_list<std::string_view> known) {
  scripting::Nearest nearest(field);
  for (std::string_view name : known)
    nearest.offer(name);
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  throw BadRequest{"unknown_field", fmt::format("{} has an unknown field `{}`{}", where, field, hint),
                   std::string(expected)};
}

[[noreturn]] void refuse_value(std::string_view field, std::string_view expected) {
  throw BadRequest{"wrong_value", fmt::format("Invalid value for `{}`", field), std::string(expected)};
}

bool is_whole(const Json& j, std::int64_t least, std::int64_t most) {
  if (!j.is_number_integer())
    return false;
  if (j.is_number_unsigned() && j.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
    return false;
  const auto n = j.get<std::int64_t>();
  return n >= least && n <= most;
}

std::vector<std::string> texts_of(const Json& list, std::string_view field) {
  std::vector<std::string> texts;
  if (!list.is_array())
    refuse_value(field, "a list of texts");
  for (const Json& text : list) {
    if (!text.is_string())
      refuse_value(field, "a list of texts");
    texts.push_back(text.get<std::string>());
  }
  return texts;
}

std::string file_name(const Json& j, std::string_view field) {
  if (!j.is_string() || j.text().empty() || !scripting::is_printable(j.text()))
    refuse_value(field, "a file name without control characters");
  return j.get<std::string>();
}

// Cannot be guessed. Small enough for clients that store numbers as doubles to send it back exactly.
std::uint64_t random_seed(bool contest) {
  constexpr int exact_bits = 53;
  std::random_device random;
  const std::uint64_t all = std::uint64_t{random()} << 32 | random();
  return contest ? all : all >> (64 - exact_bits);
}

void sit_down(std::vector<std::string>& seats, const std::string& seat, const Json& who, bool contest) {
  const auto at = static_cast<std::size_t>(seat_numbered(seat));
  if (at >= seats.size())
    throw BadRequest{"wrong_value", fmt::format("Unknown seat `{}`", seat),
                     fmt::format("\"1\" to \"{}\"", seats.size())};
  if (!who.is_string())
    refuse_value("seats", R"("client", or the name of a bot)");
  const std::string name = who.get<std::string>();
  try {
    if (name != "client")
      (contest ? demand_client_bot : demand_own_bot)(name);
  } catch (const Stop& stop) {
    throw BadRequest{"wrong_value", stop.why, R"("client", or the name of a bot)"};
  }
  seats[at] = name == "client" ? std::string(person) : name;
}

}  // namespace

Json RpcGame::respond(const Json& request) {
  if (!request.is_object() || request.size() != 1)
    throw BadRequest{"not_a_request", "A request is a JSON object with one field", std::string(requests)};
  const BotTimeLimit limit(mode_.bot_time);
  try {
    const auto& [name, value] = request.items().front();
    return respond_to(name, value);
  } catch (const BotsTooSlow& slow) {
    throw BadRequest{"bots_too_slow", slow.why + "; the game waits where it is",
                     R"({"continue": true}, which gives them the same time again)"};
  }
}

Json RpcGame::respond_to(const std::string& name, const Json& value) {
  if (name == "new")
    return begin(value);
  if (name == "answer")
    return answer(value);
  if (name == "continue")
    return go_on(value);
  if (name == "view")
    return view(value);
  if (name == "why")
    return why(value);
  if (name == "undo")
    return undo(value);
  if (name == "redo")
    return redo(value);
  if (name == "rewind")
    return rewind(value);
  if (name == "save")
    return save(value);
  if (name == "load")
    return load(value);
  if (name != "quit")
    refuse_field("A request", name, requests,
                 {"new", "answer", "continue", "view", "why", "undo", "redo", "rewind", "save", "load", "quit"});
  if (value != true)
    refuse_value("quit", "true");
  quit_ = true;
  history_.reset();  // close the journal first: a client that reads the response may resume it
  return {{"type", "bye"}};
}

// ---- File names from clients

void RpcGame::refuse_in_contest(std::string_view what) const {
  if (mode_.contest)
    throw BadRequest{"not_in_contest", fmt::format("`{}` is not allowed in a contest", what),
                     R"({"new": {...}}, {"answer": INDEX or LABEL}, {"view": SEAT}, {"why": WHAT} or {"quit": true})"};
}

std::filesystem::path RpcGame::file_of(const Json& name, std::string_view field) const {
  if (mode_.root.is_everywhere())
    refuse_in_contest(field);
  const auto path = mode_.root.path_of(file_name(name, field));
  if (!path)
    throw BadRequest{"not_in_root", fmt::format("`{}` names a file outside the allowed folder", field),
                     "a name relative to that folder, without `..` or links out of it"};
  return *path;
}

// Folders in the root, or names of sets beside the base set.
std::vector<std::string> RpcGame::sets_of(const Json& names) const {
  std::vector<std::string> sets = texts_of(names, "sets");
  if (mode_.root.is_everywhere()) {
    refuse_in_contest("sets");
    return sets;
  }
  for (std::string& set : sets) {
    const auto path = mode_.root.path_of(set);
    std::error_code error;
    if (path && std::filesystem::is_directory(*path, error))
      set = path->string();
    else if (const std::filesystem::path beside = set_beside_base(set); !beside.empty())
      set = beside.string();
    else
      throw BadRequest{"not_in_root", fmt::format("There is no card set `{}` in the allowed folder", shown(set)),
                       "a path relative to that folder, or the name of a set beside the base set"};
  }
  return sets;
}

// A record names the folders of its sets itself.
void RpcGame::refuse_other_sets(const SetChoice& sets) const {
  if (mode_.root.is_everywhere())
    return;
  for (const std::string& set : sets.sets) {
    const bool is_named_by_host = std::find(sets_.sets.begin(), sets_.sets.end(), set) != sets_.sets.end();
    const std::string name = std::filesystem::path(set).filename().string();
    std::error_code error;
    const bool is_beside_base = std::filesystem::equivalent(set, set_beside_base(name), error);
    if (!is_named_by_host && !is_beside_base && !mode_.root.holds(set))
      throw BadRequest{"not_in_root", fmt::format("The set `{}` is outside the allowed folder", shown(name)),
                       "sets in that folder, without links out of it"};
  }
}

// ---- A new game

RpcGame::Plan RpcGame::plan_of(const Json& how) const {
  if (!how.is_object())
    throw BadRequest{"wrong_value", "`new` must be an object", std::string(new_fields)};
  Plan plan;
  plan.sets = sets_;
  plan.seed = random_seed(mode_.contest);
  for (const auto& [name, value] : how.items()) {
    if (name == "players") {
      if (!is_whole(value, 1, max_players))
        refuse_value(name, fmt::format("a whole number from 1 to {}", max_players));
      plan.players = value.get<int>();
    } else if (name == "seed") {
      if (!value.is_number_unsigned())
        refuse_value(name, "a whole number, 0 or more");
      refuse_in_contest(name);
      plan.seed = value.get<std::uint64_t>();
    } else if (name == "rules") {
      if (!value.is_string())
        refuse_value(name, "the name of a ruleset");
      plan.sets.rules = value.get<std::string>();
    } else if (name == "sets") {
      plan.sets.sets = sets_of(value);
    } else if (name == "journal") {
      plan.journal = file_of(value, name);
    } else if (name != "seats") {
      refuse_field("`new`", name, new_fields, {"players", "seed", "seats", "rules", "sets", "journal"});
    }
  }
  plan.seats.assign(static_cast<std::size_t>(plan.players), std::string(person));
  if (!how.contains("seats"))
    return plan;
  if (!how["seats"].is_object())
    refuse_value("seats", R"(an object: {"2": "random"})");
  for (const auto& [seat, who] : how["seats"].items())
    sit_down(plan.seats, seat, who, mode_.contest);
  return plan;
}

std::unique_ptr<scripting::Loaded> RpcGame::load_unless_loaded(const SetChoice& sets) const {
  if (loaded_ && sets.sets == loaded_for_.sets && sets.rules == loaded_for_.rules)
    return nullptr;
  refuse_other_sets(sets);
  std::vector<scripting::Finding> findings;
  std::unique_ptr<scripting::Loaded> loaded;
  try {
    loaded = try_loading(sets, findings);
  } catch (const Stop& stop) {
    throw BadRequest{"not_loaded", mode_.root.without_folder(stop.why), "existing card sets"};
  }
  if (loaded)
    return loaded;
  std::string why = "Could not load the cards";
  for (const scripting::Finding& f : findings)
    if (f.severity == scripting::Severity::error)
      why += fmt::format("\n{}", to_string(f));
  throw BadRequest{"not_loaded", mode_.root.without_folder(why), "sets and rules that pass `soulstack check`"};
}

void RpcGame::load_cards(Console& console) {
  loaded_ = tools::load(sets_, console);
  loaded_for_ = sets_;
}

// Replaces the previous game, which ends here.
void RpcGame::take(std::unique_ptr<scripting::Loaded> loaded, const SetChoice& loaded_for,
                   std::unique_ptr<History> history) {
  history_ = std::move(history);
  if (loaded) {
    loaded_ = std::move(loaded);
    loaded_for_ = loaded_for;
  }
  untold_.assign(history_->beginning().seats.size(), Json::array());
  last_asked_ = Seat::game;
}

Json RpcGame::begin(const Json& how) {
  const Plan plan = plan_of(how);
  std::unique_ptr<scripting::Loaded> loaded = load_unless_loaded(plan.sets);
  const scripting::Loaded& cards = loaded ? *loaded : *loaded_;
  auto history = std::make_unique<History>(
      cards, Beginning{plan.seed, plan.seats, plan.sets.rules, "all", stamps_of(cards)}, Seated::bots);
  try {
    if (!plan.journal.empty())
      history->keep_in(Journal::create(plan.journal, history->beginning(), history->setup()));
  } catch (const Stop& stop) {
    throw BadRequest{"not_written", mode_.root.without_folder(stop.why), "a new file name"};
  }
  take(std::move(loaded), plan.sets, std::move(history));
  tell_clients();
  play_on();
  return with_cards_set_aside(situation());
}

// Adds the cards that this game lacks because they have errors.
Json RpcGame::with_cards_set_aside(Json response) const {
  for (const scripting::LoadedSet& set : loaded_->sets())
    for (const scripting::SetAside& card : set.set_aside)
      response["set_aside"].push_back({{"card", card.id},
                                       {"name", card.name},
                                       {"why", mode_.root.without_folder(to_string(card.findings.front()))}});
  return response;
}

// ---- Saves and undo

History& RpcGame::game_at_hand() const {
  if (!history_)
    throw BadRequest{"no_game", "No game has been started", R"({"new": {}})"};
  return *history_;
}

Json RpcGame::save(const Json& file) const {
  refuse_in_contest("save");
  const History& history = game_at_hand();
  const std::filesystem::path name = file_of(file, "save");
  if (const std::string why = history.write(name, FileKind::save); !why.empty())
    throw BadRequest{"not_written", mode_.root.without_folder(why), "a new file name, or the name of a save"};
  return {{"type", "saved"}, {"file", file}, {"decisions", history.at()}, {"state_hash", hex(history.game().hash())}};
}

// Continues a journal in the same file; does not change a save.
Json RpcGame::load(const Json& file) {
  refuse_in_contest("load");
  const std::string name = file_of(file, "load").string();
  std::error_code error;
  if (history_ && history_->journal() && std::filesystem::equivalent(history_->journal()->path(), name, error))
    throw BadRequest{"not_loaded",
                     mode_.root.without_folder(fmt::format("`{}` is the journal of the current game", name)),
                     R"({"new": {}} first, which ends that game, or another file)"};
  bool cut_off = false;
  try {
    Opened opened = open_record(name);
    const Record& record = opened.record;
    if (record.edits() > 0)
      throw Stop{Exit::content,
                 fmt::format("`{}` was edited in the console of `soulstack play`; `soulstack play --resume` "
                             "continues it",
                             name)};
    const SetChoice sets = sets_for(record, sets_, name);
    std::unique_ptr<scripting::Loaded> loaded = load_unless_loaded(sets);
    const scripting::Loaded& cards = loaded ? *loaded : *loaded_;
    if (const std::string why = why_not_these_cards(record, cards, sets_.sets, name); !why.empty())
      throw Stop{Exit::content, why};
    Beginning beginning = record.beginning;
    beginning.sets = stamps_of(cards);
    auto history = std::make_unique<History>(cards, std::move(beginning), Seated::bots);
    if (const auto parting = history->retrace(record))
      throw Stop{Exit::content, went_otherwise(*parting, record, name)};
    history->keep_in(std::move(opened.journal));
    cut_off = record.cut_off;
    take(std::move(loaded), sets, std::move(history));
  } catch (const Stop& stop) {
    throw BadRequest{
        "not_loaded", mode_.root.without_folder(stop.why),
        "a journal or a save that passes `soulstack replay`; no other process may be writing to the journal"};
  }
  last_asked_ = last_client();
  clear_news(history_->game());
  play_on();
  Json response = with_cards_set_aside(situation());
  if (cut_off && !response.contains("warning"))
    response["warning"] = mode_.root.without_folder(
        fmt::format("The last line of {} is incomplete; resuming from the answer before it", name));
  return response;
}

// The seat that was asked last, until another is asked; the game if no client has been asked.
Seat RpcGame::last_client() const {
  const std::span<const Step> done = history_->done();
  for (auto step = done.rbegin(); step != done.rend(); ++step)
    if (client(seat(step->who)))
      return seat(step->who);
  return Seat::game;
}

Json RpcGame::move_to(std::size_t decisions) {
  history_->go_to(decisions);
  untold_.assign(untold_.size(), Json::array());
  play_on();
  return situation();
}

Json RpcGame::undo(const Json& how_many) {
  refuse_in_contest("undo");
  const std::size_t there = game_at_hand().typed_before();
  if (!is_whole(how_many, 1, static_cast<std::int64_t>(there)))
    refuse_value("undo", fmt::format("a number of your answers, at most {}", there));
  return move_to(*history_->before_typed(how_many.get<std::size_t>()));
}

Json RpcGame::redo(const Json& how_many) {
  refuse_in_contest("redo");
  const std::size_t there = game_at_hand().typed_after();
  if (!is_whole(how_many, 1, static_cast<std::int64_t>(there)))
    refuse_value("redo", fmt::format("a number of undone answers, at most {}", there));
  return move_to(*history_->after_typed(how_many.get<std::size_t>()));
}

Json RpcGame::rewind(const Json& turn) {
  refuse_in_contest("rewind");
  const History& history = game_at_hand();
  const auto at = is_whole(turn, 0, 0xFFFF) ? history.first_of_turn(turn.get<int>()) : std::nullopt;
  if (!at)
    refuse_value("rewind",
                 fmt::format("a turn with a decision, from {} to {}", history.first_turn(), history.last_turn()));
  Json response = move_to(*at);
  response["turn"] = history.game().state().turn.number;
  return response;
}

// ---- Answers

int RpcGame::option_of(const Json& with) const {
  const std::vector<std::string> labels = labels_of(history_->game().table());
  const auto count = static_cast<std::int64_t>(labels.size());
  const std::string expected = fmt::format("an index from 0 to {} or one of {}", count - 1, listed(labels));
  if (is_whole(with, 0, count - 1))
    return with.get<int>();
  if (!with.is_string())
    throw BadRequest{"not_an_option", fmt::format("{} is not an option", shown(with.dump())), expected};
  const std::string text = with.get<std::string>();
  const std::vector<std::string> keys = keys_of(history_->game().table());
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (text == labels[i] || text == keys[i])
      return static_cast<int>(i);
  throw BadRequest{"not_an_option", fmt::format("`{}` is not an option", shown(text)), expected};
}

Json RpcGame::answer(const Json& with) {
  if (game_at_hand().game().over())
    throw BadRequest{"game_over", "The game is over", R"({"new": {}} or {"quit": true})"};
  demand_that_client_is_asked();
  history_->answer(option_of(with), Answered::when_asked);
  tell_clients();
  play_on();
  return situation();
}

// After `bots_too_slow`, a bot is asked.
void RpcGame::demand_that_client_is_asked() const {
  if (!client(history_->game().decision().who))
    throw BadRequest{"bots_too_slow", "A bot has to answer first", R"({"continue": true})"};
}

// After `bots_too_slow`; otherwise nothing happens.
Json RpcGame::go_on(const Json& yes) {
  if (yes != true)
    refuse_value("continue", "true");
  game_at_hand();
  play_on();
  return situation();
}

// The bots answer until a client is asked.
void RpcGame::play_on() {
  Game& game = history_->game();
  while (!game.over() && !client(game.decision().who)) {
    history_->answer(history_->bots_choice(), Answered::by_bot);
    tell_clients();
  }
}

void RpcGame::tell_clients() {
  for (std::size_t s = 0; s < untold_.size(); ++s) {
    if (!client(seat(static_cast<int>(s))))
      continue;
    for (Json& event : events_json(history_->game(), seat(static_cast<int>(s))))
      untold_[s].push_back(std::move(event));
  }
  clear_news(history_->game());
}

// For the seat that is asked, or at the end of the game for the seat that was asked last.
Json RpcGame::situation() {
  Game& game = history_->game();
  if (!game.over())
    last_asked_ = game.decision().who;
  Json j{{"type", game.over() ? "over" : "decision"}};
  if (!mode_.contest)
    j["seed"] = history_->beginning().seed;
  if (last_asked_ != Seat::game) {
    j["events"] = std::exchange(untold_[static_cast<std::size_t>(last_asked_)], Json::array());
  }
  if (game.over()) {
    j["outcome"] = outcome_json(game);
    if (mode_.contest)
      j["outcome"].erase("state_hash");
  } else {
    j["decision"] = decision_json(game);
  }
  j["view"] = to_json(view_for(game, last_asked_));
  if (std::string trouble = history_->journal() ? history_->journal()->take_trouble() : ""; !trouble.empty())
    j["warning"] = std::move(trouble);
  return j;
}

Json RpcGame::view(const Json& with) {
  Game& game = game_at_hand().game();
  const int players = game.state().players_count;
  if (!is_whole(with, 1, players))
    refuse_value("view", fmt::format("a seat number from 1 to {}", players));
  const Seat who = seat(with.get<int>() - 1);
  if (!client(who))
    throw BadRequest{"not_your_seat", fmt::format("{} is played by a bot; its view is hidden", player_name(who)),
                     "a seat of the client"};
  return {{"type", "view"}, {"view", to_json(view_for(game, who))}};
}

// {"why": "buy"}, {"why": "Bomb!"}: why the client who is asked cannot do it. {"why": 12}: what caused event 12.
Json RpcGame::why(const Json& what) {
  Game& game = game_at_hand().game();
  if (is_whole(what, 0, std::numeric_limits<std::int32_t>::max())) {
    if (what.get<std::size_t>() >= game.table().log.size())
      refuse_value("why", "the ID of an event");
    return {{"type", "why"}, {"causes", cause_sentences(game, what.get<std::size_t>(), last_asked_)}};
  }
  if (!what.is_string())
    refuse_value("why", R"("attack", "buy", "end", the name of a visible card, or the ID of an event)");
  if (game.over())
    throw BadRequest{"over", "The game is over", R"({"new": {}})"};
  demand_that_client_is_asked();
  const std::optional<Refusal> refusal = why_not(game, what.get<std::string>());
  if (!refusal)
    refuse_value("why", R"("attack", "buy", "end", or the name of a visible card)");
  Json j{{"type", "why"}, {"may", refusal->why.empty()}};
  if (refusal->why.empty())
    return j;
  const Content& content = game.table().content;
  j["text"] = sentence_of(game.table(), *refusal);
  j["rule"] = refusal->rule;
  if (refusal->because.known() && content[refusal->because].card.known())
    j["card"] = content[content[refusal->because].card].id;
  if (refusal->because.known())
    j["line"] = place_in_set(content[refusal->because].file, content[refusal->because].line);
  return j;
}

}  // namespace soulstack::tools

// One game for a client on the other end of a pipe.
#include "engine/why.h"
#include "tools/rpc_game.h"
#include "tools/why.h"

#include <algorithm>

#include "engine/describe.h"
#include "engine/view.h"
#include "scripting/suggest.h"
#include "tools/match.h"
#include "tools/news.h"
#include "tools/picking.h"
#include "tools/rpc_events.h"
#include "tools/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view requests = R"({"new": {...}}, {"answer": INDEX or LABEL}, {"view": SEAT} or {"quit": true})";
constexpr std::string_view new_fields = "players, seed, seats, rules and sets, all of them optional";

[[noreturn]] void refuse_field(std::string_view where, std::string_view field, std::string_view expected,
                               std::initializer_list<std::string_view> known) {
  scripting::Nearest nearest(field);
  for (std::string_view name : known)
    nearest.offer(name);
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  throw BadRequest{"unknown_field", fmt::format("{} has no field `{}`{}", where, field, hint), std::string(expected)};
}

[[noreturn]] void refuse_value(std::string_view field, std::string_view expected) {
  throw BadRequest{"wrong_value", fmt::format("`{}` has a value that it can't have", field), std::string(expected)};
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

void sit_down(std::vector<std::string>& seats, const std::string& seat, const Json& who) {
  const bool number = seat.size() == 1 && seat[0] >= '1' && static_cast<std::size_t>(seat[0] - '0') <= seats.size();
  if (!number)
    throw BadRequest{"wrong_value", fmt::format("There is no seat `{}`", seat),
                     fmt::format("\"1\" to \"{}\"", seats.size())};
  if (!who.is_string())
    refuse_value("seats", R"("client", or the name of a bot)");
  const std::string name = who.get<std::string>();
  try {
    if (name != "client")
      find_bot(name);
  } catch (const Stop& stop) {
    throw BadRequest{"wrong_value", stop.why, R"("client", or the name of a bot)"};
  }
  seats[static_cast<std::size_t>(seat[0] - '1')] = name;
}

}  // namespace

Json RpcGame::respond(const Json& request) {
  if (!request.is_object() || request.size() != 1)
    throw BadRequest{"not_a_request", "A request is a JSON object with one field", std::string(requests)};
  const std::string& name = request.begin().key();
  const Json& value = request.begin().value();
  if (name == "new")
    return begin(value);
  if (name == "answer")
    return answer(value);
  if (name == "view")
    return view(value);
  if (name == "why")
    return why(value);
  if (name != "quit")
    refuse_field("A request", name, requests, {"new", "answer", "view", "why", "quit"});
  if (value != true)
    refuse_value("quit", "true");
  quit_ = true;
  return {{"type", "bye"}};
}

// ---- A new game

RpcGame::Plan RpcGame::plan_of(const Json& how) const {
  if (!how.is_object())
    throw BadRequest{"wrong_value", "`new` takes an object", std::string(new_fields)};
  Plan plan;
  plan.sets = sets_;
  for (const auto& [name, value] : how.items()) {
    if (name == "players") {
      if (!is_whole(value, 1, max_players))
        refuse_value(name, fmt::format("a whole number from 1 to {}", max_players));
      plan.players = value.get<int>();
    } else if (name == "seed") {
      if (!value.is_number_unsigned())
        refuse_value(name, "a whole number from 0 on");
      plan.seed = value.get<std::uint64_t>();
    } else if (name == "rules") {
      if (!value.is_string())
        refuse_value(name, "the name of a ruleset");
      plan.sets.rules = value.get<std::string>();
    } else if (name == "sets") {
      plan.sets.sets = texts_of(value, name);
    } else if (name != "seats") {
      refuse_field("`new`", name, new_fields, {"players", "seed", "seats", "rules", "sets"});
    }
  }
  plan.seats.assign(static_cast<std::size_t>(plan.players), "client");
  if (!how.contains("seats"))
    return plan;
  if (!how["seats"].is_object())
    refuse_value("seats", R"(an object: {"2": "random"})");
  for (const auto& [seat, who] : how["seats"].items())
    sit_down(plan.seats, seat, who);
  return plan;
}

void RpcGame::load_for(const SetChoice& sets) {
  if (loaded_ && sets.sets == loaded_for_.sets && sets.rules == loaded_for_.rules)
    return;
  std::vector<scripting::Finding> findings;
  std::unique_ptr<scripting::Loaded> loaded;
  try {
    loaded = try_loading(sets, findings);
  } catch (const Stop& stop) {
    throw BadRequest{"not_loaded", stop.why, "sets that are there"};
  }
  if (!loaded) {
    std::string why = "The cards would not load";
    for (const scripting::Finding& f : findings)
      if (f.severity == scripting::Severity::error)
        why += fmt::format("\n{}", to_string(f));
    throw BadRequest{"not_loaded", why, "sets and rules that `soulstack check` finds in order"};
  }
  game_.reset();  // of the old content
  bots_.clear();
  loaded_ = std::move(loaded);
  loaded_for_ = sets;
}

Json RpcGame::begin(const Json& how) {
  const Plan plan = plan_of(how);
  load_for(plan.sets);
  game_.emplace(loaded_->content(), loaded_->scripts(),
                NewGame{.players = plan.players, .seed = plan.seed, .characters = {}}, true);
  seed_ = plan.seed;
  bots_.clear();
  for (int p = 0; p < plan.players; ++p) {
    const std::string& who = plan.seats[static_cast<std::size_t>(p)];
    bots_.push_back(who == "client" ? nullptr : make_bot(who, plan.seed, seat(p)));
  }
  journal_.clear();
  untold_.assign(static_cast<std::size_t>(plan.players), Json::array());
  last_asked_ = Seat::game;
  tell_clients();
  play_on();
  return situation();
}

// ---- Going on

int RpcGame::option_of(const Json& with) const {
  const std::vector<std::string> labels = labels_of(game_->table());
  const auto count = static_cast<std::int64_t>(labels.size());
  const std::string expected = fmt::format("an index from 0 to {}, or one of {}", count - 1, listed(labels));
  if (is_whole(with, 0, count - 1))
    return with.get<int>();
  if (!with.is_string())
    throw BadRequest{"not_an_option",
                     fmt::format("{} is not an option", with.dump(-1, ' ', false, Json::error_handler_t::replace)),
                     expected};
  const std::string text = with.get<std::string>();
  const std::vector<std::string> keys = keys_of(game_->table());
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (text == labels[i] || text == keys[i])
      return static_cast<int>(i);
  throw BadRequest{"not_an_option", fmt::format("`{}` is not an option", text), expected};
}

Json RpcGame::answer(const Json& with) {
  if (!game_)
    throw BadRequest{"no_game", "There is no game yet", R"({"new": {}})"};
  if (game_->over())
    throw BadRequest{"game_over", "The game is over", R"({"new": {}} or {"quit": true})"};
  const int option = option_of(with);
  journal_.push_back(static_cast<std::uint16_t>(option));
  answer_or_stop(*game_, option, seed_, journal_);
  tell_clients();
  play_on();
  return situation();
}

// Bots answer until the client is asked.
void RpcGame::play_on() {
  while (!game_->over() && !client(game_->decision().who)) {
    const int option = choose(*game_, bots_);
    journal_.push_back(static_cast<std::uint16_t>(option));
    answer_or_stop(*game_, option, seed_, journal_);
    tell_clients();
  }
}

void RpcGame::tell_clients() {
  for (std::size_t s = 0; s < untold_.size(); ++s) {
    if (!client(seat(static_cast<int>(s))))
      continue;
    for (Json& event : events_json(*game_, seat(static_cast<int>(s))))
      untold_[s].push_back(std::move(event));
  }
  clear_news(*game_);
}

// For the seat that is asked; at the end of the game for the one that was asked last.
Json RpcGame::situation() {
  if (!game_->over())
    last_asked_ = game_->decision().who;
  Json j{{"type", game_->over() ? "over" : "decision"}, {"seed", seed_}};
  if (last_asked_ != Seat::game) {
    j["events"] = std::exchange(untold_[static_cast<std::size_t>(last_asked_)], Json::array());
  }
  if (game_->over()) {
    j["outcome"] = outcome_json(*game_);
  } else {
    j["decision"] = decision_json(*game_);
  }
  j["view"] = to_json(view_for(*game_, last_asked_));
  return j;
}

Json RpcGame::view(const Json& with) {
  if (!game_)
    throw BadRequest{"no_game", "There is no game yet", R"({"new": {}})"};
  const int players = game_->state().players_count;
  if (!is_whole(with, 1, players))
    refuse_value("view", fmt::format("a seat from 1 to {}", players));
  const Seat who = seat(with.get<int>() - 1);
  if (!client(who))
    throw BadRequest{"not_your_seat",
                     fmt::format("{} is a bot, and what it sees is not yours to see", player_name(who)),
                     "a seat of the client"};
  return {{"type", "view"}, {"view", to_json(view_for(*game_, who))}};
}

// {"why": "buy"}, {"why": "Bomb!"}: why the client who is asked may not. {"why": 12}: what led to the event of that id.
Json RpcGame::why(const Json& what) {
  if (!game_)
    throw BadRequest{"no_game", "There is no game yet", R"({"new": {}})"};
  if (is_whole(what, 0, std::numeric_limits<std::int32_t>::max())) {
    if (what.get<std::size_t>() >= game_->table().log.size())
      refuse_value("why", "the id of an event");
    return {{"type", "why"}, {"causes", causes_told(*game_, what.get<std::size_t>(), last_asked_)}};
  }
  if (!what.is_string())
    refuse_value("why", R"("attack", "buy", "end", the name of a card in sight, or the id of an event)");
  if (game_->over())
    throw BadRequest{"over", "The game is over", R"({"new": {}})"};
  const std::optional<Refusal> refusal = why_not(*game_, what.get<std::string>());
  if (!refusal)
    refuse_value("why", R"("attack", "buy", "end", or the name of a card in sight)");
  Json j{{"type", "why"}, {"may", refusal->why.empty()}};
  if (refusal->why.empty())
    return j;
  const Content& content = game_->table().content;
  j["text"] = told(game_->table(), *refusal);
  j["rule"] = refusal->rule;
  if (refusal->because.known() && content[refusal->because].card.known())
    j["card"] = content[content[refusal->because].card].id;
  if (refusal->because.known())
    j["line"] = fmt::format("{}:{}", content[refusal->because].file, content[refusal->because].line);
  return j;
}

}  // namespace soulstack::tools

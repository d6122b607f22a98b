// Bots that are not part of the program.
#include "tools/players/outside_bots.h"

#include <fmt/format.h>

#include "engine/game/game.h"
#include "scripting/sandbox/lua_player.h"
#include "scripting/source/lua_sources.h"
#include "tools/display/game_objects.h"
#include "tools/display/json_view.h"
#include "tools/players/old_form.h"
#include "tools/support/child_lines.h"
#include "tools/support/json.h"

namespace soulstack::tools {

namespace {

using scripting::Data;
using scripting::LuaPlayer;

constexpr std::string_view lua_ending = ".lua", command_start = "exec:";

Data data_of(const Json& j) {
  if (j.is_boolean())
    return {j.get<bool>()};
  if (j.is_number_integer())
    return {j.get<std::int64_t>()};
  if (j.is_string())
    return {j.get<std::string>()};
  if (j.is_array()) {
    Data::List list;
    for (const Json& one : j)
      list.push_back(data_of(one));
    return {std::move(list)};
  }
  if (j.is_object()) {
    Data::Fields fields;
    for (const auto& [name, one] : j.items())
      fields.push_back({name, data_of(one)});
    return {std::move(fields)};
  }
  return {};
}

std::string source_of(const std::string& file) {
  std::vector<scripting::Finding> findings;
  scripting::Report report(findings, file);
  std::string source;
  if (!scripting::read_source(file, source, report))
    throw Stop{Exit::content, fmt::format("Bot `{}`: {}", file, findings.front().message)};
  return source;
}

std::unique_ptr<LuaPlayer> player_of(const std::string& file, std::uint64_t seed) {
  try {
    return std::make_unique<LuaPlayer>(file, source_of(file), seed);
  } catch (const LuaPlayer::Failure& failure) {
    throw Stop{Exit::content, fmt::format("Bot {}", failure.why)};
  }
}

Json decision_for(const Game& game) { return decision_object(game, game.state().decisions + 1); }

class LuaBot : public Bot {
 public:
  LuaBot(std::string file, std::uint64_t seed, Seat seat)
      : file_(std::move(file)), seed_(seed), seat_(seat), player_(player_of(file_, seed)) {
    if (player_->has_old_form())
      note_old_form(file_);
  }
  std::unique_ptr<Bot> copy() const override { return std::make_unique<LuaBot>(file_, seed_, seat_); }

  int choose(Game& game) override {
    Json decision = player_->has_old_form() ? decision_json(game) : decision_for(game);
    for (Json& option : decision["options"])
      option.erase("index");  // it counts from 0; here the place in the list counts
    const Json view = player_->has_old_form() ? to_json(view_for(game, seat_)) : table_object(game, seat_);
    try {
      return player_->choose(data_of(decision), data_of(view), static_cast<int>(game.decision().options.size())) - 1;
    } catch (const LuaPlayer::Failure& failure) {
      throw BotFailure{{Exit::failed, fmt::format("Bot {}", failure.why)}, seat_};
    }
  }

 private:
  std::string file_;
  std::uint64_t seed_;
  Seat seat_;
  std::unique_ptr<LuaPlayer> player_;
};

class ChildBot : public Bot {
 public:
  ChildBot(std::string command, Seat seat, std::chrono::milliseconds at_most)
      : command_(std::move(command)), seat_(seat), at_most_(at_most) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<ChildBot>(command_, seat_, at_most_); }

  int choose(Game& game) override {
    try {
      if (!child_)
        child_ = std::make_unique<ChildLines>(command_);
      const std::string answer = child_->ask(question(game).dump(), at_most_);
      return option_in(answer, game.decision().options.size());
    } catch (const ChildLines::Failure& failure) {
      fail(failure.why);
    }
  }

 private:
  enum class Form : std::uint8_t { unknown, old, request };

  // A request of JSON-RPC. Until the first answer tells which form the program expects, it also has the members of version
  // 0.1.
  Json question(const Game& game) {
    Json all = Json::object();
    if (form_ != Form::old)
      all.update({{"jsonrpc", "2.0"},
                  {"id", ++asked_},
                  {"method", "bot.choose"},
                  {"params", {{"decision", decision_for(game)}, {"view", table_object(game, seat_)}}}});
    if (form_ != Form::request)
      all.update({{"type", "decision"}, {"decision", decision_json(game)}, {"view", to_json(view_for(game, seat_))}});
    return all;
  }

  int option_in(const std::string& answer, std::size_t options) {
    try {
      const Json j = Json::parse(answer);
      const Json* const old = j.find("answer");
      const Json* const result = j.find("result");
      const Json* const option = old != nullptr ? old : result != nullptr ? result->find("option") : nullptr;
      const bool fits = form_ != (old != nullptr ? Form::request : Form::old);
      if (option != nullptr && fits && option->is_number_integer() && *option >= 0 && *option < options) {
        take_form(old != nullptr ? Form::old : Form::request);
        return option->get<int>();
      }
    } catch (const std::exception&) {
      // not JSON: the same message
    }
    constexpr std::size_t most_shown = 200;
    fail(fmt::format(
        "it answered `{}`; expected {{\"jsonrpc\":\"2.0\",\"id\":{},\"result\":{{\"option\":INDEX}}}} with an "
        "index from 0 to {}",
        answer.substr(0, most_shown), asked_, options - 1));
  }
  void take_form(Form form) {
    if (form_ == Form::unknown && form == Form::old)
      note_old_form(std::string(command_start) + command_);
    form_ = form;
  }
  [[noreturn]] void fail(const std::string& why) const {
    throw BotFailure{{Exit::failed, fmt::format("Bot `{}{}`: {}", command_start, command_, why)}, seat_};
  }

  std::string command_;
  Seat seat_;
  std::chrono::milliseconds at_most_;
  std::unique_ptr<ChildLines> child_;  // started when it is first asked
  Form form_ = Form::unknown;
  std::uint64_t asked_ = 0;
};

}  // namespace

bool is_outside_bot(std::string_view name) { return name.ends_with(lua_ending) || name.starts_with(command_start); }

void demand_outside_bot(std::string_view name) {
  if (!name.starts_with(command_start))
    player_of(std::string(name), 0);
  else if (name.find_first_not_of(' ', command_start.size()) == std::string_view::npos)
    refuse("`exec:` needs a command, as in `exec:python3 mybot.py`");
}

std::uint64_t hash_of_bot(std::string_view name) {
  const bool is_file = name.ends_with(lua_ending) && !name.starts_with(command_start);
  return is_file ? scripting::hash_of_text(source_of(std::string(name))) : 0;
}

std::unique_ptr<Bot> make_outside_bot(std::string_view name, std::uint64_t seed, Seat seat) {
  if (name.starts_with(command_start))
    return make_child_bot(name.substr(command_start.size()), seat);
  return make_lua_bot(name, seed, seat);
}

std::unique_ptr<Bot> make_lua_bot(std::string_view file, std::uint64_t seed, Seat seat) {
  return std::make_unique<LuaBot>(std::string(file), seed, seat);
}

std::unique_ptr<Bot> make_child_bot(std::string_view command, Seat seat, std::chrono::milliseconds at_most) {
  return std::make_unique<ChildBot>(std::string(command), seat, at_most);
}

}  // namespace soulstack::tools

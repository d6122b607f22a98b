// The functions of soulstack/soulstack.h, over the service and over soulstack/game.h.
#include <new>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "engine/game/game.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/embed/inside.h"
#include "tools/embed/soulstack/game.h"
#include "tools/embed/soulstack/soulstack.h"
#include "tools/observation/observation.h"
#include "tools/service/answer_message.h"
#include "tools/service/service.h"
#include "tools/support/stop.h"

using namespace soulstack;

struct soulstack_service {
  tools::Service service;
  tools::Client client = {};
  std::string answer = {};
};

struct soulstack_cards {
  embed::Cards cards;
};

struct soulstack_game {
  embed::Game game;
  std::string text = {};
};

namespace {

thread_local std::string last_message;

soulstack_code failed(soulstack_code code, const char* message) noexcept {
  try {
    last_message = message;
  } catch (const std::bad_alloc&) {
    last_message.clear();
  }
  return code;
}

soulstack_code code_of(embed::Fault fault) {
  switch (fault) {
    case embed::Fault::usage:
      return SOULSTACK_USAGE;
    case embed::Fault::cards:
      return SOULSTACK_CARDS;
    case embed::Fault::file:
      return SOULSTACK_FILE;
    case embed::Fault::internal:
      return SOULSTACK_INTERNAL;
  }
  return SOULSTACK_INTERNAL;
}

// Calls the function; what it throws becomes a code and a message.
template <class Function>
soulstack_code guarded(Function function) noexcept {
  try {
    function();
    return SOULSTACK_OK;
  } catch (const embed::Error& error) {
    return failed(code_of(error.fault()), error.what());
  } catch (const std::bad_alloc&) {
    return failed(SOULSTACK_MEMORY, "There is not enough memory");
  } catch (const tools::Stop& stop) {
    return failed(SOULSTACK_INTERNAL, stop.why.c_str());
  } catch (const std::exception& other) {
    return failed(SOULSTACK_INTERNAL, other.what());
  } catch (...) {
    return failed(SOULSTACK_INTERNAL, "An unknown error");
  }
}

template <class... Pointers>
void demand(const Pointers*... pointers) {
  const bool one_is_null = ((pointers == nullptr) || ...);
  if (one_is_null)
    throw embed::Error(embed::Fault::usage, "A pointer is null");
}

std::string rules_named(const char* rules) { return rules == nullptr ? "extended" : rules; }

}  // namespace

const char* soulstack_version(void) { return SOULSTACK_VERSION; }
int soulstack_api(void) { return SOULSTACK_API; }
const char* soulstack_message(void) { return last_message.c_str(); }

// ---- The service

soulstack_code soulstack_service_new(int has_files, soulstack_service** service) {
  return guarded([&] {
    demand(service);
    const std::string base = std::string(scripting::built_in_root) + "/cards/base";
    *service =
        new soulstack_service{tools::Service({.sets = {.sets = {base}}, .root = {}, .has_files = has_files != 0})};
  });
}

soulstack_code soulstack_service_call(soulstack_service* service, const char* message, const char** answer) {
  return guarded([&] {
    demand(service, message, answer);
    const std::scoped_lock lock(embed::loading());
    service->answer = tools::answer_message(service->service, service->client, message);
    *answer = service->answer.c_str();
  });
}

void soulstack_service_free(soulstack_service* service) { delete service; }

// ---- Cards

soulstack_code soulstack_cards_load(const char* const* folders, size_t count, const char* rules,
                                    soulstack_cards** cards) {
  return guarded([&] {
    demand(cards);
    embed::CardsOptions options{.folders = {}, .in_memory = {}, .rules = rules_named(rules)};
    for (std::size_t i = 0; i < count; ++i) {
      demand(folders, folders == nullptr ? nullptr : folders[i]);
      options.folders.emplace_back(folders[i]);
    }
    *cards = new soulstack_cards{embed::Cards(options)};
  });
}

soulstack_code soulstack_cards_load_texts(const char* set, const char* const* names, const char* const* texts,
                                          size_t count, const char* rules, soulstack_cards** cards) {
  return guarded([&] {
    demand(set, names, texts, cards);
    embed::SetInMemory in_memory{set, {}};
    for (std::size_t i = 0; i < count; ++i) {
      demand(names[i], texts[i]);
      in_memory.files[names[i]] = texts[i];
    }
    *cards = new soulstack_cards{
        embed::Cards({.folders = {}, .in_memory = {std::move(in_memory)}, .rules = rules_named(rules)})};
  });
}

soulstack_code soulstack_cards_for_thread(const soulstack_cards* cards, soulstack_cards** other) {
  return guarded([&] {
    demand(cards, other);
    *other = new soulstack_cards{cards->cards.for_another_thread()};
  });
}

void soulstack_cards_free(soulstack_cards* cards) { delete cards; }

// ---- Games

soulstack_code soulstack_game_new(const soulstack_cards* cards, int players, uint64_t seed, soulstack_game** game) {
  return guarded([&] {
    demand(cards, game);
    *game = new soulstack_game{embed::Game(cards->cards, {.players = players, .seed = seed})};
  });
}

soulstack_code soulstack_game_open(const soulstack_cards* cards, const char* bytes, size_t length,
                                   soulstack_game** game) {
  return guarded([&] {
    demand(cards, bytes, game);
    *game = new soulstack_game{embed::Game::load(cards->cards, std::string_view(bytes, length))};
  });
}

soulstack_code soulstack_game_fork(const soulstack_game* game, soulstack_game** copy) {
  return guarded([&] {
    demand(game, copy);
    *copy = new soulstack_game{game->game.fork()};
  });
}

void soulstack_game_free(soulstack_game* game) { delete game; }

soulstack_code soulstack_game_seat(const soulstack_game* game, int* seat) {
  return guarded([&] {
    demand(game, seat);
    *seat = game->game.seat();
  });
}

soulstack_code soulstack_game_options(const soulstack_game* game, int* count) {
  return guarded([&] {
    demand(game, count);
    *count = game->game.options();
  });
}

soulstack_code soulstack_game_answer(soulstack_game* game, int option) {
  return guarded([&] {
    demand(game);
    game->game.answer(option);
  });
}

soulstack_code soulstack_game_label(soulstack_game* game, int option, const char** label) {
  return guarded([&] {
    demand(game, label);
    const embed::Decision decision = game->game.decision();
    if (option < 0 || option >= static_cast<int>(decision.options.size()))
      throw embed::Error(embed::Fault::usage, "There is no option with this number");
    game->text = decision.options[static_cast<std::size_t>(option)].label;
    *label = game->text.c_str();
  });
}

soulstack_code soulstack_game_bot(soulstack_game* game, const char* bot, int* option) {
  return guarded([&] {
    demand(game, bot, option);
    *option = game->game.bots_choice(bot);
  });
}

soulstack_code soulstack_game_hash(const soulstack_game* game, uint64_t* hash) {
  return guarded([&] {
    demand(game, hash);
    *hash = game->game.hash();
  });
}

static_assert(static_cast<int>(Outcome::running) == SOULSTACK_RUNNING &&
              static_cast<int>(Outcome::won) == SOULSTACK_WON && static_cast<int>(Outcome::draw) == SOULSTACK_DRAW &&
              static_cast<int>(Outcome::stopped) == SOULSTACK_STOPPED &&
              static_cast<int>(Outcome::lost) == SOULSTACK_LOST);

soulstack_code soulstack_game_result(const soulstack_game* game, soulstack_outcome* outcome, uint32_t* winners) {
  return guarded([&] {
    demand(game, outcome, winners);
    std::uint32_t bits = 0;
    for (const int seat : game->game.winners())
      bits |= std::uint32_t{1} << seat;
    *outcome = static_cast<soulstack_outcome>(embed::Inside::game_of(game->game).outcome());
    *winners = bits;
  });
}

soulstack_code soulstack_game_save(soulstack_game* game, const char** bytes, size_t* length) {
  return guarded([&] {
    demand(game, bytes, length);
    game->text = game->game.save();
    *bytes = game->text.c_str();
    *length = game->text.size();
  });
}

// ---- Games as numbers

namespace {

void demand_that(bool holds, const std::string& otherwise) {
  if (!holds)
    throw embed::Error(embed::Fault::usage, otherwise);
}

static_assert(SOULSTACK_MAX_PLAYERS == max_players, "max_players: soulstack.h repeats it for C");

void demand_players(int players) {
  demand_that(players >= 1 && players <= max_players, fmt::format("A game has 1 to {} players", max_players));
}

}  // namespace

soulstack_code soulstack_observation_size(int players, size_t* observation, size_t* option) {
  return guarded([&] {
    demand(observation, option);
    demand_players(players);
    *observation = static_cast<std::size_t>(tools::observation_size(players));
    *option = static_cast<std::size_t>(tools::option_size());
  });
}

soulstack_code soulstack_observation_schema(const soulstack_cards* cards, int players, uint64_t* schema) {
  return guarded([&] {
    demand(cards, schema);
    demand_players(players);
    *schema = tools::observation_schema(embed::Inside::content_of(cards->cards), players);
  });
}

soulstack_code soulstack_game_observe(const soulstack_game* game, int viewer, float* values, size_t size) {
  return guarded([&] {
    demand(game, values);
    const int players = game->game.players();
    demand_that(viewer >= embed::spectator && viewer < players, "A viewer must be a seat of the game, or -1");
    demand_that(size == static_cast<std::size_t>(tools::observation_size(players)),
                "The buffer must have soulstack_observation_size values");
    tools::observe(embed::Inside::game_of(game->game), viewer == embed::spectator ? Seat::game : seat(viewer),
                   {values, size});
  });
}

soulstack_code soulstack_game_describe(const soulstack_game* game, int first, int count, float* values, size_t size) {
  return guarded([&] {
    demand(game, values);
    const int options = game->game.options();
    demand_that(first >= 0 && count >= 1 && first < options && count <= options - first,
                "The decision does not have these options");
    demand_that(size == static_cast<std::size_t>(count) * static_cast<std::size_t>(tools::option_size()),
                "The buffer must have the size of an option for each of them");
    tools::describe_options(embed::Inside::game_of(game->game), first, count, {values, size});
  });
}

// Fuzzing of the functions for C: the input chooses functions and their arguments, of games and cards that exist. No call
// crashes, a refused call changes no game and says why, and copies agree.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/fuzz/arena.h"
#include "tools/embed/soulstack/soulstack.h"

using namespace soulstack;

namespace {

constexpr std::size_t most_games = 8;
constexpr int most_calls = 300;

const soulstack_cards* cards() {
  static soulstack_cards* const base = [] {
    soulstack_cards* loaded = nullptr;
    fuzzing::demand(soulstack_cards_load(nullptr, 0, nullptr, &loaded) == SOULSTACK_OK, soulstack_message());
    return loaded;
  }();
  return base;
}

std::uint64_t hash_of(const soulstack_game* game) {
  std::uint64_t hash = 0;
  fuzzing::demand(soulstack_game_hash(game, &hash) == SOULSTACK_OK, soulstack_message());
  return hash;
}

// The games of an input; all are freed at its end.
class Games {
 public:
  ~Games() {
    for (soulstack_game* const game : all_)
      soulstack_game_free(game);
  }
  bool has_any() const { return !all_.empty(); }
  soulstack_game*& chosen(fuzzing::Choices& choices) { return choices.of(all_); }
  void add(soulstack_game* game) {
    if (all_.size() == most_games) {
      soulstack_game_free(all_.front());
      all_.erase(all_.begin());
    }
    all_.push_back(game);
  }

 private:
  std::vector<soulstack_game*> all_;
};

// Refusals say why.
bool is_done(soulstack_code code) {
  fuzzing::demand(code == SOULSTACK_OK || *soulstack_message() != '\0', "a refusal without a message");
  fuzzing::demand(code != SOULSTACK_INTERNAL, std::string("a defect: ") + soulstack_message());
  return code == SOULSTACK_OK;
}

// Mostly a number that is possible, otherwise any.
int number(fuzzing::Choices& choices, int possible) {
  const std::array<int, 8> odd = {-1, 255, 256, 65536, 2147483647, -2147483647 - 1, possible, possible + 1};
  return choices.below(8) == 7 ? odd[static_cast<std::size_t>(choices.below(8))] : choices.below(possible);
}

void begin(Games& games, fuzzing::Choices& choices) {
  soulstack_game* game = nullptr;
  const int players = number(choices, SOULSTACK_MAX_PLAYERS + 2);
  if (is_done(soulstack_game_new(cards(), players, static_cast<std::uint64_t>(choices.below(256)), &game)))
    games.add(game);
  fuzzing::demand((game != nullptr) == (players >= 1 && players <= SOULSTACK_MAX_PLAYERS),
                  "players out of their range");
}

void answer(soulstack_game* game, fuzzing::Choices& choices) {
  int count = 0;
  is_done(soulstack_game_options(game, &count));
  const std::uint64_t before = hash_of(game);
  const int option = number(choices, count);
  const bool done = is_done(soulstack_game_answer(game, option));
  fuzzing::demand(done == (option >= 0 && option < count), "an option out of its range");
  fuzzing::demand(done || hash_of(game) == before, "a refused answer changed the game");
}

void read(soulstack_game* game, fuzzing::Choices& choices) {
  int seat = 0, option = 0;
  const char* text = nullptr;
  soulstack_outcome outcome = SOULSTACK_RUNNING;
  std::uint32_t winners = 0;
  const std::uint64_t before = hash_of(game);
  is_done(soulstack_game_seat(game, &seat));
  is_done(soulstack_game_label(game, number(choices, 4), &text));
  is_done(soulstack_game_bot(game, choices.below(2) == 0 ? "random" : "nobody", &option));
  is_done(soulstack_game_result(game, &outcome, &winners));
  fuzzing::demand((seat == -1) == (outcome != SOULSTACK_RUNNING), "a game that is over, and asks");
  fuzzing::demand(hash_of(game) == before, "reading changed the game");
}

void fork(Games& games, soulstack_game* game) {
  soulstack_game* copy = nullptr;
  if (!is_done(soulstack_game_fork(game, &copy)))
    return;
  fuzzing::demand(hash_of(copy) == hash_of(game), "a copy that differs");
  games.add(copy);
}

// Opens its save, sometimes with a byte that is changed.
void reopen(Games& games, soulstack_game* game, fuzzing::Choices& choices) {
  const char* bytes = nullptr;
  std::size_t length = 0;
  if (!is_done(soulstack_game_save(game, &bytes, &length)))
    return;
  std::string save(bytes, length);
  const bool damaged = choices.below(2) == 1;
  if (damaged)
    save[static_cast<std::size_t>(choices.below(256) * 256 + choices.below(256)) % save.size()] ^=
        static_cast<char>(1 + choices.below(255));
  soulstack_game* again = nullptr;
  if (!is_done(soulstack_game_open(cards(), save.data(), save.size(), &again))) {
    fuzzing::demand(damaged, std::string("a save is refused: ") + soulstack_message());
    return;
  }
  fuzzing::demand(hash_of(again) == hash_of(game), "a save that gives another game");
  games.add(again);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzzing::Choices choices(data, size);
  Games games;
  for (int n = 0; n < most_calls && choices.any(); ++n) {
    const int call = choices.below(16);
    if (call == 0 || !games.has_any())
      begin(games, choices);
    else if (call == 1)
      fork(games, games.chosen(choices));
    else if (call == 2)
      reopen(games, games.chosen(choices), choices);
    else if (call == 3)
      read(games.chosen(choices), choices);
    else
      answer(games.chosen(choices), choices);
  }
  return 0;
}

/* Random games by numbers, each forked in its middle; then a request to the service. */
#include <inttypes.h>
#include <soulstack/soulstack.h>
#include <stdio.h>
#include <stdlib.h>

static void demand(soulstack_code code) {
  if (code == SOULSTACK_OK) return;
  fprintf(stderr, "%s\n", soulstack_message());
  exit(1);
}

/* Answers with pseudorandom options until the game is over; returns the hash at its end. */
static uint64_t play(soulstack_game* game, uint32_t random) {
  uint64_t hash;
  int options;
  for (demand(soulstack_game_options(game, &options)); options > 0; demand(soulstack_game_options(game, &options))) {
    random = random * 1664525 + 1013904223;
    demand(soulstack_game_answer(game, (int)((random >> 8) % (uint32_t)options)));
  }
  demand(soulstack_game_hash(game, &hash));
  return hash;
}

int main(void) {
  soulstack_cards* cards;
  demand(soulstack_cards_load(NULL, 0, "extended", &cards));
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    soulstack_game *game, *copy;
    soulstack_outcome outcome;
    uint32_t winners;
    demand(soulstack_game_new(cards, 2, seed, &game));
    demand(soulstack_game_fork(game, &copy));
    const uint64_t hash = play(game, 1), same = play(copy, 1);
    demand(soulstack_game_result(game, &outcome, &winners));
    printf("seed %" PRIu64 ": outcome %d, winners %" PRIu32 ", hash %016" PRIx64 ", the copy %s\n", seed, (int)outcome,
           winners, hash, hash == same ? "agrees" : "differs");
    soulstack_game_free(game);
    soulstack_game_free(copy);
    if (hash != same) return 1;
  }
  soulstack_cards_free(cards);

  soulstack_service* service;
  const char* answer;
  demand(soulstack_service_new(0, &service));
  demand(soulstack_service_call(
      service, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"version\":\"1.0\"}}", &answer));
  printf("%s\n", answer);
  soulstack_service_free(service);
  return 0;
}

/* Tests each function of soulstack/soulstack.h, from C. Exits with 1 at the first line that does not hold. */
#include <soulstack/soulstack.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WRITTEN(number) #number
#define TEXT_OF(number) WRITTEN(number)
#define RANGE_OF_PLAYERS "1 to " TEXT_OF(SOULSTACK_MAX_PLAYERS) " players"
#define CHECK(holds)                                                                        \
  do {                                                                                      \
    if (!(holds)) {                                                                         \
      fprintf(stderr, "functions.c:%d: %s (%s)\n", __LINE__, #holds, soulstack_message()); \
      exit(1);                                                                              \
    }                                                                                       \
  } while (0)
#define OK(call) CHECK((call) == SOULSTACK_OK)
#define REFUSED(code, words, call)                     \
  do {                                                 \
    CHECK((call) == (code));                           \
    CHECK(strstr(soulstack_message(), words) != NULL); \
  } while (0)

static uint64_t hash_of(const soulstack_game* game) {
  uint64_t hash;
  OK(soulstack_game_hash(game, &hash));
  return hash;
}

static void play(soulstack_game* game, int answers, uint32_t random) {
  int options;
  OK(soulstack_game_options(game, &options));
  for (; options > 0 && answers > 0; --answers) {
    random = random * 1664525 + 1013904223;
    OK(soulstack_game_answer(game, (int)((random >> 8) % (uint32_t)options)));
    OK(soulstack_game_options(game, &options));
  }
}

static void test_versions(void) {
  CHECK(soulstack_api() == SOULSTACK_API);
  CHECK(strchr(soulstack_version(), '.') != NULL);
  CHECK(strcmp(soulstack_message(), "") == 0);
}

static void test_cards(void) {
  const char* const names[] = {"set.lua", "loot/spark.lua"};
  const char* const good[] = {
      "return set { id = 'mine', title = 'Mine', version = '0.1', api = 1, authors = { 'me' }, license = 'CC0-1.0', "
      "requires = { 'base' } }",
      "return loot { name = 'Spark', play { text = 'Gain 2 cents.', effect = function(you) gain_coins(you, 2) end } }"};
  const char* const bad[] = {"return set {", ""};
  const char* const nowhere[] = {"/nowhere/at/all"};
  const char* const null_folder[] = {NULL};
  soulstack_cards* cards = NULL;
  OK(soulstack_cards_load_texts("mine", names, good, 2, NULL, &cards));
  soulstack_cards_free(cards);
  cards = NULL;
  REFUSED(SOULSTACK_CARDS, "/in-memory/mine/set.lua", soulstack_cards_load_texts("mine", names, bad, 1, NULL, &cards));
  REFUSED(SOULSTACK_USAGE, "../mine", soulstack_cards_load_texts("../mine", names, good, 2, NULL, &cards));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_cards_load_texts(NULL, names, good, 2, NULL, &cards));
  REFUSED(SOULSTACK_CARDS, "/nowhere/at/all", soulstack_cards_load(nowhere, 1, NULL, &cards));
  REFUSED(SOULSTACK_CARDS, "chess", soulstack_cards_load(NULL, 0, "chess", &cards));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_cards_load(null_folder, 1, NULL, &cards));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_cards_load(NULL, 1, NULL, &cards));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_cards_load(NULL, 0, NULL, NULL));
  CHECK(cards == NULL);
}

static void test_refusals(const soulstack_cards* cards) {
  soulstack_game* game = NULL;
  int n = 77;
  const char* text = "as before";
  REFUSED(SOULSTACK_USAGE, RANGE_OF_PLAYERS, soulstack_game_new(cards, 0, 1, &game));
  REFUSED(SOULSTACK_USAGE, RANGE_OF_PLAYERS, soulstack_game_new(cards, SOULSTACK_MAX_PLAYERS + 1, 1, &game));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_game_new(NULL, 2, 1, &game));
  REFUSED(SOULSTACK_FILE, "", soulstack_game_open(cards, "nonsense", 8, &game));
  CHECK(game == NULL);
  OK(soulstack_game_new(cards, 2, 1, &game));
  const uint64_t before = hash_of(game);
  REFUSED(SOULSTACK_USAGE, "An option must be from 0", soulstack_game_answer(game, -1));
  REFUSED(SOULSTACK_USAGE, "An option must be from 0", soulstack_game_answer(game, 1000000));
  REFUSED(SOULSTACK_USAGE, "option", soulstack_game_label(game, 1000000, &text));
  REFUSED(SOULSTACK_USAGE, "genius", soulstack_game_bot(game, "genius", &n));
  REFUSED(SOULSTACK_USAGE, "", soulstack_game_bot(game, "exec:true", &n));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_game_seat(NULL, &n));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_game_options(game, NULL));
  CHECK(n == 77 && strcmp(text, "as before") == 0 && hash_of(game) == before);
  soulstack_game_free(game);
}

static void test_games(const soulstack_cards* cards) {
  soulstack_game *game, *copy, *again;
  soulstack_outcome outcome;
  uint32_t winners;
  int seat, option;
  const char *label, *bytes;
  size_t length;
  OK(soulstack_game_new(cards, 2, 7, &game));
  OK(soulstack_game_seat(game, &seat));
  CHECK(seat == 0 || seat == 1);
  OK(soulstack_game_label(game, 0, &label));
  CHECK(strlen(label) > 0);
  OK(soulstack_game_bot(game, "eager", &option));
  OK(soulstack_game_answer(game, option));
  play(game, 60, 1);

  OK(soulstack_game_fork(game, &copy));
  CHECK(hash_of(copy) == hash_of(game));
  play(game, 20, 2);
  CHECK(hash_of(copy) != hash_of(game));
  play(copy, 20, 2);
  CHECK(hash_of(copy) == hash_of(game));

  OK(soulstack_game_save(game, &bytes, &length));
  CHECK(length == strlen(bytes));
  OK(soulstack_game_open(cards, bytes, length, &again));
  CHECK(hash_of(again) == hash_of(game));
  REFUSED(SOULSTACK_FILE, "", soulstack_game_open(cards, bytes, length / 2, &copy));

  OK(soulstack_game_result(game, &outcome, &winners));
  CHECK(outcome == SOULSTACK_RUNNING && winners == 0);
  while (outcome == SOULSTACK_RUNNING) {
    OK(soulstack_game_bot(game, "eager", &option));
    OK(soulstack_game_answer(game, option));
    OK(soulstack_game_result(game, &outcome, &winners));
  }
  CHECK(outcome == SOULSTACK_WON && (winners == 1 || winners == 2));
  OK(soulstack_game_seat(game, &seat));
  OK(soulstack_game_options(game, &option));
  CHECK(seat == -1 && option == 0);
  REFUSED(SOULSTACK_USAGE, "over", soulstack_game_answer(game, 0));
  REFUSED(SOULSTACK_USAGE, "over", soulstack_game_bot(game, "eager", &option));
  soulstack_game_free(again);
  soulstack_game_free(copy);
  soulstack_game_free(game);
}

static void test_numbers(const soulstack_cards* cards) {
  soulstack_game* game;
  size_t observation, option;
  uint64_t schema, before;
  int count;
  OK(soulstack_observation_size(2, &observation, &option));
  CHECK(observation > 100 && option > 5);
  OK(soulstack_observation_schema(cards, 2, &schema));
  OK(soulstack_game_new(cards, 2, 7, &game));
  OK(soulstack_game_options(game, &count));
  before = hash_of(game);
  float* const values = malloc(observation * sizeof(float));
  float* const others = malloc(observation * sizeof(float));
  float* const options = malloc((size_t)count * option * sizeof(float));
  CHECK(values != NULL && others != NULL && options != NULL);
  OK(soulstack_game_observe(game, 0, values, observation));
  OK(soulstack_game_observe(game, 1, others, observation));
  CHECK(memcmp(values, others, observation * sizeof(float)) != 0);
  OK(soulstack_game_observe(game, -1, others, observation));
  OK(soulstack_game_describe(game, 0, count, options, (size_t)count * option));
  CHECK(memcmp(options, options + option, option * sizeof(float)) != 0);
  CHECK(hash_of(game) == before);
  REFUSED(SOULSTACK_USAGE, "values", soulstack_game_observe(game, 0, values, observation - 1));
  REFUSED(SOULSTACK_USAGE, "viewer", soulstack_game_observe(game, 2, values, observation));
  REFUSED(SOULSTACK_USAGE, "these options", soulstack_game_describe(game, 1, count, options, (size_t)count * option));
  REFUSED(SOULSTACK_USAGE, RANGE_OF_PLAYERS,
          soulstack_observation_size(SOULSTACK_MAX_PLAYERS + 1, &observation, &option));
  free(values);
  free(others);
  free(options);
  soulstack_game_free(game);
}

/* Cards and their copy for another thread are freed before the games. */
static void test_ownership(void) {
  soulstack_cards *cards, *other;
  soulstack_game *game, *same;
  OK(soulstack_cards_load(NULL, 0, "extended", &cards));
  OK(soulstack_cards_for_thread(cards, &other));
  OK(soulstack_game_new(cards, 3, 5, &game));
  OK(soulstack_game_new(other, 3, 5, &same));
  soulstack_cards_free(cards);
  soulstack_cards_free(other);
  play(game, 30, 3);
  play(same, 30, 3);
  CHECK(hash_of(game) == hash_of(same));
  soulstack_game_free(game);
  soulstack_game_free(same);
  soulstack_game_free(NULL);
  soulstack_cards_free(NULL);
  soulstack_service_free(NULL);
}

static void test_service(void) {
  soulstack_service *service, *other;
  const char* answer;
  OK(soulstack_service_new(0, &service));
  OK(soulstack_service_new(0, &other));
  OK(soulstack_service_call(service, "{", &answer));
  CHECK(strstr(answer, "not_json") != NULL);
  OK(soulstack_service_call(service, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game.new\",\"params\":{}}", &answer));
  CHECK(strstr(answer, "hello_first") != NULL);
  OK(soulstack_service_call(
      service, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"version\":\"1.0\"}}", &answer));
  CHECK(strstr(answer, "\"result\"") != NULL);
  OK(soulstack_service_call(
      service, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"game.new\",\"params\":{\"players\":2,\"seed\":7}}", &answer));
  CHECK(strstr(answer, "\"decision\"") != NULL);
  OK(soulstack_service_call(other, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"game.new\",\"params\":{}}", &answer));
  CHECK(strstr(answer, "hello_first") != NULL);
  OK(soulstack_service_call(
      service, "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"sets.open\",\"params\":{\"folders\":[\"/etc\"]}}", &answer));
  CHECK(strstr(answer, "\"error\"") != NULL);
  REFUSED(SOULSTACK_USAGE, "null", soulstack_service_call(NULL, "{}", &answer));
  REFUSED(SOULSTACK_USAGE, "null", soulstack_service_call(service, NULL, &answer));
  soulstack_service_free(service);
  soulstack_service_free(other);
}

int main(void) {
  soulstack_cards* cards;
  test_versions();
  test_cards();
  OK(soulstack_cards_load(NULL, 0, NULL, &cards));
  test_refusals(cards);
  test_games(cards);
  test_numbers(cards);
  soulstack_cards_free(cards);
  test_ownership();
  test_service();
  puts("passed");
  return 0;
}

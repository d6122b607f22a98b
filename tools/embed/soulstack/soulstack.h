/* The engine for C, and for all languages that call C: libsoulstack.so. It has two parts: the service, which answers
 * requests of JSON-RPC and can do all that `soulstack rpc` can; and games by numbers, without texts, for programs
 * that play many of them.
 *
 * A game stops at each decision, with at least two options, and an answer continues it to the next decision or to the
 * end. The same cards, seed and answers give the same game on every machine.
 *
 * Numbers: seats are numbered from 0 in the order of turns; texts name seat 0 "P1". Options are numbered from 0.
 * Texts are UTF-8 and end with a 0. Those that functions return belong to the library; each function says how long
 * they are valid.
 * Errors: a function that can fail returns a soulstack_code, and stores its result through its last pointers only if
 * the code is SOULSTACK_OK. After another code nothing has changed, and soulstack_message says what is wrong. A null
 * pointer in place of an object, a text or a result is SOULSTACK_USAGE. No C++ exception leaves a function. A fault
 * in the script of a card is not an error: its effect is undone, and the game continues.
 * Ownership: what _new, _load, _load_texts, _for_thread, _open or _fork made is freed by the caller, once, with the
 * _free of its kind, in any order: a game keeps its cards alive. Freeing null does nothing. An object must not be
 * used after that.
 * Threads: cards, and all games that were made with them, belong to one thread at a time, because they share an
 * interpreter for scripts. Another thread needs soulstack_cards_for_thread. A service belongs to one thread at a
 * time; calls of services and loading of cards wait for each other. soulstack_message is the thread's own.
 * Versions: the library keeps its soname while old programs work with it. SOULSTACK_API grows when functions are
 * added.
 */
#ifndef SOULSTACK_SOULSTACK_H
#define SOULSTACK_SOULSTACK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define SOULSTACK_EXPORT __attribute__((visibility("default")))
#else
#define SOULSTACK_EXPORT
#endif

#define SOULSTACK_API 1
#define SOULSTACK_MAX_PLAYERS 8

typedef struct soulstack_service soulstack_service;
typedef struct soulstack_cards soulstack_cards;
typedef struct soulstack_game soulstack_game;

typedef enum soulstack_code {
  SOULSTACK_OK = 0,
  SOULSTACK_USAGE = 1,    /* an argument is not possible, or not now */
  SOULSTACK_CARDS = 2,    /* the sets do not exist or have errors; the message has a line for each */
  SOULSTACK_FILE = 3,     /* a record is damaged, or belongs to other cards */
  SOULSTACK_INTERNAL = 4, /* a defect of the library */
  SOULSTACK_MEMORY = 5    /* there is not enough memory */
} soulstack_code;

/* How a game stands. */
typedef enum soulstack_outcome {
  SOULSTACK_RUNNING = 0,
  SOULSTACK_WON = 1,
  SOULSTACK_DRAW = 2,
  SOULSTACK_STOPPED = 3, /* by a loop of cards without end, or an exceeded budget */
  SOULSTACK_LOST = 4     /* by all players together */
} soulstack_outcome;

/* The version of the library, "0.1.0". Valid as long as the program runs. */
SOULSTACK_EXPORT const char* soulstack_version(void);
/* The SOULSTACK_API of the library: at least that of the header, or functions are missing. */
SOULSTACK_EXPORT int soulstack_api(void);
/* What was wrong in the last call of this thread that failed; "" if none has. Valid until this thread's next call. */
SOULSTACK_EXPORT const char* soulstack_message(void);

/* ---- The service */

/* Makes a service without games, with the base set. `has_files`: 0: requests may not name files and folders;
 * otherwise they may name any that the process can open. */
SOULSTACK_EXPORT soulstack_code soulstack_service_new(int has_files, soulstack_service** service);
/* Answers a message of JSON-RPC 2.0, a request or a batch, of at most 4 MiB. The first request is `hello`. What is
 * wrong with a request is said in the answer, and is SOULSTACK_OK. The answer is "" if there is nothing to answer; it
 * is valid until the next call with this service. */
SOULSTACK_EXPORT soulstack_code soulstack_service_call(soulstack_service* service, const char* message,
                                                       const char** answer);
SOULSTACK_EXPORT void soulstack_service_free(soulstack_service* service);

/* ---- Cards */

/* Loads the sets in these folders, in this order, with a ruleset, such as "extended"; null: "extended". No folders:
 * the base set, which is part of the library. Cards with errors are left out. Takes about 20 ms for the base set. */
SOULSTACK_EXPORT soulstack_code soulstack_cards_load(const char* const* folders, size_t count, const char* rules,
                                                     soulstack_cards** cards);
/* Loads a set from memory: its files by their names in its folder, "set.lua" or "loot/spark.lua", and their texts.
 * `set`: lower case letters, digits and `_`. The base set is found if it requires that. */
SOULSTACK_EXPORT soulstack_code soulstack_cards_load_texts(const char* set, const char* const* names,
                                                           const char* const* texts, size_t count, const char* rules,
                                                           soulstack_cards** cards);
/* The same cards for another thread. To be called by the thread that has the given ones. */
SOULSTACK_EXPORT soulstack_code soulstack_cards_for_thread(const soulstack_cards* cards, soulstack_cards** other);
SOULSTACK_EXPORT void soulstack_cards_free(soulstack_cards* cards);

/* ---- Games */

/* Sets up a game for 1 to SOULSTACK_MAX_PLAYERS players, and plays to its first decision. */
SOULSTACK_EXPORT soulstack_code soulstack_game_new(const soulstack_cards* cards, int players, uint64_t seed,
                                                   soulstack_game** game);
/* Continues a save, or a journal as far as it is complete, from the bytes of its file. The answers are played again.
 * */
SOULSTACK_EXPORT soulstack_code soulstack_game_open(const soulstack_cards* cards, const char* bytes, size_t length,
                                                    soulstack_game** game);
/* An independent copy, possible at each decision, which takes microseconds. */
SOULSTACK_EXPORT soulstack_code soulstack_game_fork(const soulstack_game* game, soulstack_game** copy);
SOULSTACK_EXPORT void soulstack_game_free(soulstack_game* game);

/* The seat that is asked; -1: the game is over. */
SOULSTACK_EXPORT soulstack_code soulstack_game_seat(const soulstack_game* game, int* seat);
/* The number of options of the decision: at least 2; 0: the game is over. */
SOULSTACK_EXPORT soulstack_code soulstack_game_options(const soulstack_game* game, int* count);
/* Takes the option with this number. SOULSTACK_USAGE if there is no such option, or if the game is over. */
SOULSTACK_EXPORT soulstack_code soulstack_game_answer(soulstack_game* game, int option);
/* The option in words, for people: "play Bomb!". Valid until the next call with this game. */
SOULSTACK_EXPORT soulstack_code soulstack_game_label(soulstack_game* game, int option, const char** label);
/* The option that a bot would take: "random", "eager", "greedy", "careful", "planner" or "search". From milliseconds
 * (careful) to seconds (search). */
SOULSTACK_EXPORT soulstack_code soulstack_game_bot(soulstack_game* game, const char* bot, int* option);

/* A hash of the whole state, also of what is hidden. */
SOULSTACK_EXPORT soulstack_code soulstack_game_hash(const soulstack_game* game, uint64_t* hash);
/* How the game stands, and who has won: bit n for seat n; 0 unless the outcome is SOULSTACK_WON. */
SOULSTACK_EXPORT soulstack_code soulstack_game_result(const soulstack_game* game, soulstack_outcome* outcome,
                                                      uint32_t* winners);
/* The bytes of a save, which `soulstack play --resume` and soulstack_game_open continue. Takes as long as playing the
 * game again. Valid until the next call with this game; a 0 follows them. */
SOULSTACK_EXPORT soulstack_code soulstack_game_save(soulstack_game* game, const char** bytes, size_t* length);

/* ---- Games as numbers, for programs that learn. The manual describes the columns. */

/* The number of values of an observation in a game of so many players, and of the description of an option. */
SOULSTACK_EXPORT soulstack_code soulstack_observation_size(int players, size_t* observation, size_t* option);
/* A hash of the meaning of all these values with these cards: as long as it is the same, so is their meaning. */
SOULSTACK_EXPORT soulstack_code soulstack_observation_schema(const soulstack_cards* cards, int players,
                                                             uint64_t* schema);
/* Writes what that seat knows, or a spectator, -1, into the caller's buffer. `size`: how many values it has, as
 * soulstack_observation_size gives it; any other is SOULSTACK_USAGE. */
SOULSTACK_EXPORT soulstack_code soulstack_game_observe(const soulstack_game* game, int viewer, float* values,
                                                       size_t size);
/* Writes a row for each of `count` options, from the option `first`, into the caller's buffer. `size`: how many
 * values it has, `count` times the size of an option. */
SOULSTACK_EXPORT soulstack_code soulstack_game_describe(const soulstack_game* game, int first, int count, float* values,
                                                        size_t size);

#ifdef __cplusplus
}
#endif

#endif

// The engine for C++ programs: load card sets, play games of Four Souls, and read tables as plain data.
//
//   soulstack::embed::Cards cards({.rules = "extended"});
//   soulstack::embed::Game game(cards, {.players = 2, .seed = 7});
//   while (!game.over())
//     game.answer(0);
//
// A game stops at each decision, and `answer` continues it to the next one. The same cards, seed and answers give the
// same game on every machine.
//
// Numbers: seats are numbered from 0, in the order of turns; texts name seat 0 "P1". Options are numbered from 0.
// Amounts of ¢, HP, attack, evasion and cards are as printed on cards. Texts are UTF-8 without control characters.
// Errors: functions throw `Error`, and nothing has changed then; std::bad_alloc if there is not enough memory. No
// other exception leaves them. A fault in the script of a card is not an error: its effect is undone, and the game
// continues.
// Ownership: objects own what they hold; a game keeps its cards alive. Returned values are copies.
// Threads: a `Cards`, its copies, and all games made with it belong to one thread at a time, as they share an
// interpreter for scripts. Another thread needs `Cards::for_another_thread`. Sets are loaded by one thread at a time:
// others wait.
// Versions: source compatible within a minor version; the ABI is not stable. C programs, and programs that need a
// stable ABI, use soulstack/soulstack.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace soulstack::embed {

enum class Fault : std::uint8_t {
  usage,     // an argument is not possible, or not now
  cards,     // the sets do not exist or have errors; the message has a line for each
  file,      // a file cannot be read or written, is damaged, or belongs to other cards
  internal,  // a defect of the engine
};

class Error : public std::runtime_error {
 public:
  Error(Fault fault, const std::string& message) : std::runtime_error(message), fault_(fault) {}
  Fault fault() const noexcept { return fault_; }

 private:
  Fault fault_;
};

// ---- Cards

// A card set in memory: texts by their names in its folder, "set.lua" or "loot/spark.lua".
struct SetInMemory {
  std::string name;  // of lower case letters, digits and `_`
  std::map<std::string, std::string> files;
};

// Which sets are loaded: these folders in this order, then those in memory. None: the base set, which is built in.
// Sets that they require are looked for beside the folders, and the base set is always found.
struct CardsOptions {
  std::vector<std::string> folders;
  std::vector<SetInMemory> in_memory;
  std::string rules = "extended";  // a ruleset, or several: "extended+two_attacks"
  bool strict = false;             // a broken card is an error; otherwise it is left out, and `warnings` says why
};

// Loaded sets with a ruleset. They never change. A copy is the same object.
class Cards {
 public:
  explicit Cards(const CardsOptions& options = {});  // takes about 20 ms for the base set

  // The same cards with an interpreter of their own. To be called by the thread that has these cards; the result may
  // then be moved to another thread.
  Cards for_another_thread() const;
  // Mistakes in the sets that did not keep them from loading, one text each: "mine/loot/spark.lua:3:1: error: ...".
  const std::vector<std::string>& warnings() const;

 private:
  friend class Game;
  friend struct Inside;
  struct Body;
  explicit Cards(std::shared_ptr<const Body> body);
  std::shared_ptr<const Body> body_;
};

// ---- What a decision and a table are, as data

struct Option {
  std::string key;    // stable, for programs: "play base:bomb#17"
  std::string label;  // for people: "play Bomb!"
};

struct Decision {
  int seat = 0;
  std::string prompt;    // the kind of question in one word: "action"
  std::string question;  // for people: "Bomb!: Choose a target"
  std::string rule;      // its number in the rulebook: "4.3.2"
  std::vector<Option> options;
};

struct CardView {
  int number = 0;        // of the card in this game
  std::string id, name;  // "base:bomb", "Bomb!"
  bool has_charge = false, charged = false;
  int counters = 0;
  std::vector<std::pair<std::string, int>> named_counters;
  std::vector<std::pair<std::string, int>> stats;  // that the set defines
  std::vector<std::string> notes, under;           // what is noted on it; the names of the cards under it
};

struct PlayerView {
  int seat = 0;
  bool active = false, dead = false, won = false;
  int hp = 0, max_hp = 0, attack = 0, coins = 0, loot = 0, loot_plays = 0, souls = 0;
  std::optional<CardView> character;
  std::vector<CardView> items, curses, soul_cards;
  std::vector<CardView> hand;  // the cards that the viewer knows
  std::vector<std::pair<std::string, int>> stats;
  std::vector<std::string> notes;
};

struct SlotView {
  std::string type;  // "monster", "treasure", "room", or that of a set
  int number = 0;    // from 1, within its type
  bool sells = false, attacked = false;
  std::optional<CardView> card;
  int hp = 0, max_hp = 0, evasion = 0, attack = 0;  // 0: it is not a monster
  int souls = 0, covered = 0;                       // souls it gives; cards below it
};

struct DeckView {
  std::string name;
  int cards = 0, discarded = 0;
  std::optional<CardView> discard_top;
  std::vector<std::pair<int, CardView>> known;  // positions from the top, from 1, of cards that the viewer knows
};

struct View {
  int viewer = 0;  // -1: a spectator
  int turn = 0;    // from 1; 0: setup
  std::string phase;
  int active_seat = -1;             // -1: nobody's turn
  int price = 0, souls_to_win = 0;  // ¢ for an item of the shop
  std::vector<PlayerView> players;
  std::vector<SlotView> slots;
  std::vector<DeckView> decks;
  std::vector<CardView> bonus_souls;
  std::vector<std::string> stack;  // from bottom to top, in words
  std::vector<std::string> notes;
};

// ---- Games

inline constexpr int max_players = 8;

struct GameOptions {
  int players = 4;  // 1 to max_players
  std::uint64_t seed = 1;
  bool news = false;  // keep what `Game::news` returns; decisions then take longer
};

inline constexpr int spectator = -1;  // as a viewer: sees what is public

class Game {
 public:
  // Sets up the table and plays to the first decision.
  Game(Cards cards, const GameOptions& options);
  // Continues a save, or a journal as far as it is complete, from the bytes of its file. The answers are played again
  // and compared with the file, so this takes as long as playing them. Throws Error{file} if it does not fit these
  // cards.
  static Game load(Cards cards, std::string_view bytes);
  // The same for a journal, to which further answers are then written. The file is locked as long as the game lives.
  static Game open_journal(Cards cards, const std::string& path);

  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;
  ~Game();
  // An independent copy, possible at each decision, which takes microseconds. A journal stays with this game.
  Game fork() const;

  // ---- The decision: without texts, for speed
  bool over() const;
  int seat() const;     // who is asked; -1: the game is over
  int options() const;  // how many options there are: at least 2; 0: the game is over
  // Takes the option with this number, and plays on to the next decision or to the end. Throws Error{usage} if there
  // is no such option, or if the game is over.
  void answer(int option);

  // The same with texts. Throws Error{usage} if the game is over.
  Decision decision() const;
  // The number of the option that a bot would take: "random", "eager", "greedy", "careful", "planner" or "search".
  // Throws Error{usage} if there is no such bot or the game is over. From milliseconds (careful) to seconds (search).
  int bots_choice(std::string_view bot);

  // ---- The table
  int players() const;
  View view(int viewer) const;  // what that seat, or a spectator, may know
  // What the last answer did, in sentences, as the viewer may know it. Empty without GameOptions::news.
  std::vector<std::string> news(int viewer) const;
  std::uint64_t hash() const;  // of the whole state, also of what is hidden

  // ---- The end
  std::vector<int> winners() const;  // seats; empty while it runs, and if it was lost or stopped
  // "running", "won", "draw", "lost" or "stopped": a loop of cards without end, or a budget that was exceeded.
  std::string outcome() const;
  std::string stopped_by() const;  // the reason; empty: it was not stopped

  // ---- Records, which `soulstack replay` and `soulstack play --resume` read
  std::string save() const;  // the bytes of a file; takes as long as playing the game again
  // Writes the answers so far, and from now on each answer, to a new file, which is complete at any time. Throws
  // Error{usage} if the file exists or cannot be created, or if this game has a journal.
  void keep_journal(const std::string& path);
  // Why the journal could not be written further, once; empty: it could. The game continues without it.
  std::string take_journals_trouble();

 private:
  friend struct Inside;
  struct Body;
  explicit Game(std::unique_ptr<Body> body);
  std::unique_ptr<Body> body_;
};

}  // namespace soulstack::embed

// The state of a game, as a value. It is flat, trivially copyable and has no padding, so a fork copies the used bytes and
// a hash reads them. Everything not stored here can be rebuilt from the state and the content.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/model/assumptions.h"
#include "engine/model/event.h"
#include "engine/model/flags.h"
#include "engine/model/ids.h"
#include "engine/model/seats.h"

namespace soulstack {

inline constexpr int max_cards = 4096;  // a Value names a card with 12 bits

// The role of a zone (rule 19.1): engine/model/zone_kinds.h. The stack is also a zone (rule 19.8).
enum class ZoneKind : std::uint8_t { outside, stack, holding, deck, discard, hand, play, soul, slot, bonus, count };

// A zone of this game: a doubly linked list of its cards from top to bottom.
struct Zone {
  ZoneKind kind = ZoneKind::outside;
  Seat seat = Seat::game;  // of a zone of a player
  std::uint8_t of = 255;   // deck, discard: DeckId; slot: SlotTypeId
  std::uint8_t held = 0;   // slot: not refilled until this many deaths are over (rule 14.2.3)
  CardIndex top = 0xFFFF;
  CardIndex bottom = 0xFFFF;
  std::uint16_t count = 0;
};
inline constexpr CardIndex no_card = 0xFFFF;

enum class CardFlag : std::uint8_t {
  deactivated = 1,
  death_due = 2,  // its HP reached 0 (ruling Q49)
  face_down = 4,
  gained_eternal = 8,
  without_abilities = 16,
};

// A card in this game.
struct Card {
  CardDefId printed;          // the definition printed on it
  CardDefId def;              // its current definition: a copy takes another card's (rule 20.9.1)
  CardIndex above = no_card;  // its neighbours in its zone
  CardIndex below = no_card;
  std::uint16_t incarnation = 0;  // incremented at each change of zone (rule 7.7)
  ZoneId zone{0};
  Flags<CardFlag> flags;
  Seats::Bits damage = 0;      // marked damage (rule 10.1.1); as large as `seen`, which leaves no padding
  Seats seen;                  // those who have seen it
  std::uint16_t counters = 0;  // plain counters; other kinds are in `GameState::counts`
  std::int16_t max_hp = 0;     // when damage was last marked or the card last checked (rule 10.1.6)
};

enum class PlayerFlag : std::uint8_t {
  dead = 1,  // died this turn (rule 13.4.1)
  death_due = 2,
  won = 4,
  wins = 8,  // by an ability (rule 15.2.4)
};
constexpr Flags<PlayerFlag> operator|(PlayerFlag a, PlayerFlag b) { return Flags(a) | Flags(b); }

struct Player {
  std::int16_t coins = 0;
  std::int16_t damage = 0;      // marked damage; marked on the player, not on the character (rule 10.1.5)
  std::int16_t loot_plays = 0;  // given by effects (rule 8.2); those of the turn are a stat
  CardIndex character = no_card;
  Flags<PlayerFlag> flags;
  std::uint8_t skip_turns = 0;
  std::uint8_t attack_rolls = 0;  // made this turn
  std::uint8_t extra_turns = 0;
  std::int16_t max_hp = 0;       // when damage was last marked or checked (rule 10.1.6)
  std::int16_t before_blow = 0;  // marked damage before the HP reached 0
};

enum class Phase : std::uint8_t { setup, start, action, end };

// Attacks that effects allow or demand this turn, in addition to that of rule 4.3.3 (ruling Q11).
struct ExtraAttacks {
  std::uint8_t any_may = 0, any_must = 0, deck_may = 0, deck_must = 0;
};

// Rounds are counted from the starting player's turns (rule 4.6.2).
struct Round {
  std::uint16_t number = 0;
  std::uint8_t starter = 0;  // seat
  std::uint8_t timer = 0;    // rounds left, if the rules use a timer (rule 21.3)
};

struct Turn {
  std::uint16_t number = 0;
  std::uint8_t active = 0;  // seat
  Phase phase = Phase::setup;
  std::uint8_t ending = 0;   // an effect, a declaration or a death ends the turn (rules 4.5, 13.5.8)
  std::uint8_t cleanup = 0;  // the active player died: the stack empties first (rule 13.5.7)
  std::uint8_t attacks = 0;  // declared this turn
  std::uint8_t purchases = 0;
  std::uint8_t monster_deaths = 0;
  std::uint8_t last_normal = 0;   // seat of the last normal turn; extra turns do not count
  std::uint8_t deaths_open = 0;   // death procedures under way
  std::uint8_t deck_attacks = 0;  // of the attacks declared this turn: those on the monster deck
  ExtraAttacks extra;
  std::uint8_t acting = 0;        // the action phase has begun: the loot plays of the turn count (rule 4.3.1)
  std::uint8_t loot_plays = 0;    // used loot plays of the turn
  std::uint8_t cards_marked = 0;  // 0: no card in play has marked damage or is due to die
  std::uint8_t unused[3] = {};
  std::uint16_t most_uses = 0;  // how often the ability that was used most often was used this turn
  std::uint16_t resolved = 0;   // objects that left the stack by resolving
  std::uint16_t chosen = 0;     // `resolved` when a player last chose freely (ruling Q86)
  std::uint32_t failed_purchase =
      0;  // hash of ¢, prices and shop at the last failed purchase; 0: none failed (ruling Q12)
};

enum class ItemKind : std::uint8_t {
  loot,
  ability,
  roll,
  damage,
  death,
  step,      // a step that the ruleset puts on the stack: `value` is its row, `origin` the serial of its frame
  refill,    // of the slot `source` (first edition)
  modifier,  // of the roll targets[0], by `value` (first edition)
};
enum class ItemFlag : std::uint8_t {
  announcing = 1,    // targets and costs are being chosen; not on the stack yet
  resolving = 2,     // no longer on the stack; kept here until it is done
  copy = 4,          // exists only on the stack (rule 20.9.2)
  cancelled = 8,     // removed while it was resolving or being announced
  for_rewards = 16,  // a roll for rewards (ruling Q54)
  will_roll = 16,    // the same bit in an ability: its function says that its die is rolled (rule 7.10)
  has_rolled = 32,   // stays below its roll until the roll is done (first edition)
  destroyed_source =
      64,             // its source goes to discard by it: it destroyed its own object, or is a loot (rules 7.7a, 8.5a)
  played_copy = 128,  // a copy of a loot card that was played (rule 20.9.3)
  about_to_roll = 128,  // the same bit in a roll: abilities may still change how it is rolled (rule 9.15)
};
constexpr Flags<ItemFlag> operator|(ItemFlag a, ItemFlag b) { return Flags(a) | Flags(b); }

// An object on the stack (rule 5.2.2), or a triggered ability that waits to be put there.
struct StackItem {
  std::uint32_t serial = 0;  // its identity; later objects have higher ones
  ItemKind kind = ItemKind::ability;
  Seat controller = Seat::game;  // when it was put there, even if another player controls its source now (ruling Q41)
  std::uint8_t mode = 0;         // the chosen mode, from 1; 0 = none
  Flags<ItemFlag> flags;
  AbilityId ability;               // the ability to carry out; for a roll, the ability whose table reads it
  std::int16_t value = 0;          // roll: the die
  Value source;                    // the object with the ability; loot: the card
  std::array<Value, 3> targets{};  // damage, death: targets[0] is the affected object
  // `would` ability: serial of the stack object it is about. Damage: serial of the roll that dealt it, or of what triggered
  // the ability that deals it.
  std::uint32_t origin = 0;
  std::uint32_t attack = 0;  // attack roll or its damage: serial of the Attack frame
  Event event;               // the event that triggered it; damage, roll, death: the event it would cause
  // A function may roll dice and go on with their numbers (rule 9.11). For such dice, and for the rest of the function:
  // under this number the state keeps the values of the roll (GameState::kept). 0: no such roll.
  std::uint32_t results = 0;
  std::uint8_t die = 0;    // its number among these dice
  std::uint8_t sides = 0;  // of the die; 0: as many as the rules say (rule 9.14)
  std::int16_t paid = 0;   // how often its cost was paid; of two costs, which one was: 1 or 2 (rules 6.2.5, 6.2.6)
  Value paid_with;         // the last card that was destroyed, discarded or given as its cost (rule 6.2.7)
};
static_assert(sizeof(StackItem) == 76);

// A lasting effect: an ability of kind `lasting`, bound to its targets.
struct Lasting {
  std::uint32_t serial = 0;
  AbilityId ability;
  Seat controller = Seat::game;
  std::uint8_t uses = 0;  // uses left; 0 = any number; become_copy: a Till
  Value source;
  std::array<Value, 3> targets{};
  std::uint32_t value = 0;       // become_copy: the definition to restore; next_roll: the serial of the die
  Seat waits_for = Seat::game;   // it begins with the next turn of this player (rule 6.7.12)
  std::uint8_t of_the_game = 0;  // 1: it belongs to the game, and `controller` was the active player (ruling Q85)
  std::uint8_t unused[2] = {};
};

// A value that is kept for the fields and functions of cards. Sorted by owner, then by key.
struct Kept {
  // For a lasting effect, or its ability on the stack, by serial (rule 6.7.9); for what follows a roll, by
  // StackItem::results (rule 9.11); for what a dying object had, by had_key (rule 6.10.6); for the
  // counters of an object that left play, by Former::kinds: kind and number in turn (rule 20.1.8); for notes, the bits of the
  // object or player (rule 20.10.1), which are higher.
  std::uint32_t owner = 0;
  std::uint32_t key = 0;  // the number of the value; for notes, the card that noted it (engine/model/notes.cpp)
  Value value;
};

// Counts stored per object, such as "the second time each turn" or named counters. Sorted by object, then key.
using CountKey = std::uint32_t;
struct ObjectCount {
  std::uint16_t object = 0;  // a card's index; 0x8000 + seat for a player
  std::uint16_t unused = 0;
  CountKey key = 0;  // an AbilityId, or another key of engine/model/object_counts.h
  std::int32_t value = 0;
};

// A count of events that happened (rule 6.9). Sorted by definition, attack and keys; counts of no events are not stored.
struct Tally {
  TallyId def;
  std::uint16_t count = 0;
  std::uint32_t attack = 0;     // in an attack: the serial of its frame
  std::array<Value, 2> keys{};  // the players or objects of TallyDef::keys
  std::int32_t sum = 0;         // of the amounts
  std::int32_t last = 0;        // the number of the last event
};

enum class FormerFlag : std::uint8_t {
  deactivated = 1,
  eternal = 2,
  attackable = 4,
  attacked = 8,
  other_guppy = 16,  // it was a Guppy item and is not printed as one, or the reverse (rule 6.10)
  other_active = 32,
  other_tap = 64,
};

// An object as it was when it left play (ruling Q71). Kept until the turn ends.
struct Former {
  CardIndex card = no_card;
  std::uint16_t incarnation = 0;
  CardDefId def;
  ZoneId zone{0};  // where it was in play
  Flags<FormerFlag> flags;
  std::uint16_t nouns = 0;  // the nouns it matched, one bit each
  std::int16_t hp = 0, max_hp = 0, attack = 0, evasion = 0;
  std::int16_t counters = 0, levels = 0;
  std::uint16_t unused = 0;
  std::uint32_t kinds = 0;  // the owner of its kept counters by kind (Kept); 0: it had none
};

enum class FrameFlag : std::uint8_t {
  after_step = 1,  // the last row is done, except for the priority after it
  on_its_way = 2,  // the step of the row is on the stack
  its_turn = 4,    // the step of the row left the stack to be carried out
  uses_stack = 8,  // steps of this frame have been on the stack
};
constexpr Flags<FrameFlag> operator|(FrameFlag a, FrameFlag b) { return Flags(a) | Flags(b); }

// The serial of the checks before a priority: nothing names them, so that it makes no difference whether checks that find
// nothing are carried out.
inline constexpr std::uint32_t unnamed_frame = 0xFFFFFFFF;

// The position in a running procedure. `locals` holds the typed locals of its section.
struct Frame {
  ProcedureId procedure;
  std::uint8_t row = 0;
  Flags<FrameFlag> flags;
  std::uint8_t depth = 0;
  std::uint32_t serial = 0;
  Value result;  // result of the verb or choice that the last step used
  alignas(4) std::array<std::byte, 40> locals{};

  // Does its step resolve from the stack? Then it is carried out even if the turn is ending (rule 5.2.10).
  bool resolves() const { return flags.has(FrameFlag::its_turn); }
  // The locals of a type with a `procedure` are only those of this procedure.
  template <class Locals>
  Locals& as(Place where = Place::here()) {
    if constexpr (requires { Locals::procedure; })
      check(procedure.value == static_cast<std::uint8_t>(Locals::procedure), "the frame is of this procedure", where);
    static_assert(std::is_trivially_copyable_v<Locals> && std::has_unique_object_representations_v<Locals>);
    static_assert(sizeof(Locals) <= sizeof(locals) && alignof(Locals) <= 4);
    return *reinterpret_cast<Locals*>(locals.data());
  }
  template <class Locals>
  const Locals& as(Place where = Place::here()) const {
    return const_cast<Frame*>(this)->as<Locals>(where);
  }
};

// A list of bounded length inside the state. Only its used part is copied, hashed or read; the rest stays uninitialised,
// so creating a state is cheap.
template <class T, int Capacity>
struct Bounded {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 4);
  std::uint32_t count = 0;
  alignas(4) std::array<std::byte, sizeof(T) * Capacity> bytes;

  static constexpr int capacity = Capacity;
  int size() const { return static_cast<int>(count); }
  bool full() const { return count == Capacity; }
  T* begin() { return reinterpret_cast<T*>(bytes.data()); }
  const T* begin() const { return reinterpret_cast<const T*>(bytes.data()); }
  T* end() { return begin() + count; }
  const T* end() const { return begin() + count; }
  template <std::integral I>
  T& operator[](I i) {
    return begin()[static_cast<std::size_t>(i)];
  }
  template <std::integral I>
  const T& operator[](I i) const {
    return begin()[static_cast<std::size_t>(i)];
  }
  T& back() { return begin()[count - 1]; }
  const T& back() const { return begin()[count - 1]; }
  [[nodiscard]] bool push(const T& item) {  // false: the list is full
    if (full())
      return false;
    begin()[count++] = item;
    return true;
  }
  void pop() { --count; }
  void truncate(std::uint32_t n) { count = n < count ? n : count; }
  void erase(int at) {
    move_rest(at + 1, at);
    pop();
  }
  [[nodiscard]] bool insert(int at, const T& item) {  // false: the list is full
    if (full())
      return false;
    move_rest(at, at + 1);
    begin()[at] = item;
    ++count;
    return true;
  }

 private:
  // What is from one place to the end.
  void move_rest(int from, int to) {
    std::memmove(static_cast<void*>(begin() + to), begin() + from, static_cast<std::size_t>(size() - from) * sizeof(T));
  }
};

inline constexpr std::uint32_t highest_stack =
    512;  // at this height players can put nothing more on the stack (rule 1.9)
inline constexpr std::uint32_t most_lasting = 384;  // at this number players can create no more of them (rule 1.9)
inline constexpr int max_zones = 160;
inline constexpr int max_streams = 12;

// What has to be checked before a player next receives priority (rule 5.3.1).
namespace attention {
inline constexpr std::uint8_t souls = 1, deaths = 2, triggers = 4, slots = 8, events = 16, dice = 32, dying = 64;
inline constexpr std::uint8_t all = souls | deaths | triggers | slots | events | dice | dying;
}  // namespace attention

// How a game ended. Won: by one player, or by several at once. Stopped: by a budget. Lost: by all players together, to
// the timer (rule 21.3a).
enum class Outcome : std::uint8_t { running, won, draw, stopped, lost };

struct GameState {
  std::uint64_t seed = 0;
  std::array<std::uint32_t, max_streams> drawn{};  // numbers drawn so far from each stream
  std::uint32_t next_serial = 1;
  std::uint32_t decisions = 0;
  std::uint8_t players_count = 0;
  Outcome outcome = Outcome::running;
  std::uint8_t attention = 0;
  std::uint8_t answered = 0;  // the open decision is answered, in `answer`
  Value answer;
  std::uint16_t quarantines = 0;  // cards and rules whose scripts failed too often (rule 1.10)
  std::uint16_t failures = 0;     // total failures of effects
  Round round;
  Turn turn;
  std::array<Player, max_players> players{};
  Bounded<Zone, max_zones> zones;
  Bounded<StackItem, 1024> stack;   // bottom first
  Bounded<StackItem, 512> waiting;  // triggered abilities waiting for the stack; kept at the end of a turn (Q9)
  Bounded<Frame, 48> frames;
  Bounded<Lasting, 512> lasting;
  Bounded<Kept, 1023> kept;  // an odd number: no padding after it
  Bounded<ObjectCount, 1024> counts;
  Bounded<Former, 256> formers;  // oldest first; when full, the oldest is dropped
  Bounded<Tally, 512> tallies;   // engine/table/history.h
  Bounded<Value, 512> replies;   // replies to the running effects, outermost first
  Bounded<Value, 512> lists;     // options of the open choices, outermost first
  Bounded<Card, max_cards> cards;
  std::uint32_t unused = 0;  // the lists before it end in the middle of 8 bytes; not copied, hashed or saved

  bool over() const { return outcome != Outcome::running; }
};

// Before the lists: the part of the state whose size does not change.
inline constexpr std::size_t fixed_bytes = offsetof(GameState, zones);
// Copies the used parts.
void copy_state(GameState& to, const GameState& from);
// Number of bytes in use.
std::size_t state_bytes(const GameState& s);
// Starts loading the used parts into the caches of the processor, for a caller who goes on with this game soon.
void prefetch_state(const GameState& s);
// Hash of all used bytes and of the counts of the lists.
std::uint64_t hash_of(const GameState& s);

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "no padding: a hash is over bytes");

}  // namespace soulstack

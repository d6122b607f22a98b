// Changes that must not matter: other seats, other card names, added cards that do nothing, and other unseen cards.
// After each of them players see the same and may do the same. With SOULSTACK_FULL=1: many more games.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <regex>
#include <string>

#include "tests/support/sanitized.h"
#include "tests/support/sources.h"
#include "tests/support/twins.h"

namespace soulstack::testing::metamorphic_test {
namespace {

bool full() { return std::getenv("SOULSTACK_FULL") != nullptr; }
int deals() { return full() ? 15 : 2; }          // for each number of players
int decisions() { return full() ? 5000 : 150; }  // of a game

// All comparisons of a test: how much was compared, and the first difference.
struct DealTally {
  int games = 0, decisions = 0;
  std::string different;

  void add(const Compared& c, std::uint64_t seed, int players) {
    ++games;
    decisions += c.decisions;
    if (different.empty() && !c.different.empty())
      different = "deal " + std::to_string(seed) + " of " + std::to_string(players) + " players, " + c.different;
  }
  ~DealTally() { MESSAGE(games << " games compared at " << decisions << " decisions"); }
};

// Deals with two to four players.
template <class Compare>
void each_deal(DealTally& tally, Compare compare, int times = 1, const Loaded& loaded = base_game()) {
  for (int players = 2; players <= 4; ++players)
    for (int n = 0; n < deals() * times; ++n) {
      const auto seed = static_cast<std::uint64_t>(1000 * players + n);
      tally.add(compare(deal(loaded.content(), players, seed), seed), seed, players);
    }
}

// ---- Other names

// The base set with other ids for all its cards, so that they are loaded in another order.
class RenamedSet {
 public:
  RenamedSet() : folder_(fs::temp_directory_path() / ("soulstack_renamed_" + std::to_string(::getpid()))) {
    for (const CardDef& card : base_game().content().cards)
      names_[card.id] = "twin:" + new_name(card.id);
    for (const fs::path& file : files_in({"cards/base/rules"}, lua))  // a ruleset has abilities too
      names_["base:rules/" + file.stem().string()] = "twin:rules/" + file.stem().string();
    for (const fs::path& file : files_in({"cards/base"}, lua))
      if (place(file).find("/scenarios/") == std::string::npos)
        copy(file);
    loaded_ = load_sets({folder_.string()});
  }
  ~RenamedSet() { fs::remove_all(folder_); }
  RenamedSet(const RenamedSet&) = delete;
  RenamedSet& operator=(const RenamedSet&) = delete;

  const Loaded& loaded() const { return *loaded_; }
  const std::map<std::string, std::string>& names() const { return names_; }

 private:
  // The last letter of the alphabet becomes the first.
  static std::string new_name(const std::string& id) {
    std::string name = "x" + id.substr(id.find(':') + 1);
    for (char& c : name)
      c = c >= 'a' && c <= 'z' ? static_cast<char>('a' + 'z' - c) : c;
    return name;
  }

  void copy(const fs::path& file) {
    const std::string old = "base:" + file.stem().string();
    const bool is_card = names_.contains(old);
    const fs::path to =
        folder_ / file.parent_path().filename() / (is_card ? new_name(old) + ".lua" : file.filename().string());
    const fs::path in_place = file.filename() == "set.lua" ? folder_ / "set.lua" : to;
    fs::create_directories(in_place.parent_path());
    std::ofstream(in_place) << with_new_names(text_of_file(file));
  }

  std::string with_new_names(std::string text) const {
    text = std::regex_replace(text, std::regex("id = \"base\""), "id = \"twin\"");
    std::string renamed;
    for (std::size_t i = 0; i < text.size();) {
      const std::size_t end = text[i] == '"' ? text.find('"', i + 1) : std::string::npos;
      const std::string word = end == std::string::npos ? "" : text.substr(i + 1, end - i - 1);
      const bool is_card = !word.empty() && names_.contains("base:" + word);
      renamed += is_card                    ? "\"" + new_name(word) + "\""
                 : end == std::string::npos ? text.substr(i, 1)
                                            : text.substr(i, end + 1 - i);
      i = end == std::string::npos ? i + 1 : end + 1;
    }
    return renamed;
  }

  fs::path folder_;
  std::map<std::string, std::string> names_;
  std::unique_ptr<Loaded> loaded_;
};

// ---- Unseen cards

constexpr std::size_t reached = 14;  // cards at the top of a deck that are not shuffled

std::vector<CardIndex> deep_cards(const Table& t, std::size_t from) {
  std::vector<CardIndex> deep;
  for (std::uint8_t d = 0; d < t.content.decks.size(); ++d) {
    const std::vector<CardIndex> deck = cards_in(t, zones::deck(DeckId{d}));
    for (std::size_t i = from; i < deck.size(); ++i)
      deep.push_back(deck[i]);
  }
  return deep;
}

Twins with_other_bottoms(const Deal& deal, std::uint64_t seed, const Loaded& loaded = base_game()) {
  tools::Dice dice(seed + 1);
  Deal other = deal;
  for (auto& [name, cards] : other.decks)
    shuffle(cards, dice, reached);
  REQUIRE(other.decks != deal.decks);
  Twins both = twins(deal, loaded, loaded, {}, other);
  const Unseen unseen(both.one.game.table(), deep_cards(both.one.game.table(), reached));
  both.parted = [unseen](const Twins& t) {
    return !unseen.still(t.one.game.table()) || !unseen.still(t.other.game.table()) || shuffled(t.one.game.table()) ||
           shuffled(t.other.game.table());
  };
  return both;
}

// ---- Cards that do nothing

// They are loaded before the base set, so that every id and number in the content changes.
std::unique_ptr<Loaded> load_with_blanks() {
  TemporarySet blanks("blanks");
  fs::remove_all(blanks.folder() / "rules");
  blanks.add("loot/blank_loot.lua",
             "return loot { name = \"Blank loot\", copies = 9,\n"
             "  play { text = \"Nothing.\", effect = function() end } }");
  blanks.add("treasure/blank_treasure.lua", "return treasure { name = \"Blank treasure\", copies = 5 }");
  blanks.add("monster/blank_monster.lua",
             "return monster { name = \"Blank monster\", copies = 7, hp = 1, evasion = 1, attack = 1 }");
  blanks.add("character/blank_character.lua", "return character { name = \"Blank character\", hp = 2, attack = 1 }");
  return load_sets({blanks.folder().string(), base_set().string()});
}

Twins with_blanks(const Deal& deal, const Loaded& loaded) {
  static const std::map<std::string, int> more = {{"loot", 9}, {"treasure", 5}, {"monster", 7}};
  Deal other = deal;
  for (const auto& [deck, copies] : more)
    other.decks[deck].insert(other.decks[deck].end(), static_cast<std::size_t>(copies), "blanks:blank_" + deck);
  Twins both = twins(deal, base_game(), loaded, {}, other);
  both.other.words.more = more;
  both.other.words.added = "blanks";
  std::vector<CardIndex> blanks;
  const Table& t = both.other.game.table();
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (t.printed(i).set == "blanks")
      blanks.push_back(i);
  REQUIRE(blanks.size() == 9 + 5 + 7 + 1);
  both.parted = [unseen = Unseen(t, blanks)](const Twins& twins) {
    return !unseen.still(twins.other.game.table()) || shuffled(twins.other.game.table()) ||
           shuffled(twins.one.game.table());
  };
  return both;
}

// ---- The hands of others

// Every seat but one gets other cards in hand: loot from deep in the deck.
Deal with_other_hands(const Deal& deal, std::size_t watcher) {
  Deal other = deal;
  Cards& loot = other.decks["loot"];
  std::size_t at = loot.size();
  for (std::size_t p = 0; p < other.seats.size(); ++p)
    for (std::string& card : other.seats[p].hand)
      if (p != watcher)
        std::swap(card, loot[--at]);
  return other;
}

// A game that one seat watches. The others do nothing visible with their hands.
struct Watched {
  Twin twin;
  Seat watcher;
  Unseen hidden;  // the cards in the hands of others, and their replacements
  Json events = Json::array();

  // Plays until the watcher has a decision again. False: a hidden card was shown, or had to be.
  bool play_to_next_decision(tools::Dice others) {
    for (;;) {
      if (!hidden.still(twin.game.table()) || shuffled(twin.game.table()))
        return false;
      for (Json& event : told_events(twin.game, watcher))
        events.push_back(std::move(event));
      tools::clear_news(twin.game);
      if (twin.game.over() || twin.game.decision().who == watcher)
        return true;
      if (!answer_for_others(others))
        return false;
    }
  }

  bool is_hidden(Value v) const {
    return v.is(ValueKind::card) &&
           std::find(hidden.cards.begin(), hidden.cards.end(), v.index()) != hidden.cards.end();
  }

  // They end their turns and pass. Other decisions are answered at random, except those about hidden cards.
  bool answer_for_others(tools::Dice& dice) {
    const std::vector<Option>& options = twin.game.decision().options;
    for (OptionKind quiet : {OptionKind::end_turn, OptionKind::pass})
      for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].kind == quiet)
          return !twin.game.answer(static_cast<int>(i));
    for (const Option& o : options)
      if (o.kind != OptionKind::choose || is_hidden(o.object))
        return false;
    return !twin.game.answer(dice.below(static_cast<int>(options.size())));
  }

  Json seen() {
    Json all = twin.seen_by(index_of(watcher) + 1);
    all["events"] = std::move(events);
    events = Json::array();
    return all;
  }
};

Watched watched(const Deal& deal, Seat watcher, const Loaded& loaded) {
  Watched w{{play(deal, loaded), {.players = static_cast<int>(deal.seats.size())}}, watcher, {}};
  w.twin.words.table = &w.twin.game.table();
  const Table& t = w.twin.game.table();
  std::vector<CardIndex> hidden = deep_cards(t, reached);
  for (int p = 0; p < t.players(); ++p)
    if (seat(p) != watcher)
      for (CardIndex i : cards_in(t, zones::hand(t, seat(p))))
        if (i < t.s.cards.count && sees(t, i, seat(p)) && !sees(t, i, watcher))
          hidden.push_back(i);
  w.hidden = Unseen(t, hidden);
  return w;
}

Compared compare_hands(const Deal& deal, std::uint64_t seed, const Loaded& loaded = base_game()) {
  const int watcher = static_cast<int>(seed) % static_cast<int>(deal.seats.size());
  Watched one = watched(deal, seat(watcher), loaded),
          other = watched(with_other_hands(deal, static_cast<std::size_t>(watcher)), seat(watcher), loaded);
  Compared result;
  for (tools::Dice dice(seed); result.decisions < decisions(); ++result.decisions) {
    const bool on = one.play_to_next_decision(dice), other_on = other.play_to_next_decision(dice);
    if (!on || !other_on)
      break;
    const Json a = one.seen(), b = other.seen();
    if (a != b)
      result.different = "at decision " + std::to_string(result.decisions + 1) + ":" + difference(a, b);
    if (a != b || one.twin.game.over())
      break;
    const std::vector<std::string> keys = one.twin.keys();
    const std::string k = keys[static_cast<std::size_t>(dice.below(static_cast<int>(keys.size())))];
    REQUIRE(one.twin.answer(k));
    REQUIRE(other.twin.answer(k));
  }
  return result;
}

// ---- Cards that try to reveal hidden cards

// They put everything they learn about hidden cards into errors, options and choices.
std::unique_ptr<Loaded> load_with_prying_cards() {
  const std::map<std::string, std::string> effects = {
      {"hands_in_error",
       "for _, p in ipairs(all(a_player)) do for _, c in ipairs(all(a_loot_card { of = p })) do s = s .. c.name end "
       "end error(s)"},
      {"hand_in_assert",
       "for _, c in ipairs(all(a_loot_card { of = you.left })) do s = s .. c.name .. \",\" end assert(false, s)"},
      {"deck_in_error", "for _, c in ipairs(all(a_card { pile = deck.loot })) do s = c.name end error(s, 0)"},
      {"top_in_error", "local c = deck.loot.top error(c.name)"},
      {"guppy_in_deck", "local c = choose_card(you, all(a_card { pile = deck.treasure, guppy = true }))"},
      {"pick_from_hand", "local c = choose_card(you, all(a_loot_card { of = you.left }))"},
      {"pick_and_fail", "local c = choose_card(you, all(a_loot_card { of = you.left })) error(c.name)"},
      {"at_random", "local c = choose_at_random(a_loot_card { of = you.left }) if c then error(c.name) end"},
  };
  TemporarySet set("prying");
  fs::remove_all(set.folder() / "rules");
  for (const auto& [name, effect] : effects)
    set.add("loot/" + name + ".lua", "return loot { name = \"" + name +
                                         "\", copies = 20, play { text = \"A.\", effect = "
                                         "function(you)\n  local s = \"\"\n  " +
                                         effect + "\nend } }");
  return load_sets({base_set().string(), set.folder().string()});
}

void swap_for_another(std::string& card, Cards& deck) {
  const auto another = std::find_if(deck.rbegin(), deck.rend(), [&](const std::string& c) { return c != card; });
  std::swap(card, *another);
}

}  // namespace

TEST_CASE("metamorphic: the seats of the players do not matter") {
  DealTally tally;
  each_deal(tally, [](const Deal& deal, std::uint64_t seed) {
    const int turned = 1 + static_cast<int>(seed) % (static_cast<int>(deal.seats.size()) - 1);
    return twins(deal, base_game(), base_game(), {.turned = turned, .names = {}}, deal).compare(seed, decisions());
  });
  CHECK(tally.different == "");
}

// The order after a shuffle depends on the names of the cards.
TEST_CASE("metamorphic: the names and load order of cards do not matter until a deck is shuffled") {
  const RenamedSet renamed;
  CHECK(renamed.loaded().content().cards[0].name != base_game().content().cards[0].name);
  DealTally tally;
  each_deal(tally, [&](const Deal& deal, std::uint64_t seed) {
    Twins both = twins(deal, base_game(), renamed.loaded(), {.turned = 0, .names = renamed.names()}, deal);
    both.parted = [](const Twins& t) { return shuffled(t.one.game.table()) || shuffled(t.other.game.table()); };
    return both.compare(seed, decisions());
  });
  CHECK(tally.different == "");
}

TEST_CASE("metamorphic: idle cards at the bottom of decks or outside the game do not matter") {
  const std::unique_ptr<Loaded> loaded = load_with_blanks();
  CHECK(loaded->content().find_card("base:bomb") != base_game().content().find_card("base:bomb"));
  DealTally tally;
  each_deal(tally, [&](const Deal& deal, std::uint64_t seed) {
    return with_blanks(deal, *loaded).compare(seed, decisions());
  });
  CHECK(tally.different == "");
  CHECK(tally.decisions > 300);
}

TEST_CASE("metamorphic: the order of unseen cards does not matter") {
  DealTally tally;
  each_deal(tally, [](const Deal& deal, std::uint64_t seed) {
    return with_other_bottoms(deal, seed).compare(seed, decisions());
  });
  CHECK(tally.different == "");
  CHECK(tally.decisions > 300);
}

TEST_CASE("metamorphic: cards in other hands do not matter to a player until they are played or shown") {
  DealTally tally;
  each_deal(
      tally, [](const Deal& deal, std::uint64_t seed) { return compare_hands(deal, seed); }, 8);
  CHECK(tally.different == "");
  CHECK(tally.decisions > 100);
}

TEST_CASE("metamorphic: cards that fail, search or choose reveal nothing about hidden cards") {
  const std::unique_ptr<Loaded> loaded = load_with_prying_cards();
  DealTally decks, hands;
  each_deal(
      decks,
      [&](const Deal& deal, std::uint64_t seed) {
        return with_other_bottoms(deal, seed, *loaded).compare(seed, decisions());
      },
      sanitized ? 1 : 2, *loaded);
  each_deal(
      hands, [&](const Deal& deal, std::uint64_t seed) { return compare_hands(deal, seed, *loaded); },
      sanitized ? 4 : 8, *loaded);
  CHECK(decks.different == "");
  CHECK(hands.different == "");
  CHECK(decks.decisions > (sanitized ? 100 : 300));
  CHECK(hands.decisions > (sanitized ? 40 : 100));
}

TEST_CASE("metamorphic: relevant changes are detected") {
  const Deal cards = deal(base_game().content(), 2, 7);
  Deal other_hand = cards, other_order = cards;
  swap_for_another(other_hand.seats[0].hand[0], other_hand.decks["loot"]);
  swap_for_another(other_order.decks["loot"][0], other_order.decks["loot"]);
  CHECK(has(twins(cards, base_game(), base_game(), {}, other_hand).compare(1, 1).different, "seen by P1"));
  CHECK(has(twins(cards, base_game(), base_game(), {}, other_order).compare(1, 400).different, "at decision "));
}

}  // namespace soulstack::testing::metamorphic_test

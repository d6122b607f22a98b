// A trial of a few cards: a small set beside the base game, a table of two, and the errors of its scripts.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/object_counts.h"
#include "scripting/scenario/scenario_play.h"
#include "tests/support/loader_fixture.h"
#include "tests/support/playing.h"
#include "tests/support/text.h"

namespace soulstack::testing {

using scripting::Play;

inline const Seat P1 = seat(0);
inline const Seat P2 = seat(1);

struct File {
  std::string name, text;
};

// The base game and a set "own" of these files. Functions are not checked at load, so that mistakes reach the game.
inline std::unique_ptr<Loaded> load_with_base(const std::vector<File>& files) {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("set.lua",
          "return set { id = \"own\", title = \"A test\", version = \"1\", api = 1, events = { rang = { of = "
          "\"anything\" } } }");
  for (const File& file : files)
    set.add(file.name, file.text);
  std::vector<Finding> findings;
  std::unique_ptr<Loaded> loaded = Loaded::load_unchecked({base_set().string(), set.folder().string()}, findings);
  for (const Finding& finding : findings)
    MESSAGE(to_string(finding));
  REQUIRE(loaded);
  return loaded;
}

inline CardDefId own(const Content& content, const std::string& id) { return content.find_card("own:" + id); }

// A table laid by hand, with random dice.
inline Game game_at(const Loaded& loaded, const Situation& situation) {
  std::unique_ptr<Table> table = lay_table(loaded.content(), loaded.scripts(), situation);
  table->fixed_dice_only = false;
  return Game(std::move(table));
}

// Two players at a table with the cards of a few files. P1 has the loot cards in hand, the items in play, and some ¢.
class Trial {
 public:
  explicit Trial(const std::vector<File>& files, int coins = 0) : loaded_(load_with_base(files)) { lay(coins); }

  void lay(int coins) {
    Situation table;
    table.seats.resize(2);
    table.seats[0].coins = coins;
    const Content& content = loaded_->content();
    for (std::uint16_t i = 0; i < content.cards.size(); ++i) {
      const CardDef& card = content.cards[i];
      if (card.set != "own")
        continue;
      if (card.deck == content.find_deck("loot"))
        table.seats[0].hand.push_back(CardDefId{i});
      if (card.deck == content.find_deck("treasure"))
        table.seats[0].items.push_back({.card = CardDefId{i}, .covers = {}});
      if (card.deck == content.monster_deck)
        table.in(content.monster_slots).push_back({.card = CardDefId{i}, .covers = {}});
    }
    play_ = std::make_unique<Play>(game_at(*loaded_, table), std::vector<std::string>{"P1", "P2"});
  }

  // Every effect is rebuilt from its replies at every question.
  void rebuild() { loaded_->set_rebuild(true); }

  const Loaded& loaded() const { return *loaded_; }
  Play& play() { return *play_; }
  Table& table() { return changeable(play_->game()); }
  Game& game() { return const_cast<Game&>(play_->game()); }
  const Content& content() const { return loaded_->content(); }
  int coins(Seat p = P1) { return table().player(p).coins; }
  std::uint64_t errors() { return table().script_errors; }
  std::uint64_t hash() { return play_->game().hash(); }

  // All errors of scripts, one per line, without the folder.
  std::string said() {
    std::string all;
    for (const auto* told : table().all_troubles())
      for (const Trouble& trouble : *told) {
        const std::size_t name = trouble.what.rfind('/', trouble.what.find(".lua:"));
        all += (all.empty() ? "" : "\n") + (name == std::string::npos ? trouble.what : trouble.what.substr(name + 1));
      }
    return all;
  }

 private:
  std::unique_ptr<Loaded> loaded_;
  std::unique_ptr<Play> play_;
};

// A loot card; the body of its function begins on line 4.
inline File loot_card(const std::string& body, const std::string& params = "you") {
  return {"loot/own.lua", "return loot {\n  name = \"Own\",\n  play { text = \"A.\", effect = function(" + params +
                              ")\n" + body + "\n  end },\n}\n"};
}
inline const File thing{"treasure/thing.lua", "return treasure { name = \"Thing\", enters = { counters = 3 } }"};

// P1 plays the card, beside others; then all pass until nothing is left to do, or a player has a choice.
inline std::unique_ptr<Trial> play_loot(const std::string& body, const std::string& params = "you",
                                        std::vector<File> beside = {}) {
  beside.push_back(loot_card(body, params));
  beside.push_back(thing);
  auto trial = std::make_unique<Trial>(beside);
  trial->play().play(P1, {"own", 0}, {});
  trial->play().settle();
  return trial;
}

// The hash of the table as if no script had failed.
inline std::uint64_t hash_but_for_failures(const Table& t) {
  auto state = std::make_unique<GameState>();
  copy_state(*state, t.s);
  for (int i = state->counts.size() - 1; i >= 0; --i)
    if (state->counts[i].object == counts::broken_cards || state->counts[i].object == counts::broken_rules)
      state->counts.erase(i);
  state->quarantines = state->failures = 0;
  return hash_of(*state);
}

// The error that the card gets; the game must continue as if the card had done nothing.
inline std::string told_to(const std::string& body, const std::string& params = "you") {
  const std::unique_ptr<Trial> trial = play_loot(body, params);
  const std::unique_ptr<Trial> idle = play_loot("local nothing_at_all = 1", params);
  CHECK(trial->play().idle());
  CHECK(first_wrong(trial->table()) == "");
  CHECK_MESSAGE(hash_but_for_failures(trial->table()) == idle->hash(), body);
  return trial->said();
}

}  // namespace soulstack::testing

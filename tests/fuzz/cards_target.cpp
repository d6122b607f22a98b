// Fuzzing of card scripts, by the grammar of cards: bytes choose what is written (card_writer.h), from every word of
// the registry. Cards that load are played: no invariant may break, whatever the card does.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "engine/game/situation.h"
#include "tests/fuzz/arena.h"
#include "tests/fuzz/card_writer.h"

using namespace soulstack;
using namespace soulstack::fuzzing;
namespace fs = std::filesystem;

namespace {

constexpr int most_decisions = 80;

// The rules of the base game and a few of its cards, with room for one more.
class Workshop {
 public:
  Workshop() : folder_(fs::temp_directory_path() / ("soulstack_fuzz_" + std::to_string(::getpid()))) {
    const fs::path base = SOULSTACK_TEST_ROOT "/cards/base";
    fs::create_directories(folder_);
    for (const char* name :
         {"set.lua", "rules/extended.lua", "loot/a_penny.lua", "loot/bomb.lua", "monster/fly.lua",
          "monster/big_spider.lua", "treasure/the_d6.lua", "treasure/placebo.lua", "character/isaac.lua",
          "character/cain.lua", "starting/the_d6.lua", "starting/sleight_of_hand.lua"})
      if (fs::exists(base / name)) {
        fs::create_directories((folder_ / name).parent_path());
        fs::copy_file(base / name, folder_ / name, fs::copy_options::overwrite_existing);
      }
  }
  ~Workshop() { fs::remove_all(folder_); }
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  std::unique_ptr<Loaded> with(const WrittenCard& card) const {
    const fs::path file = folder_ / card.deck / "written.lua";
    fs::create_directories(file.parent_path());
    std::ofstream(file) << card.text;
    std::vector<scripting::Finding> findings;
    auto loaded = Loaded::load({folder_.string()}, "extended", findings);
    for (const scripting::Finding& f : findings)
      demand(!f.message.empty() && f.line >= 0, "a finding without a message");
    fs::remove(file);
    if (std::getenv("SOULSTACK_SHOW")) {  // print the card that an input produces
      std::fprintf(stderr, "%s\n", card.text.c_str());
      for (const scripting::Finding& f : findings)
        std::fprintf(stderr, "%s\n", to_string(f).c_str());
    }
    return loaded;
  }

 private:
  fs::path folder_;
};

Situation table_with(const Content& content, CardDefId card) {
  Situation table;
  table.seats.resize(2);
  const DeckId deck = content[card].deck;
  for (LaidSeat& seat : table.seats) {
    seat.coins = 5;
    seat.loot_plays = 3;
    if (deck == content.loot_deck)
      seat.hand.push_back(card);
    if (deck == content.treasure_deck)
      seat.items.push_back({.card = card, .covers = {}});
  }
  if (deck == content.monster_deck)
    table.in(content.monster_slots).push_back({.card = card, .covers = {}});
  return table;
}

void play(const Loaded& loaded, CardDefId card, Choices& choices) {
  auto laid = lay_table(loaded.content(), loaded.scripts(), table_with(loaded.content(), card));
  laid->fixed_dice_only = false;
  laid->logging = true;
  Game game(std::move(laid));
  Ledger ledger;
  for (int i = 0; i < most_decisions && !game.over(); ++i) {
    demand_order(game, ledger);
    demand(!game.answer(choices.below(static_cast<int>(game.decision().options.size()))),
           "a listed option was refused");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Workshop workshop;
  Choices choices(data, size);
  const WrittenCard card = write_card(choices);
  if (const auto loaded = workshop.with(card))
    if (const CardDefId written = loaded->content().find_card("written"); written.known())
      play(*loaded, written, choices);
  return 0;
}

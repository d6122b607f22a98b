// A table: each way in which an ability may depend on something, times everything that is looked at because of it. For
// each pair a small card is written, and games with cards that change what it depends on are played with the shortcuts of
// the engine and without them.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/oracle.h"
#include "engine/game/situation.h"
#include "engine/table/queries.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/schema.h"
#include "scripting/registry/words.h"
#include "tests/support/playing.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::dependence_table_test {
namespace {

// How an ability depends on something: the fields that say so.
struct Way {
  std::string name;
  std::string fields;  // of the ability; empty: it depends on where its card is
  std::string of;      // the objects that it changes, instead of `you`; then only abilities that have `of` are written
  std::vector<std::string> stimuli;  // what changes it
  bool may_rest = false;             // the games below need not make it begin and end
  bool is_of_objects = false;        // `of` is about objects, and not about players
  bool reads_numbers = false;        // then it can't give or take anything (rule 6.10.1)
};

const std::vector<Way> written_ways = {
    {"coins", "given = at_least { coins = 4 },", "", {"rich", "poor"}},
    {"few_coins", "given = at_most { coins = 4 },", "", {"rich", "poor"}},
    {"loot", "given = at_least { loot = 4 },", "", {"draw", "drop"}},
    {"souls", "given = at_least { souls = 1 },", "", {"bury"}, false, false, true},
    {"items", "given = at_least { items = 2 },", "", {"swap"}},
    {"guppy", "given = at_least { guppy_items = 1 },", "", {"swap"}, true, false, true},
    {"hp", "given = at_most { hp = 1 },", "", {"hurt", "mend"}, false, false, true},
    {"stat", "given = at_least { luck = 1 },", "", {"fade"}, false, false, true},
    {"pile", "given = not_empty(discard.loot),", "", {"draw"}},
    {"counters", "given = has_counters(2),", "", {"count", "uncount"}},
    {"your_turn", "given = your_turn,", "", {"rich"}},
    {"not_your_turn", "given = not_your_turn,", "", {"rich"}},
    {"during", "during = others_turns,", "", {"rich"}},
    {"both", "given = { your_turn, at_least { coins = 4 } },", "", {"rich", "poor"}},
    {"level", "level = 2,", "", {"raise", "lower"}},
    {"happened_turn", "given = happened { event = coins_gained, of = you, within = turn },", "", {"rich"}},
    {"happened_attack", "given = happened { event = attack_declared, within = attack },", "", {"truce"}},
    {"happened_game", "given = happened { event = coins_lost, within = game, at_least = 1 },", "", {"poor"}},
    {"deaths", "given = happened { event = player_died, within = turn },", "", {"slay"}},
    {"function", "given = function(you) return you.coins % 2 == 1 end,", "", {"rich", "poor"}},
    {"charge", "given = function(this) return this.charged end,", "", {"tire", "rest"}},
    {"notes", "given = function(this) return this.noted ~= nil end,", "", {"rich"}},
    {"attacking",
     "given = function(you) return #all(a_player { attackable = true }) > 0 end,",
     "",
     {"truce"},
     true,
     false,
     true},
    {"moves", "", "", {"swap", "turn", "copy"}, true},
    {"active", "", "active", {"rich"}, true},
    {"others", "", "others", {"rich"}, true},
    {"where", "", "a_player { where = function(it) return it.coins >= 4 end }", {"rich", "poor"}},
    {"attacks_this", "", "a_player { attacks_this = true }", {"truce"}, true},
};

// A value for a condition of a noun.
std::string value_of(const scripting::Field& field) {
  using scripting::Takes;
  switch (field.takes) {
    case Takes::flag:
    case Takes::yes_or_who:
      return "true";
    case Takes::number:
      return "2";
    case Takes::who:
      return "active";
    case Takes::text:
      return "\"rival\"";
    case Takes::word:
      return field.name == "kind" ? "hp_counter" : "";
    case Takes::script:
      return "function(it) return count(a_player { most_coins = true }) > 0 end";
    default:
      return "";
  }
}

// Each condition that a noun for players, monsters or items can have: those that are new, too.
std::vector<Way> with_nouns(std::vector<Way> all) {
  for (const Noun noun : {Noun::player, Noun::monster, Noun::item})
    for (const scripting::Field& field : scripting::noun_fields()) {
      const std::string value = value_of(field);
      if ((field.forms & scripting::bit(noun)) == 0 || value.empty())
        continue;
      const std::string name = noun == Noun::player ? "a_player" : noun == Noun::monster ? "a_monster" : "an_item";
      all.push_back({name + "_" + std::string(field.name),
                     "",
                     name + " { " + std::string(field.name) + " = " + value + " }",
                     {"rich", "hurt", "count", "swap", "tire", "turn", "bury"},
                     true,
                     noun != Noun::player});
    }
  return all;
}

const std::vector<Way>& ways() {
  static const std::vector<Way> all = with_nouns(written_ways);
  return all;
}

// What is looked at. CHANGE stands for the fields of the way.
struct Look {
  std::string name;
  std::string ability;
  bool has_of;         // the ability has a field `of`, written OF
  bool gives = false;  // it gives or takes something (rule 6.10)
};

const std::vector<Look> looks = {
    {"deaths", "always { hp = -9, OF CHANGE text = \"A.\" }", true},
    {"limits", "always { most = { hp = 1 }, OF CHANGE text = \"A.\" }", true},
    {"winning", "always { souls_to_win = -3, OF CHANGE text = \"A.\" }", true},
    {"soul_values", "always { of = a_soul, soul_value = 1, CHANGE text = \"A.\" }", false},
    {"bonus_souls", "always { of = a_soul, soul_value = 2, CHANGE text = \"A.\" }", false},
    {"bonus_guppies", "always { of = an_item, has = { guppy }, CHANGE text = \"A.\" }", false, true},
    {"bans", "cant { play_loot = true, CHANGE text = \"A.\" }", false},
    {"no_win", "cant { event = winning, CHANGE text = \"A.\" }", false},
    {"prices", "always { price = -5, OF CHANGE text = \"A.\" }", true},
    {"ability_prices", "always { ability_price = 2, of = an_item, CHANGE text = \"A.\" }", false},
    {"options", "paid { cost = { coins = 1 }, CHANGE text = \"A.\", effect = function(you) draw_loot(you, 1) end }",
     false},
    {"targets",
     "paid { cost = { coins = 1 }, text = \"A.\", target = a_monster { attackable = true }, CHANGE "
     "effect = function(target) deal(1, target) end }",
     false},
    {"time", "always { set = { attack = 3 }, OF CHANGE text = \"A.\" }", true},
    {"triggers",
     "when { event = coins_gained, of = a_player, CHANGE text = \"A.\", effect = function(you) draw_loot(you, 1) end }",
     false},
    {"changes",
     "change { event = coins_gained, of = a_player, CHANGE text = \"A.\", effect = function(event) event.amount = "
     "event.amount + 1 end }",
     false},
    {"eternal_monsters", "always { of = a_monster, has = { eternal }, CHANGE text = \"A.\" }", false, true},
    {"mortal_monsters", "always { of = a_monster, loses = { eternal }, CHANGE text = \"A.\" }", false, true},
    {"listeners",
     "always { of = this, has = { when { event = coins_gained, of = a_player, text = \"A.\", effect = function(you) "
     "draw_loot(you, 1) end } }, CHANGE text = \"A.\" }",
     false, true},
    {"given_hp", "always { of = an_item, has = { always { hp = 1, text = \"B.\" } }, CHANGE text = \"A.\" }", false,
     true},
    {"abilities", "always { of = an_item { other = true }, loses = abilities, CHANGE text = \"A.\" }", false, true},
};

// Loot that changes what the ways depend on.
struct Stimulus {
  std::string name, play;
};
const std::vector<Stimulus> stimuli = {
    {"rich", "effect = function(you) gain_coins(you, 3) end"},
    {"poor", "effect = function(you) lose_coins(you, 2) end"},
    {"draw", "effect = function(you) draw_loot(you, 2) end"},
    {"drop", "effect = function(you) discard_loot(you, 2) end"},
    {"count", "effect = function() for _, it in ipairs(all(an_item)) do add_counters(it, 2) end end"},
    {"uncount", "effect = function() for _, it in ipairs(all(an_item)) do remove_counters(it, 2) end end"},
    {"raise", "effect = function() for _, it in ipairs(all(an_item)) do level_up(it, 2) end end"},
    {"lower", "effect = function() for _, it in ipairs(all(an_item)) do level_down(it, 2) end end"},
    {"tire", "effect = function() for _, it in ipairs(all(an_item)) do deactivate(it) end end"},
    {"rest", "effect = function() for _, it in ipairs(all(an_item)) do recharge(it) end end"},
    {"hurt", "target = a_player, effect = function(target) deal(1, target) end"},
    {"mend", "effect = function() heal(a_player, 1) end"},
    {"slay", "target = a_player, effect = function(target) kill(target) end"},
    {"swap",
     "target = an_item { yours = true, eternal = false }, effect = function(you, target) give_item(target, you.left) "
     "end"},
    {"turn", "target = an_item, effect = function(target) flip(target) end"},
    {"copy",
     "target = an_item, target2 = an_item, effect = function(target, target2) become_copy(target, target2, "
     "end_of_turn) end"},
    {"fade", "effect = function(you) end, lasting { till = end_of_turn, always { luck = 1, text = \"C.\" } }"},
    {"bury", "effect = function(you) for _, it in ipairs(all(a_soul { of = you })) do destroy_soul(it) end end"},
    {"truce", "effect = function() cancel_attack() end"},
    {"write", "effect = function(you) for _, it in ipairs(all(an_item)) do note(it, you) end end"},
};

std::string with(std::string text, const std::string& word, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += by.size())
    text.replace(at, word.size(), by);
  return text;
}

// Of the stats, objects have HP and attack.
bool fits(const Way& way, const Look& look) {
  const bool is_of_players = look.name == "winning" || look.name == "prices";
  return !(look.gives && way.reads_numbers) &&
         (way.of.empty() || (look.has_of && !(way.is_of_objects && is_of_players)));
}

// The ability of the pair; and the same condition on a stat that nothing else changes, which tells whether it holds.
std::string card_of(const Way& way, const Look& look) {
  const std::string of = way.of.empty() ? "" : "of = " + way.of + ", ";
  const std::string ability = with(with(look.ability, "CHANGE", way.fields), "OF", of);
  const std::string shown = way.is_of_objects ? "" : "  always { shown = 1, " + of + way.fields + " text = \"B.\" },\n";
  const std::string tap = "  tap { text = \"C.\", effect = function(you) gain_coins(you, 1) end },\n";
  const std::string note =
      "  paid { cost = { coins = 1 }, text = \"C.\", effect = function(you, this) note(this, you) end },\n";
  return "return treasure { name = \"" + way.name + " " + look.name + "\",\n  " + ability + ",\n" + shown +
         (way.name == "charge"  ? tap
          : way.name == "notes" ? note
                                : "") +
         "  back = { name = \"" + way.name + " " + look.name + " back\" },\n}\n";
}

class WrittenSet {
 public:
  WrittenSet(const std::string& id, bool gives) : set_(id) {
    set_.write("set.lua",
               "return set { id = \"" + id +
                   "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", requires = { "
                   "\"base\" }, tags = { \"rival\" }, stats = { luck = { of = \"player\", text = \"L\" }, shown = { of "
                   "= \"player\", text = "
                   "\"S\" } } }\n");
    for (const Way& way : ways())
      for (const Look& look : looks)
        if (look.gives == gives && fits(way, look))
          set_.write("treasure/" + way.name + "_" + look.name + ".lua", card_of(way, look));
    for (const Stimulus& one : stimuli)
      set_.write("loot/" + one.name + ".lua", written(one));
    set_.write("treasure/rival.lua",
               "return treasure { name = \"rival\", tags = { \"rival\" }, always { set = { attack = 1 }, text = \"A.\" "
               "}, guppy = true }\n");
    set_.write("bonus_soul/soul_of_luck.lua",
               "return bonus_soul { name = \"Soul of Luck\", souls = 1, claim { souls = 3, text = \"A.\" } }\n");
    set_.write("bonus_soul/soul_of_cats.lua",
               "return bonus_soul { name = \"Soul of Cats\", souls = 1, claim { guppy_items = 3, text = \"A.\" } }\n");
    loaded_ = load_sets({SOULSTACK_TEST_ROOT "/cards/base", set_.path()});
  }
  const Loaded& loaded() const { return *loaded_; }

 private:
  // `lasting` is a field of its own beside the effect.
  static std::string written(const Stimulus& one) {
    return "return loot { name = \"" + one.name + "\", play { text = \"A.\", " + one.play + " } }\n";
  }

  SmallSet set_;
  std::unique_ptr<Loaded> loaded_;
};

Situation table_of(const Content& content, const Way& way, CardDefId card, std::uint64_t seed) {
  Situation table;
  table.seed = seed;
  table.seats.resize(2);
  const std::string set = content[card].set;
  for (LaidSeat& seat : table.seats) {
    seat.coins = 3;
    seat.loot_plays = 30;
    for (const std::string& one : way.stimuli)
      seat.hand.insert(seat.hand.end(), 2, content.find_card(set + ":" + one));
    seat.items.push_back({.card = content.find_card(set + ":rival"), .covers = {}});
    seat.souls.push_back(content.find_card("base:pin"));
  }
  table.seats[seed % 2].items.push_back({.card = card, .covers = {}});
  for (const char* const soul : {":soul_of_luck", ":soul_of_cats"})
    table.bonus_souls.push_back(content.find_card(set + soul));
  return table;
}

// What the way asks for is changed by the ability itself, so that it may stay as it is.
bool asks_for_itself(const Way& way, const Look& look) {
  const bool hp = way.name == "hp" && (look.name == "deaths" || look.name == "limits");
  return hp || (way.name == "souls" && (look.name == "soul_values" || look.name == "bonus_souls"));
}

struct Seen {
  std::string difference;
  bool on = false, off = false;  // did the condition hold, and did it not?
  bool ends_at_once = false;     // it decides games before the first question
  bool is_both() const { return on && (off || ends_at_once); }
};

void look_at(const Game& game, StatId shown, Seen& seen) {
  bool any = false;
  for (const Seat p : game.table().seats())
    any = any || stat_of(game.table(), shown, Value::player(p)) > 0;
  (any ? seen.on : seen.off) = true;
}

Seen play_pair(const Loaded& loaded, Oracle& oracle, const Way& way, CardDefId card, int games, int answers) {
  const StatId shown{static_cast<std::uint8_t>(stat::count + (loaded.content().stats[0].name == "shown" ? 0 : 1))};
  Seen seen;
  constexpr int most_games = 16;
  for (int n = 0; n < (seen.is_both() ? games : most_games) && seen.difference.empty(); ++n) {
    const auto seed = static_cast<std::uint64_t>(n + 1);
    std::unique_ptr<Table> table =
        lay_table(loaded.content(), loaded.scripts(), table_of(loaded.content(), way, card, seed));
    table->fixed_dice_only = false;
    table->logging = true;
    oracle.begin(*table);
    Game game(std::move(table));
    seen.difference = oracle.difference(game).what;
    seen.ends_at_once = seen.ends_at_once || game.over();
    look_at(game, shown, seen);
    Answers pick(seed * 77);
    for (int i = 0; i < answers && !game.over() && seen.difference.empty(); ++i) {
      look_at(game, shown, seen);
      const int option = pick.pick(game);
      oracle.answer(game, option);
      REQUIRE(!game.answer(option));
      seen.difference = oracle.difference(game).what;
    }
    look_at(game, shown, seen);
  }
  return seen;
}

int play_table(bool gives) {
  const WrittenSet set(gives ? "giving" : "standing", gives);
  const Content& content = set.loaded().content();
  Oracle oracle(content);
  int pairs = 0;
  for (const Way& way : ways())
    for (const Look& look : looks) {
      if (look.gives != gives || !fits(way, look) || !is_tried(static_cast<std::size_t>(pairs++), 25))
        continue;
      const CardDefId card = content.find_card((gives ? "giving:" : "standing:") + way.name + "_" + look.name);
      REQUIRE(card.known());
      const Seen seen = play_pair(set.loaded(), oracle, way, card, 1, 40);
      CAPTURE(way.name);
      CAPTURE(look.name);
      CHECK(seen.difference == "");
      CHECK((way.may_rest || asks_for_itself(way, look) || seen.is_both()));
    }
  return pairs;
}

// The way with this kind of condition. A new kind does not compile until it has one.
std::string_view way_with(ConditionKind kind) {
  switch (kind) {
    case ConditionKind::always:
      return "moves";
    case ConditionKind::function:
      return "function";
    case ConditionKind::your_turn:
      return "your_turn";
    case ConditionKind::not_your_turn:
      return "not_your_turn";
    case ConditionKind::not_empty:
      return "pile";
    case ConditionKind::has_counters:
      return "counters";
    case ConditionKind::at_least:
      return "coins";
    case ConditionKind::at_most:
      return "few_coins";
    case ConditionKind::all_of:
      return "both";
    case ConditionKind::history:
      return "happened_turn";
  }
  return "";
}

// The same for whom an ability is about; those that only an event or an effect has depend on nothing that changes.
std::string_view way_with(WhoKind kind) {
  switch (kind) {
    case WhoKind::anyone:
    case WhoKind::you:
    case WhoKind::this_object:
    case WhoKind::another:
    case WhoKind::player:
    case WhoKind::target:
    case WhoKind::source:
    case WhoKind::kept:
    case WhoKind::event_part:
    case WhoKind::exactly:
      return "moves";
    case WhoKind::active:
      return "active";
    case WhoKind::others:
      return "others";
    case WhoKind::noted:
      return "notes";
    case WhoKind::filter:
      return "where";
  }
  return "";
}

std::string_view way_with(PlayerNumber number) {
  switch (number) {
    case PlayerNumber::coins:
      return "coins";
    case PlayerNumber::loot:
      return "loot";
    case PlayerNumber::souls:
      return "souls";
    case PlayerNumber::guppy_items:
      return "guppy";
    case PlayerNumber::hp:
      return "hp";
    case PlayerNumber::items:
      return "items";
    case PlayerNumber::count:
      return "stat";
  }
  return "";
}

bool is_way(std::string_view name) {
  return std::any_of(ways().begin(), ways().end(), [&](const Way& way) { return way.name == name; });
}

}  // namespace

TEST_CASE("dependence: each way of depending times each look") {
  const int pairs = play_table(false) + play_table(true);
  MESSAGE("ways of depending times looks: " << pairs << " pairs");
  CHECK(pairs > 450);
}

TEST_CASE("dependence: each kind of condition, of object and of number has a way") {
  for (int kind = 0; kind <= static_cast<int>(ConditionKind::history); ++kind)
    CHECK(is_way(way_with(static_cast<ConditionKind>(kind))));
  for (int kind = 0; kind <= static_cast<int>(WhoKind::exactly); ++kind)
    CHECK(is_way(way_with(static_cast<WhoKind>(kind))));
  for (int number = 0; number <= static_cast<int>(PlayerNumber::count); ++number)
    CHECK(is_way(way_with(static_cast<PlayerNumber>(number))));
  for (const scripting::Field& field : scripting::noun_fields())
    CHECK_MESSAGE((field.takes == scripting::Takes::noun || field.takes == scripting::Takes::pile ||
                   field.takes == scripting::Takes::word || !value_of(field).empty()),
                  field.name);
}

}  // namespace soulstack::testing::dependence_table_test

// Invariants: each detects a table that breaks it, and games of every ruleset break none.
#include "engine/game/invariants.h"

#include <doctest/doctest.h>

#include <functional>
#include <memory>
#include <string>

#include "engine/table/queries.h"
#include "engine/verbs/zones.h"
#include "tests/support/playing.h"
#include "tests/support/trial.h"
#include "tools/simulate/game_checks.h"

namespace soulstack::testing::invariants_test {
namespace {

using Change = std::function<void(Table&)>;

bool gives_priority(const Game& game) { return game.decision().prompt == Prompt::priority; }

// In the middle of a game, when a player may act and the first player has a card in hand.
Game with_priority(const Loaded& loaded, int players, std::uint64_t seed) {
  Game game = new_game(loaded, players, seed);
  Answers answers(seed);
  answers.play_on(game, 60);
  while (!gives_priority(game) || game.table().zone(zones::hand(game.table(), P1)).count == 0)
    answers.play_on(game, 1);
  REQUIRE(first_wrong(game.table()) == "");
  return game;
}

std::string wrong_after(const Change& change, const Loaded& loaded = base_game()) {
  Table t(with_priority(loaded, 2, 71).table());
  change(t);
  return first_wrong(t);
}

// As above, but with a ledger that has recorded the game.
std::string wrong_in_ledger_after(const Change& change) {
  const Game game = with_priority(base_game(), 2, 71);
  Ledger ledger;
  CHECK(ledger.first_wrong(game.table()) == "");
  CHECK(ledger.first_wrong(game.table()) == "");
  Table t(game.table());
  change(t);
  return ledger.first_wrong(t);
}

CardIndex top_of(const Table& t, DeckId deck) { return t.zone(zones::deck(deck)).top; }

ZoneId slot_of(const Table& t, SlotTypeId type) {
  std::uint8_t z = 0;
  while (!zones::is_slot(t, ZoneId{z}, type))
    ++z;
  return ZoneId{z};
}
CardIndex in_slot(const Table& t, SlotTypeId type) { return t.zone(slot_of(t, type)).top; }

void put_on_stack(Table& t, ItemKind kind, std::uint32_t serial, int value = 1) {
  StackItem item;
  item.kind = kind;
  item.serial = serial;
  item.value = static_cast<std::int16_t>(value);
  item.controller = P1;
  REQUIRE(t.s.stack.push(item));
}

void add_card_without_zone(Table& t) { REQUIRE(t.s.cards.push({CardDefId{0}, CardDefId{0}})); }

// The shop's first slot is empty, and its card on top of the deck.
void empty_a_shop_slot(Table& t) {
  zones::move(t, in_slot(t, t.content.shop_slots), zones::deck(t.content.treasure_deck));
}

void take_all_treasure_away(Table& t) {
  for (ZoneId pile : {zones::deck(t.content.treasure_deck), zones::discard(t.content.treasure_deck)})
    while (t.zone(pile).count > 0)
      zones::move(t, t.zone(pile).top, zones::outside);
}

std::unique_ptr<Loaded> load_with_rules(const std::string& rules) {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("rules/own.lua", "return rules { name = \"own\", extends = " + rules + " }");
  return load_sets({base_set().string(), set.folder().string()}, "own");
}

std::string wrong_in_games(const scripting::RulesSummary& rules, int players) {
  const std::unique_ptr<Loaded> loaded = load_sets({base_set().string()}, rules.name);
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Game game = new_game(*loaded, players, seed, true);
    tools::Checking checking(seed);
    Answers answers(seed);
    std::string wrong = checking.first_wrong(game);
    for (; wrong.empty() && !game.over(); wrong = checking.first_wrong(game))
      answers.answer(game);
    if (!wrong.empty())
      return rules.name + ", seed " + std::to_string(seed) + ": " + wrong;
  }
  return {};
}

// With two, three and four players.
std::string wrong_in_games_of_all_rulesets() {
  std::string wrong;
  std::vector<scripting::Finding> findings;
  for (const scripting::RulesSummary& rules : scripting::rulesets_in({base_set().string()}, findings))
    for (int players = 2; players <= 4; ++players)
      wrong += wrong_in_games(rules, players);
  return wrong;
}

}  // namespace

TEST_CASE("invariants: random games of all rulesets hold them at every decision") {
  CHECK(wrong_in_games_of_all_rulesets() == "");
}

// ---- Listeners

TEST_CASE("invariants: after a draft, cards that were laid out and put back are listed nowhere (rules 6.7.2, 21.1)") {
  const std::unique_ptr<Loaded> loaded = load_sets({base_set().string()}, "two_player");
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Game game = new_game(*loaded, 6, seed);
    Answers answers(seed);
    for (int n = 0; n < 12; ++n, answers.answer(game))
      CHECK_MESSAGE(first_wrong(game.table()) == "", "seed " << seed << ", decision " << n);
  }
}

TEST_CASE("invariants: a copy of a card that listens is no longer listed once it has left play (rules 6.7.2, 20.9.1)") {
  Table t(with_priority(base_game(), 2, 71).table());
  const CardIndex copy = top_of(t, t.content.treasure_deck);
  t.card(copy).printed = t.content.find_card("base:blank_card");
  zones::move(t, copy, zones::play(t, P1));
  t.card(copy).def = t.content.find_card("base:bobs_brain");
  t.changed_play();
  t.listeners.refresh(t);
  CHECK_FALSE(t.content.rows_of(t.card(copy).def).empty());
  CHECK(t.content.rows_of(t.card(copy).printed).empty());
  zones::move(t, copy, zones::discard(t.content.treasure_deck));
  CHECK(first_wrong(t) == "");
}

// ---- Zones

TEST_CASE("invariants: the links of a zone match in both directions, and so does its count") {
  CHECK(has(wrong_after([](Table& t) { t.card(top_of(t, t.content.loot_deck)).below = 5000; }), "is broken"));
  CHECK(has(wrong_after([](Table& t) { t.card(t.card(top_of(t, t.content.loot_deck)).below).above = no_card; }),
            "say otherwise (rule 19.1)"));
  CHECK(has(wrong_after([](Table& t) { t.card(top_of(t, t.content.loot_deck)).zone = zones::outside; }),
            "say otherwise (rule 19.1)"));
  CHECK(has(wrong_after([](Table& t) { t.zone(zones::outside).bottom = no_card; }), "is not the last of its list"));
  CHECK(has(wrong_after([](Table& t) { ++t.zone(zones::outside).count; }), "(rule 19.1)"));
}

TEST_CASE("invariants: a card is in a zone") { CHECK(has(wrong_after(add_card_without_zone), "the zones hold")); }

TEST_CASE("invariants: decks, discards and hands hold only cards of the right kind") {
  CHECK(has(wrong_after(
                [](Table& t) { zones::move(t, top_of(t, t.content.monster_deck), zones::deck(t.content.loot_deck)); }),
            "(rule 19.3.1)"));
  CHECK(has(wrong_after([](Table& t) {
              zones::move(t, top_of(t, t.content.loot_deck), zones::discard(t.content.treasure_deck));
            }),
            "(rule 19.3.1)"));
  CHECK(has(wrong_after([](Table& t) { zones::move(t, top_of(t, t.content.treasure_deck), zones::hand(t, P1)); }),
            "(rule 19.3.1)"));
}

TEST_CASE("invariants: characters stay with their players") {
  CHECK(wrong_after([](Table& t) { t.player(P2).character = no_card; }) == "P2 has no character (rule 3.4.1)");
  CHECK(has(wrong_after([](Table& t) { std::swap(t.player(P1).character, t.player(P2).character); }),
            "is not in play there (rule 3.4.1)"));
}

TEST_CASE("invariants: cards that are covered or not in play have no damage, counters or other marks") {
  CHECK(has(wrong_after([](Table& t) { t.card(top_of(t, t.content.loot_deck)).counters = 1; }), "(rule 14.3.2)"));
  CHECK(has(wrong_after([](Table& t) { t.card(t.zone(zones::hand(t, P1)).top).flags = CardFlag::deactivated; }),
            "(rule 14.3.2)"));
  CHECK(has(wrong_after([](Table& t) {
              const CardIndex covered = in_slot(t, t.content.shop_slots);
              zones::move(t, top_of(t, t.content.treasure_deck), slot_of(t, t.content.shop_slots));
              t.card(covered).damage = 1;
            }),
            "is covered or not in play"));
}

// ---- Numbers

TEST_CASE("invariants: nobody has less than 0 ¢") {
  CHECK(wrong_after([](Table& t) { t.player(P1).coins = -1; }) == "P1 has -1¢ (rule 20.5.2)");
}

TEST_CASE("invariants: players never have more ¢ than a finite pool") {
  const auto finite = load_with_rules("\"extended\", numbers = { coin_pool = 20 }");
  const Change much = [](Table& t) { t.player(P1).coins = 21, t.player(P2).coins = 0; };
  CHECK(wrong_after(much, *finite) == "players have 21¢ in total; only 20¢ exist (rule 2.2)");
  CHECK(wrong_after(much) == "");
}

TEST_CASE("invariants: how often an ability was used is noted") {
  CHECK(wrong_after([](Table& t) { t.s.turn.most_uses = 3; }) ==
        "the highest number of uses of an ability this turn is 1, but 3 is noted (rule 1.9)");
}

TEST_CASE("invariants: who meets the condition of a bonus soul is noted") {
  CHECK(wrong_after([](Table& t) { t.player(P1).coins = 25; }) ==
        "player 1 meets the condition of Soul of Greed (card 1), but that is not noted (rule 15.4.2)");
}

TEST_CASE("invariants: nobody has less than 0 loot plays") {
  CHECK(wrong_after([](Table& t) { t.player(P2).loot_plays = -1; }) == "P2 has -1 loot plays (rule 8.2)");
}

TEST_CASE("invariants: marked damage is from 0 to the maximum of HP") {
  CHECK(has(wrong_after([](Table& t) { t.player(P1).damage = -1; }), "P1 has -1 damage"));
  CHECK(has(wrong_after([](Table& t) { t.player(P2).damage = 50; }), "P2 has 50 damage"));
  CHECK(has(wrong_after([](Table& t) { t.card(in_slot(t, t.content.monster_slots)).damage = 50; }), "(rule 10.1.1)"));
}

TEST_CASE("invariants: marked damage is settled when the maximum of HP has fallen") {
  const auto settled_for = [](int hp) {
    return wrong_after([&](Table& t) {
      t.player(P2).damage = 1;
      t.player(P2).max_hp = static_cast<std::int16_t>(hp);
    });
  };
  CHECK(settled_for(2) == "");
  CHECK(settled_for(3) == "P2 has 2 HP and 1 damage, which was settled for 3 HP (rule 10.1.6)");
}

TEST_CASE("invariants: who has 0 HP and is alive has a death on the stack") {
  const auto with_player_at_0_hp = [](const Change& then) {
    return wrong_after([&](Table& t) {
      t.player(P2).damage = t.player(P2).max_hp = 2;
      then(t);
    });
  };
  const Change put_death = [](Table& t) {
    put_on_stack(t, ItemKind::death, t.take_serial());
    t.s.stack.back().targets[0] = Value::player(P2);
  };
  CHECK(with_player_at_0_hp([](Table&) {}) == "P2 has 0 HP, but its death is not on the stack (rule 13.1.1)");
  CHECK(with_player_at_0_hp(put_death) == "");
  CHECK(with_player_at_0_hp([](Table& t) { t.player(P2).flags.set(PlayerFlag::dead); }) == "");
}

TEST_CASE("invariants: an object with 0 HP that is not eternal has a death on the stack") {
  const auto with_monster_at_0_hp = [](bool eternal) {
    return wrong_after([&](Table& t) {
      Card& monster = t.card(in_slot(t, t.content.monster_slots));
      monster.max_hp = static_cast<std::int16_t>(max_hp(t, t.ref(in_slot(t, t.content.monster_slots))));
      monster.damage = static_cast<std::uint8_t>(monster.max_hp);
      monster.flags.set(CardFlag::gained_eternal, eternal);
      t.s.turn.cards_marked = 1;
    });
  };
  CHECK(has(with_monster_at_0_hp(false), " has 0 HP, but its death is not on the stack (rule 13.1.1)"));
  CHECK(with_monster_at_0_hp(true) == "");
}

TEST_CASE("invariants: nobody has enough souls to win while the game goes on, except who can't win") {
  const auto with_four_souls = [](const Loaded& loaded) {
    Table t(with_priority(loaded, 2, 71).table());
    CHECK(first_wrong(t) == "");
    for (int n = 0; n < 4; ++n)
      zones::move(t, top_of(t, t.content.loot_deck), zones::souls(t, P1));
    return first_wrong(t);
  };
  CHECK(with_four_souls(base_game()) == "a player wins, but the game goes on (rule 15.2.2)");
  TemporarySet set("own");
  set.add("rules/own.lua",
          "return rules { name = \"own\", extends = \"extended\", title = \"Own\",\n"
          "  cant { event = winning, of = a_player, text = \"Nobody can win.\" } }");
  CHECK(with_four_souls(*load_sets({base_set().string(), set.folder().string()}, "own")) == "");
}

TEST_CASE("invariants: dice on the stack show possible values") {
  CHECK(wrong_after([](Table& t) { put_on_stack(t, ItemKind::roll, t.take_serial(), 7); }) ==
        "a die on the stack shows 7 (rule 9.1)");
  CHECK(wrong_after([](Table& t) { put_on_stack(t, ItemKind::roll, t.take_serial(), 0); }) ==
        "a die on the stack shows 0 (rule 9.1)");
  CHECK(wrong_after([](Table& t) { put_on_stack(t, ItemKind::roll, t.take_serial(), 6); }) == "");
}

TEST_CASE("invariants: objects on the stack have distinct serials") {
  CHECK(has(wrong_after([](Table& t) {
              put_on_stack(t, ItemKind::ability, 1);
              put_on_stack(t, ItemKind::ability, 1);
            }),
            "have the same serial (rule 5.2.1)"));
  CHECK(has(wrong_after([](Table& t) { put_on_stack(t, ItemKind::ability, t.s.next_serial); }), "not assigned yet"));
}

TEST_CASE("invariants: lasting effects are in the order in which they were created") {
  const auto with = [](std::uint32_t first, std::uint32_t second) {
    return wrong_after([&](Table& t) {
      for (const std::uint32_t later : {first, second}) {
        Lasting l;
        l.serial = t.s.next_serial + later;
        REQUIRE(t.s.lasting.push(l));
      }
    });
  };
  CHECK(with(1, 2) == "");
  CHECK(has(with(2, 1), "in the order of their creation (rule 6.7.1)"));
  CHECK(has(with(2, 2), "in the order of their creation (rule 6.7.1)"));
}

TEST_CASE("invariants: the index of listeners is up to date") {
  const auto with_shield = [](bool told) {
    return wrong_after([&](Table& t) {
      Lasting l;
      l.serial = t.take_serial();
      l.ability = t.content.shield;
      l.targets[0] = Value::player(P1);
      l.targets[1] = Value::number(1);
      REQUIRE(t.s.lasting.push(l));
      if (told)
        t.changed_play();
    });
  };
  CHECK(with_shield(true) == "");
  CHECK(has(with_shield(false), "the index of listeners is not up to date (rule 6.7.2)"));
}

TEST_CASE("invariants: the abilities that a player could use are up to date") {
  const auto with_character_turned = [](bool told) {
    return wrong_after([&](Table& t) {
      const CardIndex character = t.player(P1).character;
      REQUIRE(t.def(character).tap.known());
      static_cast<void>(t.usable.of(t, P1));
      t.card(character).flags.set(CardFlag::deactivated, !t.card(character).flags.has(CardFlag::deactivated));
      if (told)
        t.changed_use(character);
    });
  };
  CHECK(with_character_turned(true) == "");
  CHECK(has(with_character_turned(false), "the abilities that player 1 could use are not up to date (rule 6.3.2)"));
}

TEST_CASE("invariants: what is not offered for want of something on the stack has no targets") {
  const std::unique_ptr<Loaded> loaded = load_base();
  const Change need_rolls = [&](Table&) {
    loaded->library().alter([](Content& content) {
      for (AbilityDef& ability : content.abilities)
        ability.needs = stack_noun(Noun::roll);
    });
  };
  CHECK(has(wrong_after(need_rolls, *loaded), " has targets, but would not be listed (rule 7.12)"));
}

TEST_CASE("invariants: each frame is at a step that its procedure has, at any depth") {
  CHECK(wrong_after([](Table& t) {
          while (!t.s.frames.full())
            t.push(Procedure::priority);
        }) == "");
  CHECK(has(wrong_after([](Table& t) { t.s.frames[1].row = 255; }), "is at step 256 of "));
}

// ---- Slots

TEST_CASE("invariants: slots are filled when a player has priority") {
  CHECK(wrong_after(empty_a_shop_slot) == "a shop slot is empty, but there is a card for it (rule 14.2.1)");
}

TEST_CASE("invariants: slots of kinds that a ruleset adds are filled too") {
  for (const std::string base : {"extended", "classic"}) {
    const auto loaded = load_with_rules("\"" + base + "\", slots = { stall = { deck = \"treasure\", count = 2 },\n" +
                                        "lair = { deck = \"monster\", count = 1 } }");
    const Game game = with_priority(*loaded, 2, 71);
    CHECK(game.table().zone(slot_of(game.table(), loaded->content().find_slot_type("stall"))).count > 0);
  }
}

TEST_CASE("invariants: slots of kinds that a ruleset adds start with cards, and monster slots without events") {
  const auto loaded = load_with_rules(
      "\"extended\", slots = { lair = { deck = \"monster\", count = 12 },\n"
      "stall = { deck = \"treasure\", count = 2 } }");
  const Game game = new_game(*loaded, 2, 71, true);
  const Table& t = game.table();
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z)
    if (t.s.zones[z].kind == ZoneKind::slot)
      CHECK((t.s.zones[z].count == 1 && !is_event(t, t.s.zones[z].top)));
}

TEST_CASE("invariants: a slot may be empty if its refill is delayed or on the stack, or if no card is left") {
  CHECK(wrong_after([](Table& t) {
          empty_a_shop_slot(t);
          t.zone(slot_of(t, t.content.shop_slots)).held = 1;
        }) == "");
  CHECK(wrong_after([](Table& t) {
          empty_a_shop_slot(t);
          put_on_stack(t, ItemKind::refill, t.take_serial());
          t.s.stack.back().source = Value::zone(slot_of(t, t.content.shop_slots));
        }) == "");
  CHECK(wrong_after([](Table& t) {
          empty_a_shop_slot(t);
          take_all_treasure_away(t);
        }) == "");
}

TEST_CASE("invariants: a slot may be empty when no player has priority") {
  CHECK(wrong_after([](Table& t) {
          empty_a_shop_slot(t);
          t.decision.prompt = Prompt::choice;
        }) == "");
}

// ---- The end of the game, and the open decision

TEST_CASE("invariants: a player who has won ends the game, and a won game has a winner") {
  CHECK(has(wrong_after([](Table& t) { t.player(P1).flags.set(PlayerFlag::won); }), "(rule 15.2.3)"));
  CHECK(has(wrong_after([](Table& t) {
              t.s.outcome = Outcome::won;
              t.decision.open = false;
            }),
            "no player has won (rule 15.2.3)"));
}

TEST_CASE("invariants: a timer at its end has ended the game") {
  const auto solo = load_with_rules("\"solo\"");
  CHECK(has(wrong_after([](Table& t) { t.s.round.timer = 0; }, *solo), "(rule 21.3a)"));
  CHECK(wrong_after([](Table& t) { t.s.round.timer = 0; }) == "");
}

TEST_CASE("invariants: unless the game is over, a player of this table has a decision with at least two options") {
  CHECK(has(wrong_after([](Table& t) { t.s.outcome = Outcome::draw; }), "is over, but a decision is open"));
  CHECK(has(wrong_after([](Table& t) { t.decision.open = false; }), "no decision is open"));
  CHECK(has(wrong_after([](Table& t) { t.decision.who = seat(2); }), "a seat that does not exist"));
  CHECK(has(wrong_after([](Table& t) { t.decision.options.resize(1); }), "fewer than two options"));
}

TEST_CASE("invariants: options refer to existing things, and differ") {
  CHECK(has(wrong_after([](Table& t) {
              const CardIndex card = t.zone(zones::hand(t, P1)).top;
              t.decision.options[0].object = t.ref(card);
              ++t.card(card).incarnation;
            }),
            "no longer exists (rule 7.7)"));
  CHECK(has(wrong_after([](Table& t) { t.decision.options[0].object = Value::item(t.s.next_serial); }), "(rule 7.7)"));
  CHECK(has(wrong_after([](Table& t) { t.decision.options[1] = t.decision.options[0]; }), "are the same (rule 7.3)"));
}

// ---- From one decision to the next

TEST_CASE("invariants: cards are neither created nor lost") {
  CHECK(has(wrong_in_ledger_after([](Table& t) { ++t.card(0).printed.value; }), "(rule 19.2)"));
  CHECK(has(wrong_in_ledger_after(add_card_without_zone), "(rule 19.2)"));
}

TEST_CASE("invariants: ¢ change only as the log says") {
  const Change coin = [](Table& t) { ++t.player(P1).coins; };
  CHECK(has(wrong_in_ledger_after(coin), "according to the log (rule 20.5.2)"));
  CHECK(wrong_in_ledger_after([&](Table& t) {
          coin(t);
          t.log.push_back({.type = EventType::coins_gained, .subject = Value::player(P1), .amount = 1});
        }) == "");
}

TEST_CASE("invariants: the soul zones hold only cards that were gained as souls") {
  const Change soul = [](Table& t) { zones::move(t, top_of(t, t.content.loot_deck), zones::souls(t, P2)); };
  CHECK(has(wrong_in_ledger_after(soul), "was not gained as a soul (rule 15.1.1)"));
  CHECK(wrong_in_ledger_after([&](Table& t) {
          soul(t);
          t.log.push_back({.type = EventType::soul_gained, .object = t.ref(t.zone(zones::souls(t, P2)).top)});
        }) == "");
}

// ---- In games that are checked

TEST_CASE("invariants: checking a game does not change it") {
  Game game = new_game(base_game(), 3, 72, true);
  Hashes hashes{game.hash()};
  tools::Checking checking(72);
  for (Answers answers(72); !game.over(); hashes.push_back(game.hash())) {
    CHECK(checking.first_wrong(game) == "");
    answers.answer(game);
  }
  CHECK(hashes == hashes_of(new_game(base_game(), 3, 72), 72));
}

}  // namespace soulstack::testing::invariants_test

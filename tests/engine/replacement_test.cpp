// Every verb that changes the table works in the same way (engine/verbs): what it does is an event, cards can
// replace that event, and a replaced event leaves no trace.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/event_rows.h"
#include "engine/rules/turn.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/coins.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/items.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"
#include "scripting/registry/registry.h"
#include "tests/support/trial.h"

namespace soulstack::testing::replacement_test {
namespace {

// Where the call is made: in a loot card, in a trigger on its roll, or in a trigger on its being played.
enum class Where { effect, on_roll, on_play };

struct VerbUse {
  std::string verb, event, call;
  std::string before = "";  // what the script does before the call
  Where where = Where::effect;
};

// `item` and `other` are items of P1, `beast` is a monster, Spare is a loot card in P1's hand, `die` a roll on the stack.
const std::vector<VerbUse> uses = {
    {"add_counters", "counters_added", "add_counters(item, 2)"},
    {"add_counters", "counters_added", "add_counters(you, 2, hp_counter)"},
    {"add_loot_plays", "loot_plays_changed", "add_loot_plays(you, 2)"},
    {"attack_now", "attacks_granted", "attack_now(you, beast)"},
    {"become_copy", "became_copy", "become_copy(item, other)"},
    {"become_copy", "became_copy", "become_copy(item, other, end_of_turn)"},
    {"become_soul", "soul_gained", "become_soul(item, you)"},
    {"cancel", "cancelled", "cancel(die)", "", Where::on_roll},
    {"cancel_everything", "cancelled", "cancel_everything()", "", Where::on_roll},
    {"cancel_turn", "turn_cut_short", "cancel_turn()"},
    {"change_roll", "roll_changed", "change_roll(die, die.value > 3 and -1 or 1)", "", Where::on_roll},
    {"copy_ability", "ability_copied", "copy_ability(other.tap, other)"},
    {"copy_loot", "loot_copied", "copy_loot(die, you)", "", Where::on_play},
    {"copy_loot_card", "loot_copied", "copy_loot_card(all(a_loot_card { of = you })[1], you)",
     "add_loot_plays(you, 1)"},
    {"deactivate", "deactivated", "deactivate(item)"},
    {"deal", "damage", "deal(1, you)"},
    {"demand_attack", "attacks_granted", "demand_attack(beast)"},
    {"destroy", "destroyed", "destroy(item)"},
    {"destroy_soul", "destroyed", "destroy_soul(all(a_soul)[1])", "become_soul(item, you)"},
    {"discard_hand", "loot_discarded", "discard_hand(you)"},
    {"discard_loot", "loot_discarded", "discard_loot(you, 1)"},
    {"draw_loot", "loot_drawn", "draw_loot(you, 2)"},
    {"draw_loot", "looting", "draw_loot(you, 2)"},
    {"end_turn", "turn_cut_short", "end_turn()"},
    {"expand_slots", "slots_expanded", "expand_slots(shop_slots, 2)"},
    {"extra_attack", "attacks_granted", "extra_attack(1)"},
    {"extra_deck_attack", "attacks_granted", "extra_deck_attack(1)"},
    {"extra_turn", "extra_turn_gained", "extra_turn(you)"},
    {"flip", "flipped", "flip(front)"},
    {"flip_roll", "roll_changed", "flip_roll(die)", "", Where::on_roll},
    {"gain_coins", "coins_gained", "gain_coins(you, 2)"},
    {"gain_eternal", "item_gained", "gain_eternal(deck.treasure.top, you)"},
    {"gain_item", "item_gained", "gain_item(deck.treasure.top, you)"},
    {"gain_rewards", "rewards", "gain_rewards(you, beast)"},
    {"gain_treasure", "item_gained", "gain_treasure(you, 2)"},
    {"give_curse", "curse_gained",
     "for _, card in ipairs(all(a_card { pile = deck.monster, event = true })) do if matches(card, a_curse) then "
     "give_curse(card, you) break end end"},
    {"give_coins", "coins_given", "give_coins(you, you.left, 2)"},
    {"give_item", "item_given", "give_item(item, you.left)"},
    {"give_loot", "loot_given", "give_loot(you, you.left, 1)"},
    {"heal", "healed", "heal(you, 1)", "pay_hp(you, 1)"},
    {"kill", "killing", "kill(beast)"},
    {"level_down", "counters_removed", "level_down(item, 1)", "level_up(item, 2)"},
    {"level_up", "counters_added", "level_up(item, 1)"},
    {"lose_coins", "coins_lost", "lose_coins(you, 2)"},
    {"must_attack", "attacks_granted", "must_attack(1)"},
    {"must_attack_deck", "attacks_granted", "must_attack_deck(1)"},
    {"note", "note_written", "note(item, 4)"},
    {"pass_hands", "loot_given", "pass_hands()"},
    {"pay_hp", "hp_paid", "pay_hp(you, 1)"},
    {"put_into_deck", "card_put", "put_into_deck(item, 2)"},
    {"put_into_discard", "discarded", "put_into_discard(item)"},
    {"put_into_discard", "discarded", "put_into_discard(deck.loot.top)"},
    {"put_into_hand", "card_put", "put_into_hand(deck.loot.top, you)"},
    {"put_into_slot", "card_put", "put_into_slot(deck.treasure.top, shop_slots)"},
    {"put_on_bottom", "card_put", "put_on_bottom(item)"},
    {"put_on_top", "card_put", "put_on_top(item)"},
    {"put_onto", "card_put", "put_onto(deck.monster.top, beast)"},
    {"put_under", "card_put", "put_under(deck.loot.top, item)"},
    {"recharge", "recharged", "recharge(item)", "deactivate(item)"},
    {"recharge_items", "recharged", "recharge_items(you)", "deactivate(item)"},
    {"remove_counters", "counters_removed", "remove_counters(item, 1)"},
    {"remove_from_game", "card_put", "remove_from_game(deck.loot.top)"},
    {"replace_from_deck", "discarded", "replace_from_deck(beast)"},
    {"reroll", "roll_changed", "reroll(die)", "", Where::on_roll},
    {"reroll_item", "destroyed", "reroll_item(item)"},
    {"set_roll", "roll_changed", "set_roll(die, die.value == 1 and 6 or 1)", "", Where::on_roll},
    {"shuffle", "deck_shuffled", "shuffle(deck.loot)"},
    {"skip_turn", "turn_lost", "skip_turn(you)"},
    {"steal_coins", "coins_given", "steal_coins(you.left, you, 2)"},
    {"steal_item", "item_given", "steal_item(you.left, item)"},
    {"steal_loot", "loot_given", "steal_loot(you.left, you, 1)"},
    {"steal_random_loot", "loot_given", "steal_random_loot(you.left, you, 1)"},
    {"swap_items", "items_swapped", "swap_items(item, other)", "give_item(other, you.left)"},
    {"swap_loot", "loot_swapped", "swap_loot(all(a_loot_card { of = you })[1], all(a_loot_card { of = you.left })[1])",
     "draw_loot(you.left, 1)"},
    {"take_damage", "damage", "take_damage(you, 1)"},
    {"win", "winning", "win(you)"},
};

// Verbs that need no replacement, and the reason.
struct Exception {
  std::string_view verb, why;
};
constexpr Exception exceptions[] = {
    {"choose", "asks"},
    {"choose_at_random", "asks nobody and changes nothing but the random numbers to come"},
    {"choose_card", "asks"},
    {"choose_number", "asks"},
    {"choose_some", "asks"},
    {"confirm", "asks"},
    {"count_votes", "asks"},
    {"in_order", "asks"},
    {"split", "asks"},
    {"vote", "asks"},
    {"look_at", "shows cards"},
    {"look_at_hand", "shows cards"},
    {"reveal", "shows cards; `revealing` can be replaced: tests/rules/detours.lua"},
    {"search", "shows cards and asks"},
    {"emit", "changes nothing itself: tests/rules/set_events.lua replaces `set_event`"},
    {"forget_notes", "removes what the card itself noted: `note_written` can be replaced"},
    {"keep_one", "shows cards and puts them back where they lay"},
    {"reorder", "shows cards and puts them back where they lay"},
    {"prevent", "is what a change does to its event"},
    {"play_loot_card", "plays a card as its player would"},
    {"become_character", "needs a character outside the game, and is a `card_put`: tests/rules/roles.lua"},
    {"steal_soul", "needs a soul of another player: tests/rules/gone.lua"},
    {"roll_dice", "puts dice on the stack: `roll` can be replaced"},
    {"roll_number", "puts a die on the stack: `roll` can be replaced"},
    {"roll_die", "follows a die that is cast, and reads it as it resolves: `roll` can be replaced"},
    {"make_attack_roll", "puts a die on the stack: `roll` can be replaced"},
    {"hand_attack", "needs an attack under way: tests/rules/attacks_made.lua"},
    {"join_attack", "needs an attack under way: tests/rules/gone.lua"},
    {"cancel_attack", "needs an attack under way: tests/rules/gone.lua"},
    {"prevent_next", "leaves a lasting effect behind, as an ability does; what that prevents is an event"},
    {"redirect", "changes what is on the stack; as that is dealt, `damage` can be replaced"},
    {"may_put_on_bottom", "asks, and then does what put_on_bottom does"},
    {"search_and_gain", "asks, and then does what gain_item and shuffle do"},
};

std::string body_of(const VerbUse& use, bool with_call) {
  return "local item, other = all(an_item { named = \"Thing\" })[1], all(an_item { named = \"Other\" })[1]\n"
         "local front, beast = all(an_item { named = \"Front\" })[1], all(a_monster { named = \"Beast\" })[1]\n" +
         use.before + "\n" + (with_call ? use.call : "");
}

std::vector<File> files_of(const VerbUse& use, bool with_call, bool replaced) {
  const std::string body = "\n" + body_of(use, with_call) + "\nend";
  const std::string gains = "text = \"A.\", effect = function(you) gain_coins(you, 1) end";
  std::vector<File> files = {
      thing,
      {"treasure/other.lua", "return treasure { name = \"Other\", tap { " + gains + " } }"},
      {"treasure/front.lua", "return treasure { name = \"Front\", back = { name = \"Back\" } }"},
      {"loot/spare.lua", "return loot { name = \"Spare\", play { " + gains + " } }"},
      {"monster/beast.lua",
       "return monster { name = \"Beast\", hp = 3, evasion = 3, attack = 1, rewards = { coins = 2 } }"},
  };
  const std::string effect = "play { text = \"A.\", effect = function(you, this)" + body + " }";
  const std::string roll =
      "play { text = \"A.\", roll = { each = function(you, amount) gain_coins(you, amount) end } }";
  const std::string nothing = "play { " + gains + " }";
  const std::string part = use.where == Where::effect ? effect : use.where == Where::on_roll ? roll : nothing;
  files.push_back({"loot/own.lua", "return loot { name = \"Own\", " + part + " }"});
  if (use.where != Where::effect) {
    const std::string event = use.where == Where::on_roll ? "die_cast" : "loot_played";
    const std::string function = "function(you, object) local die = object" + body;
    files.push_back({"treasure/watch.lua", "return treasure { name = \"Watch\", when { event = " + event +
                                               ", text = \"A.\", effect = " + function + " } }"});
  }
  const std::string event = replaced ? use.event : "death_penalty";  // an event that does not happen here
  files.push_back({"treasure/ban.lua", "return treasure { name = \"Ban\", instead { event = " + event +
                                           ", text = \"A.\", effect = function() end } }"});
  return files;
}

void add(std::string& picture, std::initializer_list<std::int64_t> numbers) {
  for (const std::int64_t n : numbers)
    picture += std::to_string(n) + " ";
}

// Everything on the table, visible and hidden, without identities and random numbers.
std::string picture_of(const Table& t) {
  std::string picture;
  for (int p = 0; p < t.players(); ++p) {
    const Player& one = t.player(seat(p));
    add(picture, {one.coins, one.damage, one.loot_plays, one.flags.bits(), one.skip_turns, one.extra_turns});
  }
  for (const Zone& z : t.s.zones) {
    picture += "\n" + std::to_string(static_cast<int>(z.kind)) + ": ";
    for (CardIndex i = z.top; i != no_card; i = t.card(i).below) {
      const Card& c = t.card(i);
      picture += t.def(i).name + " ";
      add(picture, {c.flags.bits(), c.damage, c.counters});
    }
  }
  for (const ObjectCount& e : t.s.counts)
    if (e.key >= counts::named_counters || e.key == owed_attacks_key)
      add(picture, {e.object, e.key, e.value});
  for (const Kept& k : t.s.kept)
    if (const Value on{k.owner}; !on.is(ValueKind::none))  // a note
      add(picture, {on.bits, k.value.bits});
  const ExtraAttacks& extra = t.s.turn.extra;
  add(picture, {extra.any_may, extra.any_must, extra.deck_may, extra.deck_must, t.s.turn.ending, t.s.turn.active,
                t.s.over(), t.s.lasting.size(), t.s.stack.size()});
  return picture;
}

struct Played {
  std::string picture, said;
  bool made_event = false;  // or the event has not happened yet
};

Played played(const VerbUse& use, bool with_call, bool replaced) {
  Trial trial(files_of(use, with_call, replaced), 10);
  trial.table().logging = true;
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  const auto is_it = [&](const EventRow& r) { return r.name == use.event; };
  const EventRow& row = *std::find_if(event_rows.begin(), event_rows.end(), is_it);
  const std::vector<Event>& log = trial.table().log;
  const bool made = std::any_of(log.begin(), log.end(), [&](const Event& e) { return &row_of(e.type) == &row; });
  return {picture_of(trial.table()), trial.said(), made || (row.heard_by & heard_by::when) == 0};
}

}  // namespace

TEST_CASE("replacement: each verb that changes the table has an example here, or a reason why it needs none") {
  std::string missing, unknown;
  const auto is_used = [](std::string_view verb) {
    return std::any_of(uses.begin(), uses.end(), [&](const VerbUse& use) { return use.verb == verb; }) ||
           std::any_of(std::begin(exceptions), std::end(exceptions),
                       [&](const Exception& e) { return e.verb == verb; });
  };
  for (const scripting::VerbRow& row : scripting::verb_rows())
    if (row.does != scripting::Does::nothing && !is_used(row.name))
      missing += std::string(row.name) + " ";
  CHECK(missing == "");
}

TEST_CASE("replacement: what a verb does is an event, and a card can replace it without any trace") {
  for (const VerbUse& use : uses) {
    CAPTURE(use.verb);
    CAPTURE(use.call);
    const Played idle = played(use, false, false), done = played(use, true, false), replaced = played(use, true, true);
    CHECK(done.said == "");
    CHECK(replaced.said == "");
    CHECK(done.picture != idle.picture);
    CHECK(replaced.picture == idle.picture);
    CHECK(done.made_event);
  }
}

}  // namespace soulstack::testing::replacement_test

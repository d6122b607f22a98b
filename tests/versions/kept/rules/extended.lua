-- The rules of the second edition: its numbers, its procedures as lists of steps, and abilities printed on the table.
-- The steps themselves are in engine/, in the files of their rulebook sections.
return rules {
  name = "extended",
  title = "Extended rulebook (second edition)",
  decks = {
    { name = "treasure" },
    { name = "loot" },
    { name = "monster" },
    { name = "character", drawn_from = false },
    { name = "starting", drawn_from = false },
    { name = "bonus_soul", drawn_from = false },
    { name = "room" },
  },
  slots = {
    monster = { deck = "monster", count = 2 },
    shop = { deck = "treasure", count = 2 },
    room = { deck = "room", count = 1 },
    minion = { deck = "monster", count = 0, refilled = false },
    final_boss = { deck = "monster", count = 0, refilled = false },
  },
  numbers = {
    attacks_per_turn = 1,
    purchases_per_turn = 1,
    loot_plays = 1,
    loot_step = 1,
    hand_limit = 10,
    price = 10,
    souls_to_win = 4,
    starting_loot = 3,
    starting_coins = 3,
    bonus_souls = 3,
    dice_sides = 6,
    evasion_least = 1,
    evasion_most = 6,
    death_coins = 1,
    death_loot = 1,
    death_items = 1,
    repeats_per_turn = 50,
    coin_pool = unlimited,
    timer = 0,
    soul_cap = unlimited,
  },
  procedures = {
    setup = {
      "shuffle_decks", "fill_shop", "fill_monsters", "fill_rooms", "lay_bonus_souls", "deal_characters",
      "start_of_game", "resolve_start", "deal_hands", "starting_player",  -- ruling Q31
    },
    turn = { "start_phase", "action_phase", "cleanup", "end_phase" },
    start_phase = {
      "recharge", "recharge_game_objects",
      { "turn_begins", priority = if_put_on_stack },  -- triggers of the last turn wait for start_triggers (ruling Q9)
      { "start_triggers", priority = always },
      { "loot_step", priority = always },
    },
    action_phase = { "give_loot_play", "act", "carry_out", { "declare_end", priority = always } },
    end_phase = {
      { "end_triggers", priority = always },
      "hand_limit", "choose_room", "discard_room", "wear_off", "heal", "pass_turn",  -- no priority (4.4.5); ruling Q37
    },
    next_priority = {  -- ruling Q2
      "roll_dice",
      "claim_bonus_souls", "check_winning",
      "put_deaths", "order_monster_deaths", "put_monster_death",
      "order_triggers", "put_trigger",
      "discard_events", "refill", "look_again",
    },
    attack = {
      { "declare", priority = always },
      "choose_target", "take_aim", "choose_fighter", "take_fighter",
      { "declare_on_target", priority = if_triggered },  -- ruling Q10
      "reveal", "cover",
      { "declare_on_revealed", priority = if_triggered },
      { "attack_roll", priority = always },
      { "team_roll", priority = always },
      "again",
    },
    purchase = {
      { "declare", priority = always },
      "choose_item",
      { "declare_on_item", priority = if_triggered },
      "pay", "bought",
    },
    monster_death = {
      { "to_holding", priority = if_triggered },
      { "death_triggers", priority = if_triggered },
      { "rewards", priority = if_triggered },
      { "after_rewards_triggers", priority = if_triggered },
      { "soul_or_discard", priority = if_triggered },
      "refill",
    },
    rewards = { "coins", "loot", "treasure" },
    player_death = {  -- ruling Q5
      "stop_declarations",
      { "death_triggers", priority = if_triggered },
      "penalty",
      { "penalty_triggers", priority = if_triggered },
      "to_cleanup",
    },
    death_penalty = { "choose_item", "destroy_item", "lose_loot", "lose_coins", "deactivate" },
  },

  when {
    event  = entered_play, of = an_event { curse = true }, target = a_player,  -- rule 3.3.6
    text   = "Curse: when this enters play, the active player chooses a player, who gains it.",
    effect = function(event, target) give_curse(event.of, target) end,
  },
  when {
    event  = player_died, of = a_player,  -- rules 17.3, 17.5, ruling Q33; a prevented death does not count (rule 17.4)
    given  = function(of) return of.curses > 0 end,
    text   = "When a player dies, before they pay the penalty, put their curses into discard.",
    effect = function(of)
      for _, curse in ipairs(all(a_curse { of = of })) do put_into_discard(curse) end
    end,
  },
}

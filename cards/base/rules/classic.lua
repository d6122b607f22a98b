-- The first edition, as far as it differs: declarations, rewards, refills, the death penalty and the loot step use the
-- stack; events are played beside the slots; the end phase heals first.
return rules {
  name = "classic", extends = "extended",
  title = "First edition",
  slots = {
    event = { deck = "monster", count = 1, refilled = false },
  },
  bonus_souls = { "soul_of_greed", "soul_of_gluttony", "soul_of_guppy" },
  options = {
    win_check = "immediate",
    prevented_death_hp = "restored",
    roll_modifiers = "on_stack",
    roll_parent = "stays",
    dead_targets = "refused",
    prevention = "end_of_turn",
    rooms = "left_out",
  },
  procedures = {
    setup = {
      "shuffle_decks", "fill_shop", "fill_monsters", "lay_bonus_souls", "deal_characters",
      "start_of_game", "resolve_start", "deal_hands", "starting_player", "character_goes_first",
    },
    turn = { "start_phase", "action_phase", "empty_stack", "end_phase" },
    start_phase = {
      "recharge",
      { "turn_begins", priority = if_triggered },
      { "start_triggers", priority = always },
      { "loot_step", stack = true, priority = always },
    },
    end_phase = {
      { "end_triggers", priority = always },
      "heal", "wear_off", "hand_limit", "pass_turn",
    },
    next_priority = {
      "claim_bonus_souls", "check_winning",
      "put_deaths", "order_monster_deaths", "put_monster_death",
      "order_triggers", "put_trigger",
      "discard_events", "put_refills", "look_again",
    },
    attack = {
      "declare", "choose_target", "take_aim",
      { "attack_starts", stack = true },
      "reveal", "cover",
      { "declare_on_target", priority = if_triggered },
      { "attack_roll", priority = always },
      "again",
    },
    purchase = {
      "declare", "choose_item", "declare_on_item",
      { "pay", stack = true },
      "bought",
    },
    monster_death = {
      "to_holding", "death_triggers",
      { "rewards", stack = true },
      { "after_rewards_triggers", priority = if_triggered },
      { "soul_or_discard", stack = true },
      "refill",
    },
    player_death = {
      "stop_declarations", "discard_curses", "death_triggers",
      { "penalty", stack = true },
      { "penalty_triggers", priority = if_triggered },
      "to_cleanup",
    },
  },
}

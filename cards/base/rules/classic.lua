-- The differences of the first edition: declarations, rewards, refills, the death penalty and the loot step use the
-- stack (rule 5.2.4, ruling Q44); events are played beside the slots; the end phase heals first.
return rules {
  name = "classic", extends = "extended",
  title = "First edition",
  slots = { event = { deck = "monster", count = 1, refilled = false } },
  bonus_souls = { "soul_of_greed", "soul_of_gluttony", "soul_of_guppy" },  -- rule 15.4.4
  options = {
    win_check = "immediate",
    prevented_death_hp = "restored",
    roll_modifiers = "on_stack",
    roll_parent = "stays",
    dead_targets = "refused",
    prevention = "end_of_turn",
    rooms = "left_out",
    empty_stack = "active_player",
    death_order = "like_triggers",
    paid_abilities = "do_not_activate",
  },
  procedures = {
    setup = { remove("fill_rooms"), insert_after("starting_player", "character_goes_first") },
    turn = replace("cleanup", "empty_stack"),
    start_phase = {
      remove("recharge_game_objects"),
      replace("loot_step", { "loot_step", stack = true, priority = always }),
    },
    end_phase = {  -- rule 4.4.6
      remove("choose_room"), remove("discard_room"),
      move_before("hand_limit", "heal"), move_after("heal", "wear_off"),
    },
    next_priority = replace("refill", "put_refills"),
    -- A step replaced by its plain name has no priority after it.
    attack = {
      replace("declare", "declare"), replace("declare_on_target", "declare_on_target"),
      insert_after("declare_on_target", { "attack_starts", stack = true }),
    },
    purchase = {
      replace("declare", "declare"), replace("declare_on_item", "declare_on_item"),
      replace("pay", { "pay", stack = true }),
    },
    monster_death = {
      replace("to_holding", "to_holding"), replace("death_triggers", "death_triggers"),
      replace("rewards", { "rewards", stack = true }),
      replace("soul_or_discard", { "soul_or_discard", stack = true, priority = if_triggered }),
    },
    player_death = {
      insert_before("death_triggers", "discard_curses"), replace("death_triggers", "death_triggers"),
      replace("penalty", { "penalty", stack = true }),
    },
  },
}

-- Changes numbers, an option, the bonus souls and steps of the rules, and adds a step and an ability.
return rules {
  name = "fair_night", extends = "extended",
  title = "A night at the fair",
  numbers = { souls_to_win = 3, starting_coins = 5, price = 8 },
  options = { bartering = "on" },
  bonus_souls = { "soul_of_the_encore", "soul_of_the_high_roller", "soul_of_the_magpie" },
  procedures = {
    start_phase = replace("loot_step", { "loot_step", stack = true }),
    rewards = move_after("treasure", "coins"),
    end_phase = insert_after("end_triggers", step {
      title = "Sweep up", run = function(active) if active.coins == 0 then gain_coins(active, 1) end end }),
  },
  when {
    event = rolled, value = 6, attack = false,
    text = "When a player rolls a 6 outside an attack, they gain 1¢.",
    effect = function(roller) gain_coins(roller, 1) end,
  },
}

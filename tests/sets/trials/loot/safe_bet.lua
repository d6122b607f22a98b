return loot {
  name = "Safe Bet",
  play {
    text = "Choose a room. Put a counter on it, recharge it and deal 1 damage to it. Gain 1¢.",
    effect = function(you)
      local room = choose(you, a_room)
      add_counters(room, 1)
      recharge(room)
      deal(1, room)
      gain_coins(you, 1)
    end,
  },
}

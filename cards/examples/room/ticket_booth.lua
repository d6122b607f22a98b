return room {
  name = "Ticket Booth",
  when {
    event = turn_started, may = true,
    text = "At the start of each turn, the active player may discard 1 loot card. If they do, they gain 3¢.",
    effect = function(active)
      if discard_loot(active, 1) == 1 then gain_coins(active, 3) end
    end,
  },
}

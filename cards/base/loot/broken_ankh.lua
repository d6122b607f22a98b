return loot {
  name = "Broken Ankh", trinket = true,
  would {
    event = death, of = you,
    text = "When you would die, roll. 1-5: you die. 6: prevent it; on your turn, cancel everything and end the turn.",
    roll = {
      ["1-5"] = nothing,
      ["6"] = function(you, event)
        prevent(event)
        if you.active then cancel_turn() end
      end,
    },
  },
}

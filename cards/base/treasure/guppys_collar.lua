return treasure {
  name = "Guppy's Collar", guppy = true,
  would {
    event = death, of = you,
    text = "When you would die, roll. 1-3: prevent your death. If it is your turn, cancel everything and end " ..
           "it. 4-6: nothing.",
    roll = {
      ["1-3"] = function(you, event)
        prevent(event)
        if you.active then cancel_turn() end
      end,
      ["4-6"] = nothing,
    },
  },
}

return treasure {
  name = "Guppy's Collar", guppy = true,
  would {
    event = death, of = you,
    text = "When you would die, roll. 1-3: you don't; on your turn, cancel everything and end it. 4-6: you die.",
    roll = {
      ["1-3"] = function(you, event)
        prevent(event)
        if you.active then cancel_everything() end_turn() end
      end,
      ["4-6"] = nothing,
    },
  },
}

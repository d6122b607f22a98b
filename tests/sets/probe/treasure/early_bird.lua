return treasure {
  name = "Early Bird",
  when {
    event = game_started,
    text = "Before the game, roll. 6: gain 1 treasure.",
    roll = { ["1-5"] = nothing, ["6"] = function(you) gain_treasure(you, 1) end },
  },
}

return treasure {
  name = "Omen",
  change { event = turn_begins, of = you, text = "At the start of your turn, roll. 1-3: gain 1¢. 4-6: lose 1¢.",
           roll = { ["1-3"] = function(you) gain_coins(you, 1) end, ["4-6"] = function(you) lose_coins(you, 1) end } },
}

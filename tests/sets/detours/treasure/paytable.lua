return treasure {
  name = "Paytable",
  tap { text = "Roll. 1-3: gain 1¢. 4-6: gain 2¢.",
        roll = { ["1-3"] = function(you) gain_coins(you, 1) end, ["4-6"] = function(you) gain_coins(you, 2) end } },
}

return treasure {
  replaces = "parts:crate",
  name = "Strongbox",
  tap { text = "Gain 4¢.", effect = function(you) gain_coins(you, 4) end },
}

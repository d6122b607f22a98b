return treasure {
  name = "Flea Market",
  always { of = a_player, set = { price = function(you) return you.loot end }, price = 1,
           text = "Shop items cost 1¢ and 1¢ more for each loot card in your hand." },
}

return treasure {
  name = "Coin Cannon",
  paid { cost = { coins = 1 }, times = unlimited, target = a_monster,
         text = "Pay 1¢ any number of times: deal that much damage to a monster.",
         effect = function(paid, target) deal(paid, target) end },
}

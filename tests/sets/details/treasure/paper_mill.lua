return treasure {
  name = "Paper Mill",
  paid { cost = { discard_loot = 1 }, text = "Discard 1 loot: if it was a trinket, gain 5¢, otherwise 1¢.",
         effect = function(you, paid_with)
           if matches(paid_with, a_loot_card { trinket = true }) then gain_coins(you, 5) else gain_coins(you, 1) end
         end },
}

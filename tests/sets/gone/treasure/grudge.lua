return treasure {
  name = "Grudge",
  would { event = death, of = you, by = a_player, text = "When a player would kill you, that player loses 1¢.",
          effect = function(killer) lose_coins(killer, 1) end },
  when { event = killed, of = you, by = a_player, text = "When a player kills you without damage, they lose 3¢.",
         effect = function(killer) lose_coins(killer, 3) end },
}

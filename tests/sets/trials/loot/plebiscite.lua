return loot {
  name = "Plebiscite",
  play { text = "The players vote for a player, who gains 3¢.",
         effect = function()
           local elected = vote(players, a_player)
           if elected then gain_coins(elected, 3) end
         end },
}

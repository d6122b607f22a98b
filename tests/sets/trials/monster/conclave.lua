return monster {
  name = "Conclave",
  revealed { text = "The players vote for a player, who loses 2¢.",
             effect = function()
               local loser = vote(players, a_player)
               if loser then lose_coins(loser, 2) end
             end },
}

return loot {
  name = "Double Ballot",
  play { text = "Each player has 2 votes for a player; the winner gains 5¢.",
         effect = function()
           local winner = vote(players, a_player, { votes = 2 })
           if winner then gain_coins(winner, 5) end
         end },
}

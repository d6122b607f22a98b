return loot {
  name = "Ballot",
  play {
    text = "Each player votes for a player. The player with the most votes gains 4¢.",
    effect = function()
      local winner = vote(players, a_player)
      if winner then gain_coins(winner, 4) end
    end,
  },
}

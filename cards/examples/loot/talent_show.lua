return loot {
  name = "Talent Show",
  play {
    text = "The players vote for a player. The winner gains 4¢. On a tie, each player gains 1¢.",
    effect = function()
      local winner = vote(players, a_player)
      if winner then
        gain_coins(winner, 4)
      else
        gain_coins(players, 1)
      end
    end,
  },
}

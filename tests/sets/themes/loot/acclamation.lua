return loot {
  name = "Acclamation",
  play {
    text = "Each player votes for a player. If each vote is for you, you win.",
    effect = function(you)
      local votes = count_votes(players, a_player)
      if #votes == 1 and votes[1].object == you then win(you) end
    end,
  },
}

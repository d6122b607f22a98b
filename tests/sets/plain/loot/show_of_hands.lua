return loot {
  name = "Show of Hands",
  play {
    text = "Each player votes for a player. If more than one player gets votes, gain 2¢.",
    effect = function(you)
      if #count_votes(players, a_player) > 1 then gain_coins(you, 2) end
    end,
  },
}

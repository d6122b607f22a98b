return loot {
  name = "Popularity Contest",
  play {
    text = "Each player votes for a player; you have one more vote. Each player gains 2¢ for each vote for them.",
    effect = function(you)
      for _, result in ipairs(count_votes(players, a_player, { extra = you })) do
        gain_coins(result.object, 2 * result.amount)
      end
    end,
  },
}

return loot {
  name = "Bounty Poster",
  play {
    text = "Gain the rewards of a monster. If they have a treasure, deal 1 damage to you.",
    target = a_monster,
    effect = function(you, target)
      gain_rewards(you, target)
      if target.reward_treasure > 0 then deal(1, you) end
    end,
  },
}

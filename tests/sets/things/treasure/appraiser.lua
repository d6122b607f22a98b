return treasure {
  name = "Appraiser",
  tap {
    text = "Gain ¢ and loot equal to the ¢ and the loot in the rewards of a monster, and gain treasure equal to its treasure.",
    target = a_monster,
    effect = function(you, target)
      gain_coins(you, target.reward_coins)
      draw_loot(you, target.reward_loot)
      gain_treasure(you, target.reward_treasure)
    end },
}

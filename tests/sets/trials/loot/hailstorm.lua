return loot {
  name = "Hailstorm",
  play {
    text = "Each player rolls. Each who rolls 1 or 2 loses 1¢; all others gain 1¢.",
    effect = function()
      for _, die in ipairs(roll_dice(players)) do
        if die.amount <= 2 then lose_coins(die.object, 1) else gain_coins(die.object, 1) end
      end
    end,
  },
}

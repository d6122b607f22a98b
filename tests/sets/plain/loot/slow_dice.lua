return loot {
  name = "Slow Dice",
  play {
    text = "Roll. Then roll again. Gain ¢ equal to the sum.",
    effect = function(you)
      local sum = 0
      for _ = 1, 2 do sum = sum + roll_number(you) end
      gain_coins(you, sum)
    end,
  },
}

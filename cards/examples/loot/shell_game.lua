-- `by`: another player rolls.
return loot {
  name = "Shell Game", copies = 2,
  play {
    text = "A player rolls. 1-4: they lose 2¢. 5-6: they gain 6¢.",
    target = a_player,
    roll = {
      by = target,
      ["1-4"] = function(target) lose_coins(target, 2) end,
      ["5-6"] = function(target) gain_coins(target, 6) end,
    },
  },
}

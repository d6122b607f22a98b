return treasure {
  name = "Old Purse",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, if you have 3¢ or less, gain 2¢.",
    given = function(you)
      if you.coins > 3 then return false end
      return true
    end,
    effect = function(you) gain_coins(you, 2) end,
  },
}

return treasure {
  name = "Winning Streak",
  tap {
    text = "Roll: gain that many ¢. If a 6, roll again.",
    effect = function(you)
      local n
      repeat
        n = roll_number(you)
        gain_coins(you, n)
      until n ~= 6
    end,
  },
}

return treasure {
  name = "Idle Purse",
  tap { given = function(you) return you.purchases > 0 end,
        text = "Gain 3¢. Use this only if you have a purchase left.",
        effect = function(you) gain_coins(you, 3) end },
}

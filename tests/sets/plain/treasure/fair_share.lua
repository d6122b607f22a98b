return treasure {
  name = "Fair Share",
  tap {
    text = "Lose all your ¢. Each other player gains 1¢ for each 2¢ that you lost this way.",
    effect = function(you)
      local lost = lose_coins(you, you.coins)
      local share = lost // 2
      if share == 0 then return end
      gain_coins(others, share)
    end,
  },
}

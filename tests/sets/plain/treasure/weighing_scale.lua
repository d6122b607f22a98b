return treasure {
  name = "Weighing Scale",
  tap {
    text = "The player with the fewest ¢ gains 2¢.",
    effect = function()
      local poorest
      for _, player in ipairs(all(a_player)) do
        if not poorest or player.coins < poorest.coins then poorest = player end
      end
      if poorest then gain_coins(poorest, 2) end
    end,
  },
}

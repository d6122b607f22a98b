return treasure {
  name = "Long Memory",
  tap {
    text = "Count the monsters in play: gain 1¢ for each, and loot 1 if there are more than 3.",
    effect = function(you)
      local n = 0
      for _, monster in ipairs(all(a_monster)) do
        if monster.in_play then n = n + 1 end
      end
      if n > 0 then gain_coins(you, n) end
      if n > 3 then draw_loot(you, 1) end
    end,
  },
}

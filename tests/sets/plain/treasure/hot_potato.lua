return treasure {
  name = "Hot Potato",
  tap {
    text = "Another player chooses a player other than themselves. If it is you, gain 3¢; otherwise that player loots 1.",
    target = a_player { other = true },
    effect = function(you, target)
      local chosen = choose(target, a_player { other = true })
      if chosen == you then
        gain_coins(you, 3)
      elseif chosen then
        draw_loot(chosen, 1)
      end
    end,
  },
}

return treasure {
  name = "Toll Gate",
  tap {
    text = "Choose another player. They may pay 2¢, which you gain. If they do not, they take 1 damage.",
    target = a_player { other = true },
    effect = function(target, you)
      if toll(2, target) then gain_coins(you, 2) end
    end,
  },
}

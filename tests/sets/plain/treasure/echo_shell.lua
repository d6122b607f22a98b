return treasure {
  name = "Echo Shell",
  tap {
    text = "Deal 1 damage to a monster. If it has 1 HP or less, you gain 2¢ instead.",
    target = a_monster,
    effect = function(target, you)
      local weak = target.hp <= 1
      if weak then return gain_coins(you, 2) end
      deal(1, target)
    end,
  },
}

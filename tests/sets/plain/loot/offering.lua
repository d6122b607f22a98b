return loot {
  name = "Offering",
  play {
    text = "Choose another player. They may give you a loot card. If they do, they gain 3¢.",
    target = a_player { other = true },
    effect = function(target, you)
      if target.loot == 0 or not confirm(target) then return end
      if give_loot(target, you, 1) > 0 then gain_coins(target, 3) end
    end,
  },
}

return treasure {
  name = "Hard Bargain",
  tap {
    text = "The player to your left takes 1 damage unless they pay 2¢.",
    effect = function(you)
      local who = you.left
      if who.coins < 2 or not confirm(who, "Pay 2¢?") then
        take_damage(who, 1)
      else
        lose_coins(who, 2)
      end
    end,
  },
}

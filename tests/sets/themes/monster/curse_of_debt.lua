return monster {
  name = "Curse of Debt", curse = true,
  when { event = turn_started, of = you, text = "At the start of your turn, lose 1¢.",
         effect = function(you) lose_coins(you, 1) end },
  paid { cost = { coins = 3 }, text = "3¢: another player gains this curse.", target = a_player { other = true },
         effect = function(this, target) give_curse(this, target) end },
}

return monster {
  name = "Curse of the Hot Potato", curse = true,
  when { event = turn_ending, of = you, text = "At the end of your turn, the player to your left gains this curse.",
         effect = function(this, you) give_curse(this, you.left) end },
  when { event = turn_started, of = you, text = "At the start of your turn, lose 1¢.",
         effect = function(you) lose_coins(you, 1) end },
}

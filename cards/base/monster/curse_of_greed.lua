return monster {
  name = "Curse of Greed", curse = true,
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, lose 4¢.",
    effect = function(you) lose_coins(you, 4) end,
  },
}

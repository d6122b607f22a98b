return monster {
  name = "Herald", hp = 1, evasion = 3, attack = 1, rewards = { coins = 1 },
  when { event = killed, of = you, text = "When you are killed, gain 2¢.", effect = function(you) gain_coins(you, 2) end },
}

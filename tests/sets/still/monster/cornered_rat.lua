return monster {
  name = "Cornered Rat", hp = 2, evasion = 2, attack = 1, rewards = { coins = 1 },
  always { of = a_player { attacks_this = true }, hp = 3, text = "A player who attacks this has +3 HP." },
}

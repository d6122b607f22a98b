return monster {
  name = "Cursed Gaper", hp = 2, evasion = 4, attack = 1, rewards = { coins = 3 },
  when {
    event = rolled, value = 4,
    text = "When a player rolls a 4, monsters get +1 attack till end of turn.",
    lasting { till = end_of_turn, always { of = a_monster, attack = 1 } },
  },
}

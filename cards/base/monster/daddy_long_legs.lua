return monster {
  name = "Daddy Long Legs", hp = 4, evasion = 4, attack = 1, rewards = { coins = 7 }, souls = 1,
  when {
    event = rolled, attack = true, object = this, value = 1,
    text = "When an attack roll against this is a 1, monsters get +1 evasion till end of turn.",
    lasting { till = end_of_turn, always { of = a_monster, evasion = 1 } },
  },
}

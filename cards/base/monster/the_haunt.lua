return monster {
  name = "The Haunt", hp = 3, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = damage_taken, of = this, every = 2,
    text = "Every second time this takes damage each turn, it gets +1 evasion till end of turn.",
    lasting { till = end_of_turn, always { of = this, evasion = 1 } },
  },
}

return monster {
  name = "Dark One", hp = 3, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, it gets +1 attack till end of turn.",
    lasting { till = end_of_turn, always { of = this, attack = 1 } },
  },
}

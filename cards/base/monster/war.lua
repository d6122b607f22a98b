return monster {
  name = "War", hp = 3, evasion = 3, attack = 1, rewards = { coins = 8 }, souls = 1,
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, it gets +1 attack till end of turn.",
    lasting { till = end_of_turn, always { of = this, attack = 1 } },
  },
}

return monster {
  name = "The Strongwoman", hp = 3, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 1,
  cant { event = damage, of = this, combat = false, text = "Only combat damage can be dealt to this." },
}

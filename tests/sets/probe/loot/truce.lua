return loot {
  name = "Truce",
  play { text = "A monster can't be attacked this turn.", target = a_monster,
         lasting { till = end_of_turn, cant { attack = target } } },
}

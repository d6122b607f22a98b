return loot {
  name = "Swelling",
  play { text = "A monster has +2 weight till end of turn.", target = a_monster,
         lasting { till = end_of_turn, always { of = target, weight = 2 } } },
}

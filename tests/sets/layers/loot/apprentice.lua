return loot {
  name = "Apprentice",
  play { text = "Choose two items. Till end of turn one of them has the abilities of both.", target = an_item, target2 = an_item,
         lasting { till = end_of_turn, always { of = target, has = abilities_of(target2) } } },
}

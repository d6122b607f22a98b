return treasure {
  name = "Muzzle",
  paid { text = "1¢: An item or monster loses its abilities till end of turn.", cost = { coins = 1 },
         target = one_of { an_item, a_monster },
         lasting { till = end_of_turn, always { of = target, loses = abilities } } },
}

return loot {
  name = "Smear",
  play { text = "Till end of turn, the HP of a monster or player is not a number.", target = one_of { a_monster, a_player },
         lasting { till = end_of_turn, always { of = target, set = { hp = no_number } } } },
}

return loot {
  name = "Mist",
  play { text = "Each monster gains +1 evasion till end of turn.",
         lasting { till = end_of_turn, always { of = a_monster, evasion = 1 } } },
}

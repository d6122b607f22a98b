return loot {
  name = "Charm",
  play { text = "A player's luck is 5 till end of turn.", target = a_player,
         lasting { till = end_of_turn, always { of = target, set = { luck = 5 } } } },
}

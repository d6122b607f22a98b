return loot {
  name = "Open Season",
  play { text = "Players can be attacked till end of turn; their evasion is 2.",
         lasting { till = end_of_turn, can { attack = a_player, evasion = 2 } } },
}

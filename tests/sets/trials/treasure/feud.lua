return treasure {
  name = "Feud",
  can { attack = a_player, evasion = 4, text = "Players can be attacked; their evasion is 4." },
}

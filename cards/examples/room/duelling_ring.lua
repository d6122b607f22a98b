return room {
  name = "Duelling Ring",
  can { attack = a_player, evasion = 4, text = "Players can be attacked. Their evasion is 4." },
}

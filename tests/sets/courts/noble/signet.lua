return noble {
  name = "Signet", trinket = true,
  always { attack = 1, text = "You have +1 attack." },
}

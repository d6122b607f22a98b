return monster {
  name = "Toll Troll", hp = 1, evasion = 2, attack = 1,
  cant { attack = this, unless = { coins = 2 }, text = "Players can't attack this unless they pay 2¢." },
}

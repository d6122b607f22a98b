return monster {
  name = "Blood Gate", hp = 1, evasion = 2, attack = 1,
  cant { attack = this, unless = { hp = 1 }, text = "Players can't attack this unless they pay 1 HP." },
}

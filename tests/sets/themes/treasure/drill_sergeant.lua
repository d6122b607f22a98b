return treasure {
  name = "Drill Sergeant",
  always { of = an_item { fighter = true, yours = true }, hp = 1, attack = 1, text = "Your fighters have +1 HP and +1 attack." },
}

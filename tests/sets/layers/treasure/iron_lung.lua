return treasure {
  name = "Iron Lung",
  always { least = { hp = 4 }, text = "You have at least 4 HP." },
}

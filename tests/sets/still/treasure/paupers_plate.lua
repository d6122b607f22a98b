return treasure {
  name = "Pauper's Plate",
  always { hp = -2, given = at_most { coins = 2 }, text = "While you have 2¢ or less, you have -2 HP." },
}

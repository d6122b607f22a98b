return treasure {
  name = "Stuffed Cat", also_named = "Fair Prize", guppy = true,
  always {
    attack = 1, given = at_least { guppy_items = 2 },
    text = "If you have 2 or more Guppy items, you have +1 attack.",
  },
}

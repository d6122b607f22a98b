return treasure {
  name = "Collector's Pin",
  always { attack = 1, given = at_least { items = 5 }, text = "While you have 5 or more items, you have +1 attack." },
}

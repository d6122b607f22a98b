return treasure {
  name = "Heavy Lock",
  always { of = an_item { other = true }, least = { ability_price = 2 },
           text = "Paid abilities of other items cost at least 2¢." },
}

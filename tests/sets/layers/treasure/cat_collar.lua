return treasure {
  name = "Cat Collar",
  always { of = an_item { yours = true }, given = at_least { coins = 3 }, has = { guppy, eternal },
           text = "While you have 3¢ or more, your items are Guppy items and eternal." },
}

return treasure {
  name = "Guild Seal",
  always { of = an_item { yours = true, active = true }, has = eternal,
           text = "Your items with activated abilities are eternal." },
}

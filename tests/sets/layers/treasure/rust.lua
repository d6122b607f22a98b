return treasure {
  name = "Rust",
  always { of = an_item, loses = eternal, text = "Items lose eternal." },
}

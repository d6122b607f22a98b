return loot {
  name = "Rust Charm", trinket = true,
  always { of = an_item, loses = eternal, text = "Items lose eternal." },
}

return set {
  id = "courts",
  title = "Plain cards for decks of sets",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
  tags = { "crown" },
  decks = {
    noble = { plays_as = "loot" },
    pet = { plays_as = "treasure" },
    giant = { plays_as = "monster" },
    hound = { plays_as = "treasure" },
    imp = { plays_as = "monster" },
  },
  slots = {
    kennel = { deck = "hound", count = 2, price = { destroy_items = 1 } },
    pit = { deck = "imp", count = 1 },
  },
}

return set {
  id = "suitors",
  title = "Plain cards for a deck that another set also declares",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "courts" },
  decks = { noble = { plays_as = "loot" } },
}

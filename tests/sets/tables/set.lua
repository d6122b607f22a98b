return set {
  id = "tables",
  title = "Votes, open hands, and abilities of souls and of cards in a hand",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}

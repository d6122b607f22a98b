return set {
  id = "attacks",
  title = "Cards that make, hand over and replace attacks",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}

return set {
  id = "still",
  title = "Cards whose numbers change although nothing moves",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}

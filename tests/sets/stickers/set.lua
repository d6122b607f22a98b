return set {
  id = "stickers",
  title = "A set that requires a set with constants, and has one of the same name",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "labels", "trials" },
  constants = { wage = 5 },
}

return set {
  id = "base",
  title = "The base game",
  version = "0.1.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
}

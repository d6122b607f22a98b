return set {
  id = "kept",
  title = "A small set that needs no other",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
}

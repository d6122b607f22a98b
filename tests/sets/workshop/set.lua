return set {
  id = "workshop",
  title = "Plain cards that share words",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
}

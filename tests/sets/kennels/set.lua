return set {
  id = "kennels",
  title = "Fighters and their counters",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
}

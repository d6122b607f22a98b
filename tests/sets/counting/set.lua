return set {
  id = "counting",
  title = "Kinds of counters that a set adds",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
  counters = { "poison", "gear" },
}

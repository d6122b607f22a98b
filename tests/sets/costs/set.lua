return set {
  id = "costs",
  title = "Costs that are paid several times, in one of two ways, or with items",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}

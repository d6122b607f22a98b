return set {
  id = "themes",
  title = "Cards on themes of other games",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
  tags = { "relic" },
  counters = { "hour" },
}

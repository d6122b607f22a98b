return set {
  id = "orchestra",
  title = "A set that declares an event of another set alike",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "theatre" },
  events = { curtain_fell = { text = "The curtain falls" } },
}

return set {
  id = "parts",
  title = "Plain cards that other sets replace, change and take over",
  version = "1.2.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base >= 0.1" },
}

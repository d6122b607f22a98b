return set {
  id = "layers",
  title = "Cards that give and take abilities and keywords, and set numbers",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
}

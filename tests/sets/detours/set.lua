return set {
  id = "detours",
  title = "Cards that change attacks, purchases, reveals and rolls before they happen",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
}

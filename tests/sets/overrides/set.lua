return set {
  id = "overrides",
  title = "Cards that replace, change and take over cards of other sets",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base >= 0.1", "parts >= 1.2", "parts < 2" },
  leave_out = { "parts:rusty_nail" },
}

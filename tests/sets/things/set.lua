return set {
  id = "things",
  title = "Cards for rewards, penalties, the stack, faces, and cards under others",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
  tags = { "spirit" },
}

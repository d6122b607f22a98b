return set {
  id = "trials",
  title = "Plain cards for rooms, familiars, ambushes, counters, faces and moves between zones",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
  tags = { "tool", "beast" },
}

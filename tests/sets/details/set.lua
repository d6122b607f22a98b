return set {
  id = "details",
  title = "Lists of values, uses that are declined, costs that ask for a player, different targets, whole hands",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
  loops = { "understudy" },  -- it copies an ability that copies its own
}

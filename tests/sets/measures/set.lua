return set {
  id = "measures",
  title = "Plain cards with stats of their set",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
  stats = {
    luck = { of = "player", start = 1, text = "How lucky the player is" },
    weight = { of = "object", text = "How heavy it is" },
  },
}

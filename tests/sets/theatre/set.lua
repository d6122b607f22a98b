return set {
  id = "theatre",
  title = "Plain cards that emit and hear events of their set",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "trials" },
  events = {
    curtain_fell = { text = "The curtain falls" },
    applause_given = { of = "player", text = "Applause" },
    prop_painted = { of = "object" },
  },
}

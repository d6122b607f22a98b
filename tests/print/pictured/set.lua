return set {
  id = "pictured",
  title = "Cards with pictures, a frame and colours of their own",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
  frame = { monster = "art/frame.svg" },
  colours = {
    ink = "#20203a",
    paper = "#f4f0ff",
    accent = "#3a3a8c",
    monster = { accent = "#7a1830", band = "#3a1830", name = "#fff4e0" },
  },
}

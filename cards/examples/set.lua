return set {
  id = "examples",
  title = "The Midnight Fair",
  version = "0.1.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "CC0-1.0",
  requires = { "base >= 0.1" },
  leave_out = { "base:steamy_sale" },  -- Season Ticket takes its place
  tags = { "snack", "vermin", "performer" },
  counters = { "caramel" },
  constants = { prize = 3, gain_text = "Gain {n}¢." },
  events = { music_played = { text = "The music plays" } },
  stats = { cheer = { of = "player", start = 1, text = "How cheerful the player is" } },
  decks = { postcard = { plays_as = "loot" }, attraction = { plays_as = "fixture" } },
}

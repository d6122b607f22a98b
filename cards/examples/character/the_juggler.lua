return character {
  name = "The Juggler", tags = { "performer" }, hp = 2, attack = 1, starting_item = "juggling_clubs",
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}

return character {
  name = "The Ticket Seller", hp = 2, attack = 1, starting_item = "hole_punch", goes_first = true,
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}

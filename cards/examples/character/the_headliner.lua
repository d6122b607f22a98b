-- `outside`: no player starts with this character; an effect brings it in.
return character {
  name = "The Headliner", tags = { "performer" }, hp = 3, attack = 1, starting_item = "top_hat", outside = true,
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}

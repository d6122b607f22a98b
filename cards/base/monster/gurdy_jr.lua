return monster {
  name = "Gurdy Jr.", hp = 2, evasion = 5, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = item_activated, by = a_player { attacks_this = true }, of = an_item,
    text = "When the player who attacks this activates an item, they take 1 damage.",
    effect = function(by) take_damage(by, 1) end,
  },
}

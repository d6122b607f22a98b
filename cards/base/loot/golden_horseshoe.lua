return loot {
  name = "Golden Horseshoe", trinket = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, look at the top card of the treasure deck; you may put it on the bottom.",
    effect = function(you)
      local card = look_at(you, deck.treasure, 1)[1]
      if card and confirm(you) then put_on_bottom(card) end
    end,
  },
}

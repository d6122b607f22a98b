return loot {
  name = "Purple Heart", trinket = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, look at the top card of the monster deck; you may put it on the bottom.",
    effect = function(you)
      local card = look_at(you, deck.monster, 1)[1]
      if card and confirm(you) then put_on_bottom(card) end
    end,
  },
}

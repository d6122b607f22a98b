-- "You may" in the middle of an effect is the question `confirm`.
return loot {
  name = "Love Letter",
  play {
    text = "Look at another player's hand. You may swap one of your loot cards for one of theirs.",
    target = a_player { other = true },
    effect = function(you, target)
      look_at_hand(you, target)
      if you.loot > 0 and target.loot > 0 and confirm(you) then
        swap_loot(choose(you, a_loot_card { of = you }), choose(you, a_loot_card { of = target }))
      end
    end,
  },
}

return starting {
  name = "Incubus", eternal = true,
  tap {
    text = "Choose one: look at a hand, and you may swap a loot card; or loot 1, then put a loot card on top " ..
           "of the loot deck.",
    choose = {
      mode {
        text = "Look at a player's hand, then you may swap one of your loot cards for one of theirs.",
        target = a_player,
        effect = function(you, target)
          look_at_hand(you, target)
          if target ~= you and you.loot > 0 and target.loot > 0 and confirm(you) then
            swap_loot(choose(you, a_loot_card { of = you }), choose(you, a_loot_card { of = target }))
          end
        end,
      },
      mode {
        text = "Loot 1, then put a loot card from your hand on top of the loot deck.",
        effect = function(you)
          draw_loot(you, 1)
          local card = choose(you, a_loot_card { of = you })
          if card then put_on_top(card) end
        end,
      },
    },
  },
}

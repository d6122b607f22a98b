return treasure {
  name = "Time Capsule",
  tap { text = "Put a loot card from your hand under this.", effect = function(you, this)
          local card = choose(you, a_loot_card { yours = true })
          if card then put_under(card, this) end
        end },
  when { event = turn_started, of = you, text = "At the start of your turn, put each card under this into your hand, and loot 1 for each of them.",
         effect = function(this, you)
           for _, card in ipairs(this.cards_under) do
             put_into_hand(card, you)
             draw_loot(you, 1)
           end
         end },
}

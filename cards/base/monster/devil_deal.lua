return monster {
  name = "Devil Deal",
  revealed {
    text = "Choose one: decline; loot 2 and take 1 damage; take 2 damage and gain a Guppy item from the treasure deck.",
    choose = {
      mode { text = "Decline.", effect = function() end },
      mode { text = "Loot 2. Take 1 damage.", effect = function(you) draw_loot(you, 2) take_damage(you, 1) end },
      mode {
        text = "Take 2 damage. Search the treasure deck for a Guppy item, gain it and shuffle the deck.",
        effect = function(you)
          take_damage(you, 2)
          search_and_gain(you, a_card { pile = deck.treasure, guppy = true })
        end,
      },
    },
  },
}

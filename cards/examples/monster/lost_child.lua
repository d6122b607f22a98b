-- A mode with a condition: without 3¢ it is not offered.
return monster {
  name = "Lost Child",
  revealed {
    text = "Choose one: if you have 3¢ or more, lose 3¢ and loot 2; or discard 1 loot card.",
    choose = {
      mode {
        text = "If you have 3¢ or more: lose 3¢ and loot 2.",
        given = at_least { coins = 3 },
        effect = function(you)
          lose_coins(you, 3)
          draw_loot(you, 2)
        end,
      },
      mode { text = "Discard 1 loot card.", effect = function(you) discard_loot(you, 1) end },
    },
  },
}

return treasure {
  name = "Dice Thief",
  tap { text = "Reroll a die of another player's item.", target = a_roll { source = an_item { of = others } },
        effect = function(target) reroll(target) end },
}

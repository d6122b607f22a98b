return treasure {
  name = "Talking Dummy",
  flavour = "\"He writes his own jokes now.\"",
  tap {
    text = "Copy the tap ability of another player's character as if it were this item's.",
    target = a_character { of = others, tap = true },
    effect = function(this, target) copy_ability(target.tap, this) end,
  },
}

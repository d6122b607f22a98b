return character {
  name = "The Hollow", hp = 2, attack = 1, starting_item = "hollow_shell",
  tap { text = "Flip this.", effect = function(this) flip(this) end },
  back = { name = "The Hollow, Empty", attack = 1, always { attack = 1, text = "You have +1 attack." } },
}

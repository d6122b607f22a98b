return character {
  name = "The Grub", hp = 3, attack = 1, starting_item = "grub_shell",
  tap { text = "You may play one more loot this turn.", effect = function(you) add_loot_plays(you, 1) end },
}

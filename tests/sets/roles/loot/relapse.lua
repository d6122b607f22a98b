return loot {
  name = "Relapse",
  play {
    text = "Become The Grub. If you do, gain 2¢.",
    effect = function(you)
      local grub = find_outside "the_grub"
      if grub and become_character(you, grub) then gain_coins(you, 2) end
    end,
  },
}

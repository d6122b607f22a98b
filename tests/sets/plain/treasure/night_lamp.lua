return treasure {
  name = "Night Lamp",
  always {
    text = "You have +1 attack for each soul that you have, and at most +3.",
    attack = function(you)
      local souls = you.souls
      if souls > 3 then souls = 3 end
      return souls
    end,
  },
}

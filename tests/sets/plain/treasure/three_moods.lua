return treasure {
  name = "Calm",
  tap { text = "Flip this to Rage.", effect = function(this) flip(this, 3) end },
  back = {
    name = "Sorrow",
    tap { text = "Flip this.", effect = function(this) flip(this) end },
    back = { name = "Rage", always { attack = 1, text = "You have +1 attack." } },
  },
}

return character {
  name = "Changeling", hp = 2, attack = 1,
  tap { text = "Flip this.", effect = function(this) flip(this) end },
  back = {
    name = "Revealed Changeling", hp = 3, attack = 2,
    paid { cost = { coins = 1 }, text = "1¢: flip this.", effect = function(this) flip(this) end },
  },
}

-- A text of the set, filled with one of its constants (`constants` in set.lua).
return loot {
  name = "Consolation Prize", copies = 2,
  play {
    text = fill(gain_text, { n = prize }),
    effect = function(you) gain_coins(you, prize) end,
  },
}

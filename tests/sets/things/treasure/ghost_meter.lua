return treasure {
  name = "Ghost Meter",
  always { text = "You have +1 attack for each spirit outside the game.",
           attack = function() return count(a_card { pile = outside, tag = "spirit" }) end },
}

-- A number can be a function. It must not change anything.
return treasure {
  name = "Popcorn Bucket",
  always {
    attack = function() return count(a_card { pile = discard.loot, tag = "snack" }) // 2 end,
    text = "You have +1 attack for every 2 snacks in the loot discard.",
  },
}

return treasure {
  name = "Heavy Boots",
  always {
    text = "You have +1 HP while you have 5 or more items.",
    hp = function(you) return you.items >= 5 and 1 or 0 end,
  },
}

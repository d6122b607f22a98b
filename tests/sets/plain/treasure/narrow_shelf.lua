return treasure {
  name = "Narrow Shelf",
  always {
    attack = 1, given = function(you) return count(an_item { of = you }) >= 6 end,
    text = "You can't have more than 6 items. With 6, you have +1 attack.",
  },
}

return treasure {
  name = "Jealousy",
  always {
    of = an_item { where = function(it) return it.controller ~= nil and count(a_soul { of = it.controller }) >= 2 end },
    loses = abilities, text = "Items of players with 2 or more soul cards lose their abilities.",
  },
}

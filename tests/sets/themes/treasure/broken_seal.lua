return treasure {
  name = "Broken Seal", copies = 3, tags = { "relic" },
  tap { text = "If you control 3 relics, you win.",
        given = function(you) return count(an_item { of = you, tag = "relic" }) >= 3 end, effect = function(you) win(you) end },
}

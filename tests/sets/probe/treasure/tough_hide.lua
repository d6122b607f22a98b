return treasure {
  name = "Tough Hide",
  change { event = death, of = a_monster, may = true, text = "You may prevent the death of a monster.",
           effect = function(event) prevent(event) end },
}

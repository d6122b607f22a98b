return loot {
  name = "Pep Talk",
  play { text = "Put a counter on a fighter.", target = an_item { fighter = true },
         effect = function(target) add_counters(target, 1) end },
}

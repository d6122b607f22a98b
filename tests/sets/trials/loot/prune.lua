return loot {
  name = "Prune",
  play { text = "Destroy an item with 2 or more counters.",
         target = an_item { where = function(it) return it.counters >= 2 end },
         effect = function(target) destroy(target) end },
}
